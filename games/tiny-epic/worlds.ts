import { type Slot, type Worlds, redeal, slotsOf } from '@miskatonic/kernel'
import type { TinyEpic } from './kind.ts'
import type { Table } from './position.ts'

/**
 * The only secret, and the same for every seat, is which page lies where: in the deck and face down in the towns. Pages that were never
 * seen could lie in each other's places. Pages that were seen before can only have changed places with those they were shuffled with.
 */
export const worlds: Worlds<TinyEpic> = {
  redraw({ table }, _seat, luck) {
    for (const slots of exchangeable(table)) redeal(slots, luck)
  },
  /** After many exchanges in the Library the whole deck may be known. */
  knownPiles({ table }) {
    const inDeck = ({ of }: Slot): boolean => Object.is(of, table.pageDeck)
    return exchangeable(table).some((slots) => slots.length > 1 && slots.some(inDeck)) ? [] : ['pageDeck']
  },
}

function exchangeable(table: Table): Slot[][] {
  const faceDown = faceDownPages(table)
  const holding = (pages: readonly unknown[]): Slot[] =>
    faceDown.filter(({ of, at }) => pages.includes(of[at]))
  const seen = new Set<unknown>(table.recycled.flat())
  const neverSeen = faceDown.filter(({ of, at }) => !seen.has(of[at]))
  return [neverSeen, ...table.recycled.map(holding)]
}

function faceDownPages(table: Table): Slot[] {
  const inTowns = Object.values(table.pages).filter(({ card, up }) => card !== null && !up)
  return [...slotsOf(table.pageDeck), ...inTowns.map((page): Slot => ({ of: page, at: 'card' }))]
}
