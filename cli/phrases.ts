import {
  type Args,
  type Decision,
  type Game,
  type JsonObject,
  type Language,
  type Outcome,
  type Reading,
  type Rule,
  type Seat,
  type TableSeen,
  languages,
  viewOf,
} from '@miskatonic/kernel'
import { type Table, spectator } from '@miskatonic/table'

/** The same sentence in every language. */
export type InAllLanguages = Readonly<Record<Language, string>>

/** The words of any game: the command line looks them up by name. */
interface AnyWords {
  events: Record<string, (event: object, who: (seat: Seat) => string) => string>
  choices: Record<string, (args: Args, who: (seat: Seat) => string, seen?: TableSeen) => string>
  asks: Record<string, (args: JsonObject, who: (seat: Seat) => string, seen: TableSeen) => string>
}

interface OptionWords {
  name: string
  values: Record<string, string>
}

/** What an option of any game and its values are called. */
export function optionWords(game: Game, language: Language, option: string): OptionWords {
  const all: Readonly<Record<string, OptionWords>> = game.words[language].options
  return all[option]!
}

/** Sentences about one table in one language. */
export interface Phrases {
  seat(seat: Seat): string
  /** With a seat it is one that this seat may choose now, and may be named after what the seat sees. */
  choice(choice: { readonly seat?: Seat; readonly step: string; readonly args: Args }): string
  event(event: { readonly event: string; readonly args: object }): string
  /** What is read aloud with an event. */
  reading(reading: Reading): string
  prompt(decision: Decision): string
  /** Why a rule forbids something; undefined if the game has no sentence for it. */
  refusal(rule: Rule): string | undefined
  note(note: string): string
  outcome(outcome: Outcome): string
}

export function phrases({ game, position, now }: Table, language: Language): Phrases {
  const words = game.words[language]
  const { events, choices, asks } = words as unknown as AnyWords // names of events and verbs are the game's own; here they are any text
  // A seat may be named after what everybody sees, such as its character.
  const seen = viewOf(game, position, now.decision, spectator).table
  const who = (seat: Seat): string => words.seat(seen, seat)
  const views = new Map<Seat, TableSeen>()
  const seenBy = (seat: Seat): TableSeen => {
    if (!views.has(seat)) views.set(seat, viewOf(game, position, now.decision, seat))
    return views.get(seat)!
  }
  return {
    seat: who,
    choice: ({ seat, step, args }) =>
      choices[step]!(args, who, seat === undefined ? undefined : seenBy(seat)),
    event: ({ event, args }) => events[event]!(args, who),
    reading: ({ [language]: { title, text } }) => (title === undefined ? text : `${title}. ${text}`),
    prompt: ({ step, args }) => asks[step]!(args, who, { table: seen, own: {} }),
    refusal: (rule) => words.refusals[rule],
    note: (note) => words.notes[note] ?? note,
    outcome: ({ how }) => words.outcomes[how] ?? how,
  }
}

/** Says the same in every language. */
export type Speaker = (sentence: (phrases: Phrases) => string) => InAllLanguages

export function speakerAt(table: Table): Speaker {
  const known = languages.map((language) => [language, phrases(table, language)] as const)
  return (sentence) =>
    Object.fromEntries(known.map(([language, each]) => [language, sentence(each)])) as InAllLanguages
}

export function inAllLanguages(sentence: (language: Language) => string): InAllLanguages {
  return Object.fromEntries(languages.map((language) => [language, sentence(language)])) as InAllLanguages
}
