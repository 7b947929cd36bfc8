import type { Game } from '@miskatonic/kernel'
import { StoreError, type StoreErrorCode } from '@miskatonic/table'
import { setPriority } from 'node:os'
import { type LogTicket, openLog } from '../store/index.ts'
import { type Work, workOn } from './work.ts'

/** What a process is asked to do: a function of `Work` by its name, with its arguments and the log to read. */
export type Order = {
  [N in keyof Work]: {
    readonly name: N
    readonly args: Parameters<Work[N]>
    readonly ticket: LogTicket | null
  }
}[keyof Work]

/** The answer to an order. */
export type Outcome =
  | { readonly result: unknown }
  | { readonly error: string; readonly code: StoreErrorCode | null }

/** Does what the server asks for, one order after the other. A module that calls it is the program of a work process (`Child`). */
export function doWork(games: readonly Game[]): void {
  setPriority(Number(process.argv[2] ?? 0))
  process.on('SIGINT', () => {}) // Ctrl-C in a terminal reaches all processes; the server ends this one when it has finished
  process.on('disconnect', () => process.exit()) // the server was killed; a connection to a database would keep this process
  process.on('message', (order: Order) => {
    void carryOut(order, games).then((outcome) => process.send?.(outcome))
  })
  process.send?.('ready')
}

async function carryOut({ name, args, ticket }: Order, games: readonly Game[]): Promise<Outcome> {
  try {
    const work = workOn(await openLog(ticket), games)
    const run = work[name] as (...args: unknown[]) => Promise<unknown> // name and arguments belong together, see Order
    return { result: await run(...args) }
  } catch (error) {
    return { error: String(error), code: error instanceof StoreError ? error.code : null }
  }
}
