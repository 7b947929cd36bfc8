import { type Attempt, type Clock, type Happened, type Kind, optionId } from '@miskatonic/kernel'
import type { RoomState } from './state.ts'

/** Questions with a time limit (`Game.clocks`). The record keeps when the time began, so that it goes on after a restart. */

/** Notes the time if one of these events begins it, and tells everybody how much there is. */
export function noteTime(state: RoomState, events: readonly Happened[]): void {
  const begins = Object.values(clocksOf(state)).some(
    (clock) =>
      events.some(({ event }) => event === clock.since) && clock.seconds(state.record.options) !== null,
  )
  if (begins) state.changeRecord({ ...state.record, clock: state.around.now() })
}

/** The answer to the question that is asked now, if its time is over. */
export function lateAnswer(state: RoomState): Attempt | undefined {
  const left = timeLeft(state)
  const { decision } = state.table?.now ?? {}
  if (left === null || left > 0 || !decision) return undefined
  const { choice } = clocksOf(state)[decision.step]!
  const option = decision.options.find(({ step }) => step === choice)
  return option && { seat: option.seat, option: optionId(option) }
}

/** Calls back when the time of the question that is asked now is over. An earlier call back is cancelled. */
export function setClock(state: RoomState, ring: () => void): void {
  state.stopClock()
  const left = timeLeft(state)
  state.stopClock = left === null || left <= 0 ? () => {} : state.timers.after(left, ring)
}

/** Milliseconds; null if the question that is asked now has no time limit. */
export function timeLeft(state: RoomState): number | null {
  const { decision, position } = state.table?.now ?? {}
  if (!decision || position === undefined || state.record.clock === undefined) return null
  const seconds = clocksOf(state)[decision.step]?.seconds(position.options) ?? null
  return seconds === null ? null : state.record.clock + seconds * 1000 - state.around.now()
}

function clocksOf({ game }: RoomState): Readonly<Record<string, Clock<Kind>>> {
  return (game?.clocks ?? {}) as Readonly<Record<string, Clock<Kind>>>
}
