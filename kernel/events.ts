import type { Game } from './game.ts'
import type { Position, Seat } from './position.ts'
import { type Reading, readingAt } from './readings.ts'
import { RulesBroken } from './refused.ts'

/** An event as it happened, and as the seats saw it where they saw it differently. */
export interface Happened {
  readonly event: string
  readonly args: object
  /** By seat, and '' for spectators; null: this seat noticed nothing. Missing: everybody saw the event as it was. */
  readonly seen?: Readonly<Record<Seat, object | null>>
  /** What is read aloud with it. */
  readonly reading?: Reading
}

/** An event as one seat saw it. */
export type SeenEvent = Omit<Happened, 'seen'>

type Sight = 'open' | ((args: object, seat: Seat, position: Position) => object | null)

/** What happened, as the secrets of the game let each seat see it. This is settled when it happens: the table may look different later. */
export function asSeen(game: Game, position: Position, event: string, args: object): Happened {
  const sight = (game.secrets.events as Record<string, Sight>)[event]
  if (sight === undefined) throw new RulesBroken(`the secrets do not say who may see the event ${event}`)
  const reading = readingAt(game, position, event, args)
  const happened = reading === undefined ? { event, args } : { event, args, reading }
  if (sight === 'open') return happened
  const seen: Record<Seat, object | null> = { '': sight(args, '', position) }
  let isOpen = seen[''] === args
  for (const seat of position.seats) if ((seen[seat] = sight(args, seat, position)) !== args) isOpen = false
  return isOpen ? happened : { ...happened, seen }
}

/** An event as `seat` saw it; null if it noticed nothing. */
export function seenBy({ seen, ...asItWas }: Happened, seat: Seat): SeenEvent | null {
  if (seen === undefined) return asItWas
  const args = seen[seat] ?? null
  return args === null ? null : { ...asItWas, args }
}
