import { type Seat, shape } from '@miskatonic/kernel'
import { cards } from './cards/reactions.ts'
import { actionKinds, deckNames, moments } from './content/cards.ts'
import { characters, evilSeats, faces } from './content/characters.ts'
import { items, itemsFor } from './cards/items.ts'
import { corridors, rooms } from './content/maps.ts'
import { missions } from './cards/missions.ts'
import { allSeenAs } from './content/looks.ts'
import { beings, monsterKinds } from './content/monsters.ts'
import { compass, sectors, ways } from './content/sectors.ts'

/** What the table, the verbs and the questions are made of. */

const { integer, oneOf, text } = shape

export const evil = oneOf(evilSeats) as shape.Shape<Seat>
export const sector = oneOf(sectors)
export const way = oneOf(ways)
export const direction = oneOf(compass)
export const card = oneOf(cards)
export const deck = oneOf(deckNames)
export const item = oneOf(items)
export const character = oneOf(characters)
export const kind = oneOf(monsterKinds)
export const being = oneOf(beings)
export const mission = oneOf(missions)
export const room = oneOf(rooms)
export const face = oneOf(faces)
export const action = oneOf(actionKinds)
export const moment = oneOf(moments)

/** What a noise report says (AL-472 to AL-479). */
export const reports = [...compass, 'red-stairs', 'blue-stairs', 'here', 'other-level', 'this-level'] as const
export type Report = (typeof reports)[number]
export const heard = oneOf(reports)

/**
 * A path of a monster: a letter for each point spent. Small letters are steps (n, e, s, w, and t for stairs), capitals unlock the door on
 * that side first.
 */
export const path = text

/** What can be asked for with Locate (AL-R17). */
export const sought = [
  ...rooms,
  'room',
  ...corridors,
  'door',
  'locked-door',
  'red-stairs',
  'blue-stairs',
  'stairs',
  'switch',
  'lit-sector',
  ...monsterKinds,
  'monster',
  'boss',
  'hazard',
  'condition',
  'green-mission',
  'blue-mission',
  'red-mission',
] as const
export type Sought = (typeof sought)[number]
export const target = oneOf(sought)

/** A monster as the Hero sees it. */
export const seenAs = oneOf(allSeenAs)
export type { SeenAs } from './content/looks.ts'

export const column = integer(-12, 12)
/**
 * A place of the maze, as the Hero knows it: the part of the maze, and where in it ("2/1/-1"). In events it is where something happened:
 * a sector of the map for Evil, and for the Hero a place of the maze. What the Hero does not see is null, or the event is not told at all.
 */
export const place = text

/** What may be done once a turn and was done, and what holds until the end of the turn. */
export const turnMark = oneOf([
  'ally-move',
  'armour',
  'called',
  'composure',
  'directions',
  'done',
  'evil-reroll',
  'frozen',
  'goggles',
  'marksman',
  'only-basic',
  'only-move',
  'overriding',
  'retaliation',
  'safe',
  'tinkered',
])
export type TurnMark = shape.Shaped<typeof turnMark>

/** What may be done once a round and was done. */
export const roundMark = oneOf([
  'antitoxin',
  'calm',
  'evasive',
  'overdrive',
  'power-saver',
  'sealed-suit',
  'silence',
  'sprint',
  'stand-firm',
])
export type RoundMark = shape.Shaped<typeof roundMark>

/** How a Move is made: on foot, as the Pilot's sprint, with an item, a step further with an ally, or led by a Pilot who is sacrificed. */
export const gait = oneOf(['walk', 'sprint', ...itemsFor('move'), 'ally', 'led'])
export type Gait = shape.Shaped<typeof gait>
export const explorer = oneOf(['eyes', ...itemsFor('explore')])

/** Which monsters a card may move. */
export const among = oneOf([
  'any',
  'another',
  'elsewhere',
  'closer',
  'spawned',
  'unseen',
  'culprit',
  'explored',
])
export type Among = shape.Shaped<typeof among>
/** Where a card may put a hazard token. */
export const trapPlace = oneOf([
  'left-behind',
  'unseen-2',
  'explored',
  'level-unseen',
  'near',
  'target',
  'far-2',
  'adjacent',
  'round-end',
])
export type TrapPlace = shape.Shaped<typeof trapPlace>
export const darkPlace = oneOf(['level', 'level-or-here', 'lit-now', 'lit-now-or-here', 'switch'])
export type DarkPlace = shape.Shaped<typeof darkPlace>
export const loss = oneOf(['health', 'control'])
export type Loss = shape.Shaped<typeof loss>

/** Why the Hero loses something. Only some causes can be turned on an ally, prevented or answered. */
export const causes = ['attack', 'parting', 'fright', 'card', 'nightmare', 'price', 'countdown'] as const
export const cause = oneOf(causes)
export type Cause = (typeof causes)[number]
