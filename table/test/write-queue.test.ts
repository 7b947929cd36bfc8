import { describe, expect, it } from 'vitest'
import { WriteQueue } from '../room/write-queue.ts'
import { type House, gathering, id } from './house.ts'
import { soon } from './scripted-store.ts'

/** The write queue of a table, and what it has announced. */
async function writing(): Promise<{
  house: House
  queue: WriteQueue
  told: string[]
  say(text: string): void
}> {
  const house = await gathering()
  const told: string[] = []
  const failed = (error: unknown): unknown => house.failures.push(error)
  const queue = new WriteQueue(house.store, id, () => 1, failed)
  const say = (text: string): void =>
    queue.write([queue.row('said', JSON.stringify(text))], () => told.push(text))
  return { house, queue, told, say }
}

describe('a write queue', () => {
  it('writes together what is said in one breath, or while something is being written', async () => {
    const { house, queue, told, say } = await writing()
    house.store.hold()
    for (const text of ['one', 'two']) say(text)
    await soon()
    for (const text of ['three', 'four', 'five']) say(text)
    house.store.release()
    await queue.settled
    const sizes = house.store.asked.map((written) => ('rows' in written ? written.rows.length : 0))
    expect(sizes).toEqual([2, 3])
    expect(told).toEqual(['one', 'two', 'three', 'four', 'five'])
  })

  it('writes the last of several records, before the rows', async () => {
    const { house, queue, say } = await writing()
    const { record } = house.room
    say('one')
    for (const created of [7, 8, 9]) queue.save({ ...record, created })
    await queue.settled
    expect(house.store.asked).toMatchObject([{ record: { created: 9 } }, { rows: [{ seq: 1 }] }])
  })

  it('writes and tells nothing more once something failed, and says so once', async () => {
    const { house, queue, told, say } = await writing()
    house.store.failNext()
    say('one')
    await soon()
    say('two')
    await queue.settled
    say('three')
    await queue.settled
    queue.fail(new Error('another'))
    expect(told).toEqual([])
    expect(house.store.rows(id)).toEqual([])
    expect(house.store.asked).toHaveLength(1)
    expect(house.failures).toMatchObject([{ message: 'the disk is full' }])
  })

  it('tells nothing of what is being written when something else fails', async () => {
    const { house, queue, told, say } = await writing()
    house.store.hold()
    say('one')
    await soon()
    queue.fail(new Error('the rules'))
    house.store.release()
    await queue.settled
    expect(told).toEqual([])
  })

  it('is busy until everything has been told', async () => {
    const { queue, told, say } = await writing()
    expect(queue.isBusy).toBe(false)
    say('one')
    expect(queue.isBusy).toBe(true)
    await queue.settled
    expect(told).toEqual(['one'])
    expect(queue.isBusy).toBe(false)
  })
})
