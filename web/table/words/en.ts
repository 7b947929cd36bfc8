import { inEnglish } from '../../words.ts'

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const list = (names: readonly string[]): string => names.join(', ')

export const en = {
  close: 'Close',
  cancel: 'Cancel',

  /** What went wrong, by the code of a refusal. Codes that no player should ever meet have no words. */
  refusal: (code: string): string | undefined =>
    ({
      offline: 'You are not connected. Nothing was sent; try again when you are.',
      lost: 'The connection dropped before the answer came. Your choice may not have arrived: try again.',
      'not-your-seat': 'This seat is not yours.',
      'seat-taken': 'This seat has just been taken.',
      'not-invited': 'Your link does not let you take a seat. Ask the host for an invitation.',
      'host-only': 'Only the host can do this.',
      'no-program': 'A person already plays this seat.',
      'already-begun': 'The game has already begun.',
      'not-begun': 'The game has not begun yet.',
      'not-offered': 'This is not possible now.',
      'not-your-decision': 'Another player decides now.',
      'game-over': 'The game is over.',
      'nothing-to-undo': 'There is nothing to take back.',
      'no-such-moment': 'There is no such moment in this game.',
      'not-your-eyes': 'While the game goes on you look back only through your own eyes.',
      'no-such-proposal': 'This request is no longer open.',
      archived: 'This game was played by older rules. It can only be looked at.',
      'not-exported': 'The server could not export the game.',
      'too-fast': 'Too fast. Wait a moment.',
      'too-slow': 'This took too long for the server.',
      'too-busy': 'The server is busy. Try again in a moment.',
      'too-many': 'Too many times in one hour. Try again later.',
      'too-many-words':
        'No more can be said here: the chat of this table is full, or too much was said in the last minute.',
      'table-full': 'The log of this table is full. Look back and go on from this moment at a new table.',
      'storage-full': 'The server stores no more from your address today. Try again tomorrow.',
      'name-taken': 'Another player at this table has this name, or nearly the same one.',
      'other-side': 'You have seen the other side of this game: its secrets stay where they are.',
      'not-gone': 'This player has not been away long enough yet.',
      'not-replaced': 'At this table players are not replaced.',
      'talk-is-open': 'In this game everything is said aloud.',
      'no-team': 'This game has no sides to talk to.',
      'being-revealed': 'The game is about to begin.',
      'wrong-part': 'This part of the luck is not the one that was promised.',
      'rules-broken':
        'Something went wrong with this choice. Nothing has changed; please report the problem.',
    })[code],

  seatNumber: (n: number) => `Seat ${n}`,
  titleYourTurn: (title: string) => `● Your turn – ${title}`,

  areas: {
    strip: 'What threatens',
    board: 'Board',
    people: 'People',
    hand: 'Hand',
    piles: 'Piles',
    prompt: 'The question',
    log: 'Log',
    chat: 'Chat',
    beside: 'Log and chat',
    tools: 'Tools',
  },

  tools: {
    home: 'Lobby',
    undo: 'Take back',
    replay: 'Look back',
    text: 'As text',
    menu: 'Menu',
    seats: 'Seats and links',
    keys: 'Keyboard',
  },

  prompt: {
    waiting: 'Waiting for',
    waitingFor: (names: readonly string[]) => list(names),
    stepIn: (who: string) => `${who} may react`,
    youMayStepIn: 'You may react',
    watching: 'You are watching.',
    nobody: 'Nobody sits here. The game waits until the seat is taken.',
    gone: (who: string, since: string) => `${who} – ${since}.`,
    notPossible: 'Not possible now',
    skip: 'Skip',
    options: 'What you can do',
    rule: (rule: string) => `Rule ${rule}`,
    rules: 'The rules of this question',
    more: 'Show the choices',
    fewer: 'Fewer',
    moreOf: 'More',
    less: 'Hide the choices',
    confirm: {
      title: 'Are you sure?',
      text: 'This cannot be taken back.',
      yes: 'Yes',
      no: 'Not yet',
    },
    onBoard: (n: number) => `${n} to choose from: where the board is lit, or here.`,
    unpick: (label: string) => `${label}: choose another`,
    outdated: 'Reconnecting …',
  },

  story: {
    controls: 'What is being shown',
    pause: 'Pause',
    resume: 'Go on',
    step: 'Step',
    pace: (times: number) => `Speed: ${times} times. Change`,
  },

  film: {
    run: 'Run the film',
    stop: 'Stop after this turn',
  },

  menuOf: {
    past: 'You are looking back. Return to the present to play.',
    over: 'The game is over.',
    othersDecide: (names: readonly string[]) => `Deciding now: ${list(names)}.`,
    otherQuestion: (question: string) => `Something else is being asked now: ${question}`,
    cannot: 'Not possible here',
    point: 'Point it out to the others',
    pointed: (name: string, what: string) => `${name} points at: ${what}`,
  },

  /** Journeys of several steps. */
  travel: {
    far: (steps: number, actions: number) =>
      actions === 0
        ? `${steps} ${inEnglish(steps, 'step', 'steps')} away.`
        : `${steps} ${inEnglish(steps, 'step', 'steps')} away: ${actions} ${inEnglish(actions, 'action', 'actions')}.`,
    go: (steps: number, actions: number) =>
      `Walk there: ${steps} ${inEnglish(steps, 'step', 'steps')}` +
      (actions === 0 ? '' : `, ${actions} ${inEnglish(actions, 'action', 'actions')}`),
  },

  curtain: {
    title: (who: string) => who,
    text: 'Hand over the device. Lift the curtain when nobody else is looking.',
    lift: (who: string) => `I am ${who}`,
  },

  chat: {
    empty: 'No messages yet.',
    readers: 'Everybody at the table can read this.',
    readersOfTeam: 'Only your side reads what you say to it; everybody reads the rest.',
    aloud: 'In this game everything is said aloud: the other side reads it, too.',
    to: 'Who reads it',
    whom: { all: 'Everybody', team: 'My side' },
    whispered: 'to their side',
  },

  log: {
    empty: 'Nothing has happened yet.',
    cut: 'The log begins earlier. Look back to see the whole game.',
    earlier: 'Earlier entries',
    undone: (who: string, what: string | undefined) =>
      `${who} takes back${what === undefined ? ' a choice.' : `: ${what}`}`,
    undoneByConsent: (who: string, what: string | undefined) =>
      `With everyone’s consent, ${who} takes back${what === undefined ? ' a choice.' : `: ${what}`}`,
    takenBack: 'taken back',
    rewound: (who: string, number: number) => `${who} plays on from decision ${number} at another table.`,
    said: 'Say something',
    saidTo: 'Say something to the table',
    send: 'Send',
    newest: 'To the newest',
    spectator: 'A spectator',
    spectatorNamed: (name: string) => `${name} (watching)`,
  },

  /** Told to everybody and logged. */
  seatNews: {
    somebody: 'Somebody',
    taken: (who: string, seat: string) => `${who} takes a seat: ${seat}.`,
    'taken-over': (who: string, seat: string, was: string) => `${who} plays on for ${was}: ${seat}.`,
    left: (who: string, seat: string) => `${who} gives up the seat: ${seat}.`,
    linked: (by: string, seat: string, was: string) =>
      `${by} makes a new link for a seat: ${seat}. ${was} is out.`,
    linkedFree: (by: string, seat: string) => `${by} makes a link for a free seat: ${seat}.`,
    handed: (who: string, seat: string) =>
      `${who} hands over the seat: ${seat}. The first person to open the link sits there.`,
    away: (who: string, seat: string) => `${who} is away: ${seat}.`,
    returned: (who: string, seat: string) => `${who} is back: ${seat}.`,
    'no-part': (who: string, seat: string) =>
      `${who} did not show their part of the luck: ${seat} is free again, and everybody’s page draws a new part.`,
    assigned: (seat: string) => `A program now plays ${seat}.`,
    unassigned: (seat: string) => `The program no longer plays ${seat}.`,
    'gave-up': (seat: string) => `The program failed and left its seat: ${seat}.`,
  },

  undo: {
    title: 'Take it back?',
    seen: 'Revealed since then:',
    askSelf: 'You cannot unsee it, but the table is yours.',
    yes: 'Take it back',
    asked: (names: readonly string[]) => `Waiting for consent: ${list(names)}`,
    refused: (name: string) => `${name} does not agree.`,
    voided: 'The game has gone on; the request has lapsed.',
    done: 'Taken back.',
  },

  proposal: {
    undo: (who: string, what: string | undefined) =>
      `${who} would like to take back${what === undefined ? ' a choice' : `: ${what}`}`,
    rewind: (who: string, number: number) =>
      `${who} would like to play on from decision ${number}, at a new table`,
    because: (code: string) =>
      ({
        'undo-rule': 'By the rules of this game such a choice cannot be taken back.',
        'undo-chance': 'Dice or cards have decided something since.',
        'undo-seen': 'Something has come to light since.',
        'not-your-choice': 'It was not their own choice.',
        'others-play': 'This table stays as it is; everybody gets a seat at the new one.',
      })[code] ?? '',
    since: 'This would be taken back:',
    yes: 'I agree',
    no: 'No',
    moved: 'On to the new table.',
  },

  lookback: {
    title: 'Looking back',
    at: (number: number, last: number) => `Decision ${number} of ${last}`,
    slider: 'Moment of the game',
    first: 'To the beginning',
    previous: 'One step back',
    next: 'One step forward',
    last: 'To the end',
    play: 'Play',
    pause: 'Pause',
    eyes: 'Through whose eyes',
    everybody: 'What everybody sees',
    playOn: 'Play on from here',
    playOnText: 'A new table begins at this moment. This one stays as it is.',
    close: 'Back to the game',
    decides: (who: string) => `Decides: ${who}`,
    opening: 'The beginning',
  },

  text: {
    title: 'The table as text',
    help: 'Everything on the table, in words. It keeps up with the game while it is open.',
    of: (full: number, all: number) => `${full} of ${all}`,
  },

  outcome: {
    won: 'Victory',
    lost: 'Defeat',
    over: 'The game is over',
    of: (n: number, all: number) => `${n} of ${all}`,
    lookBack: 'Look back',
    again: 'Play again',
    lobby: 'Lobby',
    toTable: 'Look at the table',
    luck: 'Was the luck fair?',
    luckText:
      'Before the game the table showed the seal below. Now it shows the secret; its SHA-256 is that seal. From the secret and from what the seats added, every shuffle and every die can be made again.',
    seal: 'Seal shown before the game',
    secret: 'The table’s secret',
    parts: 'What the seats added',
    made: 'made by the table for a program',
    verify: 'Check it with the saved game',
  },

  /** What the page itself found out about the luck. */
  verdict: {
    checking: 'Checking the luck …',
    fair: 'The luck was fair: every seal fits, your own part is in it, and the whole game plays again.',
    unseen:
      'The whole game plays again with this luck. This device saw no seals before the game, so it cannot say more.',
    earlier:
      'The whole game plays again with this luck. The table was opened by an earlier version, without seals of the seats.',
    fork: 'This table went on from an earlier moment of another one: from there the luck is the table’s own.',
    file: 'This game was imported: its luck is that of a file, and anybody who had the file could know it, or choose it.',
    unchecked:
      'The luck could not be checked now. Save the game and check it on the page “Was the luck fair?”.',
    faults: {
      secret:
        'THE LUCK WAS NOT FAIR: the table’s secret does not fit the seal that it showed before the game.',
      part: (who: string) =>
        `THE LUCK WAS NOT FAIR: the part of ${who} does not fit the seal that was shown before the game.`,
      'own-part': (who: string) =>
        `THE LUCK WAS NOT FAIR: your own part (${who}) is not in it, or was changed.`,
      file: 'THE LUCK WAS NOT FAIR: the game cannot be played again with the luck that the table shows.',
    },
  },

  gathering: {
    invite: 'Invite the others',
    inviteText: 'Opening this link takes a free seat, on any phone or computer. No account needed.',
    take: 'Sit here',
    yourName: 'Your name',
    watching: (n: number) => `${n} ${inEnglish(n, 'person is', 'people are')} watching`,
  },

  seats: {
    title: 'Seats and links',
    you: 'you',
    online: 'here',
    offline: 'away',
    awayFor: (minutes: number) =>
      minutes < 1
        ? 'away'
        : minutes < 120
          ? `away for ${minutes} min`
          : `away for ${Math.floor(minutes / 60)} h`,
    playMyself: 'Play it myself',
    playMyselfHelp: 'You play on for them. Their link stops working, and everybody is told.',
    free: 'free',
    taken: 'taken',
    rename: 'Change the name',
    noneFree: 'All seats are taken: you are watching.',
    inviteHere: 'Invite',
    linkHelp: 'Makes a link for this seat. The first person to open it sits here.',
    save: 'Save',
    leave: 'Give up the seat',
    leaveSure: 'Give up this seat? Another player can then take it.',
    handOver: 'Hand it over',
    handOverHelp:
      'Makes a new link for this seat. The person who opens it sits here; your own link stops working.',
    replace: 'Replace this player',
    replaceHelp: 'Makes a new link for this seat. The player who had it is out.',
    assign: (program: string) => `Let ${program} play`,
    assignHelp: 'A program plays this seat. It sees only what a person here would see.',
    unassign: 'Take the seat back',
    gaveUp: (program: string, seat: string) => `${sentence(program)} gave up. The seat of ${seat} is free.`,
    look: 'Look through these eyes',
    invite: 'Invitation',
    watch: 'For spectators',
    watchHelp: 'Lets people watch, nothing else.',
    mine: 'My seat on another device',
    mineHelp: 'Opens your seat elsewhere. Keep it to yourself: it plays for you.',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'The link could not be copied. Here it is:',
    share: 'Share',
    make: 'Make a new link',
    makeHelp: 'The old one stops working.',
    shareText: (title: string) => `A seat is free: ${title}`,
    wish: 'When it is not my turn',
    wishes: {
      ask: 'Always ask me',
      turn: 'Not this turn',
      pass: 'Pass for me',
      until: 'Pass until something happens',
      only: 'Ask me only when something has happened',
    },
    spare: {
      turn: 'Not this turn',
      until: 'Not until something serious happens',
      only: 'From now on only after something serious',
      isSpared: 'You are not asked for your reactions.',
      again: 'Ask me again',
    },
    wishHelp: {
      ask: 'The game waits whenever you could play something.',
      turn: 'You are not asked again before this turn is over.',
      pass: 'You are never asked whether you play something out of turn.',
      until: 'You are not asked until something serious happens; then you are.',
      only: 'After something serious you are asked once, and then not again before the next time.',
    },
  },

  menu: {
    title: 'Menu',
    export: 'Save to a file',
    report: 'Report a problem',
    reportText:
      'This saves the whole game with your note to a file that you can send to us. It holds every choice, hidden ones included.',
    reportNote: 'What went wrong?',
    reportSave: 'Save the report',
    howTo: 'How to play',
    rules: 'Rules',
    settings: 'Settings',
    theme: 'Light',
    themes: { dark: 'Night', light: 'Day' },
    fullscreen: 'Full screen',
    leave: 'To the lobby',
    leaveHelp: 'The game is kept; come back at any time.',
    sound: 'Sound',
    forkedFrom: (number: number) => `This table goes on from decision ${number} of another one.`,
  },

  banners: {
    moment: 'One moment …',
    connecting: 'Connecting …',
    offline: 'Connection lost. Your table is safe; reconnecting …',
    noNetwork: 'You are offline. The game goes on when you are back online.',
    archived: 'This game was played by older rules. It can be looked at, not continued.',
    notKept:
      'This browser stores nothing (a private window?). The game is lost when you close the page: save it to a file.',
    saved: 'You are looking at a saved game.',
    imported: 'Imported game: its luck comes from a file, and hidden cards may be known.',
    known: 'Hidden cards may be known: this game goes on from an earlier moment of another one.',
    watching: 'You are watching this game.',
  },

  trouble: {
    'unknown-table': {
      title: 'No such table',
      text: 'There is no table at this address. It may have been removed, or the link is incomplete.',
    },
    'bad-key': {
      title: 'The key does not fit',
      text: 'This link does not open the table any more. Ask for a new one.',
    },
    'open-elsewhere': {
      title: 'Open in another tab',
      text: 'This table is open in another tab or window. It can be played from one place at a time.',
    },
    'not-saved': {
      title: 'Not saved',
      text: 'The last change could not be saved. Open the table again; it is as it was before.',
    },
    'table-removed': {
      title: 'The table was removed',
      text: 'Nothing had happened at this table for a long time, usually a year, so the server removed it. Games that you saved as files can still be opened.',
    },
    'table-damaged': {
      title: 'The table is damaged',
      text: 'What the server has stored of this table is damaged. The person who runs the server can look into it, or restore a backup.',
    },
    archived: {
      title: 'Old rules',
      text: 'This table was set up under rules that are no longer known here, before anything had happened at it.',
    },
    other: {
      title: 'The table cannot be opened',
      text: 'Something is wrong with it.',
    },
  } as Readonly<Record<string, { title: string; text: string }>>,
  takeOver: 'Go on here',
  reopen: 'Open it again',
  toLobby: 'Back to the lobby',
  loading: 'Setting up the table …',

  keys: {
    title: 'Keyboard',
    rows: [
      ['1 … 9', 'choose'],
      ['↑ ↓ ← →', 'from choice to choice'],
      ['Enter', 'choose what has the focus'],
      ['Space', 'the main button; while something is shown: skip it'],
      ['P', 'pause what is being shown, or go on'],
      ['.', 'one event further'],
      ['Esc', 'close, skip, or take back the last part of a choice'],
      ['U', 'take back'],
      ['L', 'log'],
      ['T', 'the table as text'],
      ['R', 'look back'],
      ['?', 'this help; on the board: what can be done there'],
      ['+ − 0', 'closer, farther, whole board'],
    ] as readonly (readonly [string, string])[],
  },

  learn: {
    title: 'First game',
    at: (step: number, last: number) => `Lesson · ${step} of ${last}`,
    next: 'Next',
    back: 'Back',
    tryIt: 'Your move: on the board, or with the button below.',
    here: 'here',
    nudge: 'Not yet. First do what the lesson asks.',
    leave: 'Leave the lesson',
    playOn: 'Play on',
    done: 'The lesson is over. The game is yours now.',
  },
}
