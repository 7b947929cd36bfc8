/** `npm run crash`: kills a server again and again while games are played, and compares what it confirmed with what is on disk. */
import { parseArgs } from 'node:util'
import { withFolder } from './folders.ts'
import { killAndCompare } from './crash-run.ts'
import { buildProgram } from './program.ts'

const usage = `Usage: npm run crash -- [--kills number] [--seed text] [--tables number]

  --kills    how often the server is killed (50)
  --seed     another seed plays other games and kills at other moments (x)
  --tables   how many tables are played at the same time (6)`

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'x' },
    tables: { type: 'string', default: '6' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

async function run(): Promise<number> {
  const [kills, tables] = [Number(values.kills), Number(values.tables)]
  if (values.help || !(Number.isInteger(kills) && kills > 0 && Number.isInteger(tables) && tables > 0)) {
    process.stdout.write(`${usage}\n`)
    return values.help ? 0 : 2
  }
  await buildProgram()
  const report = (line: string): void => void process.stderr.write(`${line}\n`)
  const { wrong, ...counts } = await withFolder((folder) =>
    killAndCompare({ folder, kills, tables, seed: values.seed, report }),
  )
  for (const [what, count] of Object.entries(counts)) process.stdout.write(`${what}: ${count}\n`)
  for (const each of wrong) process.stdout.write(`WRONG: ${each}\n`)
  return wrong.length === 0 ? 0 : 1
}

process.exitCode = await run()
