import type { Report } from '@miskatonic/lab'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UsageError, argumentsOf } from '../args.ts'
import { helpFor } from '../command.ts'
import { lab } from '../commands/lab.ts'
import { labOrderFrom } from '../commands/lab-order.ts'
import { Progress } from '../commands/progress.ts'
import { cliWords } from '../words/index.ts'
import { newFolder } from './scripted.ts'

let said: string[] = []
let muttered: string[] = []
beforeEach(() => {
  said = []
  muttered = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void muttered.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const parse = (...argv: string[]) => argumentsOf(['--lang', 'en', ...argv], lab.flags, 1)
const orderFrom = (...argv: string[]) => labOrderFrom(parse(...argv))

async function run(...argv: string[]): Promise<{ code: number; text: string }> {
  const code = await lab.run(parse('--workers', '0', ...argv))
  return { code, text: said.splice(0).join('\n') }
}

describe('what is asked of the lab', () => {
  it('has usual values', () => {
    const { game, order, games, from, workers, json, svg } = orderFrom('reign')
    expect(game.id).toBe('reign')
    expect(order).toMatchObject({ seed: 'lab', player: 'random', cells: [{ players: 4, hands: 'open' }] })
    expect({ games, from, json, svg }).toEqual({ games: 1000, from: 0, json: undefined, svg: undefined })
    expect(workers).toBeGreaterThan(0)
  })

  it('becomes a cell for each combination of values', () => {
    const { order } = orderFrom(
      'reign',
      '--set',
      'difficulty=standard,expert',
      '--set=hands=closed',
      '--each',
      'players',
    )
    expect(order.cells).toHaveLength(6)
    expect(order.cells[1]).toMatchObject({
      difficulty: 'standard',
      hands: 'closed',
      players: 3,
      first: 'random',
    })
  })

  it('may name the number of people', () => {
    expect(orderFrom('reign', '--players', '3').order.cells).toMatchObject([{ players: 3 }])
    const { order, leftOut } = orderFrom('reign', '--players', '2', '--each', 'first')
    expect(order.cells).toMatchObject(['random', 'p1', 'p2'].map((first) => ({ players: 2, first })))
    expect(leftOut.map(({ options }) => options)).toEqual(
      ['p3', 'p4'].map((first) => ({ first, players: 2 })),
    )
  })

  it.each([
    [[], 'Name the game to play. There are: reign'],
    [['chess'], 'There is no game "chess". There are: reign'],
    [['reign', 'again'], 'It is not clear what "again" means here.'],
    [
      ['reign', '--set', 'difficulty=easy'],
      'The option --set difficulty cannot be "easy". It can be: introductory, standard, expert.',
    ],
    [['reign', '--set', 'difficulty=expert,'], 'The option --set difficulty cannot be "".'],
    [['reign', '--set', 'colour=red'], '--set: the game has no option "colour". It has: players, difficulty'],
    [['reign', '--set', 'toString=1'], '--set: the game has no option "toString".'],
    [['reign', '--set', 'difficulty'], '"difficulty" has not both'],
    [['reign', '--each', 'colour'], '--each: the game has no option "colour". It has: players, difficulty'],
    [['reign', '--each', 'hands', '--set', 'hands=open'], 'The option "hands" of the game is given twice.'],
    [['reign', '--players', '5'], 'The option --players cannot be "5". It can be: 2, 3, 4.'],
    [['reign', '--players', 'two'], 'needs a whole number'],
    [['reign', '--players', '2', '--set', 'players=3'], 'The option --players cannot be "2". It can be: 3.'],
    [['reign', '--players', '2', '--set', 'first=p4'], 'The option --players cannot be "2". It can be: 4.'],
    [['reign', '--set', 'players=2', '--set', 'first=p4'], 'do not go together: the option "first" names p4'],
    [['reign', '--games', '0'], 'At least 1 game'],
    [['reign', '--games', '1e3'], 'needs a whole number'],
    [['reign', '--player', 'clever'], 'The option --player cannot be "clever". It can be: random.'],
    [['reign', '--json', '/nowhere/at/all.json'], 'The file /nowhere/at/all.json cannot be written: ENOENT'],
    [['reign', '--svg', '/'], 'The file / cannot be written: EISDIR'],
  ])('is refused if it is %j', (argv, message) => {
    expect(() => orderFrom(...argv)).toThrow(UsageError)
    expect(() => orderFrom(...argv)).toThrow(message)
  })

  it('leaves files alone until there is something to write', () => {
    const folder = newFolder()
    const file = join(folder, 'old.json')
    writeFileSync(file, 'old')
    orderFrom('reign', '--json', file, '--svg', join(folder, 'new.svg'))
    expect(readdirSync(folder)).toEqual(['old.json'])
    expect(readFileSync(file, 'utf8')).toBe('old')
    expect(() => orderFrom('reign', '--json', file, '--svg', file)).toThrow('cannot both be written')
  })

  it('is explained in both languages', () => {
    for (const language of ['en', 'pl'] as const) {
      const help = helpFor(lab, language)
      expect(help).toContain(lab.about[language])
      for (const name of Object.keys(lab.flags)) expect(help).toContain(`--${name}`)
    }
  })
})

describe('lab', () => {
  it('says how games ended, for each cell and side by side', async () => {
    const { code, text } = await run(
      'reign',
      '--games',
      '12',
      '--players',
      '2',
      '--each',
      'difficulty',
      '--seed',
      'x',
    )
    expect(code).toBe(0)
    expect(text).toContain('Reign of Cthulhu, rules version 4, player random, seed "x", players=2')
    expect(text).toMatch(
      /\ndifficulty=expert: 12 games, \d+\.\d choices in a game, [\d,]+ games\/s in a thread\n/,
    )
    expect(text).toMatch(/\n {2}won +0 +0\.00 % +0\.00 – 24\.25 %\n/)
    expect(text).toMatch(/\n {2}no-cultists +\d+ +\d+\.\d\d % +\d+\.\d\d – \d+\.\d\d %/)
    expect(text).toMatch(/\ndifficulty=standard +12 +0 +0\.00 % /)
    expect(text).toContain('36 games in ')
  })

  it('speaks Polish', async () => {
    const { text } = await run('reign', '--games', '2', '--lang', 'pl')
    expect(text).toContain('Czas Cthulhu, wersja zasad')
    expect(text).toMatch(/2 gry, decyzji w grze: \d+,\d/)
  })

  it('writes numbers and a picture', async () => {
    const folder = newFolder()
    const [json, svg] = [join(folder, 'out.json'), join(folder, 'out.svg')]
    const { code } = await run('reign', '--games', '3', '--each', 'hands', '--json', json, '--svg', svg)
    expect(code).toBe(0)
    const report = JSON.parse(readFileSync(json, 'utf8')) as Report
    expect(report).toMatchObject({
      game: 'reign',
      gamesWanted: 3,
      isComplete: true,
      given: { hands: ['open', 'closed'] },
    })
    expect(report.cells.map(({ games }) => games)).toEqual([3, 3])
    expect(readFileSync(svg, 'utf8')).toContain('Reign of Cthulhu')
    expect(muttered).toEqual([`Written: ${json}`, `Written: ${svg}`])
  })

  it('names combinations that it leaves out', async () => {
    await run('reign', '--games', '1', '--set', 'players=2', '--set', 'first=p2,p4')
    expect(muttered).toEqual([
      expect.stringMatching(/^Left out: players=2, first=p4 \(.*only 2 players\)\.$/),
    ])
  })

  it('stops at a signal and tells what it has', async () => {
    const json = join(newFolder(), 'out.json')
    const listeners = process.listenerCount('SIGINT')
    setTimeout(() => process.emit('SIGINT'), 300)
    const { code, text } = await run('reign', '--games', '1000000', '--json', json)
    expect(code).toBe(130)
    expect(text).toContain('Ended early')
    expect(muttered[0]).toContain('Finishing the games')
    expect(existsSync(json)).toBe(true)
    expect(process.listenerCount('SIGINT')).toBe(listeners)
  })
})

describe('progress without a terminal', () => {
  function linesAt(milliseconds: number): string[] {
    vi.useFakeTimers({ toFake: ['performance'] })
    const lines: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    const progress = new Progress(1000, cliWords.en.progress)
    for (let done = 1; done <= 1000; done++) {
      vi.advanceTimersByTime(milliseconds)
      progress.show(done)
    }
    return lines
  }

  it('is a line every five seconds at most', () => {
    const lines = linesAt(20)
    expect(lines).toHaveLength(4)
    expect(lines[0]).toBe('250 of 1,000 games · 50 games/s · 0:15 left\n')
    expect(linesAt(4)).toEqual([])
  })

  it('is said less often the longer the work takes, but at least once a minute', () => {
    const lines = linesAt(2000)
    expect(lines[0]).toBe('3 of 1,000 games · 0.50 games/s · 33:14 left\n')
    const done = lines.map((line) => Number(line.split(' ')[0]!.replace(',', '')))
    const pauses = done.slice(1).map((each, i) => (each - done[i]!) * 2)
    expect(Math.max(...pauses)).toBe(60)
    expect(pauses[0]).toBe(6)
    expect(lines.length).toBeLessThan(80)
  })

  it('also tells that the first game is not over', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const lines: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    const progress = new Progress(1000, cliWords.en.progress)
    vi.advanceTimersByTime(6000)
    progress.show(0)
    expect(lines).toEqual(['0 of 1,000 games\n'])
  })
})
