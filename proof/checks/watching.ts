import { type Game, type Position, type Seat, canonical, viewOf } from '@miskatonic/kernel'

/** Something that a seat noticed, and what it saw on the table at that moment. */
interface Noticed {
  readonly event: string
  readonly told: string
  readonly view: string
}

/** A game in which somebody writes down what one seat notices, and when. */
export interface Watched {
  readonly game: Game
  readonly seen: Noticed[]
  /** Everything that reaches the seat at the end. */
  readonly end?: string
}

type Sight = 'open' | ((event: object, seat: Seat, at: Position) => object | null)

/** The kernel asks the game's secrets about every event at the moment it happens; that is where the watcher stands. */
export function watch(game: Game, watcher: Seat): Watched {
  const seen: Noticed[] = []
  const sights = Object.entries<Sight>(game.secrets.events)
  const events = sights.map(([event, sight]): [string, Sight] => [
    event,
    (args, seat, at) => {
      const shown = sight === 'open' ? args : sight(args, seat, at)
      if (seat === watcher && shown !== null)
        seen.push({ event, told: canonical([event, shown]), view: canonical(viewOf(game, at, null, seat)) })
      return shown
    },
  ])
  return { game: { ...game, secrets: { ...game.secrets, events: Object.fromEntries(events) } }, seen }
}

/**
 * Where one world tells the watcher something that the other does not, although the tables that it sees are alike. An event may tell what
 * lies open (the table then differs as well, at that moment or at the next event); once the tables differ, the worlds have parted.
 */
export function firstLeak(here: Watched, there: Watched): string | undefined {
  for (let i = 0; ; i++) {
    const [a, b] = [here.seen[i], there.seen[i]]
    if (a?.told === b?.told && a?.view === b?.view) {
      if (a === undefined) return undefined
      continue
    }
    if (a === undefined || b === undefined)
      return here.end === there.end ? `it notices ${(a ?? b)!.event} in one world only` : undefined
    if (a.view !== b.view || viewAfter(here, i) !== viewAfter(there, i)) return undefined
    return `it is told ${a.told} or ${b.told}, and sees the same table`
  }
}

function viewAfter({ seen, end }: Watched, index: number): string | undefined {
  return seen[index + 1]?.view ?? end
}
