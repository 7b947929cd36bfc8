import type { Secrets } from '@miskatonic/kernel'
import { eventCard } from './unread.ts'
import type { Arkham } from './kind.ts'
import type { Marker, Table } from './position.ts'

/** Who may see what (ledger, "State and hidden information"). The game is co-operative: what one may see, all may see. */
export const secrets = {
  round: 'open',
  phase: 'open',
  lead: 'open',
  players: 'open',
  turn: 'open',
  investigators: 'open',
  sheetsGone: 'open',
  monsters: 'open',
  nextMonster: 'hidden',
  doom: 'open',
  clues: 'open',
  anomalies: 'open',
  /** The front of a face-down marker is not to be seen (AH-492.1). */
  markers: { open: (markers: Table['markers']) => markers.map(asSeen) },
  markerSupply: 'hidden',
  sheet: 'open',
  codex: 'open',
  onceInCodex: 'open',
  epicDefeated: 'open',
  cup: 'open',
  drawnTokens: 'open',
  /** AH-R146: the back of the top card shows its neighbourhood. */
  eventDeck: {
    open: (deck: Table['eventDeck']) => ({
      cards: deck.length,
      top: deck[0] === undefined ? null : eventCard(deck[0]).hood,
    }),
  },
  eventDiscard: 'open',
  hoodDecks: {
    open: (decks: Table['hoodDecks']) =>
      Object.fromEntries(Object.entries(decks).map(([hood, deck]) => [hood, deck.length])),
  },
  streetDeck: 'counted',
  anomalyDeck: 'counted',
  /** AH-104.1-2: the ready side of its top card is open. */
  monsterDeck: { open: (deck: Table['monsterDeck']) => ({ cards: deck.length, top: deck[0] ?? null }) },
  spawning: 'open',
  headlineDeck: 'counted',
  headlineDiscard: 'open',
  headlinesOpen: 'open',
  headlinesInBox: 'counted',
  itemDeck: 'counted',
  display: 'open',
  allyDeck: 'counted',
  spellDeck: 'counted',
  specialPile: 'open',
  blessings: 'open',
  /** AH-468.7: not even the owner knows which dark pact it is. */
  pactPile: 'counted',
  pacts: 'hidden',
  /** The card itself is shown when the encounter is over: its id would tell the outcomes (AH-466.10). Its story is read (readings.ts). */
  encounter: {
    open: (encounter: Table['encounter']) =>
      encounter && { seat: encounter.seat, from: encounter.from, at: encounter.at },
  },
  undecided: 'hidden',
  read: 'open',
  tests: 'open',
  action: 'open',
  proposals: 'open',
  known: 'hidden',
} satisfies Secrets<Arkham>['table']

function asSeen({
  colour,
  at,
  up,
  sealed,
}: Marker): Omit<Marker, 'colour'> & { colour: Marker['colour'] | null } {
  return { colour: up ? colour : null, at, up, sealed }
}
