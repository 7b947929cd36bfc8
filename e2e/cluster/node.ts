import { setTimeout as sleep } from 'node:timers/promises'
import { Program, withoutLimits } from '../server/program.ts'
import type { Nats, Postgres } from '@miskatonic/engines'
import { Proxy } from './proxy.ts'

/** A row of a node's log that says what became of a table, or of a node. */
export interface Noted {
  readonly msg: string
  readonly table?: string
  readonly seq?: number
  readonly node?: number
  readonly to?: number | null
}

/** A server of a cluster as a process of its own, with a proxy before each engine. */
export class Node {
  readonly name: string
  readonly postgres: Proxy
  readonly nats: Proxy
  program: Program | null = null
  /** What earlier processes of this name have noted. */
  private readonly notes: string[][] = []
  private readonly flags: Readonly<Record<string, string>>
  private readonly bundle: string | undefined

  private constructor(
    name: string,
    { postgres, nats }: { postgres: Proxy; nats: Proxy },
    flags: Readonly<Record<string, string>>,
    bundle: string | undefined,
  ) {
    this.name = name
    this.postgres = postgres
    this.nats = nats
    this.flags = flags
    this.bundle = bundle
  }

  static async make(
    name: string,
    engines: { readonly postgres: Postgres; readonly nats: Nats },
    schema: string,
    {
      flags = {},
      bundle,
    }: { readonly flags?: Readonly<Record<string, string>>; readonly bundle?: string | undefined } = {},
  ): Promise<Node> {
    const postgres = await Proxy.start(() => engines.postgres.port)
    const nats = await Proxy.start(() => engines.nats.port)
    const settings = {
      ...withoutLimits,
      'node-name': name,
      store: engines.postgres.addressOf(schema, postgres.port),
      bus: `nats://127.0.0.1:${nats.port}`,
      'drain-seconds': '1',
      ...flags,
    }
    return new Node(name, { postgres, nats }, settings, bundle)
  }

  /** Starts it, again and again until the engines are there. */
  async start(isEnough: () => boolean = () => false): Promise<string | null> {
    while (!isEnough()) {
      const program = Program.start('/nonexistent', this.flags, undefined, this.bundle)
      this.program = program
      this.notes.push(program.log)
      const address = await program.address
      if (address !== null) return address
      await sleep(300)
    }
    return null
  }

  get address(): Promise<string | null> {
    return this.program?.address ?? Promise.resolve(null)
  }

  get isRunning(): boolean {
    const child = this.program?.child
    return child !== undefined && child.exitCode === null && child.signalCode === null
  }

  /** What it has complained of, for a test that fails. */
  get complaints(): string {
    return this.program?.complaints ?? ''
  }

  /** What all processes of this name have written to their logs. */
  get log(): string[] {
    return this.notes.flat()
  }

  noted(): Noted[] {
    return this.log.map((line) => JSON.parse(line) as Noted)
  }

  signal(signal: NodeJS.Signals): void {
    this.program?.child.kill(signal)
  }

  async end(): Promise<void> {
    this.signal('SIGCONT')
    await this.program?.kill()
    await this.postgres.close()
    await this.nats.close()
  }
}
