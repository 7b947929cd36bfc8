import type { Args, JsonObject, Rule, Seat } from './position.ts'

/** A step that a seat may choose now. Choosing it means running it; there is no second vocabulary of moves. */
export interface Option {
  readonly seat: Seat
  readonly step: string
  readonly args: Args
  /** The ledger's numbers that it rests on. */
  readonly rules: Rule | readonly Rule[]
  /** A word of warning to show with it, such as that it would have no effect. */
  readonly note?: string
}

/** A step that a player might expect among the options and that a rule forbids. */
export interface Refusal {
  readonly seat: Seat
  readonly step: string
  readonly args: Args
  readonly rule: Rule
}

/**
 * Who is asked. One seat; `any` of several, where the first answer counts and the table waits for the first named; or `all` of them, each in
 * secret, the answers taking effect in this order when the last one is in.
 */
export type Who = Seat | { readonly any: readonly Seat[] } | { readonly all: readonly Seat[] }

/** A question that waits for an answer. It is never stored: the position's top frame makes it again at any time. */
export interface Decision {
  /** The number a choice must name, so that a late or doubled answer is refused. */
  readonly number: number
  /** The step that asks, and its arguments, which everybody at the table may know. */
  readonly step: string
  readonly args: JsonObject
  readonly kind: 'one' | 'any' | 'all'
  /** The seats the table waits for. With `any` others may have options, too; that is their own business. */
  readonly waiting: readonly Seat[]
  readonly rule: Rule
  readonly options: readonly Option[]
  /** What earlier versions of the rules offered here. Only their logs and files may choose it. */
  readonly former: readonly Option[]
}

/** Offers steps inside a question. `may.not` names what is forbidden and by which rule, for players who ask why. */
export interface May<Choices> {
  <C extends keyof Choices & string>(
    step: C,
    args: Choices[C],
    rules: Rule | readonly Rule[],
    note?: string,
  ): void
  not<C extends keyof Choices & string>(step: C, args: Choices[C], rule: Rule): void
  /** Offers it unless a rule forbids it. */
  unless<C extends keyof Choices & string>(
    forbidden: Rule | undefined,
    step: C,
    args: Choices[C],
    rules: Rule | readonly Rule[],
    note?: string,
  ): void
  /** Names what an earlier version offered here and the present one does not, so that its logs can still be replayed. */
  former<C extends keyof Choices & string>(step: C, args: Choices[C], rules: Rule | readonly Rule[]): void
}

/** The name of an option within its decision: `walk:to=cafe`. Saves, wires and scripts use it. */
export function optionId(option: { readonly step: string; readonly args: Args }): string {
  let id = option.step
  let mark = ':'
  for (const key in option.args) {
    id += `${mark}${key}=${String(option.args[key])}`
    mark = ','
  }
  return id
}

/** Whether that is the option's name. A question may have hundreds of options, so their names are not written out to find one. */
export function isNamed({ step, args }: { readonly step: string; readonly args: Args }, id: string): boolean {
  if (!id.startsWith(step)) return false
  let at = step.length
  let mark = ':'
  for (const key in args) {
    if (id[at] !== mark || !id.startsWith(key, at + 1) || id[at + 1 + key.length] !== '=') return false
    at += key.length + 2
    const value = String(args[key])
    if (!id.startsWith(value, at)) return false
    at += value.length
    mark = ','
  }
  return at === id.length
}

export function rulesOf(option: Option): readonly Rule[] {
  return typeof option.rules === 'string' ? [option.rules] : option.rules
}
