import { type Game, optionId } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { KEEP_EVERY } from '../room/log-rows.ts'
import { type Guest, type House, begun, begunAt, gathering, id } from './house.ts'
import { lanterns } from './lanterns.ts'
import { done, open, playOn } from './random.ts'

/** Both seats are taken, by different people. */
async function two(game: Game = lanterns): Promise<{ house: House; a: Guest; b: Guest }> {
  const house = await begun(game)
  return { house, a: await house.join('a'), b: await house.join('b') }
}

function lastSeen({ log }: Guest): number {
  return log.at(-1)!.seq
}

function lastEntry({ log }: Guest): object {
  return log.at(-1)!
}

describe('taking back', () => {
  it('one’s own choice is free if no seat learned anything', async () => {
    const { house, a, b } = await two()
    const { hash } = house.table
    await a.choose('a', 'rest')
    expect((await a.ask({ t: 'undo', seat: 'a' })).t).toBe('done')
    expect(house.table.hash).toBe(hash)
    expect(b.of('proposal')).toEqual([])
    expect(lastEntry(b)).toMatchObject({ seq: 3, kind: 'undone', number: 0, by: 'a', free: true })
    expect(house.store.rows(id).map(({ kind }) => kind)).toEqual(['began', 'did', 'undone'])
  })

  it('makes a choice void that was sent before its sender heard of it, though its number has come again', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'rest')
    const seen = lastSeen(b)
    await a.ask({ t: 'undo', seat: 'a' })
    await a.choose('a', 'roll')
    const { hash } = house.table
    const late = { t: 'choose', seat: 'b', option: 'rest', decision: 1 } as const
    expect((await b.refusal({ ...late, seen })).code).toBe('stale-decision')
    expect(house.table.hash).toBe(hash)
    expect((await b.ask({ ...late, seen: lastSeen(b) })).t).toBe('now')
  })

  it('makes it void also after the table was loaded again', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'rest')
    const seen = lastSeen(b)
    await a.ask({ t: 'undo', seat: 'a' })
    await a.choose('a', 'roll')
    await house.reload()
    const back = await house.join('b')
    const late = { t: 'choose', seat: 'b', option: 'rest', decision: 1, seen } as const
    expect((await back.refusal(late)).code).toBe('stale-decision')
  })

  it('makes it void also after many choices, when the table is loaded from a later position', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'rest')
    const seen = lastSeen(b)
    await a.ask({ t: 'undo', seat: 'a' })
    await house.rest(KEEP_EVERY)
    await house.reload()
    expect(house.table.firstNumber).toBe(KEEP_EVERY)
    const [option] = house.table.now.decision!.options
    const back = await house.join('a', 'b')
    const late = {
      t: 'choose',
      seat: option!.seat,
      option: optionId(option!),
      decision: KEEP_EVERY,
    } as const
    expect((await back.refusal({ ...late, seen })).code).toBe('stale-decision')
    expect((await back.ask({ ...late, seen: back.latest('welcome').seq })).t).toBe('now')
  })

  it('is answered when everybody has been told', async () => {
    const { house, a } = await two()
    await a.choose('a', 'rest')
    const before = a.told.length
    house.store.hold()
    a.say({ t: 'undo', seat: 'a' })
    await Promise.resolve()
    expect(a.told.length).toBe(before)
    house.store.release()
    await house.room.settled()
    expect(a.told.slice(before).map(({ t }) => t)).toEqual(['now', 'done'])
  })

  it.each([
    ['undo-chance', 'roll'],
    ['undo-seen', 'draw'],
  ])('what revealed something needs consent: %s', async (because, option) => {
    const { house, a, b } = await two()
    const { hash } = house.table
    await a.choose('a', option)
    await a.ask({ t: 'undo', seat: 'a' })
    expect(house.table.number).toBe(1)
    const proposal = { t: 'proposal', id: 1, what: 'undo', by: 'a', number: 0, because, waiting: ['b'] }
    expect(a.latest('proposal')).toEqual(proposal)
    expect(b.latest('proposal')).toEqual(proposal)
    expect((await b.ask({ t: 'consent', seat: 'b', proposal: 1, yes: true })).t).toBe('done')
    expect(a.latest('settled')).toEqual({ t: 'settled', id: 1, what: 'undo', yes: true, by: 'b' })
    expect(house.table.hash).toBe(hash)
    expect(lastEntry(a)).toMatchObject({ kind: 'undone', number: 0, by: 'a', free: false })
  })

  it('does not happen if one is against it', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'roll')
    const { hash } = house.table
    await a.ask({ t: 'undo', seat: 'a' })
    await b.ask({ t: 'consent', seat: 'b', proposal: 1, yes: false })
    expect(a.latest('settled')).toEqual({ t: 'settled', id: 1, what: 'undo', yes: false, by: 'b' })
    expect(house.table.hash).toBe(hash)
    expect((await b.refusal({ t: 'consent', seat: 'b', proposal: 1, yes: true })).code).toBe(
      'no-such-proposal',
    )
    expect((await house.join('watch')).latest('welcome').proposals).toEqual([])
  })

  it('needs the consent of each of the others', async () => {
    const { house, players } = await threeLanterns()
    const [a, b, c] = players as [Guest, Guest, Guest]
    await a.choose('a', 'roll')
    await a.ask({ t: 'undo', seat: 'a' })
    expect(a.latest('proposal').waiting).toEqual(['b', 'c'])
    expect((await a.refusal({ t: 'consent', seat: 'a', proposal: 1, yes: true })).code).toBe(
      'not-your-consent',
    )
    expect((await a.refusal({ t: 'consent', seat: 'b', proposal: 1, yes: true })).code).toBe('not-your-seat')
    await c.ask({ t: 'consent', seat: 'c', proposal: 1, yes: true })
    expect(house.table.number).toBe(1)
    expect(b.latest('proposal')).toMatchObject({ id: 1, waiting: ['b'] })
    expect((await c.refusal({ t: 'consent', seat: 'c', proposal: 1, yes: true })).code).toBe(
      'not-your-consent',
    )
    await b.ask({ t: 'consent', seat: 'b', proposal: 1, yes: true })
    expect(house.table.number).toBe(0)
  })

  it('is no longer proposed once the game goes on', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'roll')
    await a.ask({ t: 'undo', seat: 'a' })
    await b.choose('b', 'rest')
    expect(a.latest('settled')).toEqual({ t: 'settled', id: 1, what: 'undo', yes: false, by: '' })
    expect((await b.refusal({ t: 'consent', seat: 'b', proposal: 1, yes: true })).code).toBe(
      'no-such-proposal',
    )
    expect(house.table.number).toBe(2)
  })

  it('makes void what else is proposed', async () => {
    const { a, b } = await two()
    await a.choose('a', 'rest')
    await b.ask({ t: 'rewind', seat: 'b', number: 0 })
    await a.ask({ t: 'undo', seat: 'a' })
    expect(b.latest('settled')).toEqual({ t: 'settled', id: 1, what: 'rewind', yes: false, by: '' })
  })

  it('that is refused leaves alone what else is proposed', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'roll')
    await a.ask({ t: 'undo', seat: 'a' })
    await a.ask({ t: 'rewind', seat: 'a', number: 0 })
    await b.ask({ t: 'consent', seat: 'b', proposal: 1, yes: false })
    const watcher = await house.join('watch')
    expect(watcher.latest('welcome').proposals).toMatchObject([{ id: 2, what: 'rewind' }])
  })

  it('to another moment takes the place of what the seat proposed before', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'rest')
    await b.choose('b', 'rest')
    for (const number of [0, 1, 2]) await a.ask({ t: 'rewind', seat: 'a', number })
    await b.ask({ t: 'rewind', seat: 'b', number: 0 })
    expect(b.of('settled')).toMatchObject([
      { id: 1, yes: false, by: '' },
      { id: 2, yes: false, by: '' },
    ])
    const watcher = await house.join('watch')
    expect(watcher.latest('welcome').proposals).toMatchObject([
      { id: 3, by: 'a', number: 2 },
      { id: 4, by: 'b', number: 0 },
    ])
    expect((await b.refusal({ t: 'consent', seat: 'b', proposal: 1, yes: true })).code).toBe(
      'no-such-proposal',
    )
  })

  it('is proposed after what it would take back was told', async () => {
    const { house, a, b } = await two()
    house.store.hold()
    a.say({ t: 'choose', seat: 'a', option: 'roll', decision: 0 })
    a.say({ t: 'undo', seat: 'a' })
    house.store.release()
    await house.room.settled()
    expect(b.told.slice(-2).map(({ t }) => t)).toEqual(['now', 'proposal'])
  })

  it('without other players happens at once, and the log says that something was seen', async () => {
    const house = await begun()
    const a = await house.join('a')
    await a.choose('a', 'draw')
    await a.ask({ t: 'undo', seat: 'a' })
    expect(house.table.number).toBe(0)
    expect(lastEntry(a)).toMatchObject({ kind: 'undone', number: 0, free: false })
  })

  it('with all seats in one hand happens at once', async () => {
    const house = await begun()
    const both = await house.join('a', 'b')
    await both.choose('a', 'roll')
    await both.choose('b', 'rest')
    await both.ask({ t: 'undo', seat: 'a' })
    expect(lastEntry(both)).toMatchObject({ kind: 'undone', number: 1, free: true })
    await both.ask({ t: 'undo', seat: 'a' })
    expect(lastEntry(both)).toMatchObject({ kind: 'undone', number: 0, free: false })
  })

  it('another player’s choice needs their consent', async () => {
    const { house, a, b } = await two()
    await a.choose('a', 'rest')
    await b.ask({ t: 'undo', seat: 'b' })
    expect(a.latest('proposal')).toMatchObject({ by: 'b', because: 'not-your-choice', waiting: ['a'] })
    await a.ask({ t: 'consent', seat: 'a', proposal: 1, yes: true })
    expect(house.table.number).toBe(0)
  })

  it('is free for a secret answer, and does not tell what it was', async () => {
    const { house, a, b } = await two()
    await house.rest(2)
    await a.choose('a', 'bid:lanterns=2')
    await a.ask({ t: 'undo', seat: 'a' })
    expect(lastEntry(b)).toMatchObject({ kind: 'undone', number: 2, free: true })
    expect(b.now?.asked?.waiting).toEqual(['a', 'b'])
  })

  it('has nothing to take back where the game began', async () => {
    const { house, a } = await two()
    expect((await a.refusal({ t: 'undo', seat: 'a' })).code).toBe('nothing-to-undo')
    await house.rest(1)
    await a.ask({ t: 'undo', seat: 'a' })
    expect((await a.refusal({ t: 'undo', seat: 'a' })).code).toBe('nothing-to-undo')
  })

  it('stops where a table began that goes on from a position', async () => {
    const table = open()
    playOn(table, [2, 2, 0])
    const house = await begunAt({ position: table.position })
    const both = await house.join('a', 'b')
    await house.rest(35)
    for (let i = 0; i < 35; i++) await both.ask({ t: 'undo', seat: 'a' })
    expect(house.table.hash).toBe(table.hash)
    expect((await both.refusal({ t: 'undo', seat: 'a' })).code).toBe('nothing-to-undo')
  })

  it('is refused before the game, after it, and to those who do not play', async () => {
    const early = await (await gathering()).join('a')
    expect((await early.refusal({ t: 'undo', seat: 'a' })).code).toBe('not-begun')
    const { house, a } = await two()
    const watcher = await house.join('watch')
    expect((await watcher.refusal({ t: 'undo', seat: 'a' })).code).toBe('not-your-seat')
    while (house.table.position.outcome === null) house.playOn([0])
    expect((await a.refusal({ t: 'undo', seat: 'a' })).code).toBe('game-over')
  })

  it('reaches beyond positions that were written down, again and again', async () => {
    const house = await begun()
    const both = await house.join('a', 'b')
    const hashes = [house.table.hash]
    for (let i = 0; i < 100; i++) {
      await house.rest(1)
      hashes.push(house.table.hash)
    }
    for (const to of [99, 98, 97, 96, 95, 94, 63, 31, 10]) {
      while (house.table.number > to) await both.ask({ t: 'undo', seat: 'a' })
      expect(house.table.hash).toBe(hashes[to])
      await house.rest(1)
      expect(house.table.hash).toBe(hashes[to + 1])
      if (to % 2 === 0) await house.reload()
    }
    expect(house.table.number).toBe(11)
  })

  it('by consent reaches beyond a position that was written down', async () => {
    const { house, a, b } = await two()
    await house.rest(30)
    await a.choose('a', 'roll')
    await b.choose('b', 'roll')
    expect(house.table.firstNumber).toBe(32)
    const { hash } = await house.replayed(31)
    await b.ask({ t: 'undo', seat: 'b' })
    await a.ask({ t: 'consent', seat: 'a', proposal: 1, yes: true })
    expect(house.table.hash).toBe(hash)
  })
})

/** Lanterns with a third seat, which is never asked anything. */
async function threeLanterns(): Promise<{ house: House; players: Guest[] }> {
  const game = { ...lanterns, seats: () => ['a', 'b', 'c'] } as Game
  const house = await begun(game)
  const players = [await house.join('a'), await house.join('b')]
  const invited = await house.join('invite')
  const { key } = done(await invited.ask({ t: 'take', seat: 'c' })) as { key?: string }
  return { house, players: [...players, await house.joinWith(key!)] }
}
