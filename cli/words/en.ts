const list = (values: readonly string[]): string => values.join(', ')
const shown = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const percent = (share: number, digits: number): string => `${shown(100 * share, digits)} %`

export const en = {
  usage: {
    byDefault: 'default',
    outputLost: (why: string) => `The output cannot be written: ${why}.`,
    help: { en: 'show this help', pl: 'pokaż tę pomoc' },
    options: 'options',
    commands: 'Commands:',
    more: 'More about a command: add --help to it.',
    unknownCommand: (name: string, known: readonly string[]) =>
      `There is no command "${name}". There are: ${list(known)}.`,
    unknownOption: (name: string, known: readonly string[]) =>
      `There is no option ${name} here. There are: ${list(known)}.`,
    unknownSetting: (name: string, game: string, known: readonly string[]) =>
      `The game ${game} has no option ${name}. It has: ${list(known)}.`,
    noValueWanted: (name: string) => `The option ${name} takes no value.`,
    valueMissing: (name: string, value: string) => `The option ${name} needs a value: ${value}.`,
    badValue: (name: string, value: string, known: readonly string[]) =>
      `The option ${name} cannot be "${value}". It can be: ${list(known)}.`,
    notANumber: (name: string, value: string) =>
      `The option ${name} needs a whole number, and "${value}" is none.`,
    outOfRange: (name: string, value: number, least: number, most: number) =>
      `The option ${name} cannot be ${value}. It can be a whole number from ${least} to ${most}.`,
    writeWhere: '--write needs the file to write to: --file.',
    tooMuch: (text: string) => `It is not clear what "${text}" means here.`,
    fileMissing: 'Name the file of a saved game.',
    unknownSeat: (seat: string, known: readonly string[]) =>
      `There is no seat "${seat}". There are: ${list(known)}.`,
    noSuchMoment: (number: number, last: number) =>
      `This game has ${last} choices; there is no moment ${number} in it.`,
  },

  /** What went wrong, by the code of the refusal. */
  refusals: {
    'undo-rule': 'This cannot be taken back: a rule of the game makes it binding.',
    'undo-chance': 'This cannot be taken back: dice or cards have decided something since.',
    'undo-seen': 'This cannot be taken back: somebody has seen something new because of it.',
    'nothing-to-undo': 'There is nothing to take back.',
    'save-truncated': 'The end of this saved game is missing: the file was cut off.',
    'save-malformed': 'This file is not a saved game.',
    'save-altered': 'This saved game was altered after it was written; its checksum does not fit.',
    'save-other-format': 'This saved game was written by another version of the program.',
    'save-other-rules':
      'This game was played by another version of the rules and cannot go on with the present ones.',
    'save-unplayable': 'The choices in this saved game cannot be played through.',
    'unknown-game': 'This is a saved game of a game that is not known here.',
    'luck-unknown': 'It does not say what its luck was made of, so there is nothing to check.',
    'luck-false': 'Its luck was not made of the secret and the parts that it names.',
    'luck-of-file':
      'This game was imported: its luck is that of the file it came from, and nothing says what that was made of.',
  } as Record<string, string>,

  files: {
    missing: (file: string) => `There is no file ${file}.`,
    unreadable: (file: string, why: string) => `The file ${file} cannot be read: ${why}.`,
    cannotBeWritten: (file: string, why: string) => `The file ${file} cannot be written: ${why}.`,
    malformed: (file: string) => `The file ${file} does not hold what is expected here.`,
    unwritable: (why: string) => `The game could not be saved: ${why}. You can go on, but it would be lost.`,
    refused: (file: string, why: string) => `${file}: ${why} The file is left as it is.`,
    exists: (file: string) => `${file} exists already. "save! …" replaces it.`,
    none: 'There are no saved games yet.',
    heading: 'Saved games, the latest first (load <number>):',
    entry: (name: string, when: string) => `${name}  (${when})`,
    nothingToResume: (folder: string) => `There is no game to resume in ${folder}.`,
  },

  verify: {
    commitment: (hash: string) => `Shown before the game   ${hash}`,
    isSame: 'It is the one you noted.',
    isOther: (noted: string) => `It is NOT the one you noted (${noted}): this is another game.`,
    part: (seat: string, part: string) => `Added by ${seat}   ${part}`,
    noParts: 'Nobody added a part of their own.',
    made: (seat: string, part: string) =>
      `Added for ${seat} by the table, because a program plays there   ${part}`,
    source: {
      seats: 'Whose luck: the table’s and the seats’. All of them committed to theirs before any was shown.',
      earlier:
        'Whose luck: the table’s and the seats’. The table was opened by an earlier version: the seats did not commit to their parts.',
      fork: 'Whose luck: the table’s alone. It went on from an earlier moment of another table; that position is taken on trust.',
      file: 'IMPORTED: this table was opened from a file. The luck is that of the file: anybody who had it could know it, or choose it.',
    },
    holds: (choices: number, numbers: number) =>
      `Played again: ${choices} choices, ${numbers} random numbers; every shuffle and die is as it was.`,
    older: {
      result: (version: string, choices: number, numbers: number) =>
        `Saved under version ${version} of the rules, replayed under the present ones: ${choices} choices, ${numbers} random numbers, the same end. The final position was not compared, because it is written differently now.`,
      choices: (version: string, choices: number, numbers: number) =>
        `Saved under version ${version} of the rules, replayed under the present ones: all ${choices} choices are legal with this luck (${numbers} random numbers). The final position was not compared, because it is written differently now.`,
    },
  },

  play: {
    seed: (seed: string) =>
      `Seed ${seed}: with --seed ${seed} and the same settings the same game begins again.`,
    howTo:
      'Type the number of an option. Enter: the whole board. ?: what is not possible.\nAlso: undo, log, rule, help, quit.',
    prompt: (name: string, question: string) => `${name}: ${question}`,
    alsoMay: (name: string) => `${name} may step in:`,
    stepIn: 'Somebody else wants to step in? "seat p2" hands the screen to that player.',
    nothingToChoose: (name: string) => `${name} has nothing to choose now.`,
    curtain: (name: string) => `Only ${name} should look now.`,
    pressEnter: 'Press Enter when nobody else is looking.',
    noSuchOption: (text: string, last: number) =>
      last === 1
        ? `There is no option ${text}; there is only 1.`
        : `There is no option ${text}; there are 1 to ${last}.`,
    notUnderstood: (text: string) => `"${text}" is not understood. Type the number of an option, or "help".`,
    refusedHeading: 'What is not possible now, and by which rule ("rule <number>" shows it):',
    refusedNone: 'Nothing that one might expect is forbidden now.',
    refusedNoMatch: (text: string) => `Nothing that is forbidden now matches "${text}".`,
    possible: (label: string) => `That is possible: ${label}.`,
    ruleUnknown: (rule: string) => `There is no rule ${rule} in the ledger.`,
    ruleMissing: 'Which rule? For example: rule 170.',
    undone: (label: string) => `Taken back: ${label}.`,
    logEmpty: 'Nothing has happened yet.',
    logMore: (hidden: number) => `… and ${hidden} earlier choices: "log all" shows everything.`,
    seatMissing: (seats: readonly string[]) => `Which seat? There are: ${list(seats)}.`,
    languageMissing: 'Which language? lang en or lang pl.',
    savedAs: (file: string) => `Saved: ${file}`,
    loaded: (file: string) => `Loaded: ${file}`,
    goodbye: (resume: string) => `The game is saved. To go on with it: ${resume}`,
    goodbyeUnsaved: 'The game could not be saved.',
    over: 'The game is over.',
    watchAgain: (file: string) => `To read the whole game again: npm run replay -- ${file}`,
    help: [
      '<number>        choose an option',
      '?               what is not possible now, and why',
      '? <text>        the same, only what matches the text, such as "? walk" or "? RC-170"',
      'rule <number>   a rule of the ledger',
      'undo            take back the last choice, while nobody knows more because of it',
      'board           the board (also: Enter)',
      'hand            what the player who is asked holds',
      'log             what happened lately ("log all": everything)',
      'seat <seat>     hand the screen to another player, who wants to step in',
      'save <name>     save a copy; the game is saved after every choice anyway',
      'load            list the saved games; "load <number>" or "load <file>" takes one up',
      'lang <pl|en>    change the language',
      'quit            save and leave',
    ].join('\n'),
  },

  serve: {
    addresses: ([here, ...network]: readonly string[]) =>
      [
        `The server is running: ${here}`,
        ...network.map((address) => `From other devices in your network: ${address}`),
      ].join('\n'),
    data: (folder: string) => `Games are kept in ${folder}`,
    howToStop: 'To stop: Ctrl+C',
    stopping: 'Saving and stopping … (Ctrl+C again: at once)',
    /** `where` names the store again, without its password. */
    backedUp: (file: string, where: string) =>
      `Saved: ${file}\nTo go back to it: npm run restore -- ${where}${file}`,
    whereTo: 'Name the file to write the copy to.',
  },

  data: {
    intact: (tables: number, rows: number) =>
      `Nothing is damaged (tables: ${shown(tables)}, rows: ${shown(rows)}).`,
    damaged: (damaged: number, tables: number) =>
      `Damaged tables: ${shown(damaged)} of ${shown(tables)}. All others can be used. To go back to a backup: npm run restore -- <file>`,
    whichBackup: 'Name the backup to restore.',
    movedAside: (folder: string) => `The old database was moved to ${folder}`,
    fromAndTo:
      'Say where the tables are and where to move them: --from <folder> --to postgres://…, or the other way round.',
    moved: (tables: number, rows: number, sum: string) =>
      `Moved, and compared (tables: ${shown(tables)}, rows: ${shown(rows)}, SHA-256 of everything: ${sum}). Links keep working.`,
    restored: (tables: number, folder: string) => `Restored into ${folder} (tables: ${shown(tables)}).`,
  },

  replay: {
    opening: 'At the beginning:',
    choice: (number: number, name: string, label: string) => `${number}. ${name}: ${label}`,
    hidden: (number: number, name: string) => `${number}. ${name} chooses.`,
    notOver: (choices: number) => `So far after ${choices} choices.`,
  },
  progress: {
    games: (done: number, total: number) => `${shown(done)} of ${shown(total)} games`,
    perSecond: (rate: number) => `${shown(rate, rate < 10 ? 2 : 0)} games/s`,
    left: (clock: string) => `${clock} left`,
    failed: (count: number) => `${shown(count)} failed`,
  },

  lab: {
    gameMissing: (known: readonly string[]) => `Name the game to play. There are: ${list(known)}.`,
    unknownGame: (id: string, known: readonly string[]) =>
      `There is no game "${id}". There are: ${list(known)}.`,
    unknownSetting: (flag: string, name: string, known: readonly string[]) =>
      `${flag}: the game has no option "${name}". It has: ${list(known)}.`,
    notASetting: (text: string) => `--set needs a name and a value, name=value, and "${text}" has not both.`,
    settingTwice: (name: string) => `The option "${name}" of the game is given twice.`,
    noGames: 'At least 1 game must be played: --games 1.',
    impossible: (why: string) => `These options do not go together: ${why}.`,
    sameFile: (file: string) => `--json and --svg cannot both be written to ${file}.`,
    leftOut: (cell: string, why: string) => `Left out: ${cell} (${why}).`,
    stopping: 'Finishing the games that have been begun … (Ctrl+C again: at once)',
    stoppedEarly: 'Ended early; this is what was played.',
    nothingPlayed: 'Ended before a single game was over.',
    heading: (title: string, version: string, player: string, seed: string) =>
      `${title}, rules version ${version}, player ${player}, seed "${seed}"`,
    games: (count: number) => (count === 1 ? '1 game' : `${shown(count)} games`),
    roundsPerGame: (mean: number) => `${shown(mean, 1)} rounds`,
    choicesPerGame: (mean: number) => `${shown(mean, 1)} choices in a game`,
    perThread: (rate: number) => `${shown(rate)} games/s in a thread`,
    columns: { games: 'games', share: 'share', interval: '95 % interval', won: 'won', choices: 'choices' },
    howEnded: 'how they ended',
    victory: 'a victory',
    total: (games: number, seconds: number, workers: number, rate: number) =>
      `${shown(games)} games in ${shown(seconds, 1)} s with ${workers === 1 ? '1 thread' : `${workers} threads`}: ${shown(rate)} games/s`,
    written: (file: string) => `Written: ${file}`,
    number: shown,
    percent,
    interval: (low: number, high: number) => `${shown(100 * low, 2)} – ${percent(high, 2)}`,
    plot: {
      title: (game: string) => `${game}: how often it is won, and how it ends`,
      each: (games: string) => `${games} in each row`,
      player: (name: string) => `player: ${name}`,
      version: (version: string) => `rules version ${version}`,
      seed: (seed: string) => `seed ${seed}`,
      rows: 'Games',
      won: 'Won, with 95 % interval',
      ended: 'How games ended',
      scale: 'share of games',
      otherEndings: 'other endings',
    },
  },
}
