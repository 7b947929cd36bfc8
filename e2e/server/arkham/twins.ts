import { type Position, clone } from '@miskatonic/kernel'
import type { Dice } from '../dice.ts'
import { tableOf } from './table.ts'

/**
 * A position in which everything hidden lies otherwise and everything that players may know lies as it did (ledger, "State and hidden
 * information"). In this game all know the same.
 */
export function twinOf(position: Position, dice: Dice): Position {
  const twin = clone(position)
  const table = tableOf(twin)
  for (const pile of ['streetDeck', 'anomalyDeck', 'itemDeck', 'allyDeck', 'spellDeck', 'pactPile'] as const)
    shuffle(table[pile], dice)
  const [top, ...others] = table.monsterDeck
  if (top !== undefined) table.monsterDeck = [top, ...dice.shuffled(others)]
  exchangeHeadlines(table, dice)
  for (const hood of Object.keys(table.hoodDecks)) rearrange(twin, hood, dice)
  exchangeFaces(
    table.markers.filter(({ up, at }) => !up && !at.startsWith('card-')),
    dice,
  )
  const held = Object.keys(table.pacts)
  const pacts = dice.shuffled([...table.pactPile, ...Object.values(table.pacts)])
  for (const seat of held) table.pacts[seat] = pacts.pop()!
  table.pactPile = pacts
  return twin
}

function shuffle(pile: unknown[], dice: Dice): void {
  pile.splice(0, pile.length, ...dice.shuffled(pile))
}

/** Nobody knows which headlines are in the game and which ones are in the box. */
function exchangeHeadlines(table: ReturnType<typeof tableOf>, dice: Dice): void {
  const all = dice.shuffled([...table.headlineDeck, ...table.headlinesInBox])
  table.headlineDeck = all.splice(0, table.headlineDeck.length)
  table.headlinesInBox = all
}

/** Ordinary cards exchange their places, except one that was looked at; an event card lies anywhere among those it was shuffled with. */
function rearrange(position: Position, hood: string, dice: Dice): void {
  const { hoodDecks, known } = tableOf(position)
  const deck = hoodDecks[hood]!
  const seen = known.tops[hood] !== undefined
  const segments = known.hoodTops[hood] ?? []
  if (seen) return
  let from = 0
  for (const { cards } of segments) {
    deck.splice(from, cards, ...dice.shuffled(deck.slice(from, from + cards)))
    from += cards
  }
  const places = [...deck.keys()].filter((i) => deck[i]!.startsWith(hood))
  const ordinary = dice.shuffled(places.map((i) => deck[i]!))
  places.forEach((place, n) => (deck[place] = ordinary[n]!))
}

function exchangeFaces(markers: { colour: string }[], dice: Dice): void {
  const colours = dice.shuffled(markers.map(({ colour }) => colour))
  markers.forEach((marker, i) => (marker.colour = colours[i]!))
}
