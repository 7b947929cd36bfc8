import { readFileSync } from 'node:fs'
import { Engine, type Position, clone, sampleWorld, upgraded } from '@miskatonic/kernel'
import { type Recorded, replayed } from '@miskatonic/proof'
import { takenUp } from '@miskatonic/proof/scene'
import { describe, expect, test } from 'vitest'
import { reign } from '../index.ts'
import type { Options, Table } from '../position.ts'

/**
 * Positions that version 1 of the rules saved in the middle of effects. That they look and go on as they did is tested with many more of
 * them beside the server (e2e/server/test/old-positions.test.ts).
 */
function saved(name: string): Position<Table, Options> {
  const file = new URL(`version-1/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Position<Table, Options>
}

function present(name: string): Position<Table, Options> {
  return takenUp(reign, saved(name))
}

function argsOf(position: Position, step: string): object | undefined {
  return position.stack.find((frame) => frame.step === step)?.args
}

const names = ['dagonOrder', 'shoggothOrder', 'book', 'mirrorCards', 'consent']

describe('a position of version 1', () => {
  test.each(names)('%s: becomes a sound one of the present version and asks the same question', (name) => {
    expect(saved(name).version).toBe('1')
    expect(Engine.at(reign, present(name)).decision!.step).toBe(name)
  })

  test('gates and Shoggoths that are still to come are lists', () => {
    const position = present('dagonOrder')
    const { arkham, dunwich, innsmouth, kingsport } = argsOf(saved('dagonOrder'), 'dagonOrder') as Record<
      string,
      boolean
    >
    const { left } = argsOf(position, 'dagonOrder') as { left: string[] }
    expect(left).toEqual(
      Object.entries({ arkham, dunwich, innsmouth, kingsport }).flatMap(([town, waits]) =>
        waits ? [town] : [],
      ),
    )
    expect(argsOf(saved('shoggothOrder'), 'shoggothOrder')).toEqual({ a: 1, b: 2, c: 0 })
    expect(argsOf(present('shoggothOrder'), 'shoggothOrder')).toEqual({ ids: [1, 2] })
  })

  test('keeps what the position itself shows: a card on offer', () => {
    const position = present('consent')
    expect(saved('consent').table.onOffer).toEqual({ card: 'xaos-mirror', from: 'p1' })
    for (let i = 0; i < 20; i++) {
      const world = sampleWorld(reign, position, 'p2', `offer ${i}`) as Position<Table>
      expect(world.table.hands['p1']).toContain('xaos-mirror')
    }
  })

  test('keeps what the position itself shows: clue cards in the mirror', () => {
    const position = present('mirrorCards')
    const clues = (table: Table): string[] => table.hands['p3']!.filter((card) => !card.includes('-'))
    for (let i = 0; i < 20; i++) {
      const world = sampleWorld(reign, position, 'p1', `mirror ${i}`) as Position<Table>
      expect(clues(world.table)).toEqual(clues(position.table))
    }
  })

  test('keeps what the position itself shows: the cards of the Book of Shadow', () => {
    const position = present('book')
    const { cards } = saved('book').table.peek!
    const seen = (seat: string): Set<string> =>
      new Set(
        Array.from({ length: 20 }, (_, i) =>
          (sampleWorld(reign, position, seat, `book ${i}`) as Position<Table>).table.peek!.cards.join(),
        ),
      )
    expect(seen('p3')).toEqual(new Set([cards.join()]))
    expect(seen('p1').size).toBeGreaterThan(1)
  })

  test('counts as shuffled: nothing is known about the order of the decks', () => {
    const { table } = present('shoggothOrder')
    expect(table.known.summoning).toEqual([table.summoningDeck.length])
    expect(table.known.piles).toEqual([
      { cards: table.playerDeck.length, evilStirs: 4 - table.evilStirsDrawn },
    ])
  })

  test('is not changed itself', () => {
    const before = saved('dagonOrder')
    const copy = clone(before)
    upgraded(reign, before)
    expect(before).toEqual(copy)
  })
})

/** Whole games of version 2, as its recorder wrote them. */
function game(name: string): Recorded {
  return JSON.parse(readFileSync(new URL(`version-2/${name}.json`, import.meta.url), 'utf8')) as Recorded
}

describe('a game of version 2', () => {
  test.each(['sealed', 'no-shoggoths'])(
    '%s: goes on after the last action by itself, to the same end',
    (name) => {
      const recorded = game(name)
      expect(recorded.version).toBe('2')
      const end = replayed(reign, recorded)
      expect(typeof end === 'string' ? end : end.position.outcome?.how).toBe(recorded.ending)
    },
  )

  test('its positions keep that, wherever they stop', () => {
    const recorded = game('sealed')
    for (const count of [2, 20, 60]) {
      const engine = replayed(reign, recorded, count)
      if (typeof engine === 'string') throw new Error(engine)
      const { turnEnd: _, idleQuestions: __, ...options } = engine.position.options as Options
      const position = upgraded(reign, { ...engine.position, version: '2', options })
      expect(position).toEqual(engine.position)
      expect(position.options).toMatchObject({ turnEnd: 'automatic' })
    }
  })
})

describe('a game of version 3', () => {
  test.each(['sealed', 'no-shoggoths'])('%s: is asked everything it was asked, to the same end', (name) => {
    const file = new URL(`version-3/${name}.json`, import.meta.url)
    const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded
    expect(recorded.version).toBe('3')
    const end = replayed(reign, recorded)
    if (typeof end === 'string') throw new Error(end)
    expect(end.position.outcome?.how).toBe(recorded.ending)
    const { idleQuestions, ...options } = end.position.options as Options
    expect(idleQuestions).toBe('asked')
    expect(upgraded(reign, { ...end.position, version: '3', options })).toEqual(end.position)
  })
})
