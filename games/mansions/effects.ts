import { shape } from '@miskatonic/kernel'
import {
  type Letter,
  type MonsterKind,
  type Skill,
  type Tag,
  monsterKinds,
  namedMonsters,
  skills,
  spells,
  tags,
} from './content/terms.ts'

/**
 * Effects of cards, Events and Objectives as plain data: a list of steps that are resolved one after the other. "You" is the investigator
 * whose effect it is; the monster is the one that is fought; the target is the investigator, monster, room or space that was chosen for an
 * ability or Spell. Effects lie in frames on the stack, so they are JSON.
 *
 * The atoms are written once, as shapes: the shape gives the TypeScript type and checks data that comes from outside.
 */

const { anyOf, integer, list, object, oneOf, tagged, text } = shape
type Shape<T> = shape.Shape<T>

/** A number; `few` with one or two investigator players and `many` with three or four; or the number of players plus something. */
export type Amount = number | { readonly few: number; readonly many: number } | { readonly players: number }
const amount = anyOf<Amount>('an amount', [
  integer(0, 20),
  object({ few: integer(0, 9), many: integer(0, 9) }),
  object({ players: integer(0, 9) }),
])

/**
 * Where something is placed: a space (`crypt-2`), a room (`crypt`: the Keeper chooses the space, MM-316), `altar`, `vent` (a vent in a room
 * without investigators of the Keeper's choice, any vent if there is none), `any-vent`, or `here` (your space; of darkness and fire, your room).
 */
const place: Shape<string> = text
const whom = oneOf(['you', 'target'])

