import { expect, it } from 'vitest'
import { type Guest, type House, begun } from './house.ts'
import { lanterns } from './lanterns.ts'

/** Both seats are taken, by different people, and a choice was made that can be taken back only by consent. */
async function two(): Promise<{ house: House; a: Guest; b: Guest }> {
  const house = await begun(lanterns)
  const [a, b] = [await house.join('a'), await house.join('b')]
  await a.choose('a', 'roll')
  return { house, a, b }
}

it('what a request proposes while the table is handed over is void, and everybody is told so', async () => {
  const { house, a, b } = await two()
  a.say({ t: 'undo', seat: 'a' })
  await house.room.handOver()
  const { id } = b.latest('proposal')
  for (const each of [a, b]) expect(each.latest('settled')).toMatchObject({ id, what: 'undo', yes: false })
})

it('who comes to the new place after the others is told what they have proposed meanwhile', async () => {
  const { house, a, b } = await two()
  const handed = await house.room.handOver()
  await house.reload()
  expect(await house.room.resume(a, handed.get(a)!)).toBeNull()
  expect((await a.ask({ t: 'undo', seat: 'a' })).t).toBe('done')
  expect(b.of('proposal')).toEqual([])
  expect(await house.room.resume(b, handed.get(b)!)).toBeNull()
  expect(b.latest('proposal')).toEqual(a.latest('proposal'))
})
