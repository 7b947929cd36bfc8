import type { Seat } from '@miskatonic/kernel'
import type { Place } from '../../content/map.ts'
import type { OldOne } from '../../cards/old-ones.ts'
import type { Events } from '../../kind.ts'
import { type Scene, type Setting, scene } from '../scene.ts'

/**
 * Awakens the first of `next` in the actions step. The active player stands among two cultists (at the Market, unless `setting` says
 * otherwise) and plays the Last Hourglass in vain; Paranoia brings a third cultist and then a ritual. `dice` are the results after that.
 */
export function awaken(next: OldOne | OldOne[], setting: Setting = {}, ...dice: string[]): Scene {
  const who = setting.active ?? 'p1'
  const spot = setting.at?.[who] ?? 'market'
  const s = scene({
    ...setting,
    at: { ...setting.at, [who]: spot },
    cultists: { [spot]: 2, ...setting.cultists },
    hands: { ...setting.hands, [who]: [...(setting.hands?.[who] ?? []), 'last-hourglass'] },
    asleep: typeof next === 'string' ? [next] : next,
  })
  return s.next('paranoia', ...dice).choose('playRelic', { relic: 'last-hourglass' })
}

/** Where cultists are, and how many. */
export function crowds({ table }: Scene): Partial<Record<Place, number>> {
  return Object.fromEntries(Object.entries(table.cultists).filter(([, count]) => count > 0))
}

export function shoggothsAt({ table }: Scene): Place[] {
  return table.shoggoths.map(({ at }) => at).toSorted()
}

export function sanity({ table }: Scene, seat: Seat): number {
  return table.players[seat]!.sanity
}

export function place({ table }: Scene, seat: Seat): Place {
  return table.players[seat]!.at
}

/** What happened of these kinds since the last choice, in order, each with the first thing it tells: `ritual:park`. */
export function tale(s: Scene, ...kinds: (keyof Events)[]): string[] {
  return s.events
    .filter(({ event }) => (kinds as string[]).includes(event))
    .map(({ event, args }) => `${event}:${String(Object.values(args)[0])}`)
}

/** The reasons for the sanity rolls made since the last choice, each with who rolled: `p1 relic`. */
export function rolls(s: Scene): string[] {
  return s.happened('dieRolled').map(({ seat, why }) => `${seat} ${why}`)
}

/** Ends the turn of the active player, playing nothing; what happened is everything until the next turn. */
export function endTurn(s: Scene): Scene {
  return s.choose('endActions', {}).passAll()
}

/** Answers every question with the first option until it is again somebody's turn to act. */
export function answerAnyhow(s: Scene): Scene {
  while (s.asked !== null && s.asked.step !== 'act') s.engine.choose(s.engine.decision!.options[0]!)
  return s
}
