import { alone } from '@miskatonic/alone'
import { Engine, type Game, type View, completeOptions, optionId, viewOf } from '@miskatonic/kernel'
import { mansions } from '@miskatonic/mansions'
import { Dice, chooser } from '@miskatonic/proof'
import { reign } from '@miskatonic/reign'
import type { Offered, Screen } from '@miskatonic/screen'
import { tinyEpic } from '@miskatonic/tiny-epic'
import { expect, test } from 'vitest'
import { headingOf } from '../../games/alone/board/sought.ts'
import * as aloneTargets from '../../games/alone/board/targets.ts'
import { sought } from '../../games/alone/names.ts'
import * as mansionsTargets from '../../games/mansions/board/targets.ts'
import * as reignTargets from '../../games/reign/board/targets.ts'
import * as tinyEpicTargets from '../../games/tiny-epic/board/targets.ts'
import { MOST_AT_ONCE, grouped } from '../table/groups.ts'
import { AT_MOST, type Picks, agreeing, byHeading, inRanges, nextPart } from '../table/parts.ts'
import { namesAt, phrasesOf } from '../table/phrases.ts'

type Targets = Pick<Screen, 'targetsOf' | 'nameOf'>

/** In games of players who choose by chance: every choice is reached, and never do many lie side by side. */
test.each<[string, Game, Targets]>([
  ['Reign', reign, reignTargets],
  ['Tiny Epic', tinyEpic, tinyEpicTargets],
  ['ALONE', alone, aloneTargets],
  ['Mansions', mansions, mansionsTargets],
])('%s: no question comes as a long list of buttons', (_, game, targets) => {
  const met: Offered[][] = []
  const tooLong = (['en', 'pl'] as const).flatMap((language) => {
    const engine = Engine.start(game, completeOptions(game, {}), `lists ${language}`)
    const choose = chooser('moody', new Dice(`lists ${language}`))
    const long: string[] = []
    for (let count = 0; engine.decision !== null && count < 400; count++) {
      for (const seat of new Set(engine.decision.options.map((each) => each.seat))) {
        const view = viewOf(game, engine.position, engine.decision, seat)
        const offers = offersOf(engine, game, targets, view, language)
        met.push(offers)
        long.push(...longListsOf(offers, (target) => targets.nameOf(target, view, language), language))
      }
      engine.choose(choose(engine))
    }
    return long
  })
  expect(tooLong).toEqual([])
  expect(Math.max(...met.map(({ length }) => length))).toBeGreaterThan(10)
})

test.each(['en', 'pl'] as const)('ALONE: all that can be located stands under a heading (%s)', (language) => {
  const cut = byHeading(sought, (target) => headingOf('locate', { by: 'watch', target }, language))
  expect(cut).toHaveLength(5)
})

/** The lists of a question that are too long to look at, wherever they are met. */
function longListsOf(
  offers: readonly Offered[],
  nameOf: (target: string) => string,
  language: string,
): string[] {
  return grouped(offers, () => undefined).flatMap(({ options, hasParts, isNumber, heading }) => {
    const all = options.map(({ offer }) => offer)
    if (isNumber) return []
    if (hasParts) return stuckIn(all, {}, nameOf)
    if (heading === '') return all.length > MOST_AT_ONCE ? [all[0]!.id] : []
    const ranges = inRanges(all, ({ label }) => label, language)
    const isWhole = new Set(ranges.flatMap(({ items }) => items)).size === all.length
    return isWhole && ranges.every(({ items }) => items.length <= AT_MOST) ? [] : [all[0]!.id]
  })
}

function offersOf(
  engine: Engine,
  game: Game,
  targets: Targets,
  view: View,
  language: 'en' | 'pl',
): Offered[] {
  // Of a screen, phrases need the words alone.
  const screen = { words: game.words } as unknown as Screen
  const say = phrasesOf(screen, language, namesAt(screen, language, view.table, engine.position.seats))
  return engine.optionsOf(view.seat).map(({ step, args, seat }) => ({
    id: optionId({ step, args }),
    seat,
    step,
    args,
    rules: [],
    label: say.choice(step, args, view),
    note: undefined,
    targets: targets.targetsOf(step, args, seat),
  }))
}

/** Follows every pick: in the end few choices are left, or a number to be set. What is left elsewhere is told. */
function stuckIn(offers: readonly Offered[], picks: Picks, nameOf: (target: string) => string): string[] {
  const left = agreeing(offers, picks)
  const part = nextPart(left, nameOf)
  if (part !== undefined)
    return part.values.flatMap(({ value }) => stuckIn(offers, { ...picks, [part.arg]: value }, nameOf))
  const [rest] = grouped(left, () => undefined)
  return rest!.isNumber || left.length <= MOST_AT_ONCE ? [] : [left[0]!.id]
}
