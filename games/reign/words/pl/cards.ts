import type { Investigator } from '../../cards/investigators.ts'
import type { OldOne } from '../../cards/old-ones.ts'
import type { Relic } from '../../cards/relics.ts'
import type { Person } from './names.ts'

/** What each card is called and what it does, in one line. */

interface InvestigatorWords extends Person {
  /** What each side of the card does. */
  sane: string
  insane: string
}

export const investigators: Record<Investigator, InvestigatorWords> = {
  detective: {
    name: 'Detektyw',
    genitive: 'Detektywa',
    dative: 'Detektywowi',
    accusative: 'Detektywa',
    instrumental: 'Detektywem',
    sane: 'Pieczętuje bramę o jedną wskazówkę taniej.',
    insane: 'Pieczętuje bramę o jedną wskazówkę taniej; wymiana wskazówek z nim kosztuje 2 akcje.',
  },
  doctor: {
    name: 'Lekarz',
    genitive: 'Lekarza',
    dative: 'Lekarzowi',
    accusative: 'Lekarza',
    instrumental: 'Lekarzem',
    sane: 'Ma 5 akcji.',
    insane: 'Ma 4 akcje.',
  },
  driver: {
    name: 'Kierowca',
    genitive: 'Kierowcy',
    dative: 'Kierowcy',
    accusative: 'Kierowcę',
    instrumental: 'Kierowcą',
    sane: 'W jednej akcji przechodzi jedno lub dwa miejsca; Ithaqua go nie zatrzyma.',
    insane: 'W jednej akcji przechodzi dokładnie dwa miejsca; Ithaqua go nie zatrzyma.',
  },
  hunter: {
    name: 'Łowczyni',
    genitive: 'Łowczyni',
    dative: 'Łowczyni',
    accusative: 'Łowczynię',
    instrumental: 'Łowczynią',
    sane: 'W jednej akcji pokonuje wszystkich kultystów w miejscu; jeden Shoggoth na turę kosztuje ją 1 akcję.',
    insane:
      'W jednej akcji pokonuje wszystkich kultystów w miejscu. Gdy pierwszy raz w turze wchodzi tam, gdzie ich nie ma, rzuca kością i może jednego ściągnąć.',
  },
  magician: {
    name: 'Iluzjonista',
    genitive: 'Iluzjonisty',
    dative: 'Iluzjoniście',
    accusative: 'Iluzjonistę',
    instrumental: 'Iluzjonistą',
    sane: 'W dowolnej chwili bez akcji wymienia relikty w tym samym miejscu; mieści 8 kart na ręce.',
    insane: 'Nie oddaje reliktów; w każdej swojej turze musi jakiś zagrać; nie rzuca za nie kością.',
  },
  occultist: {
    name: 'Okultystka',
    genitive: 'Okultystki',
    dative: 'Okultystce',
    accusative: 'Okultystkę',
    instrumental: 'Okultystką',
    sane: 'Za akcję przesuwa kultystę o jedno lub dwa miejsca, za 2 akcje Shoggotha o jedno.',
    insane: 'Za akcję przesuwa jednego lub dwóch kultystów, każdego o jedno miejsce.',
  },
  reporter: {
    name: 'Reporterka',
    genitive: 'Reporterki',
    dative: 'Reporterce',
    accusative: 'Reporterkę',
    instrumental: 'Reporterką',
    sane: 'Za dowolną wskazówkę jedzie, dokąd chce, a między przystankami bez wskazówki.',
    insane: 'Nie jeździ autobusem; raz na turę bierze z odrzuconych wskazówkę z miasta, w którym jest.',
  },
}

interface RelicWords {
  name: string
  genitive: string
  accusative: string
  effect: string
}

