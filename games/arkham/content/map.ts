/** Neighbourhood tiles, their spaces and geometry, and the kinds of streets (ledger, *Neighbourhood tiles* and *Street tiles*). */

export const hoods = [
  'northside',
  'downtown',
  'easttown',
  'merchant-district',
  'rivertown',
  'miskatonic-university',
  'uptown',
  'southside',
] as const
export type Hood = (typeof hoods)[number]

/** The edges of a hexagon with its point on top: top left, top right, right, bottom right, bottom left, left. */
export const edges = ['TL', 'TR', 'R', 'BR', 'BL', 'L'] as const
export type Edge = (typeof edges)[number]

/** A tile: its spaces A, B and C, each adjacent to the other two (AH-452.3), and which of them touch which edge. */
export interface Tile {
  readonly spaces: readonly [Space, Space, Space]
  readonly borders: Readonly<Record<Edge, readonly Space[]>>
}

/** There are two ways in which the borders between the three spaces run: A lies at the top right or on top. */
function tileA<const A extends string, const B extends string, const C extends string>(a: A, b: B, c: C) {
  const borders = { TL: [c, a], TR: [a], R: [a, b], BR: [b], BL: [b, c], L: [c] } as const
  return { spaces: [a, b, c], borders } as const
}
function tileB<const A extends string, const B extends string, const C extends string>(a: A, b: B, c: C) {
  const borders = { TL: [a], TR: [a, b], R: [b], BR: [b, c], BL: [c], L: [c, a] } as const
  return { spaces: [a, b, c], borders } as const
}

const byHood = {
  northside: tileA('arkham-advertiser', 'train-station', 'curiositie-shoppe'),
  downtown: tileA('independence-square', 'la-bella-luna', 'arkham-asylum'),
  easttown: tileB('velmas-diner', 'hibbs-roadhouse', 'police-station'),
  'merchant-district': tileA('unvisited-isle', 'tick-tock-club', 'river-docks'),
  rivertown: tileB('black-cave', 'graveyard', 'general-store'),
  'miskatonic-university': tileA('observatory', 'science-building', 'orne-library'),
  uptown: tileB('hangmans-hill', 'st-marys-hospital', 'ye-olde-magick-shoppe'),
  southside: tileA('mas-boarding-house', 'historical-society', 'south-church'),
} as const satisfies Record<Hood, unknown>

export type SpaceOf<H extends Hood> = (typeof byHood)[H]['spaces'][number]
export type Space = SpaceOf<Hood>

export const tiles: Readonly<Record<Hood, Tile>> = byHood
export const spaces: readonly Space[] = hoods.flatMap((hood) => tiles[hood].spaces)

export const streetTypes = ['residential', 'bridge', 'scenic'] as const
export type StreetType = (typeof streetTypes)[number]

/** AH-423.5: what an encounter on a space usually asks for, and what it usually gives. They are hints without effect (AH-420.3). */
export interface Symbols {
  readonly asks: readonly Asked[]
  readonly gives: readonly Given[]
}
export type Asked = 'lore' | 'influence' | 'observation' | 'strength' | 'will' | 'money' | 'remnant'
export type Given =
  | 'ally'
  | 'blessing'
  | 'common item'
  | 'curio item'
  | 'focus'
  | 'health'
  | 'money'
  | 'movement'
  | 'remnant'
  | 'remove doom'
  | 'sanity'
  | 'spell'

export const symbols: Readonly<Record<Space, Symbols>> = {
  'arkham-advertiser': { asks: ['observation'], gives: ['money'] },
  'train-station': { asks: ['influence'], gives: ['common item', 'movement'] },
  'curiositie-shoppe': { asks: ['money'], gives: ['curio item'] },
  'independence-square': { asks: ['will'], gives: ['curio item', 'sanity'] },
  'la-bella-luna': { asks: ['influence'], gives: ['money'] },
  'arkham-asylum': { asks: ['observation'], gives: ['sanity'] },
  'velmas-diner': { asks: ['money'], gives: ['health'] },
  'hibbs-roadhouse': { asks: ['money'], gives: ['sanity'] },
  'police-station': { asks: ['influence'], gives: ['common item'] },
  'unvisited-isle': { asks: ['will'], gives: ['curio item', 'remnant'] },
  'tick-tock-club': { asks: ['money'], gives: ['health', 'sanity'] },
  'river-docks': { asks: ['strength', 'remnant'], gives: ['money', 'common item'] },
  'black-cave': { asks: ['lore', 'will'], gives: ['spell'] },
  graveyard: { asks: ['strength', 'will'], gives: ['money', 'remnant'] },
  'general-store': { asks: ['money'], gives: ['common item'] },
  observatory: { asks: ['observation', 'lore'], gives: ['remove doom'] },
  'science-building': { asks: ['remnant', 'strength'], gives: ['money', 'focus'] },
  'orne-library': { asks: ['lore'], gives: ['spell'] },
  'hangmans-hill': { asks: ['will'], gives: ['remove doom', 'remnant'] },
  'st-marys-hospital': { asks: ['money'], gives: ['health'] },
  'ye-olde-magick-shoppe': { asks: ['money', 'remnant'], gives: ['spell', 'curio item'] },
  'mas-boarding-house': { asks: ['money'], gives: ['health', 'ally'] },
  'historical-society': { asks: ['influence', 'remnant'], gives: ['ally', 'curio item'] },
  'south-church': { asks: ['money', 'will'], gives: ['sanity', 'blessing'] },
}
