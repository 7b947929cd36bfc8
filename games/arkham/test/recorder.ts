import { Engine, type Position, clone, completeOptions } from '@miskatonic/kernel'
import {
  type Counted,
  Dice,
  type Recorded,
  chooser,
  countedFrom,
  lineage,
  loadRecord,
  mostEventful,
  playedByChance,
  positionIn,
  record,
  recordNames,
  saveRecord,
} from '@miskatonic/proof'
import { scenarioOf, sheets } from '../catalogue.ts'
import { type ScenarioId, scenarioIds } from '../content/ids.ts'
import { arkham } from '../index.ts'
import type { Options, Table } from '../position.ts'
import { strategy } from '../strategy/index.ts'

/**
 * The games that are on record, one for every ending of every scenario. Those that chance comes by are the most eventful ones of many games
 * by chance; the others were found by players with a goal, of whose games the most promising went on (`lineage`). Some begin with an
 * edited position (`edits`), which their files contain.
 */
const recordedGames = new URL('recorded/', import.meta.url)
export const countedPositions = new URL('perft/', import.meta.url)

const NO_ONE_LEFT = 'no-one-left'

/** The ending alone, or with the scenario where several have it. */
function nameOf(scenario: ScenarioId, ending: string): string {
  return ending === NO_ONE_LEFT ? `${ending}-${scenario}` : ending
}

/** By name, every ending of every scenario. */
export const everyEnding = scenarioIds.flatMap((scenario) =>
  Object.keys(scenarioOf(scenario).endings).map((ending) => ({
    name: nameOf(scenario, ending),
    scenario,
    ending,
  })),
)

export function recordedNames(): string[] {
  return recordNames(recordedGames)
}

export function loadGame(name: string): Recorded {
  return loadRecord(recordedGames, name)
}

/** Plays so many games and keeps the most eventful one of each ending; then looks for the other endings, and counts from some positions. */
export function recordAll(games: number): void {
  const found = mostEventful(Array.from({ length: games }, (_, i) => playByChance(i)))
  for (const { name, scenario, ending } of everyEnding) {
    const game = ending === NO_ONE_LEFT ? undefined : found.get(ending)
    saveRecord(recordedGames, name, game ?? playedFor(scenario, ending))
  }
  for (const each of counted) saveRecord(countedPositions, each.name, countedAt(each))
}

function playByChance(i: number): Recorded {
  const options = completeOptions(arkham, {
    scenario: scenarioIds[i % 4],
    players: 1 + (Math.floor(i / 4) % 6),
    difficulty: i % 5 === 0 ? 'gentle' : i % 7 === 0 ? 'harsh' : 'normal',
  })
  const seed = `recorded ${i}`
  return playedByChance(arkham, options, seed, chooser(i % 2 === 0 ? 'even' : 'moody', new Dice(seed)))
}

/** Seeds that are tried for an ending: after every ten of them twice as many games are kept. */
const TRIES = 40

function playedFor(scenario: ScenarioId, ending: string): Recorded {
  const options = completeOptions(arkham, { scenario, players: 1 })
  for (let i = 0; i < TRIES; i++) {
    const seed = `recorded ${ending} ${i}`
    const start = edits[ending]?.(options as Options, seed)
    const width = 8 * 2 ** Math.floor(i / 10)
    const wanted = { options, seed, start, ending, width, branches: 8 }
    const found = lineage(arkham, strategy, wanted)
    if (found !== undefined) return record(Engine.at(arkham, found.position), seed, found.choices, start)
  }
  throw new Error(`no game of ${scenario} that ends with ${ending} was found`)
}

/** Games of these endings have an edited beginning: whole ones would be lost long before. */
const edits: Readonly<Record<string, ((options: Options, seed: string) => Position) | undefined>> = {
  /** All sheets but two have left the game. */
  [NO_ONE_LEFT]: (options, seed) => {
    const { position } = Engine.start(arkham, options, seed)
    ;(position.table as Table).sheetsGone = sheets.slice(0, -2)
    return clone(position)
  },
  /** The Lamplighter has come, all lamps are out (at each of them he would stand up again), and a strong investigator waits for him. */
  'ledger-closed': (options, seed) => {
    const { position } = preparedGame(options, seed, 'michael-mcglen')
    const table = position.table as Table
    for (const lamp of table.markers) if (lamp.colour === 'red') lamp.at = 'card-60'
    table.codex = table.codex.filter(({ card }) => card !== '61')
    table.codex.push({ card: '67', side: 'back', clues: 0, doom: 0, fired: [], taken: [] })
    table.onceInCodex.push('62', '63', '67')
    table.monsters.push({
      id: `m${table.nextMonster++}`,
      kind: 'lamplighter',
      at: 'la-bella-luna',
      state: 'ready',
      engagedWith: [],
      damage: 0,
      activated: false,
      provokedBy: [],
      evadedBy: [],
    })
    return clone(position)
  },
}

/** A game of this investigator at the first action. */
function preparedGame(options: Options, seed: string, sheet: string): Engine {
  const engine = Engine.start(arkham, options, seed)
  while (engine.decision!.step !== 'act') {
    const { options: offered } = engine.decision!
    engine.choose(offered.find(({ args }) => args['sheet'] === sheet) ?? offered[0]!)
  }
  return engine
}

/** Where to count from: so far into a recorded game, and then on to the next question of this kind. */
const counted = [
  { name: 'turn-by-the-river', from: 'high-water', step: 'act', part: 0.3 },
  { name: 'dice-among-the-lamps', from: 'endless-noon', step: 'changeDice', part: 0.5 },
  { name: 'order-of-the-ball', from: 'sworn-in', step: 'choosing', part: 0.7 },
  { name: 'dreams', from: 'moved-in', step: 'act', part: 0.8 },
] as const

function countedAt({ from, step, part }: (typeof counted)[number]): Counted {
  const recorded = loadGame(from)
  const position = positionIn(arkham, recorded, part, (asked) => asked.step === step)
  const about = `${part * 100} % into the game that ends with ${recorded.ending}: ${step}`
  return countedFrom(arkham, about, position, { depth: 2, enough: 1000 })
}
