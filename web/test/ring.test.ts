import { beforeEach, describe, expect, it } from 'vitest'
import {
  addKeys,
  adoptKeys,
  dropKeys,
  forget,
  giveLink,
  giveUpSeat,
  givenLink,
  keysFrom,
  keysOf,
  listRing,
  noteArrival,
  noteVisit,
  onRingChange,
  replaceKey,
  takeArrival,
} from '../ring.ts'
import { recall, remember } from '../storage.ts'

// There is no storage here, as in a browser that forbids it: everything is kept until the page is closed.
beforeEach(() => {
  remember('ring', {})
  remember('visits', {})
})

describe('the key ring', () => {
  it('keeps keys by table', () => {
    addKeys('t1', [{ key: 'a', kind: 'host' }])
    addKeys('t1', [{ key: 'b', kind: 'seat', seat: 'p1' }])
    addKeys('t2', [{ key: 'c', kind: 'link' }])
    expect(keysOf('t1').map(({ key }) => key)).toEqual(['a', 'b'])
    expect(keysOf('t2')).toEqual([{ key: 'c', kind: 'link' }])
    expect(keysOf('t3')).toEqual([])
  })

  it('learns what a key from a link opens, and does not forget it', () => {
    addKeys('t1', [{ key: 'a', kind: 'link' }])
    addKeys('t1', [{ key: 'a', kind: 'seat', seat: 'p2' }])
    addKeys('t1', [{ key: 'a', kind: 'link' }])
    expect(keysOf('t1')).toEqual([{ key: 'a', kind: 'seat', seat: 'p2' }])
  })

  it('drops keys that open nothing any more', () => {
    addKeys('t1', [
      { key: 'a', kind: 'invite' },
      { key: 'b', kind: 'watch' },
    ])
    dropKeys('t1', ['a'])
    expect(keysOf('t1').map(({ key }) => key)).toEqual(['b'])
  })

  it('exchanges links for the keys that a welcome brings, and drops dead ones', () => {
    addKeys('t1', [
      { key: 'host', kind: 'host' },
      { key: 'link', kind: 'link' },
    ])
    adoptKeys('t1', ['host', 'link'], { keys: { p1: 'own' }, dead: [1] })
    expect(keysOf('t1')).toEqual([
      { key: 'host', kind: 'host' },
      { key: 'own', kind: 'seat', seat: 'p1' },
    ])
  })

  it('has one invitation: a new one replaces the old one', () => {
    addKeys('t1', [{ key: 'old', kind: 'invite' }])
    replaceKey('t1', { key: 'new', kind: 'invite' })
    expect(keysOf('t1')).toEqual([{ key: 'new', kind: 'invite' }])
  })

  it('keeps the key of a seat that was given up, which still lets one watch', () => {
    addKeys('t1', [{ key: 'a', kind: 'seat', seat: 'p1' }])
    giveUpSeat('t1', 'p1')
    expect(keysOf('t1')).toEqual([{ key: 'a', kind: 'link' }])
  })

  it('remembers how a table stood, the last visited first', () => {
    addKeys('t1', [{ key: 'a', kind: 'host' }])
    noteVisit('t2', { game: 'reign', phase: 'playing', mine: ['p1'] })
    expect(listRing().find(({ id }) => id === 't2')).toMatchObject({
      game: 'reign',
      phase: 'playing',
      mine: ['p1'],
      keys: [],
    })
    expect(listRing()).toHaveLength(2)
  })

  it('forgets a table with all its keys', () => {
    addKeys('t1', [{ key: 'a', kind: 'host' }])
    forget('t1')
    expect(listRing()).toEqual([])
    expect(keysOf('t1')).toEqual([])
  })

  it('takes the keys of a new table', () => {
    const keys = keysFrom({ table: 't', host: 'h', invite: 'i', watch: 'w', seats: { p1: 's1' } })
    expect(keys).toContainEqual({ key: 's1', kind: 'seat', seat: 'p1' })
    expect(keys.map(({ kind }) => kind)).toEqual(['host', 'invite', 'watch', 'seat'])
  })

  it.each([null, 7, 'x', [], { t1: null }, { t1: { id: 't2' } }, { t1: { id: 't1', keys: 'no' } }])(
    'makes nothing of %j',
    (broken) => {
      remember('ring', broken)
      expect(listRing()).toEqual([])
      addKeys('t9', [{ key: 'a', kind: 'host' }])
      expect(listRing().map(({ id }) => id)).toEqual(['t9'])
    },
  )

  it('keeps the newest link to a seat that was made for another player, until the seat is taken, and never shows it to the table', () => {
    giveLink('t1', 'p2', 'old')
    giveLink('t1', 'p2', 'new')
    expect([givenLink('t1', 'p2'), givenLink('t1', 'p3'), givenLink('t1', 'toString')]).toEqual([
      'new',
      undefined,
      undefined,
    ])
    expect(keysOf('t1')).toEqual([])
    noteVisit('t1', { phase: 'playing' })
    noteVisit('t1', { seats: [{ seat: 'p2', name: null }] })
    expect(givenLink('t1', 'p2')).toBe('new')
    noteVisit('t1', { seats: [{ seat: 'p2', name: 'Ann' }] })
    expect(givenLink('t1', 'p2')).toBeUndefined()
  })

  it('tells those who show a link that there is a new one', () => {
    let changes = 0
    const stop = onRingChange(() => changes++)
    replaceKey('t1', { key: 'a', kind: 'invite' })
    expect(changes).toBeGreaterThan(0)
    stop()
    const before = changes
    replaceKey('t1', { key: 'b', kind: 'invite' })
    expect(changes).toBe(before)
  })

  it('knows once that a link has brought the person to a table', () => {
    expect(takeArrival('t1')).toBe(false)
    noteArrival('t1')
    addKeys('t1', [{ key: 'a', kind: 'link' }])
    expect([takeArrival('t1'), takeArrival('t1')]).toEqual([true, false])
    expect(keysOf('t1')).toEqual([{ key: 'a', kind: 'link' }])
  })

  it('a visit that another tab notes meanwhile does not write old keys back', () => {
    addKeys('t1', [{ key: 'old', kind: 'invite' }])
    const before = recall('ring')
    noteVisit('t1', { phase: 'playing', seats: [], mine: [] })
    expect(recall('ring')).toEqual(before)
    expect(listRing()).toMatchObject([{ id: 't1', phase: 'playing', keys: [{ key: 'old' }] }])
  })
})
