import { gameById } from '@miskatonic/games'
import { isRefused } from '@miskatonic/kernel'
import { Table, commitmentTo, save, seedFrom } from '@miskatonic/table'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { argumentsOf } from '../args.ts'
import { verified, verify } from '../commands/verify.ts'
import { newFolder } from './scripted.ts'

const luck = { secret: 'what the table keeps to itself', parts: { p1: 'seven', p2: 'eleven' } }

/** The file of a game of some choices, whose luck is made as it says, or is not. */
function fileOf(seed: string, extra: Parameters<typeof save>[1]): string {
  const table = Table.open(gameById('reign')!, { players: 2 }, seed)
  if (isRefused(table)) throw new Error(table.refused.message)
  for (let i = 0; i < 20; i++) {
    const { seat, step, args } = table.now.decision!.options[0]!
    const pairs = Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)
    table.choose({ seat, option: pairs.length === 0 ? step : `${step}:${pairs.join()}` })
  }
  const file = join(newFolder(), 'game.json')
  writeFileSync(file, save(table, extra))
  return file
}

function run(...argv: string[]): ReturnType<typeof verified> {
  return verified(argumentsOf(argv, verify.flags, 1))
}

describe('verify', () => {
  const honest = (): string => fileOf(seedFrom(luck.secret, luck.parts), { luck })
  const commitment = commitmentTo(luck.secret)

  it('shows what the luck was made of and that everything plays again', () => {
    const { lines, exitCode } = run(honest(), '--lang', 'en')
    expect(exitCode).toBe(0)
    expect(lines.join('\n')).toContain(commitment)
    expect(lines.join('\n')).toContain('seven')
    expect(lines.at(-1)).toMatch(/20 choices, \d+ random numbers/)
  })

  it('compares with the hash that was noted before the game', () => {
    const file = honest()
    expect(run(file, '--commitment', commitment.toUpperCase()).exitCode).toBe(0)
    const other = run(file, '--commitment', commitmentTo('another secret'), '--lang', 'en')
    expect(other.exitCode).toBe(1)
    expect(other.lines.join('\n')).toContain('NOT the one you noted')
  })

  it('says so when the luck was not made of what is named', () => {
    const { lines, exitCode } = run(fileOf('a seed of the host’s own', { luck }), '--lang', 'en')
    expect(exitCode).toBe(1)
    expect(lines[0]).toContain('not made of the secret')
  })

  it('says so when there is nothing to check', () => {
    expect(run(fileOf('x', {}), '--lang', 'pl').lines[0]).toContain('nie ma czego sprawdzać')
  })
})
