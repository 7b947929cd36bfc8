import { type Seat, type Secrets, type Slot, slotsOf } from '@miskatonic/kernel'
import { type DeckCard, evilStirs, isClue, isRelic } from './content/cards.ts'
import type { Reign } from './kind.ts'
import type { Options, Table } from './position.ts'

/** Who may see what (ledger, "State and hidden information"). */
export const secrets = {
  players: 'open',
  hands: {
    open: (hands, { options }) => (options.hands === 'open' ? hands : sizes(hands)),
    own: (hands, seat, { options }) => (options.hands === 'open' ? undefined : hands[seat]),
  },
  turn: 'open',
  passed: 'open',
  cultists: 'open',
  shoggoths: 'open',
  nextShoggoth: 'hidden',
  pool: 'open',
  cultistsGone: 'open',
  gates: 'open',
  awake: 'open',
  asleep: 'counted',
  oldOnesInBox: 'counted',
  cancelled: 'open',
  playerDeck: 'counted',
  playerDiscard: 'open',
  relicDeck: 'counted',
  playing: 'open',
  relicsInBox: 'open',
  evilStirsDrawn: 'open',
  summoningDeck: 'counted',
  summoningDiscard: 'open',
  justRevealed: 'open',
  peek: {
    open: (peek, { options }) => (peek === null || options.hands === 'open' ? peek : countPeeked(peek)),
    own: (peek, seat, { options }) => (peek?.by === seat && options.hands === 'closed' ? peek : undefined),
  },
  onOffer: 'open',
  mirror: {
    open: (mirror) => mirror,
    own: (mirror, seat, { table, options }) =>
      mirror?.by === seat && mirror.shown !== null && options.hands === 'closed'
        ? table.hands[mirror.shown]!.filter(isClue)
        : undefined,
  },
  inForce: 'open',
  investigatorDeck: 'counted',
  investigatorsOffered: 'open',
  investigatorsInBox: 'open',
} satisfies Secrets<Reign>['table']

function countPeeked({ by, cards, ordered }: NonNullable<Table['peek']>): { by: Seat; count: number } {
  return { by, count: cards.length + ordered.length }
}

function sizes(hands: Table['hands']): Record<Seat, number> {
  return Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, hand.length]))
}

/**
 * The cells that `seat` may not know, in groups whose contents could be exchanged. They are exchanged group after group: relics with those
 * of the relic deck, hands with the deck but without Evil Stirs, which is never in a hand, and at last the deck within itself.
 */
export function unknown(table: Table, options: Options, seat: Seat): Slot[][] {
  const deck = [
    ...slotsOf(table.playerDeck),
    ...(options.hands === 'closed' ? peekedBehind(table, seat) : []),
  ]
  const hidden = options.hands === 'closed' ? [...deck, ...handsHiddenFrom(table, seat)] : deck
  const groups = [
    [...slotsOf(table.asleep), ...slotsOf(table.oldOnesInBox)],
    slotsOf(table.summoningDeck),
    slotsOf(table.investigatorDeck),
    [...slotsOf(table.relicDeck), ...hidden.filter((slot) => isRelic(cardIn(slot)))],
    hidden.filter((slot) => cardIn(slot) !== evilStirs),
    deck,
  ]
  return groups.filter((group) => group.length > 1)
}

function cardIn({ of, at }: Slot): DeckCard {
  return of[at] as DeckCard
}

/** Cards that somebody else is looking at with the Book of Shadow. */
function peekedBehind({ peek }: Table, seat: Seat): Slot[] {
  return peek === null || peek.by === seat ? [] : [...slotsOf(peek.cards), ...slotsOf(peek.ordered)]
}

function handsHiddenFrom(table: Table, seat: Seat): Slot[] {
  return Object.keys(table.hands).flatMap((owner) => (owner === seat ? [] : hiddenSlots(table, owner, seat)))
}

/** The cards of a hand, except for those of which everybody, or at least `seat`, knows that they are there. */
function hiddenSlots({ hands, mirror, onOffer }: Table, owner: Seat, seat: Seat): Slot[] {
  const hand = hands[owner]!
  if (mirror?.by === seat && mirror.shown === owner) return []
  const offered = onOffer?.from === owner ? hand.indexOf(onOffer.card) : -1
  const mirrored = mirror?.by === owner || mirror?.shown === owner ? hand.findIndex(isClue) : -1
  return slotsOf(hand).filter(({ at }) => at !== offered && at !== mirrored)
}
