import { describe, expect, test } from 'vitest'
import { cellsOf } from '../cells.ts'
import type { Order } from '../play.ts'
import { type Report, reportOf } from '../report.ts'
import { wilson } from '../wilson.ts'
import { run } from '../run.ts'
import { well } from './well.ts'

const given = { rope: ['long', 'short'], crowd: ['one', 'two'] }
const { cells, leftOut } = cellsOf(well, given)
const order: Order = { seed: 'report', player: 'random', cells }

async function report(games: number): Promise<Report> {
  const played = await run(well, order, games, { workers: 0 })
  const about = { given, leftOut, from: 0, games, workers: 0, seconds: 2 }
  return JSON.parse(JSON.stringify(reportOf(well, order, played, about))) as Report
}

describe('a report', () => {
  test('says what was played, and what could not be', async () => {
    expect(await report(80)).toMatchObject({
      format: 'miskatonic-lab',
      game: 'well',
      version: '7',
      player: 'random',
      seed: 'report',
      gamesWanted: 80,
      isComplete: true,
      given,
      leftOut: [{ options: { rope: 'short', crowd: 'two' } }],
      cells: cells.map((options) => ({ options, games: 80 })),
      speed: { gamesPerSecond: 120 },
    })
  })

  test('can be computed again from its counts', async () => {
    for (const { games, wins, won, choices, choicesPerGame, endings } of (await report(80)).cells) {
      expect(won).toEqual({ share: wins / games, ...wilson(wins, games) })
      expect(choicesPerGame).toBe(choices / games)
      expect(endings.reduce((sum, ending) => sum + ending.games, 0)).toBe(games)
      expect(endings.reduce((sum, ending) => sum + ending.wins, 0)).toBe(wins)
      for (const ending of endings)
        expect(ending.share).toEqual({ share: ending.games / games, ...wilson(ending.games, games) })
    }
  })

  test('can be computed again from its seed', async () => {
    const { seed, player, cells: reported } = await report(80)
    const again = await run(
      well,
      { seed, player: player as 'random', cells: reported.map(({ options }) => options) },
      80,
      { workers: 0 },
    )
    expect(again.map(({ tally }) => tally.choices)).toEqual(reported.map(({ choices }) => choices))
  })

  test('lists endings by how frequent they are, and equals by name', () => {
    const endings = { b: { games: 1, wins: 0 }, c: { games: 3, wins: 3 }, a: { games: 1, wins: 0 } }
    const played = [{ tally: { games: 5, wins: 3, choices: 5, rounds: 0, endings }, seconds: 1 }]
    const about = { given: {}, leftOut: [], from: 0, games: 5, workers: 0, seconds: 1 }
    const [cell] = reportOf(well, { ...order, cells: [{}] }, played, about).cells
    expect(cell!.endings.map(({ how }) => how)).toEqual(['c', 'a', 'b'])
  })

  test('of a run that was ended early says so, and leaves out what has no games', () => {
    const empty = { tally: { games: 0, wins: 0, choices: 0, rounds: 0, endings: {} }, seconds: 0 }
    const some = {
      tally: { games: 1, wins: 0, choices: 4, rounds: 8, endings: { night: { games: 1, wins: 0 } } },
      seconds: 1,
    }
    const about = { given, leftOut, from: 0, games: 2, workers: 0, seconds: 1 }
    const { isComplete, cells: reported } = reportOf(well, order, [some, empty, empty], about)
    expect(isComplete).toBe(false)
    expect(reported).toMatchObject([{ games: 1, choicesPerGame: 4, roundsPerGame: 8 }])
  })
})
