import { curve, line, type Point } from './draw.ts'

export interface Tentacle {
  readonly body: string
  /** Short strokes across its back, as an engraver shades. */
  readonly hatch: string
  readonly suckers: readonly Sucker[]
}
interface Sucker {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A place along a limb: half as thick as it is there, and how to step aside from its middle line. */
interface Place {
  readonly half: number
  readonly far: number
  aside(by: number): Point
}

/** A limb along a spine from thick to thin; its suckers sit on the right (1) or left (-1) of the way. */
export function tentacle(spine: readonly Point[], thick: number, side: 1 | -1 = 1): Tentacle {
  const places = placesAlong(curve(spine), thick)
  const right = places.map((place) => place.aside(place.half))
  const left = places.map((place) => place.aside(-place.half))
  return {
    body: line([...right, ...left.reverse()], true),
    hatch: hatchOn(places, -side),
    suckers: suckersOn(places, side),
  }
}

function placesAlong(way: readonly Point[], thick: number): Place[] {
  const last = way.length - 1
  let far = 0
  return way.map(([x, y], i) => {
    const [ax, ay] = way[i - 1] ?? [x, y]
    const [bx, by] = way[i + 1] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay)
    far += Math.hypot(x - ax, y - ay)
    return {
      half: (thick / 2) * (1 - i / last) ** 0.75 + 0.5,
      far,
      aside: (step) => [x - ((by - ay) / length) * step, y + ((bx - ax) / length) * step],
    }
  })
}

/** Strokes that begin at the edge and bend along the limb, some longer than others. */
function hatchOn(places: readonly Place[], side: number): string {
  const strokes = places.map(({ half, aside }, i) => {
    const [next, end] = [places[i + 1], places[i + 3]]
    if (next === undefined || end === undefined) return ''
    const reach = half * side
    return line([aside(reach * 0.98), next.aside(reach * 0.7), end.aside(reach * (0.1 + 0.2 * (i % 3)))])
  })
  return strokes.join('')
}

function suckersOn(places: readonly Place[], side: number): Sucker[] {
  const suckers: Sucker[] = []
  let free = 0
  for (const { half, far, aside } of places.slice(2, -3)) {
    const r = half * 0.3
    if (far < free || r < 0.6) continue
    const [x, y] = aside(half * side * 0.5)
    suckers.push({ x, y, r })
    free = far + r * 2.5
  }
  return suckers
}
