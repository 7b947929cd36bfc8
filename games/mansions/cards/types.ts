import type {
  Back,
  Item,
  MentalTrait,
  MonsterClass,
  MonsterKind,
  PhysicalTrait,
  PuzzleId,
  Skill,
  Spell,
  StartingItem,
  Symbol,
  Tag,
} from '../content/ids.ts'
import type { Effect } from '../effects.ts'

/**
 * What cards are: one value each, data and effect together, in a file by deck. Every deck is a record by id:
 *
 * - investigators.ts `investigators`, traits.ts `mental` and `physical`, starting.ts `starting`, search.ts `search`
 * - locks.ts `locks`, obstacles.ts `obstacles`
 * - monsters.ts `kinds` and `tokens`, combat.ts `combat`, spells.ts `spells` and `backs`
 * - mythos.ts `mythos`, trauma.ts `traumas`, keeper-actions.ts `keeperActions`
 */

export interface InvestigatorSheet {
  readonly health: number
  readonly sanity: number
  readonly skillPoints: number
  /** MM-R01: one of each two is kept. */
  readonly mental: readonly [MentalTrait, MentalTrait]
  readonly physical: readonly [PhysicalTrait, PhysicalTrait]
}

/** The moments at which an ability that is no action may be used, once per game unless the rules say otherwise. */
export type Moment =
  /** Before an evade test: +4 to all evade tests of this turn. */
  | 'before-evade'
  /** When a Mythos card is played on you: it is discarded without effect. */
  | 'mythos-played'
  /** When you test for reading a Tome or casting a Spell: success without rolling. */
  | 'reading-or-casting'
  /** After your roll: roll again. */
  | 'after-roll'
  /** After your action phase: a second one. */
  | 'after-action'
  /** When you reveal a Clue while exploring: gain 3 skill points. */
  | 'clue-revealed'
  /** When you start a puzzle attempt: twice the puzzle actions from Intellect. */
  | 'puzzle-started'
  /** When you would take horror: none. */
  | 'horror-taken'
  /** After an attack action: one more attack. */
  | 'after-attack'

export interface Mental {
  readonly skills: Readonly<Record<'intellect' | 'willpower' | 'lore' | 'luck', number>>
  /** Once per game, either as an action or at a moment. */
  readonly ability: { readonly action: Ability } | { readonly when: Moment }
}
export interface Physical {
  readonly skills: Readonly<Record<'strength' | 'marksmanship' | 'dexterity', number>>
  readonly gives: { readonly item: StartingItem } | { readonly spell: Spell }
}

/** What is chosen before an ability or Spell is used. Where nothing can be chosen it cannot be used. */
export type Target =
  | 'none'
  | 'monster-in-space'
  | 'monster-in-room'
  /** Within range 2 and in line of sight. */
  | 'monster-in-range-2'
  /** A Zombie, Witch or eldritch monster in your space. */
  | 'unholy-in-space'
  /** Yourself included. */
  | 'investigator-in-space'
  | 'investigator-in-room'
  /** With a Trauma card. */
  | 'traumatized-in-space'
  /** Another investigator within 2 spaces, doors included. */
  | 'other-within-2'
  /** A space within range 2 and in line of sight. */
  | 'space-in-range-2'
  /** Your room, or one that shares a door or open edge with your space, if it burns. */
  | 'burning-room-near'
  /** A room with cards in its stack. */
  | 'room-with-cards'

export interface Ability {
  readonly target: Target
  readonly effect: Effect
}

export type ItemType = 'key' | 'equipment' | 'artifact' | 'tome' | 'ally' | 'ranged' | 'bladed' | 'blunt'

export interface Weapon {
  /** Damage by distance: the first is that in your own space; how many there are is the range (MM-R80). */
  readonly damage: readonly number[]
  /** Another damage against these kinds. */
  readonly against?: { readonly [K in MonsterKind]?: number }
  /**
   * `drop-on-10`: dropped if the roll is 10. `second-target`: if it deals damage, 1 damage to another monster in your space.
   * `drop-to-stun`: after a success it may be dropped to stun the monster.
   */
  readonly extra?: 'drop-on-10' | 'second-target' | 'drop-to-stun'
}

