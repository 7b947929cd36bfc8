import { expect, it } from 'vitest'
import { languages, plural } from '../index.ts'
import { vault } from './vault/index.ts'

it.each([
  ['karta', [1]],
  ['karty', [2, 3, 4, 22, 23, 24, 32, 44, 102, 122, 1002]],
  [
    'kart',
    [
      0, 5, 6, 9, 10, 11, 12, 13, 14, 15, 19, 20, 21, 25, 29, 31, 100, 101, 105, 111, 112, 113, 114, 121,
      1001,
    ],
  ],
])('Polish says %s after the numbers that ask for it', (form, numbers) => {
  const cards = plural('pl')
  expect(numbers.map((n) => cards(n, 'karta', 'karty', 'kart'))).toEqual(numbers.map(() => form))
})

it('English has one form for one and another for all else', () => {
  const cards = plural('en')
  expect([0, 1, 2, 5, 11, 21, 101].map((n) => cards(n, 'card', 'cards'))).toEqual([
    'cards',
    'card',
    'cards',
    'cards',
    'cards',
    'cards',
    'cards',
  ])
})

it('every language has its words in every game', () => {
  expect(Object.keys(vault.words).toSorted()).toEqual(languages.toSorted())
})
