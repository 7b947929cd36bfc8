import type { Seat, Secrets } from '@miskatonic/kernel'
import type { Charm } from './cards/charms.ts'
import type { Sample } from './kind.ts'

type Hands = Record<Seat, Charm[]>

/** Who may see which field of the table. The compiler asks for every field. */
export const secrets = {
  active: 'open',
  candles: 'open',
  clues: 'open',
  doom: 'open',
  /** SA-005: everybody sees how many charms each player holds, and each player sees which their own are. */
  hands: {
    open: (hands: Hands): Record<Seat, number> =>
      Object.fromEntries(Object.entries(hands).map(([seat, held]) => [seat, held.length])),
    own: (hands: Hands, seat: Seat): Charm[] | undefined => hands[seat],
  },
  inEffect: 'open',
  box: 'counted',
} satisfies Secrets<Sample>['table']
