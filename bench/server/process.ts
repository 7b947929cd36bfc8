import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Memory, Order, ServerName, Settings, Usage } from './child.ts'

/** What tells a new process of this program to be a server (see main.ts). */
export const BE_SERVER = '--be-server'

const FLAGS = [
  '--expose-gc',
  // Forced collections would throw away compiled code as well, and what a table takes would be lost in that.
  '--no-flush-bytecode',
  // As `npm start` has it: what hundreds of tables have just made does not fit into V8's usual 16 MB for what is young. The others get it, too.
  '--max-semi-space-size=64',
]

/** A server in a process of its own, seen from the one that measures it. */
export class ServerProcess {
  private readonly child: ChildProcess
  port = 0

  private constructor(name: ServerName, settings: Settings) {
    this.child = fork(process.argv[1]!, [BE_SERVER, name, JSON.stringify(settings)], {
      execArgv: [...process.execArgv, ...FLAGS],
      env: { ...process.env, NODE_ENV: 'production' },
    })
  }

  static async start(name: ServerName, settings: Settings = {}): Promise<ServerProcess> {
    const server = new ServerProcess(name, settings)
    const { port } = await server.answer<{ port: number }>()
    server.port = port
    return server
  }

  usage(): Promise<Usage> {
    return this.ask('usage')
  }

  memory(): Promise<Memory> {
    return this.ask('memory')
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    this.child.send('stop' satisfies Order)
    await once(this.child, 'exit')
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await once(this.child, 'exit')
  }

  private ask<T>(order: Order): Promise<T> {
    this.child.send(order)
    return this.answer()
  }

  private answer<T>(): Promise<T> {
    return new Promise((resolve, reject) => {
      const ended = (): void => reject(new Error('the server under measurement has ended'))
      this.child.once('exit', ended)
      this.child.once('message', (answer) => {
        this.child.off('exit', ended)
        resolve(answer as T)
      })
    })
  }
}
