import { build } from 'esbuild'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Game, Engine, optionId } from '@miskatonic/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Coverage } from '../coverage.ts'
import { type FuzzOrder, type FuzzResult, addResult, fuzzGames, settings } from '../fuzz.ts'
import { fuzz } from '../fuzz-run.ts'
import { type Recorded, record } from '../recorded.ts'
import { FULL_EVERY } from '../thoroughness.ts'
import { cellar, soundCellar } from './cellar.ts'
import { faults, standsStill } from './faults.ts'

const order: FuzzOrder = {
  seed: 'test',
  checks: 'fast',
  player: 'chance',
  fixed: {},
  recorded: [],
  ledger: null,
}

function faulty(what: string): Game {
  return faults.find((fault) => fault.what === what)!.game
}

describe('many games', () => {
  test('are the same games however they are divided', () => {
    const whole = fuzzGames(cellar, order, 0, 60)
    const parts = fuzzGames(cellar, order, 0, 25)
    addResult(parts, fuzzGames(cellar, order, 25, 60))
    expect(parts).toEqual(whole)
    expect(whole).toMatchObject({ games: 60, failed: 0, failures: [] })
    expect(fuzzGames(cellar, { ...order, seed: 'other' }, 0, 60).counts).not.toEqual(whole.counts)
  })

  test('take every value of every option, unless it is fixed', () => {
    expect(settings(cellar, {})).toEqual([{ cards: 6 }, { cards: 4 }])
    expect(Object.keys(fuzzGames(cellar, order, 0, 40).counts.options).toSorted()).toEqual([
      'cards=4',
      'cards=6',
    ])
    const fixed = fuzzGames(cellar, { ...order, fixed: { cards: 4 } }, 0, 40)
    expect(Object.keys(fixed.counts.options)).toEqual(['cards=4'])
  })

  test('leave out combinations of options that the game refuses', () => {
    const game = {
      ...cellar,
      optionsProblem: (options: object) => ('cards' in options && options.cards === 4 ? 'no' : undefined),
    }
    expect(settings(game, {})).toEqual([{ cards: 6 }])
  })

  test('are now and then inspected with the whole battery', () => {
    const game = faulty('shows the top of the deck')
    expect(fuzzGames(game, order, 1, 400).failed).toBe(0)
    expect(fuzzGames(game, { ...order, checks: 'full' }, 1, 400).failed).toBeGreaterThan(0)
    const numbers = Array.from({ length: 20 }, (_, i) => i * FULL_EVERY)
    expect(numbers.some((number) => fuzzGames(game, order, number, number + 1).failed > 0)).toBe(true)
  })

  test('are reported by kinds of failure, each with its shortest game', () => {
    const game = faulty('loses a card')
    const { failed, failures } = fuzzGames(game, order, 0, 60)
    expect(failed).toBeGreaterThan(1)
    expect(failures).toHaveLength(1)
    const lengths = Array.from(
      { length: 60 },
      (_, i) => fuzzGames(game, order, i, i + 1).failures[0]?.choices.length ?? 99,
    )
    expect(failures[0]!.choices).toHaveLength(Math.min(...lengths))
  })

  test('name what none of them came by', () => {
    const { counts } = fuzzGames(cellar, order, 0, 60)
    expect(new Coverage(counts).missed(cellar)).toEqual({ choices: [], asks: [], events: [], endings: [] })
    expect(new Coverage().missed(cellar)).toEqual({
      choices: soundCellar.choices,
      asks: soundCellar.asks,
      events: Object.keys(soundCellar.secrets.events),
      endings: ['low', 'high'],
    })
  })

  test('sometimes begin like a recorded one, if it has the options that are asked for', () => {
    const without = fuzzGames(cellar, order, 0, 50)
    const recorded = [recordedGame()]
    expect(fuzzGames(cellar, { ...order, recorded }, 0, 50).counts).not.toEqual(without.counts)
    const fixed = { cards: 4 }
    expect(fuzzGames(cellar, { ...order, fixed, recorded }, 0, 50)).toEqual(
      fuzzGames(cellar, { ...order, fixed }, 0, 50),
    )
  })
})

function recordedGame(): Recorded {
  const engine = Engine.start(cellar, { cards: 6 }, 'recorded')
  const choices = []
  while (engine.decision !== null) {
    const option = engine.decision.options[0]!
    choices.push({ seat: option.seat, option: optionId(option) })
    engine.choose(option)
  }
  return record(engine, 'recorded', choices)
}

describe('threads', () => {
  let folder: string
  let module: URL
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
    const outfile = join(folder, 'thread.mjs')
    const entryPoint = fileURLToPath(new URL('thread.ts', import.meta.url))
    await build({
      entryPoints: [entryPoint],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
    })
    module = pathToFileURL(outfile)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('play the same games as are played without them', async () => {
    const progress: number[] = []
    const onProgress = (soFar: FuzzResult): void => void progress.push(soFar.games)
    const here = await fuzz(cellar, order, 130, { workers: 0, onProgress }, 7)
    const there = await fuzz(cellar, order, 130, { workers: 2, module, onProgress: () => {} }, 7)
    expect(there).toEqual(here)
    expect(here).toEqual(fuzzGames(cellar, order, 7, 137))
    expect(progress.at(-1)).toBe(130)
    expect(progress.length).toBeGreaterThan(2)
  })

  test('bring back what failed', async () => {
    const game = faulty('loses a card')
    const there = await fuzz(game, order, 60, { workers: 2, module })
    expect(there).toEqual(fuzzGames(game, order, 0, 60))
  })

  test('that hang are reported with the game, and replaced', async () => {
    const { games, failures } = await fuzz(standsStill, order, 40, { workers: 1, module, timeout: 200 })
    expect(games).toBeLessThan(40)
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatchObject({ check: 'hangs', game: 'stands still' })
    expect(failures[0]!.details).toMatch(/--seed test --checks fast --from \d+ --games 1$/)
  })

  test('can be stopped, also in the middle of a game: what was played until then is the result', async () => {
    const stopping = new AbortController()
    setTimeout(() => stopping.abort(), 1500)
    const stuck = await fuzz(standsStill, order, 60, { workers: 1, module, signal: stopping.signal })
    expect(stuck).toMatchObject({ games: 0, failed: 0, failures: [] })
    const soon = new AbortController()
    const onProgress = ({ games }: FuzzResult): void => (games >= 40 ? soon.abort() : undefined)
    const some = await fuzz(cellar, order, 1000, { workers: 0, onProgress, signal: soon.signal })
    expect(some).toEqual(fuzzGames(cellar, order, 0, 40))
  })

  test('report every second while no game ends', async () => {
    const stopping = new AbortController()
    const reports: number[] = []
    const onProgress = ({ games }: FuzzResult): void => {
      if (reports.push(games) === 2) stopping.abort()
    }
    await fuzz(standsStill, order, 60, { workers: 1, module, onProgress, signal: stopping.signal })
    expect(reports.slice(0, 2)).toEqual([0, 0])
  })
})
