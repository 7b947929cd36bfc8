import type { SeatNews } from '@miskatonic/protocol'
import { expect, test } from 'vitest'
import { OwnDoing } from '../table/own-doing.ts'

function news(what: SeatNews['what'], seat: string): SeatNews {
  return { what, seat, name: 'Ann', was: null, by: 'Ann' }
}

test('taking or giving up a seat is no news to the person who does it, but what others do with it later is', () => {
  const own = new OwnDoing()
  own.begin('p2')
  expect(own.isNews(news('taken', 'p2'), ['p2'])).toBe(false)
  own.begin('p2')
  expect(own.isNews(news('left', 'p2'), [])).toBe(false)
  expect(own.isNews(news('taken', 'p2'), [])).toBe(true)
  expect(own.isNews(news('left', 'p1'), [])).toBe(true)
})

test('a seat that was refused here is news when another person gets it', () => {
  const own = new OwnDoing()
  own.begin('p2')
  own.fail('p2')
  expect(own.isNews(news('taken', 'p2'), [])).toBe(true)
})

test('people are not told that they are back themselves', () => {
  const own = new OwnDoing()
  expect(own.isNews(news('returned', 'p2'), ['p2'])).toBe(false)
  expect(own.isNews(news('returned', 'p2'), ['p1'])).toBe(true)
})
