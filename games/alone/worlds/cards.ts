import { type Luck, type Seat, type Slot, redeal, slotsOf } from '@miskatonic/kernel'
import { type Card, designOf } from '../cards/reactions.ts'
import { type DeckName, deckNames } from '../content/cards.ts'
import type { Table } from '../position.ts'
import { proposedCard } from '../steps/queries.ts'

/** Redraws the cards that `seat` does not see: decks, discards, other hands, face-down cards on the track, items and allies. */
export function redrawCards(table: Table, seat: Seat, luck: Luck): void {
  redeal(slotsOf(table.itemDeck), luck)
  redeal(slotsOf(table.allyPool), luck)
  const others = Object.keys(table.hands).filter((owner) => owner !== seat)
  for (const owner of others) sortHand(table, owner)
  for (const name of table.decksInUse) redrawDeck(table, name, others, luck)
  for (const owner of others) shuffleHand(table, owner, luck)
  for (const refusal of table.refused)
    if (refusal.by !== seat) refusal.card = anyOf(table.hands[refusal.by]!, luck) ?? refusal.card
}

function anyOf(hand: readonly Card[], luck: Luck): Card | undefined {
  return hand[luck.random(Math.max(1, hand.length))]
}

/** A hand's order is its owner's business: from here on the card that waits for the Leader's consent is the first one. */
function sortHand(table: Table, owner: Seat): void {
  const { hands, proposal } = table
  const hand = hands[owner]!
  const first = proposal?.by === owner ? hand.splice(proposal.nth, 1) : []
  hand.sort((a, b) => deckNames.indexOf(designOf[a].deck) - deckNames.indexOf(designOf[b].deck))
  hands[owner] = [...first, ...hand]
  if (first.length > 0) proposal!.nth = 0
}

function shuffleHand({ hands, proposal }: Table, owner: Seat, luck: Luck): void {
  const order = hands[owner]!.map((_, i) => i)
  luck.shuffle(order)
  hands[owner] = order.map((i) => hands[owner]![i]!)
  if (proposal?.by === owner) proposal.nth = order.indexOf(0)
}

/** What was told of a proposed card stays true: only a card that answers the same at the same moment can take its place. */
function redrawDeck(table: Table, name: DeckName, others: readonly Seat[], luck: Luck): void {
  const cells = cellsOf(table, name, others)
  const { proposal } = table
  const isTold = proposal !== null && proposal.face === 'up' && others.includes(proposal.by)
  const told = isTold ? designOf[proposedCard(table)] : undefined
  if (told === undefined || told.deck !== name) return redeal(cells, luck)
  const hand = table.hands[proposal!.by]!
  const isAlike = ({ of, at }: Slot): boolean => {
    const { condition, moment } = designOf[of[at] as Card]
    return condition === told.condition && moment === told.moment
  }
  const alike = cells.filter(isAlike).map(({ of, at }) => of[at] as Card)
  const card = anyOf(alike.toSorted(), luck)!
  const from = cells.find(({ of, at }) => of[at] === card)!
  from.of[from.at] = hand[0]
  hand[0] = card
  redeal(
    cells.filter(({ of, at }) => (of as unknown) !== hand || at !== 0), // a list is a record by index
    luck,
  )
}

/** Where cards of one deck lie that the seat does not see. */
function cellsOf(table: Table, name: DeckName, others: readonly Seat[]): Slot[] {
  const { draw, discard } = table.decks[name]
  const cells = [...slotsOf(draw), ...slotsOf(discard)]
  for (const owner of others) {
    const hand = table.hands[owner]!
    cells.push(...slotsOf(hand).filter(({ at }) => designOf[hand[at as number]!].deck === name))
  }
  for (const placed of table.track)
    if (placed.face === 'down' && others.includes(placed.by) && designOf[placed.card].deck === name)
      cells.push({ of: placed, at: 'card' })
  return cells
}
