import type { HouseMap, MapDoor, MapRoom } from '../../content/types.ts'
import { type Annex, idsIn, linesOf, tablesOf } from './tables.ts'

/** Reads the map of a story: edges and markers of the ledger (8.16), or of its annex for stories 3 to 5, and the geometry. */
export function parseMap(number: 1 | 2 | 3 | 4 | 5): HouseMap {
  const heading = `MM-C46${number - 1} Map of story ${number}`
  const geometry = sectionOf('RULES.maps.md', (line) => line.startsWith(`## ${heading}`))
  const graph =
    number < 3
      ? sectionOf('RULES.md', (line) => line.startsWith(`**Map of story ${number}`), /^(\*\*Map of|###)/)
      : geometry
  const between = edgesIn(graph)
  const points = pointsIn(geometry)
  const features = graph.find((line) => line.startsWith('Start space:'))!
  const doors = Object.fromEntries(
    [...between.doors].map(([door, { spaces, sealed }]): [string, MapDoor] => [
      door,
      { between: spaces, at: points.get(door) ?? null, ...(sealed ? { sealed: true as const } : {}) },
    ]),
  )
  const feature = (name: string) => idsIn(new RegExp(`${name}[^:]*: ([^.]*)\\.`).exec(features)![1]!)
  return {
    rooms: roomsOf(heading),
    open: between.open,
    doors,
    start: feature('Start space')[0]!,
    escape: feature('Escape door')[0]!,
    altar: feature('Altar')[0]!,
    hearths: feature('Hearths'),
    barriers: barriersIn(/Barriers: ([^.]*)\./.exec(features)![1]!),
    hidingPlaces: feature('Hiding places'),
    ladders: between.ladder,
    vents: feature('Vents'),
    corpses: corpsesIn(features),
  }
}

/** The lines after the one that is meant, up to the next section. */
function sectionOf(file: Annex, isStart: (line: string) => boolean, end = /^## /): string[] {
  const lines = linesOf(file)
  const start = lines.findIndex(isStart)
  const length = lines.slice(start + 1).findIndex((line) => end.test(line))
  return lines.slice(start + 1, length === -1 ? undefined : start + 1 + length)
}

interface Edges {
  readonly open: (readonly [string, string])[]
  readonly doors: Map<string, { spaces: readonly [string, string | null]; sealed: boolean }>
  ladder: readonly [string, string]
}
function edgesIn(lines: readonly string[]): Edges {
  const fences = lines.flatMap((line, i) => (line === '```' ? [i] : []))
  const edges: Edges = { open: [], doors: new Map(), ladder: ['', ''] }
  for (const edge of lines.slice(fences[0]! + 1, fences[1]).flatMap((line) => line.split(/ {2,}/))) {
    const [a, sign, b] = edge.split(' ') as [string, string, string]
    if (sign === '–' || sign === '/') edges.open.push([a, b])
    else if (sign === '~') edges.ladder = [a, b]
    else
      edges.doors.set(sign.slice(1, -1), {
        spaces: [a, b === '(outside)' ? null : b],
        sealed: sign.startsWith('#'),
      })
  }
  return edges
}

/** `Doors at (x, y): d-gates (7, 24) outside; d-front (13, 20); …` */
function pointsIn(lines: readonly string[]): Map<string, readonly [number, number]> {
  const line = lines.find((each) => each.startsWith('Doors at (x, y):'))!
  return new Map(
    [...line.matchAll(/(d-[a-z-]+) \(([\d.]+), ([\d.]+)\)/g)].map(([, door, x, y]) => [
      door!,
      [Number(x), Number(y)],
    ]),
  )
}

function roomsOf(heading: string): Record<string, MapRoom> {
  const { rows } = tablesOf('RULES.maps.md').find(({ headings }) =>
    headings.some((each) => each?.startsWith(heading)),
  )!
  return Object.fromEntries(
    rows.map((row) => [
      row['room']!,
      {
        panel: row['panel'] as MapRoom['panel'],
        spaces: row['spaces: x1–x2 × y1–y2']!.split('; ').map((space) => {
          const [x1, x2, y1, y2] = [...space.replace(/^\d: /, '').matchAll(/\d+/g)].map(Number)
          return { x1: x1!, x2: x2!, y1: y1!, y2: y2! }
        }),
      },
    ]),
  )
}

/** `` `hall-1` (doors d-library, d-master), `dining-room-1` (d-dining) `` */
function barriersIn(text: string): HouseMap['barriers'] {
  return [...text.matchAll(/`([^`]+)` \((?:doors? )?([^)]+)\)/g)].map(([, at, doors]) => ({
    at: at!,
    doors: doors!.split(', '),
  }))
}

function corpsesIn(features: string): string[] {
  const found = /(One|Two) corpse markers? (?:start on|in) `([^`]+)`/.exec(features)
  return found ? Array<string>(found[1] === 'Two' ? 2 : 1).fill(found[2]!) : []
}

/** Which spaces of different names see each other, as the annex lists them: groups of rooms with dots, less exceptions. */
export function parseSight(number: 1 | 2 | 3 | 4 | 5): { groups: string[][]; blind: string[] } {
  const section = sectionOf('RULES.maps.md', (line) => line.includes(`Map of story ${number}`))
  const line = section.find((each) => each.startsWith('Line of sight between different spaces:'))!
  const parts = line.replace(/^[^:]*: /, '').split('; ')
  return {
    groups: parts.map((part) => part.split(':')[0]!.split(' + ')),
    blind: [...line.matchAll(/([a-z-]+-\d)\/([a-z-]+-\d)/g)].map(([, a, b]) => [a!, b!].toSorted().join('/')),
  }
}
