import { Engine, completeOptions } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { targetsOf } from '../board/targets.ts'
import { sample } from '../index.ts'
import { lesson } from '../lesson/index.ts'

test('the lesson can be played, points at what is to be chosen, and the game goes on', () => {
  const engine = Engine.start(sample, completeOptions(sample, lesson.options), lesson.seed)
  for (const { choice, point } of lesson.steps) {
    if (choice === undefined) continue
    const [seat = ''] = engine.decision!.waiting
    const option = engine.find(seat, choice)!
    expect(targetsOf(option.step, option.args).some((target) => point.includes(target))).toBe(true)
    engine.choose(option)
  }
  expect(engine.decision).not.toBeNull()
})
