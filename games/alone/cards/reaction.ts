import type { Condition, Moment } from '../content/cards.ts'
import type { Among, DarkPlace, TrapPlace } from '../names.ts'

/** A reaction card as plain data (ledger, table 8.6): when it can be played and what it does. steps/effects.ts carries it out. */
export interface ReactionCard {
  /** What has to have happened in this turn (AL-667). */
  readonly condition: Condition
  readonly moment: Moment
  /** AL-676: when its upper half can change something. */
  readonly possible: Possible
  readonly upper: readonly Effect[]
  /** AL-692: what a dangerous card does in addition to its upper half. */
  readonly lower?: readonly Effect[]
  /** What a dangerous card does instead of its upper half. */
  readonly dangerous?: readonly Effect[]
  /** The card does not count towards the reactions of a turn: never, or not if it is dangerous. */
  readonly uncounted?: 'always' | 'dangerous'
}

/** What must be so for a card to change something. */
export type Possible =
  | 'always'
  /** There is such a monster to move. */
  | { readonly movable: Among }
  /** Some monster can be spawned, so much nearer than usual. */
  | { readonly spawnable: number }
  /** There is room for a hazard token. */
  | { readonly trappable: TrapPlace }
  /** Some such sector is lit. */
  | { readonly lit: DarkPlace }
  | Circumstance

/** Circumstances that only one card or two ask for, by name; steps/effects.ts says what each means. */
export type Circumstance =
  | 'adrenaline left'
  | 'able monster here'
  | 'attacker known'
  | 'counting die'
  | 'dark view'
  | 'dice left'
  | 'door or monster'
  | 'duct'
  | 'follower'
  | 'hazard token'
  | 'hit target'
  | 'item held'
  | 'light or trap'
  | 'monster here'
  | 'monster on the map'
  | 'no kill'
  | 'not frozen'
  | 'open answer'
  | 'other way'
  | 'pouncer'
  | 'two misses'

/** What a card can do. Several of them happen one after the other. */
export type Effect =
  /** Move monsters: so far, so many different ones (usually 1), each with extra attack dice. */
  | {
      readonly do: 'move'
      readonly range: number
      readonly among?: Among
      readonly bonus?: number
      readonly count?: number
      readonly may?: true
      readonly or?: 'replace'
    }
  /** Spawn a monster, so much nearer than usual. */
  | { readonly do: 'spawn'; readonly nearer?: number; readonly may?: true }
  | { readonly do: 'relocate'; readonly how: 'ducts' | 'ducts-near' | 'slip' }
  /** Choose a monster: what for, and its extra dice, or the damage that it is spared. */
  | {
      readonly do: 'pick'
      readonly why: 'cut-off' | 'feed-on-fear' | 'thick-hide' | 'pounce'
      readonly bonus: number
    }
  | { readonly do: 'chase'; readonly all: boolean }
  | { readonly do: 'lose'; readonly health?: number; readonly control?: number }
  | { readonly do: 'ricochet'; readonly most: number }
  | { readonly do: 'trap'; readonly where: TrapPlace; readonly may?: true }
  | { readonly do: 'moveTraps'; readonly hero: boolean }
  | { readonly do: 'darken'; readonly where: DarkPlace; readonly count: number; readonly may?: true }
  | { readonly do: 'bolt'; readonly hero: boolean }
  | { readonly do: 'darkenOrTrap' }
  | { readonly do: 'draw'; readonly count: number }
  /** The Hero rolls so many dice fewer. */
  | { readonly do: 'fewerDice'; readonly count: number }
  /** So many of the Hero's dice are rolled again. */
  | { readonly do: 'rerollHits'; readonly count: number }
  /** The monster that has just hurt the Hero rolls more dice. */
  | { readonly do: 'moreDice'; readonly count: number }
  /** The first fright of the effects that follow costs more. */
  | { readonly do: 'fright'; readonly more: number }
  /** Monsters that come to light cost self-control. */
  | { readonly do: 'eyes'; readonly dangerous: boolean }
  /** Something that holds until the end of the turn. */
  | { readonly do: 'mark'; readonly mark: 'retaliation' | 'evil-reroll' }
  /** What needs no more than its name. */
  | {
      readonly do:
        | 'strengthenMoved'
        | 'blindMoved'
        | 'takeOffTrack'
        | 'barWay'
        | 'misdirect'
        | 'echo'
        | 'lieAboutAll'
        | 'loseAdrenaline'
        | 'drag'
        | 'freeze'
        | 'box'
        | 'loseItem'
        | 'noDiscards'
        | 'loseCharge'
        | 'takeCharges'
    }

/** The cards of a deck, by name. */
export type Deck = Readonly<Record<string, ReactionCard>>
