import { notPointedAt, playCourse } from '@miskatonic/proof'
import { describe, expect, it } from 'vitest'
import { targetsOf } from '../board/targets.ts'
import { mansions } from '../index.ts'
import { lessons } from '../lesson/index.ts'
import type { Table } from '../position.ts'

type Side = keyof typeof lessons
const sides = ['investigators', 'keeper'] as const

describe.each(sides)('the lesson of %s', (side) => {
  it('can be played to its end, and then the game goes on', () => {
    const engine = playCourse(mansions, lessons[side])
    expect(engine.decision?.step).toBe('act')
    const { investigators, monsters, round, rooms, event } = engine.position.table as Table
    expect(investigators['p1']).toMatchObject({
      at: 'dining-room-1',
      damage: 2,
      horror: 0,
      skillPoints: 4,
      cards: ['jenny-45-automatic', 'whiskey', 'clue-4a', 'fire-poker', 'clue-3a'],
    })
    expect(monsters.map(({ kind, at }) => [kind, at])).toEqual([['cultist', 'cellar-3']])
    expect([round, event, rooms['hall']!.darkness]).toEqual([6, 1, true])
  })

  it('lets only its own side choose', () => {
    const { seat } = lessons[side]
    const wrong: string[] = []
    playCourse(mansions, lessons[side], (engine, { choice, auto }) => {
      if (choice !== undefined && (engine.decision!.waiting[0] === seat) === (auto === true))
        wrong.push(choice)
    })
    expect(wrong).toEqual([])
  })

  it('points at what is to be chosen, where that lies on the board', () => {
    expect(notPointedAt(mansions, lessons[side], targetsOf)).toEqual([])
  })

  it('has words for every step that is not the other side’s', () => {
    for (const { say, auto } of lessons[side].steps)
      for (const text of Object.values(say)) expect(text === '').toBe(auto === true)
  })
})

it('both lessons are the same game', () => {
  const made = (side: Side): string[] => lessons[side].steps.flatMap(({ choice }) => choice ?? [])
  expect(made('keeper')).toEqual(made('investigators'))
})
