import { type Attempt, type Engine, type Happened, type Seat, optionId } from '@miskatonic/kernel'
import type { SeatRecord } from '../store.ts'

/** The answer of a seat that does not want to be asked this; undefined if somebody has to answer in person. */
export function sparedAnswer(
  { game, decision }: Engine,
  seats: Readonly<Record<Seat, SeatRecord>>,
): Attempt | undefined {
  const skip = (game.skippable as Record<string, string> | undefined)?.[decision?.step ?? '']
  if (decision === null || skip === undefined) return undefined
  const [seat] = decision.waiting
  if (seat === undefined || (seats[seat]?.wish ?? 'ask') === 'ask') return undefined
  const option = decision.options.find((each) => each.seat === seat && each.step === skip)
  return option && { seat, option: optionId(option) }
}

/** Whether something happened that ends "until something happens". */
export function isNotable({ game }: Engine, happened: readonly Happened[]): boolean {
  return happened.some(({ event }) => (game.notable as readonly string[] | undefined)?.includes(event))
}
