import { inPolish } from '../../words.ts'
import type { en } from './en.ts'

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const list = (names: readonly string[]): string => names.join(', ')

export const pl: typeof en = {
  close: 'Zamknij',
  cancel: 'Anuluj',

  refusal: (code) =>
    ({
      offline: 'Brak połączenia. Nic nie zostało wysłane; spróbuj, gdy łączność wróci.',
      lost: 'Połączenie zerwało się, zanim przyszła odpowiedź, i nic nie wskazuje, że dotarło. Spróbuj jeszcze raz.',
      'not-your-seat': 'To nie twoje miejsce.',
      'seat-taken': 'Ktoś właśnie zajął to miejsce.',
      'not-invited': 'Ten link nie pozwala usiąść do gry. Poproś gospodarza o zaproszenie.',
      'host-only': 'To może zrobić tylko gospodarz stołu.',
      'no-program': 'Na tym miejscu gra już człowiek.',
      'already-begun': 'Gra już się zaczęła.',
      'not-begun': 'Gra jeszcze się nie zaczęła.',
      'not-offered': 'Tego nie można teraz zrobić.',
      'not-your-decision': 'Teraz decyduje ktoś inny.',
      'game-over': 'Gra jest skończona.',
      'nothing-to-undo': 'Nie ma czego cofać.',
      'no-such-moment': 'Nie ma takiej chwili w tej grze.',
      'not-your-eyes': 'Dopóki gra trwa, wstecz można patrzeć tylko własnymi oczami.',
      'no-such-proposal': 'Nikt już o to nie prosi.',
      archived: 'Tę grę rozegrano według dawniejszych zasad. Można ją tylko oglądać.',
      'not-exported': 'Serwer nie wydał zapisu gry.',
      'too-fast': 'Za szybko. Odczekaj chwilę.',
      'too-slow': 'To trwa dłużej, niż pozwala serwer.',
      'too-busy': 'Serwer ma za dużo pracy. Spróbuj za chwilę.',
      'too-many': 'Za często jak na jedną godzinę. Spróbuj później.',
      'too-many-words':
        'Nic więcej nie da się tu powiedzieć: czat tego stołu jest pełny albo w ostatniej minucie padło za dużo słów.',
      'table-full':
        'Dziennik tego stołu jest pełny. Spójrz wstecz i zagraj dalej od tej chwili przy nowym stole.',
      'name-taken': 'Ktoś inny przy tym stole ma to imię albo prawie takie samo.',
      'rules-broken': 'Zasady potknęły się o ten wybór. Nic się nie zmieniło; zgłoś nam, proszę, ten błąd.',
    })[code],

  seatNumber: (n) => `Miejsce ${n}`,
  titleYourTurn: (title) => `● Twoja kolej – ${title}`,

  areas: {
    strip: 'Co zagraża',
    board: 'Plansza',
    people: 'Badacze',
    hand: 'Ręka',
    piles: 'Stosy',
    prompt: 'Pytanie',
    log: 'Dziennik',
    chat: 'Rozmowa',
    beside: 'Dziennik i rozmowa',
    tools: 'Narzędzia',
  },

  tools: {
    home: 'Lobby',
    undo: 'Cofnij',
    replay: 'Spójrz wstecz',
    text: 'Jako tekst',
    menu: 'Menu',
    seats: 'Miejsca i linki',
    keys: 'Klawiatura',
  },

  prompt: {
    waiting: 'Czekamy',
    waitingFor: (names) => list(names),
    stepIn: (who) => `${who} może się wtrącić`,
    youMayStepIn: 'Możesz się wtrącić',
    watching: 'Oglądasz tę grę.',
    notPossible: 'Teraz niemożliwe',
    skip: 'Pomiń',
    options: 'Co możesz zrobić',
    rule: (rule) => `Zasada ${rule}`,
    rules: 'Zasady do tego pytania',
    more: 'Pokaż możliwości',
    fewer: 'Mniej',
    moreOf: 'Więcej',
    less: 'Ukryj możliwości',
    confirm: {
      title: 'Na pewno?',
      text: 'Tego nie da się cofnąć.',
      yes: 'Tak',
      no: 'Jeszcze nie',
    },
    outdated: 'Czekamy na połączenie …',
  },

  story: {
    controls: 'To, co się dzieje',
    pause: 'Pauza',
    resume: 'Dalej',
    step: 'Krok',
    pace: (times: number) => `Tempo: ${times} ×. Zmień`,
  },

  film: {
    run: 'Puść film',
    stop: 'Zatrzymaj po tej turze',
  },

  menuOf: {
    nothing: 'Nic się tu teraz nie da zrobić.',
    cannot: 'Tu niemożliwe',
    point: 'Wskaż pozostałym',
    pointed: (name, what) => `${name} wskazuje: ${what}`,
  },

  curtain: {
    title: (who) => who,
    text: 'Oddaj urządzenie. Podnieś kurtynę, gdy nikt inny nie patrzy.',
    lift: (who) => `To ja, ${who}`,
  },

  chat: {
    empty: 'Nikt jeszcze nic nie powiedział. Czytają wszyscy przy stole.',
    readers: 'Czytają wszyscy przy stole.',
  },

  log: {
    empty: 'Jeszcze nic się nie wydarzyło.',
    cut: 'To nie początek dziennika. Całą grę pokaże spojrzenie wstecz.',
    earlier: 'Wcześniejsze wpisy',
    undone: (who, what) => `${who} cofa${what === undefined ? ' decyzję.' : `: ${what}`}`,
    undoneByConsent: (who, what) =>
      `Za zgodą wszystkich ${who} cofa${what === undefined ? ' decyzję.' : `: ${what}`}`,
    takenBack: 'cofnięte',
    rewound: (who, number) => `${who} gra dalej od decyzji ${number} przy innym stole.`,
    said: 'Powiedz coś',
    saidTo: 'Powiedz coś przy stole',
    send: 'Wyślij',
    newest: 'Do najnowszych',
    spectator: 'Widz',
    spectatorNamed: (name) => `${name} (widz)`,
  },

  undo: {
    title: 'Cofnąć?',
    seen: 'Od tamtej pory wyszło na jaw:',
    askSelf: 'Nie da się tego odwidzieć, ale to twój stół.',
    yes: 'Cofnij',
    asked: (names) => `Czekamy na zgodę: ${list(names)}`,
    refused: (name) => `Brak zgody: ${name}.`,
    voided: 'Gra poszła dalej; prośba jest nieaktualna.',
    done: 'Cofnięto.',
  },

  proposal: {
    undo: (who) => `${who} prosi o cofnięcie decyzji`,
    rewind: (who, number) => `${who} proponuje grać dalej od decyzji ${number}, przy nowym stole`,
    because: (code) =>
      ({
        'undo-rule': 'Zasady tej gry nie pozwalają cofnąć takiego wyboru.',
        'undo-chance': 'Od tamtej pory rozstrzygnęły już kości albo karty.',
        'undo-seen': 'Od tamtej pory ktoś zobaczył coś nowego.',
        'not-your-choice': 'Nie była to własna decyzja tej osoby.',
        'others-play': 'Ten stół zostaje, jak jest; przy nowym każdy dostaje swoje miejsce.',
      })[code] ?? '',
    since: 'Cofnięte zostanie:',
    yes: 'Zgoda',
    no: 'Nie',
    moved: 'Przechodzimy do nowego stołu.',
  },

  lookback: {
    title: 'Spojrzenie wstecz',
    at: (number, last) => `Decyzja ${number} z ${last}`,
    slider: 'Chwila gry',
    first: 'Na początek',
    previous: 'Krok wstecz',
    next: 'Krok naprzód',
    last: 'Na koniec',
    play: 'Odtwarzaj',
    pause: 'Zatrzymaj',
    eyes: 'Czyimi oczami',
    everybody: 'To, co widzą wszyscy',
    playOn: 'Graj dalej od tej chwili',
    playOnText: 'Od tej chwili zacznie się nowy stół. Ten pozostanie, jaki jest.',
    close: 'Wróć do gry',
    decides: (who) => `Decyduje ${who}`,
    opening: 'Początek',
  },

  text: {
    title: 'Stół w słowach',
    help: 'Wszystko, co leży na stole. Tekst podąża za grą, dopóki jest otwarty.',
    of: (full, all) => `${full} z ${all}`,
  },

  outcome: {
    won: 'Zwycięstwo',
    lost: 'Klęska',
    of: (n, all) => `${n} z ${all}`,
    over: 'Koniec gry',
    lookBack: 'Spójrz wstecz',
    again: 'Zagraj jeszcze raz',
    lobby: 'Lobby',
    toTable: 'Obejrzyj stół',
    luck: 'Czy los był uczciwy?',
    luckText:
      'Przed grą stół pokazał poniższą pieczęć. Teraz pokazuje swój sekret: SHA-256 z sekretu daje tę samą pieczęć. Z sekretu i z tego, co dodały miejsca, da się odtworzyć każde tasowanie i każdy rzut.',
    seal: 'Pieczęć pokazana przed grą',
    secret: 'Sekret stołu',
    parts: 'Co dodały miejsca',
    verify: 'Sprawdź na zapisie gry',
  },

  gathering: {
    lead: 'Stół czeka. Kto gdzie siada?',
    seats: 'Miejsca',
    invite: 'Zaproś innych',
    inviteText:
      'Kto otworzy ten link, zajmie wolne miejsce, na własnym telefonie lub komputerze. Konto nie jest potrzebne.',
    links: 'Inne linki',
    take: 'Usiądź tutaj',
    yourName: 'Twoje imię',
    begin: 'Zacznij grę',
    waitForHost: 'Gospodarz zacznie, gdy wszyscy będą na miejscu.',
    waitForSeats: (free) =>
      `${inPolish(free, 'Wolne jest jeszcze', 'Wolne są jeszcze', 'Wolnych jest jeszcze')} ${free} ${inPolish(free, 'miejsce', 'miejsca', 'miejsc')}. Wolne miejsce nie zagra.`,
    settings: 'Ta gra',
    luck: 'Los, który można sprawdzić',
    luckText:
      'Stół wylosował sekret i już teraz pokazuje jego pieczęć, więc nie może go potem podmienić. Każde miejsce może dorzucić coś od siebie. Wszystkie tasowania i rzuty biorą się z obu naraz: nikt nimi nie pokieruje, a po grze każdy może je sprawdzić.',
    seal: 'Pieczęć stołu (SHA-256)',
    part: 'Twoja część losu',
    partHelp: 'Cokolwiek. Jeśli ci wszystko jedno, zostaw, co jest.',
    partOf: (who) => `Dodane przez: ${who}`,
    addPart: 'Dodaj',
    added: 'Dodano',
    watching: (n) =>
      `${inPolish(n, 'Ogląda', 'Oglądają', 'Ogląda')} ${n} ${inPolish(n, 'osoba', 'osoby', 'osób')}`,
  },

  seats: {
    title: 'Miejsca i linki',
    you: 'ty',
    online: 'przy stole',
    offline: 'poza stołem',
    free: 'wolne',
    taken: 'zajęte',
    rename: 'Zmień imię',
    linkFor: (seat) => `Zrób link: ${seat}`,
    save: 'Zapisz',
    leave: 'Zwolnij miejsce',
    leaveSure: 'Zwolnić to miejsce? Będzie mógł je zająć ktoś inny.',
    handOver: 'Przekaż',
    handOverHelp:
      'Tworzy nowy link do tego miejsca. Kto go otworzy, siada tutaj; twój dotychczasowy przestaje działać.',
    replace: 'Daj komuś innemu',
    replaceHelp: 'Tworzy nowy link do tego miejsca. Kto siedział tu dotąd, wstaje od stołu.',
    assign: (program) => `Niech zagra ${program}`,
    assignHelp: 'Na tym miejscu gra program. Widzi tylko to, co widziałaby tu osoba.',
    unassign: 'Odbierz miejsce',
    gaveUp: (program, seat) => `${sentence(program)} rezygnuje. Wolne miejsce: ${seat}.`,
    look: 'Patrz tymi oczami',
    invite: 'Zaproszenie',
    watch: 'Dla widzów',
    watchHelp: 'Pozwala oglądać, nic więcej.',
    mine: 'Moje miejsce na innym urządzeniu',
    mineHelp: 'Otwiera twoje miejsce gdzie indziej. Kto go ma, gra za ciebie.',
    copy: 'Kopiuj link',
    copied: 'Link skopiowany.',
    notCopied: 'Nie udało się skopiować linku. Oto on:',
    share: 'Udostępnij',
    make: 'Zrób nowy link',
    makeHelp: 'Stary przestanie działać.',
    shareText: (title) => `Jest wolne miejsce przy stole: ${title}`,
    wish: 'Kiedy nie moja kolej',
    wishes: {
      ask: 'Zawsze mnie pytaj',
      pass: 'Pasuj za mnie',
      until: 'Pasuj, aż coś się stanie',
    },
    wishHelp: {
      ask: 'Gra czeka zawsze, gdy możesz coś zagrać.',
      pass: 'Nikt nie pyta cię o zagrania poza twoją turą.',
      until: 'Nikt cię nie pyta, aż stanie się coś poważnego.',
    },
  },

  menu: {
    title: 'Menu',
    export: 'Zapisz do pliku',
    report: 'Zgłoś błąd',
    reportText:
      'Cała gra razem z twoją notatką trafi do pliku, który możesz nam wysłać. Są w nim wszystkie decyzje, więc także to, co było ukryte.',
    reportNote: 'Co poszło nie tak?',
    reportSave: 'Zapisz zgłoszenie',
    rules: 'Zasady',
    settings: 'Ustawienia',
    theme: 'Światło',
    themes: { dark: 'Noc', light: 'Dzień' },
    fullscreen: 'Cały ekran',
    leave: 'Do lobby',
    leaveHelp: 'Gra jest zapisana; wróć, kiedy chcesz.',
    sound: 'Dźwięk',
    forkedFrom: (number) => `Ten stół ciągnie grę od decyzji ${number} innego stołu.`,
  },

  banners: {
    connecting: 'Łączymy …',
    offline: 'Brak połączenia. Stół czeka; próbujemy dalej.',
    noNetwork: 'Nie masz sieci. Gra ruszy, gdy sieć wróci.',
    archived: 'Tę grę rozegrano według dawniejszych zasad. Można ją oglądać, ale nie dokończyć.',
    notKept:
      'Ta przeglądarka niczego nie przechowuje (okno prywatne?). Gra przepadnie, gdy zamkniesz stronę; zapisz ją do pliku.',
    saved: 'Oglądasz zapisaną grę.',
    watching: 'Oglądasz tę grę jako widz.',
  },

  trouble: {
    'unknown-table': {
      title: 'Nie ma takiego stołu',
      text: 'Pod tym adresem nie ma stołu. Mógł zostać usunięty albo link jest niepełny.',
    },
    'bad-key': {
      title: 'Klucz nie pasuje',
      text: 'Ten link nie otwiera już stołu. Poproś o nowy.',
    },
    'open-elsewhere': {
      title: 'Otwarte w innej karcie',
      text: 'Ten stół jest otwarty w innej karcie albo oknie. Prowadzić go można z jednego miejsca naraz.',
    },
    'not-saved': {
      title: 'Nie zapisano',
      text: 'Ostatniej zmiany nie udało się zapisać. Otwórz stół jeszcze raz; jest taki jak przedtem.',
    },
    'table-damaged': {
      title: 'Stół jest uszkodzony',
      text: 'Zapis tego stołu na serwerze jest uszkodzony. Osoba, która prowadzi serwer, może to sprawdzić albo przywrócić kopię zapasową.',
    },
    archived: {
      title: 'Dawne zasady',
      text: 'Ten stół nakryto według zasad, których tu już nie ma, i nic się przy nim jeszcze nie wydarzyło.',
    },
    other: {
      title: 'Nie można otworzyć stołu',
      text: 'Coś jest z nim nie tak.',
    },
  },
  takeOver: 'Graj tutaj',
  reopen: 'Otwórz ponownie',
  toLobby: 'Wróć do lobby',
  loading: 'Nakrywamy do stołu …',

  keys: {
    title: 'Klawiatura',
    rows: [
      ['1 … 9', 'wybierz'],
      ['↑ ↓ ← →', 'od jednej możliwości do drugiej'],
      ['Enter', 'zatwierdź zaznaczoną'],
      ['Spacja', 'główny przycisk; w trakcie pokazu: pomiń'],
      ['P', 'zatrzymaj to, co się dzieje, albo wznów'],
      ['.', 'o jedno zdarzenie dalej'],
      ['Esc', 'zamknij albo pomiń'],
      ['U', 'cofnij'],
      ['L', 'dziennik'],
      ['T', 'stół w słowach'],
      ['R', 'spójrz wstecz'],
      ['?', 'ta pomoc; na planszy: co da się tam zrobić'],
      ['+ − 0', 'bliżej, dalej, cała plansza'],
    ],
  },

  learn: {
    title: 'Pierwsza gra',
    at: (step, last) => `Lekcja · ${step} z ${last}`,
    next: 'Dalej',
    back: 'Wstecz',
    tryIt: 'Spróbuj: na planszy albo poniżej.',
    here: 'tutaj',
    nudge: 'Jeszcze nie. Najpierw to, o co prosi lekcja.',
    leave: 'Przerwij lekcję',
    playOn: 'Graj dalej',
    done: 'Koniec lekcji. Teraz to twoja gra.',
  },
}
