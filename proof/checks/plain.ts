import { Engine, type Position, canonical, hash } from '@miskatonic/kernel'
import { type Check, type Checkpoint, type Wrong, firstWrong } from './check.ts'

/** A position is plain data: written as JSON and read again it is the same, and asks the same. */
export const plain: Check = {
  name: 'plain',
  about: 'a position is plain data and survives JSON',
  inspect: (checkpoint) =>
    notPlain(checkpoint.engine.position, '') ?? changedByJson(checkpoint) ?? oddEvents(checkpoint),
}

/** The path of a value that JSON would lose or change. */
function notPlain(value: unknown, path: string): Wrong {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  if (Array.isArray(value))
    return firstWrong(value.keys(), (index) => notPlain(value[index], `${path}/${index}`))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    return `${path} is a ${value.constructor.name}, not a plain object`
  return firstWrong(Object.entries(value), ([key, part]) => notPlain(part, `${path}/${key}`))
}

function changedByJson({ game, engine }: Checkpoint): Wrong {
  const read = JSON.parse(JSON.stringify(engine.position)) as Position
  if (hash(read) !== hash(engine.position)) return 'the position read from JSON has another hash'
  const again = Engine.at(game, read)
  return canonical(again.decision) === canonical(engine.decision)
    ? undefined
    : 'the position read from JSON asks another question'
}

function oddEvents({ game, last }: Checkpoint): Wrong {
  const shapes = game.eventArgs ?? {}
  return firstWrong(
    last?.events ?? [],
    ({ event, args }) => notPlain(args, `event ${event}:`) ?? shapes[event]?.check(args, `event ${event}:`),
  )
}
