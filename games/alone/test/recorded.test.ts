import { readdirSync } from 'node:fs'
import { wrongWithRecorded } from '@miskatonic/proof'
import { beforeAll, describe, expect, test } from 'vitest'
import { difficulties } from '../content/characters.ts'
import { mapNames } from '../content/maps.ts'
import { blueMissions, greenMissions, redMissions } from '../cards/missions.ts'
import { alone } from '../index.ts'
import { causes } from '../names.ts'
import { type Ended, endOf, loadGame, recordAll, recordedGames, recordings } from './recorder.ts'

function setOf<T>(games: readonly Ended[], reading: (game: Ended) => T): Set<T> {
  return new Set(games.map(reading))
}

/**
 * Complete games, replayed choice by choice: the rules do not drift. After a change of the rules that is meant, record all of them anew,
 * together with the positions and counts of perft.test.ts (it takes some minutes):
 *
 *     RECORD=all npx vitest run games/alone/test/recorded.test.ts
 */
const wanted = process.env['RECORD']

beforeAll(() => {
  if (wanted !== undefined) recordAll(wanted)
}, 3_600_000)

describe('recorded games', () => {
  test('there is one for every final mission, every difficulty and either winner', () => {
    const names = ['hero', 'evil'].flatMap((winner) =>
      redMissions.flatMap((mission) => difficulties.map((each) => `${winner}-${mission}-${each}.json`)),
    )
    expect(readdirSync(recordedGames).toSorted()).toEqual(names.toSorted())
    expect(recordings.map(({ name }) => `${name}.json`).toSorted()).toEqual(names.toSorted())
  })

  test.each(recordings)('$name goes as it went', ({ name, options, ending }) => {
    const recorded = loadGame(name)
    expect(recorded).toMatchObject({ ending, options })
    expect(wrongWithRecorded(alone, recorded)).toBeUndefined()
  })
})

describe('between them', () => {
  /** All recorded games at their end. */
  let games: Ended[]
  beforeAll(() => {
    games = recordings.map(endOf)
  })

  const winners = ['won', 'lost'] as const

  test.each(winners)('games %s show every starting mission at every difficulty', (ending) => {
    for (const difficulty of difficulties) {
      const some = games.filter((game) => game.ending === ending && game.difficulty === difficulty)
      expect(setOf(some, ({ table }) => table.missions.green.mission)).toEqual(new Set(greenMissions))
      expect(setOf(some, ({ table }) => table.missions.blue.mission)).toEqual(new Set(blueMissions))
      expect(setOf(some, ({ table }) => table.missions.red.mission)).toEqual(new Set(redMissions))
    }
  })

  test.each(winners)(
    'games %s are played on every map, by every team, in Nightmare mode and without',
    (ending) => {
      const some = games.filter((game) => game.ending === ending)
      expect(setOf(some, ({ map }) => map)).toEqual(new Set(mapNames))
      expect(setOf(some, ({ evil }) => evil)).toEqual(new Set([1, 2, 3]))
      expect(setOf(some, ({ table }) => table.round.nightmare)).toEqual(new Set([true, false]))
    },
  )

  test('every starting mission is completed in a game that the Hero wins', () => {
    const completed = games
      .filter(({ ending }) => ending === 'won')
      .flatMap(({ table: { missions } }) => [missions.green, missions.blue].filter(({ done }) => done))
    expect(new Set(completed.map(({ mission }) => mission))).toEqual(
      new Set([...greenMissions, ...blueMissions]),
    )
  })

  test('the Ritual is ended by killing the High Priest and by breaking the circles', () => {
    const rituals = games.filter(
      ({ ending, table }) => ending === 'won' && table.missions.red.mission === 'the-ritual',
    )
    expect(
      setOf(rituals, ({ table }) => table.monsters.some(({ being }) => being === 'high-priest')),
    ).toEqual(new Set([true, false]))
  })

  test('the Hero is brought down before the final mission is active and while it is', () => {
    const defeats = games.filter(({ ending }) => ending === 'lost')
    expect(setOf(defeats, ({ table }) => table.missions.red.active)).toEqual(new Set([true, false]))
  })

  /** The price of a serum is paid after what it gives: nobody dies of it. */
  test('everything that can bring the Hero down does', () => {
    const fatal = causes.filter((cause) => cause !== 'price')
    expect(setOf(games, ({ cause }) => cause)).toEqual(new Set([...fatal, undefined]))
  })
})
