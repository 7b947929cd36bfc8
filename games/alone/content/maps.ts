/** The three maps (ledger, table 8.5) as printed. A level is a grid of squares A1 to E5; what is not named here is a wall. */

export const squares = ['A', 'B', 'C', 'D', 'E'].flatMap((column) =>
  [1, 2, 3, 4, 5].map((row) => `${column}${row}`),
)

/** A level as printed: passages such as "B2-C2", doors such as "B2=B3". */
export interface PrintedLevel {
  passages: string
  doors: string
  rooms: Readonly<Record<string, Room>>
  switches: readonly string[]
  red: string
  blue: string
  /** Where condition tokens may be put. */
  spots: readonly string[]
}

export interface PrintedMap {
  start: { level: 1 | 2; square: string }
  levels: readonly [PrintedLevel, PrintedLevel]
}

export const rooms = [
  'control-room',
  'infirmary',
  'laboratory',
  'generator-room',
  'escape-pods',
  'canteen',
  'communications-room',
  'armoury',
] as const
export type Room = (typeof rooms)[number]

/** The shapes of corridor tiles, and how many of each there are (AL-095). */
export const corridorTiles = { straight: 4, corner: 6, tee: 5, cross: 2 } as const
export type Corridor = keyof typeof corridorTiles
export const corridors = Object.keys(corridorTiles) as Corridor[]

/** The greatest distance between two sectors of any map. */
export const greatestDistance = 13

export const mapNames = ['colony-spine', 'ring-station', 'deep-works'] as const
export type MapName = (typeof mapNames)[number]

export const printedMaps: Record<MapName, PrintedMap> = {
  'colony-spine': {
    start: { level: 1, square: 'D5' },
    levels: [
      {
        passages: 'B2-C2 B4-B5 B5-C5 C2-C3 C3-C4 C3-D3 C4-C5 D1-D2 D2-D3 D2-E2 D3-D4 D4-D5 D5-E5 E4-E5',
        doors: 'A5=B5 B2=B3 B3=B4 B3=C3 D1=E1 E1=E2 E2=E3 E3=E4',
        rooms: { A5: 'armoury', B3: 'canteen', E1: 'control-room', E3: 'infirmary' },
        switches: ['B5', 'C3', 'E2'],
        red: 'D1',
        blue: 'C5',
        spots: ['B4', 'E4'],
      },
      {
        passages:
          'A3-A4 A3-B3 B2-B3 B2-C2 B3-B4 B3-C3 B4-B5 B4-C4 B5-C5 C2-D2 C3-C4 C3-D3 D1-D2 D3-E3 D4-E4 E3-E4 E4-E5',
        doors: 'A4=A5 A5=B5 C1=D1 C5=D5 D2=E2 D4=D5 D5=E5 E2=E3',
        rooms: { A5: 'escape-pods', C1: 'laboratory', D5: 'communications-room', E2: 'generator-room' },
        switches: ['B4', 'D2', 'E4'],
        red: 'D4',
        blue: 'B2',
        spots: ['C2', 'C4'],
      },
    ],
  },
  'ring-station': {
    start: { level: 2, square: 'E1' },
    levels: [
      {
        passages:
          'A2-A3 A2-B2 A3-A4 A3-B3 A4-A5 A5-B5 B2-B3 B3-C3 B5-C5 C3-C4 C3-D3 C4-C5 C4-D4 D2-E2 D3-E3 E2-E3',
        doors: 'A4=B4 B2=C2 B4=C4 C2=D2 D4=D5 D5=E5 E3=E4 E4=E5',
        rooms: { B4: 'communications-room', C2: 'laboratory', D5: 'generator-room', E4: 'canteen' },
        switches: ['B2', 'C4', 'E3'],
        red: 'E2',
        blue: 'A5',
        spots: ['A4', 'D3'],
      },
      {
        passages:
          'A2-A3 B1-B2 B2-B3 B2-C2 B3-B4 B4-C4 C2-C3 C2-D2 C3-C4 C4-D4 D1-D2 D1-E1 D2-D3 D2-E2 D3-D4 E1-E2',
        doors: 'A1=A2 A1=B1 A3=A4 A4=A5 A4=B4 A5=B5 B4=B5 C1=D1',
        rooms: { A1: 'escape-pods', A4: 'infirmary', B5: 'armoury', C1: 'control-room' },
        switches: ['B1', 'B4', 'D2'],
        red: 'A2',
        blue: 'D4',
        spots: ['A5', 'C3'],
      },
    ],
  },
  'deep-works': {
    start: { level: 1, square: 'D1' },
    levels: [
      {
        passages:
          'A1-B1 A3-B3 B1-B2 B1-C1 B2-B3 B2-C2 B3-B4 B3-C3 C1-D1 C3-D3 D1-E1 D3-D4 D3-E3 D4-D5 D4-E4 E1-E2 E2-E3',
        doors: 'A1=A2 A2=A3 B4=C4 C2=D2 D2=D3 D2=E2 D5=E5 E4=E5',
        rooms: { A2: 'infirmary', C4: 'armoury', D2: 'control-room', E5: 'escape-pods' },
        switches: ['B1', 'D4', 'E2'],
        red: 'A3',
        blue: 'E4',
        spots: ['C2', 'C3'],
      },
      {
        passages:
          'A1-B1 A5-B5 B1-C1 B2-C2 B3-B4 B3-C3 B4-B5 B4-C4 B5-C5 C1-C2 C1-D1 C2-C3 C2-D2 C4-C5 C4-D4 D2-E2',
        doors: 'A1=A2 A2=A3 A2=B2 A3=A4 A4=A5 D1=E1 D3=D4 E1=E2',
        rooms: { A2: 'communications-room', A4: 'generator-room', D3: 'laboratory', E1: 'canteen' },
        switches: ['A3', 'B4', 'C1'],
        red: 'E2',
        blue: 'A5',
        spots: ['C5', 'D2'],
      },
    ],
  },
}
