import { revealedBy, sampleWorld } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { stories } from '../content/ids.ts'
import { mansions } from '../index.ts'
import type { Table } from '../position.ts'
import { type Setting, answersOf, scene } from './scene.ts'

const casesOf = (setting: Setting, seat = 'p1') => mansions.worlds.cases!(scene(setting).position, seat)

describe('whole set-ups', () => {
  test.each(stories)('[MM-R108] 24 at the beginning of %s, and one of strange cards', (story) => {
    expect(casesOf({ options: { story } })).toHaveLength(25)
    expect(casesOf({ options: { story } }, 'keeper')).toEqual([''])
  })

  test('an answer that was read, a card that was turned, and what one player alone has seen narrow them down', () => {
    expect(casesOf({ table: { read: { 1: 'A', 2: null, 3: null, 4: null } } })).toHaveLength(9)
    expect(casesOf({ rooms: { parlour: { stack: [], revealed: ['whiskey', 'clue-4a'] } } })).toHaveLength(13)
    const seen = { foreseen: { p1: { crypt: { from: 0, cards: ['silver-hourglass' as const] } } } }
    expect(casesOf({ table: seen })).toHaveLength(13)
    expect(casesOf({ table: seen }, '')).toHaveLength(25)
  })

  test('[MM-R102] who has read the Objective knows one answer more', () => {
    const table = { objectiveReaders: ['p1'] }
    expect(casesOf({ answers: answersOf('BAAA'), table })).toHaveLength(9)
    expect(casesOf({ answers: answersOf('BAAA'), table }, '')).toHaveLength(25)
  })
})

describe('what one player alone was shown', () => {
  const setting: Setting = {
    rooms: { crypt: { stack: ['silver-hourglass', 'nothing'] } },
    table: { foreseen: { p1: { crypt: { from: 0, cards: ['silver-hourglass', 'nothing'] } } } },
  }
  const crypts = (seat: string) =>
    Array.from({ length: 24 }, (_, i) => {
      const { position } = scene(setting)
      const cases = mansions.worlds.cases!(position, seat)
      const { table } = sampleWorld(mansions, position, seat, `crypt ${i}`, cases[i % cases.length])
      const { rooms, foreseen } = table as Table
      return { lies: rooms['crypt']!.stack, p1: foreseen['p1']!['crypt']!.cards }
    })

  test('[MM-R102] is what lies there in every world of the others, as at a table that is forked', () => {
    const all = crypts('')
    for (const { lies, p1 } of all) expect(p1).toEqual(lies.slice(0, 2))
    expect(new Set(all.map(({ p1 }) => p1.join())).size).toBeGreaterThan(1)
  })

  test('[MM-R102] lies there in every world of that player', () => {
    for (const { lies, p1 } of crypts('p1'))
      expect([lies.slice(0, 2), p1]).toEqual([
        ['silver-hourglass', 'nothing'],
        ['silver-hourglass', 'nothing'],
      ])
  })
})

describe('undo', () => {
  const revealed = (setting: Setting, step: string, first: string[] = []) => {
    const s = scene(setting)
    for (const id of first) s.engine.choose(s.engine.decision!.options.find((each) => each.step === id)!)
    const option = s.engine.decision!.options.find((each) => each.step === step)!
    return revealedBy(mansions, s.position, option)
  }
  test('a plain move can be taken back, turning cards over cannot', () => {
    expect(revealed({}, 'move')).toBeNull()
    expect(revealed({ investigators: { p1: { at: 'kitchen-1' } } }, 'explore')).toMatchObject({ by: 'sight' })
  })
  test('[MM-635] [MM-R103] a puzzle action binds', () => {
    const setting: Setting = {
      investigators: { p1: { at: 'hall-1' } },
      rooms: { hall: { stack: ['ob-desk'] } },
    }
    expect(revealed(setting, 'turnPiece', ['explore'])).toEqual({ by: 'rule', rule: 'MM-635' })
  })
})
