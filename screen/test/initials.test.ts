import { expect, test } from 'vitest'
import { initialsOf } from '../initials.ts'

const names = ['Detective', 'Doctor', 'Driver', 'Hunter']

test.each([
  ['Detective', 'De'],
  ['Doctor', 'Do'],
  ['Hunter', 'H'],
])('%s is told from the others by %s', (name, initials) => {
  expect(initialsOf(name, names)).toBe(initials)
})

test('a name that another one begins with is written out', () => {
  expect(initialsOf('Ann', ['Ann', 'Anna'])).toBe('Ann')
})
