import type { Ability, During, Event } from '../cards/abilities.ts'
import type { CustomAbility } from '../cards/custom.ts'
import type { Atom, Condition, Cost, Effect, Step, Test, Who } from '../effects.ts'
import type { Skill } from '../content/ids.ts'
import type { Hood } from '../content/map.ts'

/** Effects are data; here they become sentences, so that what a card says is what it does. */

/** What can be read of a step before its test is made or its decision taken (AH-466.8 to AH-466.10). */
export type Read =
  | Atom
  | Pick<Test, 'do' | 'skill' | 'modifier'>
  | { readonly do: 'may'; readonly cost: Cost }
  | { readonly do: 'choose'; readonly costs: readonly Cost[] }
  | { readonly do: 'if' }
  | { readonly do: 'each' }

/** How a language says the parts of effects and abilities. Parts begin with a small letter and end without a full stop. */
export interface Grammar {
  /** What an atom does, in the imperative. */
  readonly atoms: { readonly [A in Atom['do']]: (atom: Extract<Atom, { do: A }>) => string }
  /** A test: "test will (−1)". */
  test(skill: Skill, modifier: Test['modifier']): string
  /** A range of results: "0", "1–2", "3 or more". */
  range(from: number, to: number | null): string
  readonly passed: string
  readonly failed: string
  /** "you may pay: … If you do: …" */
  may(cost: string | null, then: string, otherwise: string | null): string
  /** Before the outcome may be known. */
  mayPay(cost: string | null): string
  readonly chooseOne: string
  option(cost: string | null, then: string): string
  /** An option of which only the cost may be known. */
  optionCost(cost: string | null): string
  readonly nothing: string
  when(condition: Condition, then: string, otherwise: string | null): string
  /** "each investigator on your space: …" */
  each(who: Who, then: string): string
  /** A step that depends on something, or concerns several, before it is carried out. */
  readonly conditional: string
  readonly several: string
  readonly and: string

  during(during: During): string
  after(event: Event, hoods: readonly Hood[] | undefined): string
  readonly oncePerRound: string
  dice(skill: Skill, n: number): string
  readonly diceByClues: string
  reroll(which: Extract<Ability, { kind: 'reroll' }>['dice'], skills: readonly Skill[] | undefined): string
  raise(which: 'one' | 'each'): string
  successes(n: number): string
  action(whileEngaged: boolean): string
  readonly reckoning: string
  focusLimit(more: number): string
  readonly additionalAction: string
  readonly custom: Readonly<Record<CustomAbility, string>>
}

export interface Reader {
  /** A whole effect, as one or more sentences. */
  effect(effect: Effect): string
  /** A step as it is read while an encounter goes on. */
  read(step: Read): string
  cost(cost: Cost): string
  /** What one picks among options of which only the costs may be known. */
  optionCost(cost: Cost): string
  ability(ability: Ability): string
  atom(atom: Atom): string
}

export function readerOf(grammar: Grammar): Reader {
  const atom = (each: Atom): string => (grammar.atoms[each.do] as (atom: Atom) => string)(each) // by the same name

  const costOf = (cost: Cost): string | null =>
    cost.length === 0 ? null : cost.map(atom).join(`${grammar.and} `)

  function step(each: Step): string {
    switch (each.do) {
      case 'test':
        return [grammar.test(each.skill, each.modifier), ...cases(each)].join('. ')
      case 'may':
        return grammar.may(
          costOf(each.cost),
          steps(each.then),
          each.otherwise.length === 0 ? null : steps(each.otherwise),
        )
      case 'choose':
        return `${grammar.chooseOne} ${each.options
          .map(({ cost, then }, i) => `(${i + 1}) ${grammar.option(costOf(cost), steps(then))}`)
          .join(' ')}`
      case 'if':
        return grammar.when(
          each.condition,
          steps(each.then),
          each.otherwise.length === 0 ? null : steps(each.otherwise),
        )
      case 'each':
        return grammar.each(each.who, steps(each.then))
      default:
        return atom(each)
    }
  }

  /** "Pass: …" and "Fail: …" where results are told apart by nothing else. */
  function cases({ cases: all }: Test): string[] {
    return all
      .filter(({ then }) => then.length > 0)
      .map(({ from, to, then }) => {
        const label =
          from === 0 && to === 0
            ? grammar.failed
            : from === 1 && to === null
              ? grammar.passed
              : grammar.range(from, to)
        return `${label}: ${steps(then)}`
      })
  }

  function steps(effect: Effect): string {
    return effect.length === 0 ? grammar.nothing : effect.map(step).join('; ')
  }

  function read(each: Read): string {
    if (each.do === 'test') return sentence(grammar.test(each.skill, each.modifier))
    if (each.do === 'may') return sentence(grammar.mayPay(costOf(each.cost)))
    if (each.do === 'choose') return sentence(grammar.chooseOne.replace(/:$/, ''))
    if (each.do === 'if') return sentence(grammar.conditional)
    if (each.do === 'each') return sentence(grammar.several)
    return sentence(atom(each))
  }

  function ability(each: Ability): string {
    switch (each.kind) {
      case 'dice':
        return sentence(`${grammar.during(each.during)}: ${grammar.dice(each.skill, each.dice)}`)
      case 'diceByClues':
        return sentence(often(`${grammar.during(each.during)}: ${grammar.diceByClues}`, each.oncePerRound))
      case 'reroll': {
        const price = costOf(each.cost)
        const what = grammar.reroll(each.dice, each.skills)
        const offered = price === null ? what : grammar.may(price, what, null)
        return sentence(often(`${grammar.during(each.during)}: ${offered}`, each.oncePerRound))
      }
      case 'raise':
        return sentence(
          often(`${grammar.during(each.during)}: ${grammar.raise(each.dice)}`, each.oncePerRound),
        )
      case 'successes':
        return sentence(
          `${grammar.during(each.during)}: ${grammar.may(costOf(each.cost), grammar.successes(each.n), null)}`,
        )
      case 'action':
        return sentence(`${grammar.action(each.whileEngaged)}: ${steps(each.effect)}`)
      case 'reckoning':
        return sentence(`${grammar.reckoning}: ${steps(each.effect)}`)
      case 'after':
        return sentence(
          often(`${grammar.after(each.event, each.hoods)}: ${steps(each.effect)}`, each.oncePerRound),
        )
      case 'focusLimit':
        return sentence(grammar.focusLimit(each.more))
      case 'additionalAction':
        return sentence(grammar.additionalAction)
      case 'custom':
        return sentence(grammar.custom[each.name])
    }
  }

  function often(said: string, oncePerRound: boolean): string {
    return oncePerRound ? `${said} (${grammar.oncePerRound})` : said
  }

  return {
    effect: (all) =>
      all.length === 0 ? sentence(grammar.nothing) : all.map((each) => sentence(step(each))).join(' '),
    read,
    cost: (cost) => costOf(cost) ?? grammar.nothing,
    optionCost: (cost) => sentence(grammar.optionCost(costOf(cost))),
    ability,
    atom,
  }
}

/** A capital first, a full stop last. */
function sentence(said: string): string {
  const begun = said.charAt(0).toLocaleUpperCase() + said.slice(1)
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`
}
