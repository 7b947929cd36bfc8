import { type Refused, refused } from '@miskatonic/kernel'
import type { TableRecord } from '@miskatonic/table'
import type { Logger } from '../log.ts'
import { metrics } from '../metrics.ts'
import type { LogTicket } from '../store/index.ts'
import { Child, Stopped } from './child.ts'
import { FairQueue, QueueFull } from './fair-queue.ts'
import type { Order } from './process.ts'
import type { Work } from './work.ts'

/**
 * Each lane is a process with a queue of its own: joining does not wait for looking back, and a table does not wait for files that are
 * being played. A task has so many seconds; the process of one that takes longer is killed and replaced.
 */
const SECONDS = { joining: 10, playing: 10, files: 20 }
/** Of the processes: those who join and those who make choices come first when the processor is busy. */
const PRIORITIES = { joining: 0, playing: 5, files: 10 }
type Lane = keyof typeof SECONDS

const laneOf: Readonly<Record<keyof Work, Lane>> = {
  log: 'joining',
  tail: 'joining',
  undoPlan: 'playing',
  moment: 'playing',
  choices: 'playing',
  haveStood: 'files',
  forkedStart: 'playing',
  importFile: 'files',
  exportFile: 'files',
}

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

const tooSlow = refused('too-slow', 'this takes longer, or more memory, than the server allows')
const tooBusy = refused('too-busy', 'the server has too much to do: try again later')

type Result<N extends keyof Work> = Awaited<ReturnType<Work[N]>>
type OrderOf<N extends keyof Work> = Extract<Order, { name: N }>

/** Processes beside the one that serves sockets. */
export class Workers {
  private readonly lanes: Readonly<Record<Lane, { readonly child: Child; readonly queue: FairQueue }>>
  private readonly log: Logger
  private readonly seconds: Readonly<Record<Lane, number>>
  private isClosed = false

  /** `module` is the program of a work process (see `doWork`). */
  constructor(module: URL, log: Logger, seconds: Readonly<Record<Lane, number>> = SECONDS) {
    this.log = log
    this.seconds = seconds
    const lane = (name: Lane): { child: Child; queue: FairQueue } => ({
      child: new Child(module, PRIORITIES[name]),
      queue: new FairQueue({ slots: 1, perShare: 1, mostWaiting: MOST_WAITING }),
    })
    this.lanes = { joining: lane('joining'), playing: lane('playing'), files: lane('files') }
  }

  /** The work of the server; `ticketFor` lets a process read the log of a table. */
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
      log: (...args) => onTable('log', args),
      tail: (...args) => onTable('tail', args),
      choices: (...args) => onTable('choices', args).catch(asRefusal),
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
    await Promise.all(Object.values(this.lanes).map(({ child }) => child.close()))
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
    const stop = metrics.workSeconds.startTimer({ work: order.name })
    try {
      return (await this.lanes[lane].child.run(order, this.seconds[lane])) as Result<N>
    } catch (error) {
      if (this.isClosed) throw new GivenUp(tooBusy)
      if (!(error instanceof Stopped)) throw error
      this.log.warn({ work: order.name }, 'work was ended: it took too long or too much memory')
      throw new GivenUp(tooSlow)
    } finally {
      stop()
    }
  }
}

function asRefusal(error: unknown): Refused {
  if (error instanceof GivenUp) return error.refusal
  throw error
}
