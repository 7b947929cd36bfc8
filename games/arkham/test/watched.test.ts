import { type Game, Engine, completeOptions, hash } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { scenarioIds } from '../content/ids.ts'
import { arkham } from '../index.ts'
import { afterStep, watched } from '../steps/checks.ts'

/** Harm is looked after only where it can have come about; looking after every step must find nothing more. */

const { watched: _, ...everyStep } = arkham

/** A game of one investigator or more, in which the same options are chosen by their places. */
function playedOn(game: Game, scenario: string, players: number): string[] {
  const seed = `watched ${scenario} ${players}`
  const engine = Engine.start(game, completeOptions(arkham, { scenario, players }), seed)
  const hashes: string[] = []
  for (let n = 1; engine.decision !== null && n < 400; n++) {
    const { options } = engine.decision
    engine.choose(options[(n * 7919) % options.length]!)
    if (n % 10 === 0) hashes.push(hash(engine.position))
  }
  return [...hashes, hash(engine.position)]
}

test.each(scenarioIds)(
  '[AH-413.8] [AH-415.6a] no other step leaves harm to be looked after: %s',
  (scenario) => {
    for (const players of [1, 4])
      expect(playedOn(arkham, scenario, players)).toEqual(playedOn(everyStep, scenario, players))
  },
)

test('every step that is watched is one of the game', () => {
  expect(Object.keys(arkham.rules)).toEqual(expect.arrayContaining([...watched]))
  expect(arkham.afterStep).toBe(afterStep)
})
