import { type Seat, eventsOf, shape } from '@miskatonic/kernel'
import { type Story, classes, lockPieces, spells, tokens, wires } from './content/ids.ts'
import * as a from './names.ts'

const { boolean, dictionary, integer, list, object, oneOf, orNull, record, text } = shape

export interface Options {
  investigators: 1 | 2 | 3 | 4
  story: Story
  /** MM-854 to MM-857. */
  monsterSkillPoints: 'no' | 'yes'
  /** MM-853. */
  limitedTime: 'no' | 'yes'
  /** MM-858, MM-859. */
  uncertainLength: 'no' | 'yes'
  idleQuestions: 'left-out' | 'asked'
}

const count = integer(0, 999)

/** A Spell card in front of an investigator. `seen`: its back is known, because the whole deck below it was seen (MM-546). */
const spellCard = object({ kind: a.spell, back: a.back, seen: boolean })

const investigator = object({
  /** Null before one is chosen, and while a killed one has not been replaced. */
  sheet: orNull(a.investigator),
  /** `waits`: killed, a new one comes in the next turn (MM-771). */
  state: oneOf(['choosing', 'in', 'waits', 'eliminated', 'escaped']),
  mental: orNull(a.mentalTrait),
  physical: orNull(a.physicalTrait),
  at: a.space,
  damage: count,
  horror: count,
  skillPoints: count,
  stun: count,
  /** On a hiding place. */
  hidden: boolean,
  cards: list(a.carried),
  spells: list(spellCard),
  injury: orNull(a.traumaCard),
  insanity: orNull(a.traumaCard),
  /** Mythos cards that lie face down before them (MM-567). */
  faceDown: list(a.mythosCard),
  /** The ability of the mental Trait was used. */
  abilityUsed: boolean,
})

const monster = object({
  id: a.monster,
  kind: a.monsterKind,
  /** The back of its token. */
  token: a.token,
  /** Everybody has looked at the back (MM-826). */
  known: boolean,
  at: a.space,
  damage: count,
  stun: count,
  name: orNull(a.namedMonster),
  /** Health added to that of the token (MM-373). */
  extra: count,
  samples: integer(0, 4),
  /** It has attacked in this Keeper turn; in this turn: spaces it was moved by the Keeper, and whether a barrier has stopped it (MM-704). */
  attacked: boolean,
  moved: count,
  stopped: boolean,
})

const room = object({
  lock: orNull(a.lock),
  /** The Lock lies face up. */
  lockUp: boolean,
  /** MM-169: face up. */
  dropped: list(a.carried),
  /** Obstacles and Search cards, top first. */
  stack: list(a.roomCard),
  /** The top card of the stack is a revealed Obstacle (MM-151). */
  topUp: boolean,
  /** The cards that were revealed and left the stack, in that order (MM-827). */
  revealed: list(a.roomCard),
  fire: boolean,
  darkness: boolean,
  /** Marks and holes of Objectives (MM-C504). */
  marks: count,
  hole: boolean,
})

const puzzlePiece = object({
  piece: text,
  /** Quarter turns clockwise from "arrow up". */
  turn: integer(0, 3),
})
const puzzle = object({ pieces: list(puzzlePiece), base: integer(0, 3), solved: count })

const answers = object({ 1: orNull(a.letter), 2: orNull(a.letter), 3: orNull(a.letter), 4: orNull(a.letter) })

/** Whose turn it is, and what was done in it. */
const turn = object({
  seat: a.seat,
  /** Move phases and action phases that are left, and move phases used. */
  moves: count,
  movesUsed: count,
  actions: count,
  /** Spaces moved by himself. */
  moved: count,
  /** An action phase was used to its end. */
  acted: boolean,
  /** A Mythos card was played in it (MM-561). */
  mythos: boolean,
  /** Where the investigator stood when it began. */
  from: a.space,
  explored: boolean,
  /** MM-483. */
  evaded: list(a.monster),
  /** MM-150. */
  barred: list(a.room),
  /** MM-632. */
  attempted: list(text),
  evadeBonus: count,
  /** It ends at once. */
  over: boolean,
})

