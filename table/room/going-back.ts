import { type Refused, type Seat, isRefused, refused } from '@miskatonic/kernel'
import { type AskedOf, toldText } from '@miskatonic/protocol'
import type { Table } from '../table.ts'
import type { Answer } from './answer.ts'
import { noSuchMoment } from './moments.ts'
import { firstNumber, readStretch, replayStretch } from './past.ts'
import type { Member } from './people.ts'
import { type RoomState, tableFull } from './state.ts'
import type { Fork } from './surroundings.ts'

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
  state.broadcast.tellAll(state.proposals.add({ what: 'undo', by: seat, number: to, because, waiting }))
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
    const fork = await forkAt(state, seat, number)
    return isRefused(fork) ? fork : { table: fork.table, keys: fork.keysFor(people.rightsOf(member)) }
  }
  state.broadcast.tellAll(
    state.proposals.add({ what: 'rewind', by: seat, number, because: 'others-play', waiting }),
  )
  return {}
}

/** A player's answer to a proposal; with the last consent it is carried out. */
export async function consent(
  state: RoomState,
  { seat, proposal: id, yes }: AskedOf<'consent'>,
): Promise<Answer> {
  const { table, broadcast } = state
  const proposal = state.proposals.answer(id, seat, yes)
  if (isRefused(proposal)) return proposal
  if (table === null) return state.notPlaying()
  const { what, waiting, number, by } = proposal
  if (yes && waiting.length > 0) {
    broadcast.tellAll(proposal)
    return {}
  }
  if (!yes || what === 'undo') broadcast.tellAll({ t: 'settled', id, what, yes, by: seat })
  if (!yes) return {}
  return what === 'undo'
    ? takeBack(state, table, number, by, false)
    : forkTogether(state, { id, seat, by, number })
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
  return {}
}

async function forkAt(state: RoomState, by: Seat, number: number): Promise<Fork | Refused> {
  const choices = await state.longWork.choices(state.record, number)
  const fork = await state.around.fork(state.record, choices)
  if (!isRefused(fork)) state.broadcast.entry('rewound', { number, by }, state.table)
  return fork
}

/** All players have consented: each gets the keys to their seats at the new table. */
async function forkTogether(
  state: RoomState,
  { id, seat, by, number }: { id: number; seat: Seat; by: Seat; number: number },
): Promise<Answer> {
  const { broadcast, people } = state
  const fork = await forkAt(state, by, number)
  if (isRefused(fork)) {
    broadcast.tellAll({ t: 'settled', id, what: 'rewind', yes: false, by: '' })
    return fork
  }
  const settled = { t: 'settled', id, what: 'rewind', yes: true, by: seat, table: fork.table } as const
  broadcast.tellEach((member) => toldText({ ...settled, keys: fork.keysFor(people.rightsOf(member)) }))
  return {}
}
