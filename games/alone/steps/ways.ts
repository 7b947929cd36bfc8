import {
  type Compass,
  type Edge,
  type Sector,
  type Way,
  beyond,
  compass,
  edgeOf,
} from '../content/sectors.ts'
import type { Table } from '../position.ts'

/** The ways between sectors and how far it is along them (AL-061 to AL-070). */

type Exits = Readonly<Record<Way, Sector | undefined>>
interface Link {
  readonly way: Way
  readonly to: number
  /** The edge that may be locked; stairs have none. */
  readonly edge: Edge | null
}

/** A map seen as a graph. A map never changes, so this is made once for each. */
interface Graph {
  readonly sectors: readonly Sector[]
  readonly place: ReadonlyMap<Sector, number>
  readonly exits: readonly Exits[]
  readonly links: readonly (readonly Link[])[]
  /** Distances found lately, by where they begin and what was locked. */
  readonly found: Map<string, Distances>
}

const graphs = new WeakMap<Table['map'], Graph>()
const allWays: readonly Way[] = [...compass, 'stairs']

function graphOf(map: Table['map']): Graph {
  const known = graphs.get(map)
  if (known !== undefined) return known
  const sectors = Object.keys(map)
  const place = new Map(sectors.map((sector, i) => [sector, i]))
  const exits = sectors.map((sector) => exitsOf(map, sector))
  const links = sectors.map((sector, i) =>
    allWays.flatMap((way): Link[] => {
      const to = exits[i]![way]
      return to === undefined
        ? []
        : [{ way, to: place.get(to)!, edge: way === 'stairs' ? null : edgeOf(sector, way) }]
    }),
  )
  const graph = { sectors, place, exits, links, found: new Map<string, Distances>() }
  graphs.set(map, graph)
  return graph
}

/** Every sector of the map. */
export function sectorsOf({ map }: Table): readonly Sector[] {
  return graphOf(map).sectors
}

function exitsOf(map: Table['map'], sector: Sector): Exits {
  const { exits, stairs } = map[sector]!
  const along = (way: Compass): Sector | undefined =>
    exits[way] === 'wall' ? undefined : (beyond(sector, way) ?? undefined)
  const other = (each: Sector): boolean => each !== sector && map[each]!.stairs === stairs
  return {
    north: along('north'),
    east: along('east'),
    south: along('south'),
    west: along('west'),
    stairs: stairs === null ? undefined : Object.keys(map).find(other),
  }
}

/** The sector that lies that way if nothing but a locked door is in between; undefined behind a wall. */
export function pastDoors({ map }: Table, sector: Sector, way: Way): Sector | undefined {
  const graph = graphOf(map)
  return graph.exits[graph.place.get(sector)!]![way]
}

/** A path of a monster: small letters are steps, capitals unlock the door on that side. */
export interface Path {
  readonly path: string
  readonly to: Sector
  readonly opened: readonly Edge[]
}

/** Limits of a walk: movement points, one for each step, and the price of unlocking a door. */
export interface Walker {
  readonly points: number
  readonly unlocking: number
  readonly mayEnter: (to: Sector, from: Sector) => boolean
}

const letterOf: Readonly<Record<Way, string>> = { north: 'n', east: 'e', south: 's', west: 'w', stairs: 't' }

/** AL-R62: every path, also one that enters a sector twice; the empty one first. */
export function pathsFrom({ map, locked }: Table, from: Sector, walker: Walker): Path[] {
  const { sectors, place, links } = graphOf(map)
  const found: Path[] = []
  const visit = (at: number, path: string, left: number, opened: readonly Edge[]): void => {
    found.push({ path, to: sectors[at]!, opened })
    if (left <= 0 && (walker.unlocking > 0 || locked.length === 0)) return
    for (const { way, to, edge } of links[at]!) {
      if (edge !== null && locked.includes(edge) && !opened.includes(edge)) {
        if (left < walker.unlocking) continue
        visit(at, path + letterOf[way].toUpperCase(), left - walker.unlocking, [...opened, edge])
      } else if (left > 0 && walker.mayEnter(sectors[to]!, sectors[at]!))
        visit(to, path + letterOf[way], left - 1, opened)
    }
  }
  visit(place.get(from)!, '', walker.points, none)
  return found
}

const none: readonly Edge[] = []
const unreached = -1

/** How far it is from one sector to the others, and in which ways shortest paths begin. */
export class Distances {
  private readonly graph: Graph
  private readonly steps: Int8Array
  private readonly starts: Uint8Array

  constructor(graph: Graph, from: Sector, locked: readonly Edge[]) {
    this.graph = graph
    this.steps = new Int8Array(graph.sectors.length).fill(unreached)
    this.starts = new Uint8Array(graph.sectors.length)
    this.spread(graph.place.get(from)!, locked)
  }

  /** Breadth first. A sector that is reached by several equally short paths keeps the first steps of all of them. */
  private spread(from: number, locked: readonly Edge[]): void {
    const { steps, starts } = this
    const queue = [from]
    steps[from] = 0
    for (const at of queue)
      for (const { way, to, edge } of this.graph.links[at]!) {
        if (edge !== null && locked.length > 0 && locked.includes(edge)) continue
        const isNew = steps[to] === unreached
        if (isNew) {
          steps[to] = steps[at]! + 1
          queue.push(to)
        }
        if (isNew || steps[to] === steps[at]! + 1) starts[to]! |= at === from ? bitOf[way] : starts[at]!
      }
  }

  /** Undefined if it cannot be reached. */
  get(sector: Sector): number | undefined {
    const steps = this.steps[this.graph.place.get(sector)!]!
    return steps === unreached ? undefined : steps
  }

  /** The ways in which shortest paths to it begin (AL-472, AL-474). */
  waysTo(sector: Sector): readonly Way[] {
    return waysOfBits[this.starts[this.graph.place.get(sector)!]!]!
  }

  /** Every sector at least so far away, or out of reach. */
  beyond(least: number): Sector[] {
    return this.graph.sectors.filter((_, i) => this.steps[i] === unreached || this.steps[i]! >= least)
  }

  /** Every sector at most so far away. */
  within(most: number): Sector[] {
    return this.graph.sectors.filter((_, i) => this.steps[i]! !== unreached && this.steps[i]! <= most)
  }
}

const bitOf: Readonly<Record<Way, number>> = { north: 1, east: 2, south: 4, west: 8, stairs: 16 }
const waysOfBits: readonly (readonly Way[])[] = Array.from({ length: 32 }, (_, bits) =>
  allWays.filter((way) => (bits & bitOf[way]) !== 0),
)
/** More than a few different beginnings are not asked for in one decision. */
const mostKept = 64

/** AL-068, AL-069: along shortest paths. Locked doors are in the way, except for Locate (AL-296). */
export function distancesFrom({ map, locked }: Table, from: Sector, throughLocks = false): Distances {
  const graph = graphOf(map)
  const shut = throughLocks ? [] : locked
  const name = shut.length === 0 ? from : `${from} ${shut.join()}`
  const known = graph.found.get(name)
  if (known !== undefined) return known
  if (graph.found.size >= mostKept) graph.found.clear()
  const distances = new Distances(graph, from, shut)
  graph.found.set(name, distances)
  return distances
}
