import type { Game } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import type { KeptRange, Row } from '../index.ts'
import { Guest, type House, begun, id } from './house.ts'
import { lanterns } from './lanterns.ts'

async function talk(house: House, count: number): Promise<void> {
  for (let i = 0; i < count; i++) house.hand.say({ t: 'say', seat: 'a', text: `word ${i}` })
  await house.room.settled()
}

/** The most rows that were read at once while this was done. */
async function mostRead(house: House, work: () => Promise<unknown>): Promise<number> {
  let most = 0
  const { store } = house
  const read = store.readFromKept.bind(store)
  store.readFromKept = async (table: string, range?: KeptRange): Promise<Row[]> => {
    const rows = await read(table, range)
    most = Math.max(most, rows.length)
    return rows
  }
  await work()
  store.readFromKept = read
  return most
}

/** Words as earlier versions stored them: any number of them after a position. */
async function withOldWords(house: House, count: number): Promise<void> {
  await house.room.settled()
  const { length } = house.store.rows(id)
  const rows = Array.from({ length: count }, (_, i) => ({
    seq: length + 1 + i,
    at: 1,
    kind: 'said' as const,
    body: JSON.stringify({ by: 'a', name: 'x', text: `old ${i}` }),
  }))
  await house.store.append(id, rows, length)
}

describe('a table with much chat', () => {
  it('stores its position by rows, so that loading and joining read few of them', async () => {
    const house = await begun()
    await house.rest(3)
    await talk(house, 1_500)
    expect(await mostRead(house, () => house.reload())).toBeLessThan(300)
    expect(await mostRead(house, () => house.join('watch'))).toBeLessThan(600)
    expect(house.table.number).toBe(3)
  })

  it('shows a newcomer the last of it', async () => {
    const house = await begun()
    await talk(house, 700)
    await house.reload()
    const { log } = (await house.join('watch')).latest('welcome')
    expect(log.at(-1)).toMatchObject({ kind: 'said', text: 'word 699' })
    expect(log.length).toBeGreaterThan(120)
  })

  it('goes on as before: undo and looking back reach beyond the stored positions', async () => {
    const house = await begun()
    await house.rest(3)
    await talk(house, 600)
    await house.rest(2)
    await house.reload()
    for (let i = 0; i < 4; i++)
      expect(await house.hand.ask({ t: 'undo', seat: 'a' })).toMatchObject({ t: 'done' })
    expect(house.table.number).toBe(1)
    await house.reload()
    expect(house.table.number).toBe(1)
    expect(await house.hand.ask({ t: 'moment', seat: 'a', number: 1 })).toMatchObject({
      t: 'moment',
      number: 1,
    })
  })

  it('of an earlier version is read whole once, and after that as fast as any other', async () => {
    const house = await begun()
    await house.rest(3)
    await withOldWords(house, 5_000)
    await house.load()
    await house.room.settled()
    expect(await mostRead(house, () => house.reload())).toBeLessThan(300)
    expect(await mostRead(house, () => house.join('watch'))).toBeLessThan(1_100)
    expect(house.table.number).toBe(3)
    await house.rest(1)
    expect(house.table.number).toBe(4)
  })
})

describe('limits of a table', () => {
  it('its chat has so many words, also after it was loaded again', async () => {
    const house = await begun()
    house.limits = { ...house.limits, words: 400 }
    await house.load()
    await talk(house, 390)
    await house.reload()
    await talk(house, 10)
    expect(await house.hand.refusal({ t: 'say', seat: 'a', text: 'more' })).toMatchObject({
      code: 'too-many-words',
    })
    await house.rest(1)
    expect(house.table.number).toBe(1)
  })

  it('its log has so many rows; the rest is refused', async () => {
    const house = await begun()
    house.limits = { ...house.limits, rows: 10 }
    await house.load()
    await house.rest(9)
    const { seat, step } = house.table.now.decision!.options[0]!
    expect(await house.hand.choose(seat, step)).toMatchObject({ t: 'refused', code: 'table-full' })
    expect(await house.hand.refusal({ t: 'undo', seat: 'a' })).toMatchObject({ code: 'table-full' })
    expect(await house.hand.refusal({ t: 'say', seat: 'a', text: 'x' })).toMatchObject({ code: 'table-full' })
  })
})

