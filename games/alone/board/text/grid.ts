import type { Compass } from '../../content/sectors.ts'

/** Sectors laid out on squares, with the ways between them. The same for both sides. */

export interface Square {
  x: number
  y: number
  /** What stands in the square, line by line. */
  lines: readonly [string, string, string]
  /** What is on each side; a wall is drawn as nothing. */
  exits: Readonly<Record<Compass, Exit>>
}
export type Exit = 'wall' | 'open' | 'door' | 'locked'

/** Five squares and the ways on both sides of each fit a terminal. */
const squareWidth = 12
const gap = 3

const across: Readonly<Record<Exit, string>> = { wall: ' ', open: '-', door: '=', locked: '#' }
const along: Readonly<Record<Exit, string>> = { wall: ' ', open: '|', door: '"', locked: '#' }

export function drawGrid(squares: readonly Square[]): string[] {
  const columns = range(squares.map(({ x }) => x))
  const rows = range(squares.map(({ y }) => y))
  const at = new Map(squares.map((square) => [`${square.x} ${square.y}`, square]))
  const square = (x: number, y: number): Square | undefined => at.get(`${x} ${y}`)
  /** What lies between two squares; each of them knows it, if it is there. */
  const between = (x: number, y: number, way: 'east' | 'south'): Exit => {
    const beyond = way === 'east' ? square(x + 1, y)?.exits.west : square(x, y + 1)?.exits.north
    return square(x, y)?.exits[way] ?? beyond ?? 'wall'
  }
  const ways = (y: number): string =>
    ' '.repeat(gap) +
    columns.map((x) => centred(along[between(x, y, 'south')], squareWidth) + ' '.repeat(gap)).join('')
  const line = (y: number, i: 0 | 1 | 2): string => {
    const beside = (x: number): string => centred(i === 0 ? across[between(x, y, 'east')] : ' ', gap)
    const texts = columns.map((x) => centred(square(x, y)?.lines[i] ?? '', squareWidth) + beside(x))
    return beside(columns[0]! - 1) + texts.join('')
  }
  return [ways(rows[0]! - 1), ...rows.flatMap((y) => [line(y, 0), line(y, 1), line(y, 2), ways(y)])]
    .map((text) => text.trimEnd())
    .filter((text, i, all) => text !== '' || (i > 0 && all[i - 1] !== ''))
}

/** Texts that are too long for a line of a square are cut to the last one that fits. */
export function fitting(texts: readonly string[], more: string): string {
  const whole = texts.join(' ')
  if (whole.length <= squareWidth) return whole
  const kept = texts.slice(0, -1)
  while (kept.length > 0 && `${kept.join(' ')} ${more}`.length > squareWidth) kept.pop()
  return [...kept, more].join(' ')
}

function centred(text: string, width: number): string {
  const left = Math.floor((width - text.length) / 2)
  return (' '.repeat(Math.max(0, left)) + text).padEnd(width)
}

function range(numbers: readonly number[]): number[] {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return Array.from({ length: most - least + 1 }, (_, i) => least + i)
}
