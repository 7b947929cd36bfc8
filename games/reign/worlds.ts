import { type Luck, type Seat, type Slot, type Worlds, redeal, slotsOf } from '@miskatonic/kernel'
import { type Card, type DeckCard, evilStirs, isClue, isRelic } from './content/cards.ts'
import type { Reign } from './kind.ts'
import type { Fact, Known, Options, Table } from './position.ts'

/**
 * The positions that a seat cannot tell from the real one. Everything that it cannot see is drawn anew, from the cards that it cannot see
 * and from what it knows about where they lie (`table.known`).
 */
export const worlds: Worlds<Reign> = {
  redraw({ table, options }, seat, luck) {
    redeal([...slotsOf(table.asleep), ...slotsOf(table.oldOnesInBox)], luck)
    redeal(slotsOf(table.investigatorDeck), luck)
    redrawSummoningDeck(table, luck)
    redrawPlayerCards(table, options, seat, luck)
    forgetOthersKnowledge(table, seat)
  },

  knownPiles({ table, options }, seat) {
    const { slots } = hiddenDeck(table, options, seat)
    const known = []
    if (table.known.summoning.length === table.summoningDeck.length) known.push('summoningDeck')
    if (new Set(slots.map(({ of, at }) => of[at])).size <= 1) known.push('playerDeck')
    return known
  },
}

/** RC-298: cards that were shuffled together may lie in any order, but not among those below them. */
function redrawSummoningDeck({ summoningDeck, known }: Table, luck: Luck): void {
  const slots = slotsOf(summoningDeck)
  for (const count of known.summoning) redeal(slots.splice(0, count), luck)
  redeal(slots, luck)
}

/** A hand that the seat does not see: the cards it knows to be there, and how many more there are of which it knows only the kind. */
interface HiddenHand {
  readonly owner: Seat
  readonly certain: Card[]
  readonly relics: number
  readonly clues: number
  readonly others: number
}

/** Relics to the relic deck and to where only relics can be, Evil Stirs to their piles, and all others anywhere. */
function redrawPlayerCards(table: Table, options: Options, seat: Seat, luck: Luck): void {
  const hands = hiddenHands(table, options, seat)
  const deck = hiddenDeck(table, options, seat)
  const { relics, clues } = shuffledApart(unseenCards(table, hands, deck), luck)
  const stirring = placesOfEvilStirs(table, deck, luck)
  table.relicDeck = relics.splice(0, table.relicDeck.length)
  for (const { owner, certain, relics: some, clues: few } of hands)
    table.hands[owner] = [...certain, ...relics.splice(0, some), ...clues.splice(0, few)]
  const rest: DeckCard[] = [...relics, ...clues]
  luck.shuffle(rest)
  for (const { owner, others } of hands) table.hands[owner]!.push(...(rest.splice(0, others) as Card[]))
  deck.slots.forEach(({ of, at }, i) => (of[at] = stirring.has(i) ? evilStirs : rest.shift()))
}

function hiddenHands(table: Table, options: Options, seat: Seat): HiddenHand[] {
  if (options.hands === 'open') return []
  const lists = table.known.hands[seat] ?? table.known.hands['all'] ?? {}
  return Object.keys(table.hands).flatMap((owner) =>
    owner === seat ? [] : [hiddenHand(owner, table.hands[owner]!, lists[owner] ?? [])],
  )
}

