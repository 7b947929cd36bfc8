import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { archives } from '../../cards/archive/index.ts'
import { scenarioIds } from '../../content/ids.ts'
import type { Amount } from '../../effects.ts'
import * as en from '../../words/en/archive/index.ts'
import { introductions } from '../../words/en/scenarios.ts'
import * as pl from '../../words/pl/archive/index.ts'
import { objectsIn } from '../everything.ts'
import { type Annex, tablesBelow } from './tables.ts'

interface Said {
  readonly title: string
  readonly text: string
}
type Cards = Readonly<Record<string, Readonly<Partial<Record<'front' | 'back', Said>>>>>

const files: readonly Annex[] = [
  'RULES.scenarios.md',
  'RULES.scenarios.md',
  'RULES.scenarios-2.md',
  'RULES.scenarios-2.md',
]

describe.each(scenarioIds.map((id, i) => [id, files[i]!, `Scenario ${i + 1}`] as const))(
  'words of %s against its annex',
  (id, file, heading) => {
    const [english, polish]: readonly Cards[] = [en.archiveWords[id], pl.archiveWords[id]]
    const sides = tablesBelow(file, heading, 'Archive cards')
      .find(({ columns }) => columns[0] === 'no.')!
      .rows.filter((row) => row['side'] !== 'epic monster')
      .map((row) => ({ number: row['no.']!, side: row['side'] as 'front' | 'back', row }))

    it.each(sides)('card $number, $side', ({ number, side, row }) => {
      const [ours, polskie] = [english![number]![side]!, polish![number]![side]!]
      expect(ours.title).toBe(row['English title'])
      expect(polskie.title).toBe(row['Polish title'])
      // The numbers that depend on the players are those of the content, in both languages.
      const card: Readonly<Partial<Record<'front' | 'back', object>>> = (
        archives[id] as Readonly<Record<string, object>>
      )[number]!
      expect(numbersOf(ours.text)).toEqual(amountsOf(card[side]))
      expect(numbersOf(polskie.text)).toEqual(numbersOf(ours.text))
    })

    it('has the endings', () => {
      const told: Readonly<Record<string, Said>> = en.endingWords[id]
      const rows = tablesBelow(file, heading).find(({ columns }) => columns.includes('result'))!.rows
      for (const row of rows) expect(told[row['id']!]!.text).toBe(row['text']!.replace(' (AH-302.3)', ''))
      expect(Object.keys(pl.endingWords[id])).toEqual(Object.keys(told))
    })

    it('has the introduction', () => {
      const annex = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
      expect(annex.replaceAll('\n', ' ')).toContain(introductions[id])
    })
  },
)

/** `{P + 2}` and the like in a text. */
function numbersOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{([^}]+)\}/g)].map(([, number]) => number!))
}

/** The amounts of a side that are not plain numbers, written like in a text. */
function amountsOf(side: unknown): Set<string> {
  const amounts = [...objectsIn(side)].flatMap(
    (found) => [found['atLeast'], found['n']] as (Amount | undefined)[],
  )
  return new Set(amounts.flatMap(written))
}

function written(amount: Amount | undefined): string[] {
  if (amount === 'P' || amount === 'K') return [amount]
  if (typeof amount !== 'object') return []
  const { of, times, plus } = amount
  return [`${times > 1 ? times : ''}${of} + ${plus}`]
}

describe('cards 1 and 2', () => {
  const rows = tablesBelow('RULES.md', 'Content tables', 'Archive cards 1 and 2')[0]!.rows
  it('have the titles of the rulebook', () => {
    const titles = (words: Cards) => Object.values(words).map(({ front }) => front!.title)
    expect(titles(en.commonArchive)).toEqual(rows.map((row) => row['English']))
    expect(titles(pl.commonArchive)).toEqual(rows.map((row) => row['Polish [seed]']))
  })
})
