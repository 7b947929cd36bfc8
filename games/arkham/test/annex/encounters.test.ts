import { describe, expect, it } from 'vitest'
import { anomalySets } from '../../cards/anomalies/index.ts'
import { neighbourhoodDecks, street } from '../../cards/encounters/index.ts'
import { eventDecks } from '../../cards/events/index.ts'
import { type Effect, effect as effectShape } from '../../effects.ts'
import { stories } from '../../words/en/stories/index.ts'
import { parseEffect } from './effect-parser.ts'
import { encounterRows } from './encounter-rows.ts'

type Sections = Readonly<Record<string, Effect>>
type Cards = Readonly<Record<string, Sections>>

const events: Readonly<Record<string, { hood: string; doom: readonly string[]; encounters: Sections }>> =
  Object.assign({}, ...Object.values(eventDecks))
const encounters: Cards = Object.assign(
  {},
  street,
  ...Object.values(neighbourhoodDecks),
  ...Object.values(anomalySets),
  ...Object.values(eventDecks).map(encountersOf),
)
const told: Readonly<Record<string, Readonly<Record<string, string>>>> = stories
const rows = encounterRows()

function encountersOf(deck: Readonly<Record<string, { encounters: Sections }>>): Cards {
  return Object.fromEntries(Object.entries(deck).map(([card, { encounters: sections }]) => [card, sections]))
}

describe('encounter, anomaly and event cards against the annexes', () => {
  it('has 72 encounter cards, 24 anomaly cards and 60 event cards with three sections each', () => {
    expect(rows).toHaveLength((72 + 24 + 60) * 3)
    const sections = Object.entries(encounters).flatMap(([card, all]) =>
      Object.keys(all).map((section) => `${card} ${section}`),
    )
    expect(sections.sort()).toEqual(rows.map(({ card, section }) => `${card} ${section}`).sort())
  })

  it.each(rows)('$card, $section', ({ card, section, effect, story }) => {
    const ours = encounters[card]![section]
    expect(ours).toEqual(parseEffect(effect))
    expect(effectShape.check(ours, card)).toBeUndefined()
    expect(told[card]![section]).toBe(story)
  })

  it.each(rows.filter(({ hood }) => hood !== undefined))(
    '$card belongs to a neighbourhood and marks spaces with doom',
    ({ card, hood, doom }) => {
      expect(events[card]!.hood).toBe(hood)
      expect(events[card]!.doom).toEqual(doom)
    },
  )
})