describe('names', () => {
  it('a spectator does not speak under the name of a player or of a seat', async () => {
    const house = await begun()
    const player = await house.join('a')
    for (const name of ['Name of a', 'NAME OF A', 'nаme of а', 'a', 'B']) {
      const stranger = new Guest(house, house.guest('watch').hashes, name)
      await stranger.join()
      await stranger.ask({ t: 'say', seat: '', text: 'trust me' })
      expect(player.log.at(-1)).toMatchObject({ kind: 'said', by: '', name: '' })
    }
    const other = new Guest(house, house.guest('watch').hashes, 'Zofia')
    await other.join()
    await other.ask({ t: 'say', seat: '', text: 'hello' })
    expect(player.log.at(-1)).toMatchObject({ by: '', name: 'Zofia' })
  })

  it('a player does not take the name of another', async () => {
    const house = await begun()
    await house.join('a')
    const other = await house.join('b')
    expect(await other.refusal({ t: 'rename', seat: 'b', name: 'Name of A' })).toMatchObject({
      code: 'name-taken',
    })
    expect(await other.ask({ t: 'rename', seat: 'b', name: 'Zofia' })).toMatchObject({ t: 'done' })
  })
})

describe('in a game with sides', () => {
  /** Seat a is one side, seat b the other. */
  const sided: Game = { ...lanterns, sideOf: (seat) => seat }
  const withTeams: Game = { ...sided, teamTalk: { isPrivate: true, rule: 'LA-1' } }

  it('what is said to the team is told to its seats alone, also later', async () => {
    const house = await begun(withTeams)
    const [a, b, watcher] = [await house.join('a'), await house.join('b'), await house.join('watch')]
    expect((await a.ask({ t: 'say', seat: 'a', text: 'a whisper', to: 'team' })).t).toBe('done')
    await a.ask({ t: 'say', seat: 'a', text: 'aloud' })
    expect(a.log.at(-2)).toMatchObject({ kind: 'said', text: 'a whisper', to: ['a'] })
    await house.reload()
    const later = [await house.join('b'), await house.join('watch')]
    for (const other of [b, watcher, ...later]) {
      expect(other.texts.join()).not.toContain('a whisper')
      expect(other.texts.join()).toContain('aloud')
    }
    expect((await house.join('a')).texts.join()).toContain('a whisper')
  })

  it('nothing can be said to the team where the rules make talk open, nor without a team', async () => {
    for (const [game, seat, code] of [
      [sided, 'a', 'talk-is-open'],
      [{ ...sided, teamTalk: { isPrivate: false, rule: 'LA-1' } }, 'a', 'talk-is-open'],
      [lanterns, 'a', 'no-team'],
      [withTeams, '', 'no-team'],
    ] as const) {
      const house = await begun(game)
      const a = await house.join('a')
      expect((await a.refusal({ t: 'say', seat, text: 'psst', to: 'team' })).code).toBe(code)
      expect(house.store.rows(id)).toHaveLength(1)
    }
  })

  it('a seat points a few times a second at most: everybody is told each time', async () => {
    const house = await begun(lanterns)
    const [a, also, b] = [await house.join('a'), await house.join('a'), await house.join('b')]
    for (const each of [a, also]) each.say({ t: 'ping', seat: 'a', target: 'cellar' })
    await b.ask({ t: 'ping', seat: 'b', target: 'door' })
    expect(b.of('pinged').map(({ seat }) => seat)).toEqual(['a', 'b'])
    expect(also.latest('refused')).toMatchObject({ code: 'too-fast' })
    await house.pass(250)
    expect((await a.ask({ t: 'ping', seat: 'a', target: 'cellar' })).t).toBe('done')
    await house.pass(-1_000_000) // the clock is set back
    expect((await a.ask({ t: 'ping', seat: 'a', target: 'cellar' })).t).toBe('done')
  })

  it('only the own side is shown what a player points at', async () => {
    const house = await begun(sided)
    const [a, b, watcher] = [await house.join('a'), await house.join('b'), await house.join('watch')]
    await a.ask({ t: 'ping', seat: 'a', target: 'cellar' })
    expect(a.of('pinged')).toMatchObject([{ seat: 'a', target: 'cellar' }])
    expect([...b.of('pinged'), ...watcher.of('pinged')]).toEqual([])
  })
})
