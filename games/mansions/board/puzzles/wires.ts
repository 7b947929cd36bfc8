import type { Connector, Side, WirePiece } from '../../content/types.ts'

/** How wires are drawn on a plate that is 100 wide, its middle at 0. */

/** How far the two wires of a connector lie from the middle of the edge. */
const off = 13

type Point = readonly [number, number]

/** The two ends on an edge, in the order in which one meets them going clockwise round the piece. */
const ends: Readonly<Record<Side, readonly [Point, Point]>> = {
  N: [
    [-off, -50],
    [off, -50],
  ],
  E: [
    [50, -off],
    [50, off],
  ],
  S: [
    [off, 50],
    [-off, 50],
  ],
  W: [
    [-50, off],
    [-50, -off],
  ],
}

function endsOf(side: Side, code: Connector): { red: Point; blue: Point } {
  const [first, second] = ends[side]
  return code === 'rb' ? { red: first, blue: second } : { red: second, blue: first }
}

/** The lines of both wires of a cable. */
export function cablePaths(
  { connectors }: WirePiece,
  [from, to]: readonly [Side, Side],
): { red: string; blue: string } {
  const a = endsOf(from, connectors[from]!)
  const b = endsOf(to, connectors[to]!)
  return { red: line(from, a.red, b.red), blue: line(from, a.blue, b.blue) }
}

/** Straight on, or twisted; round a corner of the plate. */
function line(from: Side, [x1, y1]: Point, [x2, y2]: Point): string {
  const start = `M${x1} ${y1}`
  const isUpright = from === 'N' || from === 'S'
  const isStraight = isUpright ? Math.abs(y2 - y1) === 100 : Math.abs(x2 - x1) === 100
  if (!isStraight) {
    const [cornerX, cornerY] = isUpright ? [x2, y1] : [x1, y2]
    const radius = Math.abs(x2 - x1)
    const sweep = (x1 - cornerX) * (y2 - cornerY) > (y1 - cornerY) * (x2 - cornerX) ? 1 : 0
    return `${start}A${radius} ${radius} 0 0 ${sweep} ${x2} ${y2}`
  }
  return isUpright ? `${start}C${x1} 0 ${x2} 0 ${x2} ${y2}` : `${start}C0 ${y1} 0 ${y2} ${x2} ${y2}`
}

/** The brass clips at the edges where wires end. */
export function contactsOf({ connectors }: WirePiece): { side: Side; d: string }[] {
  const clips: Readonly<Record<Side, string>> = {
    N: 'M-22 -50H22V-43H-22Z',
    E: 'M50 -22V22H43V-22Z',
    S: 'M-22 50H22V43H-22Z',
    W: 'M-50 -22V22H-43V-22Z',
  }
  return (Object.keys(connectors) as Side[]).map((side) => ({ side, d: clips[side] }))
}

/** The lead of a contact of the base: two wires that run towards the plate, and how they must arrive. */
export function leadPaths(side: Side, code: Connector, length: number): { red: string; blue: string } {
  const { red, blue } = endsOf(side, code)
  const [dx, dy] = { N: [0, -length], E: [length, 0], S: [0, length], W: [-length, 0] }[side] as [
    number,
    number,
  ]
  const out = ([x, y]: Point): string => `M${x + dx} ${y + dy}L${x} ${y}`
  return { red: out(red), blue: out(blue) }
}
