import { Engine, completeOptions } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { targetsOf } from '../board/targets.ts'
import { alone } from '../index.ts'
import { lessons } from '../lesson/index.ts'
import type { Table } from '../position.ts'

type Side = keyof typeof lessons
const sides = ['hero', 'evil'] as const

/** Plays a lesson, and tells before each step where the game stands. */
function play(
  side: Side,
  visit: (engine: Engine, step: (typeof lessons)[Side]['steps'][number]) => void = () => {},
): Engine {
  const { options, seed, steps } = lessons[side]
  const engine = Engine.start(alone, completeOptions(alone, options), seed, true)
  for (const step of steps) {
    visit(engine, step)
    if (step.choice === undefined) continue
    const option = engine.find(engine.decision!.waiting[0]!, step.choice)
    if (option === undefined)
      throw new Error(`${step.choice} is not offered at decision ${engine.position.choices}`)
    engine.choose(option)
  }
  return engine
}

describe.each(sides)('the lesson of %s', (side) => {
  it('can be played to its end, and then the game goes on', () => {
    const engine = play(side)
    expect(engine.decision?.step).toBe('act')
    const { hero, missions, round, monsters } = engine.position.table as Table
    expect(hero).toMatchObject({ at: '1-E3', health: 12, control: 12, ally: { character: 'captain' } })
    expect(missions.red).toMatchObject({ mission: 'the-ritual', active: true })
    expect(round).toMatchObject({ marker: 3, nightmare: false })
    expect(monsters.map(({ being }) => being)).toEqual(['hybrids', 'high-priest'])
  })

  it('lets only its own side choose', () => {
    const { seat } = lessons[side]
    const wrong: string[] = []
    play(side, (engine, { choice, auto }) => {
      if (choice !== undefined && (engine.decision!.waiting[0] === seat) === (auto === true))
        wrong.push(choice)
    })
    expect(wrong).toEqual([])
  })

  it('points at what is to be chosen, where that lies on the board', () => {
    const missed: string[] = []
    play(side, (engine, { choice, auto, point }) => {
      if (choice === undefined || auto) return
      const seat = engine.decision!.waiting[0]!
      const { step, args } = engine.find(seat, choice)!
      const targets = targetsOf(step, args, seat)
      if (targets.length > 0 && !targets.some((target) => point.includes(target))) missed.push(choice)
    })
    expect(missed).toEqual([])
  })

  it('has words for every step that is not somebody else’s', () => {
    for (const { say, auto } of lessons[side].steps)
      for (const text of Object.values(say)) expect(text === '').toBe(auto === true)
  })
})

it('both lessons are the same game', () => {
  const made = (side: Side): string[] => lessons[side].steps.flatMap(({ choice }) => choice ?? [])
  expect(made('evil')).toEqual(made('hero'))
})
