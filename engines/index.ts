import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The repository: one step up from this file, and from a command in dist/ that it is built into. */
const root = fileURLToPath(new URL('..', import.meta.url))

interface Programs {
  readonly postgres: string
  readonly nats: string
}

let programs: Programs | undefined

/** Where PostgreSQL and NATS are; Debian's are installed where they are missing (scripts/engines.mjs). */
function findPrograms(): Programs {
  programs ??= JSON.parse(
    execFileSync(process.execPath, ['scripts/engines.mjs'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as Programs
  return programs
}

/** What runs, and the folders of it: all is ended and removed with this process, however that ends. */
const running = new Set<ChildProcess>()
const folders = new Set<string>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders)
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    } catch {
      // What a process that is ending has just written there stays behind.
    }
})

/** A server program that can be killed and started again, on a port and in a folder of its own. */
abstract class Engine {
  port = 0
  readonly folder: string
  protected child: ChildProcess | undefined

  protected constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'miskatonic-engine-'))
    folders.add(this.folder)
  }

  protected abstract run(): ChildProcess
  abstract readonly address: string

  async start(): Promise<void> {
    if (this.port === 0) this.port = await freePort()
    const child = this.run()
    this.child = child
    running.add(child)
    child.once('exit', () => running.delete(child))
    await this.untilReady()
  }

  protected untilReady(): Promise<void> {
    return untilListening(this.port)
  }

  /** The process that runs now. */
  get pid(): number {
    return this.child!.pid!
  }

  /** Ends it with this signal. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const { child } = this
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  async remove(): Promise<void> {
    await this.kill('SIGINT')
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
    folders.delete(this.folder)
  }
}

/** PostgreSQL with a new, empty cluster; `fsync` stays on. It does not run as root, so as root it runs as the user `postgres`. */
export class Postgres extends Engine {
  private readonly settings: readonly string[]

  private constructor(settings: readonly string[]) {
    super()
    this.settings = settings
  }

  static async start(settings: readonly string[] = []): Promise<Postgres> {
    const postgres = new Postgres(settings)
    const { uid, gid } = userOf()
    if (uid !== undefined) chownSync(postgres.folder, uid, gid!)
    chmodSync(postgres.folder, 0o700)
    const initdb = join(findPrograms().postgres, 'initdb')
    const options = [
      '-D',
      postgres.data,
      '-U',
      'miskatonic',
      '--auth=trust',
      '-E',
      'UTF8',
      '--no-locale',
      '-k',
      '-N',
    ]
    execFileSync(initdb, options, { stdio: 'ignore', cwd: postgres.folder, ...userOf() })
    await postgres.start()
    return postgres
  }

  private get data(): string {
    return join(this.folder, 'data')
  }

  get address(): string {
    return this.addressOf('public')
  }

  /** The address of a schema, also through another port. */
  addressOf(schema: string, port = this.port): string {
    return `postgres://miskatonic@127.0.0.1:${port}/postgres?options=${encodeURIComponent(`-csearch_path=${schema}`)}`
  }

  /** Makes an empty schema, which is as good as a database of its own and made faster, and gives its address. */
  newSchema(name: string): string {
    this.sql('public', `CREATE SCHEMA ${name}`)
    return this.addressOf(name)
  }

  /** Runs SQL with psql, besides every server, and gives what it prints. */
  sql(schema: string, text: string): string {
    const psql = join(findPrograms().postgres, 'psql')
    return execFileSync(psql, ['-qAtX', '-v', 'ON_ERROR_STOP=1', this.addressOf(schema), '-f', '-'], {
      input: text,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  }

  protected run(): ChildProcess {
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${this.port}`,
      `unix_socket_directories=${this.folder}`,
      ...this.settings,
    ]
    return spawn(
      join(findPrograms().postgres, 'postgres'),
      ['-D', this.data, ...settings.flatMap((each) => ['-c', each])],
      { stdio: 'ignore', cwd: this.folder, ...userOf() },
    )
  }

  protected override async untilReady(): Promise<void> {
    await untilListening(this.port)
    const until = performance.now() + 20_000
    for (;;)
      try {
        this.sql('public', 'SELECT 1')
        return
      } catch (error) {
        if (performance.now() > until) throw error
        await sleep(50)
      }
  }
}

export class Nats extends Engine {
  static async start(): Promise<Nats> {
    const nats = new Nats()
    await nats.start()
    return nats
  }

  get address(): string {
    return `nats://127.0.0.1:${this.port}`
  }

  protected run(): ChildProcess {
    return spawn(findPrograms().nats, ['-a', '127.0.0.1', '-p', String(this.port)], { stdio: 'ignore' })
  }
}

function userOf(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (which: string): number => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilListening(port: number): Promise<void> {
  const until = performance.now() + 20_000
  while (!(await listens(port))) {
    if (performance.now() > until) throw new Error(`nothing listens on port ${port}`)
    await sleep(20)
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const done = (is: boolean): void => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => done(true)).once('error', () => done(false))
  })
}
