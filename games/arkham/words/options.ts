import type { TableSeen } from '@miskatonic/kernel'
import type { Cost } from '../effects.ts'
import type { Read } from './reading.ts'

/** What an option costs of those that are to be decided now: the step that was read last says it (AH-466.9). Undefined: it is not known. */
export function costOfOption(option: number, seen: TableSeen | undefined): Cost | undefined {
  const { read = [] } = (seen?.table ?? {}) as { read?: readonly Read[] }
  const last = read.at(-1)
  if (last?.do === 'may') return option === 0 ? last.cost : undefined
  return last?.do === 'choose' ? last.costs[option] : undefined
}
