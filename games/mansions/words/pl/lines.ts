import type {
  InvestigatorId,
  KeeperAction,
  Lock,
  MonsterKind,
  MythosCard,
  Obstacle,
  SearchItem,
  Spell,
  TraumaCard,
} from '../../content/ids.ts'

/** Narrative lines of the cards. They have no effect on the rules (MM-829). */

export const mythos: Readonly<Record<MythosCard, string>> = {
  'creaking-floor': 'W całym domu jedna deska skrzypi głośniej niż inne i właśnie na niej stoisz.',
  'sudden-gust': 'Wszystkie płomienie w pokoju kładą się naraz.',
  'slamming-door': 'Zamykają się cicho, a potem ktoś się o nie opiera.',
  'whispers-in-the-walls': 'Nie mówią do ciebie. Mówią o tobie.',
  'loose-stair': 'Jest o jeden stopień mniej, niż ci wyszło z rachunku.',
  'falling-shelves': 'Półka wychyla się, żeby zobaczyć, co czytasz.',
  'wrong-reflection': 'W lustrze jesteś odrobinę spóźnionym odbiciem.',
  'the-light-fails': 'Nie gaśnie. Odchodzi gdzie indziej.',
  'numb-hands': 'Chłód wychodzi z kamienia i bierze cię za palce.',
  thorns: 'Przed chwilą żywopłot nie był tak blisko ścieżki.',
  rats: 'Przebiegają ci po butach, jakby były już spóźnione.',
  'foul-air': 'Zapałka pali się niebiesko, potem mało, potem wcale.',
  'strange-skies': 'Znasz te gwiazdy. Nie są na swoich miejscach.',
  'something-underfoot': 'Miękkie miejsce w ziemi ma guziki.',
  'stopped-watch': 'Pokazuje minutę, o której przekroczono ten próg.',
  'the-same-minute': 'Te drzwi już się przed tobą otwierały. Otwierają się właśnie teraz.',
  chime: 'Czujesz uderzenie w zębach i czekasz na następne.',
  'secret-appointment': 'W kieszeni karteczka, twoje własne pismo: *Przyjdź bez nikogo. Nie mów nikomu.*',
  'missing-minute': 'Stoisz przy oknie. Przed chwilą stało tam puste krzesło.',
  sedation: 'Małe, ostre ukłucie i głos, który mówi *no już*.',
  'carbolic-fog': 'Oczy ci łzawią. Ktoś coś zmywa.',
  'a-hand-from-the-bed': 'Łóżko jest posłane. Dłoń wysuwa się spod kapy.',
  'your-own-file': 'Na etykiecie jest twoje nazwisko, a atrament zbrązowiał ze starości.',
  'cold-draught': 'Ciągnie z wnętrza ściany.',
  'wet-footprints': 'Prowadzą do twoich pięt.',
  'spring-tide': 'Fala się nie łamie. Po prostu nie przestaje nadchodzić.',
  'brine-in-the-lamp': 'Knot pryska, a światło zielenieje i opada.',
  'drowned-voice': 'Muszla przy uchu; zna te same piosenki, co ty.',
  'paper-cut': 'Strona ma krawędź i ma na ciebie ochotę.',
  marginalia: '*Tu przewróci kartkę*, dopisał ktoś ołówkiem, a kartka właśnie się przewraca.',
  'the-exhibit-moves': 'Liczysz je jeszcze raz. Cokół jest pusty.',
  overdue: 'Rewers z dzisiejszą datą, wystawiony na ciebie.',
  'standing-corn': 'Rząd za rzędem, a każdy kończy się w tym, od którego zaczynasz.',
  'grace-is-said': 'Głowa ci się pochyla razem z innymi. Wcale tego nie chcesz.',
  'the-scythe-falls': 'Na tym gwoździu wisiała od czterdziestu lat.',
}

export const traumas: Readonly<Record<TraumaCard, string>> = {
  'broken-arm': 'Najpierw to słyszysz, potem czujesz.',
  'broken-leg': 'Zgina się tam, gdzie nie ma stawu.',
  'back-injury': 'Coś na dole pleców puszcza, jak lina.',
  concussion: 'Pokój obraca się dalej, choć ty już stoisz.',
  'demoralizing-injury': 'Siadasz, patrzysz na krew, a jest jej bardzo dużo.',
  'hearing-loss': 'Jeden wysoki dźwięk, a za nim nic.',
  'loss-of-vision': 'Kształty. Lampa w obręczy. Potem już tylko obręcz.',
  'torn-ligament': 'Da się iść. Ledwie, ale się da.',
  panic: 'Decydują nogi.',
  'the-only-way-out': 'Nagle wszystko jest bardzo jasne i całkiem proste.',
  'turn-on-them': 'Widzisz ich takimi, jakimi są. Dziwisz się, że dopiero teraz.',
  'shared-delusion': '*Nie ruszać się*, mówisz, i wszyscy też to widzą.',
  'afraid-to-be-alone': 'Mówisz bez przerwy, żeby ktoś tu był.',
  paranoia: 'Szeptali. Przestali.',
  claustrophobia: 'Ściany trzymają dłonie płasko na twoim płaszczu.',
  nyctophobia: 'Ciemność nie jest pusta. Wstrzymuje oddech.',
  hallucinations: 'Są tam trzecie drzwi. Zawsze były tam trzecie drzwi.',
  catatonia: 'Za chwilę wstaniesz.',
  amnesia: 'Było na to słowo. Było słowo na ciebie.',
  obsession: 'Coś tu umknęło. Jest w tym pokoju. Na pewno jest w tym pokoju.',
  hysteria: 'To już śmiech, i nie możesz znaleźć jego końca.',
}

