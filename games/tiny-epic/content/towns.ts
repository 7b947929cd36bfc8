import type { Colour } from './tentacles.ts'

/** The five town cards and their ten locations (ledger, "Town cards"). */
interface Location {
  /** Spaces of the madness tracks. */
  tracks: Readonly<Record<Colour, number>>
  /** The colours at the edge that touches the wheel, clockwise. */
  bands: readonly [Colour, Colour, Colour]
}

const locations = {
  lighthouse: { tracks: { fear: 3, rage: 3, greed: 3 }, bands: ['fear', 'rage', 'greed'] },
  docks: { tracks: { fear: 4, rage: 3, greed: 2 }, bands: ['fear', 'greed', 'rage'] },
  church: { tracks: { fear: 3, rage: 3, greed: 3 }, bands: ['rage', 'greed', 'fear'] },
  cemetery: { tracks: { fear: 2, rage: 4, greed: 3 }, bands: ['rage', 'fear', 'greed'] },
  library: { tracks: { fear: 3, rage: 2, greed: 4 }, bands: ['greed', 'fear', 'rage'] },
  'curiosity-shop': { tracks: { fear: 3, rage: 4, greed: 2 }, bands: ['greed', 'rage', 'fear'] },
  asylum: { tracks: { fear: 2, rage: 3, greed: 4 }, bands: ['fear', 'rage', 'greed'] },
  apothecary: { tracks: { fear: 4, rage: 2, greed: 3 }, bands: ['fear', 'greed', 'rage'] },
  tavern: { tracks: { fear: 3, rage: 3, greed: 3 }, bands: ['greed', 'fear', 'rage'] },
  'town-hall': { tracks: { fear: 3, rage: 3, greed: 3 }, bands: ['rage', 'greed', 'fear'] },
} as const satisfies Record<string, Location>

export type Town = keyof typeof locations
export const towns = Object.keys(locations) as Town[]

export const tracksOf = byTown((town): Location['tracks'] => locations[town].tracks)
export const bandsOf = byTown((town): Location['bands'] => locations[town].bands)

function byTown<T>(of: (town: Town) => T): Record<Town, T> {
  return Object.fromEntries(towns.map((town) => [town, of(town)])) as Record<Town, T>
}

/** The two sides of each card. */
export const townCards = [
  ['lighthouse', 'docks'],
  ['church', 'cemetery'],
  ['library', 'curiosity-shop'],
  ['asylum', 'apothecary'],
  ['tavern', 'town-hall'],
] as const satisfies [Town, Town][]

export const townsInRing = 5
export const shamblerSpaces = 3
export const eldritchSpaces = 3
/** TE-048: each town begins with so many madness tentacles. */
export const firstTentacles = 2
