import { puzzles } from '../../content/puzzles.ts'
import type { PuzzleId } from '../../content/ids.ts'
import type { LockPuzzle, Side, WiringPuzzle } from '../../content/types.ts'

/** Where the pieces of a puzzle lie on the desk. A piece is 100 wide. */

export interface Spot {
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** How the place itself is turned, in degrees: the arms of the triangle. */
  readonly tilt: number
}

export interface Plan {
  readonly spots: readonly Spot[]
  /** What is to be seen: left, top, width, height. */
  readonly box: readonly [number, number, number, number]
}

const gap = 6
const rim = 34
const lead = 48

/** Half the width of an arm of the cross, and the distance of the triangle's sides from its middle. */
export const arm = 32
export const apothem = 42

export function planOf(id: PuzzleId): Plan {
  const puzzle = puzzles[id]
  if (puzzle.kind === 'wiring') return withLeads(grid(puzzle.cells, 0, rim), puzzle)
  if (puzzle.kind === 'rune')
    return grid(
      puzzle.pieces.map((_, i) => [Math.floor(i / puzzle.columns) + 1, (i % puzzle.columns) + 1] as const),
      gap,
      rim,
    )
  return lockPlan(puzzle)
}

function grid(cells: readonly (readonly [number, number])[], between: number, around: number): Plan {
  const pitch = 100 + between
  const spots = cells.map(([row, column]) => ({ x: (column - 0.5) * pitch, y: (row - 0.5) * pitch, tilt: 0 }))
  const right = Math.max(...spots.map(({ x }) => x)) + 50
  const bottom = Math.max(...spots.map(({ y }) => y)) + 50
  return { spots, box: [-around, -around, right + 2 * around, bottom + 2 * around] }
}

/** Room for the leads of a wiring puzzle, on the sides where they are. */
function withLeads({ spots, box: [left, top, width, height] }: Plan, { start, end }: WiringPuzzle): Plan {
  const sides = new Set([start.side, end.side])
  const at = (side: Side): number => (sides.has(side) ? lead : 0)
  const box = [left - at('W'), top - at('N'), width + at('W') + at('E'), height + at('N') + at('S')] as const
  return { spots, box }
}

const lockSpots: Readonly<Record<string, Spot>> = {
  ul: { x: -50, y: -110, tilt: 0 },
  ur: { x: 50, y: -110, tilt: 0 },
  ll: { x: -50, y: 110, tilt: 0 },
  lr: { x: 50, y: 110, tilt: 0 },
  nw: { x: -50 - arm, y: -50 - arm, tilt: 0 },
  ne: { x: 50 + arm, y: -50 - arm, tilt: 0 },
  sw: { x: -50 - arm, y: 50 + arm, tilt: 0 },
  se: { x: 50 + arm, y: 50 + arm, tilt: 0 },
  'inner-1': onArm(60, 50),
  'inner-2': onArm(180, 50),
  'inner-3': onArm(-60, 50),
  'outer-1': onArm(60, 150),
  'outer-2': onArm(180, 150),
  'outer-3': onArm(-60, 150),
}

/** On an arm of the triangle, turned so that S is towards the base. */
function onArm(tilt: number, away: number): Spot {
  const angle = (tilt * Math.PI) / 180
  return { x: (apothem + away) * Math.sin(angle), y: -(apothem + away) * Math.cos(angle), tilt }
}

function lockPlan({ places }: LockPuzzle): Plan {
  const spots = places.map((place) => lockSpots[place]!)
  const reach = places[0] === 'outer-3' ? 72 : 50
  const left = Math.min(...spots.map(({ x }) => x)) - reach - 20
  const top = Math.min(...spots.map(({ y }) => y)) - reach - 20
  const right = Math.max(...spots.map(({ x }) => x)) + reach + 20
  const bottom = Math.max(...spots.map(({ y }) => y)) + reach + 20
  return { spots, box: [left, top, right - left, bottom - top] }
}

/** The place one comes to from another with an arrow key; undefined: there is none that way. */
export function placeBeside(spots: readonly Spot[], from: number, key: string): number | undefined {
  const ways: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  }
  const way = ways[key]
  const here = spots[from]
  if (way === undefined || here === undefined) return undefined
  let best: { place: number; far: number } | undefined
  spots.forEach(({ x, y }, place) => {
    const [dx, dy] = [x - here.x, y - here.y]
    const along = dx * way[0] + dy * way[1]
    const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const far = along + 2 * across
    if (along > 20 && (best === undefined || far < best.far)) best = { place, far }
  })
  return best?.place
}
