/** `npm run bench`: measures speed against peers. See `usage`. */
import { cpus, loadavg } from 'node:os'
import { compareCheckouts, usage as againstUsage } from './against/command.ts'
import { measureFirstSight, usage as firstSightUsage } from './first-sight/command.ts'
import { format, type Section, type Timing } from './harness.ts'
import { UsageError, parseOptions } from './options.ts'
import { PAUSE, type Pauses, pausesWithin } from './pauses.ts'
import { BE_SERVER } from './server/process.ts'

/** Each section is a file in sections/, loaded only when it runs. */
const sections: Record<string, () => Promise<Section>> = {
  'small-game': async () => (await import('./sections/small-game.ts')).smallGame,
  reign: async () => (await import('./sections/game.ts')).reign,
  'tiny-epic': async () => (await import('./sections/game.ts')).tinyEpic,
  alone: async () => (await import('./sections/game.ts')).alone,
  mansions: async () => (await import('./sections/game.ts')).mansions,
  arkham: async () => (await import('./sections/game.ts')).arkham,
  server: async () => (await import('./sections/server.ts')).server,
  cluster: async () => (await import('./sections/cluster.ts')).cluster,
  failover: async () => (await import('./sections/scaling.ts')).failovers,
  rows: async () => (await import('./sections/scaling.ts')).rows,
}
/** These take long or fill the disk (20 GB), and run only when they are named. */
const onlyByName: readonly string[] = ['failover', 'rows']
const usual = Object.keys(sections).filter((name) => !onlyByName.includes(name))

const usage = `Usage: npm run bench -- [section…] [--json] [--quick]

  --json    for machines: one JSON object (use npm run -s bench)
  --quick   fewer and shorter rounds: a first impression in seconds

Sections: ${Object.keys(sections).join(', ')} (all but ${onlyByName.join(', ')}, unless some are named)

${againstUsage}

${firstSightUsage}`

interface Machine {
  node: string
  cpu: string
  cores: number
  /** How many processes wanted a processor before the bench began. */
  load: number
  pauses: Pauses
}

/** Milliseconds for which pauses of the machine are counted before anything is measured. */
const WATCHED = 2000

const full: Timing = { rounds: 15, seconds: 0.5, warmUpSeconds: 2 }
const quick: Timing = { rounds: 5, seconds: 0.2, warmUpSeconds: 0.5 }

async function main(): Promise<void> {
  if (process.argv[2] === BE_SERVER) {
    const { beServer } = await import('./server/child.ts')
    return beServer(process.argv[3], process.argv[4])
  }
  if (process.argv[2] === 'against' && !process.argv.includes('--help')) {
    process.exitCode = await compareCheckouts(process.argv.slice(3))
    return
  }
  if (process.argv[2] === 'first-sight' && !process.argv.includes('--help')) {
    await measureFirstSight(process.argv.slice(3))
    return
  }
  if (['--help', '-h'].some((flag) => process.argv.includes(flag))) {
    console.log(usage)
    return
  }
  const options = parseOptions(process.argv.slice(2), Object.keys(sections), usual)
  const timing = options.quick ? quick : full
  const machine: Machine = {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    load: loadavg()[0]!,
    pauses: pausesWithin(WATCHED),
  }
  if (!options.json) introduce(machine, timing)

  const results = []
  for (const name of options.sections) {
    const { title, run } = await sections[name]!()
    if (!options.json) console.log(`\n# ${title}`)
    const tables = []
    for await (const table of run(timing)) {
      if (!options.json) console.log(`\n${format(table)}`)
      tables.push(table)
    }
    results.push({ section: name, title, tables })
  }
  if (options.json) console.log(JSON.stringify({ ...machine, timing, results }))
}

function introduce({ node, cpu, cores, load, pauses }: Machine, { rounds }: Timing): void {
  console.log(`Node ${node}, ${cpu}, ${cores} cores`)
  console.log(`Medians of ${rounds} rounds, taken in turn, in time of the processor`)
  if (load > cores / 4)
    console.log(
      `The machine is busy (load ${load.toFixed(1)} on ${cores} cores): ratios hold, figures by themselves are too low.`,
    )
  if (pauses.count > 0)
    console.log(
      `Pauses of more than ${PAUSE} ms in ${WATCHED / 1000} s of looking at the clock: ${pauses.count}, ` +
        `the longest ${pauses.longest.toFixed(1)} ms. Delays are too long by as much.`,
    )
}

main().catch((error: unknown) => {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
})
