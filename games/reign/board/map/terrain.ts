import { recordOf } from '@miskatonic/kernel'
import { type Town, places, placesIn, townOf, towns } from '../../content/map.ts'
import { type Box, type Point, alongRoad, disc, mapSize, roads, signBox, spots } from '../layout.ts'
import { type Field, NOTHING, type Relief, bell, isoline, relief, sum } from './isolines.ts'

/** The land under the map: hills, coast, river, quarters and houses, all drawn by rule. */

export const coast =
  'M1146 0C1128 62 1152 112 1142 172C1138 236 1104 264 1066 280C1036 292 1050 338 1066 382' +
  'C1082 426 1136 440 1138 498C1140 562 1090 582 1070 634C1058 678 1090 730 1068 790'
export const sea = `${coast}H1160V0Z`

export const river =
  'M-10 300C60 268 100 300 150 288C240 270 280 392 380 386C470 380 520 268 620 306' +
  'C690 334 730 330 790 350C880 380 900 276 1066 282'

/** Hills away from the sea, a ridge in the west, and a rise in the middle. */
const hills: Field = sum([
  bell({ x: 20, y: 40 }, 160, 1.1),
  bell({ x: 40, y: 470 }, 130, 1.2),
  bell({ x: 330, y: 570 }, 90, 0.9),
  bell({ x: 540, y: 710 }, 120, 0.8),
  bell({ x: 640, y: 60 }, 110, 0.9),
  bell({ x: 580, y: 480 }, 80, 0.6),
  bell({ x: 450, y: 150 }, 90, 0.45),
  bell({ x: 880, y: 60 }, 100, 0.6),
  bell({ x: 880, y: 590 }, 85, 0.75),
  (x, y) => 0.07 * Math.sin(x / 47 + y / 83) + 0.06 * Math.sin(y / 39 - x / 71),
])

const hillside = relief(hills, mapSize, 15)

export const contours: readonly string[] = [0.12, 0.24, 0.36, 0.48, 0.6, 0.74, 0.9, 1.05].map((level) =>
  isoline(hillside, level),
)

/** How near every corner of the map is to the places of each town. */
const nearness: Record<Town, Relief> = byTown((town) =>
  relief(sum(placesIn[town].map((place) => bell(spots[place], 68))), mapSize, 16),
)

/** Each town's quarter: the land nearer to its places than to those of any other town. */
export const quarters: Record<Town, string> = byTown((town) => isoline(quarterOf(town), 0.28))

function quarterOf(town: Town): Relief {
  const others = towns.filter((other) => other !== town).map((other) => nearness[other].heights)
  const own = nearness[town]
  const heights = own.heights.map((height, i) =>
    height === NOTHING ? NOTHING : height - 1.1 * Math.max(...others.map((other) => other[i]!)),
  )
  return { ...own, heights }
}

/** Where no house can stand. */
const taken: readonly Box[] = places.flatMap((place) => [
  { ...spots[place], width: 2 * disc + 24, height: 2 * disc + 24 },
  { x: spots[place].x, y: spots[place].y + 56, width: 116, height: 44 },
  ...(signBox(place) === undefined ? [] : [signBox(place)!]),
])

/** Less than this from the middle of a road stands no house. */
const ROADSIDE = 13

/** Points along each road, and the box they lie in: what is outside of it need not be compared with them. */
const streets = roads.map((road) => {
  const points = Array.from({ length: 20 }, (_, i) => alongRoad(road, i / 20))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const box: Box = {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
  }
  return { points, box }
})

/** Houses along the streets of each town, as one path. */
export const houses: Record<Town, string> = byTown((town) =>
  roads
    .filter(({ from, betweenTowns }) => !betweenTowns && townOf[from] === town)
    .flatMap((road, r) =>
      Array.from({ length: 26 }, (_, i) => {
        const part = 0.06 + (i >> 1) * 0.073
        const [at, ahead] = [alongRoad(road, part), alongRoad(road, part + 0.01)]
        return house(at, ahead, i % 2 === 0 ? 1 : -1, r * 31 + i)
      }),
    )
    .join(''),
)

/** A house beside the road, if nothing else stands there. */
function house(at: Point, ahead: Point, side: number, number: number): string {
  const angle = Math.atan2(ahead.y - at.y, ahead.x - at.x)
  const [along, across] = [
    { x: Math.cos(angle), y: Math.sin(angle) },
    { x: -Math.sin(angle), y: Math.cos(angle) },
  ]
  const length = 6 + ((number * 7) % 5)
  const depth = 5 + ((number * 5) % 4)
  const off = side * (9 + depth)
  const middle = { x: at.x + across.x * off, y: at.y + across.y * off }
  if (number % 5 === 0 || isTaken(middle)) return ''
  const corner = (a: number, b: number): string =>
    `${Math.round(middle.x + along.x * a + across.x * b)} ${Math.round(middle.y + along.y * a + across.y * b)}`
  return `M${corner(-length, -depth)}L${corner(length, -depth)}L${corner(length, depth)}L${corner(-length, depth)}Z`
}

function isTaken(point: Point): boolean {
  return taken.some((box) => isIn(box, point, 8)) || streets.some((street) => isOn(street, point))
}

function isOn({ points, box }: (typeof streets)[number], { x, y }: Point): boolean {
  return (
    isIn(box, { x, y }, ROADSIDE) && points.some((at) => (at.x - x) ** 2 + (at.y - y) ** 2 < ROADSIDE ** 2)
  )
}

function isIn(box: Box, { x, y }: Point, margin: number): boolean {
  return Math.abs(x - box.x) < box.width / 2 + margin && Math.abs(y - box.y) < box.height / 2 + margin
}

function byTown<T>(of: (town: Town) => T): Record<Town, T> {
  return recordOf(towns, of)
}