/** Backs of the character cards. */
export const lives: Readonly<Record<InvestigatorId, string>> = {
  'ashcan-pete':
    'Spał w czterdziestu stanach, a w dwóch się bał. Powie ci, że chodzi za robotą. Pies wie, za czym chodzi naprawdę, i idzie kawałek przed nim.',
  'gloria-goldberg':
    'Wydawca sądzi, że ona to zmyśla. Ona to spisuje, następnego ranka, najszybciej jak może, bo co zapisane, to już nie wraca.',
  'harvey-walters':
    'Trzydzieści lat za katedrą i zrozumiał, że jednej półki w bibliotece nie ustawiono, tylko odsunięto poza zasięg ręki. Ostatnio coraz częściej potrzebuje drabiny.',
  'jenny-barnes':
    'Wróciła z Paryża do siostry, która nie wyszła po nią na statek. Był kufer, był list i był policjant, któremu było przykro. Kupiła dwa pistolety i przestała chodzić na przyjęcia.',
  'joe-diamond':
    'Na szyldzie ma *Dochodzenia*. Przeważnie chodzi o mężów. W sprawie, która kosztowała go wspólnika, nie chodziło; ta teczka wciąż leży otwarta na biurku, ze szklanką na wierzchu.',
  'kate-winthrop':
    'Kiedyś coś przeszło przez jej aparaturę i zabrało profesora, który stał obok. Nie nazwała tego duchem. Nazwała to wynikiem i zamierza go powtórzyć.',
  'michael-mcglen':
    'W jego fachu człowiek się uczy poznawać, kiedy ktoś się go nie boi. To, co tamtej nocy wyszło spod mola, nie było człowiekiem, i odtąd mało o czym innym myśli.',
  'sister-mary':
    'Biskup przeniósł ją do Arkham, bo widziała za dużo. Chciał dobrze. Napisała do niego, żeby podziękować i prosić o jeszcze trochę oliwy.',
}

/** Read when a Lock or Obstacle is turned over (MM-148). */
export const doors: Readonly<Record<Lock | Obstacle, string>> = {
  'lock-brass': 'Mosiężny zamek, nowszy od drzwi.',
  'lock-iron': 'Żelazne sztaby, żelazna płyta i dziurka od klucza długa jak kciuk.',
  'lock-jammed': 'Klamka ustępuje. Te drzwi od dawna czekały, żeby kogoś rozczarować.',
  'lock-nailed': 'Deski i jeszcze raz deski; a gwoździe wbito z tej strony.',
  'lock-combination': 'Cztery kółeczka z malowanymi znakami. Ktoś bał się włamywaczy, którzy umieją czytać.',
  'lock-tumbler': 'Obraca się, szczęka i wraca, jakby się namyślał.',
  'lock-wired':
    'Nie ma klamki; jest płytka, szklany paciorek i dwa druty. Brzęczy na nucie, którą czuć w plombach.',
  'lock-rune': 'Kamienne listewki w kamiennej ramie. Kiedyś leżały w porządku, a porządek coś mówił.',
  'lock-dread': 'Drzwi są otwarte. Nie one cię powstrzymują.',
  'lock-frozen': 'Biało aż po nadproże. Dłoń przywiera.',
  'lock-sigil': 'Kreda na deskach, świeża, jakby ktoś dopiero wstał z kolan.',
  'ob-strongbox': 'Kasetka przykręcona do podłogi, z baterią w brzuchu.',
  'ob-suitcase': 'Walizka spakowana w pośpiechu i zamknięta starannie.',
  'ob-desk': 'Wszystkie szuflady poza jedną wysuwają się, puste.',
  'ob-cabinet': 'Stal, szarość, cztery szuflady i nie twoja sprawa.',
  'ob-casket': 'Szkatuła cała rzeźbiona w listewki, które chodzą pod kciukiem.',
  'ob-cipher': 'Fryz w dziewięciu częściach. Opowiada historię, ale nie w tej kolejności.',
  'ob-rubble': 'Leży tu połowa sufitu. Za nią jest pusto.',
}

