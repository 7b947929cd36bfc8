import { notPointedAt, playCourse } from '@miskatonic/proof'
import { describe, expect, it } from 'vitest'
import { reign } from '../index.ts'
import { targetsOf } from '../board/targets.ts'
import { lesson } from '../lesson/index.ts'

describe('the lesson', () => {
  it('can be played to its end, and then the game goes on', () => {
    const engine = playCourse(reign, lesson)
    expect(engine.decision).not.toBeNull()
    expect(engine.position.table).toMatchObject({
      gates: { arkham: 'sealed' },
      awake: ['tsathoggua', 'azathoth'],
      players: { p2: { sanity: 3 } },
    })
  })

  it('points at what is to be chosen, where that lies on the board', () => {
    expect(notPointedAt(reign, lesson, targetsOf)).toEqual([])
  })

  it('says what really happens', () => {
    const told: string[] = []
    playCourse(reign, lesson, (engine, { choice }) => {
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
    const end = playCourse(reign, lesson)
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
