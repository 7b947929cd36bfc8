import type { ToldEvent } from '@miskatonic/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Frame, Story } from '../story/story.ts'
import { nowAt } from './fake-socket.ts'

let frames: Frame[]
let heard: string[]
let ends: number
let speed: number
let story: Story

/** In this game an event `n` takes n milliseconds; everybody sees how long the last one took, and p1 that it was seen. */
function event(ms: number): ToldEvent {
  return { event: String(ms), args: {}, table: { took: [ms] }, own: { p1: { saw: [ms] } } }
}
function shown(): (string | null)[] {
  return frames.map((frame) => frame.shown?.event ?? null)
}

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  heard = []
  ends = 0
  speed = 1
  story = new Story({
    screen: { beat: (name) => Number(name) },
    speed: () => speed,
    show: (frame) => frames.push(frame),
    onEvent: (seen) => heard.push(seen.event),
    onEnd: () => ends++,
  })
  story.jumpTo(nowAt(0, { took: 0, turn: 1 }))
  frames = []
})
afterEach(() => {
  story.stop()
  vi.useRealTimers()
})

test('shows one event after the other, each for its time, and then the true state', () => {
  story.tell([event(100), event(200)], nowAt(1, { took: 200, turn: 2 }))
  expect(story.isRunning).toBe(true)
  expect(shown()).toEqual(['100'])
  vi.advanceTimersByTime(99)
  expect(shown()).toEqual(['100'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['100', '200'])
  expect(frames.map(({ now }) => now.table)).toEqual([
    { took: 100, turn: 1 },
    { took: 200, turn: 1 },
  ])
  expect(frames.map(({ now }) => now.seats['p1']!.own)).toEqual([{ saw: 100 }, { saw: 200 }])
  expect(frames.at(-1)!.now.number).toBe(0)
  vi.advanceTimersByTime(200)
  expect(shown()).toEqual(['100', '200', null])
  expect(frames.at(-1)!.now.table).toEqual({ took: 200, turn: 2 })
  expect(frames.at(-1)!.now.number).toBe(1)
  expect(story.isRunning).toBe(false)
  expect(ends).toBe(1)
  expect(heard).toEqual(['100', '200'])
})

test('equal events in a row can be told apart', () => {
  story.tell([event(10), event(10)], nowAt(1))
  vi.advanceTimersByTime(20)
  const ids = frames.flatMap((frame) => frame.shown?.id ?? [])
  expect(new Set(ids).size).toBe(2)
})

test('an event that takes no time does not hold up the story', () => {
  story.tell([event(0), event(0)], nowAt(1))
  expect(story.isRunning).toBe(false)
  expect(heard).toEqual(['0', '0'])
})

test('an event of an old log, which does not say what it changed, changes nothing before the end', () => {
  story.tell([{ event: '100', args: {} }], nowAt(1, { took: 100, turn: 2 }))
  expect(frames.at(-1)!.now.table).toEqual({ took: 0, turn: 1 })
  vi.advanceTimersByTime(100)
  expect(frames.at(-1)!.now.table).toEqual({ took: 100, turn: 2 })
})

test('something without events, such as an undo, is shown at once', () => {
  story.tell([], nowAt(1))
  expect(shown()).toEqual([null])
  expect(ends).toBe(1)
})

test('twice the speed, half the time', () => {
  speed = 2
  story.tell([event(1000)], nowAt(1))
  vi.advanceTimersByTime(500)
  expect(story.isRunning).toBe(false)
})

test('at speed 0 nothing is told', () => {
  speed = 0
  story.tell([event(1000)], nowAt(1))
  expect(shown()).toEqual([null])
  expect(story.isRunning).toBe(false)
  expect(heard).toEqual([])
})

test('skipping shows the end of everything that waits', () => {
  story.tell([event(1000)], nowAt(1))
  story.tell([event(1000)], nowAt(2))
  story.skip()
  expect(frames.at(-1)).toMatchObject({ now: { number: 2 }, shown: null })
  expect(ends).toBe(1)
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual(['1000'])
})

test('what comes while a story is told waits for its turn', () => {
  story.tell([event(100)], nowAt(1))
  story.tell([event(50)], nowAt(2))
  vi.advanceTimersByTime(100)
  expect(shown()).toEqual(['100', null, '50'])
  vi.advanceTimersByTime(50)
  expect(frames.at(-1)!.now.number).toBe(2)
  expect(ends).toBe(1)
})

test('what follows from one choice is told at its own pace', () => {
  story.tell(
    Array.from({ length: 14 }, () => event(1000)),
    nowAt(1),
  )
  vi.advanceTimersByTime(13_999)
  expect(story.isRunning).toBe(true)
  vi.advanceTimersByTime(1)
  expect(story.isRunning).toBe(false)
  expect(heard).toHaveLength(14)
})

test('a very long story hurries all the same', () => {
  story.tell(
    Array.from({ length: 60 }, () => event(1000)),
    nowAt(1),
  )
  vi.advanceTimersByTime(30_100)
  expect(story.isRunning).toBe(false)
  expect(heard).toHaveLength(60)
})

test('when choices pile up, the story hurries to be over in some seconds', () => {
  const seven = Array.from({ length: 7 }, () => event(1000))
  story.tell(seven, nowAt(1))
  story.tell(seven, nowAt(2))
  vi.advanceTimersByTime(8000)
  expect(story.isRunning).toBe(false)
  expect(heard).toHaveLength(14)
})

test('a paused story stands still, goes on event by event, and then on by itself', () => {
  story.tell([event(100), event(100), event(100)], nowAt(1))
  story.pause(true)
  vi.advanceTimersByTime(10_000)
  expect(heard).toHaveLength(1)
  story.step()
  expect(heard).toHaveLength(2)
  vi.advanceTimersByTime(10_000)
  expect(heard).toHaveLength(2)
  story.pause(false)
  expect(heard).toHaveLength(3)
  vi.advanceTimersByTime(100)
  expect(story.isRunning).toBe(false)
  expect(ends).toBe(1)
})

test('what comes to a paused story waits, too', () => {
  story.pause(true)
  story.tell([event(100), event(100)], nowAt(1))
  vi.advanceTimersByTime(10_000)
  expect(heard).toHaveLength(1)
  story.skip()
  expect(frames.at(-1)).toMatchObject({ now: { number: 1 }, shown: null })
})

test('a story too long to follow is not told', () => {
  for (let i = 1; i <= 10; i++)
    story.tell(
      Array.from({ length: 10 }, () => event(1000)),
      nowAt(i),
    )
  vi.advanceTimersByTime(10_000)
  expect(story.isRunning).toBe(false)
  expect(frames.at(-1)!.now.number).toBe(10)
})

test('jumping ends the story being told', () => {
  story.tell([event(1000)], nowAt(1))
  story.jumpTo(nowAt(5))
  vi.advanceTimersByTime(5000)
  expect(frames.at(-1)!.now.number).toBe(5)
  expect(ends).toBe(1)
})
