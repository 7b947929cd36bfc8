import { readFileSync } from 'node:fs'
import { Engine, type Position, optionId, upgraded } from '@miskatonic/kernel'
import { type Recorded, replayed } from '@miskatonic/proof'
import { takenUp } from '@miskatonic/proof/scene'
import { describe, expect, test } from 'vitest'
import { tinyEpic } from '../index.ts'
import type { Options, Table } from '../position.ts'
import { Scene } from './scene.ts'

/** Positions that version 1 of the rules saved in the middle of a payment, with the options that it offered there. */
interface Saved {
  readonly options: readonly string[]
  readonly position: Position<Table, Options>
}

function saved(name: string): Saved {
  return JSON.parse(readFileSync(new URL(`version-1/${name}.json`, import.meta.url), 'utf8')) as Saved
}

/** A scene that goes on with a game of version 1. */
function goOn({ position }: Saved): Scene {
  return new Scene(upgraded(tinyEpic, position))
}

describe('positions of version 1', () => {
  test.each(['paying-for-a-page', 'paying-for-a-seal'])('%s: the same is offered', (name) => {
    const old = saved(name)
    const position = takenUp(tinyEpic, old.position)
    expect(Engine.at(tinyEpic, position).decision!.options.map(optionId)).toEqual(old.options)
  })

  test('a page is paid for and translated', () => {
    const s = goOn(saved('paying-for-a-page')).choose('payAsShown', {})
    expect(s.story).toContain('pageTranslated')
  })

  test('a seal is paid for with the tentacle that is put on its space', () => {
    const s = goOn(saved('paying-for-a-seal'))
    expect(s.table.portals.rage.left).toBeNull()
    s.choose('pay', { from: 'p1', tentacle: 'chaos' })
    expect(s.table.portals.rage.left).toBe('chaos')
    expect(s.story).toContain('spaceSealed')
  })

  test('no page counts as seen before', () => {
    expect(goOn(saved('paying-for-a-page')).table.recycled).toEqual([])
  })
})

/** Whole games of version 2, as its recorder wrote them. */
describe('a game of version 2', () => {
  test.each(['solo-sealed', 'standard-4-insane'])(
    '%s: its turns end by themselves, and so does the game',
    (name) => {
      const file = new URL(`version-2/${name}.json`, import.meta.url)
      const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded
      expect(recorded.version).toBe('2')
      const end = replayed(tinyEpic, recorded)
      if (typeof end === 'string') throw new Error(end)
      expect(end.position.outcome?.how).toBe(recorded.ending)
      const { turnEnd, ...options } = end.position.options as Options
      expect(turnEnd).toBe('automatic')
      expect(upgraded(tinyEpic, { ...end.position, version: '2', options })).toEqual(end.position)
    },
  )
})
