import { describe, expect, it } from 'vitest'
import { commitmentTo, luckOf, partCommitment, save, seedFrom, verify } from '../index.ts'
import { type Guest, type House, gathering, id, secret } from './house.ts'
import { lanterns } from './lanterns.ts'

const parts = { a: 'rabbit', b: 'clover' }

function commit(guest: Guest, seat: 'a' | 'b', part: string = parts[seat]): ReturnType<Guest['ask']> {
  return guest.ask({ t: 'commit', seat, commitment: partCommitment(id, seat, part) })
}

/** Both seats have committed to their parts, and the host has begun the game. */
async function aboutToBegin(): Promise<{ house: House; a: Guest; b: Guest }> {
  const house = await gathering()
  const [a, b] = [await house.join('a', 'host'), await house.join('b')]
  await commit(a, 'a')
  await commit(b, 'b')
  expect((await a.ask({ t: 'begin' })).t).toBe('done')
  return { house, a, b }
}

describe('parts of the luck', () => {
  it('are committed to before any is shown, and the game begins with the last one', async () => {
    const { house, a, b } = await aboutToBegin()
    expect(a.latest('info').info).toMatchObject({
      phase: 'gathering',
      luck: {
        commitments: { a: partCommitment(id, 'a', 'rabbit'), b: partCommitment(id, 'b', 'clover') },
        parts: {},
        missing: ['a', 'b'],
      },
    })
    await a.ask({ t: 'reveal', seat: 'a', part: parts.a })
    expect(b.latest('info').info.luck).toMatchObject({ missing: ['b'], parts: {} })
    expect(b.texts.join()).not.toContain(parts.a)
    await b.ask({ t: 'reveal', seat: 'b', part: parts.b })
    expect(house.room.record.start).toEqual({ seed: seedFrom(secret, parts) })
    expect(a.latest('info').info).toMatchObject({ phase: 'playing', luck: { parts, missing: null } })
    await house.reload()
    expect(house.room.record).toMatchObject({ parts, start: { seed: seedFrom(secret, parts) } })
  })

  it('cannot be exchanged', async () => {
    const { house, a, b } = await aboutToBegin()
    expect((await a.refusal({ t: 'reveal', seat: 'a', part: 'horseshoe' })).code).toBe('wrong-part')
    expect((await a.refusal({ t: 'commit', seat: 'a', commitment: '0'.repeat(64) })).code).toBe(
      'being-revealed',
    )
    expect((await a.refusal({ t: 'luck', seat: 'a', part: 'late' })).code).toBe('being-revealed')
    expect((await b.refusal({ t: 'reveal', seat: 'a', part: parts.a })).code).toBe('not-your-seat')
    expect(house.room.phase).toBe('gathering')
  })

  it('of another seat cannot be copied', () => {
    expect(partCommitment(id, 'a', 'x')).not.toBe(partCommitment(id, 'b', 'x'))
    expect(partCommitment('other', 'a', 'x')).not.toBe(partCommitment(id, 'a', 'x'))
  })

  it('that are missing free the seat: nothing begins, and all commit anew, the table first', async () => {
    const { house, a, b } = await aboutToBegin()
    await a.ask({ t: 'reveal', seat: 'a', part: parts.a })
    await house.pass(9_000)
    expect(house.names).toEqual([a.name, b.name])
    await house.pass(2_000)
    expect(house.room.record.start).toBeNull()
    expect(house.names).toEqual([a.name, null])
    expect(a.latest('seat-news')).toMatchObject({ what: 'no-part', seat: 'b', was: b.name })
    expect(b.latest('welcome').you.seats).toEqual([])
    const { luck } = a.latest('info').info
    expect(luck).toMatchObject({ commitments: {}, parts: {}, missing: null })
    expect(luck.commitment).not.toBe(commitmentTo(secret))
    expect(b.texts.join()).not.toContain(parts.a)
    // It goes on with those who are left.
    await commit(a, 'a', 'another')
    await a.ask({ t: 'begin' })
    await a.ask({ t: 'reveal', seat: 'a', part: 'another' })
    expect(house.room.phase).toBe('playing')
  })

  it('come in time if the last one comes just before the end', async () => {
    const { house, a, b } = await aboutToBegin()
    await a.ask({ t: 'reveal', seat: 'a', part: parts.a })
    await b.ask({ t: 'reveal', seat: 'b', part: parts.b })
    await house.pass(60_000)
    expect(house.room.phase).toBe('playing')
    expect(house.names).toEqual([a.name, b.name])
  })

  it('of programs are made by the table, and marked', async () => {
    const house = await gathering()
    const a = await house.join('a', 'host')
    await a.ask({ t: 'assign', seat: 'b', player: 'clumsy-stranger' })
    await commit(a, 'a')
    await a.ask({ t: 'begin' })
    const { luck } = a.latest('info').info
    expect(luck).toMatchObject({ made: ['b'], missing: ['a'], parts: {} })
    expect(Object.keys(luck.commitments).toSorted()).toEqual(['a', 'b'])
    await a.ask({ t: 'reveal', seat: 'a', part: parts.a })
    const { parts: all } = house.room.record
    expect(partCommitment(id, 'b', all['b']!)).toBe(luck.commitments['b'])
    expect(house.room.record.start).toEqual({ seed: seedFrom(secret, all) })
  })

  it('are forgotten with the player who gives the seat up', async () => {
    const house = await gathering()
    const [a, host] = [await house.join('a'), await house.join('host')]
    await commit(a, 'a')
    await a.ask({ t: 'leave', seat: 'a' })
    expect(house.room.record.commitments).toEqual({})
    await host.ask({ t: 'begin' })
    expect(house.room.phase).toBe('playing')
  })
})

describe('the file of a game whose seats committed to their parts', () => {
  async function file(change: (luck: ReturnType<typeof luckOf>) => object = (luck) => luck): Promise<string> {
    const { house, a, b } = await aboutToBegin()
    await a.ask({ t: 'reveal', seat: 'a', part: parts.a })
    await b.ask({ t: 'reveal', seat: 'b', part: parts.b })
    return save(await house.replayed(), change(luckOf(house.room.record)))
  }

  it('is verified, and says whose luck it is', async () => {
    expect(verify(await file(), [lanterns])).toMatchObject({
      source: 'seats',
      commitment: commitmentTo(secret),
      parts,
      committed: { table: id, made: [] },
    })
  })

  it('is refused if a part is not the one that was committed to', async () => {
    const text = await file(({ luck }) => ({
      luck: { ...luck, committed: { ...luck!.committed, commitments: { a: partCommitment(id, 'a', 'x') } } },
    }))
    expect(verify(text, [lanterns])).toMatchObject({ refused: { code: 'luck-false' } })
  })

  it('says if the game was imported', async () => {
    const text = await file(({ luck }) => ({ luck: { secret, parts: luck!.parts }, origin: 'file' }))
    expect(verify(text, [lanterns])).toMatchObject({ source: 'file' })
    const bare = await file(() => ({ origin: 'file' }))
    expect(verify(bare, [lanterns])).toMatchObject({ refused: { code: 'luck-of-file' } })
  })

  it('of an earlier version is verified as before', async () => {
    const text = await file(({ luck }) => ({ luck: { secret, parts: luck!.parts } }))
    expect(verify(text, [lanterns])).toMatchObject({ source: 'earlier', parts })
  })
})
