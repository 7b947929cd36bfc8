import { plural } from '@miskatonic/kernel'
import { naming } from '../naming.ts'
import {
  allies,
  conditions,
  hoods,
  investigators,
  items,
  monsters,
  skills,
  spaces,
  specials,
  spells,
  startingCards,
  streets,
  tokens,
} from './names.ts'

/** How names and numbers become parts of an English sentence. */

const choose = plural('en')

/** 1 clue, 3 clues. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${choose(n, one, many)}`
}

/** "p2" sits second. */
export function player(seat: string): string {
  return `Player ${seat.slice(1)}`
}

/** What is no component, and is called by a word all the same. */
const others: Readonly<Record<string, string>> = {
  deck: 'the top card of the deck',
  money: '$1',
  clue: 'a clue',
  remnant: 'a remnant',
  sheet: 'the scenario sheet',
  street: 'the street',
  anomaly: 'an anomaly',
  nobody: 'nobody',
  none: 'none',
  before: 'before it',
  after: 'after it',
  attack: 'attack',
  research: 'research',
  gather: 'gather resources',
  ward: 'ward',
  move: 'move',
  trade: 'trade',
  evade: 'evade',
  focus: 'focus',
  board: 'the board',
  codex: 'the codex',
}

const names: Readonly<Record<string, string>> = {
  ...others,
  ...hoods,
  ...spaces,
  ...streets,
  ...tokens,
  ...investigators,
  ...startingCards,
  ...monsters,
  ...items,
  ...allies,
  ...spells,
  ...conditions,
  ...specials,
  ...skills,
}

export const { named, monsterNamed, monsterSeen } = naming(names, {
  option: (n) => `Option ${n}`,
  card: (n) => `card ${n}`,
  inCodex: (n) => `card ${n} of the codex`,
  rumour: (n) => `the rumour (headline ${n})`,
  monster: 'the monster',
})
