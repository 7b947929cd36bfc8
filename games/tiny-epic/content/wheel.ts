/** The Wheel of Madness (ledger, content tables; TE-R05): one pointer, 30 stops of 12 degrees, read at both ends. */

export const stops = Array.from({ length: 30 }, (_, stop) => `stop-${stop}`)

const stopsPerTown = 6
const stopsPerSector = 3
const stopsPerBand = 2

export const symbols = ['soothe', 'chaos', 'plus-one', 'power-fear', 'power-rage', 'power-greed'] as const
export type Symbol = (typeof symbols)[number]

/** The symbol of each sector of three stops, clockwise. */
const sectors: readonly Symbol[] = [
  'soothe',
  'plus-one',
  'chaos',
  'power-fear',
  'plus-one',
  'soothe',
  'power-rage',
  'chaos',
  'plus-one',
  'power-greed',
]

/** What one end of the pointer or the other shows: places in the ring, a symbol, a band of the tail's town. */
export interface Reading {
  symbol: Symbol
  front: number
  tail: number
  band: number
}

/** TE-122: front and tail are two ends of one pointer. */
const readings: readonly Reading[] = stops.map((_, front) => {
  const tail = (front + stops.length / 2) % stops.length
  return {
    symbol: sectors[Math.floor(front / stopsPerSector)]!,
    front: Math.floor(front / stopsPerTown),
    tail: Math.floor(tail / stopsPerTown),
    band: Math.floor((tail % stopsPerTown) / stopsPerBand),
  }
})

export function readingAt(stop: number): Reading {
  return readings[stop]!
}
