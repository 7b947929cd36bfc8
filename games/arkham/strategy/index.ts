import type { Strategy } from '@miskatonic/kernel'
import { scenarioOf } from '../catalogue.ts'
import type { Options, Table } from '../position.ts'
import { worthOfAction } from './actions.ts'
import { worthOfAnswer } from './answers.ts'
import { attractionOf } from './places.ts'
import { promiseOf } from './promise.ts'
import type { Goal, Scene } from './scene.ts'

/**
 * How players with a goal play: they go where clues and the codex call them, research what they have, ward what is about to tear open,
 * and fight or slip away where they are held. They do not plan ahead, and they do not count the odds.
 */
export const strategy: Strategy<Table, Options> = {
  goals: ({ scenario }) => ['win', ...Object.keys(scenarioOf(scenario).endings)],

  worths({ step, args, options }, { table, options: setting }, goal) {
    const scenes = new Map<string, readonly [Scene, ReturnType<typeof attractionOf>]>()
    return options.map((option) => {
      const { seat } = option
      const me = table.investigators[seat]!
      if (me.sheet === null) return option.step === 'propose' ? -1 : 0
      const known = scenes.get(seat)
      const scene: Scene = known?.[0] ?? { table, options: setting, seat, me, goal: goal as Goal }
      const attraction = known?.[1] ?? attractionOf(scene)
      scenes.set(seat, [scene, attraction])
      return step === 'act'
        ? worthOfAction(scene, option, attraction)
        : worthOfAnswer(scene, option, args, attraction)
    })
  },

  promise: ({ table, options }, goal) => promiseOf(table, options, goal as Goal),
  round: ({ table }) => table.round,
}
