import { type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import type { Asked, AskedOf } from '@miskatonic/protocol'
import type { Answer } from './answer.ts'
import type { Member } from './people.ts'
import { assignSeat, unassignSeat } from './programs/assign.ts'
import { type Applicant, type Seated, hasSeat, issueKey, leaveSeat, renameSeat, takeSeat } from './seating.ts'
import { otherSide } from './sides.ts'
import type { RoomState } from './state.ts'

/** Requests that change who sits where. */
const kinds = ['take', 'leave', 'assign', 'unassign', 'rename', 'issue'] as const
type AboutSeat = AskedOf<(typeof kinds)[number]>

export function isAboutSeat(asked: Asked): asked is AboutSeat {
  return (kinds as readonly string[]).includes(asked.t)
}

/** Changes the record, and tells everybody what happened to the seat. */
export function answerAboutSeat(state: RoomState, member: Member, asked: AboutSeat): Answer {
  if (state.reveal !== null && asked.t !== 'rename')
    return refused('being-revealed', 'the game is about to begin')
  const seated = change(state, member, asked)
  if (isRefused(seated)) return seated
  state.changeRecord(seated.record)
  if (seated.news !== undefined) state.tellSeatNews(seated.news)
  return seated.answer
}

function change(state: RoomState, member: Member, asked: AboutSeat): Seated | Refused {
  const { record, around, people } = state
  const rights = people.rightsOf(member)
  const by = people.nameOf(member, rights.seats[0] ?? '')
  const applicant: Applicant = { rights, name: by, attendance: people }
  switch (asked.t) {
    case 'take':
      return (
        otherSide(state.game, record, people.marksOf(member), asked.seat) ??
        takeSeat(record, { ...applicant, name: asked.name ?? by }, asked.seat, around.secret())
      )
    case 'leave':
      return leave(state, member, asked.seat)
    case 'rename':
      return renameSeat(record, rights, asked.seat, asked.name)
    case 'issue':
      return issueKey(record, applicant, asked.what, around.secret())
    case 'assign':
      return state.phase === 'archived' || state.phase === 'over'
        ? refused('game-over', 'there is nothing left to play at this table')
        : assignSeat(record, applicant, asked.seat, state.program(asked.player))
    case 'unassign':
      return unassignSeat(record, applicant, asked.seat)
  }
}

/** A program leaves its seat only because it failed; then everybody is told. */
function leave(state: RoomState, member: Member, seat: Seat): Seated | Refused {
  const { record, people } = state
  const seated = leaveSeat(record, people.rightsOf(member), seat)
  const player = hasSeat(record, seat) ? record.seats[seat]!.player : undefined
  if (!isRefused(seated) && player !== undefined) state.broadcast.tell({ t: 'gave-up', seat, player })
  return seated
}
