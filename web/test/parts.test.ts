import type { Offered } from '@miskatonic/screen'
import { expect, test } from 'vitest'
import { AT_MOST, agreeing, byHeading, nextPart, picksOf } from '../table/parts.ts'

function offer(args: Record<string, string | number>, label: string, targets: string[]): Offered {
  const id = JSON.stringify(args)
  return { id, seat: 'p1', step: 'spawn', args, rules: [], label, note: undefined, targets }
}
const kinds = ['worms', 'spores', 'hybrids']
const places = ['A1', 'B1', 'C1', 'D1']
/** Three kinds at four places, each heard from two sides at the first place. */
const spawns = kinds.flatMap((being) =>
  places.flatMap((at) =>
    (at === 'A1' ? ['north', 'east'] : ['north']).map((heard) =>
      offer({ being, at, heard }, `Spawn ${being} in ${at}, heard ${heard}`, [
        `kind:${being}`,
        `sector:${at}`,
        `lands:${being}:${at}`,
      ]),
    ),
  ),
)
const nameOf = (target: string): string => `<${target}>`

test('the first part that is named by something on the board comes first', () => {
  expect(nextPart(spawns, nameOf)).toEqual({
    arg: 'being',
    isOnBoard: true,
    values: kinds.map((kind) => ({ value: kind, label: `<kind:${kind}>` })),
  })
})

test('a few choices are not cut into parts', () => {
  const worms = agreeing(spawns, { being: 'worms' })
  expect(worms).toHaveLength(5)
  expect(nextPart(worms, nameOf)).toBeUndefined()
})

test('a part without a place on the board is named by the words that only its choices share', () => {
  const nowhere = spawns.map((each) => ({ ...each, targets: [] }))
  expect(nextPart(nowhere, nameOf)?.values.map(({ label }) => label)).toEqual(kinds)
})

test('a part whose values would have the same name is not offered', () => {
  const same = spawns.map((each) => ({ ...each, label: 'Spawn', targets: [] }))
  expect(nextPart(same, nameOf)).toBeUndefined()
})

test('numbers are left for the end', () => {
  const answers = [1, 2, 3, 4, 5].flatMap((distance) =>
    ['this', 'other'].map((level) => offer({ distance, level }, `${distance} away, ${level} level`, [])),
  )
  expect(nextPart(answers, nameOf)?.arg).toBe('level')
})

test('a press on the board picks what its choices have in common', () => {
  const there = spawns.filter(({ targets }) => targets.includes('sector:B1'))
  expect(picksOf(there, spawns)).toEqual({ at: 'B1', heard: 'north' })
  expect(agreeing(spawns, picksOf(there, spawns))).toEqual(there)
})

test('the last part is asked for as well, if it has many values; a number is left to a stepper', () => {
  const rides = Array.from({ length: 12 }, (_, i) => offer({ to: `place ${i}` }, `Ride to ${i}`, [`p:${i}`]))
  expect(nextPart(rides, nameOf)?.values).toHaveLength(12)
  const amounts = Array.from({ length: 12 }, (_, i) => offer({ count: i }, `Take ${i}`, []))
  expect(nextPart(amounts, nameOf)).toBeUndefined()
})

test('a long list is cut by the headings of the game, in the order in which they are met', () => {
  const cut = byHeading(['worms', 'armoury', 'spores'], (each) => (each === 'armoury' ? 'Rooms' : 'Dangers'))
  expect(cut).toEqual([
    { label: 'Dangers', items: ['worms', 'spores'] },
    { label: 'Rooms', items: ['armoury'] },
  ])
})

test('headings cut nothing where something has none, or where one is itself too long', () => {
  expect(
    byHeading(['worms', 'armoury'], (each) => (each === 'worms' ? 'Dangers' : undefined)),
  ).toBeUndefined()
  const many = Array.from({ length: AT_MOST + 1 }, (_, i) => `place ${i}`)
  expect(byHeading(many, () => 'Places')).toBeUndefined()
})
