import type { Relic } from '../cards/relics.ts'
import type { Place, Town } from './map.ts'

/** A clue card is known by its town: all eleven of a town are alike. */
export type Clue = Town
export type Card = Clue | Relic
export const evilStirs = 'evil-stirs'
export type DeckCard = Card | typeof evilStirs

export const cluesPerTown = 11
export const evilStirsCards = 4

/** Summoning cards with the Shoggoth symbol (ledger, table 8.3); every location has one card. */
export const shoggothSymbols: ReadonlySet<Place> = new Set<Place>([
  'university',
  'secret-lodge',
  'historic-inn',
  'swamp',
  'pawn-shop',
  'docks',
  'woods',
  'great-hall',
])

/** The sanity die (ledger, table 8.6). */
export const sanityDie = ['blank', 'blank', 'delusions', 'delusions', 'psychosis', 'paranoia'] as const
export type Face = (typeof sanityDie)[number]
export const faces = ['blank', 'delusions', 'psychosis', 'paranoia'] as const

export function isClue(card: DeckCard): card is Clue {
  return card === 'arkham' || card === 'dunwich' || card === 'innsmouth' || card === 'kingsport'
}
export function isRelic(card: DeckCard): card is Relic {
  return !isClue(card) && card !== evilStirs
}
