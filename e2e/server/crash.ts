/** `npm run crash`: kills a server again and again while games are played, and compares what it confirmed with what is on disk. */
import { parseArgs } from 'node:util'
import { bite, mutationNames } from '../cluster/bite.ts'
import { type FaultName, faultNames } from '../cluster/faults.ts'
import { type FaultFindings, runWithFaults } from '../cluster/fault-run.ts'
import { withFolder } from './folders.ts'
import { killAndCompare } from './crash-run.ts'
import { buildProgram } from './program.ts'

const usage = `Usage: npm run crash -- [--kills number] [--seed text] [--tables number]
       npm run crash -- --nodes 3 --faults 500 [--seed text] [--tables number] [--longest seconds] [--only kinds]
       npm run crash -- --bite

  --kills    how often the server is killed (50)
  --seed     another seed plays other games and kills at other moments (x)
  --tables   how many tables are played at the same time (6)

  --nodes    several servers on PostgreSQL and NATS instead of one; then not only kills, but also
             pauses, cuts, slow links, restarts of the engines and drains, drawn from the seed
  --faults   how many faults (50)
  --longest  the longest pause or cut, in seconds (30)
  --only     only these kinds, and one at a time: ${faultNames.join(',')}

  --bite     servers without the fence, and servers that tell before they write: succeeds if that is noticed`

/** The logs of the servers, to find out why. */
const LOGS = 'dist/crash-logs'

const options = {
  kills: { type: 'string', default: '50' },
  seed: { type: 'string', default: 'x' },
  tables: { type: 'string', default: '6' },
  nodes: { type: 'string', default: '1' },
  faults: { type: 'string', default: '50' },
  longest: { type: 'string', default: '30' },
  only: { type: 'string' },
  bite: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** What the command was called with, or why it cannot be understood. */
function called(): Values | string {
  try {
    const { values } = parseArgs({ options })
    for (const name of ['kills', 'tables', 'nodes', 'faults', 'longest'] as const)
      if (!/^[1-9]\d{0,5}$/.test(values[name]))
        return `--${name} should be a number from 1 on, not ${JSON.stringify(values[name])}`
    const strange = values.only?.split(',').find((name) => !isFault(name))
    if (strange !== undefined) return `there is no fault ${JSON.stringify(strange)}`
    return idle(values) ?? values
  } catch (error) {
    return (error as Error).message.split(/\.\s/)[0]! // `parseArgs` throws errors only
  }
}

/** An option that means nothing beside the others: passed over in silence, it would seem to have been heard. */
function idle({ nodes, bite: isBite, ...values }: Values): string | null {
  const isCluster = nodes !== options.nodes.default
  const none = isBite ? [...forOne, ...forSeveral] : isCluster ? forOne : forSeveral
  const name = none.find((each) => values[each] !== (options[each] as { default?: string }).default)
  if (name === undefined && !(isBite && isCluster)) return null
  return `--${name ?? 'nodes'} means nothing ${isBite ? 'beside --bite' : isCluster ? 'beside --nodes' : 'without --nodes'}`
}

const forOne = ['kills'] as const
const forSeveral = ['faults', 'longest', 'only'] as const

function isFault(name: string): name is FaultName {
  return faultNames.includes(name as FaultName)
}

async function run(): Promise<number> {
  const values = called()
  if (typeof values === 'string') {
    process.stderr.write(`crash: ${values}\n`)
    return 2
  }
  if (values.help) {
    process.stdout.write(`${usage}\n`)
    return 0
  }
  const [kills, tables, nodes] = [Number(values.kills), Number(values.tables), Number(values.nodes)]
  const [faults, longest] = [Number(values.faults), Number(values.longest) * 1000]
  await buildProgram()
  const report = (line: string): void => void process.stderr.write(`${line}\n`)
  if (values.bite) return biteAll(report)
  const { seed } = values
  const only = values.only?.split(',').filter(isFault)
  if (nodes === 1)
    return tell(await withFolder((folder) => killAndCompare({ folder, kills, tables, seed, report })))
  const isSimple = only !== undefined
  const { silences, pauses, ...findings } = await runWithFaults({
    nodes,
    faults,
    tables,
    seed,
    longest,
    report,
    only,
    isSimple,
    logs: LOGS,
  })
  tellTimes('until every table had answered again', silences)
  tellTimes('between two choices of a table, the longest of each fault', pauses)
  return tell(findings)
}

function tellTimes(what: string, all: FaultFindings['silences']): void {
  process.stdout.write(`milliseconds ${what}: median, longest, how often\n`)
  for (const [name, times] of Object.entries(all))
    process.stdout.write(`  ${name}: ${times[times.length >> 1]}, ${times.at(-1)}, ${times.length}\n`)
}

/** Says what was counted and what is wrong, and gives the exit code. */
function tell({ wrong, ...counts }: { readonly wrong: readonly string[] }): number {
  for (const [what, count] of Object.entries(counts))
    process.stdout.write(`${what}: ${JSON.stringify(count)}\n`)
  for (const each of wrong) process.stdout.write(`WRONG: ${each}\n`)
  return wrong.length === 0 ? 0 : 1
}

/** The oracle must notice every safeguard that is taken out. */
async function biteAll(report: (line: string) => void): Promise<number> {
  let missed = 0
  for (const name of mutationNames) {
    const found = await bite(name, report)
    if (found.length === 0) missed++
    process.stdout.write(`${name}: ${found[0] ?? 'NOT NOTICED'}\n`)
  }
  return missed === 0 ? 0 : 1
}

// What was started ends with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
process.exitCode = await run()
