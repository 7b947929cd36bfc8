import { describe, expect, it } from 'vitest'
import { keyIn, routeOf, tableIn } from '../paths.ts'

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/new/reign', { page: 'new', game: 'reign' }],
    ['/table/aB3-_x', { page: 'table', id: 'aB3-_x' }],
    ['/here/x1/', { page: 'here', id: 'x1' }],
    ['/learn/reign', { page: 'learn', game: 'reign', side: undefined }],
    ['/learn/alone/hero', { page: 'learn', game: 'alone', side: 'hero' }],
    ['/settings', { page: 'settings' }],
    ['/verify', { page: 'verify' }],
    ['/replay', { page: 'replay' }],
    ['/new', { page: 'unknown', path: '/new' }],
    ['/table/a/b', { page: 'unknown', path: '/table/a/b' }],
    ['/table/a%20b', { page: 'unknown', path: '/table/a%20b' }],
    ['/nowhere', { page: 'unknown', path: '/nowhere' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })

  it('may name a rule', () => {
    expect(routeOf('/rules/reign', '#RC-101')).toEqual({ page: 'rules', game: 'reign', rule: 'RC-101' })
    expect(routeOf('/rules/reign', '')).toEqual({ page: 'rules', game: 'reign', rule: undefined })
  })

  it('may name a chapter of a how-to', () => {
    expect(routeOf('/how-to/reign', '#cards')).toEqual({ page: 'how-to', game: 'reign', chapter: 'cards' })
    expect(routeOf('/how-to/reign/cards')).toEqual({ page: 'unknown', path: '/how-to/reign/cards' })
  })

  it('may carry a key, which is no markup', () => {
    expect(keyIn('#abc_DEF-9')).toBe('abc_DEF-9')
    expect(keyIn('#<b>')).toBeUndefined()
    expect(keyIn('')).toBeUndefined()
  })
})

describe('a pasted link', () => {
  it.each([
    ['https://example.org/table/t1#k1', { id: 't1', key: 'k1' }],
    ['  http://localhost:8080/table/t1?x=1#k1 ', { id: 't1', key: 'k1' }],
    ['example.org/table/t1', { id: 't1', key: undefined }],
    ['/table/t1#k1', { id: 't1', key: 'k1' }],
    ['https://example.org/here/t1', undefined],
    ['hello', undefined],
    ['', undefined],
  ])('%s', (link, table) => {
    expect(tableIn(link)).toEqual(table)
  })
})
