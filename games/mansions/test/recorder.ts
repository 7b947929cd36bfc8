import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { type Choice, Engine, type Position, completeOptions, optionId } from '@miskatonic/kernel'
import {
  type Counted,
  Dice,
  type Recorded,
  chooser,
  choicesOf,
  perft,
  perfts,
  record,
  replayed,
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
  for (const plan of plans)
    if (!found.has(plan.ending)) save(`${plan.ending}.json`, recordedGames, playByPlan(plan))
  for (const { name, from, step, part } of counted)
    save(`${name}.json`, countedPositions, countedAt(loadGame(from), step, part))
}

function playByChance(i: number): Recorded {
  const options = completeOptions(mansions, {
    story: stories[i % 5],
    investigators: 1 + (Math.floor(i / 5) % 4),
    monsterSkillPoints: i % 3 === 0 ? 'yes' : 'no',
    uncertainLength: i % 7 === 0 ? 'yes' : 'no',
  })
  const seed = `recorded ${i}`
  const choose = chooser(i % 2 === 0 ? 'even' : 'moody', new Dice(seed))
  const engine = Engine.start(mansions, options, seed)
  const choices: Choice[] = []
  while (engine.decision !== null) {
    const option = choose(engine)
    choices.push({ seat: option.seat, option: optionId(option) })
    engine.choose(option)
  }
  return record(engine, seed, choices)
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

/** How many different things are done in a game. */
function variety({ choices }: Recorded): number {
  return new Set(choices.map((choice) => /^\S+ (\w+)/.exec(choice)![1])).size
}

function save(file: string, folder: URL, value: Recorded | Counted): void {
  writeFileSync(new URL(file, folder), `${JSON.stringify(value, null, 1)}\n`)
}

/** Where to count from: so far into a recorded game, and then on to the next question of this kind. */
const counted = [
  { name: 'turn-in-the-house', from: 'hour-b-lost', step: 'act', part: 0.3 },
  { name: 'turn-after-the-reveal', from: 'ward-b-investigators', step: 'act', part: 0.85 },
  { name: 'keeper', from: 'lamp-b-keeper', step: 'keeperActs', part: 0.6 },
  { name: 'puzzle', from: 'hour-c-lost', step: 'solve', part: 0 },
  { name: 'attacks', from: 'lamp-a-lost', step: 'monstersAttack', part: 0.3 },
] as const

/** Deep enough to go through many rules once, shallow enough to be counted in a moment. */
function countedAt(recorded: Recorded, step: string, part: number): Counted {
  const position = positionIn(recorded, step, part)
  const counts = perfts(mansions, position, 2)
  while (counts.at(-1)! < 2000) counts.push(perft(mansions, position, counts.length + 1))
  return {
    about: `${part * 100} % into the game that ends with ${recorded.ending}: ${step}`,
    counts,
    position,
  }
}

function positionIn(recorded: Recorded, step: string, part: number): Position {
  const from = Math.floor(choicesOf(recorded).length * part)
  for (let count = from; ; count++) {
    const engine = replayed(mansions, recorded, count)
    if (typeof engine === 'string') throw new Error(engine)
    if (engine.decision === null) throw new Error('the game is over')
    if (engine.decision.step === step && engine.decision.options.length > 2) return engine.position
  }
}
