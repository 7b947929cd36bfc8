import { build } from 'esbuild'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Engine, type Strategy } from '@miskatonic/kernel'
import { Dice, chooser } from '@miskatonic/proof'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cellsOf } from '../cells.ts'
import { type Order, playGames } from '../play.ts'
import { type LabThreads, run } from '../run.ts'
import { type Tally, addTally, emptyTally } from '../tally.ts'
import { bottomless, broken, well } from './well.ts'

const { cells } = cellsOf(well, { crowd: ['one', 'nobody'], hours: [12, 6] })
const order: Order = { seed: 'test', player: 'random', cells }
const here: LabThreads = { workers: 0 }

async function talliesOf(...args: Parameters<typeof run>): Promise<Tally[]> {
  return (await run(...args)).map(({ tally }) => tally)
}

describe('a run', () => {
  test('plays as many games of every cell', async () => {
    const tallies = await talliesOf(well, order, 150, here)
    expect(tallies).toHaveLength(4)
    for (const { games, wins, endings } of tallies) {
      expect(games).toBe(150)
      expect(endings['out']).toEqual({ games: wins, wins })
      expect(endings['night']).toEqual({ games: 150 - wins, wins: 0 })
    }
  })

  test('plays the same games however they are divided', () => {
    const whole = playGames(well, order, 0, 0, 60)
    const parts = emptyTally()
    addTally(parts, playGames(well, order, 0, 25, 60))
    addTally(parts, playGames(well, order, 0, 0, 25))
    expect(parts).toEqual(whole)
  })

  test('may be played by players with a goal', async () => {
    const idle: Strategy = {
      goals: () => ['out'],
      worths: ({ options }) => options.map(({ step }) => (step === 'wait' ? 1 : 0)),
      promise: () => 0,
      round: ({ table }) => (table as { hour: number }).hour,
    }
    const patient = { ...order, player: 'purposeful' as const, cells: cellsOf(well, { hours: [12] }).cells }
    const [tally] = await talliesOf(well, patient, 200, { ...here, strategy: idle })
    expect(tally!.wins).toBeLessThan(20)
    expect(tally!.rounds / 200).toBeGreaterThan(11)
  })

  test('plays other games with another seed', async () => {
    const tallies = await talliesOf(well, order, 150, here)
    expect(await talliesOf(well, { ...order, seed: 'other' }, 150, here)).not.toEqual(tallies)
  })

  test('begins game n with a seed that tells it, and goes on like the player of that seed', async () => {
    const engine = Engine.start(well, cells[0]!, 'test 17')
    const choose = chooser('even', new Dice('test 17 random'))
    while (engine.decision !== null) engine.choose(choose(engine))
    const { choices, outcome } = engine.position
    const [tally] = await talliesOf(well, order, 1, here, 17)
    expect(tally).toMatchObject({ games: 1, choices, endings: { [outcome!.how]: { games: 1 } } })
  })

  test('has won about as often as it should', async () => {
    // A player who always climbs, with every step holding half of the time, gets three in a row within 6 throws in 20 of 64 cases.
    const sixHours = cellsOf(well, { crowd: ['nobody'], hours: [6] }).cells
    const [tally] = await talliesOf(well, { ...order, cells: sixHours }, 4000, here)
    expect(tally!.wins / 4000).toBeGreaterThan(0.28)
    expect(tally!.wins / 4000).toBeLessThan(0.345)
  })

  test('that is stopped counts the first games of each cell, and about as many', async () => {
    const stopping = new AbortController()
    const onProgress = (games: number): void => {
      if (games > 100) stopping.abort()
    }
    const tallies = await talliesOf(well, order, 1_000_000, {
      workers: 0,
      onProgress,
      signal: stopping.signal,
    })
    for (const [cell, tally] of tallies.entries()) {
      expect(tally.games).toBeGreaterThan(0)
      expect(tally.games).toBeLessThan(100_000)
      expect(tally).toEqual(playGames(well, order, cell, 0, tally.games))
    }
  })

  test('names the game that cannot be played', async () => {
    await expect(run(bottomless, order, 1, here)).rejects.toThrow(/seed "test 0".*not over after 100000/)
    await expect(run(broken, order, 50, here)).rejects.toThrow(
      /seed "test \d+" and options .*the rope is cut/,
    )
  })
})

describe('threads', () => {
  let folder: string
  let module: URL
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lab-'))
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

  test.each([1, 2, 3])('bring the same results when there are %i', async (workers) => {
    const progress: number[] = []
    const onProgress = (games: number): void => void progress.push(games)
    const there = await talliesOf(well, order, 700, { workers, module, onProgress }, 7)
    expect(there).toEqual(await talliesOf(well, order, 700, here, 7))
    expect(progress.at(-1)).toBe(2800)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  })

  test('are told when one of them fails', async () => {
    await expect(run(broken, order, 1_000_000, { workers: 2, module })).rejects.toThrow('the rope is cut')
  })

  test('stop when they are told to', async () => {
    const stopping = new AbortController()
    const onProgress = (): void => stopping.abort()
    const tallies = await talliesOf(well, order, 1_000_000, {
      workers: 2,
      module,
      onProgress,
      signal: stopping.signal,
    })
    const games = tallies.reduce((sum, tally) => sum + tally.games, 0)
    expect(games).toBeGreaterThan(0)
    expect(games).toBeLessThan(1000)
  })
})
