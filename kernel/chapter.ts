import type { Kind, StepRules } from './game.ts'
import type { Args, Rule, Seat } from './position.ts'
import { RulesBroken } from './refused.ts'
import type { EventSight, Glance } from './secrets.ts'
import type { Shape, Shaped } from './shape.ts'

/**
 * A chapter of a game's rules brings its own vocabulary: the verbs with the shapes of their arguments, and the events with who may see
 * them. A game is the sum of its chapters, and its types are inferred from that sum (`KindOf`): a new verb is written in one place.
 *
 * `vocabulary` and `rules` are two values because rules are checked against the verbs of all chapters. In one value the rules would have
 * to be known before the type that they are checked against.
 */
export interface Chapter<K extends Kind = Kind> {
  readonly vocabulary: Vocabulary
  readonly rules: Partial<StepRules<K>>
}

export interface Vocabulary {
  /** What a player may choose. Arguments are flat, so that an option has a readable name and all conceivable ones can be listed. */
  readonly choices?: Readonly<Record<string, Shape<Args>>>
  /** The steps that ask. Everybody at the table may know their arguments: nothing secret may stand in them. */
  readonly asks?: Readonly<Record<string, Shape<object>>>
  /** What the rules do by themselves. */
  readonly effects?: Readonly<Record<string, Shape<object>>>
  /** What happened, for those who watch. */
  readonly events?: Readonly<Record<string, EventWord>>
}

/** An event of the vocabulary: the shape of its arguments, who may see it, and what it changes. */
export interface EventWord<Event = unknown> {
  /** For tools: the engine emits what the compiler has checked. */
  readonly args: Shape<Event>
  readonly seen: 'open' | ((event: never, seat: Seat, at: never) => object | null)
  /** The fields of the table that it changes (see `Game.changes`); none: any. */
  readonly changes: readonly string[]
}

/**
 * Makes the words for a game's events: once `export const event = eventsOf<{ table: Table; options: Options }>()`, and then in a chapter
 * `cultistPlaced: event(object({ at: a.place }), 'open', 'cultists', 'pool')`: its arguments, who sees it, and which fields of the table
 * it changes, or `'nothing'`.
 */
export function eventsOf<K extends Pick<Kind, 'table' | 'options'>>(): DeclareEvent<K> {
  return (args, seen, ...changes) => ({ args, seen, changes })
}

type DeclareEvent<K extends Pick<Kind, 'table' | 'options'>> = <Event extends object>(
  args: Shape<Event>,
  seen: EventSight<NoInfer<Event>, Glance<K>>,
  ...changes: Changes<K>
) => EventWord<Event>
type Changes<K extends Pick<Kind, 'table'>> = readonly ['nothing'] | readonly (keyof K['table'] & string)[]

/** A choice whose effect depends on the question that it answers: its rule also gets that question's arguments. */
export function answering<const Ask extends string, T>(ask: Ask, shape: Shape<T>): Answering<T, Ask> {
  return Object.assign(Object.create(shape) as Shape<T>, { answers: ask })
}

export interface Answering<T, Ask extends string> extends Shape<T> {
  /** The step that asks. */
  readonly answers: Ask
}

/** A choice that a rule of the game makes binding: it cannot be taken back, although nothing was revealed. */
export function binding<S extends Shape<Args>>(rule: Rule, shape: S): S & { readonly binds: Rule } {
  return Object.assign(Object.create(shape) as S, { binds: rule })
}

/** The types of a game, inferred from its table, its options, the questions that cards answer, and its chapters. */
export interface KindOf<
  Table extends object,
  Options extends object,
  Questions extends object,
  Chapters extends readonly { readonly vocabulary: Vocabulary }[],
> {
  table: Table
  options: Options
  questions: Questions
  choices: ArgumentsOf<All<Chapters, 'choices'>>
  asks: ArgumentsOf<All<Chapters, 'asks'>>
  steps: ArgumentsOf<All<Chapters, 'choices'> & All<Chapters, 'asks'> & All<Chapters, 'effects'>>
  events: EventsOf<All<Chapters, 'events'>>
  answersTo: AnswersOf<All<Chapters, 'choices'>>
}

type All<
  Chapters extends readonly { readonly vocabulary: Vocabulary }[],
  Part extends keyof Vocabulary,
> = Intersected<PartOf<Chapters[number]['vocabulary'], Part>>
type PartOf<V, Part extends keyof Vocabulary> = V extends { readonly [P in Part]: infer Words }
  ? Words
  : never
type Intersected<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type ArgumentsOf<Shapes> = { [Verb in keyof Shapes]: Shaped<Shapes[Verb]> }
type EventsOf<Words> = { [E in keyof Words]: Words[E] extends EventWord<infer Event> ? Event : never }
type AnswersOf<Shapes> = {
  [Verb in keyof Shapes as Shapes[Verb] extends { answers: string } ? Verb : never]: Shapes[Verb] extends {
    answers: infer Ask
  }
    ? Ask
    : never
}

/** What all chapters bring, as a game wants it. Two chapters that bring the same verb or event are an error of the game. */
export function sumOf(chapters: readonly Pick<Chapter, 'vocabulary' | 'rules'>[]): Sum {
  const all = (part: keyof Vocabulary): Record<string, never> =>
    joined(chapters.map(({ vocabulary }) => vocabulary[part] ?? {}))
  const [choices, asks, effects, events] = [all('choices'), all('asks'), all('effects'), all('events')]
  const steps = joined([choices, asks, effects])
  const rules = joined(chapters.map((chapter) => chapter.rules))
  for (const step of Object.keys(steps))
    if (!Object.hasOwn(rules, step)) throw new RulesBroken(`no chapter has a rule for ${step}`)
  return {
    rules,
    steps,
    choices: Object.keys(choices),
    asks: Object.keys(asks),
    events: each(events, ({ seen }) => seen),
    eventArgs: each(events, ({ args }) => args),
    changes: changesOf(events),
    binding: bindingOf(choices),
  }
}

function each<T>(events: Readonly<Record<string, EventWord>>, of: (word: EventWord) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(events).map(([name, word]) => [name, of(word)]))
}

function changesOf(events: Readonly<Record<string, EventWord>>): Sum['changes'] {
  return Object.fromEntries(
    Object.entries(events).flatMap(([name, { changes }]) =>
      changes.length === 0 ? [] : [[name, changes[0] === 'nothing' ? [] : changes]],
    ),
  )
}

function bindingOf(choices: Readonly<Record<string, { readonly binds?: Rule }>>): Record<string, Rule> {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([name, { binds }]) => (binds === undefined ? [] : [[name, binds]])),
  )
}

export interface Sum {
  readonly rules: object
  readonly steps: object
  readonly choices: readonly string[]
  readonly asks: readonly string[]
  readonly events: object
  readonly eventArgs: object
  readonly changes: Readonly<Record<string, readonly string[]>>
  readonly binding: Readonly<Record<string, Rule>>
}

function joined(parts: readonly object[]): Record<string, never> {
  const whole: Record<string, never> = {}
  for (const part of parts)
    for (const [name, value] of Object.entries(part)) {
      if (Object.hasOwn(whole, name)) throw new RulesBroken(`two chapters bring ${name}`)
      whole[name] = value as never // each part keeps the types of its own values; here only names are compared
    }
  return whole
}
