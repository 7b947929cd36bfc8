import { describe, expect, test } from 'vitest'
import { cellsOf, givenFor, possiblePeople } from '../cells.ts'
import { soundWell, well } from './well.ts'
import { defineGame } from '@miskatonic/kernel'

describe('cells', () => {
  test('have usual values where nothing is given', () => {
    expect(cellsOf(well, {})).toEqual({ cells: [{ rope: 'long', crowd: 'one', hours: 12 }], leftOut: [] })
  })

  test('are all combinations of what is given, in the order in which it is given', () => {
    const { cells } = cellsOf(well, { hours: [6, 12], crowd: ['one', 'nobody'] })
    expect(cells).toEqual([
      { rope: 'long', crowd: 'one', hours: 6 },
      { rope: 'long', crowd: 'nobody', hours: 6 },
      { rope: 'long', crowd: 'one', hours: 12 },
      { rope: 'long', crowd: 'nobody', hours: 12 },
    ])
  })

  test('that the game refuses are left out and named', () => {
    const { cells, leftOut } = cellsOf(well, { rope: ['short'], crowd: ['one', 'two'] })
    expect(cells).toEqual([{ rope: 'short', crowd: 'one', hours: 12 }])
    expect(leftOut).toEqual([
      { options: { rope: 'short', crowd: 'two' }, why: 'a short rope holds only one' },
    ])
  })
})

describe('a number of people', () => {
  test('needs no option if it is the usual one', () => {
    expect(givenFor(well, { hours: [6] }, 1)).toEqual({ hours: [6] })
  })

  test('is found among the values of one option more', () => {
    expect(givenFor(well, {}, 2)).toEqual({ crowd: ['two'] })
    expect(givenFor(well, { hours: [6, 12] }, 0)).toEqual({ hours: [6, 12], crowd: ['nobody'] })
    expect(possiblePeople(well, {})).toEqual([0, 1, 2])
  })

  test('cannot be what the game, or an option that is given, does not allow', () => {
    expect(givenFor(well, {}, 3)).toBeUndefined()
    expect(givenFor(well, { rope: ['short'] }, 2)).toBeUndefined()
    expect(possiblePeople(well, { rope: ['short'] })).toEqual([0, 1])
    expect(givenFor(well, { crowd: ['one', 'two'] }, 2)).toBeUndefined()
    expect(possiblePeople(well, { crowd: ['one', 'two'] })).toEqual([])
  })

  test('is that of the seats unless the game says otherwise', () => {
    const { people: _, ...rest } = soundWell
    const game = defineGame(rest)
    expect(givenFor(game, {}, 2)).toEqual({ crowd: ['two'] })
    expect(possiblePeople(game, {})).toEqual([1, 2])
  })
})
