import { canonical, isRefused, sha256 } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { type Luck, Table, load, save, seedFrom, verify } from '../index.ts'
import { type House, beganAtSeven, begun, gathering, id, longGame, nowSeenBy, secret } from './house.ts'
import { lanterns } from './lanterns.ts'
import { lanterns2 } from './lanterns-2.ts'
import { done, open, playOn } from './random.ts'

/** The same table, loaded by a program that knows only the second version of the rules. */
async function upgrade(house: House): Promise<void> {
  await house.room.settled()
  house.games = [lanterns2]
  await house.load()
  await house.room.settled()
}

describe('a table of an earlier version', () => {
  it('looks as it did, to a player and in the log', async () => {
    const house = await begun()
    await longGame(house)
    const before = await house.join('a')
    before.leave()
    await upgrade(house)
    const after = await house.join('a')
    expect(after.now).toEqual(before.now)
    expect(after.log).toEqual(before.log)
    expect(after.latest('welcome').info).toMatchObject({ phase: 'playing', version: '2' })
  })

  it('goes on, and is a table of the present version from then on', async () => {
    const house = await begun()
    await longGame(house)
    await upgrade(house)
    expect((await house.store.record(id))!.version).toBe('2')
    await house.rest(70)
    await house.reload()
    expect(house.table.position).toMatchObject({ version: '2', table: { season: 'spring' } })
    expect(house.table.hash).toBe((await house.replayed()).hash)
  })

  it('keeps to what options that came later would change, from its first choice on', async () => {
    const house = await begun()
    await house.rest(3)
    await upgrade(house)
    await house.reload()
    expect(house.table.position.options).toMatchObject({ bell: 'silent' })
    expect((await house.replayed(0)).position.options).toMatchObject({ bell: 'silent' })
  })

  it('is taken back and looked back at beyond the change', async () => {
    const house = await begun()
    await longGame(house)
    await upgrade(house)
    await house.rest(2)
    const { number } = house.table
    for (let i = 0; i < 40; i++) await house.hand.ask({ t: 'undo', seat: 'a' })
    expect(house.table.number).toBeLessThan(number - 32)
    const a = await house.join('a')
    for (const moment of [0, 31, 33, house.table.number])
      expect(await a.ask({ t: 'moment', seat: 'a', number: moment })).toMatchObject({
        now: nowSeenBy(await house.replayed(moment), ['a']),
      })
  })

  it('goes on from the position at which it began', async () => {
    const house = await beganAtSeven()
    await house.rest(5)
    await upgrade(house)
    await house.rest(40)
    await house.reload()
    expect(house.table.number).toBe(52)
    expect(house.table.hash).toBe((await house.replayed()).hash)
  })

  it('that has not begun begins by the present rules', async () => {
    const house = await gathering()
    await upgrade(house)
    await house.hand.ask({ t: 'begin' })
    expect(house.table.position.version).toBe('2')
    const { version, options } = (await house.store.record(id))!
    expect({ version, options }).toMatchObject({ version: '2', options: { bell: 'rings' } })
    await house.reload()
    expect(house.table.position.options).toMatchObject({ bell: 'rings' })
  })
})

describe('a position of an earlier version', () => {
  it('that cannot be upgraded is refused, and says why', () => {
    const { position } = open()
    const table = { ...position.table, deck: Array.from({ length: 13 }, () => 'sun') }
    for (const [broken, why] of [
      [{ ...position, table }, 'version 1 cannot be upgraded: a deck has twelve cards'],
      [{ ...position, table: null }, 'cannot be upgraded'],
      [{ ...position, seats: ['a'] }, '/seats should be a, b'],
    ] as const) {
      const taken = Table.at(lanterns2, broken)
      expect(isRefused(taken) && taken.refused).toMatchObject({
        code: 'bad-position',
        message: expect.stringContaining(why) as string,
      })
    }
  })
})

const luck: Luck = { secret, parts: { a: 'rabbit' } }

/** A finished game of the first version. */
function finished(): Table {
  const table = open(seedFrom(luck.secret, luck.parts))
  while (table.position.outcome === null) playOn(table, [1, 0, 2])
  return table
}

type Content = Record<string, unknown> & { result: { numbers: number; outcome: unknown } }

/** A file that was changed and signed again. */
function rewritten(text: string, change: (content: Content) => void): string {
  const { checksum: _, ...content } = JSON.parse(text) as Content
  change(content)
  return JSON.stringify({ ...content, checksum: sha256(canonical(content)) })
}

/** As it was written before files had a `result`. */
function inFormat1(text: string): string {
  return rewritten(text, (content) => {
    content['format'] = 'miskatonic-save/1'
    Reflect.deleteProperty(content, 'result')
  })
}

function codeOf(text: string): string | undefined {
  const loaded = load(text, [lanterns2])
  return isRefused(loaded) ? loaded.refused.code : undefined
}

describe('a file of an earlier version', () => {
  it('is played by the present rules', () => {
    const table = finished()
    const loaded = done(load(save(table), [lanterns2]))
    expect(loaded.position).toMatchObject({
      version: '2',
      options: { bell: 'silent' },
      outcome: table.position.outcome,
    })
    expect(loaded.log).toEqual(table.log)
    expect(codeOf(save(loaded))).toBeUndefined()
  })

  it('goes on from an edited start', () => {
    const table = open()
    done(table.edit([{ op: 'remove', path: '/table/deck/0' }], { force: true }))
    playOn(table, [2, 2, 1])
    const loaded = done(load(save(table), [lanterns2]))
    expect(loaded.start).toMatchObject({ position: { version: '2', table: { season: 'spring' } } })
    expect(loaded.log).toEqual(table.log)
  })

  it('is verified by its end, and says so', () => {
    const table = finished()
    const text = save(table, { luck })
    const { outcome, chance } = table.position
    const expected = { outcome, numbers: chance.used, choices: table.choices.length }
    expect(verify(text, [lanterns])).toMatchObject({
      ...expected,
      origin: { version: '1', compared: 'position' },
    })
    expect(verify(text, [lanterns2])).toMatchObject({
      ...expected,
      origin: { version: '1', compared: 'result' },
    })
    expect(verify(inFormat1(text), [lanterns2])).toMatchObject({
      ...expected,
      origin: { version: '1', compared: 'choices' },
    })
  })

  it.each<[string, (content: Content) => void]>([
    ['by more luck', ({ result }) => result.numbers++],
    ['in another way', ({ result }) => (result.outcome = null)],
    ['by a choice that was not offered', (content) => (content['choices'] = [{ seat: 'b', option: 'fly' }])],
  ])('that ends %s is not taken', (_, change) => {
    expect(codeOf(rewritten(save(finished()), change))).toBe('save-other-rules')
  })

  it('of format 1 is still compared by its hash where the rules are the same', () => {
    const text = inFormat1(save(finished()))
    expect(isRefused(load(text, [lanterns]))).toBe(false)
    const other = rewritten(text, (content) => (content['hash'] = sha256('another')))
    const loaded = load(other, [lanterns])
    expect(isRefused(loaded) && loaded.refused.code).toBe('save-unplayable')
  })

  it('has a result in format 2, and none in format 1', () => {
    const text = save(finished())
    expect(codeOf(rewritten(text, (content) => Reflect.deleteProperty(content, 'result')))).toBe(
      'save-malformed',
    )
    expect(codeOf(rewritten(text, (content) => (content['format'] = 'miskatonic-save/1')))).toBe(
      'save-malformed',
    )
  })
})
