import { Engine, completeOptions } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { targetsOf } from '../board/targets.ts'
import { arkham } from '../index.ts'
import { lesson } from '../lesson/index.ts'

/** Plays the lesson, and tells before each step where the game stands. */
function play(visit: (engine: Engine, step: (typeof lesson.steps)[number]) => void): Engine {
  const engine = Engine.start(arkham, completeOptions(arkham, lesson.options), lesson.seed, true)
  for (const step of lesson.steps) {
    visit(engine, step)
    if (step.choice === undefined) continue
    const option = engine.find(engine.decision!.waiting[0]!, step.choice)
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
      round: 4,
      sheet: { clues: 1 },
      investigators: { p1: { remnants: 1, damage: 0, at: 'independence-square' } },
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
    play((engine) => {
      told.push(engine.events.map(({ event, args }) => `${event} ${JSON.stringify(args)}`).join())
    })
    const all = told.join('\n')
    for (const fact of [
      'doomPlaced {"at":"tick-tock-club"}',
      'engaged {"monster":"m2"',
      '"token":"gate-burst"',
      'gateBurst {"hood":"southside"}',
      'diceAdded {"seat":"p1","card":"becky","dice":4}',
      '"dice":[1,4]',
      'dieRerolled {"seat":"p1","die":0,"face":6}',
      'cardGained {"seat":"p1","card":"blessed"}',
      'remnantsGained {"seat":"p1","n":1}',
    ])
      expect(all).toContain(fact)
  })

  it('takes about fifteen minutes to read and do', () => {
    const words = lesson.steps.map(({ say }) => say.en.split(' ').length).reduce((sum, n) => sum + n, 0)
    const minutes = words / 150 + lesson.steps.length / 4
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThan(17)
  })
})
