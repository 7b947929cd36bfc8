import { expect, it } from 'vitest'
import { withFolder } from '../folders.ts'
import { killAndCompare } from '../crash-run.ts'
import { buildProgram } from '../program.ts'

/** Kills of every kind; `npm run crash -- --kills 500` makes more. */
const KILLS = 20

it(`nothing that was confirmed is lost in ${KILLS} kills`, { timeout: 300_000 }, async () => {
  await buildProgram()
  const { wrong, ...counts } = await withFolder((folder) =>
    killAndCompare({ folder, kills: KILLS, seed: 'x', tables: 6 }),
  )
  process.stderr.write(`crash: ${JSON.stringify(counts)}\n`)
  expect(wrong).toEqual([])
  expect(counts.kills).toBe(KILLS)
  expect(counts.choices).toBeGreaterThan(KILLS * 10)
})
