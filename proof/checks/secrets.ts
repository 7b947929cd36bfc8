import {
  Engine,
  type Position,
  type Seat,
  attempted,
  canonical,
  clone,
  optionId,
  perceived,
  sampleWorlds,
  sha256,
} from '@miskatonic/kernel'
import { type Check, type Checkpoint, type Wrong, firstWrong } from './check.ts'
import { conceivable } from './commands.ts'
import { wrongPosition } from './components.ts'
import { difference, firstLeak, watchChoice } from './watching.ts'

/** Other worlds tried per seat; commands whose refusal, and choices whose consequences, are compared in each. */
const WORLDS = 2
const COMMANDS = 8
const CHOICES = 2

/**
 * Hidden information stays hidden. For every seat and for a spectator: in another world, which differs only in what this seat may not know
 * and in future random results, everything that reaches it is the same to the byte; and when the same choice is made in both worlds, events
 * tell it nothing that it cannot see on the table.
 */
export const secrets: Check = {
  name: 'secrets',
  about: 'what a seat may not know changes nothing of what reaches it',
  inspect(checkpoint) {
    const { seats } = checkpoint.engine.position
    return firstWrong([...seats, ''], (seat) =>
      firstWrong(worldsOf(checkpoint, seat), (world) => tells(checkpoint, seat, world)),
    )
  },
}

function worldsOf({ game, engine: { position }, dice }: Checkpoint, seat: Seat): Position[] {
  const worlds = [...sampleWorlds(game, position, seat, WORLDS, `secrets ${dice.below(1_000_000)}`)]
  // Future random results are compared separately, below.
  return dice.sample(worlds, WORLDS).map((world) => ({ ...world, chance: clone(position).chance }))
}

function tells(checkpoint: Checkpoint, seat: Seat, world: Position): Wrong {
  const wrong = wrongPosition(checkpoint.game, world)
  if (wrong !== undefined) return `another world of "${seat}" is impossible: ${wrong}`
  const told = toldNow(checkpoint, seat, clone(world)) ?? toldByNextChoice(checkpoint, seat, world)
  return told === undefined ? undefined : `"${seat}" could find out something hidden: ${told}`
}

/** Everything that reaches the seat at this decision: its view, options and refusals, and the answers to all it could try. */
function toldNow({ game, engine, dice }: Checkpoint, seat: Seat, world: Position): Wrong {
  world.chance.key = sha256(world.chance.key)
  const other = Engine.at(game, world)
  const here = perceived(engine, seat)
  const there = perceived(other, seat)
  if (here !== there) return `what it perceives differs: ${difference(here, there)}`
  if (seat === '') return undefined
  return firstWrong(dice.sample(conceivable(game), COMMANDS), ({ id }) => {
    const answers = [engine, other].map((each) => canonical(attempted(each, { seat, option: id })))
    return answers[0] === answers[1]
      ? undefined
      : `${id} is answered differently: ${difference(answers[0]!, answers[1]!)}`
  })
}

/**
 * The same choice in both worlds: a few, each of another step. Dice and bags give the same; other random results, such as
 * shuffling, goes the same way half of the time.
 */
function toldByNextChoice({ game, engine, dice }: Checkpoint, seat: Seat, world: Position): Wrong {
  if (engine.decision === null || hasSealedAnswers(engine.position, seat)) return undefined
  if (dice.oneIn(2)) world.chance.key = sha256(world.chance.key)
  const { options } = engine.decision
  const steps = dice.sample([...new Set(options.map(({ step }) => step))], CHOICES)
  return firstWrong(steps, (step) => {
    const option = dice.pick(options.filter((each) => each.step === step))
    const faces: string[] = []
    const here = watchChoice(game, clone(engine.position), seat, option, { faces, again: false })
    const there = watchChoice(game, clone(world), seat, option, { faces, again: true })
    const leak = here && there && firstLeak(here, there)
    return leak === undefined ? undefined : `after ${option.seat} ${optionId(option)} ${leak}`
  })
}

/** With the last answer the others are revealed to all seats. */
function hasSealedAnswers({ sealed }: Position, seat: Seat): boolean {
  return Object.keys(sealed).some((other) => other !== seat)
}
