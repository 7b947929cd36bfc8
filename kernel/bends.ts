import type { May } from './decision.ts'
import type { Kind, Play } from './game.ts'
import type { Seat } from './position.ts'

/**
 * What a card in play may do to the rules. There are four ways and no other:
 *
 * 1. **answers** a question that the rules ask (`play.answer`): how many? at what cost? is it forbidden? Every card in play may change
 *    the answer, one after another, each seeing what the one before it said.
 * 2. **replaces** a step before it happens. The first card that returns true has replaced it: no further card is asked, the step is not run,
 *    and what the card put on the stack happens instead.
 * 3. **reacts** to an event after it happened, by putting steps on the stack. They run before the steps that the emitting step
 *    queues after it, in the order of the cards.
 * 4. **offers** options of its own wherever the rules let cards offer some (`play.offers`).
 *
 * The order is always the same: the order in which the game's `inPlay` names the cards. Where players should choose the order, the rules
 * ask them (a question like any other) before anything is put on the stack.
 */
export interface Bends<K extends Kind> {
  answers?: {
    [Q in keyof K['questions']]?: (
      play: Play<K>,
      soFar: Answer<K, Q>,
      about: About<K, Q>,
      owner: Seat,
      copy: string,
    ) => Answer<K, Q>
  }
  replaces?: {
    [S in keyof K['steps']]?: (play: Play<K>, args: K['steps'][S], owner: Seat, copy: string) => boolean
  }
  reacts?: {
    [E in keyof K['events']]?: (play: Play<K>, event: K['events'][E], owner: Seat, copy: string) => void
  }
  offers?(play: Play<K>, seat: Seat, may: May<K['choices']>, owner: Seat, copy: string): void
}

/** Names a card in play. A card without an owner has the owner ''; where a game has several copies of a card, `copy` tells them apart. */
export type Visit<K extends Kind> = (card: Bends<K>, owner: Seat, copy?: string) => void

/** A question that cards may answer: what it is about, and what kind of answer it has. */
export interface Question<A, V> {
  about: A
  answer: V
}
export type About<K extends Kind, Q extends keyof K['questions']> =
  K['questions'][Q] extends Question<infer A, unknown> ? A : never
export type Answer<K extends Kind, Q extends keyof K['questions']> =
  K['questions'][Q] extends Question<unknown, infer V> ? V : never
