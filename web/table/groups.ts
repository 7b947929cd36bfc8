import type { Rule } from '@miskatonic/kernel'
import type { Offered, Prohibited, Target } from '@miskatonic/screen'
import { AT_A_GLANCE, AT_MOST, differing, nextPart } from './parts.ts'

/** Options of one kind, under what their labels have in common. */
export interface Group {
  readonly step: string
  /** Empty: the options stand for themselves. */
  readonly heading: string
  readonly options: readonly Grouped[]
  /** The options differ in one number, from low to high: a stepper takes the place of buttons. */
  readonly isNumber: boolean
  /** The options are many and differ in several parts, which are chosen one after the other. */
  readonly hasParts: boolean
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
  const several = groups.filter((group) => group.length > 1).map((group) => together(group, named))
  return single.length === 0 ? several : [...several, alone(single)]
}

function alone(offers: readonly Offered[]): Group {
  return {
    step: '',
    heading: '',
    options: offers.map((offer) => ({ offer, rest: offer.label })),
    isNumber: false,
    hasParts: false,
  }
}

/** Fewest values for which a stepper is easier than buttons. */
const FOR_A_STEPPER = 4

function differInOneNumber(offers: readonly Offered[]): boolean {
  return offers.length >= FOR_A_STEPPER && numberIn(offers) !== undefined
}

/** The argument in which alone these options differ, if it is a whole number. */
function numberIn(offers: readonly Offered[]): string | undefined {
  const [only, ...others] = differing(offers)
  const isNumber = offers.every(({ args }) => Number.isInteger(args[only ?? '']))
  return others.length === 0 && isNumber ? only : undefined
}

function inOrder(offers: readonly Offered[]): readonly Offered[] {
  const name = numberIn(offers)
  return name === undefined ? offers : offers.toSorted((a, b) => Number(a.args[name]) - Number(b.args[name]))
}

function together(offers: readonly Offered[], named: (step: string) => string | undefined): Group {
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
    isNumber: differInOneNumber(offers),
    hasParts: offers.length > AT_A_GLANCE && differing(offers).length > 1,
  }
}

/** More buttons than this are never seen at once: kinds of options are then folded, and one is open at a time. */
export const MOST_AT_ONCE = 24

/** Whether the groups together are too much to look at. */
export function isCrowd(groups: readonly Group[], nameOf: (target: Target) => string): boolean {
  return groups.reduce((sum, group) => sum + buttonsIn(group, nameOf), 0) > MOST_AT_ONCE
}

/** How many buttons a group shows before anything is opened in it. */
function buttonsIn(group: Group, nameOf: (target: Target) => string): number {
  if (group.isNumber) return 1
  const offers = group.options.map(({ offer }) => offer)
  const length = (group.hasParts ? nextPart(offers, nameOf)?.values.length : undefined) ?? offers.length
  return group.heading !== '' && length > AT_MOST ? 0 : length
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
