import { StoreError } from '@miskatonic/table'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Done, Order, WriterData } from './writer-thread.mjs'

/** A transaction that takes longer, in milliseconds, makes the store unhealthy. */
const TRANSACTION_TIMEOUT = 10_000

interface Pending {
  readonly since: number
  readonly resolve: (done: Done) => void
  readonly reject: (error: Error) => void
}

/** The main thread's side of the writing thread (writer-thread.mjs). It takes one order at a time: wait for the answer before the next. */
export class Writer {
  private readonly worker: Worker
  private pending: Pending | null = null
  private ended: Error | null = null
  private lost: string | null = null

  private constructor(workerData: WriterData) {
    this.worker = new Worker(new URL('writer-thread.mjs', import.meta.url), { workerData })
    this.worker.on('message', (done: Done) => {
      this.lost ??= done.lost ?? null
      this.settle((pending) => answer(pending, done))
    })
    this.worker.on('error', (error) => this.end(error))
    this.worker.on('exit', () => this.end(new Error('the thread that writes the database has ended')))
  }

  /** Resolves when the thread is ready to write and has made its first checkpoint, which recovers log ends after a crash. */
  static async start(data: WriterData): Promise<Writer> {
    const writer = new Writer(data)
    await writer.answer()
    return writer
  }

  /** Resolves when the order is committed and on the disk; on failure nothing of it is written. */
  do(order: Order): Promise<Done> {
    const reason = this.lost ?? this.ended?.message
    if (reason !== undefined) return Promise.reject(writeFailure(reason))
    this.worker.postMessage(order)
    return this.answer()
  }

  /** Why nothing can be written any more, or not at the moment. */
  get problem(): string | null {
    const isStuck = this.pending !== null && performance.now() - this.pending.since > TRANSACTION_TIMEOUT
    return this.lost ?? this.ended?.message ?? (isStuck ? 'the disk does not answer' : null)
  }

  /** Whether the files were removed or replaced, for good. */
  get isLost(): boolean {
    return this.lost !== null
  }

  async close(): Promise<void> {
    if (this.ended !== null) return
    this.worker.postMessage('close' satisfies Order)
    await once(this.worker, 'exit')
  }

  private answer(): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.pending = { since: performance.now(), resolve, reject }
    })
  }

  private settle(how: (pending: Pending) => void): void {
    const { pending } = this
    this.pending = null
    if (pending !== null) how(pending)
  }

  private end(error: Error): void {
    this.ended ??= error
    this.settle(({ reject }) => reject(writeFailure(error.message)))
  }
}

function answer({ resolve, reject }: Pending, done: Done): void {
  if (done.failed === undefined) resolve(done)
  else reject(writeFailure(done.failed))
}

function writeFailure(reason: string): StoreError {
  return new StoreError('failed', `The database could not be written: ${reason}.`)
}
