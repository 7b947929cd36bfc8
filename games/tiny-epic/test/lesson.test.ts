import { notPointedAt, playCourse } from '@miskatonic/proof'
import { describe, expect, it } from 'vitest'
import { targetsOf } from '../board/targets.ts'
import { tinyEpic } from '../index.ts'
import { lesson } from '../lesson/index.ts'
import type { Table } from '../position.ts'

describe('the lesson', () => {
  it('can be played to its end, and then the game goes on', () => {
    const engine = playCourse(tinyEpic, lesson)
    expect(engine.decision?.step).toBe('sootheWhich')
    const { characters, greatOldOne, necronomicon } = engine.position.table as Table
    expect(characters['p1']).toMatchObject({ at: 'tavern', brain: 0, translated: ['page-22'] })
    expect(characters['a1']).toMatchObject({ at: 'docks', brain: 1, translated: ['page-30'] })
    expect(greatOldOne).toMatchObject({ at: 'curiosity-shop', energy: 2, strength: 0 })
    expect(necronomicon.rows).toEqual([1, 2, 0, 0, 1])
  })

  it('points at what is to be chosen, where that lies on the board', () => {
    // The end of a turn is the main button, which has its place; the wheel is lit only when no actions are left.
    const missed = notPointedAt(tinyEpic, lesson, (step, args, seat) =>
      step === 'endTurn' ? [] : targetsOf(step, args, seat),
    )
    expect(missed).toEqual([])
  })

  it('says what really happens', () => {
    const told = new Map<string, string>()
    let last = 'start'
    playCourse(tinyEpic, lesson, (engine, { choice }) => {
      told.set(last, engine.events.map(({ event, args }) => `${event} ${JSON.stringify(args)}`).join('\n'))
      if (choice !== undefined) last = choice
    })
    const after = (choice: string): string => told.get(choice) ?? ''
    const first = after('takeSheet:sheet=historian')
    expect(first).toContain('"symbol":"plus-one","front":"cemetery","tail":"asylum"')
    expect(first.match(/madnessCameTo \{"town":"cemetery","colour":"greed"\}/g)).toHaveLength(3)
    expect(first).toContain('powerUnleashed {"colour":"rage","why":"wheel"}')
    expect(first).toContain('energyRose')
    expect(first).toContain('greatOldOneMoved {"from":"asylum","to":"cemetery"}')
    expect(after('translate')).toContain('spent {"who":"p1","tentacle":"chaos","to":"supply"}')
    expect(after('soothe:colour=fear')).toContain('townCursed {"town":"cemetery","colour":"fear","count":3}')
    expect(after('soothe:colour=fear')).toContain('shamblerPlaced {"town":"tavern","colour":"fear"')
    expect(after('letTranslate')).toContain('"dice":[0],"why":"banish"')
    expect(after('banishShambler:colour=fear,cost=1')).toContain('matCleared {"colour":"fear","count":1}')
  })

  it('takes about ten minutes to read and do', () => {
    const words = lesson.steps.map(({ say }) => say.en.split(' ').length).reduce((sum, n) => sum + n, 0)
    const minutes = words / 150 + lesson.steps.length / 8
    expect(minutes).toBeGreaterThan(6)
    expect(minutes).toBeLessThan(14)
  })
})
