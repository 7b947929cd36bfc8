import { expect, test } from 'vitest'
import { news } from '../board/news.ts'

test('what the Keeper does to the house is new at the next turn of an investigator, what the investigators do is not', () => {
  expect(
    news.touched('monsterMoved', { monster: 'm1', called: 'zombie', from: 'foyer-1', to: 'foyer-2' }),
  ).toEqual(['monster:m1'])
  expect(news.touched('ignited', { room: 'foyer' })).toEqual(['room:foyer'])
  expect(news.touched('explored', { seat: 'p1', room: 'foyer' })).toEqual([])
  expect(news.turnOf('turnBegan', { seat: 'p2' })).toBe('p2')
  expect(news.turnOf('keeperTurnBegan', { round: 2 })).toBeUndefined()
})
