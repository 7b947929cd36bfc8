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
    stage.guided = at.playback.isRunning ? [] : (at.choices.guide?.point ?? [])
  })
  $effect.pre(() => {
    const left = at.session.info?.timeLeft
    stage.deadline = left === undefined ? null : Date.now() + left
  })
  $effect.pre(() => {
    stage.past = eventsIn(at.entries, at.session.log)
  })
  $effect.pre(() => {
    stage.offers = at.narrowing.within(at.choices.offers)
    stage.prohibitions = at.choices.prohibitions
  })
  $effect.pre(() => {
    stage.chosen = (at.choosing.confirming ?? at.choosing.sent)?.targets ?? []
    stage.fresh = at.playback.isRunning ? new Set() : at.newsOnBoard.targets
  })
  $effect.pre(() => {
    stage.consulted = at.pointing.menu?.target ?? null
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
