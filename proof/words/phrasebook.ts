import type { Game, Language, Seat, TableSeen } from '@miskatonic/kernel'

/** The words of any game, as loosely as they have to be read when anything may be missing from them. */
export interface Phrasebook {
  readonly title?: unknown
  readonly options?: Readonly<
    Record<string, { readonly name?: unknown; readonly values?: Plain } | undefined>
  >
  readonly seat: (table: object, seat: Seat) => string
  readonly events?: Speaking
  readonly choices?: Speaking
  readonly asks?: Speaking
  readonly notes?: Plain
  readonly refusals?: Plain
  readonly outcomes?: Plain
}
type Speaking = Readonly<
  Record<string, ((args: object, who: (seat: Seat) => string, seen?: TableSeen) => unknown) | undefined>
>
type Plain = Readonly<Record<string, unknown>>

export function phrasebook(game: Game, language: Language): Phrasebook {
  return game.words[language] as unknown as Phrasebook // words are complete by type; here any may be missing
}

/** Every record of one language that has a key which the other lacks: "events.cardPlayed". */
export function keysMissingFrom(one: unknown, other: unknown, path = ''): string[] {
  if (!isRecord(other)) return []
  return Object.keys(other).flatMap((key) => {
    const here = path === '' ? key : `${path}.${key}`
    if (!isRecord(one) || !(key in one)) return [here]
    return keysMissingFrom(one[key], other[key], here)
  })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
