import { chachaWord } from './chacha.ts'
import { sha256 } from './sha256.ts'

/**
 * All the luck of a game: a key, how much of its stream has been used, and, in test positions only, results fixed in advance.
 * It lies in the position, so that equal choices give equal games, and a clone copies one string and one number.
 */
export interface Chance {
  /** 64 hexadecimal digits. It determines every card and die to come, so it never leaves the server. */
  key: string
  /** Words of the stream used so far. */
  used: number
  /** Results that come next, in this order, before luck is asked (see `fixed`). Empty in real games. */
  next: string[]
}

export function chanceFrom(seed: string): Chance {
  return { key: sha256(`miskatonic chance ${seed}`), used: 0, next: [] }
}

/** A whole number from 0 to `below` - 1, each equally likely. */
export function random(chance: Chance, below: number): number {
  if (!(below >= 1 && below < 2 ** 32))
    throw new RangeError(`there is no whole number from 0 to below ${below}`)
  for (;;) {
    const word = chachaWord(chance.key, chance.used++)
    // A word above the last multiple of `below` would favour small numbers. Most words are far enough below to need no division.
    if (word <= 2 ** 32 - below || word < 2 ** 32 - (2 ** 32 % below)) return (word >>> 0) % (below >>> 0)
  }
}

export function roll<Face extends string>(chance: Chance, faces: readonly Face[]): Face {
  const wanted = fixed(chance, faces)
  return faces[wanted >= 0 ? wanted : random(chance, faces.length)]!
}

/** Fisher and Yates, in place. Fixed results do not touch a shuffle; they show when the cards are drawn. */
export function shuffle(chance: Chance, cards: unknown[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random(chance, i + 1)
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
}

/** Takes a card from a face-down pile. The first card of a list is the top of the pile. */
export function draw<Card extends string>(
  chance: Chance,
  pile: Card[],
  from: 'top' | 'bottom',
): Card | undefined {
  const wanted = fixed(chance, pile)
  if (wanted >= 0) return pile.splice(wanted, 1)[0]
  return from === 'top' ? pile.shift() : pile.pop()
}

/**
 * Takes something out of a bag without looking, all things in it being equally likely. A bag says how many of each kind it holds; nothing
 * in it has an order. `kinds` gives the order in which they are counted, so that equal bags give equal draws however they are written.
 */
export function pull<Thing extends string>(
  chance: Chance,
  bag: Record<Thing, number>,
  kinds: readonly Thing[],
): Thing | undefined {
  let things = 0
  for (const kind of kinds) things += bag[kind]
  if (things === 0) return undefined
  const kind = fixedIn(chance, bag) ?? kindAt(bag, kinds, random(chance, things))
  bag[kind]--
  return kind
}

function kindAt<Thing extends string>(
  bag: Record<Thing, number>,
  kinds: readonly Thing[],
  at: number,
): Thing {
  let left = at
  for (const kind of kinds) {
    left -= bag[kind]
    if (left < 0) return kind
  }
  throw new RangeError(`the bag holds no more than ${at} things`)
}

function fixedIn<Thing extends string>(chance: Chance, bag: Record<Thing, number>): Thing | undefined {
  const wanted = chance.next[0] as Thing | undefined
  if (wanted === undefined || !Object.hasOwn(bag, wanted) || bag[wanted] === 0) return undefined
  chance.next.shift()
  return wanted
}

/** Where the next fixed result lies among `results`, or -1. A result that does not fit waits for a die or pile that has it. */
function fixed(chance: Chance, results: readonly string[]): number {
  if (chance.next.length === 0) return -1
  const at = results.indexOf(chance.next[0]!)
  if (at >= 0) chance.next.shift()
  return at
}
