import { type Seat, eventsOf, shape } from '@miskatonic/kernel'
import { deckNames } from './content/cards.ts'
import {
  type Difficulty,
  allyCharges,
  fullTrack,
  lastRound,
  mostAdrenaline,
  pointsForASkill,
} from './content/characters.ts'
import { type MapName, corridors, rooms } from './content/maps.ts'
import { blueMissions, greenMissions, redMissions } from './cards/missions.ts'
import { monsterKinds } from './content/monsters.ts'
import { compass, stairColours } from './content/sectors.ts'
import {
  action,
  being,
  card,
  character,
  column,
  deck,
  evil,
  face,
  item,
  mission,
  room,
  roundMark,
  sector,
  target,
  turnMark,
} from './names.ts'

const { boolean, dictionary, integer, list, object, oneOf, orNull, record, text } = shape

/** What lies on the table. The first card of a face-down list is the top of its pile. */
export const table = object({
  // The map and what is on it, which only Evil sees
  map: dictionary(
    object({
      what: oneOf([...rooms, ...corridors]),
      exits: record(compass, oneOf(['wall', 'open', 'door'])),
      stairs: orNull(oneOf(stairColours)),
      switch: boolean,
      /** A spot for a condition token. */
      spot: boolean,
    }),
  ),
  lit: list(sector),
  /** A light was switched on in this game. Before that the Hero knows that everything is dark (AL-024). */
  everLit: boolean,
  locked: list(text),
  hazards: list(sector),
  /** Condition tokens and the mission they belong to. */
  conditions: list(object({ at: sector, mission })),
  monsters: list(
    object({
      id: text,
      being,
      at: sector,
      wounded: boolean,
      /** It moved into its sector this turn (AL-395). */
      moved: boolean,
      /** Extra attack dice until the end of the turn. */
      bonus: integer(0, 9),
      /** It uses its dark dice in light until the end of the turn. */
      blind: boolean,
      /** It has attacked in this end of turn. */
      attacked: boolean,
      /** Turns for which it is still stunned. */
      stunned: integer(0, 2),
    }),
  ),
  nextMonster: integer(1, 9999),

  // What the Hero sees of it: each sector in a frame of its own coordinates
  maze: dictionary(object({ frame: integer(1, 999), x: column, y: column })),
  nextFrame: integer(1, 999),

  hero: object({
    character: orNull(character),
    at: sector,
    health: integer(0, fullTrack),
    control: integer(0, fullTrack),
    adrenaline: integer(0, mostAdrenaline),
    experience: record(monsterKinds, integer(0, pointsForASkill)),
    items: list(object({ item, charges: integer(0, 9), upgraded: boolean })),
    ally: orNull(object({ character, charges: integer(0, allyCharges) })),
    /** Rooms in which three cards were drawn (AL-313). */
    searched: list(room),
    /** A revealed monster was killed in this game. */
    killed: boolean,
  }),
  allyPool: list(character),
  itemDeck: list(item),
  itemDiscard: list(item),

  missions: object({
    green: object({ mission: oneOf(greenMissions), progress: integer(0, 9), done: boolean }),
    blue: object({ mission: oneOf(blueMissions), progress: integer(0, 9), done: boolean }),
    red: object({
      mission: oneOf(redMissions),
      progress: integer(0, 9),
      active: boolean,
      /** Rounds left of an evacuation; null before it is set. */
      countdown: orNull(integer(0, 2)),
    }),
  }),

  // Evil
  decksInUse: list(deck),
  decks: record(deckNames, object({ draw: list(card), discard: list(card) })),
  hands: dictionary(list(card)),
  leader: evil,
  /** Cards on the reaction track. `face` is 'down' for standard reactions. */
  track: list(
    object({
      card,
      by: evil,
      face: oneOf(['up', 'down']),
      spaces: integer(1, 2),
    }),
  ),
  /** A card that an Evil player wants to play and the Leader has to allow. */
  proposal: orNull(
    object({
      by: evil,
      /** The card's index in the player's hand: other seats see neither. */
      nth: integer(0, 99),
      face: oneOf(['up', 'down']),
    }),
  ),
  /** What the Leader has refused in the window that is open (AL-R58). */
  refused: list(object({ by: evil, card, face: oneOf(['up', 'down']) })),
  hazardsToPlace: integer(0, 9),

  round: object({
    marker: integer(0, lastRound),
    nightmare: boolean,
    /** The decision with which the round began: what was before it the Hero may only remember (AL-R41). */
    since: integer(0, 999_999),
    used: list(roundMark),
  }),
  turn: object({
    number: integer(1, 8),
    step: oneOf(['setup', 'hero', 'reactions', 'attacks', 'round-end']),
    actionsLeft: integer(0, 9),
    /** The Hero has acted: what belongs to the start of the turn is over. */
    begun: boolean,
    slow: boolean,
    /** Actions performed in this turn, and where: they enable reactions (AL-691). */
    performed: list(object({ action, at: sector })),
    lostHealthAt: list(sector),
    lostControlAt: list(sector),
    /** Reactions of this turn that count towards two. */
    reactions: integer(0, 9),
    litNow: list(sector),
    litBySwitch: list(sector),
    drawn: list(item),
    fightKilled: boolean,
    used: list(turnMark),
  }),
  /** Slow time is forbidden in the next turn (Frozen with Terror). */
  frozen: boolean,
  /** The dice of the roll that is being settled. */
  roll: list(face),
  /** The Locate that is being settled. */
  asked: list(object({ target, lie: boolean })),
  /** Where the Decoy Beacon stands that calls monsters now. */
  beacon: orNull(sector),
})
export type Table = shape.Shaped<typeof table>
export type Monster = Table['monsters'][number]
export type Hero = Table['hero']
export type SectorCard = Table['map'][string]

export interface Options {
  /** How many Evil players there are. */
  evil: 1 | 2 | 3
  map: MapName | 'random'
  difficulty: Difficulty
  /** Whether the levels are turned and mirrored (AL-022), and the rooms shuffled (AL-023). */
  turned: 'yes' | 'no'
  shuffled: 'yes' | 'no'
  /** Who leads Evil in the first round (AL-039). */
  leader: Seat
}

/** Makes an event of a chapter's vocabulary: its arguments, who may see it, and which fields of the table it changes. */
export const event = eventsOf<{ table: Table; options: Options }>()

/**
 * Fields that steps also change without an event of their own: parts of the maze that are joined (AL-R61), marks of the turn and the round,
 * dice that are put away. The next event is the first to show it, so an event that may follow such a step names all of them.
 */
export const quiet = [
  'hero',
  'maze',
  'monsters',
  'missions',
  'hazardsToPlace',
  'round',
  'turn',
  'frozen',
  'roll',
  'asked',
  'beacon',
] as const satisfies readonly (keyof Table)[]
