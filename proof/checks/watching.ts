import {
  type AnyKind,
  Engine,
  type Game,
  type Option,
  type Play,
  type Position,
  type Seat,
  canonical,
  optionId,
  perceived,
  viewOf,
} from '@miskatonic/kernel'

/** Something that a seat was told, and what it saw on the table at that moment. */
interface Noticed {
  readonly event: string
  readonly told: string
  readonly view: string
}

/** What a seat noticed while a choice took effect: event by event, and at the end. */
export interface Watched {
  readonly seen: readonly Noticed[]
  /** The table as it sees it at the end; and everything that reaches it then, questions and options included. */
  readonly view: string
  readonly perceived: string
}

/** Dice are thrown, and bags drawn from, for all to see. What came up in one world comes up in the other. */
export interface Throws {
  readonly faces: string[]
  readonly again: boolean
}

/** Makes a choice and watches with the eyes of one seat. Undefined if this world does not offer the option. */
export function watchChoice(
  game: Game,
  position: Position,
  watcher: Seat,
  option: Option,
  throws: Throws,
): Watched | undefined {
  const seen: Noticed[] = []
  const engine = Engine.at(withWatcher(game, watcher, seen, throws), position, true)
  const same = engine.find(option.seat, optionId(option))
  if (same === undefined) return undefined
  engine.choose(same)
  return { seen, view: tableSeenBy(game, engine.position, watcher), perceived: perceived(engine, watcher) }
}

function tableSeenBy(game: Game, position: Position, seat: Seat): string {
  return canonical(viewOf(game, position, null, seat))
}

type Sight = Game['secrets']['events'][string]
type StepRule = Game['rules'][string]

/** The kernel asks the game's secrets about every event at the moment it happens; that is where the watcher stands. */
function withWatcher(game: Game, watcher: Seat, seen: Noticed[], throws: Throws): Game {
  const events = mapped<Sight>(game.secrets.events, (sight, event) => (args, seat, at) => {
    const shown = sight === 'open' ? args : sight(args, seat, at)
    if (seat === watcher && shown !== null)
      seen.push({ event, told: canonical([event, shown]), view: tableSeenBy(game, at as Position, seat) }) // the kernel passes the position itself
    return shown
  })
  const rules = mapped<StepRule>(
    game.rules,
    (rule) =>
      (play, ...rest) =>
        rule(withThrows(play, throws), ...rest),
  )
  return { ...game, rules, secrets: { ...game.secrets, events } }
}

function mapped<T>(record: object, change: (value: T, name: string) => T): Record<string, T> {
  return Object.fromEntries(
    Object.entries<T>(record as Record<string, T>).map(([name, value]) => [name, change(value, name)]),
  )
}

/** The step's context, except that its dice and its draws from bags are written down, or come as written. */
function withThrows(play: Play<AnyKind>, { faces, again }: Throws): Play<AnyKind> {
  const roll = <Face extends string>(die: readonly Face[]): Face => {
    const known = again ? (faces.shift() as Face | undefined) : undefined
    const face = known !== undefined && die.includes(known) ? known : play.roll(die)
    if (!again) faces.push(face)
    return face
  }
  const pull = <Thing extends string>(
    bag: Record<Thing, number>,
    kinds: readonly Thing[],
  ): Thing | undefined => {
    const known = again ? (faces.shift() as Thing | undefined) : undefined
    if (known !== undefined && bag[known] > 0) {
      bag[known]--
      return known
    }
    const thing = play.pull(bag, kinds)
    if (!again && thing !== undefined) faces.push(thing)
    return thing
  }
  return new Proxy(play, {
    get(target, name) {
      if (name === 'roll') return roll
      if (name === 'pull') return pull
      const part: unknown = Reflect.get(target, name)
      return typeof part === 'function' ? (part.bind(target) as unknown) : part
    },
  })
}

/**
 * Where one world tells the watcher something that the other does not, although the tables that it sees are alike. An event may tell what
 * lies open: then the table differs as well, at that moment or at the next event. Once the tables differ, the worlds have parted for
 * good reason. As long as they do not, the seats that are asked, and for what, must be the same as well.
 */
export function firstLeak(here: Watched, there: Watched): string | undefined {
  const length = Math.max(here.seen.length, there.seen.length)
  for (let i = 0; i < length; i++) {
    const [a, b] = [here.seen[i], there.seen[i]]
    if ((a?.view ?? here.view) !== (b?.view ?? there.view)) return undefined
    if (a?.told === b?.told) continue
    if (viewAfter(here, i) !== viewAfter(there, i)) return undefined
    return `it is told ${a?.told ?? 'nothing'} or ${b?.told ?? 'nothing'}, and sees the same table`
  }
  return here.view === there.view && here.perceived !== there.perceived
    ? `it is asked or offered something else, and sees the same table: ${difference(here.perceived, there.perceived)}`
    : undefined
}

function viewAfter({ seen, view }: Watched, index: number): string {
  return seen[index + 1]?.view ?? view
}

/** The surroundings of the first byte that differs. */
export function difference(here: string, there: string): string {
  let at = 0
  while (here[at] === there[at]) at++
  const from = Math.max(0, at - 60)
  return `…${here.slice(from, at + 60)}… and …${there.slice(from, at + 60)}…`
}
