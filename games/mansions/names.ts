import { type Seat, shape } from '@miskatonic/kernel'
import { rooms as roomTraits } from './content/rooms.ts'
import {
  backs,
  clues,
  combatCards,
  investigators,
  items,
  keeperActions,
  letters,
  locks,
  mentalTraits,
  monsterKinds,
  mythosCards,
  namedMonsters,
  obstacles,
  physicalTraits,
  puzzles,
  roomCards,
  skills,
  spells,
  stories,
  storyActions,
  tokens,
  traumaCards,
} from './content/ids.ts'

const { oneOf, text } = shape

/** The names that may stand in tables and arguments. Vocabularies import them as `a`: `object({ to: a.space })`. */

/** The seat of the Keeper (Strażnik Tajemnic). */
export const keeper = 'keeper'
export const investigatorSeats = ['p1', 'p2', 'p3', 'p4'] as const

/** The kernel knows seats as any text. */
export const seat = oneOf([keeper, ...investigatorSeats]) as shape.Shape<Seat>

/** Rooms, spaces and doors are names of the map of the story that is played. */
export type Room = string
export const room: shape.Shape<Room> = text
export type Space = string
export const space: shape.Shape<Space> = text
export type Door = string
export const door: shape.Shape<Door> = text
/** A monster on the board: m1, m2, … in the order in which they were placed. */
export type MonsterId = string
export const monster: shape.Shape<MonsterId> = text

export const investigator = oneOf(investigators)
export const mentalTrait = oneOf(mentalTraits)
export const physicalTrait = oneOf(physicalTraits)
export const item = oneOf(items)
export const spell = oneOf(spells)
export const back = oneOf(backs)
export const lock = oneOf(locks)
export const roomCard = oneOf(roomCards)
/** What an investigator may carry: items and Clues. Starting Items never lie in a stack. */
export const carried = oneOf([...new Set([...items, ...roomCards])])
export type Carried = shape.Shaped<typeof carried>
export const mythosCard = oneOf(mythosCards)
export const traumaCard = oneOf(traumaCards)
export const keeperAction = oneOf(keeperActions)
export const combatCard = oneOf(combatCards)
export const monsterKind = oneOf(monsterKinds)
export const namedMonster = oneOf(namedMonsters)
/** What a monster is called: by its own name if it has one. */
export const called = oneOf([...monsterKinds, ...namedMonsters])
export type Called = shape.Shaped<typeof called>
export const token = oneOf(tokens)
export const puzzle = oneOf(puzzles)
export const storyAction = oneOf(storyActions)
export const story = oneOf(stories)
export const skill = oneOf(skills)
export const letter = oneOf(letters)
export const obstacle = oneOf(obstacles)
export const clue = oneOf(clues)

// What happens at most once is noted in the table by these marks.

const seatMarks = ['hid', 'warded', 'limps', 'studious', 'third-move'] as const
/** Noted of an investigator until the turn ends. `barred library`: its Lock held outside the investigator's own turn (MM-150). */
export type SeatMark = (typeof seatMarks)[number] | `barred ${Room}`
/** `p1 hid`. The Ruby of R'lyeh is used once per turn whichever investigator holds it. */
export type TurnMark = `${Seat} ${SeatMark}` | 'horror-for-skill-point'
export const turnMark = oneOf<TurnMark>([
  ...investigatorSeats.flatMap((one) => [
    ...seatMarks.map((mark) => `${one} ${mark}` as const),
    ...Object.keys(roomTraits).map((barred) => `${one} barred ${barred}` as const),
  ]),
  'horror-for-skill-point',
])
/** Items with an action once per round, and the bell of the chapel. */
export const roundMark = oneOf(['bell', ...items])
/** What becomes of the items that Objectives ask for, and what may happen once per game. */
export const gameMark = oneOf([
  'third-move',
  'boiler',
  'clasps open',
  'volume charred',
  'party line',
  ...items.flatMap((card) => [`${card} carried`, `${card} escaped`] as const),
])
