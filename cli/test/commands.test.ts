import { games } from '@miskatonic/games'
import { isRefused } from '@miskatonic/kernel'
import { Table } from '@miskatonic/table'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { UsageError, argumentsOf, languageFlag, languageOf } from '../args.ts'
import { helpFor } from '../command.ts'
import { play } from '../commands/play.ts'
import { referee } from '../commands/referee.ts'
import { replay, replayed } from '../commands/replay.ts'
import { ruleNamed } from '../rulebook.ts'
import { Saves, writeSave } from '../saves.ts'
import { cliWords } from '../words/index.ts'
import { newFolder, playScript } from './scripted.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

function usageError(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  throw new Error('there was nothing wrong')
}

describe('options', () => {
  const parse = (...argv: string[]) => argumentsOf(argv, play.flags, 0)

  it('are read in every usual form', () => {
    const { flags, language } = parse(
      '--players=3',
      '--lang',
      'pl',
      '--seed',
      'a b',
      '--resume',
      '--data',
      'x',
    )
    expect(flags).toEqual({ players: '3', lang: 'pl', seed: 'a b', resume: '', data: 'x' })
    expect(language).toBe('pl')
  })

  it('name what is unknown', () => {
    expect(usageError(() => parse('--lang', 'en', '--colour', 'red'))).toMatch(
      /no option --colour here.*--players/,
    )
    expect(usageError(() => parse('--lang', 'pl', '-x'))).toMatch(/Nie ma tu opcji -x/)
    expect(usageError(() => parse('--lang', 'en', 'quickly'))).toContain('"quickly"')
    expect(usageError(() => parse('--lang', 'de'))).toContain('"de"')
    expect(usageError(() => parse('--lang', 'en', '--seed'))).toContain('--seed needs a value')
    expect(
      usageError(() => argumentsOf(['--on=1'], { on: { about: { en: '', pl: '' } }, ...languageFlag }, 0)),
    ).toContain('--on')
  })

  it.each([
    ['--players', '9', '4, 2, 3'],
    ['--difficulty', 'easy', 'introductory'],
    ['--hands', 'full', 'open'],
    ['--game', 'chess', 'reign'],
  ])('refuse the value %s %s', async (name, value, known) => {
    const attempt = playScript([name, value, '--lang', 'en', '--data', newFolder()], [])
    await expect(attempt).rejects.toThrow(`The option ${name} cannot be "${value}". It can be: ${known}`)
    await expect(attempt).rejects.toBeInstanceOf(UsageError)
  })

  it('take their language from the system', () => {
    vi.stubEnv('LC_ALL', '')
    vi.stubEnv('LC_MESSAGES', '')
    vi.stubEnv('LANG', 'pl_PL.UTF-8')
    expect(languageOf(undefined)).toBe('pl')
    vi.stubEnv('LANG', 'de_DE.UTF-8')
    expect(languageOf(undefined)).toBe('en')
    expect(languageOf('pl')).toBe('pl')
  })

  it.each([play, referee, replay])('are listed by the help of $name', (command) => {
    for (const language of ['en', 'pl'] as const) {
      const help = helpFor(command, language)
      expect(help).toContain(command.about[language])
      for (const name of Object.keys(command.flags)) expect(help).toContain(`--${name}`)
    }
  })
})

describe('settings that several games share', () => {
  it('are listed with the values of all of them, and the default of each', () => {
    const help = helpFor(play, 'en')
    expect(help).toMatch(/--players 1\|2\|3\|4\|5\|6 .*\(default reign: 4, arkham: 2\)/)
    expect(help).toMatch(/--idleQuestions left-out\|asked .*\(default left-out\)/)
  })
})

describe('words of the command line', () => {
  it('answer the same codes in both languages', () => {
    const { en, pl } = cliWords
    expect(Object.keys(pl.refusals)).toEqual(Object.keys(en.refusals))
  })
})

