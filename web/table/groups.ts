import type { Rule } from '@miskatonic/kernel'
import type { Offered, Prohibited } from '@miskatonic/screen'

/** Longest list without groups. */
const AT_A_GLANCE = 8
/** Larger groups start closed, unless there is only one. */
const LONG = 12

/** Options of one kind, under what their labels have in common. */
export interface Group {
  readonly step: string
  /** Empty: the options stand for themselves. */
  readonly heading: string
  readonly options: readonly Grouped[]
  readonly isLong: boolean
  /** The options differ in one number, from low to high: a stepper takes the place of buttons. */
  readonly isNumber: boolean
}
export interface Grouped {
  readonly offer: Offered
  /** What the heading does not say. */
  readonly rest: string
}

/** Few options stand by themselves; many are put together by what one does, in the order in which the rules offer them. */
export function grouped(offers: readonly Offered[], named: (step: string) => string | undefined): Group[] {
  const steps = [...new Set(offers.map(({ step }) => step))]
  const groups = steps.map((step) => offers.filter((offer) => offer.step === step))
  if (offers.length <= AT_A_GLANCE && !groups.some(differInOneNumber)) return [alone(offers)]
  const single = groups.filter((group) => group.length === 1).flat()
  const several = groups
    .filter((group) => group.length > 1)
    .map((group) => together(group, named, groups.length > 1))
  return single.length === 0 ? several : [...several, alone(single)]
}

function alone(offers: readonly Offered[]): Group {
  return {
    step: '',
    heading: '',
    options: offers.map((offer) => ({ offer, rest: offer.label })),
    isLong: false,
    isNumber: false,
  }
}

/** Fewest values for which a stepper is easier than buttons. */
const FOR_A_STEPPER = 4

function differInOneNumber(offers: readonly Offered[]): boolean {
  return offers.length >= FOR_A_STEPPER && numberIn(offers) !== undefined
}

/** The argument in which alone these options differ, if it is a whole number. */
function numberIn(offers: readonly Offered[]): string | undefined {
  const [first] = offers
  const differing = Object.keys(first!.args).filter(
    (name) => new Set(offers.map(({ args }) => args[name])).size > 1,
  )
  const [only] = differing
  const isNumber = offers.every(({ args }) => Number.isInteger(args[only ?? '']))
  return differing.length === 1 && isNumber ? only : undefined
}

function inOrder(offers: readonly Offered[]): readonly Offered[] {
  const name = numberIn(offers)
  return name === undefined ? offers : offers.toSorted((a, b) => Number(a.args[name]) - Number(b.args[name]))
}

function together(
  offers: readonly Offered[],
  named: (step: string) => string | undefined,
  hasCompany: boolean,
): Group {
  const { step, label } = offers[0]!
  const name = named(step)
  const shared = sharedWords(offers.map((offer) => offer.label))
  const said =
    name !== undefined && offers.every((offer) => offer.label.startsWith(`${name} `)) ? name : shared
  return {
    step,
    heading: name ?? (shared === '' ? `${label.split(' ')[0]} …` : shared),
    options: inOrder(offers).map((offer) => ({
      offer,
      rest: offer.label.slice(said.length).trim() || offer.label,
    })),
    isLong: hasCompany && offers.length > LONG,
    isNumber: differInOneNumber(offers),
  }
}

/** The words with which all of these begin, without the little ones at their end: "Walk" of "Walk to the Park", "Walk to the Café". */
export function sharedWords(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(' '))
  const differ = first.findIndex((word, i) => others.some((words) => words[i] !== word))
  const shared = differ < 0 ? first.slice(0, -1) : first.slice(0, differ)
  while (shared.length > 1 && shared.at(-1)!.length <= 3) shared.pop()
  return shared.join(' ')
}

/** What one rule forbids. */
export interface Barrier {
  readonly rule: Rule
  readonly reason: string
  readonly labels: readonly string[]
}

/** What is forbidden, by the rule that forbids it: many things are usually forbidden by few rules. */
export function barriers(prohibitions: readonly Prohibited[]): Barrier[] {
  const rules = [...new Set(prohibitions.map(({ rule }) => rule))]
  return rules.map((rule) => {
    const forbidden = prohibitions.filter((each) => each.rule === rule)
    return {
      rule,
      reason: forbidden[0]!.reason,
      labels: [...new Set(forbidden.map(({ label }) => label))],
    }
  })
}
