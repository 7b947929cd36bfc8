import { type Seat, refused } from '@miskatonic/kernel'
import type { AskedOf } from '@miskatonic/protocol'
import { partCommitment } from '../fair.ts'
import type { Answer } from './answer.ts'
import type { RoomState } from './state.ts'

/** Parts that are being shown because the game is about to begin. They are kept here, secret, until the last one has come. */
export interface Reveal {
  readonly parts: Map<Seat, string>
  readonly missing: Set<Seat>
  /** Stops waiting for those that are missing. */
  readonly cancel: () => void
}

/** A seat's hash of its part of the seed. */
export function commitPart(state: RoomState, { seat, commitment }: AskedOf<'commit'>): Answer {
  const { record } = state
  if (state.phase !== 'gathering') return settled
  if (state.reveal !== null) return refused('being-revealed', 'the parts of the luck are being shown')
  const { [seat]: _, ...parts } = record.parts
  const commitments = { ...record.commitments, [seat]: commitment }
  state.changeRecord({ ...record, commitments, parts })
  return {}
}

/** A part that is shown at once, as clients of the previous version do. It replaces a commitment. */
export function addLuck(state: RoomState, { seat, part }: AskedOf<'luck'>): Answer {
  const { record } = state
  if (state.phase !== 'gathering') return settled
  if (state.reveal !== null) return refused('being-revealed', 'the parts of the luck are being shown')
  const { [seat]: _, ...commitments } = record.commitments ?? {}
  state.changeRecord({ ...record, commitments, parts: { ...record.parts, [seat]: part } })
  return {}
}

/** A seat shows the part that it committed to; `complete` begins the game after the last one. */
export function revealPart(
  state: RoomState,
  { seat, part }: AskedOf<'reveal'>,
  complete: (parts: Readonly<Record<Seat, string>>) => Answer,
): Answer {
  const { reveal, record } = state
  if (state.phase !== 'gathering') return settled
  if (reveal === null || !Object.hasOwn(record.commitments ?? {}, seat))
    return refused('not-asked', 'nobody asks for this part now')
  if (partCommitment(record.id, seat, part) !== record.commitments![seat])
    return refused('wrong-part', 'this is not the part that the seat committed to')
  reveal.parts.set(seat, part)
  reveal.missing.delete(seat)
  if (reveal.missing.size === 0) return complete(Object.fromEntries(reveal.parts))
  state.tellInfo()
  return {}
}

const settled = refused('already-begun', 'the luck of this game is settled')
