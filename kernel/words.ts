import type { Kind } from './game.ts'
import type { Rule, Seat } from './position.ts'
import type { View } from './secrets.ts'

export const languages = ['en', 'pl'] as const
export type Language = (typeof languages)[number]

/** How to call a seat in a sentence. */
export type NameOf = (seat: Seat) => string

/** What the choosing seat sees of the table. */
export type TableSeen = Pick<View, 'table' | 'own'>

/**
 * Every sentence that a player reads about a game, in one language. The compiler demands one for each event, choice and question;
 * the `words` tool plays games and demands one for each refusal, note and ending that occurs.
 */
export interface Words<K extends Kind> {
  title: string
  /** What the game calls its settings and their values; `about` tells more of the value that is chosen. */
  options: {
    [O in keyof K['options']]: {
      name: string
      values: Record<string, string>
      about?: Readonly<Record<string, string>>
    }
  }
  /** The name of a seat, given what everybody sees of the table (a character, say). */
  seat(table: object, seat: Seat): string
  /** What a seat is called before a player sits there, in a game that has sides. */
  seatBefore?(seat: Seat): string
  events: { [E in keyof K['events']]: (event: K['events'][E], who: NameOf) => string }
  /** A choice may be named after what lies on the table; one that was made long ago is named without. */
  choices: { [C in keyof K['choices']]: (args: K['choices'][C], who: NameOf, seen?: TableSeen) => string }
  /** So may a question. */
  asks: { [A in keyof K['asks']]: (args: K['asks'][A], who: NameOf, seen?: TableSeen) => string }
  notes: Record<string, string>
  refusals: Record<Rule, string>
  outcomes: Record<string, string>
}

/** Chooses the form of a noun that a number asks for. Polish has three: 1 karta, 2 karty, 5 kart. */
export function plural(language: Language): (n: number, one: string, few: string, many?: string) => string {
  const rules = new Intl.PluralRules(language)
  return (n, one, few, many = few) => {
    const category = rules.select(n)
    return category === 'one' ? one : category === 'few' ? few : many
  }
}
