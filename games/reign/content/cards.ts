import type { Place, Town } from './map.ts'

/** Relics (ledger, table 8.5); one card of each. */
export const relics = [
  'alhazreds-flame',
  'alien-carving',
  'bizarre-statue',
  'book-of-shadow',
  'elder-sign',
  'last-hourglass',
  'mi-go-eye',
  'seal-of-leng',
  'silver-key',
  'song-of-kadath',
  'warded-box',
  'xaos-mirror',
] as const
export type Relic = (typeof relics)[number]

/** These relics ask no sanity roll of whoever plays them (RC-478). */
export const gentleRelics: readonly Relic[] = ['song-of-kadath', 'warded-box']

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
