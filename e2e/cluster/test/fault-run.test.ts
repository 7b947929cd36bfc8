import { expect, it } from 'vitest'
import { buildProgram } from '../../server/program.ts'
import { planned } from '../faults.ts'
import { runWithFaults } from '../fault-run.ts'

/** As many as there are kinds. */
const FAULTS = 9

it(
  `nothing that was confirmed is lost or doubled in ${FAULTS} faults of three nodes, each of another kind`,
  { timeout: 300_000 },
  async () => {
    await buildProgram()
    const report = (line: string): void => void process.stderr.write(`${line}\n`)
    const { wrong, ...counts } = await runWithFaults({
      nodes: 3,
      faults: FAULTS,
      seed: 'x',
      tables: 4,
      longest: 1_500,
      report,
    })
    process.stderr.write(`fault run: ${JSON.stringify(counts)}\n`)
    expect(wrong).toEqual([])
    expect(Object.keys(counts.faults)).toHaveLength(FAULTS)
    expect(counts.choices).toBeGreaterThan(FAULTS * 10)
  },
)

it('the faults of a run depend on its seed alone', () => {
  const plan = { nodes: 3, faults: 60, shortest: 1_000, longest: 9_000 }
  const blows = planned({ ...plan, seed: 'a' })
  expect(planned({ ...plan, seed: 'a' })).toEqual(blows)
  expect(planned({ ...plan, seed: 'b' })).not.toEqual(blows)
  const names = blows.flatMap(({ faults }) => faults.map(({ name }) => name))
  expect(new Set(names.slice(0, FAULTS)).size).toBe(FAULTS)
  expect(blows.some(({ faults }) => faults.length === 2)).toBe(true)
})
