import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { type Choice, Engine, type Position, completeOptions, optionId } from '@miskatonic/kernel'
import {
  type Counted,
  Dice,
  type Recorded,
  chooser,
  perft,
  perfts,
  record,
  replayed,
} from '@miskatonic/proof'
import { scenarioIds } from '../content/ids.ts'
import { arkham } from '../index.ts'

/** The games that are on record, one for an ending: of many games by chance the most eventful one. */
const recordedGames = new URL('recorded/', import.meta.url)
export const countedPositions = new URL('perft/', import.meta.url)

export function endings(): string[] {
  return readdirSync(recordedGames).map((file) => file.replace('.json', ''))
}

export function loadGame(ending: string): Recorded {
  return JSON.parse(readFileSync(new URL(`${ending}.json`, recordedGames), 'utf8')) as Recorded
}

/** Plays so many games and keeps the most eventful one of each ending; then counts from positions of these. */
export function recordAll(games: number): void {
  const found = new Map<string, Recorded>()
  for (let i = 0; i < games; i++) {
    const game = playByChance(i)
    const other = found.get(game.ending)
    if (other === undefined || variety(other) < variety(game)) found.set(game.ending, game)
  }
  for (const [ending, game] of found) save(`${ending}.json`, recordedGames, game)
  for (const { name, from, step, part } of counted)
    save(`${name}.json`, countedPositions, countedAt(loadGame(from), step, part))
}

function playByChance(i: number): Recorded {
  const options = completeOptions(arkham, {
    scenario: scenarioIds[i % 4],
    players: 1 + (Math.floor(i / 4) % 6),
    difficulty: i % 5 === 0 ? 'gentle' : i % 7 === 0 ? 'harsh' : 'normal',
  })
  const seed = `recorded ${i}`
  const choose = chooser(i % 2 === 0 ? 'even' : 'moody', new Dice(seed))
  const engine = Engine.start(arkham, options, seed)
  const choices: Choice[] = []
  while (engine.decision !== null) {
    const option = choose(engine)
    choices.push({ seat: option.seat, option: optionId(option) })
    engine.choose(option)
  }
  return record(engine, seed, choices)
}

/** How many different things are done in a game. */
function variety({ choices }: Recorded): number {
  return new Set(choices.map((choice) => /^\S+ (\w+)/.exec(choice)![1])).size
}

function save(file: string, folder: URL, value: Recorded | Counted): void {
  writeFileSync(new URL(file, folder), `${JSON.stringify(value, null, 1)}\n`)
}

/** Where to count from: so far into a recorded game, and then on to the next question of this kind. */
const counted = [
  { name: 'turn-by-the-river', from: 'high-water', step: 'act', part: 0.3 },
  { name: 'dice-among-the-lamps', from: 'endless-noon', step: 'changeDice', part: 0.5 },
  { name: 'order-of-the-ball', from: 'sworn-in', step: 'choosing', part: 0.7 },
  { name: 'dreams', from: 'moved-in', step: 'act', part: 0.8 },
] as const

/** Deep enough to go through many rules once, shallow enough to be counted in a moment. */
function countedAt(recorded: Recorded, step: string, part: number): Counted {
  const position = positionIn(recorded, step, part)
  const counts = perfts(arkham, position, 2)
  while (counts.at(-1)! < 1000) counts.push(perft(arkham, position, counts.length + 1))
  return {
    about: `${part * 100} % into the game that ends with ${recorded.ending}: ${step}`,
    counts,
    position,
  }
}

function positionIn(recorded: Recorded, step: string, part: number): Position {
  for (let count = Math.floor(recorded.choices.length * part); count < recorded.choices.length; count++) {
    const engine = replayed(arkham, recorded, count)
    if (typeof engine === 'string') throw new Error(engine)
    if (engine.decision?.step === step) return engine.position
  }
  throw new Error(`${step} is not asked after ${part} of the game that ends with ${recorded.ending}`)
}
