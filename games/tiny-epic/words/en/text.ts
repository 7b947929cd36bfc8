import { pluck } from '@miskatonic/kernel'
import type { TextWords } from '../text.ts'
import { en } from '../en.ts'
import { greatOldOnes, range, sheets, towns } from './cards.ts'
import { The, capital, card, contents, count, tentacle } from './grammar.ts'
import { kinds, sides, symbols } from './names.ts'
import { options } from './settings.ts'

export const text: TextWords = {
  title: en.title,
  settings: {
    variant: options.variant.values,
    difficulty: options.difficulty.values,
  },
  seat: en.seat,
  outcomes: en.outcomes,

  towns: pluck(towns, 'name'),
  at: pluck(towns, 'at'),
  sheets: pluck(sheets, 'name'),
  greatOldOnes: pluck(greatOldOnes, 'name'),
  kinds,
  symbols,

  headings: {
    now: 'NOW',
    wheel: 'WHEEL',
    dice: 'DICE',
    greatOldOne: 'GREAT OLD ONE',
    strength: 'STRENGTH',
    energy: 'ENERGY',
    power: 'POWER',
    portals: 'PORTALS',
    bag: 'BAG',
    mat: 'SHAMBLER MAT',
    shamblers: 'SHAMBLERS',
    discarded: 'DISCARD MAT',
    supply: 'SUPPLY',
    pages: 'PAGES',
    necronomicon: 'NECRONOMICON',
  },
  of: (n, all) => `${n} of ${all}`,
  nothing: 'none',
  nobody: 'nobody',

  settingUp: 'Choosing sheets',
  onOffer: (offered) => `on offer: ${offered}`,
  turnOf: (name) => `${The(name)}’s turn`,
  steps: { wheel: 'the wheel', actions: 'actions', script: 'by the script' },
  actionsLeft: (left) => `${count(left, 'action', 'actions')} left`,
  mustLeave: 'must leave this town first',
  waitingFor: (names) => `waiting for ${names}`,
  hopeless: 'This game can no longer be won.',
  front: (symbol, town) => `front ${towns[town].at}: ${symbols[symbol]}`,
  tail: (colour, town) => `tail ${towns[town].at}: ${kinds[colour]}`,
  notSpun: 'not spun yet this turn',

  phase: (phase) => `phase ${phase}`,
  strength: (space, all, draws) =>
    `space ${space} of ${all}, ${count(draws, 'tentacle', 'tentacles')} drawn each turn`,
  start: 'start',
  loses: 'the end',
  energyFull: 'full: one more makes it stronger',
  powers: pluck(greatOldOnes, 'power'),
  range,
  blocked: (blocked) => `blocked for good: ${blocked}`,
  portal: (colour) => `${capital(kinds[colour])} portal`,
  openSpace: (side, number) => `${sides[side]} space open, takes ${number}`,
  sealedSpace: (side, kind) => `${sides[side]} space sealed with ${tentacle(kind)}`,

  tentacles: (all) => count(all, 'tentacle', 'tentacles'),
  shamblersLeft: (left, all) => `${left} of ${all} left`,
  pageDeck: (cards) => `${count(cards, 'card', 'cards')} in the deck`,
  pagesLost: (lost) => `lost: ${lost}`,
  card,
  contents,
  row: (number) => `row ${number}`,
  columns: 'columns with chaos',
  chaosWaits: 'chaos at its end',

  clockwise: 'The towns around the wheel, clockwise; the last one lies next to the first.',
  labels: {
    shamblers: 'shamblers',
    eldritch: 'eldritch',
    page: 'page',
    people: 'people',
    action: 'action',
  },
  isHere: (name) => `${name} is here`,
  full: 'full: one more curses it',
  faceDown: 'face down',
  noPage: 'none',
  fromBottom: 'from the bottom',
  used: 'used this turn',
  townActions: pluck(towns, 'action'),
  legend: '● filled   ○ free   ! full: one more curses the track   ▸ whose turn',

  delirium: (space, all) => `delirium ${space} of ${all}`,
  rerolls: (dice) => (dice === 0 ? 'no rerolls' : `may reroll ${count(dice, 'die', 'dice')}`),
  insane: 'INSANE',
  runes: (runes) => `runes: ${runes}`,
  noRunes: 'no runes',
  assistant: 'assistant',
  script: 'Follows the script and has no ability.',
  abilities: pluck(sheets, 'ability'),
}
