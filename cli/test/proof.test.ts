import { Engine, completeOptions } from '@miskatonic/kernel'
import { gameById } from '@miskatonic/games'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { argumentsOf } from '../args.ts'
import type { Command } from '../command.ts'
import { fuzz } from '../commands/fuzz.ts'
import { perft } from '../commands/perft.ts'
import { newFolder } from './scripted.ts'

let said: string[] = []
beforeEach(() => {
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function run(command: Command, ...argv: string[]): Promise<{ code: number; text: string }> {
  const code = await command.run(argumentsOf(argv, command.flags, 0))
  return { code, text: said.splice(0).join('\n') }
}

const reign = gameById('reign')!
const options = completeOptions(reign, { players: 2 })

describe('fuzz', () => {
  it('plays games and says how they ended, by every option', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const { code, text } = await run(fuzz, '--games', '3', '--from', '1', '--workers', '0', '--players', '2')
    expect(code).toBe(0)
    expect(text).toContain('3 games of reign')
    expect(text).toMatch(/How they ended .*no-cultists/)
    expect(text).toContain('players=2')
    expect(text).not.toContain('players=3')
    expect(text).toContain('Nothing failed.')
  })

  it('plays a failure once more from its file', async () => {
    const file = join(newFolder(), 'failure.json')
    const failure = {
      game: 'reign',
      version: '1',
      options,
      seed: 'x',
      choices: [],
      check: 'total',
      details: '',
    }
    writeFileSync(file, JSON.stringify(failure))
    expect(await run(fuzz, '--reproduce', file)).toEqual({ code: 0, text: 'It does not fail any more.' })
    writeFileSync(file, JSON.stringify({ ...failure, choices: [{ seat: 'p1', option: 'fly' }] }))
    expect(await run(fuzz, '--reproduce', file)).toEqual({
      code: 1,
      text: 'offered: choice 1 (p1 fly) is not offered any more',
    })
    writeFileSync(file, JSON.stringify({ ...failure, choices: [{ seat: 'p1', option: '\u001b[2J' }] }))
    expect((await run(fuzz, '--reproduce', file)).text).toContain(String.raw`(p1 \u{1b}[2J)`)
  })
})

describe('perft', () => {
  it('counts from the start of a game', async () => {
    const { code, text } = await run(perft, '--players', '2', '--depth', '2')
    expect(code).toBe(0)
    expect(text).toMatch(/^1 +2 .*\n2 +4 /)
  })

  it('compares with the counts in a file, and writes them anew', async () => {
    const file = join(newFolder(), 'counted.json')
    const { position } = Engine.start(reign, options, 'x')
    writeFileSync(file, JSON.stringify({ about: 'the start', counts: [2, 5], position }))
    const wrong = await run(perft, '--file', file)
    expect(wrong.code).toBe(1)
    expect(wrong.text).toMatch(/2 +4 .* not 5$/)
    expect((await run(perft, '--file', file, '--write')).code).toBe(0)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ about: 'the start', counts: [2, 4], position })
    expect((await run(perft, '--file', file)).code).toBe(0)
  })
})
