import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { metricsToken } from './api.ts'

/** The repository: two steps up from this file, one from the built command. */
const root = fileURLToPath(new URL(import.meta.url.includes('/dist/') ? '..' : '../..', import.meta.url))

/** Turns off rate limits, which tests would exceed because they play as fast as they can. */
export const withoutLimits: Readonly<Record<string, string>> = {
  'messages-per-second': '100000',
  'requests-per-minute': '1000000',
  'tables-per-address': '1000000',
  'sockets-per-address': '1000000',
  connections: '1000000',
  'connections-per-address': '1000000',
  'storage-per-address': '1000000',
}

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** All that have not ended yet. */
const running = new Set<Program>()
process.on('exit', () => {
  for (const { child } of running) child.kill('SIGKILL')
})

/** Ends all that a test has started and, because it failed, not ended. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map((program) => program.kill()))
}

/** The real program, as a process of its own. */
export class Program {
  readonly child: ChildProcess
  readonly exit: Promise<Exit>
  /** Where it listens; null if it ended before it did. */
  readonly address: Promise<string | null>
  /** Its standard error; its log is kept separately. */
  complaints = ''
  readonly log: string[] = []

  private constructor(child: ChildProcess) {
    this.child = child
    running.add(this)
    this.exit = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        running.delete(this)
        resolve({ code, signal })
      })
    })
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (this.complaints += text))
    this.address = Promise.race([this.listening(), this.exit.then(() => null)])
  }

  /** Starts a server on a free port, of this checkout or of another one. All that runs must be ended by `kill` or `stop`. */
  static start(
    folder: string,
    flags: Readonly<Record<string, string>> = withoutLimits,
    home = root,
    bundle = 'dist/miskatonic.mjs',
  ): Program {
    const settings = { port: '0', host: '127.0.0.1', data: folder, ...flags }
    const args = Object.entries(settings).flatMap(([name, value]) =>
      value === '' ? [`--${name}`] : [`--${name}`, value],
    )
    return new Program(
      spawn(process.execPath, [bundle, 'serve', '--lang', 'en', ...args], {
        cwd: home,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, MISKATONIC_METRICS_TOKEN: metricsToken },
      }),
    )
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.exit
  }

  /** Asks it to end. */
  stop(): Promise<Exit> {
    this.child.kill('SIGTERM')
    return this.exit
  }

  private async listening(): Promise<string | null> {
    // Every line is read to the end, so that the pipe never fills up.
    const lines = createInterface({ input: this.child.stdout! })
    return new Promise((resolve) => {
      lines.on('line', (line) => {
        this.log.push(line)
        const { msg, addresses } = JSON.parse(line) as { msg?: string; addresses?: string[] }
        if (msg === 'listening') resolve(addresses![0]!)
      })
    })
  }
}

/** A server that listens. */
export async function startProgram(
  folder: string,
  flags?: Readonly<Record<string, string>>,
  home?: string,
): Promise<{ program: Program; address: string }> {
  const program = Program.start(folder, flags, home)
  const address = await program.address
  if (address === null) throw new Error(`the server did not start: ${program.complaints}`)
  return { program, address }
}

/** Runs another command of the program, and gives what it says. */
export async function runCommand(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['dist/miskatonic.mjs', ...args, '--lang', 'en'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

/** Builds the program, unless that has been done. */
export async function buildProgram(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/setup.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('the program could not be built')
}
