import type { Loc } from '../effects.ts'
import type { At, Steps } from '../kind.ts'
import { scenarioOf } from '../catalogue.ts'
import { hoodOf } from './board.ts'
import { type Subject, chooseThen, group } from './choosing.ts'
import { board, doomAt, investigator, isInPlay, monster, spacesOf } from './look.ts'
import { mostDoomSpaces, nearest, neighboursOf, unstableSpaces } from './ways.ts'
import type { Context } from './resolving.ts'

/** Goes on with `step` at the place that a word of the effect language means; asks where it leaves a choice, skips where there is none (AH-003). */
export function atPlace<S extends keyof Steps, K extends keyof Steps[S] & string>(
  play: At,
  loc: Loc,
  context: Context,
  step: S,
  key: K,
  args: Omit<Steps[S], K>,
  options: readonly string[] = placesOf(play, loc, context),
): void {
  if (loc === 'hood-each') {
    for (const space of options) play.then(step, { ...args, [key]: space } as Steps[S])
    return
  }
  const chooser = isOwnChoice(loc) && context.seat !== '' ? context.seat : group
  const about: Subject = loc === 'unstable' ? 'unstable' : 'place'
  const rule = loc === 'unstable' ? 'AH-R108' : 'AH-004-1'
  chooseThen(play, { who: chooser, about, rule, options }, step, key, args)
}

function isOwnChoice(loc: Loc): boolean {
  return loc === 'any' || loc === 'hood-one' || loc === 'adjacent'
}

/** All places that a word may mean now. */
export function placesOf(play: At, loc: Loc, { seat, monster: id }: Context): readonly string[] {
  const { table } = play
  const here = isInPlay(table, seat) ? investigator(table, seat).at : undefined
  const its = id === null ? undefined : (monster(table, id)?.at ?? here)
  const adjacentSpaces = (its === undefined ? [] : neighboursOf(play, its)).filter(
    (place) => hoodOf(place) !== undefined,
  )
  switch (loc) {
    case 'here':
      return here === undefined ? [] : [here]
    case 'unstable':
      return unstableSpaces(play)
    case 'start':
      return [scenarioOf(play.options.scenario).start]
    case 'any':
      return board(play).spaces
    case 'hood-one':
    case 'hood-each': {
      const hood = here === undefined ? undefined : hoodOf(here)
      return hood === undefined ? [] : spacesOf(play, hood)
    }
    case 'adjacent':
      return here === undefined ? [] : neighboursOf(play, here)
    case 'nearest-street':
      return nearest(play, here ?? unstableSpaces(play)[0]!, Object.keys(board(play).streets))
    case 'most-doom':
      return mostDoomSpaces(play)
    case 'lead':
      return isInPlay(table, table.lead) ? [investigator(table, table.lead).at] : []
    case 'its-space':
      return its === undefined ? [] : [its]
    case 'its-adjacent':
      return adjacentSpaces
    case 'its-adjacent-most-doom': {
      const most = Math.max(0, ...adjacentSpaces.map((space) => doomAt(table, space)))
      return adjacentSpaces.filter((space) => doomAt(table, space) === most)
    }
    case 'belfry':
      return table.markers.flatMap(({ colour, at, up }) => (colour === 'blue' && up ? [at] : []))
    case 'sheet':
    case 'text':
      return []
    default:
      return board(play).places.includes(loc) ? [loc] : []
  }
}
