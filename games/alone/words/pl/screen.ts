import { mapped } from '@miskatonic/kernel'
import type { Compass } from '../../content/sectors.ts'
import { type SeenAs, looksNamed } from '../../content/looks.ts'
import type { Sought } from '../../names.ts'
import type { ScreenWords } from '../screen.ts'
import { cardWords, missionWords } from './cards.ts'
import { effects } from './effects.ts'
import {
  besides,
  capital,
  charges,
  condition,
  count,
  levels,
  list,
  place,
  points,
  pointsOf,
  sector,
} from './grammar.ts'
import {
  beings,
  causes,
  characters,
  componentTypes,
  conditions,
  corridors,
  decks,
  directions,
  faces,
  items,
  reports,
  rooms,
  skills,
  sought,
  stairs,
} from './names.ts'

const { itemTexts, characterTexts, skillTexts, allyTexts, bossTexts } = effects

const roomNames = mapped(rooms, ({ name }) => name)
const beingNames = mapped(beings, ({ name }) => name)
const itemNames = mapped(items, ({ name }) => name)
const deckNames = mapped(decks, ({ name }) => name)

/** On a chip there is no room for "the nearest". */
const soughtShort: Record<Sought, string> = {
  ...roomNames,
  room: 'Dowolne pomieszczenie',
  straight: 'Korytarz prosty',
  corner: 'Zakręt',
  tee: 'Rozwidlenie',
  cross: 'Skrzyżowanie',
  door: 'Drzwi',
  'locked-door': 'Zablokowane drzwi',
  'red-stairs': 'Czerwone schody',
  'blue-stairs': 'Niebieskie schody',
  stairs: 'Dowolne schody',
  switch: 'Włącznik światła',
  'lit-sector': 'Oświetlony sektor',
  spores: beingNames.spores,
  parasites: beingNames.parasites,
  cultists: beingNames.cultists,
  hybrids: beingNames.hybrids,
  worms: beingNames.worms,
  monster: 'Dowolny potwór',
  boss: 'Boss',
  hazard: 'Zagrożenie',
  condition: 'Żeton stanu',
  'green-mission': 'Zielona misja',
  'blue-mission': 'Niebieska misja',
  'red-mission': 'Misja finałowa',
}

