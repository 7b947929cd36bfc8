/** `npm run cluster`: PostgreSQL, NATS, several servers and a balancer on this machine, to try out and to hurt. */
import { Line } from '@miskatonic/server/postgres'
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildProgram } from '../server/program.ts'
import { Balancer } from './balancer.ts'
import { Nats, Postgres } from '@miskatonic/engines'
import { Node } from './node.ts'

const usage = `Usage: npm run cluster -- [--nodes number] [--port number]
       npm run cluster -- --kill 2 | --pause 2 | --drain 2      while it runs, in another terminal

  --nodes   how many servers (3)
  --port    the port of the balancer (8160)
  --kill    kills server number 2; it is started again after some seconds
  --pause   stops it for 15 seconds, and lets it go on
  --drain   asks it to hand its tables over and to end; then it is started again`

/** Says which processes belong to the cluster that runs. */
const STATE = join(tmpdir(), 'miskatonic-cluster.json')
interface State {
  /** The process of the cluster itself. */
  readonly cluster: number
  readonly pids: readonly (number | null)[]
}

const PAUSE = 15_000
const RESTART = 3_000

const MOST_NODES = 16

const options = {
  nodes: { type: 'string', default: '3' },
  port: { type: 'string', default: '8160' },
  kill: { type: 'string' },
  pause: { type: 'string' },
  drain: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** What the command was called with, or why it cannot be understood. */
function called(): ReturnType<typeof parseArgs<{ options: typeof options }>>['values'] | string {
  try {
    const { values } = parseArgs({ options })
    const { nodes, port, kill, pause, drain } = values
    if (!isNumber(nodes, 1, MOST_NODES))
      return `--nodes should be a number from 1 to ${MOST_NODES}, not ${JSON.stringify(nodes)}`
    if (!isNumber(port, 0, 65_535))
      return `--port should be a number from 0 to 65535, not ${JSON.stringify(port)}`
    const harm = Object.entries({ kill, pause, drain }).filter(([, number]) => number !== undefined)
    if (harm.length > 1)
      return `do one thing after the other: ${harm.map(([name]) => `--${name}`).join(', ')}`
    const strange = harm.find(([, number]) => !isNumber(number!, 1, MOST_NODES))
    return strange === undefined
      ? values
      : `--${strange[0]} should be the number of a server, not ${JSON.stringify(strange[1])}`
  } catch (error) {
    return (error as Error).message.split(/\.\s/)[0]! // `parseArgs` throws errors only
  }
}

function isNumber(text: string, least: number, most: number): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most
}

async function run(): Promise<number> {
  const values = called()
  if (typeof values === 'string') {
    process.stderr.write(`cluster: ${values}\n`)
    return 2
  }
  const { kill, pause, drain } = values
  if (values.help) {
    process.stdout.write(`${usage}\n`)
    return 0
  }
  if (kill !== undefined) return hurt(kill, (pid) => process.kill(pid, 'SIGKILL'))
  if (drain !== undefined) return hurt(drain, (pid) => process.kill(pid, 'SIGTERM'))
  if (pause !== undefined)
    return hurt(pause, async (pid) => {
      process.kill(pid, 'SIGSTOP')
      await sleep(PAUSE)
      process.kill(pid, 'SIGCONT')
    })
  return runCluster(Number(values.nodes), Number(values.port))
}

/** Does something to a server of the cluster that runs. */
async function hurt(number: string, how: (pid: number) => unknown): Promise<number> {
  const pid = pidOf(number)
  if (pid === undefined) {
    process.stderr.write(
      `No cluster with a server number ${number} is running here. Start one: npm run cluster\n`,
    )
    return 1
  }
  await how(pid)
  return 0
}

function pidOf(number: string): number | undefined {
  const pid = running()?.pids[Number(number) - 1] ?? undefined
  return pid !== undefined && isThere(pid) ? pid : undefined
}

