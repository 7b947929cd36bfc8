import { type Refused, isRefused, refused } from '@miskatonic/kernel'
import { type AskedOf, toldText } from '@miskatonic/protocol'
import type { Table } from '../table.ts'
import { type Answered, autoAnswer, wishesAfter } from './auto-answer.ts'
import type { Author, Made } from './broadcast.ts'
import { lateAnswer, noteTime, setClock } from './clock.ts'
import { notYours, withSeat } from './seating.ts'
import { type RoomState, tableFull } from './state.ts'

/** A member's choice, and the answers that the room gives by itself after it. */
export function choose(
  state: RoomState,
  { seat, decision, option, seen }: AskedOf<'choose'>,
  author: Author,
): void {
  const { table } = state
  if (table === null) return refuse(author, state.notPlaying())
  if (!state.people.holds(author.member, seat)) return refuse(author, notYours(seat))
  if (seen !== undefined && seen < state.broadcast.undoneAt) return refuse(author, takenBackSince(table))
  const noRoom = state.isFull ? tableFull(state) : (author.member.quota?.refusal() ?? null)
  if (noRoom !== null) return refuse(author, noRoom)
  const question = questionOf(table)
  const made = state.broadcast.choose(table, { seat, option, decision })
  if (isRefused(made)) return refuse(author, made)
  carryOut(state, table, { seat, option, question }, made, author)
  giveAutoAnswers(state)
}

/** Decision numbers repeat after an undo: the one that waits now may be another than its sender saw. */
function takenBackSince({ number }: Table): Refused {
  return refused('stale-decision', `choices were taken back meanwhile; the table is at ${number}`)
}

/** Answers for seats that need not be asked or whose time is over, until a player has to answer. */
export function giveAutoAnswers(state: RoomState): void {
  for (;;) {
    const { table } = state
    const attempt = table === null ? undefined : (autoAnswer(table.now, state.people) ?? lateAnswer(state))
    if (table === null || attempt === undefined) break
    const question = questionOf(table)
    const made = state.broadcast.choose(table, attempt)
    if (isRefused(made)) break
    carryOut(state, table, { ...attempt, question }, made)
  }
  setClock(state, () => giveAutoAnswers(state))
}

function questionOf(table: Table): string {
  return table.now.decision?.step ?? ''
}

/** Stores and announces a choice that was made. */
function carryOut(
  state: RoomState,
  table: Table,
  { seat, option, question }: Answered & { readonly option: string },
  { events, observed }: Made,
  author?: Author,
): void {
  state.dropProposals()
  noteTime(state, events)
  state.broadcast.chosen(table, { seat, option }, observed, author)
  if (table.position.outcome !== null) state.tellInfo()
  noteWishes(state, wishesAfter(table.now, state.record.seats, { seat, question }, events))
}

/** Which questions seats are asked from now on. Wishes are told; that something was noted follows from what everybody saw. */
function noteWishes(state: RoomState, changes: ReturnType<typeof wishesAfter>): void {
  if (changes.length === 0) return
  const record = changes.reduce((so, [seat, change]) => withSeat(so, seat, change), state.record)
  if (changes.some(([, { wish }]) => wish !== undefined)) state.changeRecord(record)
  else state.saveRecord(record)
}

function refuse({ member, ref, answered }: Author, refusal: Refused): void {
  member.send(toldText({ t: 'refused', ref, ...refusal.refused }))
  answered?.(refusal)
}
