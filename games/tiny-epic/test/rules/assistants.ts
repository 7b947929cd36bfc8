import { Engine, completeOptions } from '@miskatonic/kernel'
import { tinyEpic } from '../../index.ts'
import type { Options, Table } from '../../position.ts'
import { type Scene, type Setting, scene } from '../scene.ts'

/**
 * What the wheel brings whoever comes after the assistant, where a test does not care: two fear tentacles for the asylum, a rage shambler
 * for the church, and the Great Old One goes there.
 */
export const quietSpin: readonly string[] = ['stop-21', 'fear', 'fear']

/** An assistant about to follow its script; the first one of a solo game unless said otherwise. Then comes a quiet spin. */
export function script(setting: Setting = {}): Scene {
  return scene({
    active: 'a1',
    from: 'script',
    ...setting,
    options: { variant: 'solo', ...setting.options },
    next: [...(setting.next ?? []), ...quietSpin],
  })
}

/** The same from the assistant's spin on. */
export function assistantTurn(setting: Setting = {}): Scene {
  return script({ from: 'turn', ...setting })
}

/** What happened in the turn of the assistant, without what came after it. */
export function storyOfTurn(s: Scene): string[] {
  return s.story.slice(0, s.story.indexOf('turnEnded') + 1)
}

/** A real game with everybody's sheet chosen, in the middle of its first turn. */
export function begun(options: Partial<Options>, seed = '1'): Engine {
  const engine = Engine.start(tinyEpic, completeOptions(tinyEpic, options), seed, true)
  while (engine.decision?.step === 'chooseSheet') engine.choose(engine.decision.options[0]!)
  return engine
}

export function tableOf(engine: Engine): Table {
  return engine.position.table as Table
}
