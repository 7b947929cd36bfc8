import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Players } from '../server/players.ts'
import { noLimits } from '../server/servers/no-limits.ts'
import { type Checkout, startCommand } from './checkout.ts'
import { type Subject, type Traffic, anyVersion, protocolAt } from './client.ts'
import { readMeter } from './meter.ts'

/** What a choice costs the server. */
export interface Cost {
  /** Processor time in microseconds. */
  readonly processorTime: number
  /** Sent to all clients of the table together. */
  readonly bytes: number
}

/** Milliseconds that a server may take to start. */
const STARTING_TIMEOUT = 60_000

/** The server of a checkout, started by its command line, with a data folder of its own. */
export class Server {
  private readonly child: ChildProcess
  private readonly data: string
  readonly port: number
  private protocol: number | undefined

  private constructor(child: ChildProcess, data: string, port: number) {
    this.child = child
    this.data = data
    this.port = port
  }

  static async start(checkout: Checkout): Promise<Server> {
    const data = mkdtempSync(join(tmpdir(), 'miskatonic-against-'))
    const known = optionsOf(checkout)
    const args = Object.entries({ ...noLimits, data }).flatMap(([name, value]) =>
      known.has(name) ? [`--${name}`, value] : [],
    )
    // --max-semi-space-size: as `npm start` runs it.
    const child = startCommand(checkout, ['serve', ...args], ['--max-semi-space-size=64'])
    return new Server(child, data, await portOf(child))
  }

  /** All players answer at once; the first fifth of the choices is not measured. */
  async measure(what: Pick<Subject, 'game' | 'seats'>, tables: number, choices: number): Promise<Cost> {
    const traffic: Traffic = { bytes: 0 }
    this.protocol ??= await protocolAt(this.port, what.game, what.seats[0]!)
    const players = new Players(this.port, anyVersion({ ...what, protocol: this.protocol }, traffic))
    const reading = async (): Promise<{ processor: number; bytes: number; answers: number }> => ({
      processor: await readMeter(this.child),
      bytes: traffic.bytes,
      answers: players.answersSoFar,
    })
    try {
      await players.open(tables)
      players.flood()
      await players.answered((tables * choices) / 5)
      const before = await reading()
      await players.answered(((tables * choices) / 5) * 4)
      const after = await reading()
      const made = after.answers - before.answers
      return {
        processorTime: ((after.processor - before.processor) * 1e6) / made,
        bytes: (after.bytes - before.bytes) / made,
      }
    } finally {
      await players.close()
    }
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      const ended = once(this.child, 'exit')
      this.child.kill('SIGTERM')
      await ended
    }
    rmSync(this.data, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** The options of the server of a checkout: an older one has fewer limits to lift. */
function optionsOf({ folder }: Checkout): Set<string> {
  const program = join(folder, 'dist', 'miskatonic.mjs')
  const { stdout } = spawnSync(process.execPath, [program, 'serve', '--help'], { encoding: 'utf8' })
  return new Set([...stdout.matchAll(/--([a-z-]+)/g)].map(([, name]) => name!))
}

/** The server says on standard error where it can be reached. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(
      () => reject(new Error(`the server does not start:\n${output}`)),
      STARTING_TIMEOUT,
    )
    child.on('exit', () => reject(new Error(`the server has ended:\n${output}`)))
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]
      if (port === undefined) return
      clearTimeout(timer)
      resolve(Number(port))
    })
  })
}
