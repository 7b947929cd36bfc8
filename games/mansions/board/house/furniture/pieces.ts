/**
 * Furniture, seen from above: quiet ink, never a rule. A piece is drawn around 0,0 with its back to the wall above it, in a few tones.
 */

/** ink; paper with an edge of ink; paper; line of ink; line of paper; rug; ember; poison. */
export type Tone = 'ink' | 'board' | 'paper' | 'line' | 'scratch' | 'rug' | 'ember' | 'poison'
export type Mark = readonly [tone: Tone, d: string]

export interface Piece {
  /** Along the wall, and away from it. */
  readonly width: number
  readonly depth: number
  readonly marks: readonly Mark[]
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}
/** Corners cut off by a curve. */
function soft(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}Z`
}
function ring(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}
/** Equal things in a row around the middle. */
function row(count: number, step: number, each: (x: number, i: number) => string): string {
  return Array.from({ length: count }, (_, i) => each((i - (count - 1) / 2) * step, i)).join('')
}
/** Numbers that look like chance and are always the same. */
function odd(i: number, of: number): number {
  return (i * 7919 + 13) % of
}
function piece(width: number, depth: number, ...marks: readonly Mark[]): Piece {
  return { width, depth, marks }
}

export const bed = piece(
  34,
  52,
  ['board', soft(-17, -26, 34, 52, 3)],
  ['ink', box(-17, -28, 34, 6)],
  ['line', 'M-17 -7Q0 -13 17 -7M-17 -2Q0 -8 17 -2M-12 22L-6 2M-2 22L7 3M9 22L15 6'],
  ['paper', soft(-12, -21, 24, 9, 4)],
)
export const wideBed = piece(
  60,
  56,
  ['board', soft(-30, -28, 60, 56, 3)],
  ['ink', box(-30, -31, 60, 7)],
  ['line', 'M-30 -7Q0 -14 30 -7M-30 -1Q0 -8 30 -1M-24 24L-14 3M-9 24L8 4M12 24L25 6'],
  ['paper', soft(-26, -22, 23, 10, 4) + soft(3, -22, 23, 10, 4)],
)
export const wardrobe = piece(
  44,
  20,
  ['ink', box(-22, -10, 44, 20)],
  ['scratch', box(-19, -7, 18, 14) + box(1, -7, 18, 14)],
  ['paper', ring(-4, 1, 1.3) + ring(4, 1, 1.3)],
)
export const nightstand = piece(
  18,
  13,
  ['ink', box(-9, -6.5, 18, 13)],
  ['paper', box(-6, -4, 2, 9) + box(-3, -4, 4, 9) + box(2, -3, 4, 8)],
)
export function shelf(width: number): Piece {
  const books = Math.floor((width - 6) / 5)
  return piece(
    width,
    12,
    ['ink', box(-width / 2, -6, width, 12)],
    [
      'paper',
      row(books, 5, (x, i) =>
        i % 6 === 4 ? '' : box(x - 1.8, -4 + odd(i, 3), 3.4 - odd(i, 2), 8 - odd(i, 3)),
      ),
    ],
  )
}
export const desk = piece(
  46,
  26,
  ['board', soft(-23, -12, 46, 17, 2)],
  ['line', 'M-18 -6H12M-13 0H18'],
  ['paper', 'M-6 -10l10 -2 2 9 -10 2Z'],
  ['ink', box(-7, 7, 14, 4) + box(14, -10, 5, 5)],
)
export const table = piece(
  40,
  30,
  ['board', soft(-20, -9, 40, 18, 2)],
  ['line', 'M-16 -3H12M-11 3H16'],
  ['ink', row(2, 18, (x) => box(x - 5, -15, 10, 4) + box(x - 5, 11, 10, 4))],
)
export function longTable(width: number): Piece {
  const places = Math.floor(width / 20)
  return piece(
    width,
    46,
    ['board', soft(-width / 2, -13, width, 26, 3)],
    ['line', `M${-width / 2 + 4} -4H${width / 2 - 8}M${-width / 2 + 9} 5H${width / 2 - 4}`],
    ['ink', row(places, 20, (x) => box(x - 5.5, -22, 11, 4) + box(x - 5.5, 18, 11, 4))],
    ['paper', row(places, 20, (x) => ring(x, -7, 4) + ring(x, 7, 4))],
    ['line', row(places, 20, (x) => ring(x, -7, 1.8) + ring(x, 7, 1.8))],
  )
}
export const armchair = piece(
  24,
  20,
  ['ink', 'M-12-10Q0-14 12-10V9H7V-4H-7V9H-12Z'],
  ['board', soft(-7, -4, 14, 13, 2)],
)
export const sofa = piece(
  62,
  21,
  ['ink', 'M-31-11Q0-15 31-11V9H25V-4H-25V9H-31Z'],
  ['board', soft(-25, -4, 50, 13, 2)],
  ['line', 'M-9-4V9M9-4V9'],
)
export const chair = piece(14, 14, ['board', 'M-6-4H6L5 6H-5Z'], ['ink', 'M-7-7H7V-3.5H-7Z'])
export const clock = piece(
  14,
  14,
  ['ink', box(-7, -8, 14, 14)],
  ['paper', ring(0, -1, 4.6)],
  ['line', 'M0-1V-4.5M0-1L2.4 1'],
)
export const piano = piece(
  52,
  42,
  ['ink', 'M-26 14V-10Q-26-20-12-20Q2-20 6-8Q9 0 18 1Q26 3 26 14Z'],
  ['paper', box(-24, 15, 48, 5)],
  ['line', row(15, 3.2, (x) => `M${x} 15v4`)],
  ['scratch', 'M-20 8V-9Q-19-14-12-14Q-3-14 1-4Q5 5 17 6'],
)
export const plant = piece(
  22,
  22,
  ['ink', 'M0-12Q3-5 9-8Q6-2 12 1Q5 2 7 9Q1 5-2 11Q-3 4-10 6Q-6 1-11-3Q-4-2-6-9Q-1-5 0-12Z'],
  ['paper', ring(0, 0, 2.4)],
)
export const stove = piece(
  48,
  25,
  ['ink', soft(-24, -13, 48, 25, 2)],
  [
    'scratch',
    ring(-13, -4, 5) + ring(-13, -4, 1.6) + ring(2, -4, 5) + ring(2, -4, 1.6) + 'M11-9H20V2H11ZM-19 5H20',
  ],
)
export const sink = piece(
  36,
  18,
  ['board', box(-18, -9, 36, 18)],
  ['paper', soft(-14, -5, 15, 11, 3)],
  ['ink', ring(-6, 1, 1.5)],
  ['line', 'M-6-9v5M5-5v10M9-5v10M13-5v10'],
)
export const coats = piece(
  60,
  24,
  ['ink', box(-30, -11, 60, 3) + 'M-20-8L-14-2L-15 11H-25L-26-2ZM15-8L21-2L20 12H10L9-2Z'],
  ['board', 'M-5-8L1-2L0 12H-10L-11-2Z'],
)
export const barrel = piece(20, 20, ['board', ring(0, 0, 9.5)], ['line', ring(0, 0, 6.5) + 'M-9 -3H9M-9 3H9'])
export const crate = piece(
  22,
  20,
  ['board', box(-10, -9, 20, 18)],
  ['line', 'M-10-9L10 9M10-9L-10 9M-10 -5H10M-10 5H10'],
)
export const crates = piece(
  40,
  30,
  ['board', box(-19, -14, 18, 16) + box(1, -14, 17, 16) + box(-9, 0, 18, 14)],
  ['line', 'M-19-14L-1 2M-1-14L-19 2M1-14L18 2M18-14L1 2M-9 0L9 14M9 0L-9 14'],
)
export const workbench = piece(
  58,
  20,
  ['board', box(-29, -10, 58, 16)],
  [
    'ink',
    'M-24-6h12v3h-12ZM-8-7l9 2-1 3-9-2ZM8-8h4v10h-4ZM18-4a4 4 0 1 1 0.1 0Z' +
      box(-26, 6, 4, 4) +
      box(22, 6, 4, 4),
  ],
  ['line', 'M-29 2H29'],
)
export const cabinet = piece(
  34,
  14,
  ['ink', box(-17, -7, 34, 14)],
  ['scratch', 'M-6-7V7M6-7V7M-14 0h5M-2 0h4M9 0h5'],
)
export const safe = piece(
  26,
  22,
  ['ink', soft(-13, -11, 26, 22, 2)],
  ['scratch', soft(-10, -8, 20, 16, 2) + ring(0, 0, 4) + 'M0-4v8M-4 0h8'],
)
export const boiler = piece(
  48,
  40,
  ['ink', soft(-24, -20, 48, 40, 12)],
  ['scratch', ring(-8, 0, 10) + ring(-8, 0, 5) + 'M8-14v28M14-12v24M20-8v16'],
  ['ember', ring(-8, 0, 3.4)],
)
export const furnace = piece(
  52,
  34,
  ['ink', box(-26, -17, 52, 32)],
  ['scratch', box(-22, -13, 44, 24) + 'M-22-5h44M-22 3h44M-8-13v8M6-5v8M-4 3v8'],
  ['ember', 'M-12 14Q-13 4-6 2Q-5 7-2 0Q7 5 6 8Q10 5 11 14Z'],
)
export const slab = piece(
  30,
  62,
  ['board', soft(-13, -29, 26, 58, 3)],
  ['line', 'M-13 -16H13M-13 18H13M-6 -16V18M6 -16V18'],
  ['ink', ring(0, -22, 4) + box(-15, -31, 30, 3)],
)
export const lamps = piece(
  40,
  22,
  ['ink', ring(0, 0, 10)],
  ['paper', ring(0, 0, 7)],
  ['line', ring(0, 0, 3) + 'M0-10V-3M0 3V10M-10 0H-3M3 0H10'],
)
export const coffin = piece(
  26,
  60,
  ['ink', 'M-7 -30H7L13 -14L8 30H-8L-13 -14Z'],
  ['scratch', 'M-5 -25H5L9 -13L5 25H-5L-9 -13ZM0 -16V12M-5 -8H5'],
)
export const tomb = piece(
  54,
  28,
  ['board', box(-27, -14, 54, 28)],
  ['ink', 'M-20 -6L-8 -9H18V9H-8L-20 6Z'],
  ['scratch', 'M-15 -3L-7 -5.5H14V5.5H-7L-15 3ZM-4 0H8M2 -4V4'],
)
export const pew = piece(
  70,
  15,
  ['ink', box(-35, -7, 70, 3) + box(-35, -7, 3, 12) + box(32, -7, 3, 12)],
  ['board', box(-32, -3, 64, 7)],
)
export const benches = piece(
  70,
  60,
  ['ink', [-26, -6, 14].map((y) => box(-35, y, 70, 3)).join('')],
  ['board', [-23, -3, 17].map((y) => box(-33, y, 66, 7)).join('')],
)
export const lectern = piece(
  26,
  20,
  ['ink', 'M-10 8L-7 -8H7L10 8Z'],
  ['paper', 'M-6 -5H6L7 3H-7Z'],
  ['line', 'M0-5V3'],
)
export const font = piece(26, 26, ['board', ring(0, 0, 12)], ['line', ring(0, 0, 8) + 'M-5 0q2.5-3 5 0t5 0'])
export const glassCase = piece(
  50,
  24,
  ['board', box(-25, -12, 50, 24)],
  ['line', box(-21, -8, 42, 16) + 'M-16 6L-4 -6M2 6L14 -6'],
  ['ink', 'M-12 4q4-10 8 0ZM6 4l4-9 4 9Z'],
)
export const mummy = piece(
  26,
  58,
  ['board', 'M0 -29Q12 -28 11 -16L13 -8L9 29H-9L-13 -8L-11 -16Q-12 -28 0 -29Z'],
  ['line', 'M-12-4L12 2M-11 4L11 10M-10 12L10 18M-10 20L9 26M12-6L-12 2M11 6L-11 12'],
  ['ink', 'M-6 -22H6V-14Q0 -8-6 -14Z'],
)
export const statue = piece(
  22,
  24,
  ['board', box(-10, -10, 20, 20)],
  ['ink', 'M0 -8Q4 -8 4 -4Q9 -2 8 8H-8Q-9 -2-4 -4Q-4 -8 0 -8Z'],
)
export const armour = piece(
  18,
  22,
  ['ink', 'M0 -11Q6 -10 5 -4L8 0L5 9H-5L-8 0L-5 -4Q-6 -10 0 -11Z'],
  ['scratch', 'M-4 -5H4M0 -8V6M-5 2H5'],
)
export const press = piece(
  38,
  32,
  ['board', box(-19, -14, 38, 28)],
  ['ink', box(-14, -16, 28, 6) + box(-2, -16, 4, 26)],
  ['line', ring(0, 0, 8) + 'M-8 0H8'],
)
export const sewing = piece(
  44,
  20,
  ['board', soft(-22, -10, 44, 18, 2)],
  ['ink', 'M-10 -4H6V-7H10V4H6V-1H-6V4H-10Z' + ring(16, -2, 3)],
)
export const cradle = piece(
  26,
  34,
  ['board', soft(-11, -15, 22, 30, 6)],
  ['line', 'M-11 -4Q0 -8 11 -4'],
  ['paper', soft(-7, -12, 14, 7, 3)],
)
export const toys = piece(
  30,
  20,
  ['ink', box(-12, -2, 8, 8) + ring(2, 3, 4) + 'M9 7l5-10 5 10Z'],
  ['scratch', 'M-10 0h4v4h-4Z'],
)
export const basin = piece(30, 20, ['board', soft(-14, -9, 28, 16, 7)], ['line', soft(-10, -6, 20, 10, 5)])
export const bottles = piece(
  44,
  12,
  ['ink', box(-22, -6, 44, 12)],
  ['paper', row(7, 6, (x, i) => (i % 2 === 0 ? ring(x, 0, 2.2) : box(x - 1.5, -4, 3, 8)))],
)
export const hooks = piece(
  60,
  22,
  [
    'ink',
    box(-30, -10, 60, 3) +
      row(4, 15, (x) => `M${x - 4} -5Q${x + 6} -6 ${x + 5} 4Q${x + 3} 12 ${x - 3} 9Q${x - 6} 3 ${x - 4} -5Z`),
  ],
  ['scratch', row(4, 15, (x) => `M${x - 1} -1q4 3 0 7`)],
)
export const hay = piece(
  34,
  26,
  ['board', soft(-16, -12, 32, 24, 4)],
  ['line', 'M-12-8l8 4M-2-9l9 3M-12-1l7 3M0-2l10 3M-10 6l9 2M4 5l8 3M-16-2H16M-16 4H16'],
)
export const cart = piece(
  46,
  34,
  ['board', box(-16, -10, 34, 20)],
  ['line', 'M-16 -3H18M-16 4H18M18 -6H26M18 6H26'],
  ['ink', box(-10, -15, 14, 5) + box(-10, 10, 14, 5)],
)
export const ladderOnWall = piece(36, 10, ['line', 'M-18 -3H18M-18 3H18' + row(7, 5, (x) => `M${x} -3V3`)])
export const boat = piece(
  40,
  84,
  ['board', 'M0 -42Q18 -20 17 8Q16 32 10 42H-10Q-16 32 -17 8Q-18 -20 0 -42Z'],
  ['line', 'M0 -34Q12 -16 12 8Q11 28 7 37H-7Q-11 28-12 8Q-12 -16 0 -34ZM0 -34V36'],
  ['ink', box(-15, -10, 30, 5) + box(-16, 12, 32, 5)],
)
export const nets = piece(
  48,
  26,
  ['line', 'M-24-12Q0 6 24-12M-22-4Q0 14 22-4M-18 4Q0 18 18 4M-18-9V8M-9-4V12M0-2V13M9-4V12M18-9V8'],
  ['ink', ring(-20, -10, 2.5) + ring(20, -10, 2.5) + ring(0, 13, 2.5)],
)
export const rope = piece(22, 22, ['line', ring(0, 0, 9) + ring(0, 0, 6) + ring(0, 0, 3) + 'M9 0q4 6 1 10'])
export const rock = piece(
  30,
  24,
  ['board', 'M-14 4L-8 -9L4 -11L13 -3L12 8L0 11Z'],
  ['line', 'M-8 -9L-3 1L12 8M-3 1L-14 4'],
)
export const rocks = piece(
  46,
  30,
  ['board', 'M-22 6L-14 -8L-2 -6L-4 10ZM2 12L4 -6L14 -12L22 -2L18 11Z'],
  ['line', 'M-14 -8L-10 4L-4 10M4 -6L12 0L18 11M12 0L14 -12'],
)
export const waves = piece(60, 22, [
  'line',
  'M-28 -6q5-5 10 0t10 0t10 0t10 0t10 0M-22 3q5-5 10 0t10 0t10 0t10 0M-28 11q5-5 10 0t10 0t10 0t10 0',
])
export const tree = piece(
  46,
  46,
  [
    'ink',
    'M0 -22Q8 -24 11 -16Q20 -17 20 -8Q26 -2 20 5Q22 14 13 15Q9 23 0 19Q-9 24 -13 15Q-22 14 -20 5Q-26 -2 -20 -8Q-20 -17 -11 -16Q-8 -24 0 -22Z',
  ],
  [
    'board',
    'M-2 -17Q4 -19 7 -12Q14 -12 14 -5Q18 0 13 4Q14 10 7 10Q4 16 -2 13Q-9 16 -11 9Q-17 8 -14 2Q-18 -4 -13 -8Q-12 -14 -7 -12Q-6 -17 -2 -17Z',
  ],
  ['line', 'M0 -8Q4 -6 4 -2M-8 -2Q-6 2 -2 2M4 4Q2 8 -2 7'],
)
export const bush = piece(
  26,
  24,
  ['ink', 'M0 -12Q6 -12 7 -6Q13 -5 12 1Q13 8 6 9Q2 13 -3 10Q-11 11 -11 4Q-14 -2 -9 -6Q-6 -12 0 -12Z'],
  ['scratch', 'M-5 -2q3-4 6 0M2 4q3-3 5 0M-6 5q3-3 5 0'],
)
export const hedge = piece(
  70,
  16,
  [
    'ink',
    'M-35 6Q-36 -6 -28 -6Q-24 -10 -18 -6Q-12 -10 -6 -6Q0 -10 6 -6Q12 -10 18 -6Q24 -10 29 -6Q36 -6 35 6Q20 8 0 6Q-20 8 -35 6Z',
  ],
  ['scratch', 'M-26 0q4-4 7 0M-8 -1q4-4 7 0M12 0q4-4 7 0M24 1q3-3 6 0'],
)
export const flowers = piece(
  44,
  22,
  ['board', soft(-22, -10, 44, 20, 4)],
  ['ink', row(5, 8, (x, i) => ring(x, (i % 2) * 6 - 3, 2.6))],
  ['line', row(5, 8, (x, i) => `M${x} ${(i % 2) * 6}v5`)],
)
export const grave = piece(
  20,
  26,
  ['board', 'M-8 10V-6Q-8 -12 0 -12Q8 -12 8 -6V10Z'],
  ['line', 'M0-7V3M-4-3H4'],
  ['ink', box(-10, 10, 20, 3)],
)
export const graves = piece(
  64,
  28,
  [
    'board',
    [-22, 0, 22].map((x) => `M${x - 8} 10V-5Q${x - 8} -12 ${x} -12Q${x + 8} -12 ${x + 8} -5V10Z`).join(''),
  ],
  ['line', [-22, 0, 22].map((x) => `M${x} -7V3M${x - 4} -3H${x + 4}`).join('')],
  ['ink', [-22, 0, 22].map((x) => box(x - 10, 10, 20, 3)).join('')],
)
export const corn = piece(
  70,
  40,
  [
    'line',
    row(7, 10, (x, i) => {
      const y = odd(i, 8)
      return `M${x} ${14 + y / 2}V${-14 + y}M${x} ${y}q-6 -2 -6 -10M${x} ${4 + y}q6 -2 6 -10M${x} ${-6 + y}q-4 -2 -4 -7`
    }),
  ],
  ['ink', row(7, 10, (x, i) => `M${x - 2} ${-12 + odd(i, 8)}q2 -7 4 0v6h-4Z`)],
)
export const car = piece(
  74,
  36,
  [
    'ink',
    'M-36 -9H-14L-8 -13H20Q36 -13 36 0Q36 13 20 13H-8L-14 9H-36Q-40 0 -36 -9Z' +
      box(-30, -15, 14, 5) +
      box(-30, 10, 14, 5) +
      box(12, -16, 14, 4) +
      box(12, 12, 14, 4),
  ],
  ['scratch', 'M-10 -9V9M12 -10V10M-10 -9H12M-10 9H12M-32 -5H-16M-32 0H-16M-32 5H-16'],
)
export const well = piece(
  36,
  36,
  ['board', ring(0, 0, 16)],
  ['ink', ring(0, 0, 10)],
  ['line', 'M-16 0H-10M10 0H16M0-16V-10M0 10V16M-11-11L-7-7M11-11L7-7M-11 11L-7 7M11 11L7 7'],
)
export const streetLamp = piece(
  20,
  20,
  ['ink', ring(0, 0, 7)],
  ['paper', ring(0, 0, 4)],
  ['line', 'M-9 0H-7M7 0H9M0-9V-7M0 7V9'],
)
export const bench = piece(
  44,
  14,
  ['board', box(-21, -5, 42, 9)],
  ['line', 'M-21 -1H21'],
  ['ink', box(-21, -7, 42, 2)],
)
export const roots = piece(60, 26, [
  'line',
  'M-30 -12Q-20 6 -6 0Q4 -4 8 10M-10 1Q-6 -10 2 -12M30 -12Q22 -2 14 -2Q8 -2 4 4M16 -2Q20 6 28 8',
])
export const bones = piece(
  40,
  20,
  ['board', 'M-14 -4a3 3 0 1 1 4 -3l16 7a3 3 0 1 1 -2 4l-16 -6a3 3 0 1 1 -2 -2Z'],
  ['ink', 'M12 -6a5 5 0 1 1 6 4v4h-5v-3Z'],
)
export const steps = piece(
  40,
  40,
  ['board', ring(0, 0, 19)],
  [
    'line',
    ring(0, 0, 6) +
      Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6
        return `M${(6 * Math.cos(a)).toFixed(1)} ${(6 * Math.sin(a)).toFixed(1)}L${(19 * Math.cos(a)).toFixed(1)} ${(19 * Math.sin(a)).toFixed(1)}`
      }).join(''),
  ],
  ['ink', ring(0, 0, 3)],
)
export const lens = piece(
  52,
  52,
  ['board', ring(0, 0, 25)],
  [
    'line',
    ring(0, 0, 20) +
      ring(0, 0, 14) +
      'M0-25V-14M0 14V25M-25 0H-14M14 0H25M-18-18L-10-10M18-18L10-10M-18 18L-10 10M18 18L10 10',
  ],
  ['ink', ring(0, 0, 9)],
  ['paper', ring(0, 0, 5)],
)
export const charts = piece(
  44,
  26,
  ['board', box(-22, -12, 44, 22)],
  ['line', 'M-18-8q8 6 16 2t16 4M-14 4q6-4 12 0t12-2M4-8v14'],
  ['ink', ring(12, -4, 2) + 'M-20 10h18v3h-18Z'],
)
export const counter = piece(
  52,
  16,
  ['board', box(-26, -7, 52, 13)],
  ['ink', box(-26, 5, 52, 3) + box(-8, -4, 8, 6)],
  ['line', 'M-22 0h10M6 0h14'],
)
export function rug(width: number, depth: number): Piece {
  const [x, y] = [width / 2, depth / 2]
  return piece(
    width,
    depth,
    ['rug', box(-x, -y, width, depth)],
    [
      'line',
      box(-x + 4, -y + 4, width - 8, depth - 8) + `M0 ${-y / 2}L${x * 0.4} 0L0 ${y / 2}L${-x * 0.4} 0Z`,
    ],
  )
}
export const dome = piece(78, 78, [
  'line',
  ring(0, 0, 37) +
    ring(0, 0, 31) +
    ring(0, 0, 12) +
    Array.from({ length: 16 }, (_, i) => {
      const a = (i * Math.PI) / 8
      return `M${(12 * Math.cos(a)).toFixed(1)} ${(12 * Math.sin(a)).toFixed(1)}L${(31 * Math.cos(a)).toFixed(1)} ${(31 * Math.sin(a)).toFixed(1)}`
    }).join(''),
])