export const items: Readonly<Record<SearchItem, string>> = {
  'brass-key': 'Palce pachną po nim monetami.',
  'iron-key': 'Długi jak dłoń i zimniejszy, niż powinien.',
  'magic-phrase': 'Jedenaście sylab. Okazuje się, że poruszasz ustami.',
  'pry-bar': 'Dwie stopy dobrych argumentów.',
  sledgehammer: 'Gdy go rozbujać, dalej idzie sam.',
  axe: 'Ostrze lśni. Ktoś używał jej dzisiaj.',
  'kitchen-knife': 'Ze stojaka; środkowego brakowało już wcześniej.',
  'bone-saw': 'Drobne zęby, dobrze utrzymane.',
  sabre: 'Prezent od pułku. Naostrzono ją później.',
  'fire-poker': 'Porządne żelazo z hakiem.',
  revolver: 'Pięć komór pełnych, a szósta była potrzebna właścicielowi.',
  shotgun: 'Nie wymaga od ciebie celności.',
  lantern: 'Mała okrągła kraina, w której coś widać.',
  sedative: '*Tylko jedna*, mówi etykieta, dwa razy.',
  whiskey: 'Odwaga, jedenastoletnia.',
  'first-aid-kit': 'Szarpie, jodyna, karta agrafek i instrukcja na wypadek utonięcia.',
  'fire-bucket': 'Piasek, niedopałki i nadzieja.',
  'cult-robes': 'Pasują. Wolałoby się, żeby nie.',
  rope: 'Trzydzieści stóp i węzeł, którego lepiej nie rozplątywać.',
  'warding-stone': 'Robi się ciepły, zanim wiadomo dlaczego.',
  'silver-hourglass': 'Piasek idzie w górę.',
  'ruby-of-rlyeh': 'Ma puls albo ma twój.',
  'brass-cylinder': '*Ostrożnie na schodach*, mówi.',
  'nameless-cults': 'Żelazne klamry, czarna skóra, lista poprzednich właścicieli z datami.',
  'de-vermis-mysteriis': 'Coś przegryzło się przez nią na wylot i ruszyło do następnego tomu.',
  'vail-almanac': 'Pływy, zaćmienia i dzień śmierci czytelnika, zostawiony do wpisania.',
  'koss-casebook': 'Od początku do końca życzliwy charakter pisma.',
  harpoon: 'Wzdłuż drzewca napis: *Hester*.',
  'signal-flare': 'Do użycia w niebezpieczeństwie.',
  'nell-carrow': 'Siedem lat, mokra po kolana i wcale się nie boi.',
  'unreturned-volume': 'Cięższy niż na poprzednim zakręcie.',
  'rock-salt': 'Dla bydła; i na to drugie.',
}

export const keeperActions: Readonly<Record<KeeperAction, string>> = {
  'command-minion': '*Ty. Tam. Już.*',
  'creatures-of-the-night': 'Zostawiasz uchylone drzwi i pozwalasz, by samo znalazło drogę.',
  'uncontrollable-urges': 'Dłoń zaciska się na szkle, a jest to własna dłoń.',
  'take-sample': '*To nie potrwa nawet minuty*, mówią; i nie trwa.',
  'summon-worshippers': 'Gdzieś na dole ktoś otwiera na pukanie.',
  pyromaniac: 'Zapach nafty; i ktoś nuci.',
  'raise-dead': 'Leżało na boku. Teraz leży na plecach.',
  'evil-presence': 'Dom nabiera tchu i go nie wypuszcza.',
  darkness: 'Lampa pali się dalej i nic nie oświetla.',
  witchcraft: 'Trochę tego za trochę tamtego.',
  'dark-ritual': 'Doszli do miejsca, w którym nie wolno przerwać.',
  'lurker-in-the-walls': 'Kratka wisi na jednej śrubie.',
  'escaped-patient': 'Łóżko jest puste, a pas przegryziony.',
}

export const spells: Readonly<Record<Spell, string>> = {
  shrivelling: 'Myślisz o suchych liściach i wskazujesz.',
  binding: 'Węzeł zawiązany na niczym i mocno ściągnięty.',
  'blood-pact': 'Skądś musi się wziąć.',
  'quiet-the-mind': 'Pokój z zamkniętymi drzwiami, a w nim ty.',
}

export const monsters: Readonly<Record<MonsterKind, string>> = {
  cultist: 'Przynosi ci mleko. Nie życzy ci nic złego.',
  'cult-leader': 'Znasz ten głos. W niedziele czyta lekcję.',
  maniac: 'Tak bardzo się cieszy, że ktoś przyszedł.',
  witch: 'Jej cień odwraca się o chwilę za późno.',
  zombie: 'Ma na sobie najlepsze ubranie.',
  hound: 'Jest chudy i spragniony i szedł tu długą okrężną drogą.',
  chthonian: 'Podłoga mięknie; pachnie rozoraną ziemią.',
  'mi-go': 'Przechyla to, co ma zamiast głowy, i robi notatkę.',
  shoggoth: 'W sąsiednim pokoju jest go więcej.',
}

/** Read when nothing of interest is found; which line is shown has no effect. */
export const nothing = [
  'Kurz, a w kurzu ślady kogoś, kto szukał przed tobą.',
  'Szuflada sznurków, korków i kluczy do niczego.',
  'Przysięgasz, że coś tu było, patrzysz drugi raz i nie ma.',
  'Dziecięca rękawiczka. Chyba nic nie znaczy.',
  'Ćmy.',
  'Zegar, który słychać, a którego nie widać. Nieważne.',
] as const
