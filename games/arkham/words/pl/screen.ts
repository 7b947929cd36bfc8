import type { ScreenWords } from '../screen.ts'
import { caseFile } from './case.ts'
import { count, monsterNamed, named, player } from './grammar.ts'
import * as names from './names.ts'
import { people } from './people.ts'
import { introductions } from './scenarios.ts'
import { scene } from './scene.ts'

/** What only the drawn table says. */
export const screen: ScreenWords = {
  board: 'Miasto',
  zoom: { zoomIn: 'Bliżej', zoomOut: 'Dalej', fit: 'Całe miasto' },
  groups: {
    choose: 'Wybierz',
    propose: 'Zaproponuj:',
    attack: 'Zaatakuj:',
    move: 'Porusz się na:',
    walk: 'Dalej na:',
    focus: 'Wzmocnij:',
    useComponent: 'Akcje z kart',
    useInTurn: 'Karty',
    useCodex: 'Akcje z kodeksu',
    useForDice: 'Użyj:',
    spendFocus: 'Wydaj wzmocnienie:',
    spendClue: 'Wydaj wskazówkę:',
    useReroll: 'Przerzuć',
    raiseDie: 'Podnieś kość',
    takeSheet: 'Zagraj jako',
    give: 'Daj:',
    askFor: 'Poproś o:',
    buy: 'Kup:',
    takeOption: 'Opcje',
  },

  named,
  place: named,
  hoods: names.hoods,
  tokens: names.tokens,
  monster: monsterNamed,
  investigator: (sheet, seat) => (sheet === null ? player(seat) : named(sheet)),
  scenario: (id) => names.scenarios[id as keyof typeof names.scenarios],
  introductions,
  die: (n) => `Kość ${n}`,
  dice: 'Kości',
  option: (n) => `Opcja ${n}`,

  masthead: 'The Arkham Advertiser',
  edition: 'Wydanie wieczorne',
  headlineOf: (n, of) => `Nagłówek ${n} z ${of}`,
  doom: (n) => count(n, 'żeton zagłady', 'żetony zagłady', 'żetonów zagłady'),
  clues: (n) => count(n, 'wskazówka', 'wskazówki', 'wskazówek'),
  anomaly: 'anomalia',
  unstable: 'niestabilne pole',
  marker: (colour) =>
    colour === null ? 'zakryty znacznik' : `znacznik: ${names.colours[colour as keyof typeof names.colours]}`,
  monsterStates: { ready: 'przygotowany', engaged: 'w zwarciu', exhausted: 'wyczerpany' },
  engagedWith: (who) => `w zwarciu z: ${who.join(', ')}`,
  monsterHealth: (n, of) => `wytrzymałość ${n} z ${of}`,
  lead: 'główny badacz',
  delayed: 'wstrzymany',
  steps: (n, dollars) => `${count(n, 'pole', 'pola', 'pól')}${dollars > 0 ? `, ${dollars} $` : ''}`,

  round: (n) => `Runda ${n}`,
  phases: {
    setup: 'Przygotowanie',
    action: 'Faza akcji',
    monster: 'Faza potworów',
    encounter: 'Faza spotkań',
    mythos: 'Faza mitów',
  },
  trays: {
    sheet: 'Zagłada',
    doom: 'Zagłada',
    clues: 'Wskazówki',
    cup: 'Czara mitów',
    piles: 'Nagłówki',
    events: 'Wydarzenia',
    headlines: 'Nagłówki',
    monsters: 'Potwory',
    display: 'Wystawa',
    people: 'Badacze',
  },
  sheetDoom: (n) =>
    `${count(n, 'żeton zagłady', 'żetony zagłady', 'żetonów zagłady')} na arkuszu scenariusza`,
  sheetClues: (n) => `${count(n, 'wskazówka', 'wskazówki', 'wskazówek')} na arkuszu scenariusza`,
  threshold: (n, of) => (of === null ? String(n) : `${n}/${of}`),
  cupLeft: (n, of) => `W czarze: ${n} z ${of} żetonów`,
  tokenText: {
    'spread-doom': 'Spodnia karta wydarzeń mówi gdzie: po jednym żetonie zagłady na każdym z jej pól.',
    'spawn-monster': 'Z talii wychodzi następny potwór.',
    'spawn-clue':
      'Wierzchnia karta wydarzeń mówi gdzie: wskazówka, a wydarzenie trafia między wierzchnie karty tej dzielnicy.',
    'read-headline': 'Wyszło wydanie wieczorne: odczytujecie nagłówek.',
    'gate-burst':
      'Otwiera się brama: po żetonie zagłady na każdym polu dzielnicy, a dawne wydarzenia wracają.',
    reckoning: 'Zguba: głos mają arkusz scenariusza, kodeks i niektóre karty.',
    blank: 'Nic się nie dzieje. Tym razem.',
  },
  deck: (n) => `${count(n, 'karta', 'karty', 'kart')} w talii`,
  discards: (n) => `Odrzucono: ${count(n, 'karta', 'karty', 'kart')}`,
  nextEvent: (hood) => (hood === null ? 'Talia jest pusta.' : `Wierzchnia karta: ${hood}.`),
  nextMonster: 'Na wierzchu talii',
  eventsLeft: (n) => count(n, 'wydarzenie', 'wydarzenia', 'wydarzeń'),
  monstersLeft: (n) => count(n, 'potwór', 'potwory', 'potworów'),
  cluesOf: (figure) => `wskazówki ${figure}`,
  waitsFor: (n) => `kodeks czeka na ${n}`,
  whyThresholds: 'Akta sprawy mówią, co się stanie, gdy tyle ich będzie.',
  tokensLeft: (n, of) => `w czarze ${n} z ${of}`,
  price: (n) => `${n} $`,
  actionsLeft: (n) => `Pozostało: ${count(n, 'akcja', 'akcje', 'akcji')}`,
  spacesLeft: (free, paid) =>
    free > 0
      ? `Pozostało: ${count(free, 'pole', 'pola', 'pól')}`
      : `${count(paid, 'pole', 'pola', 'pól')} po 1 dolarze`,
  tally: { clear: 'Pola bez zagłady', investigators: 'Badacze' },
  handName: 'Karty',

  chooseSheet: (name) => `Kim jest dziś ${name}?`,
  startsWith: (fixed, choices) => `Ma: ${fixed}. Do wyboru: ${choices}.`,
  skills: names.skills,
  occupations: names.occupations,
  or: 'lub',
  nothingMore: 'nic więcej',
  sheetFacts: (health, sanity, money) =>
    `Wytrzymałość ${health}, poczytalność ${sanity}, ${count(money, 'dolar', 'dolary', 'dolarów')}`,

  people,
  scene,
  case: caseFile,
}
