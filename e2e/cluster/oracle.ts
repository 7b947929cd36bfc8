import type { Noted } from './node.ts'
import type { Stored } from './stored.ts'

/**
 * What is wrong with who wrote what: rows of a table that are not numbered one after the other, or whose writer changes where no claim was
 * noted. A node that was fenced and writes all the same is found by that: between two of its rows another node has written.
 */
export function* wrongOwners(stored: Stored, notes: readonly Noted[]): Generator<string> {
  const claims = new Set(
    notes.flatMap(({ msg, table, seq, node }) => (msg === 'claimed' ? [`${table} ${seq} ${node}`] : [])),
  )
  for (const table of stored.tables) {
    let last = { seq: 0, node: 0 }
    for (const { seq, node } of stored.rows(table)) {
      if (seq !== last.seq + 1)
        yield `fork: after row ${last.seq} of ${table} (node ${last.node}) comes row ${seq} (node ${node})`
      // What a table is created with is written before anybody has it.
      if (node !== last.node && last.seq > 0 && !claims.has(`${table} ${last.seq} ${node}`))
        yield `row ${seq} of ${table} was written by node ${node}, which has not claimed it after row ${last.seq}`
      last = { seq, node }
    }
  }
}
