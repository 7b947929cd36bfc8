import { inPolish } from '../../words.ts'
import type { en } from './en.ts'

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const list = (names: readonly string[]): string => names.join(', ')

export const pl: typeof en = {
  close: 'Zamknij',
  cancel: 'Anuluj',

  refusal: (code) =>
    ({
      offline: 'Brak połączenia. Nic nie zostało wysłane; spróbuj, gdy połączenie wróci.',
      lost: 'Połączenie zerwało się przed odpowiedzią. Twój wybór mógł nie dotrzeć: spróbuj jeszcze raz.',
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
      'no-such-moment': 'W tej grze nie było takiej chwili.',
      'not-your-eyes': 'Dopóki gra trwa, wstecz można patrzeć tylko własnymi oczami.',
      'no-such-proposal': 'Nikt już o to nie prosi.',
      archived: 'Tę grę rozegrano według dawniejszych zasad. Można ją tylko oglądać.',
      'not-exported': 'Nie udało się pobrać zapisu gry z serwera.',
      'too-fast': 'Za szybko. Odczekaj chwilę.',
      'too-slow': 'To trwa dłużej, niż pozwala serwer.',
      'too-busy': 'Serwer ma za dużo pracy. Spróbuj za chwilę.',
      'too-many': 'Za często jak na jedną godzinę. Spróbuj później.',
      'too-many-words':
        'Nic więcej nie da się tu powiedzieć: czat tego stołu jest pełny albo w ostatniej minucie padło za dużo słów.',
      'table-full':
        'Dziennik tego stołu jest pełny. Spójrz wstecz i zagraj dalej od tej chwili przy nowym stole.',
      'storage-full': 'Serwer nie zapisze dziś nic więcej z twojego adresu. Spróbuj jutro.',
      'name-taken': 'Ktoś inny przy tym stole ma to imię albo prawie takie samo.',
      'other-side': 'Znasz już drugą stronę tej gry: jej tajemnice zostają na swoim miejscu.',
      'not-gone': 'Tego gracza nie ma jeszcze zbyt krótko.',
      'not-replaced': 'Przy tym stole nikogo się nie zastępuje.',
      'talk-is-open': 'Zasady tej gry każą mówić na głos.',
      'no-team': 'W tej grze nie ma stron, do których można by mówić.',
      'being-revealed': 'Gra właśnie się zaczyna.',
      'wrong-part': 'To nie ta część losu, do której się zobowiązano.',
      'rules-broken': 'Z tym wyborem coś poszło nie tak. Nic się nie zmieniło; zgłoś nam, proszę, ten błąd.',
    })[code],

  seatNumber: (n) => `Miejsce ${n}`,
  titleYourTurn: (title) => `● Twoja kolej – ${title}`,

  areas: {
    strip: 'Co zagraża',
    board: 'Plansza',
    people: 'Postacie',
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
    waiting: 'Czekamy na decyzję',
    waitingFor: (names) => list(names),
    stepIn: (who) => `${who} może zareagować`,
    youMayStepIn: 'Możesz zareagować',
    watching: 'Oglądasz tę grę.',
    nobody: 'To miejsce jest wolne. Gra poczeka, aż ktoś na nim usiądzie.',
    gone: (who, since) => `${who} – ${since}.`,
    notPossible: 'Teraz nie można',
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
    onBoard: (n) => `Do wyboru: ${n}. Wskaż podświetlone na planszy albo wybierz tutaj.`,
    unpick: (label) => `${label}: wybierz inaczej`,
    outdated: 'Łączę się ponownie…',
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
    past: 'Oglądasz przebieg gry. Wróć do bieżącej chwili, żeby grać.',
    over: 'Gra jest skończona.',
    othersDecide: (names) => `Teraz decyduje: ${list(names)}.`,
    otherQuestion: (question) => `Teraz chodzi o coś innego: ${question}`,
    cannot: 'Tu nie można',
    point: 'Wskaż pozostałym',
    pointed: (name, what) => `${name} wskazuje: ${what}`,
  },

  travel: {
    far: (steps, actions) =>
      `Odległość: ${steps} ${inPolish(steps, 'krok', 'kroki', 'kroków')}` +
      (actions === 0 ? '.' : `, ${actions} ${inPolish(actions, 'akcja', 'akcje', 'akcji')}.`),
    go: (steps, actions) =>
      `Idź tam: ${steps} ${inPolish(steps, 'krok', 'kroki', 'kroków')}` +
      (actions === 0 ? '' : `, ${actions} ${inPolish(actions, 'akcja', 'akcje', 'akcji')}`),
  },

  curtain: {
    title: (who) => who,
    text: 'Oddaj urządzenie. Podnieś kurtynę, gdy nikt inny nie patrzy.',
    lift: (who) => `To ja, ${who}`,
  },

  chat: {
    empty: 'Nikt jeszcze nic nie powiedział.',
    readers: 'Czytają wszyscy przy stole.',
    readersOfTeam: 'Słowa do swojej strony czyta tylko ona, wszystkie inne – każdy.',
    aloud: 'Zasady tej gry każą mówić na głos: druga strona wszystko przeczyta.',
    to: 'Kto to przeczyta',
    whom: { all: 'Wszyscy', team: 'Moja strona' },
    whispered: 'do swoich',
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

  seatNews: {
    somebody: 'Ktoś',
    taken: (who, seat) => `${who} siada do gry: ${seat}.`,
    'taken-over': (who, seat, was) => `${who} gra dalej za: ${was} (${seat}).`,
    left: (who, seat) => `${who} zwalnia miejsce: ${seat}.`,
    linked: (by, seat, was) => `${by} tworzy nowy link do miejsca: ${seat}. Poza grą: ${was}.`,
    linkedFree: (by, seat) => `${by} tworzy link do wolnego miejsca: ${seat}.`,
    handed: (who, seat) => `${who} przekazuje miejsce: ${seat}. Usiądzie na nim, kto pierwszy otworzy link.`,
    away: (who, seat) => `${who} odchodzi od stołu: ${seat}.`,
    returned: (who, seat) => `${who} wraca do stołu: ${seat}.`,
    'no-part': (who, seat) =>
      `${who} nie pokazuje swojej części losu: miejsce ${seat} jest znów wolne, a strona każdego gracza losuje nową część.`,
    assigned: (seat) => `Teraz gra program: ${seat}.`,
    unassigned: (seat) => `Program już nie gra: ${seat}.`,
    'gave-up': (seat) => `Program zawiódł i zwalnia miejsce: ${seat}.`,
  },

  undo: {
    title: 'Cofnąć?',
    seen: 'Od tamtej pory wyszło na jaw:',
    askSelf: 'Tego już nie zapomnisz, ale to twój stół.',
    yes: 'Cofnij',
    asked: (names) => `Czekamy na zgodę: ${list(names)}`,
    refused: (name) => `Brak zgody: ${name}.`,
    voided: 'Gra poszła dalej; prośba jest nieaktualna.',
    done: 'Cofnięto.',
  },

  proposal: {
    undo: (who, what) => `${who} prosi o cofnięcie${what === undefined ? ' decyzji' : `: ${what}`}`,
    rewind: (who, number) => `${who} proponuje grać dalej od decyzji ${number}, przy nowym stole`,
    because: (code) =>
      ({
        'undo-rule': 'Zasady tej gry nie pozwalają cofnąć takiego wyboru.',
        'undo-chance': 'Od tamtej pory rozstrzygnęły już kości albo karty.',
        'undo-seen': 'Od tamtej pory coś wyszło na jaw.',
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
    playOnText: 'Od tej chwili zacznie się gra przy nowym stole. Ten zostanie bez zmian.',
    close: 'Wróć do gry',
    decides: (who) => `Decyduje ${who}`,
    opening: 'Początek',
  },

  text: {
    title: 'Stół w słowach',
    help: 'Wszystko, co leży na stole. Tekst zmienia się razem z grą.',
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
    made: 'dołożone przez stół za program',
    verify: 'Sprawdź na zapisie gry',
  },

  verdict: {
    checking: 'Sprawdzam los…',
    fair: 'Los był uczciwy: wszystkie pieczęcie pasują, twoja część też tu jest, a cała gra rozgrywa się od nowa tak samo.',
    unseen:
      'Cała gra rozgrywa się od nowa przy tym losie. To urządzenie nie widziało pieczęci przed grą, więc nic więcej nie powie.',
    earlier:
      'Cała gra rozgrywa się od nowa przy tym losie. Stół otwarto we wcześniejszej wersji, bez pieczęci graczy.',
    fork: 'Ten stół poszedł dalej od wcześniejszej chwili innego stołu: odtąd los jest jego własny.',
    file: 'Tę grę wczytano: jej los pochodzi z pliku, a kto miał plik, mógł go znać albo sam wybrać.',
    unchecked:
      'Losu nie udało się teraz sprawdzić. Zapisz grę i sprawdź ją na stronie „Czy los był uczciwy?”.',
    faults: {
      secret: 'LOS NIE BYŁ UCZCIWY: sekret stołu nie pasuje do pieczęci pokazanej przed grą.',
      part: (who) => `LOS NIE BYŁ UCZCIWY: część gracza ${who} nie pasuje do pieczęci pokazanej przed grą.`,
      'own-part': (who) => `LOS NIE BYŁ UCZCIWY: twojej własnej części (${who}) tu nie ma albo ją zmieniono.`,
      file: 'LOS NIE BYŁ UCZCIWY: gry nie da się rozegrać od nowa przy losie, który stół pokazuje.',
    },
  },

  gathering: {
    invite: 'Zaproś innych',
    inviteText:
      'Kto otworzy ten link, zajmie wolne miejsce, na własnym telefonie lub komputerze. Konto nie jest potrzebne.',
    take: 'Usiądź tutaj',
    yourName: 'Twoje imię',
    watching: (n) =>
      `${inPolish(n, 'Ogląda', 'Oglądają', 'Ogląda')} ${n} ${inPolish(n, 'osoba', 'osoby', 'osób')}`,
  },

  seats: {
    title: 'Miejsca i linki',
    you: 'ty',
    online: 'przy stole',
    offline: 'poza stołem',
    awayFor: (minutes) =>
      minutes < 1
        ? 'poza stołem'
        : minutes < 120
          ? `poza stołem od ${minutes} min`
          : `poza stołem od ${Math.floor(minutes / 60)} godz.`,
    playMyself: 'Zagram za tego gracza',
    playMyselfHelp: 'Grasz dalej za tę osobę. Jej link przestaje działać; wszyscy się o tym dowiedzą.',
    free: 'wolne',
    taken: 'zajęte',
    rename: 'Zmień imię',
    noneFree: 'Wszystkie miejsca są zajęte: oglądasz grę.',
    inviteHere: 'Zaproś',
    linkHelp: 'Tworzy link do tego miejsca. Usiądzie tu ten, kto go otworzy.',
    save: 'Zapisz',
    leave: 'Zwolnij miejsce',
    leaveSure: 'Zwolnić to miejsce? Będzie mógł je zająć ktoś inny.',
    handOver: 'Przekaż',
    handOverHelp:
      'Tworzy nowy link do tego miejsca. Kto go otworzy, siada tutaj; twój dotychczasowy przestaje działać.',
    replace: 'Zastąp tę osobę',
    replaceHelp: 'Tworzy nowy link do tego miejsca. Dotychczasowy gracz odchodzi od stołu.',
    assign: (program) => `Niech zagra ${program}`,
    assignHelp: 'Na tym miejscu gra program. Widzi tylko to, co widziałaby tu osoba.',
    unassign: 'Odbierz miejsce',
    gaveUp: (program, seat) => `${sentence(program)} rezygnuje. Wolne miejsce: ${seat}.`,
    look: 'Patrz tymi oczami',
    invite: 'Zaproszenie',
    watch: 'Dla widzów',
    watchHelp: 'Pozwala oglądać, nic więcej.',
    mine: 'Moje miejsce na innym urządzeniu',
    mineHelp: 'Otwiera twoje miejsce gdzie indziej. Nie dawaj go nikomu: kto go ma, gra za ciebie.',
    copy: 'Kopiuj link',
    copied: 'Link skopiowany.',
    notCopied: 'Nie udało się skopiować linku. Oto on:',
    share: 'Udostępnij',
    make: 'Utwórz nowy link',
    makeHelp: 'Stary przestanie działać.',
    shareText: (title) => `Jest wolne miejsce przy stole: ${title}`,
    wish: 'Kiedy nie moja kolej',
    wishes: {
      ask: 'Zawsze mnie pytaj',
      turn: 'Nie w tej turze',
      pass: 'Pasuj za mnie',
      until: 'Pasuj, aż coś się stanie',
      only: 'Pytaj mnie tylko, gdy coś się stało',
    },
    spare: {
      turn: 'Nie w tej turze',
      until: 'Dopiero gdy stanie się coś poważnego',
      only: 'Odtąd tylko po czymś poważnym',
      isSpared: 'Gra nie pyta o twoje reakcje.',
      again: 'Pytaj mnie znowu',
    },
    wishHelp: {
      ask: 'Gra czeka zawsze, gdy możesz coś zagrać.',
      turn: 'Do końca tej tury gra cię nie pyta.',
      pass: 'Gra nigdy nie pyta cię o zagrania poza twoją turą.',
      until: 'Gra cię nie pyta, dopóki nie stanie się coś poważnego.',
      only: 'Po czymś poważnym gra pyta cię raz, a potem dopiero następnym razem.',
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
    howTo: 'Jak grać',
    rules: 'Zasady',
    settings: 'Ustawienia',
    theme: 'Światło',
    themes: { dark: 'Noc', light: 'Dzień' },
    fullscreen: 'Cały ekran',
    leave: 'Do lobby',
    leaveHelp: 'Gra jest zapisana; wróć, kiedy chcesz.',
    sound: 'Dźwięk',
    forkedFrom: (number) => `Przy tym stole toczy się dalej gra od decyzji ${number} przy innym.`,
  },

  banners: {
    moment: 'Chwileczkę…',
    connecting: 'Łączę…',
    offline: 'Brak połączenia. Stół czeka; próbujemy dalej.',
    noNetwork: 'Nie masz sieci. Gra ruszy, gdy sieć wróci.',
    archived: 'Tę grę rozegrano według dawniejszych zasad. Można ją oglądać, ale nie dokończyć.',
    notKept:
      'Ta przeglądarka niczego nie przechowuje (okno prywatne?). Gra przepadnie, gdy zamkniesz stronę; zapisz ją do pliku.',
    saved: 'Oglądasz zapisaną grę.',
    imported: 'Gra wczytana: jej los pochodzi z pliku, a zakryte karty mogą być komuś znane.',
    known: 'Zakryte karty mogą być komuś znane: ta gra toczy się dalej od wcześniejszej chwili innej.',
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
    'table-removed': {
      title: 'Stół został usunięty',
      text: 'Przy tym stole długo, zwykle przez rok, nic się nie działo, więc serwer go usunął. Gry zapisane w plikach nadal można otworzyć.',
    },
    'table-damaged': {
      title: 'Stół jest uszkodzony',
      text: 'Zapis tego stołu na serwerze jest uszkodzony. Osoba, która prowadzi serwer, może to sprawdzić albo przywrócić kopię zapasową.',
    },
    archived: {
      title: 'Dawne zasady',
      text: 'Ten stół rozłożono według zasad, których tu już nie ma, i nic się przy nim jeszcze nie wydarzyło.',
    },
    other: {
      title: 'Nie można otworzyć stołu',
      text: 'Coś jest z nim nie tak.',
    },
  },
  takeOver: 'Graj tutaj',
  reopen: 'Otwórz ponownie',
  toLobby: 'Wróć do lobby',
  loading: 'Przygotowuję stół…',

  keys: {
    title: 'Klawiatura',
    rows: [
      ['1 … 9', 'wybierz'],
      ['↑ ↓ ← →', 'od jednej możliwości do drugiej'],
      ['Enter', 'zatwierdź zaznaczoną'],
      ['Spacja', 'główny przycisk; w trakcie pokazu: pomiń'],
      ['P', 'zatrzymaj to, co się dzieje, albo wznów'],
      ['.', 'o jedno zdarzenie dalej'],
      ['Esc', 'zamknij, pomiń albo cofnij ostatnią część wyboru'],
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
    tryIt: 'Twój ruch: na planszy albo przyciskiem poniżej.',
    here: 'tutaj',
    nudge: 'Jeszcze nie. Najpierw to, o co prosi lekcja.',
    leave: 'Przerwij lekcję',
    playOn: 'Graj dalej',
    done: 'Koniec lekcji. Teraz to twoja gra.',
  },
}
