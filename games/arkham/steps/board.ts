import { type Hood, type Space, type StreetType, hoods, tiles } from '../content/map.ts'
import type { ScenarioId } from '../content/ids.ts'
import { scenarioOf } from '../catalogue.ts'
import type { Place } from '../names.ts'

/** The board of a scenario as a graph: spaces and streets that share a border (AH-452.3). */
export interface Board {
  readonly places: readonly Place[]
  readonly spaces: readonly Space[]
  readonly hoods: readonly Hood[]
  readonly spacesIn: Readonly<Partial<Record<Hood, readonly Space[]>>>
  readonly streets: Readonly<
    Record<string, { readonly type: StreetType; readonly adjacent: readonly Space[] }>
  >
  readonly neighbours: Readonly<Record<Place, readonly Place[]>>
}

const boards = new Map<ScenarioId, Board>()

export function boardOf(scenario: ScenarioId): Board {
  const known = boards.get(scenario)
  if (known !== undefined) return known
  const laid = layOut(scenario)
  boards.set(scenario, laid)
  return laid
}

function layOut(id: ScenarioId): Board {
  const sheet = scenarioOf(id)
  const onBoard = hoods.filter((hood) => sheet.hoods[hood] !== undefined)
  const streets = Object.entries(sheet.streets).map(([street, { type, joins }]) => ({
    id: street,
    type,
    adjacent: joins.flatMap(([hood, edge]) => tiles[hood].borders[edge]),
  }))
  const neighbours: Record<Place, Place[]> = {}
  const join = (one: Place, other: Place): void => {
    ;(neighbours[one] ??= []).push(other)
    ;(neighbours[other] ??= []).push(one)
  }
  for (const hood of onBoard) {
    const [first, second, third] = tiles[hood].spaces
    join(first, second)
    join(second, third)
    join(third, first)
  }
  for (const street of streets) for (const space of street.adjacent) join(street.id, space)
  const spaces = onBoard.flatMap((hood) => tiles[hood].spaces)
  return {
    places: [...spaces, ...streets.map((street) => street.id)],
    spaces,
    hoods: onBoard,
    spacesIn: Object.fromEntries(onBoard.map((hood) => [hood, tiles[hood].spaces])),
    streets: Object.fromEntries(streets.map((street) => [street.id, street])),
    neighbours,
  }
}

const hoodBySpace = new Map<Place, Hood>(
  hoods.flatMap((hood) => tiles[hood].spaces.map((space): [Place, Hood] => [space, hood])),
)

/** The neighbourhood of a space; undefined for a street. */
export function hoodOf(place: Place): Hood | undefined {
  return hoodBySpace.get(place)
}

const measured = new WeakMap<Board, Map<Place, ReadonlyMap<Place, number>>>()

/** AH-455.3: spaces to go from one place to each other one; `from` itself has 0. `joined` places are adjacent to each other as well. */
export function distancesFrom(
  board: Board,
  from: Place,
  joined: readonly Place[],
): ReadonlyMap<Place, number> {
  if (joined.length > 1) return measure(board, from, joined)
  const known = measured.get(board)?.get(from)
  if (known !== undefined) return known
  const distances = measure(board, from, [])
  measured.set(board, new Map([...(measured.get(board) ?? []), [from, distances]]))
  return distances
}

function measure(board: Board, from: Place, joined: readonly Place[]): ReadonlyMap<Place, number> {
  const distances = new Map<Place, number>([[from, 0]])
  const queue = [from]
  for (let at = 0; at < queue.length; at++) {
    const place = queue[at]!
    const adjacent = board.neighbours[place] ?? []
    for (const next of joined.includes(place) ? [...adjacent, ...joined] : adjacent)
      if (!distances.has(next)) {
        distances.set(next, distances.get(place)! + 1)
        queue.push(next)
      }
  }
  return distances
}
