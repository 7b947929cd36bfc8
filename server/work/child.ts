import { StoreError } from '@miskatonic/table'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Order, Outcome } from './process.ts'

/** Memory of a work process, in megabytes. */
const MEMORY = ['--max-old-space-size=256', '--max-semi-space-size=16']

/** The task was stopped: it took too long, or its process ended, most likely because it needed too much memory. */
export class Stopped extends Error {}

/**
 * A process that does one task at a time. It is a process and not a thread because a thread that is stopped inside the database library
 * takes the whole server with it.
 */
export class Child {
  private readonly module: URL
  private readonly priority: number
  private process: ChildProcess
  private ready: Promise<unknown>
  private isClosed = false

  /** `priority`: 0 is that of the server; higher numbers come later when the processor is busy. */
  constructor(module: URL, priority: number) {
    this.module = module
    this.priority = priority
    ;({ process: this.process, ready: this.ready } = this.started())
  }

  /** Does a task. If it takes longer than `seconds`, the process is killed and replaced. */
  async run(order: Order, seconds: number): Promise<unknown> {
    if (!this.process.connected) this.replace()
    const child = this.process
    await this.ready // loading the rules is no part of the task
    const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000)
    try {
      return resultOf(await outcomeOf(child, order))
    } catch (error) {
      if (error instanceof Stopped) this.replace()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** A task that is under way is stopped. */
  async close(): Promise<void> {
    this.isClosed = true
    const { exitCode, signalCode } = this.process
    if (exitCode !== null || signalCode !== null) return
    this.process.kill('SIGKILL')
    await once(this.process, 'exit')
  }

  /** Not after `close`: the server would wait for the new process, which nothing ends. */
  private replace(): void {
    if (this.isClosed) return
    ;({ process: this.process, ready: this.ready } = this.started())
  }

  private started(): { process: ChildProcess; ready: Promise<unknown> } {
    const child = fork(this.module, [String(this.priority)], {
      serialization: 'advanced',
      execArgv: ['--enable-source-maps', ...MEMORY],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.on('error', () => {}) // what could not be sent: the process is ending, see `outcomeOf`
    return {
      process: child,
      ready: new Promise((resolve) => child.once('message', resolve).once('exit', resolve)),
    }
  }
}

function outcomeOf(child: ChildProcess, order: Order): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Stopped('the process has ended'))
    if (!child.connected) return ended()
    child.once('exit', ended)
    child.once('message', (outcome: Outcome) => {
      child.off('exit', ended)
      resolve(outcome)
    })
    child.send(order)
  })
}

function resultOf(outcome: Outcome): unknown {
  if ('result' in outcome) return outcome.result
  throw outcome.code === null ? new Error(outcome.error) : new StoreError(outcome.code, outcome.error)
}
