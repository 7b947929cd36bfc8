import { Engine, completeOptions } from '@miskatonic/kernel'
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
  record,
  recordNames,
  saveRecord,
  search,
} from '@miskatonic/proof'
import { stories } from '../content/ids.ts'
import { mansions } from '../index.ts'
import { type Plan, aimOf, plans, searched } from './player.ts'

/**
 * The games that are on record, one for an ending: of many games by chance the most eventful one, and where chance does not come by an
 * ending, one that players with a plan have brought about (player.ts).
 */
const recordedGames = new URL('recorded/', import.meta.url)
const countedPositions = new URL('perft/', import.meta.url)

export function endings(): string[] {
  return recordNames(recordedGames)
}

export function loadGame(ending: string): Recorded {
  return loadRecord(recordedGames, ending)
}

/** Plays so many games and keeps the most eventful one of each ending; then counts from positions of these. */
export function recordAll(games: number): void {
  const found = mostEventful(Array.from({ length: games }, (_, i) => playByChance(i)))
  for (const [ending, game] of found) saveRecord(recordedGames, ending, game)
  for (const plan of plans)
    if (!found.has(plan.ending)) saveRecord(recordedGames, plan.ending, playByPlan(plan))
  for (const each of counted) saveRecord(countedPositions, each.name, countedAt(each))
}

function playByChance(i: number): Recorded {
  const options = completeOptions(mansions, {
    story: stories[i % 5],
    investigators: 1 + (Math.floor(i / 5) % 4),
    monsterSkillPoints: i % 3 === 0 ? 'yes' : 'no',
    uncertainLength: i % 7 === 0 ? 'yes' : 'no',
  })
  const seed = `recorded ${i}`
  return playedByChance(mansions, options, seed, chooser(i % 2 === 0 ? 'even' : 'moody', new Dice(seed)))
}

/** Looks at one game after another until one ends as it should. */
function playByPlan(plan: Plan): Recorded {
  const [story] = plan.ending.split('-')
  const options = completeOptions(mansions, { story, investigators: plan.investigators })
  for (let game = 1; game <= 12; game++) {
    const seed = `${plan.ending} ${game}`
    const found = search(searched, options, seed, aimOf(plan))
    if (found !== undefined) return record(Engine.at(mansions, found.position), seed, found.choices)
  }
  throw new Error(`no game ended with ${plan.ending}`)
}

/** Where to count from: so far into a recorded game, and then on to the next question of this kind. */
const counted = [
  { name: 'turn-in-the-house', from: 'hour-b-lost', step: 'act', part: 0.3 },
  { name: 'turn-after-the-reveal', from: 'ward-b-investigators', step: 'act', part: 0.85 },
  { name: 'keeper', from: 'lamp-b-keeper', step: 'keeperActs', part: 0.6 },
  { name: 'puzzle', from: 'hour-c-lost', step: 'solve', part: 0 },
  { name: 'attacks', from: 'lamp-a-lost', step: 'monstersAttack', part: 0.3 },
] as const

function countedAt({ from, step, part }: (typeof counted)[number]): Counted {
  const recorded = loadGame(from)
  const position = positionIn(
    mansions,
    recorded,
    part,
    (asked) => asked.step === step && asked.options.length > 2,
  )
  const about = `${part * 100} % into the game that ends with ${recorded.ending}: ${step}`
  return countedFrom(mansions, about, position, { depth: 2, enough: 2000 })
}
