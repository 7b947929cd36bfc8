import { type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import { type AskedOf, type Proposal, toldText } from '@miskatonic/protocol'
import type { Table } from '../table.ts'
import { consentTime } from './absence.ts'
import type { Answer } from './answer.ts'
import { giveAutoAnswers } from './choices.ts'
import { setClock } from './clock.ts'
import { noSuchMoment } from './moments.ts'
import { firstNumber, readStretch, replayStretch } from './past.ts'
import type { Member, People } from './people.ts'
import { type RoomState, tableFull } from './state.ts'
import type { Fork, Party } from './surroundings.ts'

/** Takes back the last choice that a person made: at once, or as a proposal to the other players. */
export async function undo(state: RoomState, member: Member, seat: Seat): Promise<Answer> {
  const { table, people } = state
  if (table === null) return state.notPlaying()
  if (state.phase === 'over')
    return refused('game-over', 'the game is over; go on from an earlier moment instead')
  if (state.isFull) return tableFull(state)
  const plan = await state.longWork.undoPlan(state.record, {
    now: table.number,
    own: people.rightsOf(member).seats,
    held: people.held,
  })
  if (isRefused(plan)) return plan
  const { to, because } = plan
  const waiting = people.othersThan(member)
  if (because === null || waiting.length === 0) return takeBack(state, table, to, seat, because === null)
  propose(state, { what: 'undo', by: seat, number: to, because, waiting })
  return {}
}

/** Goes on from an earlier decision at a new table: at once, or as a proposal to the other players. */
export async function rewind(
  state: RoomState,
  member: Member,
  { seat, number }: AskedOf<'rewind'>,
): Promise<Answer> {
  const { table, people } = state
  if (table === null) return state.notPlaying()
  const first = firstNumber(state.record)
  if (number < first || number > table.number) return noSuchMoment(first, table.number, number)
  const waiting = people.othersThan(member)
  if (state.phase === 'over' || waiting.length === 0) {
    const rights = people.rightsOf(member)
    const fork = await forkAt(state, seat, number, {
      seats: rights.seats,
      host: people.marksOf(member),
      payer: state.writes.payer,
    })
    // A player who goes on alone is the host of the new table.
    return isRefused(fork) ? fork : { table: fork.table, keys: fork.keysFor({ ...rights, host: true }) }
  }
  propose(state, { what: 'rewind', by: seat, number, because: 'others-play', waiting })
  return {}
}

/** Asks for the consent of all who are waited for, also those who are away: for as long as the table has agreed on. */
function propose(state: RoomState, draft: Omit<Proposal, 't' | 'id' | 'until'>): void {
  const { around, record, proposals } = state
  const time = consentTime(record)
  const until = time === null ? {} : { until: around.now() + time }
  const { proposal, isNew, former } = proposals.add({ ...draft, ...until })
  if (former !== undefined)
    state.broadcast.tell({ t: 'settled', id: former.id, what: former.what, yes: false, by: '' })
  state.broadcast.tell(proposal)
  if (isNew && time !== null) state.timers.after(time, () => passOver(state, proposal.id))
}

/** Time is up: consent is no longer needed from players who are away, only from those who are here. */
async function passOver(state: RoomState, id: number): Promise<void> {
  const proposal = state.proposals.passOver(id, (seat) => state.people.isHere(seat))
  if (proposal === undefined) return
  if (proposal.waiting.length > 0) state.broadcast.tell(proposal)
  else await carryOut(state, proposal, proposal.by)
}

/** A player's answer to a proposal; with the last consent it is carried out. */
export async function consent(
  state: RoomState,
  { seat, proposal: id, yes }: AskedOf<'consent'>,
): Promise<Answer> {
  const { broadcast } = state
  const proposal = state.proposals.answer(id, seat, yes)
  if (isRefused(proposal)) return proposal
  if (yes && proposal.waiting.length === 0) return carryOut(state, proposal, seat)
  broadcast.tell(yes ? proposal : { t: 'settled', id, what: proposal.what, yes, by: seat })
  return {}
}

/** All consent, `last` being the last. */
async function carryOut(state: RoomState, { id, what, number, by }: Proposal, last: Seat): Promise<Answer> {
  const { table } = state
  if (table === null) return state.notPlaying()
  if (what === 'rewind') return forkTogether(state, { id, seat: last, by, number })
  state.broadcast.tell({ t: 'settled', id, what, yes: true, by: last })
  return takeBack(state, table, number, by, false)
}

/** The table itself if it remembers decision `number`; otherwise one replayed from the log. */
async function tableReaching(
  { around, record }: RoomState,
  table: Table,
  number: number,
): Promise<Table | Refused> {
  if (number >= table.firstNumber) return table
  const stretch = await readStretch(around.store, record.id, { number })
  const earlier = replayStretch(table.game, record, stretch)
  if (isRefused(earlier) || number >= earlier.firstNumber) return earlier
  return refused('no-such-moment', `this game begins with decision ${earlier.firstNumber}`)
}

async function takeBack(
  state: RoomState,
  from: Table,
  number: number,
  by: Seat,
  free: boolean,
): Promise<Answer> {
  const table = await tableReaching(state, from, number)
  if (isRefused(table)) return table
  table.takeBackTo(number)
  state.table = table
  state.dropProposals()
  state.broadcast.tookBack(table, number, by, free)
  setClock(state, () => giveAutoAnswers(state))
  return {}
}

async function forkAt(state: RoomState, by: Seat, number: number, party: Party): Promise<Fork | Refused> {
  const choices = await state.longWork.choices(state.record, number)
  if (isRefused(choices)) return choices
  const fork = await state.around.fork(state.record, choices, party)
  if (!isRefused(fork) && !state.isFull) state.broadcast.entry('rewound', { number, by }, state.table)
  return fork
}

/** All players have consented: each who is here gets the keys to their seats at the new table. */
async function forkTogether(
  state: RoomState,
  { id, seat, by, number }: { id: number; seat: Seat; by: Seat; number: number },
): Promise<Answer> {
  const { broadcast, people } = state
  const seats = people.seatsHere.filter((each) => !people.isPlayedByProgram(each))
  const host = hostOfFork(people, by)
  const marks = host === undefined ? [] : people.marksOf(host)
  const fork = await forkAt(state, by, number, { seats, host: marks, payer: state.writes.payer })
  if (isRefused(fork)) {
    broadcast.tell({ t: 'settled', id, what: 'rewind', yes: false, by: '' })
    return fork
  }
  const settled = { t: 'settled', id, what: 'rewind', yes: true, by: seat, table: fork.table } as const
  broadcast.tellEach((member) => {
    const rights = people.rightsOf(member)
    return toldText({ ...settled, keys: fork.keysFor({ ...rights, host: rights.host || member === host }) })
  })
  return {}
}

/** The present host, or if they are away the player who proposed it, or else another one. */
function hostOfFork({ here }: People, by: Seat): Member | undefined {
  const all = [...here]
  const [member] =
    all.find(([, { host }]) => host) ??
    all.find(([, { seats }]) => seats.includes(by)) ??
    all.find(([, { seats }]) => seats.length > 0) ??
    []
  return member
}
