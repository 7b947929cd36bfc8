import {
  type Agreement,
  type Attempt,
  type Decision,
  type Engine,
  type Happened,
  type Kind,
  type Option,
  type Seat,
  optionId,
} from '@miskatonic/kernel'
import type { SeatRecord, TableRecord } from '../store.ts'

type Wish = SeatRecord['wish']

/** Who sits where, as far as automatic answers depend on it. */
interface Company {
  readonly record: TableRecord
  areOnePerson(one: Seat, other: Seat): boolean
}

/** The answer that the room gives for a seat by itself; undefined if a player has to answer. */
export function autoAnswer(engine: Engine, people: Company): Attempt | undefined {
  const option = passing(engine, people) ?? agreeing(engine, people)
  return option && { seat: option.seat, option: optionId(option) }
}

/** Passes for a seat that wishes not to be asked this kind of question. */
function passing({ game, decision }: Engine, { record }: Company): Option | undefined {
  const skip = (game.skippable as Record<string, string> | undefined)?.[decision?.step ?? '']
  if (decision === null || skip === undefined) return undefined
  const seat = passingSeat(decision, (each) => (record.seats[each]?.wish ?? 'ask') !== 'ask')
  return decision.options.find((each) => each.seat === seat && each.step === skip)
}

/** Where any of several seats may answer, one of them passes only if all of them wish to. */
function passingSeat(
  { kind, waiting, options }: Decision,
  wantsToPass: (seat: Seat) => boolean,
): Seat | undefined {
  if (kind === 'any' && !options.every(({ seat }) => wantsToPass(seat))) return undefined
  return waiting.find(wantsToPass)
}

/** Agrees to a proposal that a player made to another of their own seats. */
function agreeing({ game, position, decision }: Engine, people: Company): Option | undefined {
  const agreements = game.agreements as Record<string, Agreement<Kind, unknown>> | undefined
  const agreement = agreements?.[decision?.step ?? '']
  if (decision === null || agreement === undefined) return undefined
  const proposer = agreement.proposer(position.table, decision.args)
  return decision.options.find(
    ({ seat, step }) => step === agreement.choice && people.areOnePerson(seat, proposer),
  )
}

/** The wishes to be spared questions that these events end. */
export function wishesEndedBy({ game }: Engine, happened: readonly Happened[]): Wish[] {
  const isAmong = (events: readonly string[] | undefined): boolean =>
    happened.some(({ event }) => events?.includes(event))
  return [
    ...(isAmong(game.notable) ? (['until'] as const) : []),
    ...(isAmong(game.turnEnds) ? (['turn'] as const) : []),
  ]
}
