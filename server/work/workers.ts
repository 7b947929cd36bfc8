import { type Refused, refused } from '@miskatonic/kernel'
import type { TableRecord } from '@miskatonic/table'
import { Tinypool } from 'tinypool'
import type { Logger } from '../log.ts'
import { metrics } from '../metrics.ts'
import type { LogTicket } from '../store/index.ts'
import { FairQueue, QueueFull } from './fair-queue.ts'
import type { Order } from './thread.ts'
import type { Work } from './work.ts'

/**
 * Each lane is a thread with a queue of its own: joining does not wait for looking back, and a table does not wait for files
 * that are being played. `seconds` limits a task; the thread of one that takes longer is ended and replaced.
 */
const LANES = { joining: { seconds: 10 }, playing: { seconds: 10 }, files: { seconds: 20 } }
type Lane = keyof typeof LANES

const laneOf: Readonly<Record<keyof Work, Lane>> = {
  logSince: 'joining',
  tail: 'joining',
  undoPlan: 'playing',
  moment: 'playing',
  choices: 'playing',
  haveStood: 'files',
  forkedStart: 'playing',
  importFile: 'files',
  exportFile: 'files',
}

/** Memory of a thread, in megabytes. A task that needs more fails. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
/** Tasks of one table, or for files of one address, that wait in a lane. */
const MOST_WAITING = 100

/** Work that was given up: it took too long, needed too much memory, or there was too much of it. */
class GivenUp extends Error {
  readonly refusal: Refused

  constructor(refusal: Refused) {
    super(refusal.refused.message)
    this.refusal = refusal
  }
}

const tooSlow = refused('too-slow', 'this takes longer than the server allows')
const tooBusy = refused('too-busy', 'the server has too much to do: try again later')

type Result<N extends keyof Work> = Awaited<ReturnType<Work[N]>>
type OrderOf<N extends keyof Work> = Extract<Order, { name: N }>

/** Threads beside the one that serves sockets. */
export class Workers {
  private readonly lanes: Readonly<Record<Lane, { readonly pool: Tinypool; readonly queue: FairQueue }>>
  private readonly log: Logger
  private isClosed = false

  constructor(module: URL, log: Logger) {
    this.log = log
    const lane = (): { pool: Tinypool; queue: FairQueue } => ({
      pool: new Tinypool({
        filename: module.href,
        name: 'work',
        minThreads: 1,
        maxThreads: 1,
        resourceLimits: MEMORY,
        execArgv: ['--enable-source-maps'],
      }),
      queue: new FairQueue({ slots: 1, perShare: 1, mostWaiting: MOST_WAITING }),
    })
    this.lanes = { joining: lane(), playing: lane(), files: lane() }
  }

  /** The work of the server; `ticketFor` lets a thread read the log of a table. */
  work(ticketFor: (id: string) => LogTicket): Work {
    const onTable = <N extends Exclude<keyof Work, 'importFile'>>(
      name: N,
      args: Parameters<Work[N]>,
    ): Promise<Result<N>> => {
      const [{ id }] = args as readonly [TableRecord, ...unknown[]]
      return this.run<N>(id, { name, args, ticket: ticketFor(id) } as OrderOf<N>)
    }
    return {
      undoPlan: (...args) => onTable('undoPlan', args).catch(asRefusal),
      moment: (...args) => onTable('moment', args).catch(asRefusal),
      logSince: (...args) => onTable('logSince', args),
      tail: (...args) => onTable('tail', args),
      choices: (...args) => onTable('choices', args),
      exportFile: (...args) => onTable('exportFile', args).catch(asRefusal),
      haveStood: (...args) => onTable('haveStood', args),
      forkedStart: (...args) => onTable('forkedStart', args).catch(asRefusal),
      importFile: (address, task) => {
        const ticket = typeof task.from === 'object' && task.from !== null ? ticketFor(task.from.id) : null
        const order: OrderOf<'importFile'> = { name: 'importFile', args: [address, task], ticket }
        return this.run<'importFile'>(address, order).catch((error: unknown) => ({
          is: 'refused',
          why: asRefusal(error),
          wasPlayed: true,
        }))
      },
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const { queue } of Object.values(this.lanes)) queue.clear(new GivenUp(tooBusy))
    await Promise.all(Object.values(this.lanes).map(({ pool }) => pool.destroy()))
  }

  private async run<N extends keyof Work>(share: string, order: OrderOf<N>): Promise<Result<N>> {
    const lane = laneOf[order.name]
    const { queue } = this.lanes[lane]
    try {
      return await queue.run(share, () => this.runNow<N>(lane, order))
    } catch (error) {
      throw error instanceof QueueFull ? new GivenUp(tooBusy) : error
    }
  }

  private async runNow<N extends keyof Work>(lane: Lane, order: OrderOf<N>): Promise<Result<N>> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), LANES[lane].seconds * 1000)
    const stop = metrics.workSeconds.startTimer({ work: order.name })
    try {
      return (await this.lanes[lane].pool.run(order, { signal: late.signal })) as Result<N>
    } catch (error) {
      if (this.isClosed) throw new GivenUp(tooBusy)
      if (!late.signal.aborted && !isOutOfMemory(error)) throw error
      this.log.warn({ work: order.name }, 'work was ended: it took too long or too much memory')
      throw new GivenUp(tooSlow)
    } finally {
      clearTimeout(timer)
      stop()
    }
  }
}

function asRefusal(error: unknown): Refused {
  if (error instanceof GivenUp) return error.refusal
  throw error
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