export const relics: Record<Relic, RelicWords> = {
  'alhazreds-flame': {
    name: 'Płomień Alhazreda',
    genitive: 'Płomienia Alhazreda',
    accusative: 'Płomień Alhazreda',
    effect: 'usuwa do 4 kultystów albo jednego Shoggotha, skądkolwiek.',
  },
  'alien-carving': {
    name: 'Rzeźba Obcych',
    genitive: 'Rzeźby Obcych',
    accusative: 'Rzeźbę Obcych',
    effect: 'ten, czyja jest tura, ma jeszcze 3 akcje.',
  },
  'bizarre-statue': {
    name: 'Dziwaczny posążek',
    genitive: 'Dziwacznego posążka',
    accusative: 'Dziwaczny posążek',
    effect: 'następnego etapu przywołania nie ma.',
  },
  'book-of-shadow': {
    name: 'Księga Cienia',
    genitive: 'Księgi Cienia',
    accusative: 'Księgę Cienia',
    effect: 'obejrzyj 4 następne karty z talii kart gry i odłóż je w dowolnej kolejności.',
  },
  'elder-sign': {
    name: 'Znak Starszych Bogów',
    genitive: 'Znaku Starszych Bogów',
    accusative: 'Znak Starszych Bogów',
    effect: 'w mieście z zapieczętowaną bramą nic nowego już się nie pojawi.',
  },
  'last-hourglass': {
    name: 'Ostatnia klepsydra',
    genitive: 'Ostatniej klepsydry',
    accusative: 'Ostatnią klepsydrę',
    effect: 'ten, czyja jest tura, bierze wskazówkę ze stosu odrzuconych.',
  },
  'mi-go-eye': {
    name: 'Oko Mi-go',
    genitive: 'Oka Mi-go',
    accusative: 'Oko Mi-go',
    effect: 'następna pieczęć kosztuje o jedną wskazówkę mniej.',
  },
  'seal-of-leng': {
    name: 'Pieczęć z Leng',
    genitive: 'Pieczęci z Leng',
    accusative: 'Pieczęć z Leng',
    effect: 'na zawsze ucisza jednego Przedwiecznego o stałym efekcie.',
  },
  'silver-key': {
    name: 'Srebrny klucz',
    genitive: 'Srebrnego klucza',
    accusative: 'Srebrny klucz',
    effect: 'badacz, którego jest tura, przenosi się w dowolne miejsce.',
  },
  'song-of-kadath': {
    name: 'Pieśń o Kadath',
    genitive: 'Pieśni o Kadath',
    accusative: 'Pieśń o Kadath',
    effect: 'każdy odzyskuje 1 żeton poczytalności albo jeden badacz wszystkie; bez rzutu.',
  },
  'warded-box': {
    name: 'Strzeżona skrzynka',
    genitive: 'Strzeżonej skrzynki',
    accusative: 'Strzeżoną skrzynkę',
    effect: 'do końca twojej następnej tury nikt nie rzuca na poczytalność; bez rzutu.',
  },
  'xaos-mirror': {
    name: 'Zwierciadło Xaosu',
    genitive: 'Zwierciadła Xaosu',
    accusative: 'Zwierciadło Xaosu',
    effect: 'wymień swoją wskazówkę na cudzą, gdziekolwiek jesteście.',
  },
}

interface OldOneWords {
  name: string
  accusative: string
  /** What the log says when it awakens. */
  story: string
  /** What its awakening does. */
  effect: string
  /** For those that last: what they do as long as they are awake. Azathoth is told with the number of cultists gone. */
  lasting?: string
  /** Its effect in a few words, for small cards. */
  inShort: string
}

