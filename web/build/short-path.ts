type Point = readonly [x: number, y: number]

/** How many numbers each command of a path takes. */
const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

/**
 * A path with its points on a grid of whole units: half of the bytes, and no point moves by more than half a unit. Relative numbers are
 * rounded from where the shortened path really is, so that errors do not add up.
 */
export function shortPath(d: string): string {
  const exact = new Pen()
  const shortened = new Pen()
  let written = ''
  let implied = ''
  for (const [command, numbers] of commandsOf(d)) {
    const isRelative = command === command.toLowerCase()
    const from = (pen: Pen): Point => (isRelative ? pen.at : [0, 0])
    const rounded = onGrid(command.toLowerCase(), numbers, from(exact), from(shortened))
    written += textOf(command === implied ? '' : command, rounded)
    exact.follow(command, numbers)
    shortened.follow(command, rounded)
    // Points that follow a move without a letter of their own are lines.
    implied = command === 'm' ? 'l' : command === 'M' ? 'L' : command
  }
  return written
}

/** Where a path has come to. */
class Pen {
  at: Point = [0, 0]
  private start: Point = [0, 0]

  follow(command: string, numbers: readonly number[]): void {
    const name = command.toLowerCase()
    const [x, y] = command === name ? this.at : ([0, 0] as const)
    if (name === 'z') this.at = this.start
    else if (name === 'h') this.at = [x + numbers[0]!, this.at[1]]
    else if (name === 'v') this.at = [this.at[0], y + numbers[0]!]
    else this.at = [x + numbers.at(-2)!, y + numbers.at(-1)!]
    if (name === 'm') this.start = this.at
  }
}

/** The numbers of a command, so that its points lie on the grid: they count from `exact`, and will count from `shortened`. */
function onGrid(name: string, numbers: readonly number[], exact: Point, shortened: Point): readonly number[] {
  const rounded = (n: number, axis: 0 | 1): number => Math.round(exact[axis] + n) - shortened[axis]
  if (name === 'v') return [rounded(numbers[0]!, 1)]
  if (name !== 'a') return numbers.map((n, i) => rounded(n, i % 2 === 0 ? 0 : 1))
  const [rx, ry, angle, large, sweep, x, y] = numbers as Arc
  return [Math.round(rx), Math.round(ry), Math.round(angle), large, sweep, rounded(x, 0), rounded(y, 1)]
}

type Arc = readonly [
  rx: number,
  ry: number,
  angle: number,
  large: number,
  sweep: number,
  x: number,
  y: number,
]

/** The commands of a path, each with as many numbers as it takes: what is repeated without its letter gets it back. */
function* commandsOf(d: string): Generator<readonly [command: string, numbers: readonly number[]]> {
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = counts[letter!.toLowerCase()] ?? Number.NaN
    const numbers = (rest!.match(/[-+]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const isWhole = count === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % count === 0
    if (!isWhole) throw new Error(`"${letter}${rest}" is no command of a path`)
    if (count === 0) yield [letter!, []]
    for (let i = 0; i < numbers.length; i += count) {
      const isRepeated = i > 0 && letter!.toLowerCase() === 'm'
      yield [isRepeated ? (letter === 'm' ? 'l' : 'L') : letter!, numbers.slice(i, i + count)]
    }
  }
}

/** A minus separates numbers as well as a space does. */
function textOf(command: string, numbers: readonly number[]): string {
  const text = numbers.map((n) => (n < 0 ? String(n) : ` ${n}`)).join('')
  return command + (command === '' ? text : text.trimStart())
}
