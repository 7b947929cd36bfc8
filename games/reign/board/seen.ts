import type { Seat } from '@miskatonic/kernel'
import type { Card, DeckCard } from '../content/cards.ts'
import type { Town } from '../content/map.ts'
import { type OldOne, lastingOldOnes } from '../cards/old-ones.ts'
import type { Table } from '../position.ts'

/** The table as everybody sees it: `secrets.ts` leaves counts where there were cards. */
export interface Seen extends Pick<
  Table,
  | 'players'
  | 'turn'
  | 'passed'
  | 'cultists'
  | 'shoggoths'
  | 'pool'
  | 'cultistsGone'
  | 'gates'
  | 'awake'
  | 'cancelled'
  | 'playerDiscard'
  | 'playing'
  | 'relicsInBox'
  | 'evilStirsDrawn'
  | 'summoningDiscard'
  | 'justRevealed'
  | 'onOffer'
  | 'mirror'
  | 'inForce'
  | 'investigatorsOffered'
> {
  /** With closed hands only their sizes. */
  hands: Record<Seat, readonly Card[] | number>
  asleep: number
  playerDeck: number
  relicDeck: number
  summoningDeck: number
  /** With closed hands only by whom, and how many. */
  peek: { by: Seat; cards?: DeckCard[]; ordered?: DeckCard[]; count?: number } | null
}

/** What a seat sees in addition, with closed hands. */
export interface Own {
  hands?: readonly Card[]
  peek?: NonNullable<Table['peek']>
  /** The clue cards that the Xaos Mirror shows. */
  mirror?: readonly Town[]
}

export function isInEffect({ awake, cancelled }: Seen, oldOne: OldOne): boolean {
  return lastingOldOnes.includes(oldOne) && awake.includes(oldOne) && !cancelled.includes(oldOne)
}
