import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Done, Order } from './writer-thread.mjs'

/** A transaction that takes longer than this, in milliseconds, will hardly come to a good end. */
const PATIENCE = 10_000

interface Waiting {
  readonly since: number
  readonly resolve: (done: Done) => void
  readonly reject: (error: Error) => void
}

/** This side of the thread that writes (writer-thread.mjs). It does one thing at a time: whoever asks must have waited for the answer. */
export class Writer {
  private readonly worker: Worker
  private waiting: Waiting | null = null
  private ended: Error | null = null

  private constructor(file: string) {
    this.worker = new Worker(new URL('writer-thread.mjs', import.meta.url), { workerData: { file } })
    this.worker.on('message', (done: Done) => this.settleWith((waiting) => answer(waiting, done)))
    this.worker.on('error', (error) => this.end(error))
    this.worker.on('exit', () => this.end(new Error('The thread that writes the database has ended.')))
  }

  /** Ready to write, with the heads of all tables written down (see `settle` there). */
  static async start(file: string): Promise<Writer> {
    const writer = new Writer(file)
    await writer.answer()
    return writer
  }

  /** Resolves when it is on the disk; otherwise nothing of it is there. */
  do(order: Order): Promise<Done> {
    if (this.ended !== null) return Promise.reject(this.ended)
    this.worker.postMessage(order)
    return this.answer()
  }

  isWell(): boolean {
    const isStuck = this.waiting !== null && performance.now() - this.waiting.since > PATIENCE
    return this.ended === null && !isStuck
  }

  async close(): Promise<void> {
    if (this.ended !== null) return
    this.worker.postMessage('close' satisfies Order)
    await once(this.worker, 'exit')
  }

  private answer(): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.waiting = { since: performance.now(), resolve, reject }
    })
  }

  private settleWith(how: (waiting: Waiting) => void): void {
    const { waiting } = this
    this.waiting = null
    if (waiting !== null) how(waiting)
  }

  private end(error: Error): void {
    this.ended ??= error
    this.settleWith(({ reject }) => reject(error))
  }
}

function answer({ resolve, reject }: Waiting, done: Done): void {
  if (done.failed === undefined) resolve(done)
  else reject(new Error(`The database could not be written: ${done.failed}.`))
}
