import { answering, shape } from '@miskatonic/kernel'
import type { Madness } from '../cards/towns.ts'
import type { Character } from '../content/characters.ts'
import { type Colour, type Composure, colourBefore, composures, isColour } from '../content/tentacles.ts'
import type { At, Rules } from '../kind.ts'
import * as names from '../names.ts'
import type { Side } from '../position.ts'
import { spend } from './change.ts'
import { characterAt, sharedWith } from './queries.ts'

const { boolean, integer, object, orNull } = shape

/** What is still to be paid: tentacles of each colour, or `any` of any colour. */
const priceShape = object({
  fear: integer(0, 2),
  rage: integer(0, 2),
  greed: integer(0, 2),
  any: integer(0, 2),
  /** Whether chaos may stand in for madness (TE-256). */
  wild: boolean,
  /** The tentacles paid for `any` have to be of different colours; this colour was already paid. */
  differing: boolean,
  paid: orNull(names.colour),
  /** For a seal: the space on which the tentacle is put (TE-427). */
  space: orNull(object({ colour: names.colour, side: names.side })),
})
export type Price = shape.Shaped<typeof priceShape>

/**
 * Paying (TE-254 to TE-256): tentacle by tentacle, from the own sheet or from an assistant's that may be shared (TE-591). The payer
 * is asked only where different tentacles could be spent (TE-R72).
 */
export const vocabulary = {
  choices: {
    pay: answering('payHow', object({ from: names.character, tentacle: names.composure })),
    payAsShown: answering('payHow', object({})),
  },
  asks: {
    payHow: priceShape,
  },
  effects: {
    payPrice: priceShape,
  },
}

export const rules = {
  payPrice(play, price) {
    const purse = new Purse(play, play.table.turn.active, price)
    if (purse.leavesAChoice()) play.then('payHow', price)
    else payAsUsual(play, purse)
  },

  payHow(play, price) {
    const payer = play.table.turn.active
    play.ask(payer, 'TE-256', (may) => {
      if (tentaclesDue(price) > 1) may('payAsShown', {}, 'TE-255')
      for (const way of new Purse(play, payer, price).ways()) may('pay', way, rulesFor(payer, way))
    })
  },

  pay(play, way, by, price) {
    const purse = new Purse(play, by as Character, price)
    payOne(play, purse, way)
    play.then('payPrice', purse.owed)
  },

  payAsShown(play, _, by, price) {
    payAsUsual(play, new Purse(play, by as Character, price))
  },
} satisfies Rules

/** One tentacle of a price: of a colour, or any. */
type Due = Colour | 'any'
interface Way {
  from: Character
  tentacle: Composure
}

const nothing: Price = {
  fear: 0,
  rage: 0,
  greed: 0,
  any: 0,
  wild: true,
  differing: false,
  paid: null,
  space: null,
}

/** Field by field: prices that are made alike are read faster. */
function copyOf({ fear, rage, greed, any, wild, differing, paid, space }: Price): Price {
  return { fear, rage, greed, any, wild, differing, paid, space }
}

export function priceOf({ fear, rage, greed }: Readonly<Record<Colour, number>>): Price {
  const price = copyOf(nothing)
  price.fear = fear
  price.rage = rage
  price.greed = greed
  return price
}

export function priceInColour(colour: Colour, count: number): Price {
  const price = copyOf(nothing)
  price[colour] = count
  return price
}

/** For a portal space, on which the tentacle is put (TE-427). */
export function priceOfSeal(colour: Colour, side: Side): Price {
  const price = priceInColour(colour, 1)
  price.space = { colour, side }
  return price
}

export function priceOfAny({ count, wild, differing }: Madness): Price {
  return copyOf({ ...nothing, any: count, wild, differing })
}

/** Colours that count as themselves, on one sheet, need no trying: that is the usual case, and it is asked all the time. */
export function canPay(play: At, payer: Character, price: Price): boolean {
  if (sharedWith(play, payer).length > 0 || shiftsColours(play, payer, price))
    return new Purse(play, payer, price).covers()
  const held = characterAt(play, payer).composure
  const missing = price.any > 0 ? price.any - fitForAny(held, price) : missingColours(held, price)
  return missing <= 0 || (price.wild && missing <= held.chaos)
}

/** No price asks for colours and for `any`. */
function fitForAny({ fear, rage, greed }: Readonly<Record<Colour, number>>, { differing }: Price): number {
  return differing ? Math.min(fear, 1) + Math.min(rage, 1) + Math.min(greed, 1) : fear + rage + greed
}

function missingColours({ fear, rage, greed }: Readonly<Record<Colour, number>>, price: Price): number {
  return Math.max(0, price.fear - fear) + Math.max(0, price.rage - rage) + Math.max(0, price.greed - greed)
}

/** The Scientist's tentacles may count as the next colour, but not on portals. */
function shiftsColours(play: At, payer: Character, { space }: Price): boolean {
  return space === null && play.answer('shiftsColours', false, { who: payer })
}

function nextDue(price: Price): Due | undefined {
  if (price.fear > 0) return 'fear'
  if (price.rage > 0) return 'rage'
  if (price.greed > 0) return 'greed'
  return price.any > 0 ? 'any' : undefined
}

