import type { LogEntry } from '@miskatonic/protocol'

/** An invitation to the next game that a player of this table has posted in its chat. */
export interface NextTable {
  readonly name: string
  /** The path of the new table, with the key in the fragment. */
  readonly path: string
}

/** The newest invitation to another table of this server in what players (not spectators) have said. */
export function nextTableIn(log: readonly LogEntry[], origin: string): NextTable | undefined {
  for (const entry of log.toReversed()) {
    if (entry.kind !== 'said' || entry.by === '') continue
    const [, path] = /(?:^|\s)(\S+)$/.exec(entry.text) ?? []
    if (path === undefined || !path.startsWith(`${origin}/table/`)) continue
    const relative = path.slice(origin.length)
    if (/^\/table\/[\w-]{1,64}#[\w-]{1,64}$/.test(relative)) return { name: entry.name, path: relative }
  }
  return undefined
}
