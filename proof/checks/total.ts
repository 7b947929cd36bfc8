import {
  type Args,
  type Decision,
  type Option,
  type Refusal,
  type Seat,
  attempted,
  isRefused,
  optionId,
  parseOptionId,
  rulesOf,
} from '@miskatonic/kernel'
import { type Check, type Checkpoint, type Wrong, firstWrong, wrongRule } from './check.ts'
import { wrongArgs } from './components.ts'

/** There is always an option or an outcome, and everything that is offered or refused is well made. */
export const total: Check = {
  name: 'total',
  about: 'a decision with well-made options for everybody it waits for, or an outcome',
  inspect: (checkpoint) =>
    neitherNorBoth(checkpoint) ??
    wrongDecision(checkpoint) ??
    wrongOptions(checkpoint) ??
    wrongRefusals(checkpoint),
}

function neitherNorBoth({ engine }: Checkpoint): Wrong {
  const { decision, position } = engine
  if (decision === null && position.outcome === null) return 'there is neither a decision nor an outcome'
  if (decision !== null && position.outcome !== null) return 'there are a decision and an outcome'
  if (position.outcome !== null && position.stack.length > 0)
    return 'the game is over, and something is still to be done'
  const strangers = position.outcome?.winners.filter((seat) => !position.seats.includes(seat)) ?? []
  return strangers.length === 0 ? undefined : `${strangers.join(', ')} won without sitting at the table`
}

function wrongDecision(checkpoint: Checkpoint): Wrong {
  const { game, engine } = checkpoint
  const { decision, position } = engine
  if (decision === null) return undefined
  const { step, args, waiting } = decision
  if (!game.asks.includes(step)) return `${step} asks, and is not among the steps that ask`
  if (decision.number !== position.choices)
    return `the decision has the number ${decision.number}, not ${position.choices}`
  if (waiting.length === 0) return `${step} waits for nobody`
  if (new Set(waiting).size < waiting.length) return `${step} waits twice for the same seat`
  return (
    firstWrong(waiting, (seat) => wrongSeat(checkpoint, decision, seat)) ??
    wrongArgs(game, step, args) ??
    wrongRule(checkpoint, decision.rule, `the question ${step}`)
  )
}

function wrongSeat({ engine }: Checkpoint, { step, options }: Decision, seat: Seat): Wrong {
  if (!engine.position.seats.includes(seat))
    return `${step} waits for "${seat}", who does not sit at the table`
  return options.some((option) => option.seat === seat)
    ? undefined
    : `${step} waits for ${seat} and offers nothing`
}

function wrongOptions(checkpoint: Checkpoint): Wrong {
  const ids = new Set<string>()
  return firstWrong(checkpoint.engine.decision?.options ?? [], (option) => {
    const id = `${option.seat} ${optionId(option)}`
    if (ids.has(id)) return `${id} is offered twice`
    ids.add(id)
    return wrongOption(checkpoint, option)
  })
}

function wrongOption(checkpoint: Checkpoint, option: Option): Wrong {
  const { engine } = checkpoint
  const id = optionId(option)
  const taken = attempted(engine, { seat: option.seat, option: id, decision: engine.position.choices })
  if (isRefused(taken)) return `${option.seat} ${id} is offered and then refused: ${taken.refused.message}`
  if (taken !== option) return `${option.seat} ${id} leads to another option`
  if (rulesOf(option).length === 0) return `the option ${id} rests on no rule`
  return (
    wrongCommand(checkpoint, option) ??
    firstWrong(rulesOf(option), (rule) => wrongRule(checkpoint, rule, `the option ${id}`))
  )
}

function wrongRefusals(checkpoint: Checkpoint): Wrong {
  const { engine } = checkpoint
  const named = new Map<string, Refusal>()
  return firstWrong(engine.refusals(), (refusal) => {
    const id = optionId(refusal)
    const other = named.get(`${refusal.seat} ${id}`)
    if (other !== undefined && other.rule !== refusal.rule)
      return `${id} is refused by ${other.rule} and by ${refusal.rule}`
    named.set(`${refusal.seat} ${id}`, refusal)
    if (engine.find(refusal.seat, id) !== undefined)
      return `${refusal.seat} ${id} is offered and refused by ${refusal.rule}`
    return wrongCommand(checkpoint, refusal) ?? wrongRule(checkpoint, refusal.rule, `the refusal of ${id}`)
  })
}

/** A step that players may choose, whose arguments have their shape, and whose name can be read back. */
function wrongCommand(
  { game, engine }: Checkpoint,
  { seat, step, args }: { seat: Seat; step: string; args: Args },
): Wrong {
  const id = optionId({ step, args })
  if (!engine.position.seats.includes(seat)) return `${id} is for "${seat}", who does not sit at the table`
  if (!game.choices.includes(step)) return `${id} is not among the choices of ${game.id}`
  const wrong = wrongArgs(game, step, args)
  if (wrong !== undefined) return wrong
  const read = parseOptionId(game, id)
  const isSame =
    read?.step === step && Object.entries(args).every(([name, value]) => read.args[name] === value)
  return isSame ? undefined : `${id} cannot be read back from its name`
}
