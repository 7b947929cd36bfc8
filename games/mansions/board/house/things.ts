import { maps } from '../../content/maps/index.ts'
import type { Space } from '../../names.ts'
import type { ScreenWords } from '../../words/screen.ts'
import type { RoomSeen, Seen } from '../seen.ts'
import { type Ascent, type Plan, roomOf } from './plan.ts'

/** What lies in a room or in a space, besides figures. */
export type Thing =
  | { readonly kind: 'cards'; readonly n: number; readonly top: 'obstacle' | 'search' }
  | { readonly kind: 'lock'; readonly isUp: boolean }
  | { readonly kind: 'dropped' | 'marks' | 'corpses'; readonly n: number }
  | { readonly kind: 'altar'; readonly n: number }
  | { readonly kind: 'fire' | 'darkness' | 'hole' | 'hearth' | 'vent' | 'hiding' | 'barrier' | 'warded' }
  | (Ascent & { readonly kind: 'stairs' | 'ladder' })

/** How wide each is drawn. */
export function widthOf(thing: Thing): number {
  switch (thing.kind) {
    case 'cards':
      return 27 + 5 * (Math.min(4, thing.n) - 1)
    case 'stairs':
    case 'ladder':
    case 'altar':
      return 32
    case 'dropped':
    case 'marks':
    case 'corpses':
      return thing.n > 1 ? 32 : 20
    default:
      return 20
  }
}

/** What lies in a room as a whole: it is shown beside the room's name. */
function inRoom({ stack, lock, lockUp, dropped, marks, hole, fire, darkness }: RoomSeen): Thing[] {
  const things: (Thing | false)[] = [
    stack.cards > 0 && { kind: 'cards', n: stack.cards, top: stack.top ?? 'search' },
    lock !== null && { kind: 'lock', isUp: lockUp },
    fire && { kind: 'fire' },
    darkness && { kind: 'darkness' },
    dropped.length > 0 && { kind: 'dropped', n: dropped.length },
    marks > 0 && { kind: 'marks', n: marks },
    hole && { kind: 'hole' },
  ]
  return things.filter((thing) => thing !== false)
}

/** What lies in one space. */
function inSpace(table: Seen, plan: Plan, space: Space): Thing[] {
  const map = maps[table.story]
  const corpses = table.corpses.filter((at) => at === space).length
  const things: (Thing | false)[] = [
    map.altar === space && { kind: 'altar', n: table.altarSamples },
    corpses > 0 && { kind: 'corpses', n: corpses },
    map.hearths.includes(space) && { kind: 'hearth' },
    table.barriers.some(({ at, door, destroyed }) => at === space && door === null && !destroyed) && {
      kind: 'barrier',
    },
    map.hidingPlaces.includes(space) && { kind: 'hiding' },
    map.vents.includes(space) && { kind: 'vent' },
    table.stabilized.some((each) => each.space === space) && { kind: 'warded' },
  ]
  return [...things.filter((thing) => thing !== false), ...(plan.ascents[space] ?? [])]
}

/** Everything in a space, with what is the room's if its name stands there. */
export function thingsIn(table: Seen, plan: Plan, space: Space, hasLabel: boolean): Thing[] {
  return [...(hasLabel ? inRoom(table.rooms[roomOf(space)]!) : []), ...inSpace(table, plan, space)]
}

/** What a thing is, in words. */
function told(thing: Thing, room: RoomSeen, words: ScreenWords): string {
  switch (thing.kind) {
    case 'cards':
      return room.stack.face === null
        ? words.cards(thing.n)
        : `${words.cards(thing.n)}: ${words.card(room.stack.face)}`
    case 'lock':
      return thing.isUp && room.lock !== null ? words.card(room.lock) : words.locked
    case 'dropped':
      return room.dropped.map(words.card).join(', ')
    case 'marks':
      return words.marks(thing.n)
    case 'corpses':
      return words.corpses(thing.n)
    case 'altar':
      return words.altar(thing.n)
    case 'stairs':
    case 'ladder':
      return words.ascent(thing.kind, thing.letter, thing.isSealed)
    case 'fire':
    case 'darkness':
    case 'hole':
      return words[thing.kind]
    default:
      return words.things[thing.kind]
  }
}

/** A space and everything in it, for those who do not see it. */
export function describe(table: Seen, plan: Plan, space: Space, words: ScreenWords): string {
  const room = table.rooms[roomOf(space)]!
  const things = thingsIn(table, plan, space, true).map((thing) => told(thing, room, words))
  return [words.space(space), ...things].join(', ')
}
