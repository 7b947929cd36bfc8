import {
  type Agreement,
  type Attempt,
  type Decision,
  type Engine,
  type Game,
  type Happened,
  type Kind,
  type Option,
  type Seat,
  optionId,
} from '@miskatonic/kernel'
import type { SeatRecord, TableRecord } from '../store.ts'

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
function passing({ game, position, decision }: Engine, { record }: Company): Option | undefined {
  const skip = (game.skippable as Record<string, string> | undefined)?.[decision?.step ?? '']
  if (decision === null || skip === undefined) return undefined
  const wantsToPass = (seat: Seat): boolean => isSpared(record.seats[seat])
  if (decision.kind === 'any' && !heard(game, position.seats, decision).every(wantsToPass)) return undefined
  const seat = decision.waiting.find(wantsToPass)
  return decision.options.find((each) => each.seat === seat && each.step === skip)
}

/** Seats are spared by their wish and by what everybody saw happen, never by what they could answer: being spared tells nothing. */
function isSpared(seat: SeatRecord | undefined): boolean {
  return seat !== undefined && seat.wish !== 'ask' && !(seat.wish === 'only' && seat.noted === true)
}

/**
 * Where any of several seats may answer, one of them passes only if all of them wish to. In a game with sides these are all seats of the
 * side, also those that have nothing to choose: how fast the answer comes must not tell the other side what they hold.
 */
function heard({ sideOf }: Game, seats: readonly Seat[], { waiting, options }: Decision): readonly Seat[] {
  if (sideOf === undefined) return options.map(({ seat }) => seat)
  return seats.filter((seat) => sideOf(seat) === sideOf(waiting[0]!))
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

/** Who answered, and the step that asked. */
export interface Answered {
  readonly seat: Seat
  readonly question: string
}

/** The seats whose wishes or notes change by a choice and its events, as they are afterwards. */
export function wishesAfter(
  { game }: Engine,
  seats: TableRecord['seats'],
  { seat: answered, question }: Answered,
  happened: readonly Happened[],
): [Seat, Partial<SeatRecord>][] {
  const isAmong = (events: readonly string[] | undefined): boolean =>
    happened.some(({ event }) => events?.includes(event))
  const [isNotable, isTurnOver] = [isAmong(game.notable), isAmong(game.turnEnds)]
  const isSparing = Object.hasOwn(game.skippable ?? {}, question)
  return Object.entries(seats).flatMap(([seat, { wish, noted = false }]): [Seat, Partial<SeatRecord>][] => {
    if ((wish === 'until' && isNotable) || (wish === 'turn' && isTurnOver)) return [[seat, { wish: 'ask' }]]
    if (wish !== 'only') return []
    const now = isNotable || (noted && !(seat === answered && isSparing))
    return now === noted ? [] : [[seat, { noted: now }]]
  })
}
