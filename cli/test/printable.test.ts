import { expect, it } from 'vitest'
import { printable, printableLine } from '../printable.ts'

it('writes out what a terminal would obey, and leaves the rest', () => {
  expect(printable('a\u001b]0;owned\u0007\u001b[2J\r\u202Eb')).toBe(
    String.raw`a\u{1b}]0;owned\u{7}\u{1b}[2J\u{d}\u{202e}b`,
  )
  expect(printable('Zażółć\ngęślą 李')).toBe('Zażółć\ngęślą 李')
  expect(printableLine('a\nb\u001b[2J')).toBe(String.raw`a\u{a}b\u{1b}[2J`)
})