/** What a step can do by itself. */
const atomFields = {
  /** You take damage; you take horror. Both of one effect are damage first (MM-R88). */
  damage: { n: integer(1, 9) },
  horror: { n: integer(1, 9) },
  /** MD: the monster deals you damage (MM-718). */
  monsterDamage: {},
  /** You deal damage to the monster. */
  deal: { n: integer(1, 9) },
  /** Every other monster in the monster's space takes damage. */
  dealOthers: { n: integer(1, 9) },
  /** Every monster of the kind in your space takes damage. */
  dealKind: { kind: oneOf(monsterKinds), n: integer(1, 9) },
  /** Everybody and everything in the target space takes damage. */
  blast: { n: integer(1, 9) },
  /** WD, WD+1, WD−1: weapon damage plus this, at least 1 (MM-719). */
  weaponDamage: { plus: integer(-2, 3) },
  stun: {},
  stunMonster: { n: integer(1, 2) },
  /** Every monster in the monster's space; every monster in your room. */
  stunMonsters: { where: oneOf(['its-space', 'your-room']) },
  /** Kills the monster without damage; named monsters are immune (MM-374). */
  killMonster: {},
  /** MM-720: if possible the one in use. */
  dropWeapon: {},
  /** One carried card of the Keeper's choice, not a Clue. */
  dropByKeeper: {},
  /** One Equipment of your choice, if any. */
  discardEquipment: {},
  /** You, or the Keeper, may move the monster (MM-C131; MM-300). */
  moveMonster: { upTo: integer(1, 3), by: oneOf(['you', 'keeper']) },
  /** The Keeper moves one monster; `restless` is a Zombie, Witch or eldritch monster, and optional. */
  keeperMoves: { upTo: integer(1, 3), which: oneOf(['any', 'restless']) },
  /** You may move 1 space without an evade test (MM-C130). */
  moveYou: {},
  /** The Keeper moves you (MM-R18). */
  keeperMovesYou: { upTo: integer(1, 3) },
  /** "You are no longer hidden" (MM-723). */
  unhide: {},
  /** What becomes of a barrier (MM-703, MM-704). */
  barrier: { how: oneOf(['shift', 'destroy', 'hold']) },
  /** SA (MM-700). */
  specialAttack: {},
  /** The Keeper gains threat. */
  threat: { n: amount },
  gainSkillPoint: { n: integer(1, 3), whom },
  loseSkillPoint: {},
  heal: { what: oneOf(['damage', 'horror']), n: integer(1, 9), whom },
  discardTrauma: { which: oneOf(['injury', 'insanity', 'any']), whom },
  removeStun: { whom },
  /** The Spell being cast is lost: no new card is drawn. */
  loseSpell: {},
  /** All Spells that you hold (amnesia). */
  discardSpells: {},
  /** Different Spells of your choice among these kinds. */
  gainSpell: { of: list(oneOf(spells)), n: integer(1, 2) },
  /** The card whose Action it is. */
  discardThis: {},
  /** A darkness or fire token on a room: `here` or a room. */
  darkness: { at: place },
  fire: { at: place },
  /** The darkness token of your room goes; the fire token of the target room goes. */
  lightUp: {},
  putOut: {},
  place: { kind: oneOf(monsterKinds), at: place, n: amount },
  /** As far as there are figures: none is killed for it. */
  placeAsLeft: { kind: oneOf(monsterKinds), at: place, n: amount },
  /** A named monster with so much more health for each player; a figure of the kind already on the board becomes it if none is left. */
  placeNamed: {
    name: oneOf(namedMonsters),
    kind: oneOf(monsterKinds),
    at: place,
    health: integer(1, 3),
    /**
     * If a figure on the board becomes it: whether that one is put there, or stays where it is. `rather-put-there`: a figure on the board
     * becomes it even if there are others.
     */
    ifOnBoard: oneOf(['put-there', 'stays', 'rather-put-there']),
  },
  /** A corpse marker on a space, if one is left. */
  corpse: { at: place },
  /** Up to n corpse markers of the Keeper's choice are replaced by Zombies; without one a Zombie is placed. */
  raise: { n: amount, otherwise: place },
  /** Unused move phases of this turn. */
  losePhases: { n: anyOf<number | 'all'>('a number', [integer(1, 3), oneOf(['all'])]) },
  endTurn: {},
  /** You are killed. */
  kill: {},
  keeperDraws: { mythos: integer(0, 2), trauma: integer(0, 2) },
  /** One Mythos or one Trauma card. */
  keeperDrawsEither: {},
  /** If the Clue of this number is hidden the Keeper names its room, otherwise the Keeper draws so many Mythos and Trauma cards. */
  nameClue: { number: integer(1, 4), mythos: integer(0, 2), trauma: integer(0, 2) },
  /** MM-578; if it is revealed already the Keeper gains threat (MM-C508). */
  revealObjective: { threat: integer(0, 9) },
  /** Time tokens on the Event deck (MM-R104). */
  time: { n: integer(1, 3) },
  /** The last Event: the game ends (MM-007), or a side wins if the Objective says so. */
  lastEvent: {},
  /** What fits no vocabulary: a step of its own. */
  custom: {
    name: oneOf([
      /** pete-scrounger: discard cards for skill points. */
      'scrounge',
      /** gloria-foreshadowing: look at the top two cards of the target room. */
      'foreshadow',
      /** kate-test-theories: read the Objective. */
      'read-objective',
      /** mary-prayer: heal half a roll. */
      'pray',
      /** duke: give Duke and a Search card to the target. */
      'send-duke',
      /** flux-stabilizer: nothing enters your space. */
      'stabilize',
      /** vail-almanac: the Keeper names a room with a hidden Clue. */
      'name-hidden-clue',
      /** the-same-minute: back to where you started this turn. */
      'same-minute',
      /** marginalia: an unfinished puzzle of your room is laid anew. */
      're-lay',
      /** turn-on-them. */
      'turn-on-them',
    ]),
  },
} as const

type AtomFields = typeof atomFields
export type Atom = shape.Tagged<'do', AtomFields>