/** What lies on the table. The first card of a face-down list is the top of its pile. */
export const table = object({
  round: count,
  phase: oneOf(['setup', 'investigators', 'keeper']),
  /** As the options say; here, so that choices can be named after its map and questions. */
  story: a.story,
  /** Investigator players at the start (MM-R38). */
  players: integer(1, 4),
  /** Those who have had their turn in this round. */
  acted: list(a.seat),
  turn: orNull(turn),

  /** The Keeper's answers, and those that have been read aloud. */
  answers,
  read: answers,
  /** Rooms of which the Keeper has said that they hold a hidden Clue. */
  clueRooms: list(a.room),
  /** Null while it is hidden; then the round in which it was revealed. */
  revealed: orNull(count),
  /** Those who have read it (MM-R102). */
  objectiveReaders: list(a.seat),
  /** By seat and room: cards of the stack that only this player has seen, and how many cards had left it then (MM-R102). */
  foreseen: dictionary(dictionary(object({ from: count, cards: list(a.roomCard) }))),

  investigators: dictionary(investigator),
  /** Investigators that were in this game (MM-774). */
  sheetsUsed: list(a.investigator),
  monsters: list(monster),
  nextMonster: count,
  /** Figures that are not on the board, by the back of their token. */
  supply: record(tokens, integer(0, 9)),

  rooms: dictionary(room),
  barriers: list(object({ at: a.space, door: orNull(a.door), destroyed: boolean })),
  corpses: list(a.space),
  altarSamples: integer(0, 4),
  /** Spaces of investigators that no monster enters until the turn of this seat. */
  stabilized: list(object({ space: a.space, seat: a.seat })),
  /** Doors that cannot be passed for a time or for good (MM-C541, MM-C741). */
  closedDoors: list(object({ door: a.door, keeperTurns: orNull(count) })),

  threat: count,
  mythosHand: list(a.mythosCard),
  traumaHand: list(a.traumaCard),
  /** MM-854. */
  keeperSkillPoints: count,
  /** Keeper Actions and powers that were used in this turn: `card`, or `card seat` where it is once for each investigator. */
  keeperUsed: list(text),
  mythosDeck: list(a.mythosCard),
  mythosDiscard: list(a.mythosCard),
  traumaDeck: list(a.traumaCard),
  traumaDiscard: list(a.traumaCard),
  combatDecks: record(classes, list(a.combatCard)),
  combatDiscards: record(classes, list(a.combatCard)),
  /** Combat cards that were revealed in the combat that is being fought; the last one is resolved. */
  combatRevealed: list(a.combatCard),
  spellDecks: record(spells, list(a.back)),
  /** How many cards at the bottom of each Spell deck everybody has seen being put there. */
  spellTails: record(spells, integer(0, 5)),

  /** The Event on top of the deck, 0 to 4, and the time tokens on it. */
  event: integer(0, 5),
  time: count,
  /** Unused wiring and lock pieces; the pieces of a rune puzzle belong to it alone. */
  wires: record(wires, integer(0, 1)),
  lockPieces: record(lockPieces, integer(0, 1)),
  /** A piece that was drawn and replaces another one. */
  drawnPiece: orNull(text),
  /** Puzzles that have been laid out. */
  puzzles: dictionary(puzzle),

  /** What a turn of any player remembers of monsters and investigators (MM-465, MM-466), and effects used once per turn. */
  met: dictionary(list(a.monster)),
  tested: dictionary(list(a.monster)),
  usedThisTurn: list(a.turnMark),
  usedThisRound: list(a.roundMark),
  usedThisGame: list(a.gameMark),
  /** Items, Clues and room cards that were discarded or removed. */
  gone: list(text),
  /** Cards with a number of uses: how often they were used. */
  uses: dictionary(count),
  /** Objectives: investigators killed by the named monster, or sown; whether the story card was carried. */
  tally: count,
  /** The investigator whom the Keeper has use an Action (MM-285); the Keeper makes all choices for it. */
  urged: orNull(a.seat),
  /** Named monster that carries a story card (MM-C542). */
  carriedBy: orNull(a.monster),
})
export type Table = shape.Shaped<typeof table>
export type Investigator = Table['investigators'][Seat]
export type Monster = Table['monsters'][number]
export type Room = Table['rooms'][string]
export type Turn = NonNullable<Table['turn']>
export type Laid = Table['puzzles'][string]

/** Declares an event: `event(object({ seat: a.seat }), 'open')`. */
export const event = eventsOf<{ table: Table; options: Options }>()
