import { readFileSync, writeFileSync } from 'node:fs'
import { Engine, type Option, type Position, completeOptions } from '@miskatonic/kernel'
import {
  type Aim,
  type Counted,
  type Recorded,
  choicesOf,
  perft,
  perfts,
  record,
  replayed,
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

export function loadGame(file: string): Recorded {
  return JSON.parse(readFileSync(new URL(file, recordedGames), 'utf8')) as Recorded
}

/** Writes the games with this ending, or all of them, and all positions to count from. */
export function recordAll(wanted: string): void {
  for (const recording of recordings) {
    const { ending } = recording.aim
    if (wanted === 'all' || wanted === ending) save(`${ending}.json`, recordedGames, recordGame(recording))
  }
  for (const from of countedFrom)
    save(`${from.ending}.json`, countedPositions, countedAt(from, loadGame(`${from.ending}.json`)))
}

function save(file: string, folder: URL, value: Recorded | Counted): void {
  writeFileSync(new URL(file, folder), `${JSON.stringify(value, null, 1)}\n`)
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
const countedFrom: readonly { readonly ending: string; readonly part: number }[] = [
  { ending: 'sealed', part: 0.85 },
  { ending: 'cthulhu', part: 0.7 },
  { ending: 'no-cultists', part: 0.5 },
  { ending: 'azathoth', part: 0.4 },
  { ending: 'insane', part: 0.7 },
]

/** Deep enough to go through most rules once, shallow enough to be counted in a moment. */
function countedAt({ ending, part }: (typeof countedFrom)[number], recorded: Recorded): Counted {
  const position = positionIn(recorded, part)
  const counts = perfts(reign, position, 3)
  while (counts.at(-1)! < 10_000) counts.push(perft(reign, position, counts.length + 1))
  return { about: `${part * 100} % into the game that ends with ${ending}`, counts, position }
}

function positionIn(recorded: Recorded, part: number): Position {
  const from = Math.floor(choicesOf(recorded).length * part)
  for (let count = from; ; count++) {
    const engine = replayed(reign, recorded, count)
    if (typeof engine === 'string') throw new Error(engine)
    if (engine.decision === null) throw new Error('the game is over')
    if (engine.decision.step === 'act' && engine.decision.options.length > 7) return engine.position
  }
}
