import { Engine, canonical, clone, hash, languages, viewOf, viewsAsJson } from '@miskatonic/kernel'
import { type Check, type Checkpoint, type Wrong, firstWrong } from './check.ts'

/** Reading is free of side effects: decisions, views and refusals can be asked for again and are the same. */
export const questions: Check = {
  name: 'questions',
  about: 'asking again changes nothing and gives the same answer',
  inspect: (checkpoint) => askAgain(checkpoint) ?? lookAgain(checkpoint) ?? askWhatIsForbidden(checkpoint),
}

function askAgain({ game, engine }: Checkpoint): Wrong {
  const again = Engine.at(game, clone(engine.position))
  if (hash(again.position) !== hash(engine.position)) return 'asking again changes the position'
  if (canonical(again.decision) !== canonical(engine.decision)) return 'asking again gives another decision'
  // The engine of the game has a listener and wrote down what is forbidden; this one has none, and asks once more.
  if (canonical(again.refusals()) !== canonical(engine.refusals()))
    return 'asking again forbids something else'
  return hash(again.position) === hash(engine.position)
    ? undefined
    : 'asking what is forbidden changes the position'
}

function lookAgain({ game, engine, dice }: Checkpoint): Wrong {
  const { position, decision } = engine
  const before = hash(position)
  const lookers = [...position.seats, '']
  const written = viewsAsJson(game, position, decision, lookers)
  const wrong = firstWrong(lookers.entries(), ([index, seat]) =>
    JSON.stringify(viewOf(game, position, decision, seat)) === written[index]
      ? undefined
      : `the view of "${seat}" and its JSON differ`,
  )
  game.drawText(viewOf(game, position, decision, dice.pick(lookers)), dice.pick(languages))
  return wrong ?? (hash(position) === before ? undefined : 'looking at the table changes it')
}

function askWhatIsForbidden({ engine, dice }: Checkpoint): Wrong {
  const before = hash(engine.position)
  const decision = canonical(engine.decision)
  const refusals = engine.refusals()
  if (canonical(engine.refusals()) !== canonical(refusals))
    return 'asking twice what is forbidden gives two answers'
  for (const { seat, step, args } of dice.sample(refusals, 3)) engine.why(seat, step, args)
  if (hash(engine.position) !== before) return 'asking what is forbidden changes the position'
  return canonical(engine.decision) === decision ? undefined : 'asking what is forbidden changes the decision'
}
