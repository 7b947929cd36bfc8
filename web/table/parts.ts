import type { Offered, Target } from '@miskatonic/screen'

/** Choices of one step that have several parts, such as a monster and a sector: one part is chosen after the other. */

/** One part of a choice, by the name of the argument, and what can be chosen for it. */
export interface Part {
  readonly arg: string
  /** Its values are things on the board, which are lit there. */
  readonly isOnBoard: boolean
  readonly values: readonly PartValue[]
}
export interface PartValue {
  readonly value: unknown
  readonly label: string
}
/** Parts that are chosen, by the name of the argument. */
export type Picks = Readonly<Record<string, unknown>>

/** As many choices fit one below the other. */
export const AT_A_GLANCE = 8
/** More than this are never shown at once: they are chosen on the board, part by part, or from ranges. */
export const AT_MOST = 12

/** A dozen things or fewer that belong together, or follow each other in the alphabet. */
export interface Range<Item> {
  readonly label: string
  readonly items: readonly Item[]
}

/** Cuts what is too much for one list into ranges of about the same length: "Boardwalk – Docks". */
export function inRanges<Item>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
  language: string,
): Range<Item>[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sorted = items.toSorted((one, other) => compare(labelOf(one), labelOf(other)))
  const count = Math.ceil(sorted.length / AT_MOST)
  const length = Math.ceil(sorted.length / count)
  return Array.from({ length: count }, (_, i) => sorted.slice(i * length, (i + 1) * length))
    .filter((range) => range.length > 0)
    .map((range) => ({
      label: [...new Set([range[0]!, range.at(-1)!].map(labelOf))].join(' … '),
      items: range,
    }))
}

/** Cuts a long list by the headings that the game gives, in its order; undefined: not everything has one. */
export function byHeading<Item>(
  items: readonly Item[],
  headingOf: (item: Item) => string | undefined,
): Range<Item>[] | undefined {
  const headings = [...new Set(items.map(headingOf))].filter((heading) => heading !== undefined)
  const ranges = headings.map((label) => ({
    label,
    items: items.filter((item) => headingOf(item) === label),
  }))
  const isWhole = ranges.reduce((sum, range) => sum + range.items.length, 0) === items.length
  return isWhole && ranges.every((range) => range.items.length <= AT_MOST) ? ranges : undefined
}

/** The choices that agree with what has been picked. */
export function agreeing(offers: readonly Offered[], picks: Picks): readonly Offered[] {
  return offers.filter(({ args }) => Object.entries(picks).every(([arg, value]) => args[arg] === value))
}

/** The arguments in which these choices differ, in the order in which the rules name them. */
export function differing(offers: readonly Offered[]): string[] {
  return Object.keys(offers[0]?.args ?? {}).filter((arg) => valuesOf(offers, arg).length > 1)
}

/** The part to be chosen next; undefined: the rest is few enough, or has no parts with names of their own. */
export function nextPart(offers: readonly Offered[], nameOf: (target: Target) => string): Part | undefined {
  if (offers.length <= AT_A_GLANCE) return undefined
  return differing(offers)
    .filter((arg) => !valuesOf(offers, arg).every((value) => typeof value === 'number'))
    .map((arg) => partOf(offers, arg, nameOf))
    .find((part) => part !== undefined)
}

/** What the choices on one target have in common, and the others of their step have not. */
export function picksOf(there: readonly Offered[], all: readonly Offered[]): Picks {
  const shared = differing(all).filter((arg) => valuesOf(there, arg).length === 1)
  return Object.fromEntries(shared.map((arg) => [arg, there[0]!.args[arg]]))
}

function partOf(
  offers: readonly Offered[],
  arg: string,
  nameOf: (target: Target) => string,
): Part | undefined {
  const values = valuesOf(offers, arg)
  const classes = values.map((value) => offers.filter(({ args }) => args[arg] === value))
  const byTarget = classes.map((each) => nameByTarget(each, offers, nameOf))
  const byWords = classes.map((each) => nameByWords(each, offers))
  const isOnBoard = areNames(byTarget)
  const labels = isOnBoard ? byTarget : byWords
  if (!areNames(labels)) return undefined
  return { arg, isOnBoard, values: values.map((value, i) => ({ value, label: labels[i]! })) }
}

function areNames(labels: readonly string[]): boolean {
  return !labels.includes('') && new Set(labels).size === labels.length
}

function valuesOf(offers: readonly Offered[], arg: string): unknown[] {
  return [...new Set(offers.map(({ args }) => args[arg]))]
}

/** The name of a target that all choices with this value share, and no other choice has. */
function nameByTarget(
  these: readonly Offered[],
  all: readonly Offered[],
  nameOf: (target: Target) => string,
): string {
  const shared = these[0]!.targets.find(
    (target) =>
      these.every(({ targets }) => targets.includes(target)) &&
      all.every((other) => these.includes(other) || !other.targets.includes(target)),
  )
  return shared === undefined ? '' : nameOf(shared)
}

/** The words that all labels with this value share, without those that all labels share. */
function nameByWords(these: readonly Offered[], all: readonly Offered[]): string {
  const common = wordsInAll(all)
  return wordsInAll(these)
    .filter((word) => !common.includes(word))
    .join(' ')
    .replace(/[,.;:]$/, '')
}

function wordsInAll(offers: readonly Offered[]): string[] {
  const [first = [], ...others] = offers.map(({ label }) => label.split(' '))
  return first.filter((word) => others.every((words) => words.includes(word)))
}
