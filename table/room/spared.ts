import {
  type Attempt,
  type Decision,
  type Engine,
  type Happened,
  type Seat,
  optionId,
} from '@miskatonic/kernel'
import type { SeatRecord } from '../store.ts'

type Wishes = Readonly<Record<Seat, SeatRecord>>

/** The answer of a seat that does not want to be asked this; undefined if somebody has to answer in person. */
export function sparedAnswer({ game, decision }: Engine, wishes: Wishes): Attempt | undefined {
  const skip = (game.skippable as Record<string, string> | undefined)?.[decision?.step ?? '']
  if (decision === null || skip === undefined) return undefined
  const seat = sparedSeat(decision, wishes)
  const option = decision.options.find((each) => each.seat === seat && each.step === skip)
  return option && { seat: option.seat, option: optionId(option) }
}

/** Where any of several may answer, nobody is answered for while another might want to say something. */
function sparedSeat({ kind, waiting, options }: Decision, wishes: Wishes): Seat | undefined {
  const isSpared = (seat: Seat): boolean => (wishes[seat]?.wish ?? 'ask') !== 'ask'
  if (kind === 'any' && !options.every(({ seat }) => isSpared(seat))) return undefined
  return waiting.find(isSpared)
}

/** Whether something happened that ends "until something happens". */
export function isNotable({ game }: Engine, happened: readonly Happened[]): boolean {
  return happened.some(({ event }) => (game.notable as readonly string[] | undefined)?.includes(event))
}
