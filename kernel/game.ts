import type { TeamTalk } from './about.ts'
import type { About, Answer, Bends, Question, Visit } from './bends.ts'
import { type Chapter, sumOf } from './chapter.ts'
import type { Decision, May, Who } from './decision.ts'
import type { Happened } from './events.ts'
import type { Args, JsonObject, Outcome, Position, Rule, Seat } from './position.ts'
import type { Readings } from './readings.ts'
import type { Secrets, View } from './secrets.ts'
import type { Shape } from './shape.ts'
import type { Upgrade } from './upgrade.ts'
import type { Language, Words } from './words.ts'
import type { Worlds } from './worlds.ts'

/** The types that make up one game. Every game declares its own; the kernel is written against all of them. */
export interface Kind {
  /** What lies on the table. */
  table: object
  /** What the host may set before the game. */
  options: object
  /** The verbs that a player may choose, with their arguments. */
  choices: object
  /** The steps that ask a question. */
  asks: object
  /** Every verb of the game: choices, asks, and what the rules do by themselves. `then` accepts nothing else. */
  steps: object
  /** What happened, for those who watch. */
  events: object
  /** The questions that cards in play may answer. */
  questions: object
  /** For choices whose effect depends on it: the step that asks for them. */
  answersTo: object
}

/** A game whose own types are not known here: every verb, event and question goes by its name. */
export interface AnyKind {
  table: object
  options: object
  choices: Readonly<Record<string, Args>>
  asks: Readonly<Record<string, JsonObject>>
  steps: Readonly<Record<string, JsonObject>>
  events: Readonly<Record<string, object>>
  questions: Readonly<Record<string, Question<object, unknown>>>
  answersTo: object
}

/** A question whether a seat agrees to something. */
export interface Agreement<K extends Kind, AskArgs> {
  /** The choice that agrees. */
  readonly choice: keyof K['choices'] & string
  /** The seat that proposed it. */
  proposer(table: K['table'], asked: AskArgs): Seat
}

/**
 * What a step has at hand. It changes `table`, says what happened with `emit`, what comes next with `then`, and stops
 * where a player must choose with `ask`.
 */
export interface Play<K extends Kind> {
  readonly table: K['table']
  readonly options: K['options']
  readonly seats: readonly Seat[]
  /** Choices made so far. */
  readonly choices: number

  /** Puts a step on the stack. Several in one step run in the order in which they were named. */
  then<S extends keyof K['steps'] & string>(step: S, args: K['steps'][S]): void

  /**
   * Asks, and ends the step. `offer` is run for each seat and says what it may choose. A step that asks changes nothing: it may be run
   * again at any time to ask the same question. `rule` is the ledger's number that says who decides here.
   */
  ask(who: Who, rule: Rule, offer: (may: May<K['choices']>, seat: Seat) => void): void

  /** The arguments of the nearest waiting step of this name: the action or effect in the middle of which this happens. */
  waiting<S extends keyof K['steps'] & string>(step: S): K['steps'][S] | undefined
  /** Changes arguments of the nearest waiting step of this name: what happens now bends what is still to come. */
  amend<S extends keyof K['steps'] & string>(step: S, args: Partial<K['steps'][S]>): void

  /** Abandons the effect that is being resolved: takes waiting steps off the stack up to and including the nearest one of this name. */
  abandon(through: keyof K['steps'] & string): void

  /**
   * Says what happened, after the table was changed, and lets cards in play react. Where the seats can be told only while the table is as
   * it was before, `change` changes it in between.
   */
  emit<E extends keyof K['events'] & string>(event: E, args: K['events'][E], change?: () => void): void

  /** Ends the game at once. Nothing that was still to be done is done. */
  end(outcome: Outcome): void

  /** Throws a die with these faces. */
  roll<Face extends string>(faces: readonly Face[]): Face
  shuffle(cards: unknown[]): void
  /** Takes a card from a face-down pile; its first card is the top. */
  draw<Card extends string>(pile: Card[], from: 'top' | 'bottom'): Card | undefined
  /** Takes something out of a bag without looking; undefined if it is empty. `kinds` are all the kinds of things the bag may hold. */
  pull<Thing extends string>(bag: Record<Thing, number>, kinds: readonly Thing[]): Thing | undefined
  /** A whole number below `below`. */
  random(below: number): number

  /** What the rules say to a question, after every card in play has had its say. */
  answer<Q extends keyof K['questions'] & string>(
    question: Q,
    usual: Answer<K, Q>,
    about: About<K, Q>,
  ): Answer<K, Q>
  /** Lets every card in play offer options of its own to `seat`. */
  offers(seat: Seat, may: May<K['choices']>): void
}

/**
 * What each step does. A step that a seat chose also gets the seat that chose it and the arguments of the question it answers.
 */
