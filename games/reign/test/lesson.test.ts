import { Engine, completeOptions } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { reign } from '../index.ts'
import { targetsOf } from '../board/targets.ts'
import { lesson } from '../lesson/index.ts'

/** Plays the lesson, and tells before each step where the game stands. */
function play(visit: (engine: Engine, step: (typeof lesson.steps)[number]) => void): Engine {
  const engine = Engine.start(reign, completeOptions(reign, lesson.options), lesson.seed, true)
  for (const step of lesson.steps) {
    visit(engine, step)
    if (step.choice === undefined) continue
    const seat = engine.decision!.waiting[0]!
    const option = engine.find(seat, step.choice)
    if (option === undefined)
      throw new Error(`${step.choice} is not offered at decision ${engine.position.choices}`)
    engine.events = []
    engine.choose(option)
  }
  return engine
}

describe('the lesson', () => {
  it('can be played to its end, and then the game goes on', () => {
    const engine = play(() => {})
    expect(engine.decision).not.toBeNull()
    expect(engine.position.table).toMatchObject({
      gates: { arkham: 'sealed' },
      awake: ['tsathoggua', 'azathoth'],
      players: { p2: { sanity: 3 } },
    })
  })

  it('points at what is to be chosen, where that lies on the board', () => {
    const missed: string[] = []
    play((engine, { choice, point }) => {
      if (choice === undefined) return
      const seat = engine.decision!.waiting[0]!
      const { step, args } = engine.find(seat, choice)!
      const targets = targetsOf(step, args, seat)
      if (targets.length > 0 && !targets.some((target) => point.includes(target))) missed.push(choice)
    })
    expect(missed).toEqual([])
  })

  it('says what really happens', () => {
    const told: string[] = []
    play((engine, { choice }) => {
      told.push(
        `${choice ?? ''} ${engine.events.map(({ event, args }) => `${event} ${JSON.stringify(args)}`).join()}`,
      )
    })
    const all = told.join('\n')
    for (const fact of [
      '"face":"paranoia"',
      '"oldOne":"tsathoggua"',
      'ritual {"at":"park"',
      '"oldOne":"azathoth"',
      '"place":"farmstead"',
      '"place":"theater"',
    ])
      expect(all).toContain(fact)
    const end = play(() => {})
    const { hands } = end.position.table as { hands: Record<string, string[]> }
    expect(
      Object.values(hands)
        .flat()
        .filter((card) => card === 'innsmouth'),
    ).toHaveLength(4)
  })

  it('takes about ten minutes to read and do', () => {
    const words = lesson.steps.map(({ say }) => say.en.split(' ').length).reduce((sum, n) => sum + n, 0)
    const minutes = words / 150 + lesson.steps.length / 8
    expect(minutes).toBeGreaterThan(6)
    expect(minutes).toBeLessThan(14)
  })
})
