import { beforeAll, expect, it } from 'vitest'
import { buildProgram } from '../../server/program.ts'
import { bite } from '../bite.ts'

beforeAll(buildProgram, 120_000)

const report = (line: string): void => void process.stderr.write(`${line}\n`)

it('the oracle finds forks if the fence and the key are taken out', { timeout: 300_000 }, async () => {
  expect(await bite('no-fence', report)).not.toEqual([])
})

it('the oracle finds losses if people are told before it is durable', { timeout: 300_000 }, async () => {
  expect(await bite('tell-first', report)).not.toEqual([])
})