/** Lasting changes that a card in front of an investigator makes. The rules ask for the word, never for the card. */
export type Keyword =
  // Items
  | 'ignores-darkness'
  /** Once per turn, after a failed Intellect or Lore test: roll again. */
  | 'studious'
  /** Once per turn, damage from a monster is 1 less. */
  | 'warded'
  /** Once per game, at the start of the turn: one move phase more. */
  | 'third-move'
  /** At the start of the turn: take 1 horror for 1 skill point. */
  | 'horror-for-skill-point'
  /** After a failed evade test it may be discarded: no damage. */
  | 'saves-evasion'
  /** When you reveal a Clue while exploring: heal 2 horror and gain 1 skill point. */
  | 'inspired'
  | 'no-run'
  // Trauma
  /** More than one move in a turn: 1 damage. */
  | 'limps'
  /** One Equipment and one Weapon at most. */
  | 'weak-back'
  /** For exploring every room is dark. */
  | 'blind'
  | 'fears-solitude'
  | 'no-trade'
  | 'fears-small-rooms'
  | 'hallucinates'
  | 'catatonic'
  | 'no-skill-points'
  | 'obsessed'
  | 'hysterical'
  // Face-down Mythos cards
  | 'appointment'
  /** It may be discarded as an action. */
  | 'own-file'
  /** It is discarded at the end of a turn in an outdoor room. */
  | 'leaves-outdoors'
  /** 1 horror after each explore action; it is discarded when a Tome is read. */
  | 'overdue'

export interface Lasting {
  readonly keywords?: readonly Keyword[]
  /** Added to tests of this sort, of these skills if any are named, against these kinds if any are named. */
  readonly bonus?: {
    readonly to: 'combat' | 'horror' | 'evade'
    readonly n: number
    readonly skills?: readonly Skill[]
    readonly kinds?: readonly MonsterKind[]
  }
  /** A change of the skill itself (MM-501). */
  readonly skill?: {
    readonly skill: Skill
    readonly n: number
    readonly least?: number
    /** Only while you are in a dark room. */
    readonly inDark?: true
  }
  /** Puzzle actions in every attempt. */
  readonly puzzleActions?: number
}

export interface ItemCard extends Lasting {
  readonly types: readonly ItemType[]
  readonly weapon?: Weapon
  /** Costs the action phase. */
  readonly action?: Ability & {
    /** It is discarded after so many uses. */
    readonly uses?: number
    readonly once?: 'round'
  }
  /** Used with the attack action; no Combat card is drawn. */
  readonly attack?: Ability
  /** MM-C310: out of the game until an Objective brings it in; it cannot be discarded (MM-C311). */
  readonly story?: true
}

/** What a Lock or Obstacle asks of an investigator. */
export type Demand =
  /** MM-215: it is opened with this Key, and by nothing else. */
  | { readonly key: Item }
  | { readonly puzzle: PuzzleId }
  | {
      readonly skill: Skill
      readonly modifier: number
      /** A bonus for carrying a card. */
      readonly helps?: { readonly item: Item; readonly n: number }
      /** Cards with which it succeeds without a roll; `spent` if the card is discarded for it (MM-R25). */
      readonly instead?: readonly Item[]
      readonly spent?: true
      readonly failure?: Effect
      /** Success does not discard it. */
      readonly stays?: true
    }

export interface KindCard {
  readonly class: MonsterClass
  readonly awareness: number
  readonly horror: number
}
export interface TokenCard {
  readonly kind: MonsterKind
  readonly copies: number
  readonly health: number
  readonly damage: number
  readonly special: Effect
}

export type UpperKind = 'ranged' | 'bladed' | 'blunt' | 'melee' | 'unarmed'
export type LowerKind = 'attack' | 'hidden' | 'barrier'
/** Without a test the effect stands under `success`. */
export interface CombatHalf<Kind> {
  readonly entry: Kind
  readonly test: { readonly skill: Skill; readonly modifier: number } | null
  readonly success: Effect
  readonly failure: Effect
}
export interface Combat {
  readonly upper: CombatHalf<UpperKind>
  readonly lower: CombatHalf<LowerKind>
}

export interface SpellFront {
  readonly attack: boolean
  readonly target: Target
  readonly skill: Skill
  readonly backs: readonly Back[]
}
export interface SpellBack {
  readonly success: Effect
  readonly failure: Effect
}

/** What an investigator must meet (MM-564). */
export type Requirement =
  | Tag
  /** A door of their space; a ladder in their space. */
  | 'door'
  | 'ladder'
  /** No other investigator is in their room. */
  | 'alone'
  | 'room-not-dark'
  /** They are in a dark room and do not ignore darkness. */
  | 'in-the-dark'
  | 'carries-weapon'
  | 'action-used'

export interface Mythos {
  readonly symbol: Symbol
  readonly cost: number
  /** Of each group at least one must be met; no groups: any investigator. */
  readonly requires: readonly (readonly Requirement[])[]
  readonly effect: Effect
  /** MM-567: it is played face down and lies with the investigator. */
  readonly faceDown?: Lasting
}

export interface Trauma extends Lasting {
  readonly kind: 'injury' | 'insanity'
  /** MM-792. */
  readonly number: number | null
  readonly group?: true
  /** MM-R91: its effect is resolved and the card is discarded; otherwise the effect is resolved when it is received. */
  readonly instant?: true
  readonly effect: Effect
}

export interface KeeperActionCard {
  readonly cost: number
  readonly once?: 'turn' | 'turn-per-investigator'
}
