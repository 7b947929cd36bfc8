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
import type { People } from './people.ts'

/** The answer of a seat that need not be asked this; undefined if somebody has to answer in person. */
export function sparedAnswer(engine: Engine, people: People): Attempt | undefined {
  const option = passing(engine, people) ?? agreeing(engine, people)
  return option && { seat: option.seat, option: optionId(option) }
}

/** "Nothing from me", for a seat that wishes not to be asked. */
function passing({ game, decision }: Engine, { record }: People): Option | undefined {
  const skip = (game.skippable as Record<string, string> | undefined)?.[decision?.step ?? '']
  if (decision === null || skip === undefined) return undefined
  const seat = sparedSeat(decision, (each) => (record.seats[each]?.wish ?? 'ask') !== 'ask')
  return decision.options.find((each) => each.seat === seat && each.step === skip)
}

/** Where any of several may answer, nobody is answered for while another might want to say something. */
function sparedSeat(
  { kind, waiting, options }: Decision,
  isSpared: (seat: Seat) => boolean,
): Seat | undefined {
  if (kind === 'any' && !options.every(({ seat }) => isSpared(seat))) return undefined
  return waiting.find(isSpared)
}

/** Nobody is asked whether they agree with themselves. */
function agreeing({ game, position, decision }: Engine, people: People): Option | undefined {
  const agreements = game.agreements as Record<string, Agreement<Kind, unknown>> | undefined
  const agreement = agreements?.[decision?.step ?? '']
  if (decision === null || agreement === undefined) return undefined
  const proposer = agreement.proposer(position.table, decision.args)
  return decision.options.find(
    ({ seat, step }) => step === agreement.choice && people.areOnePerson(seat, proposer),
  )
}

/** Whether something happened that ends "until something happens". */
export function isNotable({ game }: Engine, happened: readonly Happened[]): boolean {
  return happened.some(({ event }) => game.notable?.includes(event))
}
