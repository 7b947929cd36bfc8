import { describe, expect, it } from 'vitest'
import { optionsFrom } from '../first-sight/command.ts'
import { type TraceEvent, blockingIn } from '../first-sight/tasks.ts'

function thread(pid: number, name: string, ...milliseconds: readonly number[]): TraceEvent[] {
  return [
    { name: 'thread_name', pid, tid: 1, ts: 0, args: { name } },
    ...milliseconds.map((time, i) => ({ name: 'RunTask', pid, tid: 1, ts: i, tdur: 1000 * time })),
  ]
}

describe('how long a page blocks', () => {
  it('counts what its tasks take beyond 50 ms each, four times as slow', () => {
    const { total, longest } = blockingIn(thread(7, 'CrRendererMain', 10, 12.5, 20, 30))
    expect(total).toBeCloseTo(80 - 50 + (120 - 50))
    expect(longest).toBeCloseTo(120)
  })

  it('looks at the page only, not at other pages and threads', () => {
    const events = [
      ...thread(1, 'CrRendererMain', 20),
      ...thread(2, 'CrBrowserMain', 500),
      ...thread(3, 'CrRendererMain', 40, 40),
    ]
    expect(blockingIn(events)).toEqual({ total: 220, longest: 160 })
    expect(blockingIn([])).toEqual({ total: 0, longest: 0 })
  })
})

describe('the pages to see', () => {
  it('are all, unless some are named', () => {
    expect(optionsFrom([]).names).toEqual(expect.arrayContaining(['lobby', 'new', 'rules', 'reign']))
    expect(optionsFrom(['rules', '--times', '1', '--json'])).toEqual({
      names: ['rules'],
      times: 1,
      json: true,
    })
  })

  it.each([
    [['attic'], 'no page attic'],
    [['--times', '0'], 'not 0'],
  ])('%j are refused', (args, message) => {
    expect(() => optionsFrom(args)).toThrow(message)
  })
})
