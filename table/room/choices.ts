import { type Refused, type Seat, isRefused } from '@miskatonic/kernel'
import { type AskedOf, toldText } from '@miskatonic/protocol'
import type { Table } from '../table.ts'
import { autoAnswer, wishesEndedBy } from './auto-answer.ts'
import type { Author, Made } from './broadcast.ts'
import { lateAnswer, noteTime, setClock } from './clock.ts'
import { notYours, withSeat } from './seating.ts'
import { type RoomState, tableFull } from './state.ts'

/** A member's choice, and the answers that the room gives by itself after it. */
export function choose(
  state: RoomState,
  { seat, decision, option }: AskedOf<'choose'>,
  author: Author,
): void {
  const { table } = state
  if (table === null) return refuse(author, state.notPlaying())
  if (!state.people.holds(author.member, seat)) return refuse(author, notYours(seat))
  const noRoom = state.isFull ? tableFull(state) : (author.member.quota?.refusal() ?? null)
  if (noRoom !== null) return refuse(author, noRoom)
  const made = state.broadcast.choose(table, { seat, option, decision })
  if (isRefused(made)) return refuse(author, made)
  carryOut(state, table, { seat, option }, made, author)
  giveAutoAnswers(state)
}

/** Answers for seats that need not be asked or whose time is over, until a player has to answer. */
export function giveAutoAnswers(state: RoomState): void {
  for (;;) {
    const { table } = state
    const attempt = table === null ? undefined : (autoAnswer(table.now, state.people) ?? lateAnswer(state))
    if (table === null || attempt === undefined) break
    const made = state.broadcast.choose(table, attempt)
    if (isRefused(made)) break
    carryOut(state, table, attempt, made)
  }
  setClock(state, () => giveAutoAnswers(state))
}

/** Stores and announces a choice that was made. */
function carryOut(
  state: RoomState,
  table: Table,
  choice: { seat: Seat; option: string },
  { events, observed }: Made,
  author?: Author,
): void {
  state.dropProposals()
  noteTime(state, events)
  state.broadcast.chosen(table, choice, observed, author)
  if (table.position.outcome !== null) state.tellInfo()
  askAgain(state, wishesEndedBy(table.now, events))
}

/** Seats with these wishes are asked again. */
function askAgain(state: RoomState, ended: ReturnType<typeof wishesEndedBy>): void {
  const passing = Object.entries(state.record.seats).filter(([, { wish }]) => ended.includes(wish))
  if (passing.length === 0) return
  state.changeRecord(
    passing.reduce((record, [seat]) => withSeat(record, seat, { wish: 'ask' }), state.record),
  )
}

function refuse({ member, ref, answered }: Author, refusal: Refused): void {
  member.send(toldText({ t: 'refused', ref, ...refusal.refused }))
  answered?.(refusal)
}
