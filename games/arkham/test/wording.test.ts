import { Engine, type View, completeOptions, viewOf } from '@miskatonic/kernel'
import { Dice, chooser } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { targetsOf } from '../board/targets.ts'
import { trays } from '../board/piles/trays.ts'
import { scenarioIds } from '../content/ids.ts'
import { arkham } from '../index.ts'
import { endingWords as endingsEn } from '../words/en/archive/index.ts'
import { en } from '../words/en.ts'
import { endingWords as endingsPl } from '../words/pl/archive/index.ts'
import { pl } from '../words/pl.ts'

/** What a person at the table reads names everything: no id of the rules is among the words. */
const ids = /\b(m\d+|hl-\d+|s\d-[a-z]+|p\d|card-\d+|option-\d+|codex \d+|\d+ \d+)\b|[a-z]-[a-z]+-[a-z]/
const who = (): string => 'Ann'
type Say = (args: never, name: typeof who, seen?: Pick<View, 'table' | 'own'>) => string

function sentencesOf(engine: Engine, { choices, asks, events }: typeof en): string[] {
  const { decision, position } = engine
  if (decision === null) return []
  const seat = decision.waiting[0]!
  const seen = viewOf(arkham, position, decision, seat)
  const offered = decision.options.map(({ step, args }) =>
    (choices[step as keyof typeof choices] as Say)(args as never, who, seen),
  )
  // Found by name, so that step and arguments are not known to belong together.
  const asked = (asks[decision.step as keyof typeof asks] as Say)(seen.asked!.args as never, who, seen)
  const told = engine.events.map(({ event, args }) =>
    (events[event as keyof typeof events] as Say)(args as never, who),
  )
  return [...offered, asked, ...told]
}

describe.each([
  ['English', en],
  ['Polish', pl],
] as const)('%s', (_, words) => {
  test.each(scenarioIds)('in %s every choice, question and event is told in words', (scenario) => {
    const choose = chooser('moody', new Dice(`words ${scenario}`))
    const options = completeOptions(arkham, { scenario, players: 2, difficulty: 'normal' })
    const engine = Engine.start(arkham, options, `words ${scenario}`, true)
    const strange = new Set<string>()
    while (engine.decision !== null) {
      for (const sentence of sentencesOf(engine, words)) if (ids.test(sentence)) strange.add(sentence)
      const option = choose(engine)
      engine.events = []
      engine.choose(option)
    }
    expect([...strange]).toEqual([])
  })
})

test.each([
  ['English', en, endingsEn],
  ['Polish', pl, endingsPl],
] as const)('an ending is announced under the title of its page, in %s', (_, words, endings) => {
  const pages = Object.values(endings).flatMap((each) =>
    Object.entries(each as Record<string, { title: string }>),
  )
  const renamed = pages.filter(([ending, { title }]) => words.outcomes[ending]?.includes(title) !== true)
  expect(renamed.map(([ending]) => ending)).toEqual([])
})

test('the display opens only where a card of the display is to be chosen', () => {
  const options = completeOptions(arkham, { players: 2 })
  const engine = Engine.start(arkham, options, 'display')
  const choose = chooser('moody', new Dice('display'))
  const opened = new Set<string>()
  while (engine.decision !== null) {
    const { decision, position } = engine
    const view = viewOf(arkham, position, decision, decision.waiting[0]!)
    const display = trays(view, 'en').find(({ id }) => id === 'display')
    const lit = decision.options.flatMap(({ step, args, seat }) => targetsOf(step, args, seat))
    const { about } = view.asked!.args as { about?: string }
    if (lit.some((target) => display?.holds?.(target))) opened.add(about ?? decision.step)
    engine.choose(choose(engine))
  }
  for (const about of opened) expect(['item', 'buy', 'display-discard', 'shop']).toContain(about)
  expect(opened.size).toBeGreaterThan(0)
})

test('a question about a monster says which one, as long as it is there', () => {
  const asked = {
    who: 'group',
    about: 'engagement' as const,
    rule: 'AH-461.6-2',
    options: ['p1', 'p2'],
    next: { step: 'engage', key: 'seat', args: { monster: 'm1' } },
  }
  const seen = { table: { monsters: [{ id: 'm1', kind: 'robed-figure' }] }, own: {} }
  expect(en.asks.choosing(asked, who, seen)).toBe('Robed Figure: whom does it engage?')
  expect(pl.asks.choosing(asked, who, seen)).toMatch(/: z kim wchodzi w zwarcie\?$/)
  expect(en.asks.choosing(asked, who)).toBe('Whom does the monster engage?')
})
