import { completeOptions } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { type Failure, type Trial, prove, reproduce } from '../battery.ts'
import type { Check } from '../checks/check.ts'
import { tempers } from '../choosers.ts'
import { Coverage } from '../coverage.ts'
import { type Thoroughness, thoroughness } from '../thoroughness.ts'
import { cellar } from './cellar.ts'
import { type Fault, faults } from './faults.ts'

const ledger = new Set(['TC-1', 'TC-2', 'TC-3', 'TC-4', 'TC-5'])
const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`)

/** The first failure in a handful of games. */
function found(game: Fault['game'], checks: Trial['checks']): Failure | null {
  for (const [index, seed] of seeds.entries()) {
    const options = completeOptions(game, { cards: index % 2 === 0 ? 6 : 4 })
    const { failure } = prove(game, { options, seed, temper: tempers[index % 3]!, checks, ledger })
    if (failure !== null) return failure
  }
  return null
}

/** Nothing but one check, at every decision. */
function only(name: string): Thoroughness {
  return {
    decisions: thoroughness.full.decisions.flatMap(([check]) =>
      check.name === name ? [[check, 1] as const] : [],
    ),
    games: thoroughness.full.games.filter((check) => check.name === name),
    closely: true,
  }
}

/** An error's trace tells who called; that differs. */
function withoutTrace(failure: Failure): Failure {
  return { ...failure, details: failure.details.replaceAll(/^ {4}at .*$/gm, '').trim() }
}

describe('the battery', () => {
  test('finds nothing wrong with a sound game', () => {
    expect(found(cellar, 'full')).toBeNull()
    expect(found(cellar, 'fast')).toBeNull()
  })

  test.each(faults)('notices a game that $what', ({ game, check }) => {
    expect(found(game, check === 'ends' ? 'fast' : 'full')).not.toBeNull()
  })

  test.each(faults)('the check "$check" alone notices a game that $what', ({ game, check }) => {
    expect(found(game, only(check))?.check).toBe(check)
  })

  test('a check that changes what it looks at is found out', () => {
    const meddling: Check = {
      name: 'meddling',
      about: 'makes a choice in the game itself instead of in a clone',
      inspect: ({ engine }) => void (engine.decision && engine.choose(engine.decision.options[0]!)),
    }
    const checks = { decisions: [[meddling, 1]], games: [], closely: true } as const
    expect(found(cellar, checks)?.check).toBe('unchanged')
  })

  test('every check has caught something', () => {
    const checks = [...thoroughness.full.decisions.map(([check]) => check), ...thoroughness.full.games]
    const caught = new Set(faults.map(({ check }) => check))
    expect(checks.map(({ name }) => name).filter((name) => !caught.has(name))).toEqual([])
  })

  test.each(faults.filter(({ fickle }) => !fickle))(
    'reproduces the failure of a game that $what',
    ({ game, check }) => {
      const failure = found(game, check === 'ends' ? 'fast' : 'full')!
      const again = reproduce(game, JSON.parse(JSON.stringify(failure)) as Failure, ledger)!
      expect(withoutTrace(again)).toEqual(withoutTrace(failure))
    },
  )

  test('says that a failure is mended, or that its choices are no longer offered', () => {
    const broken = faults.find(({ what }) => what === 'loses a card')!.game
    const failure = found(broken, 'full')!
    expect(reproduce(broken, failure, ledger)?.check).toBe('components')
    expect(reproduce(cellar, failure, ledger)).toBeNull()
    const elsewhere = { ...failure, choices: [{ seat: 'a', option: 'play:card=bear' }] }
    expect(reproduce(cellar, elsewhere, ledger)?.check).toBe('offered')
  })

  test('plays the same game for the same seed, and another one for another', () => {
    const play = (seed: string, player: string) => {
      const coverage = new Coverage()
      prove(cellar, { options: { cards: 6 }, seed, player, temper: 'moody', checks: 'fast', coverage })
      return coverage.counts
    }
    expect(play('x', 'y')).toEqual(play('x', 'y'))
    const games = seeds.map((seed) => JSON.stringify(play('x', seed)))
    expect(new Set(games).size).toBeGreaterThan(3)
  })
})
