import { type Seat, isRefused, refused } from '@miskatonic/kernel'
import { partCommitment, seedFrom } from '../fair.ts'
import { Table } from '../table.ts'
import type { Answer } from './answer.ts'
import { giveAutoAnswers } from './choices.ts'
import { withGuest } from './keys.ts'
import { freed } from './seating.ts'
import type { RoomState } from './state.ts'

/** Milliseconds in which the seats must show their parts of the luck. Pages do it by themselves. */
const REVEAL_TIME = 10_000

/** Begins the game: at once, or when every seat that committed to a part of the luck has shown it. */
export function begin(state: RoomState): Answer {
  if (state.game === undefined || state.phase !== 'gathering')
    return refused('already-begun', 'the game has begun')
  if (state.reveal !== null) return {}
  const missing = new Set(Object.keys(state.record.commitments ?? {}))
  const made = makeParts(state)
  if (missing.size === 0) return beginWith(state, made)
  const cancel = state.timers.after(REVEAL_TIME, () => commitAnew(state))
  state.reveal = { parts: new Map(Object.entries(made)), missing, cancel }
  state.tellInfo()
  return {}
}

/** The parts of programs are made by the table, which shows their hashes before any part is shown. */
function makeParts(state: RoomState): Record<Seat, string> {
  const { record, around, people } = state
  const made = Object.keys(record.seats).filter((seat) => people.isPlayedByProgram(seat))
  const parts = Object.fromEntries(made.map((seat) => [seat, around.secret()]))
  const hashes = made.map((seat) => [seat, partCommitment(record.id, seat, parts[seat]!)] as const)
  if (made.length > 0)
    state.saveRecord({
      ...record,
      made,
      commitments: { ...record.commitments, ...Object.fromEntries(hashes) },
    })
  return parts
}

/** Begins with the parts that were committed to, and those that were shown from the first. */
export function beginWith(state: RoomState, revealed: Readonly<Record<Seat, string>>): Answer {
  const { game, record } = state
  const parts = { ...record.parts, ...revealed }
  const seed = seedFrom(record.secret, parts)
  const table = Table.open(game!, record.options, seed)
  if (isRefused(table)) return table
  endReveal(state)
  state.table = table
  // At a table that was opened by earlier rules, options that came later are named from now on.
  state.saveRecord({ ...record, options: table.position.options, parts, start: { seed } })
  state.broadcast.began(table)
  for (const member of state.people.here.keys()) state.noteSides(member)
  giveAutoAnswers(state)
  state.tellInfo()
  return {}
}

/**
 * A part is missing: nothing begins. Seats whose part is missing are free, and since the others have shown
 * theirs to the table, all commit to new ones, the table first.
 */
function commitAnew(state: RoomState): void {
  const { reveal, around } = state
  if (reveal === null) return
  endReveal(state)
  const { record } = state
  const free = [...reveal.missing].reduce((left, seat) => withGuest(freed(left, seat), seat), record)
  state.changeRecord({ ...free, secret: around.secret(), commitments: {}, parts: {}, made: [] })
  for (const seat of reveal.missing)
    state.tellSeatNews({ what: 'no-part', seat, name: null, was: record.seats[seat]!.name, by: '' })
}

function endReveal(state: RoomState): void {
  state.reveal?.cancel()
  state.reveal = null
}
