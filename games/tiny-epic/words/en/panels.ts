import { mapped, pluck, plural } from '@miskatonic/kernel'
import type { Colour } from '../../content/tentacles.ts'
import type { PanelWords } from '../panels.ts'
import { greatOldOnes, range } from './cards.ts'
import { The, capital, count, rowsOf, the } from './grammar.ts'
import { kinds as lowKinds } from './names.ts'

const choose = plural('en')

const kinds = mapped(lowKinds, (name) => capital(name))

function of(n: number, all: number): string {
  return `${n} of ${all}`
}
function portalOf(colour: Colour): string {
  return `${kinds[colour]} portal`
}

/** What the panels around the wheel say. */
export const panels: PanelWords = {
  of,
  kinds,
  trays: { bag: 'Bag', necronomicon: 'Pages', mat: 'Shamblers', discarded: 'Discards' },

  greatOldOne: 'The Great Old One',
  phase: (phase) => (phase === 1 ? 'Phase 1: translate the book' : 'Phase 2: seal the portals'),
  deeds: pluck(greatOldOnes, 'deed'),
  powers: pluck(greatOldOnes, 'power'),
  range,
  whenItStrikes:
    'The power strikes when the wheel shows it, when a town’s madness track overflows, and when strength reaches a marked space. Each colour is a power of its own.',
  strength: (at, last) => `Strength ${of(at, last)}`,
  tentaclesATurn: (draws) => choose(draws, 'tentacle a turn', 'tentacles a turn'),
  drawsNow: (draws) => `Every spin draws ${count(draws, 'tentacle', 'tentacles')} from the bag`,
  space: (number, draws) => `space ${number}: ${draws}`,
  start: 'start',
  losingSpace: 'here all is lost',
  powerOnSpace: (colour) => `${lowKinds[colour]} power`,
  marker: 'the marker stands here',
  energy: (n, all) => `Energy ${of(n, all)}`,
  energyTitle: 'Energy',
  energyFull:
    'Full. The next eldritch tentacle curses it: the discards go back into the bag and strength rises.',
  energyCurses: 'the next one curses it',
  energyRoom: (left) => `Room for ${count(left, 'eldritch tentacle', 'eldritch tentacles')} before a curse.`,
  energyLeft: (left) => `${left} more before a curse`,
  pages: (n, all) => `${n} of ${all} pages translated`,
  portals: 'Portals',
  portalsToCome: 'They open in phase 2.',
  portal: portalOf,
  portalSpace: (colour, side, number) => `${portalOf(colour)}, ${side} space, needs ${number}`,
  sealedWith: (tentacle) => `sealed with a ${lowKinds[tentacle]} tentacle`,
  powerGone: (colour) => `${kinds[colour]} portal closed, ${lowKinds[colour]} power gone`,

  people: 'Characters',
  yours: 'you',
  active: 'whose turn it is',
  awaited: 'being waited for',
  assistant: 'assistant',
  noSheet: 'not chosen yet',
  actionsLeft: (n) => `${count(n, 'action', 'actions')} left`,
  mustLeave: 'must leave first',
  track: (kind, n, all) => `${kinds[kind]} ${of(n, all)}`,
  full: 'full: one more overflows',
  fullOfChaos: 'full: one more, and all of it goes back to the supply',
  gives: {
    fear: (n) => `move ${n === 0 ? '1 town' : `up to ${1 + n} towns`}`,
    rage: (n) => `banish clears ${1 + n}`,
    greed: (n) => `collect ${n === 0 ? '1' : `up to ${1 + n}`}`,
    chaos: () => 'any colour, or an extra action',
  },
  delirium: 'Delirium',
  brainAt: (space, all) => `Delirium ${of(space, all)}`,
  rerolls: (dice) => (dice === 0 ? 'no rerolls' : `may reroll ${count(dice, 'die', 'dice')}`),
  insane: 'insane: all is lost',
  nearlyInsane: 'one step from insanity',
  runesOf: (colour, n) => `${n} ${lowKinds[colour]} ${choose(n, 'rune', 'runes')}`,
  translated: (pages) => count(pages, 'page', 'pages'),
  scriptTitle: 'By its script',
  script: {
    1: 'Goes towards the town at the pointer’s front, collects, translates what it can pay for, banishes.',
    2: 'Goes towards the Great Old One, collects, tries to seal a space there, banishes.',
  },
  sharedHere: (name) => `${The(name)} is here: you may spend its tentacles as your own.`,
  sharedElsewhere: (name, town) => `${name}: ${town}. Meet there to spend its tentacles as well.`,
  nothingShared: 'It keeps its tentacles to itself, but your chaos can buy it an extra action.',
  own: (name) => `The sheet of ${the(name)}`,
  noPages: 'No page translated yet',
  page: (number) => `Page card ${number}`,
  rowsOf,
  rune: (colour) => `${lowKinds[colour]} rune`,

  bag: 'Bag',
  inBag: (n) => count(n, 'tentacle', 'tentacles'),
  chance: (kind, n, percent) => `${kinds[kind]}: ${n}, ${percent} of the next draw`,
  percent: (share) => `${Math.round(100 * share)}%`,
  bagHint: 'How likely each is to be drawn next.',
  mat: 'Shambler mat',
  onMat: (colour, n) => `${count(n, 'tentacle', 'tentacles')} of ${lowKinds[colour]} on the shambler mat`,
  shamblersLeft: (colour, n, all) => `${kinds[colour]} shamblers on the mat: ${of(n, all)}`,
  shamblersTotal: (n, all) => `${of(n, all)} shamblers left`,
  fewShamblers: (left) =>
    left === 1
      ? 'The last one. When it comes, all is lost.'
      : `Only ${left} left. With all 15 in town, all is lost.`,
  discard: 'Discard mat',
  discardHint: 'Goes back into the bag when energy overflows.',
  nothingThere: 'nothing',
  supply: 'Supply',
  inSupply: (kind, n) => `${kinds[kind]} in the supply: ${n}`,
  necronomicon: 'Necronomicon',
  row: (row, n, all) => `Row ${row}: ${of(n, all)} pages`,
  chaosWaits: 'a chaos tentacle lies at its end',
  chaosTaken: 'its chaos tentacle is gone',
  columnDone: (column) => `Column ${column} complete`,
  columnOpen: (column) => `Column ${column}: a chaos tentacle goes to the discard mat when it is complete`,
  complete: 'The book is read.',
  pageCards: 'Page cards',
  pageDeck: (n) => `${n} in the deck`,
  pageDiscard: (n) => `${n} lost`,
  hopeless: 'A space can no longer be sealed by anybody.',
}