export type StepRules<K extends Kind> = {
  [S in keyof K['steps']]: (play: Play<K>, args: K['steps'][S], by: Seat, asked: Asked<K, S>) => void
}
type Asked<K extends Kind, S> = S extends keyof K['answersTo']
  ? K['asks'][K['answersTo'][S] & keyof K['asks']]
  : unknown

/** One setting that the host may choose; the first value is the usual one. */
export type OptionValues<O> = { readonly [N in keyof O]: readonly [O[N], ...O[N][]] }

/** How many there are of a component, and how many there must be. */
export interface Count {
  component: string
  have: number
  want: number
  /** Where its pieces have names: those that there are, and those that there must be. */
  pieces?: { readonly have: readonly string[]; readonly want: readonly string[] }
}

/** Counts pieces that have names, such as cards. */
export function countPieces(component: string, have: readonly string[], want: readonly string[]): Count {
  return { component, have: have.length, want: want.length, pieces: { have, want } }
}

/**
 * Every card of a game by deck (`games/<id>/contents.ts`), for the tools that look for cards without words or tests. It is no part of
 * `Game`, because a page may not load the words of cards that are still to be found.
 */
export type Contents = Readonly<Record<string, Deck>>

export interface Deck {
  /** The ids of its cards. */
  readonly cards: readonly string[]
  /** In each language: the name of each card and, if it has one, its text. */
  readonly words: Readonly<Record<Language, Readonly<Record<string, unknown>>>>
}

/**
 * What games can bring (`games/<id>/sights.ts`), for the tools that count what many games have met: cards, pages, tokens. It is no part of
 * `Game` for the same reason.
 */
export interface Sights<Table extends object = object> {
  /** By kind, the names of all that there is. */
  readonly all: Readonly<Record<string, readonly string[]>>
  /** What is met in an event, while the table is as the event left it: each thing by its kind and name. */
  met(
    happened: Pick<Happened, 'event' | 'args'>,
    position: { readonly table: Table },
  ): readonly (readonly [kind: string, name: string])[]
}

/**
 * How players who want something play a game (`games/<id>/strategy`), for the tools whose games are to get further than chance does. It
 * looks at nothing that the player could not see. It is no part of `Game` for the same reason.
 */
export interface Strategy<Table extends object = object, Options extends object = object> {
  /** What can be played for with these options; the first is to win in any way. */
  goals(options: Options): readonly string[]
  /** What each option of the decision is worth to a player with that goal: the more, the better. */
  worths(
    decision: Decision,
    position: { readonly table: Table; readonly options: Options },
    goal: string,
  ): readonly number[]
  /** How near to the goal a game has come: the more, the nearer. */
  promise(position: { readonly table: Table; readonly options: Options }, goal: string): number
  /** Which round it is: games are compared when one is over. */
  round(position: { readonly table: Table }): number
}

/** What is known of a game before a table is laid out. */
export type GameOutline<K extends Kind = AnyKind> = Pick<
  Game<K>,
  'id' | 'options' | 'optionsProblem' | 'seats' | 'words'
>

/** A game: the one value that the rest of the program sees of it. */
export interface Game<K extends Kind = AnyKind> {
  readonly id: string
  /** Changes whenever the same choices might lead to another position, and whenever positions are written in another way. */
  readonly version: string
  /**
   * By earlier version: how its positions are rewritten for a later one. Games of the versions named here go on by the present rules, so
   * their choices must keep their names and their meaning; games of all others can only be looked at.
   */
  readonly upgrades?: Readonly<Record<string, Upgrade>>
  /** What the numbers of the ledger begin with: "RC". */
  readonly ledger: string
  readonly options: OptionValues<K['options']>
  /** Of options that earlier versions did not have: the value by which their games were played. Left out: the usual one. */
  readonly optionsBefore?: Readonly<Partial<K['options']>>
  /** What is wrong with a combination of options that are each possible; undefined if nothing is. */
  optionsProblem?(options: K['options']): string | undefined
  seats(options: K['options']): readonly Seat[]
  /** How many people play; left out where there is one for every seat. */
  people?(options: K['options']): number
  /** In a game whose sides have secrets from each other: the side of a seat, as `about.sides` names it. */
  sideOf?(seat: Seat): string
  /** In such a game: as `about.teamTalk` says. Left out: everything that is said is heard by all. */
  readonly teamTalk?: TeamTalk | undefined

  /** The bare table, with the first steps put on the stack. There is nothing to show yet, so nothing is emitted here, nor asked. */
  setUp(play: Play<K>): K['table']
  readonly rules: StepRules<K>
  /** The shapes of the arguments of every step; `asks` and `choices` name the two kinds that players meet. */
  readonly steps: { readonly [S in keyof K['steps']]: Shape<K['steps'][S]> }
  readonly asks: readonly (keyof K['asks'] & string)[]
  readonly choices: readonly (keyof K['choices'] & string)[]
  readonly table: Shape<K['table']>

