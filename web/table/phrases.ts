import type { Args, JsonObject, Language, NameOf, Outcome, Rule, Seat, TableSeen } from '@miskatonic/kernel'
import type { Now, Seen } from '@miskatonic/protocol'
import type { Screen } from '@miskatonic/screen'

/** The sentences of any game: the page knows them only by the names of steps and events. */
interface AnyWords {
  seat(table: object, seat: Seat): string
  events: Record<string, (event: object, who: NameOf) => string>
  choices: Record<string, (args: Args, who: NameOf, seen?: TableSeen) => string>
  asks: Record<string, (args: JsonObject, who: NameOf, seen: TableSeen) => string>
  notes: Record<string, string>
  refusals: Record<Rule, string>
  outcomes: Record<string, string>
}

/** Sentences about one table in one language. */
export interface Phrases {
  seat(seat: Seat): string
  choice(step: string, args: Args, seen: TableSeen): string
  event(seen: Seen): string
  ask(asked: NonNullable<Now['asked']>, table: TableSeen['table']): string
  /** Why a rule forbids something; empty where the rule itself must do. */
  refusal(rule: Rule): string
  note(note: string): string
  outcome(outcome: Outcome): string
}

/** The name of each seat and of each figure without a player, by the public table. */
export type Names = Readonly<Record<Seat, string>>

export function namesAt(screen: Screen, language: Language, table: object, seats: readonly Seat[]): Names {
  const words: AnyWords = screen.words[language]
  return Object.fromEntries(seats.map((seat) => [seat, said(() => words.seat(table, seat), seat)]))
}

export function phrasesOf(screen: Screen, language: Language, names: Names): Phrases {
  const words: AnyWords = screen.words[language]
  const who: NameOf = (seat) => names[seat] ?? seat
  return {
    seat: who,
    choice: (step, args, seen) => said(() => words.choices[step]!(args, who, seen), step),
    event: ({ event, args }) => said(() => words.events[event]!(args, who), event),
    ask: ({ step, args }, table) => said(() => words.asks[step]!(args, who, { table, own: {} }), step),
    refusal: (rule) => words.refusals[rule] ?? '',
    note: (note) => words.notes[note] ?? note,
    outcome: ({ how }) => words.outcomes[how] ?? how,
  }
}

/** A game played by old rules may hold things that today's words do not know; the table is shown all the same. */
function said(sentence: () => string, otherwise: string): string {
  try {
    return sentence()
  } catch {
    return otherwise
  }
}