/** What only the drawn table says. */
export const screen: ScreenWords = {
  board: 'Labirynt',
  zoom: { zoomIn: 'Bliżej', zoomOut: 'Dalej', fit: 'Cały labirynt' },
  handName: 'Zegarek',
  trays: {
    missions: 'Misje',
    record: 'Zapis',
    items: 'Przedmioty',
    decks: 'Talie',
    monsters: 'Potwory',
    proposal: 'Propozycja',
  },
  you: 'ty',
  groups: {
    takeCharacter: 'Zagraj',
    takeDecks: 'Weź',
    putCondition: 'Połóż',
    tinker: 'Majsterkowanie',
    move: 'Idź',
    unlock: 'Odblokuj',
    explore: 'Eksploruj',
    sendDrone: 'Wyślij Drona zwiadowczego',
    fight: 'Walcz',
    strike: 'Uderz',
    stun: 'Ogłusz',
    shoot: 'Strzelaj',
    throwGrenade: 'Rzuć Granat',
    throwBomb: 'Rzuć Bombę rurową',
    burn: 'Pal',
    locate: 'Zlokalizuj',
    locateAlso: 'Zlokalizuj',
    search: 'Przeszukaj',
    repair: 'Napraw włącznik',
    rewire: 'Napraw włącznik (Narzędzia)',
    setDecoy: 'Ustaw Wabik',
    moveOn: 'Idź dalej',
    upgrade: 'Ulepsz',
    play: 'Zagraj',
    playDown: 'Zagraj zakrytą',
    propose: 'Zaproponuj',
    proposeDown: 'Zaproponuj zakrytą',
    shift: 'Przesuń potwora',
    spawn: 'Nowy potwór',
    withdraw: 'Zabierz',
    replace: 'Zabierz',
    relocate: 'Przenieś',
    trap: 'Połóż żeton zagrożenia',
    shiftTrap: 'Przełóż żeton zagrożenia',
    darken: 'Zgaś światło',
    answer: 'Odpowiedz',
    lure: 'Zwab',
    drop: 'Odrzuć',
  },
  actionsLeft: (left) => `Pozostało: ${count(left, 'akcja', 'akcje', 'akcji')}`,
  stepsLeft: (left) => `Pozostało: ${count(left, 'krok', 'kroki', 'kroków')}`,
  reactionsLeft: (left) => `W tej turze jeszcze ${count(left, 'reakcja', 'reakcje', 'reakcji')}`,

  hero: 'Bohater',
  evil: 'Zło',
  rooms: roomNames,
  places: { ...roomNames, ...mapped(corridors, ({ name }) => capital(name)) },
  beings: beingNames,
  bosses: bossTexts,
  characters: mapped(characters, ({ name }) => name),
  items: itemNames,
  itemTexts,
  componentTypes,
  actions: mapped(conditions, ({ name }) => name),
  decks: deckNames,
  cards: cardWords,
  skills: mapped(skills, (of, character) =>
    mapped(of, (name, kind) => ({ name, text: skillTexts[character][kind] })),
  ),
  abilities: characterTexts,
  allyAbilities: mapped(allyTexts, ({ ability }) => ability),
  sacrifices: mapped(allyTexts, ({ sacrifice }) => sacrifice),
  missions: missionWords,
  sought: mapped(sought, ({ name }) => capital(name)),
  soughtShort,
  faces: mapped(faces, ({ one }) => one),
  stairs,
  reports,
  causes,

  seenAs,
  monsterState: ({ being, wounded, stunned, bonus }) =>
    [
      beingNames[being],
      ...(wounded ? [beings[being].wounded.name] : []),
      ...(stunned ? ['ogłuszenie'] : []),
      ...(bonus > 0 ? [`+${count(bonus, 'kość', 'kości', 'kości')}`] : []),
    ].join(', '),
  monsterAt: (monster, where) => `${monster} – ${where}`,
  aimAt: (monster) => `Cel: ${monster}`,
  exit: (way) => (way === 'stairs' ? 'Schody' : `Droga ${directions[way].to}`),
  beyond: (way) => (way === 'stairs' ? 'Za schodami' : `Co jest dalej ${directions[way].to}`),
  beyondPlace: (where, way) => `${where}: dalej ${way === 'stairs' ? 'schodami' : directions[way].to}`,
  lightSwitch: 'włącznik światła',
  drone: 'Dron zwiadowczy',
  droneTo: (way) => `Leć ${directions[way].to}`,
  die: (number) => `Kość ${number}`,
  missionsCompleted: 'Ukończone misje',
  health: 'Zdrowie',
  control: 'Poczytalność',
  adrenaline: 'Adrenalina',
  ally: 'sojusznik',
  search: 'Przeszukaj',
  sector: place,
  doorAt: (edge) => {
    const [at = '', way = ''] = edge.split(' ')
    return `Drzwi ${directions[way as Compass].doors}, ${at.slice(2)}, ${levels[at.startsWith('1') ? 1 : 2]} poziom`
  },
  proposal: 'Proponowana karta',
  question: (number) => `Pytanie ${number}`,
  answer: 'Odpowiedź',
  unknownPlace: 'Gdzieś w ciemności',
  placeFrom: (what, east, south) => {
    const far = [
      ...(south === 0 ? [] : [`${Math.abs(south)} ${directions[south < 0 ? 'north' : 'south'].to}`]),
      ...(east === 0 ? [] : [`${Math.abs(east)} ${directions[east < 0 ? 'west' : 'east'].to}`]),
    ]
    return far.length === 0 ? what : `${what}, ${far.join(' i ')}`
  },

  lightOn: 'światło',
  dark: 'ciemność',
  youAreHere: 'tu jest Bohater',
  exitState: (way, kind, locked) =>
    kind === 'open'
      ? `droga ${directions[way].to}`
      : `${locked ? 'zablokowane drzwi' : 'drzwi'} ${directions[way].to}`,
  hazard: 'żeton zagrożenia',
  condition,
  part: (number) => `część ${number}`,
  chooseCharacter: 'Kto obudził się sam?',

  instruments: 'Wskaźniki',
  trackState: (name, n, of) => `${name}: ${n} z ${of}`,
  turn: 'Tura',
  turnOf: (n, of) => `Tura ${n} z ${of}`,
  round: 'Runda',
  roundsLeft: (n) => `Znacznik rund na ${n}; przy 0 zaczyna się koszmar`,
  nightmareNow: 'Tryb koszmaru',
  reactions: 'Reakcje',
  trackCovered: (n, of) => `Tor reakcji: zakryte pola ${n} z ${of}`,
  hazardsToCome: (n) => `Na koniec rundy ${count(n, 'żeton', 'żetony', 'żetonów')} zagrożenia`,

  experience: 'Doświadczenie',
  skillState: (being, { name, text }, gained, of) =>
    `${name} (${being}): ${gained >= of ? 'odblokowana' : `punkty ${gained} z ${of}`}. ${text}`,
  skillPoints: (being, gained) => `${beingNames[being]}: ${count(gained, 'punkt', 'punkty', 'punktów')}`,
  allyState: (name, left) => `Sojusznik: ${name}, ${charges(left)}`,
  chargesLeft: charges,
  leader: 'Przywódca',
  awaited: 'ma teraz głos',
  cardsHeld: (backs) =>
    backs.length === 0 ? 'bez kart' : list(backs.map(([deck, n]) => `${deckNames[deck]} ${n}`)),
  missionKinds: { green: 'Zielona misja', blue: 'Niebieska misja', red: 'Misja finałowa' },
  missionDone: 'ukończona',
  missionWaits: 'po pierwszej ukończonej misji',
  progress: (n) => `postęp ${n}`,
  countdown: (n) => `Odliczanie: ${n}`,

  watch: 'Holograficzny zegarek',
  watchPages: { gear: 'Sprzęt', locate: 'Lokalizacja' },
  noItems: 'Puste ręce. Poszukaj czegoś.',
  itemState: (item, left, upgraded) =>
    `${itemNames[item]}, ${charges(left)}${upgraded ? ', po ulepszeniu' : ''}`,
  needs: (type) => `ulepsza: ${componentTypes[type]}`,
  locateGroups: {
    missions: 'Misje',
    rooms: 'Pomieszczenia',
    ways: 'Przejścia',
    light: 'Światło',
    dangers: 'Zagrożenia',
  },
  record: 'Ta runda',
  silence: 'Tylko twój własny oddech.',
  told: (told) => {
    switch (told.event) {
      case 'noise':
        return `Hałas ${reports[told.args.heard]}`
      case 'located':
        return `${capital(sought[told.args.target].name)}: ${screen.located(told.args)}`
      case 'sectorRevealed':
        return capital(sector(told.args.what))
      case 'monsterSeen':
        return `${seenAs(told.args.wounded ? `${told.args.being}-wounded` : told.args.being)}!`
      case 'monsterMoved':
        return told.args.to === null && told.args.way !== null
          ? `${beingNames[told.args.being]}: z pola widzenia ${told.args.way === 'stairs' ? 'schodami' : directions[told.args.way].to}`
          : `${beingNames[told.args.being]} w ruchu`
      case 'wentDark':
        return 'Gaśnie światło'
      case 'hazardPlaced':
        return 'Żeton zagrożenia'
      case 'doorLocked':
        return 'Drzwi się blokują'
      case 'doorUnlocked':
        return 'Drzwi się odblokowują'
    }
  },
  located: ({ distance, level, way }) =>
    level === 'none'
      ? 'nie ma na stacji'
      : [
          distance === 0 ? 'tutaj' : `odległość ${distance}`,
          level === 'this' ? 'ten poziom' : 'drugi poziom',
          ...(way === null ? [] : [reports[way]]),
        ].join(', '),
  piles: 'Zostało w taliach',
  itemDeck: 'Przedmioty',
  pileState: (draw, discard) => `do dobrania ${draw}, odrzucone ${discard}`,

  moments: {
    plays: (name) => `Reakcja: ${name}`,
    standard: 'Karta zakryta: coś się porusza albo coś nowego się zjawia.',
    dangerous: 'niebezpieczna',
    rolls: { fight: 'Walczysz', attack: 'Atak', parting: 'Atak przy odejściu' },
    again: 'Jeszcze raz',
    rolled: (hits, surges) =>
      `${count(hits, 'trafienie', 'trafienia', 'trafień')} · ${count(surges, 'zryw', 'zrywy', 'zrywów')}`,
    fright: 'Przerażenie',
    frightCosts: (value) => pointsOf(value, 'poczytalności'),
    attacks: (being) => `${beingNames[being]} ${beings[being].many ? 'atakują' : 'atakuje'}`,
    withDice: (dice) => count(dice, 'kość', 'kości', 'kości'),
    lostHealth: (n) => `−${pointsOf(n, 'zdrowia')}`,
    lostControl: (n) => `−${pointsOf(n, 'poczytalności')}`,
    prevented: (n) => `Ocalone: ${n}`,
    recovered: (health, control) => `+ ${points(health, control)}`,
    noise: 'Hałas',
    killed: 'po wszystkim',
    stunned: 'ogłuszenie',
    dark: 'Gaśnie światło',
    slow: 'Czas zwalnia',
    found: 'Znajdujesz',
    allyGained: 'Ktoś jeszcze żyje',
    allyLost: 'Znowu bez nikogo',
    allyStruck: 'Cios trafia sojusznika',
    chargesLost: (n) => `−${charges(n)}`,
    sacrificed: 'Ktoś zostaje z tyłu',
    completed: 'Misja ukończona',
    finalMission: 'Misja finałowa',
    boss: 'Coś się zjawiło',
    roundBegins: 'Nowa runda',
    nightmareRound: 'To się nie kończy',
    roundLine: (marker, leader) =>
      `${marker === 0 ? 'Tryb koszmaru.' : `Do koszmaru: ${count(marker, 'runda', 'rundy', 'rund')}.`} Złu przewodzi ${leader}.`,
    nightmare: 'Koszmar',
    nightmareHeading: 'Czas się skończył',
    won: 'Udało się',
    lost: 'Nikt nie podnosi latarki',
    nightmareLine:
      'Każdy potwór rzuca o jedną kość więcej, bardziej przeraża i zjawia się bliżej. Każda runda kosztuje cię 2 punkty poczytalności.',
  },
}

/** What one sees: "Czerwie", "ranne Czerwie" as it begins a label. */
function seenAs(target: SeenAs): string {
  const looks = looksNamed(target)
  const { name, wounded } = beings[looks.being]
  return (looks.wounded ? capital(`${wounded.name} ${name}`) : name) + besides(looks)
}
