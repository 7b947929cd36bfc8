import type { Seat, View } from '@miskatonic/kernel'
import type { Card } from '../cards/reactions.ts'
import {
  type ActionKind,
  type Condition,
  type DeckName,
  spacesWithSymbol,
  trackSpaces,
} from '../content/cards.ts'
import { heroSeat } from '../content/characters.ts'
import { type Item, isBullets } from '../content/items.ts'
import { type Room, rooms } from '../content/maps.ts'
import type { Mission } from '../cards/missions.ts'
import type { Being } from '../content/monsters.ts'
import { type Compass, type Sector, compass, offset } from '../content/sectors.ts'
import type { Events } from '../kind.ts'
import type { Hero, Monster, SectorCard, Table } from '../position.ts'
import type { SeenAs, Sought } from '../names.ts'

/** A sector as the Hero lays it out (secrets.ts). */
export interface SectorSeen extends Omit<SectorCard, 'spot'> {
  frame: number
  x: number
  y: number
  locked: Compass[]
  lit: boolean
  hazard: boolean
  condition: Mission | null
  monsters: MonsterSeen[]
}

export interface MonsterSeen {
  being: Being
  wounded: boolean
  stunned: boolean
  bonus: number
}

/** What the Hero and spectators see. Evil sees it, too, and its own view in addition. */
export interface Seen extends Pick<
  Table,
  | 'itemDiscard'
  | 'missions'
  | 'decksInUse'
  | 'leader'
  | 'hazardsToPlace'
  | 'round'
  | 'frozen'
  | 'roll'
  | 'beacon'
> {
  maze: SectorSeen[]
  hero: Omit<Hero, 'at'> & { place: string | null }
  allyPool: number
  itemDeck: number
  decks: Record<DeckName, { draw: number; discard: number }>
  /** Cards of each deck held by each player. */
  hands: Record<Seat, Partial<Record<DeckName, number>>>
  /** Cards on the reaction track; null: face down. */
  track: { card: Card | null; deck: DeckName; by: Seat; spaces: number }[]
  proposal: { by: Seat; deck: DeckName; face: 'up' | 'down'; condition: Condition | null } | null
  turn: Pick<
    Table['turn'],
    'number' | 'step' | 'actionsLeft' | 'begun' | 'slow' | 'reactions' | 'drawn' | 'used'
  > & { performed: ActionKind[] }
  asked: Sought[]
}

/** What an Evil player sees in addition: the map, all that is on it, and the own cards. */
export interface Own extends Pick<Table, 'map' | 'lit' | 'locked' | 'hazards' | 'conditions' | 'monsters'> {
  /** The revealed sectors. */
  maze: Sector[]
  /** Where the Hero is. */
  hero: Sector
  /** The own hand. */
  hands: Card[]
  /** The own cards that lie face down on the track, if there are any. */
  track?: Card[]
  /** The card that one has proposed. */
  proposal?: Card
}

export function tableIn({ table }: Pick<View, 'table'>): Seen {
  // A view holds the table of any game; here it gets the types of this one.
  return table as unknown as Seen // a view holds the table of any game
}

/** What only Evil sees; undefined for the Hero and for spectators. */
export function ownIn({ seat, own }: Pick<View, 'seat' | 'own'>): Own | undefined {
  // As above; the seats of Evil always have this part.
  return isEvil(seat) ? (own as unknown as Own) /* likewise */ : undefined
}

/** Evil players see the map; the Hero and spectators do not. */
export function isEvil(seat: Seat): boolean {
  return seat !== heroSeat && seat !== ''
}

/** The place of a sector as the Hero's choices and events name it. */
export function placeOf({ frame, x, y }: Pick<SectorSeen, 'frame' | 'x' | 'y'>): string {
  return `${frame}/${x}/${y}`
}

/** Undefined for what is no place of the maze, such as a sector of the map. */
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

/** Where a step leads that is being shown; undefined if none is. Into the unknown, only the way is told. */
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

/** The three cards of Bullets are one kind of thing. */
export function itemKind(item: Item): Exclude<Item, 'bullets-2' | 'bullets-3'> {
  return isBullets(item) ? 'bullets-1' : (item as Exclude<Item, 'bullets-2' | 'bullets-3'>)
}
