import { readFileSync, readdirSync } from 'node:fs'

/*
 * Processor time in milliseconds, from Linux's /proc. Unlike elapsed time it hardly depends on what else the machine is doing.
 */

/** That of the thread which serves sockets: the first one of a process. */
export function servingTime(pid: number): number {
  return timeOf(`/proc/${pid}/task/${pid}`)
}

/** That of a process and its children. */
export function processorTime(pid: number): number {
  const own = readdirSync(`/proc/${pid}/task`).map((thread) => timeOf(`/proc/${pid}/task/${thread}`))
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const others = children.filter((child) => child !== '').map((child) => processorTime(Number(child)))
  return [...own, ...others].reduce((sum, each) => sum + each, 0)
}

/** A thread that has just ended counts as 0. */
function timeOf(folder: string): number {
  try {
    return Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000
  } catch {
    return 0
  }
}
