import { shape } from '@miskatonic/kernel'
import { assetCard } from '../catalogue.ts'
import type { Amount, Atom, Cost } from '../effects.ts'
import type { At, Rules } from '../kind.ts'
import type { Asset } from '../position.ts'
import { hasAbility } from './abilities.ts'
import { hoodOf } from './board.ts'
import { plain } from './choosing.ts'
import { doomAt, hasCondition, investigator, isInPlay, monstersAt, spacesOf } from './look.ts'
import type { Context } from './resolving.ts'

const { object } = shape

/** AH-400.1d to AH-400.1h, AH-483: costs are paid in full or not at all. */
export const vocabulary = {
  effects: {
    payCost: object({ cost: plain<Cost>(), context: plain<Context>() }),
  },
  events: {},
}

export const rules = {
  /** A cost is a list of atoms, and paying it is resolving them. */
  payCost(play, { cost, context }) {
    play.then('resolve', { effect: cost, context })
  },
} satisfies Rules

/** AH-400.1f: whether the whole of it can be paid. */
export function canPay(play: At, cost: Cost, context: Context): boolean {
  const { table } = play
  if (context.seat === '')
    return cost.every(
      (atom) => atom.do === 'spendSheetClues' && table.sheet.clues >= amount(play, atom.n, context),
    )
  if (!isInPlay(table, context.seat)) return false
  const needed = new Map<string, number>()
  return cost.every((atom) => {
    const key = JSON.stringify({ do: atom.do, what: 'what' in atom ? atom.what : '' })
    const n = (needed.get(key) ?? 0) + ('n' in atom ? amount(play, atom.n as Amount, context) : 1)
    needed.set(key, n)
    return isPayable(play, atom, n, context)
  })
}

function isPayable(play: At, atom: Atom, n: number, { seat }: Context): boolean {
  const { table } = play
  const me = investigator(table, seat)
  switch (atom.do) {
    case 'spend':
      return stock(play, atom.what, seat) >= n
    case 'discard':
      return stock(play, atom.what, seat) >= n
    case 'spendSheetClues':
      return table.sheet.clues >= n
    case 'delay': // AH-479.5
      return !me.delayed
    case 'gainCondition': // AH-400.1h
      return (
        !hasCondition(table, seat, atom.card) &&
        isConditionLeft(play, seat, atom.card) &&
        (atom.card === 'dark-pact' || !isImmune(play, seat))
      )
    default:
      return true
  }
}

/** AH-R123: an investigator who has the other side returns the card instead. */
function isConditionLeft(play: At, seat: string, card: string): boolean {
  if (card === 'dark-pact') return play.table.pactPile.length > 0
  return play.table.blessings > 0 || hasCondition(play.table, seat, card === 'blessed' ? 'cursed' : 'blessed')
}

/** AH-002: some cards keep their owner from being blessed or cursed, also as a cost. */
export function isImmune(play: At, seat: string): boolean {
  return hasAbility(play, seat, 'jinxed') || hasAbility(play, seat, 'dark-blessing')
}

type Kind = Extract<Atom, { do: 'discard' | 'spend' }>['what']

function stock(play: At, what: Kind, seat: string): number {
  const me = investigator(play.table, seat)
  if (what === 'money') return me.money
  if (what === 'remnant') return me.remnants
  if (what === 'clue') return me.clues
  if (what === 'focus') return me.focus.length
  return discardable(me.assets, what).length
}

export function discardable(assets: readonly Asset[], what: string): Asset[] {
  if (what.startsWith('condition-')) return assets.filter(({ card }) => `condition-${card}` === what)
  return assets.filter(({ card }) => {
    const { type, traits } = assetCard(card)
    return type === what || (type === 'item' && traits.some((trait) => trait === what))
  })
}

/** What an amount of the effect language is now. */
export function amount(play: Pick<At, 'table' | 'options'>, n: Amount, { seat, result }: Context): number {
  const { table } = play
  if (typeof n === 'number') return n
  const basis = { P: table.players, K: table.players === 1 ? 2 : 3 }
  if (typeof n === 'object') return basis[n.of] * n.times + n.plus
  if (n === 'P' || n === 'K') return basis[n]
  if (n === 'S') return result
  if (!isInPlay(table, seat)) return 0
  const { at, clues } = investigator(table, seat)
  if (n === 'C') return clues
  if (n === 'D') return doomAt(table, at)
  const hood = hoodOf(at)
  // A street belongs to no neighbourhood (AH-420.1).
  const places = hood === undefined ? [] : spacesOf(play, hood)
  return places.reduce((sum, place) => sum + monstersAt(table, place).length, 0)
}
