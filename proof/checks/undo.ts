import {
  type Engine,
  History,
  type Refused,
  type Revealed,
  canonical,
  clone,
  hash,
  isRefused,
  replay,
} from '@miskatonic/kernel'
import type { Check, Finished, GameCheck, Checkpoint, Wrong } from './check.ts'

/** The last choice can be undone and made again, and its undo limit follows from chance and from what seats have seen. */
export const undo: Check = {
  name: 'undo',
  about:
    'undo and redo lead back to the same positions; the limit of undo says chance exactly if luck was used and no rule binds',
  inspect(checkpoint) {
    const { game, engine, last } = checkpoint
    if (last === null) return undefined
    const history = new History(game, last.before)
    if (!isRefused(history.undoLimit())) return 'there is a choice to undo before any was made'
    history.choose(history.now.find(last.choice.seat, last.choice.option)!)
    const after = hash(engine.position)
    if (hash(history.now.position) !== after) return 'the same choice leads to another position'
    return wrongLimit(checkpoint, history) ?? thereAndBack(history, hash(last.before), after)
  },
}

function wrongLimit({ engine, last }: Checkpoint, history: History): Wrong {
  const limit = history.undoLimit()
  if (canonical(history.undoLimit()) !== canonical(limit))
    return 'the limit of undo is another one when asked again'
  if (isRefused(limit)) return `undo says "${limit.refused.message}" after a choice`
  if (limit?.by === 'rule') return undefined // a rule that binds comes first
  const luck = canonical(engine.position.chance) !== canonical(last!.before.chance)
  if (luck === (limit?.by === 'chance')) return undefined
  return `luck was ${luck ? '' : 'not '}used, and the limit of undo is ${describe(limit)}`
}

function describe(limit: Revealed | Refused | null): string {
  return limit === null ? 'none' : JSON.stringify(limit)
}

function thereAndBack(history: History, before: string, after: string): Wrong {
  const undone = history.undo()
  if (hash(history.now.position) !== before) return 'undo leads to another position than the one before'
  const again = history.now.find(undone.seat, undone.option)
  if (again === undefined) return `after undo ${undone.option} is no longer offered`
  history.choose(again)
  return hash(history.now.position) === after
    ? undefined
    : 'redo leads to another position than the one undone'
}

/** Any number of choices can be taken back, across the snapshots of the history, and made again. */
export const rewind: GameCheck = {
  name: 'rewind',
  about: 'many choices undone and redone lead to the same position',
  inspect(finished) {
    const { game, choices, hashes, dice } = finished
    const history = replay(game, finished.start().position, choices)
    if (isRefused(history)) return history.refused.message
    const back = dice.below(choices.length + 1)
    const undone = Array.from({ length: back }, () => history.undo()).toReversed()
    const wrong = otherHash(finished, history.now, choices.length - back, 'undo')
    if (wrong !== undefined) return wrong
    for (const { seat, option } of undone) history.choose(history.now.find(seat, option)!)
    if (hash(history.now.position) !== hashes.get(choices.length))
      return `${back} choices undone and redone end elsewhere`
    const some = dice.below(choices.length + 1)
    return otherHash(finished, history.at(some), some, 'looking back')
  },
}

/** Compares with the hash kept at the time, or, if none was kept, with a game replayed to that point. */
function otherHash({ start, choices, hashes }: Finished, engine: Engine, count: number, what: string): Wrong {
  const fresh = start()
  for (const { seat, option } of choices.slice(0, count)) fresh.choose(fresh.find(seat, option)!)
  const want = hashes.get(count) ?? hash(fresh.position)
  return hash(clone(engine.position)) === want
    ? undefined
    : `${what} to choice ${count} leads to another position`
}
