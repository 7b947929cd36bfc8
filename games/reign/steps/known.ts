import type { Seat } from '@miskatonic/kernel'
import { type Card, type DeckCard, evilStirs, evilStirsCards, isClue, isRelic } from '../content/cards.ts'
import type { Fact, Known, Table } from '../position.ts'

/**
 * Keeps `table.known` up to date: what players know about face-down cards because they saw how those came to lie where they are. No rule
 * depends on it; worlds.ts draws from it.
 */

export function nothingKnown(seats: readonly Seat[], hands: 'open' | 'closed'): Known {
  return { summoning: [], piles: [], onTop: null, hands: hands === 'open' ? {} : emptyLists(seats) }
}

/** By observer ('all': what everybody knows, spectators, too), then by the owner of the hand. Observers need no list of their own cards. */
function emptyLists(seats: readonly Seat[]): Known['hands'] {
  const lists: Known['hands'] = {}
  for (const observer of ['all', ...seats]) {
    const own: Known['hands'][string] = (lists[observer] = {})
    for (const owner of seats) if (owner !== observer) own[owner] = []
  }
  return lists
}

// The Summoning deck: how many cards of it were shuffled together.

export function summoningCardTaken({ known }: Table, from: 'top' | 'bottom'): void {
  const at = from === 'top' ? 0 : known.summoning.length - 1
  if (at < 0 || at >= known.summoning.length) return
  known.summoning[at]!--
  if (known.summoning[at] === 0) known.summoning.splice(at, 1)
}

/** So many cards, shuffled, were laid on top of the Summoning deck. */
export function summoningCardsShuffled({ known }: Table, count: number): void {
  if (count > 0) known.summoning.unshift(count)
}

// The player deck: its piles, and the cards that the Book of Shadow has put on top.

/** RC-505: the first cards of the deck are being looked at, and will be put back in any order. */
export function deckLookedAt({ known }: Table, by: Seat, count: number): void {
  const [first, second] = known.piles
  const evilStirsBelow = first !== undefined && first.cards >= count ? first.evilStirs : second?.evilStirs
  if (first !== undefined && second !== undefined && first.cards < count)
    known.piles.splice(0, 2, {
      cards: first.cards + second.cards,
      evilStirs: first.evilStirs + second.evilStirs,
    })
  known.onTop = { by, cards: count, evilStirsBelow: evilStirsBelow ?? evilStirsCards }
}

/** A card was drawn from the player deck. The one who knew it as it lay there knows it in the hand, too. */
export function deckCardDrawn({ known }: Table, seat: Seat, card: DeckCard): void {
  const [pile] = known.piles
  if (pile !== undefined) {
    pile.cards--
    if (card === evilStirs) pile.evilStirs = Math.max(0, pile.evilStirs - 1)
    if (pile.cards === 0) known.piles.shift()
  }
  if (known.onTop === null) return
  if (card !== evilStirs) known.hands[known.onTop.by]?.[seat]?.push(card)
  known.onTop.cards--
  if (known.onTop.cards === 0) known.onTop = null
}

// Closed hands: cards that are known to be in them.

/** A card has come into a hand of which everybody knows this much. */
export function cardReceived(table: Table, owner: Seat, fact: Fact): void {
  forEveryList(table, owner, (facts) => facts.push(fact))
}

/** A card has left a hand face up. It may have been any of those that are known to be like it. */
export function cardLeft(table: Table, owner: Seat, card: Card): void {
  forEveryList(table, owner, (facts) => {
    const at = likely(facts, card)
    if (at >= 0) facts.splice(at, 1)
  })
}

/** A player has shown that a card is in the hand, and keeps it. */
export function cardShown(table: Table, owner: Seat, card: Card): void {
  forEveryList(table, owner, (facts) => {
    const at = likely(facts, card)
    if (at < 0) facts.push(card)
    else facts[at] = card
  })
}

export function someClueShown(table: Table, owner: Seat): void {
  forEveryList(table, owner, (facts) => {
    if (!facts.some(isSomeClue)) facts.push('clue')
  })
}

/** Everybody has learned that a hand holds nothing but relics, or nothing but clue cards. */
export function onlyKindShown(table: Table, owner: Seat, kind: 'relic' | 'clue'): void {
  const { length } = table.hands[owner]!
  forEveryList(table, owner, (facts) => {
    while (facts.length < length) facts.push(kind)
  })
}

/** One player has seen all clue cards of a hand (RC-527): the others in it are relics. */
export function cluesSeen(table: Table, by: Seat, owner: Seat): void {
  const facts = table.known.hands[by]?.[owner]
  if (facts === undefined) return
  const hand = table.hands[owner]!
  const relics = hand.filter(isRelic).map((relic): Fact => (facts.includes(relic) ? relic : 'relic'))
  facts.splice(0, facts.length, ...hand.filter(isClue), ...relics)
}

/** What each observer knows about a hand. With open hands there are no lists. */
function forEveryList({ known }: Table, owner: Seat, change: (facts: Fact[]) => void): void {
  for (const observer in known.hands) {
    const facts = known.hands[observer]![owner]
    if (facts !== undefined) change(facts)
  }
}

function isSomeClue(fact: Fact): boolean {
  return fact === 'clue' || (fact !== 'relic' && isClue(fact))
}

/** Where a list names this card or, failing that, one of its kind. */
function likely(facts: readonly Fact[], card: Card): number {
  const exact = facts.indexOf(card)
  return exact >= 0 ? exact : facts.indexOf(isClue(card) ? 'clue' : 'relic')
}