describe('reading a saved game', () => {
  async function saved(options: string[] = []): Promise<string[]> {
    const folder = newFolder()
    await playScript(
      ['--players', '2', '--seed', 'replay', '--data', folder, ...options],
      ['1', '1', 'endActions'],
    )
    return [join(folder, 'games', readdirSync(join(folder, 'games'))[0]!)]
  }
  const read = (...argv: string[]) => replayed(argumentsOf(argv, replay.flags, 1))

  it('tells it choice by choice, in both languages', async () => {
    const [file] = await saved()
    const english = read(file!, '--lang', 'en')
    expect(english.exitCode).toBe(0)
    expect(english.text).toMatch(/At the beginning:\n {3}Night falls/)
    expect(english.text).toMatch(/\n1\. .*: Play the /)
    expect(english.text).toMatch(/\n3\. .*: End your actions/)
    expect(read(file!, '--lang', 'pl').text).toMatch(/Na początku:\n {3}Nad czterema/)
  })

  it('stops where it is told', async () => {
    const [file] = await saved()
    const { text } = read(file!, '--lang', 'en', '--to', '1')
    expect(text).toContain('\n1. ')
    expect(text).not.toContain('\n2. ')
    expect(usageError(() => read(file!, '--lang', 'en', '--to', '99'))).toContain('no moment 99')
    expect(usageError(() => read(file!, '--lang', 'en', '--to', 'x'))).toContain('"x"')
  })

  it('keeps secrets from the seat that reads', async () => {
    const [file] = await saved(['--hands', 'closed'])
    const everything = read(file!, '--lang', 'en').text
    const seen = read(file!, '--lang', 'en', '--from-seat', 'p1').text
    expect(everything.match(/is dealt 4 cards/g)).toBeNull()
    expect(seen.match(/is dealt 4 cards/g)).toHaveLength(1)
    expect(seen).toContain('chooses.')
    expect(usageError(() => read(file!, '--lang', 'en', '--from-seat', 'p9'))).toContain('"p9"')
  })

  it('says what is wrong with a file', () => {
    expect(read('/nowhere/x.json', '--lang', 'en')).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('There is no file'),
    })
    expect(usageError(() => read('--lang', 'en'))).toContain('Name the file')
  })
})

describe('writing a saved game', () => {
  it('leaves nothing half written behind', () => {
    const folder = newFolder()
    const table = Table.open(games[0]!, {}, 'x')
    if (isRefused(table)) throw new Error(table.refused.message)
    const file = join(folder, 'deep', 'down', 'game.json')
    expect(writeSave(file, table)).toBeUndefined()
    expect(readdirSync(join(folder, 'deep', 'down'))).toEqual(['game.json'])
    expect(writeSave(folder, table)).toMatch(/EISDIR|ENOTEMPTY|EEXIST|directory/)
    expect(existsSync(`${folder}.${process.pid}.part`)).toBe(false)
  })

  it('says so where no folder can be made', () => {
    const table = Table.open(games[0]!, {}, 'x') as Table
    expect(writeSave('/proc/nowhere/games/x.json', table)).toContain('/proc/nowhere')
  })

  it('knows whole paths, at least, where the folder in which it was called is gone', () => {
    vi.stubEnv('INIT_CWD', undefined)
    vi.spyOn(process, 'cwd').mockImplementation(() => {
      throw new Error('ENOENT: no such file or directory, uv_cwd')
    })
    const folder = newFolder()
    expect(new Saves(folder).folder).toBe(folder)
    vi.mocked(process.cwd).mockRestore()
  })

  it('never takes a file that is there already for a new game', () => {
    const saves = new Saves(newFolder())
    const table = Table.open(games[0]!, {}, 'x') as Table
    const files = [1, 2, 3].map(() => {
      const file = saves.newFile(games[0]!, 'a seed/with ../ everything')
      writeSave(file, table)
      return file
    })
    expect(new Set(files).size).toBe(3)
    expect(readdirSync(join(saves.folder, 'games'))).toHaveLength(3)
  })
})

describe('the ledger', () => {
  it('gives rules by their number, long or short', () => {
    const reign = games[0]!
    expect(ruleNamed(reign, 'RC-170', 'en')?.text).toContain('Walk (1 action)')
    expect(ruleNamed(reign, '170', 'en')?.number).toBe('RC-170')
    expect(ruleNamed(reign, '1', 'en')?.number).toBe('RC-001')
    expect(ruleNamed(reign, 'r70', 'en')?.number).toBe('RC-R70')
    expect(ruleNamed(reign, '999', 'en')).toBeUndefined()
  })

  it('gives them in the language of the reader', () => {
    const reign = games[0]!
    expect(ruleNamed(reign, '170', 'pl')?.number).toBe('RC-170')
    expect(ruleNamed(reign, '170', 'pl')?.text).toContain('Chodzenie (1 akcja)')
    expect(ruleNamed(reign, 'r70', 'pl')?.text).not.toBe(ruleNamed(reign, 'r70', 'en')?.text)
    expect(ruleNamed(reign, '999', 'pl')).toBeUndefined()
  })
})
