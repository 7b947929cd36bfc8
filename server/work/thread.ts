import type { Game } from '@miskatonic/kernel'
import { type LogTicket, openLog } from '../store/index.ts'
import { type Work, workOn } from './work.ts'

/** What a thread is asked to do: a function of `Work` by its name, with its arguments and the log to read. */
export type Order = {
  [N in keyof Work]: {
    readonly name: N
    readonly args: Parameters<Work[N]>
    readonly ticket: LogTicket | null
  }
}[keyof Work]

/** The function that the module of a thread has to export as `work`. */
export function workInThread(games: readonly Game[]): (order: Order) => Promise<unknown> {
  return async ({ name, args, ticket }) => {
    const work = workOn(await openLog(ticket), games)
    const run = work[name] as (...args: unknown[]) => Promise<unknown> // name and arguments belong together, see Order
    return run(...args)
  }
}
