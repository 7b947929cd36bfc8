import type { Relic } from '../../content/cards.ts'
import type { Investigator } from '../../content/investigators.ts'
import type { OldOne } from '../../content/old-ones.ts'

/** What cards do, each in one line. */

export const abilities: Record<Investigator, { sane: string; insane: string }> = {
  detective: {
    sane: 'Pieczętuje bramę o jedną wskazówkę taniej.',
    insane: 'Pieczętuje bramę o jedną wskazówkę taniej; wymiana wskazówek z nim kosztuje 2 akcje.',
  },
  doctor: { sane: 'Ma 5 akcji.', insane: 'Ma 4 akcje.' },
  driver: {
    sane: 'W jednej akcji przechodzi jedno lub dwa miejsca; Ithaqua go nie zatrzyma.',
    insane: 'W jednej akcji przechodzi dokładnie dwa miejsca; Ithaqua go nie zatrzyma.',
  },
  hunter: {
    sane: 'W jednej akcji pokonuje wszystkich kultystów w miejscu; jeden Shoggoth na turę kosztuje ją 1 akcję.',
    insane:
      'W jednej akcji pokonuje wszystkich kultystów w miejscu. Gdy pierwszy raz w turze wchodzi tam, gdzie ich nie ma, rzuca kością i może jednego ściągnąć.',
  },
  magician: {
    sane: 'W dowolnej chwili bez akcji wymienia relikty w tym samym miejscu; mieści 8 kart na ręce.',
    insane: 'Nie oddaje reliktów; w każdej swojej turze musi jakiś zagrać; nie rzuca za nie kością.',
  },
  occultist: {
    sane: 'Za akcję przesuwa kultystę o jedno lub dwa miejsca, za 2 akcje Shoggotha o jedno.',
    insane: 'Za akcję przesuwa jednego lub dwóch kultystów, każdego o jedno miejsce.',
  },
  reporter: {
    sane: 'Za dowolną wskazówkę jedzie, dokąd chce, a między przystankami bez wskazówki.',
    insane: 'Nie jeździ autobusem; raz na turę bierze z odrzuconych wskazówkę z miasta, w którym jest.',
  },
}

export const effects: Record<Relic, string> = {
  'alhazreds-flame': 'usuwa do 4 kultystów albo jednego Shoggotha, skądkolwiek.',
  'alien-carving': 'ten, czyja jest tura, ma jeszcze 3 akcje.',
  'bizarre-statue': 'następnego etapu przywołania nie ma.',
  'book-of-shadow': 'obejrzyj 4 następne karty z talii kart gry i odłóż je w dowolnej kolejności.',
  'elder-sign': 'w mieście z zapieczętowaną bramą nic nowego już się nie pojawi.',
  'last-hourglass': 'ten, czyja jest tura, bierze wskazówkę ze stosu odrzuconych.',
  'mi-go-eye': 'następna pieczęć kosztuje o jedną wskazówkę mniej.',
  'seal-of-leng': 'na zawsze ucisza jednego Przedwiecznego o stałym efekcie.',
  'silver-key': 'badacz, którego jest tura, przenosi się w dowolne miejsce.',
  'song-of-kadath': 'każdy odzyskuje 1 żeton poczytalności albo jeden badacz wszystkie; bez rzutu.',
  'warded-box': 'do końca twojej następnej tury nikt nie rzuca na poczytalność; bez rzutu.',
  'xaos-mirror': 'wymień swoją wskazówkę na cudzą, gdziekolwiek jesteście.',
}

/** Of the Old Ones whose effect lasts. */
export const inEffect: Partial<Record<OldOne, string>> = {
  ithaqua: 'gdzie jest dwóch kultystów lub więcej, pokonaj jednego, zanim odejdziesz pieszo.',
  nyarlathotep: 'badacze nie przechodzą przez bramy.',
  yig: 'każda pieczęć kosztuje o jedną wskazówkę więcej, z sąsiedniego miasta.',
  'yog-sothoth': 'relikty zagrywa tylko ten, czyja jest tura.',
}

/** What each Old One does when it is turned up. */
export const awakenings: Record<OldOne, string> = {
  'atlach-nacha': 'Każdy badacz przyjmuje kultystę albo traci 1 żeton poczytalności, byle nie ostatni.',
  azathoth: '3 kultystów na zawsze znika z puli. Jeśli tylu w niej nie ma, przegrywacie.',
  cthulhu: 'Przegrywacie.',
  dagon: 'Przy każdej z czterech bram, także zapieczętowanej, staje kultysta.',
  hastur: 'Z dna talii przywołania wyłania się Shoggoth, po czym rusza się każdy Shoggoth.',
  ithaqua: 'Gdzie jest dwóch kultystów lub więcej, pokonaj jednego, zanim odejdziesz pieszo.',
  nyarlathotep: 'Badacze nie przechodzą już przez bramy.',
  'shub-niggurath': 'W 4 miejscach z dna talii przywołania pojawia się po kultyście.',
  'shudde-mell': 'Razem tracicie 3, 4 lub 5 żetonów poczytalności przy 2, 3 lub 4 graczach.',
  tsathoggua: 'Razem odrzucacie 2, 3 lub 4 karty przy 2, 3 lub 4 graczach.',
  yig: 'Każda pieczęć kosztuje o jedną wskazówkę więcej, z sąsiedniego miasta.',
  'yog-sothoth': 'Relikty zagrywa tylko ten, czyja jest tura.',
}

/** The same in a few words, for small cards. */
export const omens: Record<OldOne, string> = {
  'atlach-nacha': 'Każdy: kultysta albo żeton.',
  azathoth: '3 kultystów mniej w puli.',
  cthulhu: 'Koniec.',
  dagon: 'Kultysta przy każdej bramie.',
  hastur: 'Nowy Shoggoth i ruch wszystkich.',
  ithaqua: 'Od 2 kultystów nie odejdziesz.',
  nyarlathotep: 'Bramy zamknięte.',
  'shub-niggurath': 'Kultyści w 4 miejscach.',
  'shudde-mell': 'Drużyna traci poczytalność.',
  tsathoggua: 'Drużyna traci karty.',
  yig: 'Pieczęć: +1 wskazówka.',
  'yog-sothoth': 'Relikty tylko w swojej turze.',
}
