import { describe, expect, test } from 'vitest'
import { shortPath } from '../build/short-path.ts'

describe('paths of icons are shortened', () => {
  test('points come to lie on whole units', () => {
    expect(shortPath('M18.2 18.7L179.434 215.41H28.04V-3.6z')).toBe('M18 19 179 215H28V-4z')
  })

  test('errors of relative numbers do not add up', () => {
    // Each step alone would be rounded to nothing.
    expect(shortPath(`M0 0${'h.4'.repeat(10)}`)).toMatch(/^M0 0h0 1/)
    expect(total(shortPath(`M0 0${'h.4'.repeat(10)}`))).toBe(4)
  })

  test('a curve keeps its end although its handles are rounded as well', () => {
    expect(shortPath('M.4.4c1.3 0 2.6.9 3.3 2.3s1 1 2.7.4')).toBe('M0 0c2 0 3 1 4 3s1 1 2 0')
  })

  test('arcs keep their flags, and commands that are repeated without a letter are understood', () => {
    expect(shortPath('m1.2 1.2 2 2 3.4-1a28.1 28.1 0 0 1 13.02 3.223')).toBe('m1 1 2 2 4-1a28 28 0 0 1 13 3')
  })

  test('what closes a shape leads back to its beginning', () => {
    expect(shortPath('m10.4 10.4l5 0l0 5zm.2.2l1 1')).toBe('m10 10 5 0 0 5zm1 1 1 1')
  })

  test.each(['M1', 'M1 2X3', 'z4', 'a1 1 0 0 1'])('%s is an error', (d) => {
    expect(() => shortPath(d)).toThrow('is no command of a path')
  })
})

function total(d: string): number {
  return d
    .split('h')[1]!
    .split(' ')
    .reduce((sum, n) => sum + Number(n), 0)
}
