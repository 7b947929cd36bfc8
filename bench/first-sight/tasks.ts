/** What a trace of Chromium says of a task: when it began, on which thread, and how much of the processor it took, in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** A phone is so many times slower than this machine: as in Lighthouse's phone profile. */
const SLOWER = 4
/** Milliseconds that a task may take before it counts as blocking. */
const UNNOTICED = 50

export interface Blocking {
  /** What all long tasks take beyond 50 ms each, in milliseconds. */
  readonly total: number
  readonly longest: number
}

/**
 * How long the page's main thread was blocked, on a machine four times as slow. Tasks are counted in processor time, so that it matters little
 * what else this machine does.
 */
export function blockingIn(events: readonly TraceEvent[]): Blocking {
  const tasks = tasksOfPage(events)
  const long = tasks.filter((time) => time > UNNOTICED)
  return {
    total: long.reduce((sum, time) => sum + time - UNNOTICED, 0),
    longest: Math.max(0, ...tasks),
  }
}

/** Of the busiest main thread of all processes that show pages: that of the page which was opened. */
function tasksOfPage(events: readonly TraceEvent[]): number[] {
  const byThread = new Map<string, number[]>()
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  for (const event of events)
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      byThread.set(threadOf(event), [])
  for (const event of events)
    if (event.name === 'RunTask' && event.tdur !== undefined)
      byThread.get(threadOf(event))?.push((SLOWER * event.tdur) / 1000)
  const busy = (tasks: readonly number[]): number => tasks.reduce((sum, time) => sum + time, 0)
  return [...byThread.values()].sort((a, b) => busy(b) - busy(a))[0] ?? []
}
