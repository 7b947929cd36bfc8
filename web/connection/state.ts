import type { Seat } from '@miskatonic/kernel'
import {
  type LogEntry,
  type Now,
  type Proposal,
  type TableInfo,
  type Told,
  type You,
  entryAlone,
  nowAfter,
} from '@miskatonic/protocol'

/** What is known of a table. Every message makes a new one out of the last. */
export interface TableState {
  /** Null until the table has said hello. */
  readonly info: TableInfo | null
  readonly you: You
  /** Null before the game begins. */
  readonly now: Now | null
  readonly log: readonly LogEntry[]
  /** The beginning of the log is missing. */
  readonly isCut: boolean
  readonly proposals: readonly Proposal[]
}

export const unknown: TableState = {
  info: null,
  you: { seats: [], host: false, invited: false },
  now: null,
  log: [],
  isCut: false,
  proposals: [],
}

export function heard(state: TableState, message: Told): TableState {
  switch (message.t) {
    case 'welcome': {
      const { info, you, now, proposals } = message
      // After a reconnect only newer entries come; for another seat the whole log comes again.
      const isAnew = message.cut || (message.log[0]?.seq ?? Infinity) <= (state.log.at(-1)?.seq ?? 0)
      const known = isAnew ? [] : state.log
      return {
        info,
        you,
        now,
        log: withNew(known, message.log),
        isCut: isAnew ? message.cut : state.isCut,
        proposals,
      }
    }
    case 'now':
      return {
        ...state,
        now: nowAfter(state.now, message),
        log: withNew(state.log, [entryAlone(message.entry)]),
      }
    case 'info':
      return { ...state, info: message.info, you: message.you, now: withSeats(state.now, message.you.seats) }
    case 'entry':
      return { ...state, log: withNew(state.log, [message.entry]) }
    case 'proposal':
      return { ...state, proposals: [...withoutProposal(state.proposals, message.id), message] }
    case 'settled':
      return { ...state, proposals: withoutProposal(state.proposals, message.id) }
    case 'seat-news':
    case 'pinged':
    case 'moment':
    case 'gave-up':
    case 'done':
    case 'refused':
    case 'bye':
      return state
  }
}

/** A client that has given a seat away no longer sees what that seat saw. */
function withSeats(now: Now | null, seats: readonly Seat[]): Now | null {
  if (now === null || Object.keys(now.seats).every((seat) => seats.includes(seat))) return now
  return {
    ...now,
    seats: Object.fromEntries(Object.entries(now.seats).filter(([seat]) => seats.includes(seat))),
  }
}

/** Entries keep their order and come once, however often they are told. */
function withNew(log: readonly LogEntry[], more: readonly LogEntry[]): readonly LogEntry[] {
  const last = log.at(-1)?.seq ?? 0
  const news = more.filter(({ seq }) => seq > last)
  return news.length === 0 ? log : [...log, ...news]
}

function withoutProposal(proposals: readonly Proposal[], id: number): readonly Proposal[] {
  return proposals.filter((proposal) => proposal.id !== id)
}

/** The numbers (`seq`) of those entries that were taken back later. */
export function takenBack(log: readonly LogEntry[]): ReadonlySet<number> {
  const undone = new Set<number>()
  /** The entries that were not taken back, oldest first. */
  const standing: { seq: number; number: number }[] = []
  for (const entry of log)
    if (entry.kind === 'did') standing.push(entry)
    else if (entry.kind === 'undone')
      while (standing.length > 0 && standing.at(-1)!.number >= entry.number) undone.add(standing.pop()!.seq)
  return undone
}

/** What had happened when decision `number` was to be made. */
export function entriesUntil(log: readonly LogEntry[], number: number): readonly LogEntry[] {
  const undone = takenBack(log)
  const last = log.findLastIndex(
    (entry) =>
      entry.kind === 'began' || (entry.kind === 'did' && entry.number < number && !undone.has(entry.seq)),
  )
  return log.slice(0, last + 1)
}
