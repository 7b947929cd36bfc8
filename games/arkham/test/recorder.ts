import { completeOptions } from '@miskatonic/kernel'
import {
  type Counted,
  Dice,
  type Recorded,
  chooser,
  countedFrom,
  loadRecord,
  mostEventful,
  playedByChance,
  positionIn,
  recordNames,
  saveRecord,
} from '@miskatonic/proof'
import { scenarioIds } from '../content/ids.ts'
import { arkham } from '../index.ts'

/** The games that are on record, one for an ending: of many games by chance the most eventful one. */
const recordedGames = new URL('recorded/', import.meta.url)
export const countedPositions = new URL('perft/', import.meta.url)

export function endings(): string[] {
  return recordNames(recordedGames)
}

export function loadGame(ending: string): Recorded {
  return loadRecord(recordedGames, ending)
}

/** Plays so many games and keeps the most eventful one of each ending; then counts from positions of these. */
export function recordAll(games: number): void {
  const played = Array.from({ length: games }, (_, i) => playByChance(i))
  for (const [ending, game] of mostEventful(played)) saveRecord(recordedGames, ending, game)
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
