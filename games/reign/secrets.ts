import type { Seat, Secrets } from '@miskatonic/kernel'
import { type Card, type DeckCard, isClue } from './content/cards.ts'
import type { Town } from './content/map.ts'
import type { Reign } from './kind.ts'
import type { Table } from './position.ts'

/** Who may see what (ledger, "State and hidden information"). */
export const secrets = {
  players: 'open',
  hands: {
    open: (hands, { options }): Record<Seat, readonly Card[] | number> =>
      options.hands === 'open' ? hands : sizes(hands),
    own: (hands, seat, { options }): readonly Card[] | undefined =>
      options.hands === 'open' ? undefined : hands[seat],
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
    open: (peek, { options }): PeekSeen | null =>
      peek === null || options.hands === 'open' ? peek : countPeeked(peek),
    own: (peek, seat, { options }) => (peek?.by === seat && options.hands === 'closed' ? peek : undefined),
  },
  onOffer: 'open',
  mirror: {
    open: (mirror) => mirror,
    own: (mirror, seat, { table, options }): readonly Town[] | undefined =>
      mirror?.by === seat && mirror.shown !== null && options.hands === 'closed'
        ? table.hands[mirror.shown]!.filter(isClue)
        : undefined,
  },
  inForce: 'open',
  known: 'hidden',
  investigatorDeck: 'counted',
  investigatorsOffered: 'open',
  investigatorsInBox: 'open',
} satisfies Secrets<Reign>['table']

/** With closed hands only by whom, and how many. */
interface PeekSeen {
  by: Seat
  cards?: DeckCard[]
  ordered?: DeckCard[]
  count?: number
}

function countPeeked({ by, cards, ordered }: NonNullable<Table['peek']>): { by: Seat; count: number } {
  return { by, count: cards.length + ordered.length }
}

function sizes(hands: Table['hands']): Record<Seat, number> {
  return Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, hand.length]))
}
