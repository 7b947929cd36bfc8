import { isClue, isItem, isObstacle, itemOf } from '../../catalogue.ts'
import { roman } from '../roman.ts'
import type { ScreenWords } from '../screen.ts'
import { titled } from '../titled.ts'
import * as cards from './cards.ts'
import {
  capital,
  count,
  door,
  monster,
  monsterThere,
  puzzleActions,
  seat,
  skillPoints,
  spaceName,
} from './grammar.ts'
import { headings } from './headings.ts'
import * as names from './names.ts'
import { text } from './text.ts'

const texts: Readonly<Record<string, string>> = {
  ...cards.items,
  ...cards.locks,
  ...cards.obstacles,
  ...cards.spells,
  ...cards.mythos,
  ...cards.traumas,
}

/** Threat is counted in tokens. */
const threat = (n: number): string => count(n, 'żeton zagrożenia', 'żetony zagrożenia', 'żetonów zagrożenia')

/** What only the drawn table says. */
export const screen: ScreenWords = {
  ...text,
  board: 'Dom',
  zoom: { zoomIn: 'Bliżej', zoomOut: 'Dalej', fit: 'Cały dom' },
  groups: {
    takeInvestigator: 'Graj jako',
    keepTraits: 'Zachowaj',
    move: 'Idź',
    run: 'Biegnij',
    attack: 'Zaatakuj',
    attackWith: 'Zaatakuj kartą',
    cast: 'Rzuć Zaklęcie',
    useItem: 'Użyj',
    useTrait: 'Użyj Cechy',
    barricade: 'Zabarykaduj',
    dropCard: 'Upuść',
    drive: 'Przepędź',
    keeperAction: 'Akcja Strażnika',
    layCorpseAt: 'Wskrzeszenie zmarłych: połóż zwłoki',
    raiseCorpse: 'Wskrzeszenie zmarłych: Zombie powstaje',
    afflict: 'Zagraj kartę Traumy',
    usePower: 'Moc Celu',
    attackBy: 'Atakuje',
    give: 'Oddaj',
    playMythos: 'Zagraj',
    playTrauma: 'Zagraj',
    placeAt: 'Umieść',
    pushTo: 'Przesuń',
    turnPiece: 'Obróć element',
    swapPieces: 'Zamień elementy',
    replacePiece: 'Zastąp',
  },
  headings,

  rooms: names.rooms,
  onPlan: {
    porch: 'Weranda',
    passageway: 'Korytarz',
    foyer: 'Hol wejś- ciowy',
    reception: 'Recep- cja',
    bindery: 'Introli- gatornia',
  },
  space: spaceName,
  door: (name, story) => door(name, { table: { story }, own: {} }),
  monster,
  monsterThere: (id, table) => monsterThere(id, { table: { ...table }, own: {} }),
  monsterNamed: (called) => ({ ...names.monsters, ...names.namedMonsters })[called],
  seat,
  investigators: names.investigators,
  occupations: names.occupations,
  skills: names.skills,
  keeperActions: titled(names.keeperActions, cards.keeperActions),
  trait: (mental) => (mental === null ? 'Cecha' : names.mental[mental]),
  traitNamed: (trait) => ({ ...names.mental, ...names.physical })[trait as keyof typeof names.mental],
  abilities: cards.abilities,
  cardText: (id) => texts[id] ?? '',
  cardKind(id) {
    if (isClue(id)) return 'Wskazówka'
    if (isItem(id))
      return itemOf(id)
        .types.map((type) => names.itemTypes[type])
        .join(', ')
    if (isObstacle(id)) return 'Przeszkoda'
    if (id in names.locks) return 'Zamek'
    if (id in names.spells) return 'Zaklęcie'
    if (id in names.mythos) return 'Mity'
    return id in names.traumas ? 'Trauma' : ''
  },
  mythosDeck: 'Talia Mitów',
  traumaDeck: 'Talia Traumy',
  objective: 'Cel',

  you: 'ty',
  keeper: 'Strażnik Tajemnic',
  awaited: 'stół czeka',
  health: (n, of) => `Wytrzymałość ${n} z ${of}`,
  sanity: (n, of) => `Poczytalność ${n} z ${of}`,
  insane: 'obłęd',
  skillPoints,

  handName: 'Karty',
  keeperHandName: 'Ręka',
  handOf: (name) => `Karty: ${name}`,
  handEmpty: 'Jeszcze bez kart.',

  trays: {
    events: 'Wydarzenie',
    threat: 'Zagrożenie',
    mythos: 'Mity',
    trauma: 'Trauma',
    desk: 'Biurko',
  },
  eventNext: (stage) => `Wydarzenie ${roman(stage)}`,
  threat,
  objectiveIs: (story, letter) => headings[story].objectives[letter],
  movesLeft: (moves, actions) =>
    'zostało: ' +
    [
      ...(moves > 0 ? [count(moves, 'ruch', 'ruchy', 'ruchów')] : []),
      ...(actions > 0 ? [count(actions, 'akcja', 'akcje', 'akcji')] : []),
    ].join(' i '),
  spacesLeft: (n) => `zostało: ${count(n, 'obszar', 'obszary', 'obszarów')}`,
  puzzleActionsLeft: (n) => `zostało: ${puzzleActions(n)}`,
  discards: (n) => `odrzucone: ${count(n, 'karta', 'karty', 'kart')}`,
  tally: { rooms: 'Opróżnione pomieszczenia', events: 'Wydarzenia', investigators: 'Żywi badacze' },
  ended: { morning: 'Nadchodzi ranek', night: 'Świeca zgasła' },
  chooseInvestigator: 'Kto staje u drzwi?',
  sheetOf: (who, health, sanity, points) =>
    `${capital(names.occupations[who])}. Wytrzymałość ${health}, poczytalność ${sanity}, ${skillPoints(points)}.`,

  floors: { u: 'na górze', b: 'pod ziemią' },
  things: {
    hearth: 'ognisko',
    vent: 'kanał wentylacyjny',
    hiding: 'kryjówka',
    barrier: 'bariera',
    warded: 'nie wejdzie tu żaden potwór',
  },
  altar: (n) => (n === 0 ? 'ołtarz' : `ołtarz, próbki: ${n}`),
  ascent: (kind, letter, isSealed) =>
    `${kind === 'stairs' ? 'schody' : 'drabina'} ${letter}${isSealed ? ', zamurowane' : ''}`,
  doors: { sealed: 'zamurowane', barred: 'zabarykadowane', closed: 'nie do przejścia' },
  monsterHealth: (n, of) => `wytrzymałość ${n} z ${of}`,
  samples: (n) => count(n, 'próbka', 'próbki', 'próbek'),

  healthName: 'Wytrzymałość',
  sanityName: 'Poczytalność',
  skillPointsName: 'Punkty umiejętności',
  skillsTitle: 'Umiejętności',
  skillChance: (skill, value) =>
    `${skill} ${value}: test udaje się przy wyniku ${Math.min(9, Math.max(1, value))} lub mniej na kości dziesięciościennej`,
  used: '(użyte)',
  faceDown: (n) => `Zakryte karty Mitów przed badaczem: ${n}.`,
  keeperHolds: (mythos, trauma) =>
    `na ręce: ${count(mythos, 'karta', 'karty', 'kart')} Mitów, ${count(trauma, 'karta', 'karty', 'kart')} Traumy`,
  keeperActionsTitle: 'Akcje Strażnika',
  costs: (n) => `koszt: ${threat(n)}`,
  usedThisTurn: 'użyta w tej turze',
  ways: (n) => `teraz: ${count(n, 'możliwość', 'możliwości', 'możliwości')}`,
  whatItDoes: 'co robi',
  unknownEvent: 'jeszcze nieznane',
  clock: (event, time, of) =>
    event < 5 ? `Wydarzenie ${roman(event + 1)}: żetony czasu ${time} z ${of}` : 'Noc dobiegła końca',
  hiddenYet: 'ukryty przed innymi',
  openToAll: 'ujawniony',
  deckOf: (n) => `w talii: ${count(n, 'karta', 'karty', 'kart')}`,
  chance: (value, percent) => `${value} lub mniej: ${percent}%`,
}
