import { recordOf } from '@miskatonic/table/store-samples'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeLog } from '../log.ts'
import type { Work } from '../work/work.ts'
import { Workers } from '../work/workers.ts'

const log = makeLog({ logLevel: 'silent' })
const record = recordOf('a')
const moment = { seat: '', number: 0, last: 0, from: 0 }
const undo = { now: 1, own: [], held: [] }

/** Seconds for a task that loops, and for one that fills the memory. */
const [SHORT, LONG] = [1, 600]

describe('work in another process', { timeout: 60_000 }, () => {
  let workers: Workers
  let work: Work

  beforeEach(() => {
    start(LONG)
  })
  afterEach(() => workers.close())

  function start(seconds: number): void {
    const program = new URL('stubborn-process.mjs', import.meta.url)
    workers = new Workers(program, log, { joining: seconds, playing: seconds, files: seconds })
    work = workers.work(() => ({ file: '', end: undefined }))
  }

  const tooSlow = {
    refused: { code: 'too-slow', message: 'this takes longer, or more memory, than the server allows' },
  }
  it('that takes too long is stopped and refused, and the next goes through', async () => {
    await workers.close()
    start(SHORT)
    const [refusal, next] = await Promise.all([work.moment(record, moment), work.choices(record, 1)])
    expect(refusal).toMatchObject(tooSlow)
    expect(next).toEqual([])
  })

  it.each([
    ['takes too much memory', () => work.undoPlan(record, undo)],
    ['ends its process', () => work.forkedStart(record, [], '')],
  ])('that %s is stopped and refused, and the next goes through', async (_, task) => {
    const [refusal, next] = await Promise.all([task(), work.choices(record, 1)])
    expect(refusal).toMatchObject(tooSlow)
    expect(next).toEqual([])
  })

  it('of one table does not wait for ever in the queue: too much of it is refused', async () => {
    const all = await Promise.all(Array.from({ length: 102 }, () => work.choices(record, 1)))
    const refused = all.filter((each) => 'refused' in each)
    expect(refused).toMatchObject([{ refused: { code: 'too-busy' } }, { refused: { code: 'too-busy' } }])
  })
  it('that is under way when everything ends is given up, and no new process is begun for it', async () => {
    const looping = work.moment(record, moment)
    await new Promise((resolve) => setTimeout(resolve, 300)) // it has reached its process, or waits for that to be ready
    await workers.close()
    const tooBusy = { refused: { code: 'too-busy' } }
    expect(await looping).toMatchObject(tooBusy)
    expect(await work.choices(record, 1)).toMatchObject(tooBusy)
  })
})