/** In an edited position the list may name cards that are no longer there: it counts only as far as it is true. */
function hiddenHand(owner: Seat, hand: readonly Card[], facts: readonly Fact[]): HiddenHand {
  const rest = hand.slice()
  const certain = facts.filter((fact): fact is Card => {
    const at = rest.indexOf(fact as Card)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  const some = (kind: Fact, of: (card: Card) => boolean): number =>
    Math.min(facts.filter((fact) => fact === kind).length, rest.filter(of).length)
  const [relics, clues] = [some('relic', isRelic), some('clue', isClue)]
  return { owner, certain, relics, clues, others: rest.length - relics - clues }
}

/** The player deck, with the cards that are being looked at on top of it. */
interface HiddenDeck {
  /** The cells that the seat cannot know, from the top. */
  readonly slots: Slot[]
  /** How many cards above them it knows, and how many of those are Evil Stirs. */
  readonly seen: number
  readonly seenStirring: number
}

function hiddenDeck(table: Table, options: Options, seat: Seat): HiddenDeck {
  const { peek, playerDeck } = table
  const peeked = peek === null ? [] : [...slotsOf(peek.ordered), ...slotsOf(peek.cards)]
  const all = [...peeked, ...slotsOf(playerDeck)]
  const seen = Math.min(all.length, cardsKnownOnTop(table, options, seat))
  const seenStirring = all.slice(0, seen).filter(({ of, at }) => of[at] === evilStirs).length
  return { slots: all.slice(seen), seen, seenStirring }
}

/** RC-505: with open hands everybody has seen the cards of the Book of Shadow, otherwise only its player. */
function cardsKnownOnTop({ known }: Table, options: Options, seat: Seat): number {
  return known.onTop !== null && (options.hands === 'open' || known.onTop.by === seat) ? known.onTop.cards : 0
}

function unseenCards(table: Table, hands: readonly HiddenHand[], deck: HiddenDeck): DeckCard[] {
  const held = hands.flatMap(({ owner, certain }) => {
    const rest = table.hands[owner]!.slice()
    for (const card of certain) rest.splice(rest.indexOf(card), 1)
    return rest
  })
  return [...table.relicDeck, ...held, ...deck.slots.map(({ of, at }) => of[at] as DeckCard)]
}

function shuffledApart(
  cards: readonly DeckCard[],
  luck: Luck,
): { relics: Table['relicDeck']; clues: Card[] } {
  const relics = cards.filter(isRelic).toSorted()
  const clues = cards.filter(isClue).toSorted()
  luck.shuffle(relics)
  luck.shuffle(clues)
  return { relics, clues }
}

/** RC-107 to RC-109: each pile of the player deck has its own Evil Stirs. The cells are counted from the first that the seat cannot know. */
function placesOfEvilStirs({ known }: Table, deck: HiddenDeck, luck: Luck): Set<number> {
  const { slots, seen, seenStirring } = deck
  const left = slots.filter(({ of, at }) => of[at] === evilStirs).length
  const fits = pilesFit(known, deck, left)
  const piles = fits ? known.piles : [{ cards: seen + slots.length, evilStirs: left + seenStirring }]
  const onTop = fits && seen === 0 ? known.onTop : null
  const places = new Set<number>()
  piles.forEach(({ cards, evilStirs: count }, i) => {
    const from = piles.slice(0, i).reduce((sum, pile) => sum + pile.cards, 0)
    const unseen = Array.from({ length: cards }, (_, at) => from + at - seen).filter((at) => at >= 0)
    const wanted = i === 0 ? count - seenStirring : count
    for (const at of chosen(unseen, wanted, i === 0 ? onTop : null, luck)) places.add(at)
  })
  return places
}

/** In an edited position the piles may not fit the deck: it then counts as one pile. */
function pilesFit({ piles, onTop }: Known, { slots, seen, seenStirring }: HiddenDeck, left: number): boolean {
  const [first] = piles
  if (first === undefined) return slots.length + seen === 0
  return (
    piles.reduce((sum, pile) => sum + pile.cards, 0) === slots.length + seen &&
    piles.reduce((sum, pile) => sum + pile.evilStirs, 0) === left + seenStirring &&
    piles.every((pile) => pile.evilStirs <= pile.cards) &&
    first.cards >= (onTop?.cards ?? 0) &&
    first.evilStirs >= seenStirring &&
    first.evilStirs - seenStirring <= first.cards - seen &&
    first.evilStirs <= (onTop === null ? first.cards : onTop.cards + onTop.evilStirsBelow)
  )
}

/** So many of these cells. Below the cards that another player has put on top there may be only so many Evil Stirs. */
function chosen(cells: readonly number[], count: number, onTop: Known['onTop'], luck: Luck): number[] {
  const above = cells.filter((at) => at < (onTop?.cards ?? 0))
  const below = cells.slice(above.length)
  const most = onTop?.evilStirsBelow ?? count
  const ways = Array.from({ length: count + 1 }, (_, lower) =>
    lower <= most ? combinations(below.length, lower) * combinations(above.length, count - lower) : 0,
  )
  const lower = weighted(ways, luck)
  luck.shuffle(above)
  luck.shuffle(below)
  return [...below.slice(0, lower), ...above.slice(0, count - lower)]
}

/** In how many ways so many can be taken out of `all`. */
function combinations(all: number, count: number): number {
  let ways = 1
  for (let i = 0; i < count; i++) ways = (ways * (all - i)) / (i + 1)
  return Math.max(0, ways)
}

function weighted(weights: readonly number[], luck: Luck): number {
  let left = luck.random(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => (left -= weight) < 0)
}

/** What other players have seen alone is unknown to this seat: in its worlds they know what everybody knows. */
function forgetOthersKnowledge({ known }: Table, seat: Seat): void {
  const common = known.hands['all'] ?? {}
  for (const [observer, lists] of Object.entries(known.hands)) {
    if (observer === seat || observer === 'all') continue
    for (const owner of Object.keys(lists)) lists[owner] = common[owner]!.slice()
  }
}
