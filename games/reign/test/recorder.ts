import { Engine, type Option, completeOptions } from '@miskatonic/kernel'
import {
  type Aim,
  type Counted,
  type Recorded,
  countedFrom,
  loadRecord,
  positionIn,
  record,
  saveRecord,
  search,
} from '@miskatonic/proof'
import { distance, gateOf, towns } from '../content/map.ts'
import { reign } from '../index.ts'
import type { Options, Table } from '../position.ts'
import { prospects, searched } from './player.ts'

type Goal = Aim<Table, Options>

/** The games that are on record: one for each way in which Reign can end, with as many different settings. */
interface Recording {
  readonly options: object
  readonly aim: Goal
}

/** A few turns longer than it takes to lose by doing nothing. */
const aWhile = 60

export const recordings: readonly Recording[] = [
  { options: { players: 2 }, aim: { ending: 'sealed', worth: prospects, width: 250 } },
  {
    options: { players: 2 },
    aim: { ending: 'no-cards', worth: prospects, avoids: lastSeal, width: 150 },
  },
  { options: { players: 3, difficulty: 'standard' }, aim: losing('cthulhu') },
  { options: { players: 4, difficulty: 'expert', hands: 'closed' }, aim: losing('no-cultists') },
  { options: { players: 3, hands: 'closed', courtesy: 'on' }, aim: losing('azathoth', fewCultists) },
  { options: { players: 3, courtesy: 'on' }, aim: losing('no-shoggoths', shoggothsFarFromGates, 40) },
  { options: { players: 2, difficulty: 'expert', hands: 'closed' }, aim: losing('insane') },
]

/** Plays as well as it can, apart from what is sure to end badly. */
function losing(ending: string, fatal: (table: Table) => number = () => 0, after = aWhile): Goal {
  return { ending, worth: (table) => prospects(table) + fatal(table), after, width: 20 }
}

function lastSeal({ step }: Option, { gates }: Table): boolean {
  return step === 'seal' && towns.filter((town) => gates[town] === 'open').length === 1
}

function fewCultists({ pool, asleep }: Table): number {
  return asleep.includes('azathoth') ? -15 * pool.cultists : -1000
}

function shoggothsFarFromGates({ shoggoths, gates }: Table): number {
  const open = towns.filter((town) => gates[town] === 'open').map((town) => gateOf[town])
  return shoggoths.reduce(
    (sum, { at }) => sum + 200 + 25 * Math.min(...open.map((gate) => distance[at][gate])),
    0,
  )
}

export const recordedGames = new URL('recorded/', import.meta.url)
const countedPositions = new URL('perft/', import.meta.url)

export function loadGame(ending: string): Recorded {
  return loadRecord(recordedGames, ending)
}

/** Writes the games with this ending, or all of them, and all positions to count from. */
export function recordAll(wanted: string): void {
  for (const recording of recordings) {
    const { ending } = recording.aim
    if (wanted === 'all' || wanted === ending) saveRecord(recordedGames, ending, recordGame(recording))
  }
  for (const each of counted) saveRecord(countedPositions, each.ending, countedAt(each))
}

/** Looks at one game after another until one ends as it should. */
function recordGame({ options, aim }: Recording): Recorded {
  const complete = completeOptions(reign, options)
  for (let game = 1; game <= 100; game++) {
    const seed = `${aim.ending} ${game}`
    const found = search(searched, complete, seed, aim)
    if (found !== undefined) return record(Engine.at(reign, found.position), seed, found.choices)
  }
  throw new Error(`no game ended with ${aim.ending}`)
}

/** Where to count from: so far into the game with that ending, and then on to the next free choice of an action. */
const counted: readonly { readonly ending: string; readonly part: number }[] = [
  { ending: 'sealed', part: 0.85 },
  { ending: 'cthulhu', part: 0.7 },
  { ending: 'no-cultists', part: 0.5 },
  { ending: 'azathoth', part: 0.4 },
  { ending: 'insane', part: 0.7 },
]

function countedAt({ ending, part }: (typeof counted)[number]): Counted {
  const position = positionIn(
    reign,
    loadGame(ending),
    part,
    ({ step, options }) => step === 'act' && options.length > 7,
  )
  const about = `${part * 100} % into the game that ends with ${ending}`
  return countedFrom(reign, about, position, { depth: 3, enough: 10_000 })
}
