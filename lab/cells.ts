import { type Game, completeOptions, isRefused } from '@miskatonic/kernel'

/** The values that some options take in a run. An option that is not named keeps its usual value. */
export type Given = Readonly<Record<string, readonly unknown[]>>

/** Options that are each possible, but not together. */
export interface LeftOut {
  readonly options: object
  readonly why: string
}

/** Every combination of the given values, as complete options; and those combinations that the game refuses. */
export function cellsOf(game: Game, given: Given): { cells: object[]; leftOut: LeftOut[] } {
  const cells: object[] = []
  const leftOut: LeftOut[] = []
  for (const options of combinationsOf(given)) {
    const complete = completeOptions(game, options)
    if (isRefused(complete)) leftOut.push({ options, why: complete.refused.message })
    else cells.push(complete)
  }
  return { cells, leftOut }
}

function combinationsOf(given: Given): object[] {
  let all: object[] = [{}]
  for (const [name, values] of Object.entries(given))
    all = all.flatMap((start) => values.map((value) => ({ ...start, [name]: value })))
  return all
}

/**
 * What to give so that this number of people plays in every cell: what is given anyway if that will do, otherwise the first value of
 * another option that does it. Undefined if there is none.
 */
export function givenFor(game: Game, given: Given, people: number): Given | undefined {
  return candidates(game, given).find((each) => peopleIn(game, each) === people)
}

/** The numbers of people for which `givenFor` finds something. */
export function possiblePeople(game: Game, given: Given): number[] {
  const numbers = candidates(game, given).map((each) => peopleIn(game, each))
  return [...new Set(numbers)].filter((each) => each !== undefined).toSorted((a, b) => a - b)
}

function optionsOf(game: Game): [string, readonly unknown[]][] {
  return Object.entries(game.options) as [string, readonly unknown[]][]
}

/** What is given, and what is given with one value of one option more. */
function candidates(game: Game, given: Given): Given[] {
  const others = optionsOf(game).filter(([name]) => !(name in given))
  return [
    given,
    ...others.flatMap(([name, values]) => values.map((value) => ({ ...given, [name]: [value] }))),
  ]
}

/**
 * Undefined if they differ, or if there is no cell. Combinations that will be left out are asked as well: leaving out those with another
 * number of people must not be a way to get the right one.
 */
function peopleIn(game: Game, given: Given): number | undefined {
  if (cellsOf(game, given).cells.length === 0) return undefined
  const usual = Object.fromEntries(optionsOf(game).map(([name, values]) => [name, values[0]]))
  const numbers = new Set(combinationsOf(given).map((options) => peopleOf(game, { ...usual, ...options })))
  return numbers.size === 1 ? [...numbers][0] : undefined
}

function peopleOf(game: Game, options: object): number {
  return game.people?.(options) ?? game.seats(options).length
}
