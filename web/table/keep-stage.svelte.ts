import type { Target } from '@miskatonic/screen'
import { settings } from '../settings/settings.svelte.ts'
import { eventsIn } from './log-entries.ts'
import type { Sitting } from './sitting.svelte.ts'

/** Keeps the stage, which the board reads, as the sitting is. Called while the component that shows the board is made. */
export function keepStage(at: Sitting): void {
  const { stage } = at
  stage.view = at.view
  $effect.pre(() => {
    stage.view = at.view
    stage.language = settings.language
    stage.speed = settings.motion
    stage.pings = pingsAt(at)
  })
  $effect.pre(() => {
    stage.past = eventsIn(at.entries, at.session.log)
  })
  $effect.pre(() => {
    stage.offers = at.choices.offers
    stage.prohibitions = at.choices.prohibitions
  })
  $effect.pre(() => {
    stage.far = new Set(at.journeys.possible.keys())
  })
  $effect.pre(() => {
    const { places, actions } = at.journeys.shown
    stage.way = places
    stage.wayActions = actions
  })
}

/** What others point at, and the lesson. */
function pingsAt({ choices: { guide }, playback, session }: Sitting): ReadonlyMap<Target, string> {
  if (guide === null || playback.isRunning) return session.pings
  return new Map([...session.pings, ...guide.point.map((target) => [target, guide.word] as const)])
}
