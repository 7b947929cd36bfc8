import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Statement } from '../store/postgres/driver.ts'
import { DEAD_AFTER, Membership, type MembershipEvents } from '../store/postgres/membership.ts'

const DEAD = 7
const about = { name: 'observer', version: '1', games: {}, key: '', isKeeper: false }

/** A database with another node in it, whose beat moves while `beats` says so; each answer takes `delay` milliseconds. */
function database(other: { beats: boolean; delay: number }) {
  let beat = 0
  const fenced: number[] = []
  const row = (id: unknown, beats: number) => ({
    ...about,
    id,
    beat: beats,
    alive: 1,
    draining: false,
    hears: true,
  })
  return {
    fenced,
    /** Milliseconds that joining takes: three statements. */
    toJoin: other.delay * 3,
    async ask({ text, values = [] }: Statement) {
      await new Promise((resolve) => void setTimeout(resolve, other.delay))
      if (text.startsWith('DELETE') && values[0] === DEAD) fenced.push(DEAD)
      if (other.beats) beat++
      const rows = text.includes('alive')
        ? [row(values[0], 1), ...(fenced.length > 0 ? [] : [row(DEAD, beat)])]
        : []
      return { rows, rowCount: 1 }
    },
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

it('a node whose beat stands still is fenced after some seconds', async () => {
  const line = database({ beats: false, delay: 1 })
  await started(line)
  await vi.advanceTimersByTimeAsync(DEAD_AFTER - 1_000)
  expect(line.fenced).toEqual([])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(line.fenced).toEqual([DEAD])
})

it('also by an observer to whom the database answers slowly', async () => {
  const line = database({ beats: false, delay: 4_000 })
  await started(line)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(line.fenced).toEqual([DEAD])
})

it('not because the observer was away', async () => {
  const other = { beats: true, delay: 1 }
  const line = database(other)
  await started(line)
  await vi.advanceTimersByTimeAsync(3_000)
  Object.assign(other, { beats: false, delay: 30_000 })
  await vi.advanceTimersByTimeAsync(31_000)
  Object.assign(other, { delay: 1 })
  await vi.advanceTimersByTimeAsync(2_000)
  other.beats = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(line.fenced).toEqual([])
})

it('one that wakes when another has its name says so once, and is fenced once', async () => {
  const taken = Object.assign(new Error('taken'), { code: '23505', constraint: 'nodes_name_key' })
  let isGone = false
  const line = {
    toJoin: 3,
    async ask({ text, values = [] }: Statement) {
      await new Promise((resolve) => void setTimeout(resolve, 1))
      if (isGone && text.startsWith('INSERT')) throw taken
      const alive = { ...about, id: values[0], beat: 1, alive: 1, draining: false, hears: true }
      return { rows: text.includes('alive') && !isGone ? [alive] : [], rowCount: 1 }
    },
  }
  const told: string[] = []
  const events = {
    fenced: () => void told.push('fenced'),
    failed: (message: string) => void told.push(message),
  }
  await started(line, events)
  isGone = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toEqual(['fenced', expect.stringContaining('Another server with the name "observer"')])
})

async function started(
  line: Pick<ReturnType<typeof database>, 'ask' | 'toJoin'>,
  events: MembershipEvents = {},
): Promise<void> {
  const joining = Membership.join(line, about, events)
  await vi.advanceTimersByTimeAsync(line.toJoin)
  await joining
}