  /** Every set of rules that a card might bring into play. One that is not listed here bends nothing. */
  readonly cards: readonly Bends<K>[]
  /** Names the cards in play, with their owners, in the order in which they apply. */
  inPlay(position: Position<K['table'], K['options']>, visit: Visit<K>): void

  /**
   * What must be looked at after every step of the rules, before the next one: defeat, a track that is full. It may put steps on the
   * stack, which then come first.
   */
  afterStep?(play: Play<K>): void
  /** The steps that can change what it looks at; left out: any may. */
  readonly watched?: readonly (keyof K['steps'] & string)[]

  readonly secrets: Secrets<K>
  /** Texts that a page may not hold before they are read; a game is given them with `withReadings`. */
  readonly readings?: Readings<K>
  /** The positions that a seat cannot tell from the real one. */
  readonly worlds: Worlds<K>

  /**
   * The decision from which on `seat` ('': a spectator) may look back while the game goes on; what was before it may only be
   * remembered. Left out: everything may be looked at.
   */
  memory?(position: Position<K['table'], K['options']>, seat: Seat): number

  /** Why `seat` may not choose this now: asked only for what was neither offered nor refused by name. */
  why(play: Play<K>, asked: Decision | null, seat: Seat, step: string, args: Args): Rule

  /**
   * Whether a question is left out where it has a single answer: the rules then give that answer by themselves. Only for questions that
   * tell no seat anything by being asked or left out.
   */
  isSelfEvident?(ask: keyof K['asks'] & string, options: K['options']): boolean

  /** Questions that a seat may wish to be spared, each with the choice that says "nothing from me". */
  readonly skippable?: { readonly [A in keyof K['asks']]?: keyof K['choices'] & string }
  /** Questions whether a seat agrees to what another one proposed. A person who leads both seats has agreed by proposing. */
  readonly agreements?: { readonly [A in keyof K['asks']]?: Agreement<K, K['asks'][A]> }
  /** Questions with a time limit: when the time is over, the table makes the choice that the rule names. */
  readonly clocks?: { readonly [A in keyof K['asks']]?: Clock<K> }
  /** Choices that bind by a rule of the game: they cannot be taken back although nothing was revealed. */
  readonly binding?: { readonly [C in keyof K['choices']]?: Rule }
  /**
   * By event: the visible fields of the table that may look different after it than after the event before. Only these are compared when
   * it is shown; after an event without a list all are. The battery checks the lists.
   */
  readonly changes?: { readonly [E in keyof K['events']]?: readonly (keyof K['table'] & string)[] }
  /** The shapes of the arguments of events, for tools and the battery. Chapters always bring them; small games of tests may not. */
  readonly eventArgs?: { readonly [E in keyof K['events']]?: Shape<K['events'][E]> }
  /** Events after which a seat that is spared "until something happens" is asked again. */
  readonly notable?: readonly (keyof K['events'] & string)[]
  /** Events that end a turn: after them a seat that is spared "for this turn" is asked again. */
  readonly turnEnds?: readonly (keyof K['events'] & string)[]

  /** The components that must add up at every decision. */
  counts(table: K['table'], options: K['options']): Count[]
  /** Which invariant of the table is broken, in a sentence; undefined if all hold. */
  brokenInvariant(position: Position<K['table'], K['options']>): string | undefined
  /** The results that a die or a draw may have, for fixing them in test positions. */
  readonly results: readonly string[]

  readonly words: { readonly en: Words<K>; readonly pl: Words<K> }
  /** What a view shows, drawn in text. */
  drawText(view: View, language: Language): string
}

/** A time limit. Questions between the named ones are waited for; their time counts. */
export interface Clock<K extends Kind> {
  /** Null: with these options there is no limit. */
  seconds(options: K['options']): number | null
  /** The event from which the time counts. */
  readonly since: keyof K['events'] & string
  readonly choice: keyof K['choices'] & string
}

/** A game as its folder writes it: its verbs and events come with its chapters. */
export interface GameDefinition<K extends Kind> extends Omit<
  Game<K>,
  'rules' | 'steps' | 'asks' | 'choices' | 'secrets' | 'readings' | 'binding' | 'changes' | 'eventArgs'
> {
  readonly chapters: readonly Chapter<K>[]
  /** Who may see which field of the table. */
  readonly secrets: Secrets<K>['table']
}

/** Makes a game of its chapters, and hides its own types, so that one list can hold every game. */
export function defineGame<K extends Kind>(definition: GameDefinition<K> | Game<K>): Game {
  // Rules of one game accept only its own verbs; outside, verbs go by name, and only offered ones reach the rules.
  if (!('chapters' in definition)) return definition as unknown as Game
  const { chapters, secrets, ...rest } = definition
  const { events, ...sum } = sumOf(chapters)
  return { ...rest, ...sum, secrets: { table: secrets, events } } as unknown as Game // as above
}
