import type { Engine, Option, Position, Seat } from '@miskatonic/kernel'
import type { TwinRules } from '../twins/rules.ts'
import { arkham, tableOf } from './table.ts'

/** All players know the same, and everything they choose is done openly. */
export const arkhamRules: TwinRules = {
  game: arkham,
  noticed: ({ seat, step, args }: Option) => `${seat} ${step} ${JSON.stringify(args)}`,
  learned,
  tempting: ['research', 'ward', 'gather', 'useCodex:card=card-52,action=0', 'choose:pick=northside'],
  pingable: 'graveyard',
  opponent: (seat: Seat) => (seat === 'p1' ? 'p2' : 'p1'),
}

/** Everything that lies open, and every card, token or die that has come to light. */
function learned(_before: Position, after: Engine): string {
  const {
    eventDeck,
    hoodDecks,
    streetDeck,
    anomalyDeck,
    monsterDeck,
    headlineDeck,
    headlinesInBox,
    itemDeck,
    allyDeck,
    spellDeck,
    pactPile,
    pacts,
    markers,
    encounter,
    undecided: _undecided,
    known,
    ...open
  } = tableOf(after.position)
  return JSON.stringify([
    open,
    [eventDeck[0] && hoodOf(eventDeck[0]), monsterDeck[0]],
    [eventDeck, streetDeck, anomalyDeck, monsterDeck, headlineDeck, headlinesInBox].map(
      ({ length }) => length,
    ),
    [itemDeck, allyDeck, spellDeck, pactPile, ...Object.values(hoodDecks)].map(({ length }) => length),
    Object.keys(pacts),
    markers.map(({ colour, at, up }) => [at, up ? colour : null]),
    // The story is read aloud; what comes of it is not (AH-466.10).
    encounter && [encounter.card, encounter.part, encounter.seat],
    known.tops,
    after.events.filter(({ event }) => turned.has(event)),
    after.position.outcome,
    after.decision?.options.map(({ seat, step, args }) => [seat, step, args]),
  ])
}

/** Events in which something comes to light that may be gone again afterwards. */
const turned = new Set([
  'encounterEnded',
  'headlineRead',
  'doomSpread',
  'tokenDrawn',
  'diceRolled',
  'dieRerolled',
  'pactFlipped',
  'pactRolled',
  'monsterSpawned',
  'cardGained',
  'cardDiscarded',
  'displayFilled',
  'markerTurned',
  'deckForeseen',
])

/** The back of an event card shows its neighbourhood (AH-R146): three cards each, in the order of the numbers. */
function hoodOf(card: string): number {
  return Math.floor((Number(card.slice(-2)) - 1) / 3)
}
