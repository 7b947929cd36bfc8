import type { Happened } from '@miskatonic/kernel'
import { notPointedAt, playCourse } from '@miskatonic/proof'
import { describe, expect, it } from 'vitest'
import { targetsOf } from '../board/targets.ts'
import { alone } from '../index.ts'
import { lessons } from '../lesson/index.ts'
import type { Table } from '../position.ts'

type Side = keyof typeof lessons
const sides = ['hero', 'evil'] as const

describe.each(sides)('the lesson of %s', (side) => {
  it('can be played to its end, and then the game goes on', () => {
    const engine = playCourse(alone, lessons[side])
    expect(engine.decision?.step).toBe('act')
    const { hero, missions, round, monsters } = engine.position.table as Table
    expect(hero).toMatchObject({ at: '1-E3', health: 12, control: 12, ally: { character: 'captain' } })
    expect(missions.red).toMatchObject({ mission: 'the-ritual', active: true })
    expect(round).toMatchObject({ marker: 3, nightmare: false })
    expect(monsters.map(({ being }) => being)).toEqual(['hybrids', 'high-priest'])
  })

  it('lets only its own side choose, and spares it what is not worth a word', () => {
    const { seat } = lessons[side]
    const wrong: string[] = []
    const spared = new Set<string>()
    playCourse(alone, lessons[side], (engine, { choice, auto }) => {
      const isOwn = engine.decision!.waiting[0] === seat
      if (choice !== undefined && !isOwn && !auto) wrong.push(choice)
      if (choice !== undefined && isOwn && auto) spared.add(choice.split(':')[0]!)
    })
    expect(wrong).toEqual([])
    expect([...spared].toSorted()).toEqual(
      side === 'hero'
        ? ['leaveDoors', 'stopUpgrading']
        : ['answer', 'drawFrom', 'dropNoMore', 'pass', 'putCondition', 'trap'],
    )
  })

  it('never asks for a pass, and shows the ambush', () => {
    const said = lessons[side].steps.filter(({ auto }) => !auto)
    expect(said.filter(({ choice }) => choice === 'pass')).toEqual([])
    expect(said.length).toBeLessThan(32)
    const events = new Set<Happened>()
    const end = playCourse(alone, lessons[side], (engine) =>
      engine.events.forEach((each) => events.add(each)),
    )
    const frights = [...events, ...end.events].filter(({ event }) =>
      ['frightened', 'adrenalineLost'].includes(event),
    )
    expect(frights).toHaveLength(2)
  })

  it('points at what is to be chosen, where that lies on the board', () => {
    expect(notPointedAt(alone, lessons[side], targetsOf)).toEqual([])
  })

  it('has words for every step that is not the other side’s', () => {
    for (const { say, auto } of lessons[side].steps)
      for (const text of Object.values(say)) expect(text === '').toBe(auto === true)
  })
})

it('both lessons are the same game', () => {
  const made = (side: Side): string[] => lessons[side].steps.flatMap(({ choice }) => choice ?? [])
  expect(made('evil')).toEqual(made('hero'))
})
