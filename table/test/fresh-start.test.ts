import { type Position, canonical, clone, viewOf } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { Table } from '../index.ts'
import { freshStart } from '../fresh-start.ts'
import { stoodOnce } from '../room/past.ts'
import type { Entry } from '../room/rows.ts'
import { lanterns } from './lanterns.ts'
import { done } from './random.ts'

function played(seed: string, options: readonly (readonly [string, string])[]): Table {
  const table = done(Table.open(lanterns, {}, seed))
  for (const [seat, option] of options) done(table.choose({ seat, option }))
  return table
}

function openView(position: Position): string {
  return canonical(viewOf(lanterns, position, null, ''))
}

describe('the start of a table that goes on from an earlier moment', () => {
  const { position } = played('the first game', [
    ['a', 'draw'],
    ['b', 'draw'],
    ['a', 'bid:lanterns=1'],
  ])
  const seeds = Array.from({ length: 20 }, (_, i) => `secret ${i}`)

  it('looks the same to everybody, and has other luck', () => {
    for (const seed of seeds) {
      const { position: fresh, isKnown } = freshStart(lanterns, position, seed)
      expect(openView({ ...fresh, sealed: position.sealed })).toBe(openView(position))
      expect(fresh.chance.key).not.toBe(position.chance.key)
      expect(fresh.chance.used).toBe(0)
      expect(isKnown).toBe(false)
    }
  })

  it('has the hidden cards redrawn: hands and deck', () => {
    const deals = seeds.map((seed) => canonical(freshStart(lanterns, position, seed).position.table))
    expect(new Set(deals).size).toBeGreaterThan(3)
  })

  it('asks again for answers that lie face down', () => {
    expect(Object.keys(position.sealed)).toEqual(['a'])
    expect(freshStart(lanterns, position, 'secret').position.sealed).toEqual({})
  })

  it('is marked where hidden cards cannot be redrawn, and has other luck all the same', () => {
    const stubborn = {
      ...lanterns,
      worlds: {
        redraw() {
          throw new Error('no world fits')
        },
      },
    }
    const { position: fresh, isKnown } = freshStart(stubborn, position, 'secret')
    expect(isKnown).toBe(true)
    expect(fresh.table).toEqual(position.table)
    expect(fresh.chance.key).not.toBe(position.chance.key)
  })

  it('is marked in a game with sides: one of them has seen what is hidden from the other', () => {
    const sided = { ...lanterns, sideOf: (seat: string) => seat }
    expect(freshStart(sided, position, 'secret').isKnown).toBe(true)
  })

  it('leaves the position it comes from as it is', () => {
    const before = clone(position)
    freshStart(lanterns, position, 'secret')
    expect(position).toEqual(before)
  })
})

describe('whether choices stood at a table', () => {
  const did = (number: number, option: string): Entry =>
    ({ seq: 0, at: 0, kind: 'did', body: { number, seat: 'a', option } }) as unknown as Entry // only what is compared
  const undone = (number: number): Entry => ({
    seq: 0,
    at: 0,
    kind: 'undone',
    body: { number, by: 'a', free: true },
  })
  const log = [did(0, 'one'), did(1, 'two'), did(2, 'three'), undone(1), did(1, 'other')]
  const choices = (...options: string[]) => options.map((option) => ({ seat: 'a', option }))

  it('is true of every moment, also of what was taken back', () => {
    for (const options of [[], ['one'], ['one', 'two'], ['one', 'two', 'three'], ['one', 'other']])
      expect([options, stoodOnce(log, choices(...options))]).toEqual([options, true])
  })

  it('is false of choices that were made elsewhere', () => {
    for (const options of [
      ['two'],
      ['one', 'three'],
      ['one', 'other', 'three'],
      ['one', 'two', 'three', 'four'],
    ])
      expect([options, stoodOnce(log, choices(...options))]).toEqual([options, false])
  })
})
