import { type Choice, Engine, type Game, completeOptions, isRefused, optionId } from '@miskatonic/kernel'
import { forkedStart } from '@miskatonic/table'
import { expect, it } from 'vitest'
import { Dice } from '../dice.ts'
import { mansions, stories } from '../mansions/set-ups.ts'

/** The same rules, counting how often other worlds are drawn and positions looked at. */
function counting(game: Game): { game: Game; counts: { drawn: number; lookedAt: number } } {
  const counts = { drawn: 0, lookedAt: 0 }
  const { worlds } = game
  const counted: Game = {
    ...game,
    worlds: {
      ...worlds,
      redraw(...about) {
        counts.drawn++
        worlds.redraw(...about)
      },
    },
    brokenInvariant(position) {
      counts.lookedAt++
      return game.brokenInvariant(position)
    },
  }
  return { game: counted, counts }
}

/** The choices of a random game of Mansions, as far as it goes. */
function choicesOf(options: object, seed: string, most: number): Choice[] {
  const dice = new Dice(seed)
  const engine = Engine.start(mansions, options, seed)
  const choices: Choice[] = []
  while (engine.decision !== null && choices.length < most) {
    const all = engine.decision.options
    const step = dice.pick([...new Set(all.map((option) => option.step))])
    const option = dice.pick(all.filter((each) => each.step === step))
    choices.push({ seat: option.seat, option: optionId(option) })
    engine.choose(option)
  }
  return choices
}

// Worlds of Mansions are whole set-ups, and most attempts to draw one could fail: then a fork would take eight of them and hide nothing.
it.each(stories)('a fork of a running table draws a single world: Mansions, %s', (story) => {
  const options = completeOptions(mansions, { story, investigators: 4 })
  if (isRefused(options)) throw new Error(options.refused.message)
  const seed = `forks ${story}`
  const choices = choicesOf(options, seed, 240)
  const { game, counts } = counting(mansions)
  let forks = 0
  for (let until = 0; until < choices.length; until += 12, forks++) {
    const fork = forkedStart(game, { start: { seed }, options }, choices.slice(0, until), `fork ${until}`)
    expect(isRefused(fork)).toBe(false)
  }
  expect(forks).toBeGreaterThan(8)
  expect(counts).toEqual({ drawn: forks, lookedAt: forks })
})
