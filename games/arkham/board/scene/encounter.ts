import { scenarioOf } from '../../catalogue.ts'
import type { ScenarioId } from '../../content/ids.ts'
import type { Events } from '../../kind.ts'
import { fingerprint } from '../../fingerprint.ts'
import type { Library } from '../../stories.ts'
import type { Told } from './told.ts'

/** An encounter as it has been told: whose, where, and what came of it. */
export interface Encounter {
  readonly seat: string
  /** The deck: a neighbourhood, `street` or `anomaly`. */
  readonly from: string
  /** Where the investigator stood; null where the log does not reach back so far. */
  readonly at: string | null
  /** Doom on that space, which chooses the part of an anomaly card; null: not known. */
  readonly doom: number | null
  /** Known once it is over. */
  readonly card: string | null
  readonly results: readonly Told[]
}

/** Where everybody stands, how much doom lies there, and the encounters so far. */
export interface Walk {
  /** Where all begin; null where the log does not reach back so far. */
  readonly start: string | null
  readonly places: Readonly<Record<string, string>>
  readonly doom: Readonly<Record<string, number>>
  readonly encounters: readonly Encounter[]
}

/** The log from its beginning, or from anywhere in the middle. */
export function walkFrom(scenario: ScenarioId, isWhole: boolean): Walk {
  if (!isWhole) return { start: null, places: {}, doom: {}, encounters: [] }
  const { start, startingDoom } = scenarioOf(scenario)
  return {
    start,
    places: {},
    doom: Object.fromEntries(startingDoom.map((space) => [space, 1])),
    encounters: [],
  }
}

const silent: ReadonlySet<string> = new Set<keyof Events>(['decided', 'proposed', 'choiceSpared'])

/** The walk after an event. */
export function walkAfter(walk: Walk, told: Told): Walk {
  const { event, args } = told
  switch (event) {
    case 'moved':
    case 'movedDirectly': {
      const { seat, to } = args as Events['moved']
      return withResult({ ...walk, places: { ...walk.places, [seat]: to } }, told)
    }
    case 'doomPlaced': {
      const { at } = args as Events['doomPlaced']
      return withResult(withDoom(walk, at, 1), told)
    }
    case 'doomRemoved': {
      const { at, n } = args as Events['doomRemoved']
      return withResult(withDoom(walk, at, -n), told)
    }
    case 'panicMounted': {
      const { at } = args as Events['panicMounted']
      return withResult(withDoom(walk, at, -3), told) // AH-437.1a
    }
    case 'encounterBegan': {
      const { seat, from } = args as Events['encounterBegan']
      const at = walk.places[seat] ?? walk.start
      const begun: Encounter = {
        seat,
        from,
        at,
        doom: at === null || walk.start === null ? null : (walk.doom[at] ?? 0),
        card: null,
        results: [],
      }
      return { ...walk, encounters: [...walk.encounters, begun] }
    }
    case 'encounterEnded': {
      const last = walk.encounters.at(-1)
      if (last === undefined) return walk
      const { card } = args as Events['encounterEnded']
      return { ...walk, encounters: [...walk.encounters.slice(0, -1), { ...last, card }] }
    }
    default:
      return withResult(walk, told)
  }
}

function withDoom(walk: Walk, at: string, n: number): Walk {
  return { ...walk, doom: { ...walk.doom, [at]: Math.max(0, (walk.doom[at] ?? 0) + n) } }
}

function withResult(walk: Walk, told: Told): Walk {
  const last = walk.encounters.at(-1)
  if (last === undefined || last.card !== null || silent.has(told.event)) return walk
  return {
    ...walk,
    encounters: [...walk.encounters.slice(0, -1), { ...last, results: [...last.results, told] }],
  }
}

/** Which part of the card is read: AH-423.4, AH-426.3, AH-411.3d. */
export function sectionOf(scenario: ScenarioId, from: string, at: string, doom: number): string {
  if (from === 'street') return scenarioOf(scenario).streets[at]?.type ?? ''
  if (from === 'anomaly') return doom === 0 ? '0' : doom <= 2 ? '1-2' : '3+'
  return at
}

/** The sentence of a card's part; undefined where the card has none. */
export function storyOf({ stories }: Library, card: string, section: string): string | undefined {
  return stories[card]?.[section]
}

/** The card of a fingerprint (secrets.ts). */
export function cardOf({ stories }: Library, print: string): string | undefined {
  return Object.keys(stories).find((card) => fingerprint(card) === print)
}
