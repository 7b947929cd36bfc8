import { expect, it } from 'vitest'
import { withFolder } from '../folders.ts'
import { killAndCompare } from '../ordeal.ts'
import { buildProgram } from '../program.ts'

const KILLS = 10

it(`nothing that was confirmed is lost in ${KILLS} kills`, { timeout: 300_000 }, async () => {
  await buildProgram()
  const findings = await withFolder((folder) => killAndCompare({ folder, kills: KILLS, seed: 'x', tables: 6, report: (l) => console.log(Math.round(performance.now()), l) }))
  console.log(findings)
  expect(findings.wrong).toEqual([])
  expect(findings.kills).toBe(KILLS)
  expect(findings.choices).toBeGreaterThan(KILLS * 20)
})