export const oldOnes: Record<OldOne, OldOneWords> = {
  'atlach-nacha': {
    name: 'Atlach-Nacha',
    accusative: 'Atlach-Nachę',
    story: 'Każdy badacz przyjmuje kultystę albo traci żeton poczytalności.',
    effect: 'Każdy badacz przyjmuje kultystę albo traci 1 żeton poczytalności, byle nie ostatni.',
    inShort: 'Każdy: kultysta albo żeton.',
  },
  azathoth: {
    name: 'Azathoth',
    accusative: 'Azathotha',
    story: 'Grają cienkie flety i część kultu odchodzi za nimi poza świat.',
    effect: '3 kultystów na zawsze znika z puli. Jeśli tylu w niej nie ma, przegrywacie.',
    inShort: '3 kultystów mniej w puli.',
  },
  cthulhu: {
    name: 'Cthulhu',
    accusative: 'Cthulhu',
    story: 'Gwiazdy stoją tak, jak powinny.',
    effect: 'Przegrywacie.',
    inShort: 'Koniec.',
  },
  dagon: {
    name: 'Dagon',
    accusative: 'Dagona',
    story: 'Jego wyznawcy stają przy każdej bramie.',
    effect: 'Przy każdej z czterech bram, także zapieczętowanej, staje kultysta.',
    inShort: 'Kultysta przy każdej bramie.',
  },
  hastur: {
    name: 'Hastur',
    accusative: 'Hastura',
    story: 'Wyłania się nowy Shoggoth i wszystkie pełzną dalej.',
    effect: 'Z dna talii przywołania wyłania się Shoggoth, po czym rusza się każdy Shoggoth.',
    inShort: 'Nowy Shoggoth i ruch wszystkich.',
  },
  ithaqua: {
    name: 'Ithaqua',
    accusative: 'Ithaquę',
    story: 'Gdzie stoi dwóch kultystów, stamtąd nikt nie odejdzie pieszo, póki jeden nie padnie.',
    effect: 'Gdzie jest dwóch kultystów lub więcej, pokonaj jednego, zanim odejdziesz pieszo.',
    lasting: 'gdzie jest dwóch kultystów lub więcej, pokonaj jednego, zanim odejdziesz pieszo.',
    inShort: 'Od 2 kultystów nie odejdziesz.',
  },
  nyarlathotep: {
    name: 'Nyarlathotep',
    accusative: 'Nyarlathotepa',
    story: 'Bramy nie przepuszczają już badaczy.',
    effect: 'Badacze nie przechodzą już przez bramy.',
    lasting: 'badacze nie przechodzą przez bramy.',
    inShort: 'Bramy zamknięte.',
  },
  'shub-niggurath': {
    name: 'Shub-Niggurath',
    accusative: 'Shub-Niggurath',
    story: 'W czterech kolejnych miejscach słychać beczenie z ciemności.',
    effect: 'W 4 miejscach z dna talii przywołania pojawia się po kultyście.',
    inShort: 'Kultyści w 4 miejscach.',
  },
  'shudde-mell': {
    name: 'Shudde M’ell',
    accusative: 'Shudde M’ella',
    story: 'Pęka ziemia, a z nią umysły: drużyna traci poczytalność.',
    effect: 'Razem tracicie 3, 4 lub 5 żetonów poczytalności przy 2, 3 lub 4 graczach.',
    inShort: 'Drużyna traci poczytalność.',
  },
  tsathoggua: {
    name: 'Tsathoggua',
    accusative: 'Tsathogguę',
    story: 'Żąda ofiar: drużyna oddaje karty.',
    effect: 'Razem odrzucacie 2, 3 lub 4 karty przy 2, 3 lub 4 graczach.',
    inShort: 'Drużyna traci karty.',
  },
  yig: {
    name: 'Yig',
    accusative: 'Yiga',
    story: 'Każda pieczęć kosztuje odtąd o jedną wskazówkę więcej, z sąsiedniego miasta.',
    effect: 'Każda pieczęć kosztuje o jedną wskazówkę więcej, z sąsiedniego miasta.',
    lasting: 'każda pieczęć kosztuje o jedną wskazówkę więcej, z sąsiedniego miasta.',
    inShort: 'Pieczęć: +1 wskazówka.',
  },
  'yog-sothoth': {
    name: 'Yog-Sothoth',
    accusative: 'Yog-Sothotha',
    story: 'Odtąd relikty zagrywa tylko ten, czyja jest tura.',
    effect: 'Relikty zagrywa tylko ten, czyja jest tura.',
    lasting: 'relikty zagrywa tylko ten, czyja jest tura.',
    inShort: 'Relikty tylko w swojej turze.',
  },
}
