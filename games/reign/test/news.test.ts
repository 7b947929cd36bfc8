import { expect, test } from 'vitest'
import { news } from '../board/news.ts'

test('what the cult does marks the place as new, what the players do does not', () => {
  expect(news.touched('cultistPlaced', { at: 'cafe' })).toEqual(['place:cafe'])
  expect(news.touched('shoggothMoved', { from: 'cafe', to: 'church', by: null })).toEqual(['place:church'])
  expect(news.touched('entered', { seat: 'p1', place: 'cafe' })).toEqual([])
  expect(news.turnOf('turnBegan', { seat: 'p2', actions: 4 })).toBe('p2')
  expect(news.turnOf('entered', { seat: 'p2', place: 'cafe' })).toBeUndefined()
})