/** The cluster that runs on this machine. */
function running(): State | undefined {
  try {
    const state = JSON.parse(readFileSync(STATE, 'utf8')) as State // written by `note`
    return isThere(state.cluster) ? state : undefined
  } catch {
    return undefined
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function runCluster(count: number, port: number): Promise<number> {
  const other = running()
  if (other !== undefined) {
    process.stderr.write(`cluster: one is running here already (process ${other.cluster}); end it first\n`)
    return 1
  }
  await buildProgram()
  execFileSync(process.execPath, ['scripts/setup.mjs', 'page'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const over = new AbortController()
  const stopping = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        over.abort() // Ctrl-C reaches the servers as well: they are not started again
        resolve()
      })
  })
  const postgres = await Postgres.start()
  const nats = await Nats.start()
  postgres.newSchema('trial')
  const line = new Line(postgres.addressOf('trial'))
  const nodes: Node[] = []
  const ports = new Map<Node, number>()
  const balancer = new Balancer(() => [...ports.values()])
  const note = (): void =>
    writeFileSync(
      STATE,
      JSON.stringify({
        cluster: process.pid,
        pids: nodes.map(({ program }) => program?.child.pid ?? null),
      } satisfies State),
    )

  /** Starts a server, and again whenever it has ended. */
  async function keep(node: Node): Promise<void> {
    for (;;) {
      const address = await node.start(() => over.signal.aborted)
      if (address === null) return // everything ends
      ports.set(node, Number(new URL(address).port))
      note()
      await node.program!.exit
      ports.delete(node)
      if (!over.signal.aborted) await Promise.race([sleep(RESTART), stopping])
    }
  }

  try {
    for (let i = 1; i <= count; i++) {
      const node = await Node.make(`node${i}`, { postgres, nats }, 'trial', {
        flags: { 'trust-proxy': '', 'drain-seconds': '3' },
      })
      nodes.push(node)
      void keep(node)
    }
    while (ports.size < count && !over.signal.aborted) await sleep(50)
    if (over.signal.aborted) return 0
    const address = await balancer.start(port)
    process.stdout.write(
      `\n${address}\n\nIn another terminal: npm run cluster -- --kill 2, --pause 2 or --drain 2. Ctrl-C ends everything.\n\n`,
    )
    while (!(await Promise.race([stopping.then(() => true), sleep(1_000, false)])))
      await show(line, nodes, ports, balancer)
  } catch (error) {
    process.stderr.write(`cluster: ${(error as Error).message}\n`) // of the balancer: only errors are thrown
    return 1
  } finally {
    over.abort()
    balancer.close()
    await Promise.all(nodes.map((node) => node.end()))
    await line.close()
    await nats.remove()
    await postgres.remove()
    rmSync(STATE, { force: true })
  }
  return 0
}

let shown = ''

/** Who owns what, as the database says: a line whenever it changes. */
async function show(
  line: Line,
  nodes: readonly Node[],
  ports: ReadonlyMap<Node, number>,
  balancer: Balancer,
): Promise<void> {
  const owned = await line
    .ask({
      text: `SELECT name, array_remove(array_agg(left(tables.id, 6) ORDER BY tables.num), NULL) AS tables
        FROM nodes LEFT JOIN tables ON owner = nodes.id GROUP BY name`,
    })
    .catch(() => ({ rows: [] }))
  const text = nodes
    .map((node) => {
      const port = ports.get(node)
      const state = port === undefined ? 'down' : balancer.isReady(port) ? 'ready' : 'not ready'
      const row = owned.rows.find(({ name }) => name === node.name)
      const tables = (row?.['tables'] ?? []) as readonly string[] // array_agg of texts
      return `${node.name} ${state}, ${tables.length} tables${tables.length === 0 ? '' : `: ${tables.slice(0, 8).join(' ')}`}`
    })
    .join('   ')
  if (text !== shown) process.stdout.write(`${new Date().toISOString().slice(11, 19)}  ${text}\n`)
  shown = text
}

process.exitCode = await run()
