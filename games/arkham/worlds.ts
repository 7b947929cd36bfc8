import { type Luck, type Slot, type Worlds, redeal, slotsOf } from '@miskatonic/kernel'
import { eventCard, isEventCard } from './unread.ts'
import type { Arkham } from './kind.ts'
import type { Table } from './position.ts'

/**
 * The positions that players cannot tell from the real one; in this game all seats know the same. Piles of unknown order are shuffled;
 * event cards are dealt anew under what everybody has seen: the neighbourhood of the top card of the event deck (AH-R146), and that each
 * spawned clue has put one event card among the top cards of its neighbourhood's deck (AH-R147).
 */
export const worlds: Worlds<Arkham> = {
  redraw({ table }, _seat, luck) {
    redealPlain(table, luck)
    redrawHoodDecks(table, luck)
    exchangeEvents(table, luck)
    redrawPacts(table, luck)
    redrawMarkers(table, luck)
  },
}

function redealPlain(table: Table, luck: Luck): void {
  redeal([...slotsOf(table.headlineDeck), ...slotsOf(table.headlinesInBox)], luck)
  for (const pile of [table.streetDeck, table.anomalyDeck, table.itemDeck, table.allyDeck, table.spellDeck])
    redeal(slotsOf(pile), luck)
  redeal(slotsOf(table.monsterDeck).slice(1), luck)
}

/** Neighbourhood cards anywhere in their deck; event cards anywhere within the part with which they were shuffled. */
function redrawHoodDecks(table: Table, luck: Luck): void {
  for (const hood of Object.keys(table.hoodDecks).toSorted()) {
    const deck = table.hoodDecks[hood]!
    const segments = table.known.hoodTops[hood] ?? []
    const ordinary = deck.filter((card) => !isEventCard(card)).toSorted()
    luck.shuffle(ordinary)
    const built: string[] = []
    let from = 0
    for (const { cards } of segments) {
      const here = deck.slice(from, from + cards)
      const part = here.filter(isEventCard).toSorted()
      while (part.length < here.length) part.push(ordinary.pop()!)
      luck.shuffle(part)
      built.push(...part)
      from += cards
    }
    table.hoodDecks[hood] = withKnownTop(
      [...built, ...ordinary],
      table.known.tops[hood],
      segments[0]?.cards ?? 0,
    )
  }
}

/** Players may have looked at the top card: it stays there. Event cards keep to the part with which they were shuffled. */
function withKnownTop(deck: string[], top: string | undefined, shuffled: number): string[] {
  if (top === undefined || deck[0] === top) return deck
  if (isEventCard(deck[0]!) && !isEventCard(top)) {
    const ordinary = deck.findIndex((card, at) => at < shuffled && !isEventCard(card))
    exchange(deck, 0, ordinary)
  }
  exchange(deck, 0, deck.indexOf(top))
  return deck
}

function exchange(deck: string[], one: number, other: number): void {
  const card = deck[one]!
  deck[one] = deck[other]!
  deck[other] = card
}

/** Event cards that were never read may be exchanged with others of the same neighbourhood, or, in the event deck, with any but the top card. */
function exchangeEvents(table: Table, luck: Luck): void {
  const seen = new Set([
    ...Object.values(table.known.hoodTops).flatMap((segments) => segments.flatMap(({ events }) => events)),
    ...Object.values(table.known.tops),
  ])
  const slots = [
    ...slotsOf(table.eventDeck),
    ...Object.keys(table.hoodDecks)
      .toSorted()
      .flatMap((hood) => slotsOf(table.hoodDecks[hood]!)),
  ].filter(({ of, at }) => isEventCard(of[at] as string) && !seen.has(of[at] as string))
  const pool = slots.map(({ of, at }) => of[at] as string).toSorted()
  luck.shuffle(pool)
  const top = slots.find(({ of, at }) => of === (table.eventDeck as unknown) && at === 0)
  const fixed = slots.filter((slot) => slot === top || slot.of !== (table.eventDeck as unknown))
  const free = slots.filter((slot) => !fixed.includes(slot))
  for (const slot of fixed)
    take(slot, pool, (card) => eventCard(card).hood === eventCard(slot.of[slot.at] as string).hood)
  for (const slot of free) slot.of[slot.at] = pool.pop()
}

function take({ of, at }: Slot, pool: string[], fits: (card: string) => boolean): void {
  const index = pool.findIndex(fits)
  of[at] = pool.splice(index, 1)[0]
}

/** AH-468.6, AH-R124. */
function redrawPacts(table: Table, luck: Luck): void {
  const held = Object.keys(table.pacts).map((seat): Slot => ({ of: table.pacts, at: seat }))
  redeal([...slotsOf(table.pactPile), ...held], luck)
}

/** Face-down markers: those on the board among each other, those of the dossiers pile by pile. */
function redrawMarkers(table: Table, luck: Luck): void {
  const hidden = table.markers.filter(({ up }) => !up)
  redeal(
    hidden.map((marker): Slot => ({ of: marker, at: 'colour' })),
    luck,
  )
}
