/** Processor time of processes of other programs, as Linux counts it: in ticks of 10 ms, so that it is for seconds of work. */
import { readFileSync, readdirSync } from 'node:fs'

const TICK = 0.01

/** Seconds of processor time that a process and its children have had, also children that have ended. */
export function processorSeconds(pid: number): number {
  const all = new Map(readdirSync('/proc').flatMap((name) => entry(Number(name))))
  const family = [...all].filter(([each, { parent }]) => each === pid || parent === pid)
  const ticks = family.reduce((sum, [each, { own, ended }]) => sum + own + (each === pid ? ended : 0), 0)
  return ticks * TICK
}

interface Entry {
  readonly parent: number
  readonly own: number
  /** Of its children that have ended. */
  readonly ended: number
}

/** The fields of `/proc/<pid>/stat` follow a name in parentheses, which may have spaces. */
function entry(pid: number): [number, Entry][] {
  if (!Number.isInteger(pid)) return []
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const number = (at: number): number => Number(fields[at])
    return [[pid, { parent: number(1), own: number(11) + number(12), ended: number(13) + number(14) }]]
  } catch {
    return [] // it has ended meanwhile
  }
}
