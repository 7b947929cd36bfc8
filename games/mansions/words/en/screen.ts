import { isClue, isItem, isObstacle, itemOf } from '../../catalogue.ts'
import { roman } from '../roman.ts'
import type { ScreenWords } from '../screen.ts'
import { titled } from '../titled.ts'
import * as cards from './cards.ts'
import { capital, count, door, monster, monsterThere, seat, space } from './grammar.ts'
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

/** What only the drawn table says. */
export const screen: ScreenWords = {
  ...text,
  board: 'The house',
  zoom: { zoomIn: 'Closer', zoomOut: 'Further away', fit: 'The whole house' },
  groups: {
    takeInvestigator: 'Play',
    keepTraits: 'Keep',
    move: 'Move to',
    run: 'Run to',
    attack: 'Attack',
    attackWith: 'Attack with',
    cast: 'Cast',
    useItem: 'Use',
    useTrait: 'Use your Trait',
    barricade: 'Barricade',
    dropCard: 'Drop',
    drive: 'Drive to',
    keeperAction: 'Keeper Action',
    layCorpseAt: 'Raise Dead: lay a corpse',
    raiseCorpse: 'Raise Dead: a Zombie rises',
    afflict: 'Play a Trauma card',
    usePower: 'Power of the Objective',
    attackBy: 'Attack by',
    give: 'Give',
    playMythos: 'Play',
    playTrauma: 'Play',
    placeAt: 'Place in',
    pushTo: 'Move to',
    turnPiece: 'Turn a piece',
    swapPieces: 'Swap pieces',
    replacePiece: 'Replace',
  },
  headings,

  rooms: names.rooms,
  onPlan: { reception: 'Recep- tion', 'keepers-bedroom': "Keeper's Bedroom" },
  space: (name) => capital(space(name).replace(/^the /, '')),
  door: (name, story) => capital(door(name, { table: { story }, own: {} })),
  monster,
  monsterThere: (id, table) => monsterThere(id, { table: { ...table }, own: {} }),
  monsterNamed: (called) => ({ ...names.monsters, ...names.namedMonsters })[called],
  seat,
  investigators: names.investigators,
  occupations: names.occupations,
  skills: names.skills,
  keeperActions: titled(names.keeperActions, cards.keeperActions),
  trait: (mental) => (mental === null ? 'Trait' : names.mental[mental]),
  traitNamed: (trait) => ({ ...names.mental, ...names.physical })[trait as keyof typeof names.mental],
  abilities: cards.abilities,
  cardText: (id) => texts[id] ?? '',
  cardKind(id) {
    if (isClue(id)) return 'Clue'
    if (isItem(id))
      return itemOf(id)
        .types.map((type) => names.itemTypes[type])
        .join(', ')
    if (isObstacle(id)) return 'Obstacle'
    if (id in names.locks) return 'Lock'
    if (id in names.spells) return 'Spell'
    if (id in names.mythos) return 'Mythos'
    return id in names.traumas ? 'Trauma' : ''
  },
  mythosDeck: 'Mythos deck',
  traumaDeck: 'Trauma deck',
  objective: 'Objective',

  you: 'you',
  keeper: 'Keeper',
  awaited: 'the table is waiting',
  health: (n, of) => `Health ${n} of ${of}`,
  sanity: (n, of) => `Sanity ${n} of ${of}`,
  insane: 'insane',
  skillPoints: (n) => count(n, 'skill point', 'skill points'),

  handName: 'Cards',
  keeperHandName: 'Hand',
  handOf: (name) => `Cards of ${name}`,
  handEmpty: 'No cards yet.',

  trays: {
    events: 'Event',
    threat: 'Threat',
    mythos: 'Mythos',
    trauma: 'Trauma',
    desk: 'Desk',
  },
  eventNext: (stage) => `Event ${roman(stage)}`,
  threat: (n) => `${n} threat`,
  objectiveIs: (story, letter) => headings[story].objectives[letter],
  movesLeft: (moves, actions) =>
    [
      ...(moves > 0 ? [count(moves, 'move', 'moves')] : []),
      ...(actions > 0 ? [count(actions, 'action', 'actions')] : []),
    ].join(' and ') + ' left',
  spacesLeft: (n) => `${count(n, 'space', 'spaces')} left`,
  puzzleActionsLeft: (n) => `${count(n, 'puzzle action', 'puzzle actions')} left`,
  discards: (n) => `${count(n, 'card', 'cards')} discarded`,
  tally: { rooms: 'Rooms emptied', events: 'Events', investigators: 'Investigators alive' },
  ended: { morning: 'Morning comes', night: 'The candle is out' },
  chooseInvestigator: 'Who comes to the door?',
  sheetOf: (who, health, sanity, points) =>
    `${capital(names.occupations[who])}. ${health} health, ${sanity} sanity, ${count(points, 'skill point', 'skill points')}.`,

  floors: { u: 'above', b: 'below' },
  things: {
    hearth: 'hearth',
    vent: 'vent',
    hiding: 'hiding place',
    barrier: 'barrier',
    warded: 'no monster enters here',
  },
  altar: (n) => (n === 0 ? 'altar' : `altar with ${count(n, 'sample', 'samples')}`),
  ascent: (kind, letter, isSealed) => `${kind} ${letter}${isSealed ? ', sealed' : ''}`,
  doors: { sealed: 'bricked up', barred: 'barricaded', closed: 'cannot be passed' },
  monsterHealth: (n, of) => `health ${n} of ${of}`,
  samples: (n) => count(n, 'sample', 'samples'),

  healthName: 'Health',
  sanityName: 'Sanity',
  skillPointsName: 'Skill points',
  skillsTitle: 'Skills',
  skillChance: (skill, value) =>
    `${skill} ${value}: a test succeeds with ${Math.min(9, Math.max(1, value))} or less on the ten-sided die`,
  used: '(used)',
  faceDown: (n) => `${count(n, 'Mythos card lies', 'Mythos cards lie')} face down here.`,
  keeperHolds: (mythos, trauma) =>
    `${count(mythos, 'Mythos card', 'Mythos cards')}, ${count(trauma, 'Trauma card', 'Trauma cards')} in hand`,
  keeperActionsTitle: 'Keeper Actions',
  costs: (n) => `costs ${n} threat`,
  usedThisTurn: 'used in this turn',
  ways: (n) => count(n, 'possibility now', 'possibilities now'),
  whatItDoes: 'what it does',
  unknownEvent: 'not yet known',
  clock: (event, time, of) =>
    event < 5 ? `Event ${roman(event + 1)}: ${time} of ${of} time tokens` : 'The night is over',
  hiddenYet: 'hidden from the others',
  openToAll: 'revealed',
  deckOf: (n) => `${count(n, 'card', 'cards')} in the deck`,
  chance: (value, percent) => `${value} or less: ${percent} %`,
}
