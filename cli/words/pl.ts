import { plural } from '@miskatonic/kernel'
import type { CliWords } from './index.ts'

const list = (values: readonly string[]): string => values.join(', ')
const shown = (value: number, digits = 0): string =>
  value.toLocaleString('pl', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const percent = (share: number, digits: number): string => `${shown(100 * share, digits)} %`
const form = plural('pl')
const games = (count: number): string => `${shown(count)} ${form(count, 'gra', 'gry', 'gier')}`

export const pl: CliWords = {
  usage: {
    byDefault: 'domyślnie',
    outputLost: (why) => `Nie można zapisać wyniku: ${why}.`,
    help: { en: 'show this help', pl: 'pokaż tę pomoc' },
    options: 'opcje',
    commands: 'Polecenia:',
    more: 'Więcej o poleceniu: dodaj do niego --help.',
    unknownCommand: (name, known) => `Nie ma polecenia „${name}”. Są: ${list(known)}.`,
    unknownOption: (name, known) => `Nie ma tu opcji ${name}. Są: ${list(known)}.`,
    unknownSetting: (name, game, known) => `Gra ${game} nie ma opcji ${name}. Ma: ${list(known)}.`,
    noValueWanted: (name) => `Opcja ${name} nie przyjmuje wartości.`,
    valueMissing: (name, value) => `Opcja ${name} wymaga wartości: ${value}.`,
    badValue: (name, value, known) =>
      `Opcja ${name} nie może mieć wartości „${value}”. Możliwe: ${list(known)}.`,
    notANumber: (name, value) => `Opcja ${name} wymaga liczby całkowitej, a „${value}” nią nie jest.`,
    outOfRange: (name, value, least, most) =>
      `Opcja ${name} nie może mieć wartości ${value}. Może to być liczba całkowita od ${least} do ${most}.`,
    writeWhere: '--write wymaga pliku, do którego zapisać wynik: --file.',
    tooMuch: (text) => `Nie wiadomo, co znaczy tu „${text}”.`,
    fileMissing: 'Podaj plik z zapisaną grą.',
    unknownSeat: (seat, known) => `Nie ma miejsca „${seat}”. Są: ${list(known)}.`,
    noSuchMoment: (number, last) => `Liczba decyzji w tej grze: ${last}; nie ma w niej chwili ${number}.`,
  },

  refusals: {
    'undo-rule': 'Tego nie można cofnąć: zgodnie z zasadami gry ten wybór jest wiążący.',
    'undo-chance': 'Tego nie można cofnąć: od tej pory rozstrzygnęły już kości albo karty.',
    'undo-seen': 'Tego nie można cofnąć: ktoś dowiedział się przez to czegoś nowego.',
    'nothing-to-undo': 'Nie ma czego cofać.',
    'save-truncated': 'W tym zapisie gry brakuje końca: plik został ucięty.',
    'save-malformed': 'Ten plik nie jest zapisem gry.',
    'save-altered': 'Ten zapis gry zmieniono po utworzeniu: suma kontrolna się nie zgadza.',
    'save-other-format': 'Ten zapis gry utworzyła inna wersja programu.',
    'save-other-rules':
      'Tę grę rozgrywano według innej wersji zasad i nie można jej dokończyć według obecnych.',
    'save-unplayable': 'Decyzji z tego zapisu nie da się rozegrać.',
    'unknown-game': 'To zapis gry, której tu nie ma.',
    'luck-unknown': 'Nie ma w nim, z czego powstał los, więc nie ma czego sprawdzać.',
    'luck-false': 'Jego los nie powstał z tej tajemnicy i tych części, które podaje.',
    'luck-of-file':
      'Ta gra została wczytana z pliku: jej los pochodzi z tego pliku i nie wiadomo, z czego powstał.',
  },

  files: {
    missing: (file) => `Nie ma pliku ${file}.`,
    unreadable: (file, why) => `Nie można odczytać pliku ${file}: ${why}.`,
    cannotBeWritten: (file, why) => `Nie można zapisać pliku ${file}: ${why}.`,
    malformed: (file) => `Plik ${file} nie zawiera tego, czego tu trzeba.`,
    unwritable: (why) => `Nie udało się zapisać gry: ${why}. Można grać dalej, ale gra przepadnie.`,
    refused: (file, why) => `${file}: ${why} Plik pozostaje bez zmian.`,
    exists: (file) => `Plik ${file} już istnieje. „zapisz! …” go zastąpi.`,
    none: 'Nie ma jeszcze zapisanych gier.',
    heading: 'Zapisane gry, od najnowszej (wczytaj <numer>):',
    entry: (name, when) => `${name}  (${when})`,
    nothingToResume: (folder) => `W ${folder} nie ma gry do wznowienia.`,
  },

  verify: {
    commitment: (hash: string) => `Pokazano przed grą   ${hash}`,
    isSame: 'To ten sam skrót, który masz zapisany.',
    isOther: (noted: string) => `To NIE jest skrót, który masz zapisany (${noted}): to inna gra.`,
    part: (seat: string, part: string) => `Dołożone z miejsca ${seat}   ${part}`,
    noParts: 'Nikt nie dołożył własnej części.',
    made: (seat, part) => `Dołożone przez stół za ${seat}, bo gra tam program   ${part}`,
    source: {
      seats:
        'Czyj to los: stołu i graczy. Wszyscy zobowiązali się do swoich części, zanim pokazano którąkolwiek.',
      earlier:
        'Czyj to los: stołu i graczy. Stół otwarto we wcześniejszej wersji: gracze nie zobowiązywali się do swoich części.',
      fork: 'Czyj to los: samego stołu. Gra toczy się dalej od wcześniejszej chwili innego stołu; ten układ przyjmujemy na wiarę.',
      file: 'WCZYTANA: ten stół otwarto z pliku. Los pochodzi z pliku: kto go miał, mógł go znać albo sam wybrać.',
    },
    holds: (choices: number, numbers: number) =>
      `Rozegrano od nowa: decyzji ${choices}, liczb losowych ${numbers}; każde tasowanie i każdy rzut się zgadzają.`,
    older: {
      result: (version, choices, numbers) =>
        `Zapisano według wersji ${version} zasad, rozegrano od nowa według obecnych: decyzji ${choices}, liczb losowych ${numbers}, ten sam koniec. Końcowego układu nie porównano, bo dziś zapisuje się go inaczej.`,
      choices: (version, choices, numbers) =>
        `Zapisano według wersji ${version} zasad, rozegrano od nowa według obecnych: przy tym losie (liczb losowych ${numbers}) wszystkie decyzje (${choices}) są dozwolone. Końcowego układu nie porównano, bo dziś zapisuje się go inaczej.`,
    },
  },

  play: {
    seed: (seed) => `Ziarno ${seed}: z --seed ${seed} i tymi samymi ustawieniami zacznie się ta sama gra.`,
    howTo:
      'Wpisz numer opcji. Enter: cała plansza. ?: co nie jest możliwe.\nTakże: cofnij, dziennik, zasada, pomoc, koniec.',
    prompt: (name, question) => `${name}: ${question}`,
    alsoMay: (name) => `Może się wtrącić ${name}:`,
    stepIn: 'Ktoś chce się wtrącić? „miejsce p2” oddaje ekran tej osobie.',
    nothingToChoose: (name) => `${name}: nie ma teraz nic do wyboru.`,
    curtain: (name) => `Teraz patrzy tylko ${name}.`,
    pressEnter: 'Naciśnij Enter, kiedy nikt inny nie patrzy.',
    noSuchOption: (text, last) =>
      last === 1 ? `Nie ma opcji ${text}; jest tylko 1.` : `Nie ma opcji ${text}; są od 1 do ${last}.`,
    notUnderstood: (text) => `Nie wiadomo, co znaczy „${text}”. Wpisz numer opcji albo „pomoc”.`,
    refusedHeading: 'Co nie jest teraz możliwe i według której zasady („zasada <numer>” ją pokaże):',
    refusedNone: 'Nic, czego można by się spodziewać, nie jest teraz zabronione.',
    refusedNoMatch: (text) => `Nic z tego, co teraz zabronione, nie pasuje do „${text}”.`,
    possible: (label) => `To jest możliwe: ${label}.`,
    ruleUnknown: (rule) => `W księdze zasad nie ma zasady ${rule}.`,
    ruleMissing: 'Która zasada? Na przykład: zasada 170.',
    undone: (label) => `Cofnięto: ${label}.`,
    logEmpty: 'Jeszcze nic się nie wydarzyło.',
    logMore: (hidden) => `… wcześniejszych decyzji: ${hidden}; „dziennik wszystko” pokaże całość.`,
    seatMissing: (seats) => `Które miejsce? Są: ${list(seats)}.`,
    languageMissing: 'Który język? język pl albo język en.',
    savedAs: (file) => `Zapisano: ${file}`,
    loaded: (file) => `Wczytano: ${file}`,
    goodbye: (resume) => `Gra jest zapisana. Ciąg dalszy: ${resume}`,
    goodbyeUnsaved: 'Gry nie udało się zapisać.',
    over: 'Koniec gry.',
    watchAgain: (file) => `Cała gra do przeczytania: npm run replay -- ${file}`,
    help: [
      '<numer>           wybierz opcję',
      '?                 co nie jest teraz możliwe i dlaczego',
      '? <tekst>         to samo, ale tylko to, co pasuje do tekstu, np. „? most” albo „? RC-170”',
      'zasada <numer>    zasada z księgi zasad',
      'cofnij            cofnij ostatnią decyzję, dopóki nikt nie wie przez nią więcej',
      'plansza           plansza (także: Enter)',
      'ręka              co ma na ręce ten, kto teraz decyduje',
      'dziennik          co się ostatnio wydarzyło („dziennik wszystko”: całość)',
      'miejsce <miejsce> oddaj ekran innej osobie, która chce się wtrącić',
      'zapisz <nazwa>    zapisz kopię; gra i tak zapisuje się po każdej decyzji',
      'wczytaj           lista zapisanych gier; „wczytaj <numer>” albo „wczytaj <plik>” otwiera jedną z nich',
      'język <pl|en>     zmień język',
      'koniec            zapisz i wyjdź',
    ].join('\n'),
  },

  serve: {
    addresses: ([here, ...network]) =>
      [
        `Serwer działa: ${here}`,
        ...network.map((address) => `Z innych urządzeń w twojej sieci: ${address}`),
      ].join('\n'),
    data: (folder) => `Gry są przechowywane w ${folder}`,
    howToStop: 'Aby zatrzymać: Ctrl+C',
    stopping: 'Zapisywanie i zatrzymywanie … (jeszcze raz Ctrl+C: natychmiast)',
    backedUp: (file, where) => `Zapisano: ${file}\nAby do tego wrócić: npm run restore -- ${where}${file}`,
    whereTo: 'Podaj plik, do którego zapisać kopię.',
  },

  data: {
    intact: (tables, rows) => `Nic nie jest uszkodzone (stoły: ${shown(tables)}, wiersze: ${shown(rows)}).`,
    damaged: (damaged, tables) =>
      `Uszkodzone stoły: ${shown(damaged)} z ${shown(tables)}. Pozostałe działają. Aby wrócić do kopii zapasowej: npm run restore -- <plik>`,
    whichBackup: 'Podaj kopię zapasową, którą przywrócić.',
    movedAside: (folder) => `Stara baza danych leży teraz w ${folder}`,
    fromAndTo: 'Podaj, skąd i dokąd przenieść stoły: --from <folder> --to postgres://… albo odwrotnie.',
    moved: (tables, rows, sum) =>
      `Przeniesiono i porównano (stoły: ${shown(tables)}, wiersze: ${shown(rows)}, SHA-256 całości: ${sum}). Linki nadal działają.`,
    restored: (tables, folder) => `Przywrócono do ${folder} (stoły: ${shown(tables)}).`,
  },

  replay: {
    opening: 'Na początku:',
    choice: (number, name, label) => `${number}. ${name}: ${label}`,
    hidden: (number, name) => `${number}. ${name} podejmuje decyzję.`,
    notOver: (choices) => `Na razie tyle; liczba decyzji: ${choices}.`,
  },
  progress: {
    games: (done, total) => `gry: ${shown(done)} z ${shown(total)}`,
    perSecond: (rate) => `${shown(rate, rate < 10 ? 2 : 0)} gier/s`,
    left: (clock) => `zostało ${clock}`,
    failed: (count) => `z błędem: ${shown(count)}`,
  },

  lab: {
    gameMissing: (known) => `Podaj grę do rozegrania. Są: ${list(known)}.`,
    unknownGame: (id, known) => `Nie ma gry „${id}”. Są: ${list(known)}.`,
    unknownSetting: (flag, name, known) => `${flag}: gra nie ma opcji „${name}”. Ma: ${list(known)}.`,
    notASetting: (text) => `--set wymaga nazwy i wartości, nazwa=wartość, a „${text}” nie ma obu.`,
    settingTwice: (name) => `Opcję gry „${name}” podano dwa razy.`,
    noGames: 'Trzeba rozegrać co najmniej 1 grę: --games 1.',
    impossible: (why) => `Te opcje nie pasują do siebie: ${why}.`,
    sameFile: (file) => `--json i --svg nie mogą trafić do tego samego pliku ${file}.`,
    leftOut: (cell, why) => `Pominięto: ${cell} (${why}).`,
    stopping: 'Kończenie rozpoczętych gier … (jeszcze raz Ctrl+C: natychmiast)',
    stoppedEarly: 'Przerwano przed końcem; oto, co rozegrano.',
    nothingPlayed: 'Przerwano, zanim skończyła się choć jedna gra.',
    heading: (title, version, player, seed) =>
      `${title}, wersja zasad ${version}, gracz ${player}, ziarno „${seed}”`,
    games,
    roundsPerGame: (mean) => `rund: ${shown(mean, 1)}`,
    choicesPerGame: (mean) => `decyzji w grze: ${shown(mean, 1)}`,
    perThread: (rate) => `${shown(rate)} gier/s na wątek`,
    columns: {
      games: 'gry',
      share: 'udział',
      interval: 'przedział 95 %',
      won: 'wygrane',
      choices: 'decyzje',
    },
    howEnded: 'jak się kończyły',
    victory: 'wygrana',
    total: (count, seconds, workers, rate) =>
      `${games(count)}, ${shown(seconds, 1)} s, wątki: ${workers}; ${shown(rate)} gier/s`,
    written: (file) => `Zapisano: ${file}`,
    number: shown,
    percent,
    interval: (low, high) => `${shown(100 * low, 2)} – ${percent(high, 2)}`,
    plot: {
      title: (game) => `${game}: jak często się wygrywa i jak się kończy`,
      each: (count) => `w każdym wierszu ${count}`,
      player: (name) => `gracz: ${name}`,
      version: (version) => `wersja zasad ${version}`,
      seed: (seed) => `ziarno ${seed}`,
      rows: 'Gry',
      won: 'Wygrane, z przedziałem 95 %',
      ended: 'Jak kończyły się gry',
      scale: 'udział gier',
      otherEndings: 'inne zakończenia',
    },
  },
}
