import { games } from '@miskatonic/games'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builds, fixture } from '../../fixtures/index.ts'
import { type Stopped, choose, comparable, observe } from '../../fixtures/observe.ts'
import { readPacked } from '../../fixtures/packed.ts'
import { Referee } from '../../fixtures/referee.ts'
import { buildProgram } from '../program.ts'

const home = fileURLToPath(new URL('../../..', import.meta.url))

const known = ['reign', 'tiny-epic', 'alone'].map((id) => games.find((game) => game.id === id)!)
const courses = builds.flatMap((build) => known.map(({ id }) => ({ build, game: id })))

describe.each(courses)('positions of $game, saved by build $build', ({ build, game }) => {
  const all = readPacked(fixture(build, `positions-${game}.json.br`)) as readonly Stopped[]
  let referee: Referee
  beforeAll(async () => {
    await buildProgram()
    referee = new Referee(home)
  })
  afterAll(() => referee.end())

  it.each(all.map((stopped, index) => ({ index, asked: stopped.before.asked?.step, stopped })))(
    '$index, at $asked, looks as it did and goes on as it did',
    async ({ stopped: { save, before, choices, events, after } }) => {
      const { table } = await referee.ask<{ table: string }>({ op: 'load', save })
      expect(comparable(await observe(referee, table))).toEqual(comparable(before))
      for (const [i, choice] of choices.entries())
        expect(await choose(referee, table, choice), `choice ${i + 1}: ${choice.option}`).toEqual(events[i])
      expect(comparable(await observe(referee, table))).toEqual(comparable(after))
    },
  )
})