/** You test a skill; one of the two effects follows (MM-441, MM-442). */
export interface Test {
  readonly do: 'test'
  readonly skill: Skill
  readonly modifier: number
  readonly success: Effect
  readonly failure: Effect
}
export interface If {
  readonly do: 'if'
  readonly condition: Condition
  readonly then: Effect
  readonly otherwise: Effect
}
/** Once for each of these investigators, in the order of the seats; `otherwise` for those who are not among them. */
export interface Each {
  readonly do: 'each'
  readonly who: Who
  readonly then: Effect
  readonly otherwise: Effect
}
/** The text that matches the Keeper's answer to a question (MM-345). */
export interface ByAnswer {
  readonly do: 'byAnswer'
  readonly question: 1 | 2 | 3 | 4
  readonly texts: { readonly [L in Letter]?: Effect }
}
export type Step = Atom | Test | If | Each | ByAnswer
export type Effect = readonly Step[]

/** All investigators; those in your room, with you or without; those in one of these rooms or in a room with one of these tags. */
export type Who =
  | 'all'
  | 'room'
  | 'others-in-room'
  | { readonly rooms: readonly string[]; readonly tags: readonly Tag[] }

const conditions = [
  /** The monster is in your space. */
  'near',
  /** You have a skill point. */
  'has-skill-point',
  /** The target has an injury; an insanity. */
  'target-has-injury',
  'target-has-insanity',
  /** There is a monster on the board. */
  'any-monster',
] as const
export type Condition = (typeof conditions)[number]

// Shapes, for tables and frames.

const atoms = tagged('do', atomFields)

export const effect = shape.effects<Step>(atoms, (inner) => ({
  test: object({
    do: oneOf(['test']),
    skill: oneOf(skills),
    modifier: integer(-9, 9),
    success: inner,
    failure: inner,
  }),
  if: object({ do: oneOf(['if']), condition: oneOf(conditions), then: inner, otherwise: inner }),
  each: object({
    do: oneOf(['each']),
    who: anyOf<Who>('investigators', [
      oneOf(['all', 'room', 'others-in-room']),
      object({ rooms: list(text), tags: list(oneOf(tags)) }),
    ]),
    then: inner,
    otherwise: inner,
  }),
  byAnswer: object({
    do: oneOf(['byAnswer']),
    question: integer(1, 4),
    texts: shape.dictionary(inner),
  }),
}))

// Short forms for the files of cards.

export const none: Effect = []
export const damage = (n: number): Atom => ({ do: 'damage', n })
export const horror = (n: number): Atom => ({ do: 'horror', n })
export const monsterDamage: Atom = { do: 'monsterDamage' }
export const weaponDamage = (plus = 0): Atom => ({ do: 'weaponDamage', plus })
export const deal = (n: number): Atom => ({ do: 'deal', n })
export const stun: Atom = { do: 'stun' }
export const stunMonster = (n = 1): Atom => ({ do: 'stunMonster', n })
export const dropWeapon: Atom = { do: 'dropWeapon' }
export const unhide: Atom = { do: 'unhide' }
export const specialAttack: Atom = { do: 'specialAttack' }
export const placing = (kind: MonsterKind, at: string, n: Amount = 1): Atom => ({ do: 'place', kind, at, n })
export const custom = (name: shape.Shaped<AtomFields['custom']['name']>): Atom => ({ do: 'custom', name })
export function test(
  skill: Skill,
  modifier: number,
  { success = none, failure = none }: { success?: Effect; failure?: Effect },
): Test {
  return { do: 'test', skill, modifier, success, failure }
}
export const either = (condition: Condition, then: Effect, otherwise: Effect = none): If => ({
  do: 'if',
  condition,
  then,
  otherwise,
})
export const each = (who: Who, then: Effect, otherwise: Effect = none): Each => ({
  do: 'each',
  who,
  then,
  otherwise,
})
export const byAnswer = (question: 1 | 2 | 3 | 4, texts: ByAnswer['texts']): ByAnswer => ({
  do: 'byAnswer',
  question,
  texts,
})