function tentaclesDue({ fear, rage, greed, any }: Price): number {
  return fear + rage + greed + any
}

/** The order in which tentacles are thought of: the colour itself, one that counts as it, chaos. */
const preferred: Readonly<Record<Due, readonly Composure[]>> = {
  fear: ['fear', colourBefore.fear, 'chaos'],
  rage: ['rage', colourBefore.rage, 'chaos'],
  greed: ['greed', colourBefore.greed, 'chaos'],
  any: composures,
}

function rulesFor(payer: Character, { from, tentacle }: Way): ('TE-255' | 'TE-256' | 'TE-591')[] {
  const rule = tentacle === 'chaos' ? 'TE-256' : 'TE-255'
  return from === payer ? [rule] : [rule, 'TE-591']
}

/** Madness before chaos, the own sheet before an assistant's. */
function payAsUsual(play: At, purse: Purse): void {
  while (nextDue(purse.owed) !== undefined) payOne(play, purse, purse.ways()[0]!)
}

function payOne(play: At, { owed }: Purse, { from, tentacle }: Way): void {
  settle(owed, tentacle)
  const { space } = owed
  if (space === null) return spend(play, from, tentacle)
  characterAt(play, from).composure[tentacle]--
  play.table.portals[space.colour][space.side] = tentacle
  play.emit('spent', { who: from, tentacle, to: 'portal' })
}

/** Crosses out what was due next. */
function settle(owed: Price, tentacle: Composure): void {
  const due = nextDue(owed)!
  owed[due]--
  if (due === 'any' && owed.differing && isColour(tentacle)) owed.paid = tentacle
}

interface SheetToPayFrom {
  readonly from: Character
  readonly held: Record<Composure, number>
}

/** A price, and the sheets from which a player may pay it: its own and shared ones. What is tried out on them is put back at once. */
class Purse {
  private readonly sheets: readonly SheetToPayFrom[]
  /** What is still to be paid. */
  readonly owed: Price
  private readonly shifts: boolean

  constructor(play: At, payer: Character, price: Price) {
    this.sheets = [payer, ...sharedWith(play, payer)].map((from) => ({
      from,
      held: characterAt(play, from).composure,
    }))
    this.owed = copyOf(price)
    this.shifts = shiftsColours(play, payer, price)
  }

  /** The tentacles that may pay what is due next, so that the rest can still be paid. The usual way comes first. */
  ways(): Way[] {
    const due = nextDue(this.owed)!
    const ways: Way[] = []
    for (const tentacle of preferred[due]) {
      if (!this.fits(tentacle, due)) continue
      for (const sheet of this.sheets)
        if (sheet.held[tentacle] > 0 && this.after(sheet, tentacle, () => this.covers()))
          ways.push({ from: sheet.from, tentacle })
    }
    return ways
  }

  /** Whether different tentacles may be spent in the end; the order does not count. */
  leavesAChoice(): boolean {
    if (this.sheets.length === 1 && this.paysOnlyItself()) return false
    if (tentaclesDue(this.owed) === 1) return this.ways().length > 1
    let first: string | undefined
    return this.somePayment([], (payment) => payment !== (first ??= payment))
  }

  /** Every colour must be paid with that colour. */
  private paysOnlyItself(): boolean {
    const { any, wild } = this.owed
    return any === 0 && !this.shifts && !(wild && this.sheets.some(({ held }) => held.chaos > 0))
  }

  private somePayment(spent: readonly string[], is: (payment: string) => boolean): boolean {
    if (nextDue(this.owed) === undefined) return is(spent.toSorted().join())
    return this.ways().some(({ from, tentacle }) => {
      const sheet = this.sheets.find((each) => each.from === from)!
      return this.after(sheet, tentacle, () => this.somePayment([...spent, `${from} ${tentacle}`], is))
    })
  }

  /** Whether it holds enough. From which sheet a tentacle comes makes no difference here. */
  covers(): boolean {
    const due = nextDue(this.owed)
    if (due === undefined) return true
    return preferred[due].some((tentacle) => this.fits(tentacle, due) && this.coversWith(tentacle))
  }

  private coversWith(tentacle: Composure): boolean {
    const holder = this.sheets.find(({ held }) => held[tentacle] > 0)
    return holder !== undefined && this.after(holder, tentacle, () => this.covers())
  }

  /** What `ask` says once a tentacle of this sheet has paid what was due. */
  private after({ held }: SheetToPayFrom, tentacle: Composure, ask: () => boolean): boolean {
    const { owed } = this
    const due = nextDue(owed)!
    const { paid } = owed
    held[tentacle]--
    settle(owed, tentacle)
    const answer = ask()
    held[tentacle]++
    owed[due]++
    owed.paid = paid
    return answer
  }

  private fits(tentacle: Composure, due: Due): boolean {
    const { wild, paid } = this.owed
    if (tentacle === 'chaos') return wild
    if (due === 'any') return tentacle !== paid || this.shifts
    return tentacle === due || (this.shifts && tentacle === colourBefore[due])
  }
}
