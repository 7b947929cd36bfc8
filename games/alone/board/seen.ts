import type { OpenTable, OwnTable, Seat, View } from '@miskatonic/kernel'
import { spacesWithSymbol, trackSpaces } from '../content/cards.ts'
import { heroSeat } from '../content/characters.ts'
import { type Room, rooms } from '../content/maps.ts'
import { type Compass, compass, offset } from '../content/sectors.ts'
import type { Events } from '../kind.ts'
import type { SeenAs } from '../names.ts'
import type { Monster, SectorCard, Table } from '../position.ts'
import type { SectorSeen, secrets } from '../secrets.ts'

/** What the Hero and spectators see. Evil sees it, too, and its own view in addition. */
export type Seen = OpenTable<Table, typeof secrets>
export type { SectorSeen }

type OwnParts = OwnTable<typeof secrets>
/** A player's own face-down cards on the track, and a proposal: present only if there are any. */
type Occasional = 'track' | 'proposal'
/** What an Evil player sees in addition: the map, all that is on it, and their own cards. */
export type Own = Required<Omit<OwnParts, Occasional>> & Pick<OwnParts, Occasional>

export function tableIn({ table }: Pick<View, 'table'>): Seen {
  return table as unknown as Seen // a view holds the table of any game
}

/** What only Evil sees; undefined for the Hero and for spectators. */
export function ownIn({ seat, own }: Pick<View, 'seat' | 'own'>): Own | undefined {
  return isEvil(seat) ? (own as unknown as Own) : undefined // likewise; the seats of Evil always have this part
}

/** Evil players see the map; the Hero and spectators do not. */
export function isEvil(seat: Seat): boolean {
  return seat !== heroSeat && seat !== ''
}

/** The place of a sector as the Hero's choices and events name it. */
export function placeOf({ frame, x, y }: Pick<SectorSeen, 'frame' | 'x' | 'y'>): string {
  return `${frame}/${x}/${y}`
}

/** Undefined if the text is not a place of the maze, such as a sector of the map. */
export function spotOf(place: string | null): { frame: number; x: number; y: number } | undefined {
  const found = /^(\d+)\/(-?\d+)\/(-?\d+)$/.exec(place ?? '')
  return found === null ? undefined : { frame: Number(found[1]), x: Number(found[2]), y: Number(found[3]) }
}

export function sectorAt({ maze }: Seen, place: string | null): SectorSeen | undefined {
  return maze.find((sector) => placeOf(sector) === place)
}

/** The place one step further, whether anything is known of it or not. */
export function nextPlace(place: string, way: Compass): string | undefined {
  const from = spotOf(place)
  if (from === undefined) return undefined
  const { x, y } = offset[way]
  return placeOf({ frame: from.frame, x: from.x + x, y: from.y + y })
}

/** Where the step that is being shown leads; undefined if none is shown. Of a step into the unknown only the way is known. */
export function steppedTo(
  shown: { readonly event: string; readonly args: object } | null,
): string | undefined {
  if (shown?.event !== 'moved') return undefined
  const { from, way } = shown.args as Events['moved']
  return way === 'stairs' ? from : nextPlace(from, way)
}

/** Kind and wounds: what an event or a monster of the map is called. */
export function seenAs({ being, wounded }: Pick<Monster, 'being' | 'wounded'>): SeenAs {
  return wounded ? `${being}-wounded` : being
}

export function isRoom(what: SectorCard['what']): what is Room {
  return (rooms as readonly string[]).includes(what)
}

/** The ways out of a sector, open or through a door. */
export function exitsOf({ exits }: Pick<SectorSeen, 'exits'>): Compass[] {
  return compass.filter((way) => exits[way] !== 'wall')
}

/** AL-641: covered spaces of the reaction track. */
export function coveredSpaces({ track }: Pick<Seen, 'track'>): number {
  return track.reduce((sum, { spaces }) => sum + spaces, 0)
}

/** AL-783: hazard tokens that the end of the round would bring as the track is now. */
export function hazardsToCome(covered: number): number {
  return Math.min(trackSpaces, spacesWithSymbol.filter((space) => space > covered).length + 1)
}
