import { describe, expect, it } from 'vitest'
import * as en from '../../words/en/names.ts'
import { headlines as headlinesEn, stories as storiesEn } from '../../words/en/stories/index.ts'
import * as pl from '../../words/pl/names.ts'
import { headlines as headlinesPl, stories as storiesPl } from '../../words/pl/stories/index.ts'
import { type AnnexTable, plain, tablesBelow, tablesOf } from './tables.ts'

type Names = Readonly<Record<string, string>>

const cards = (heading: string, n = 0) => tablesBelow('RULES.cards.md', heading)[n]!
const tiles = tablesBelow('RULES.md', 'Content tables', 'Neighbourhood tiles')
const namesOfScenarios = tablesOf('RULES.scenarios-2.md').filter(
  ({ columns }) => columns.join() === 'id,English,Polish',
)

/** Where the annexes name things: the table, the columns of the id and of both names, and our names. */
const named: readonly [string, AnnexTable, [string, string, string], Names, Names][] = [
  ['neighbourhoods', tiles[0]!, ['neighbourhood id', 'English', 'Polish'], en.hoods, pl.hoods],
  ['spaces', tiles[1]!, ['space id', 'English', 'Polish'], en.spaces, pl.spaces],
  [
    'mythos tokens',
    tablesBelow('RULES.md', 'Content tables', 'Mythos tokens')[0]!,
    ['id', 'English', 'Polish [seed]'],
    en.tokens,
    pl.tokens,
  ],
  [
    'starting cards',
    cards('Starting cards'),
    ['id', 'English', 'Polish'],
    en.startingCards,
    pl.startingCards,
  ],
  ['monsters', cards('Monsters'), ['id', 'English', 'Polish'], en.monsters, pl.monsters],
  [
    'new monsters',
    tablesBelow('RULES.scenarios-2.md', 'New monsters')[0]!,
    ['id', 'English', 'Polish'],
    en.monsters,
    pl.monsters,
  ],
  ['items', cards('Items'), ['id', 'English', 'Polish'], en.items, pl.items],
  ['allies', cards('Allies'), ['id', 'English', 'Polish (occupation)'], en.allies, pl.allyOccupations],
  ['spells', cards('Spells'), ['id', 'English', 'Polish'], en.spells, pl.spells],
  ['conditions', cards('Conditions'), ['id', 'English', 'Polish [seed]'], en.conditions, pl.conditions],
  ['dark pacts', cards('Conditions', 1), ['id', 'back', 'Polish'], en.darkPacts, pl.darkPacts],
  ['special cards', cards('Special cards'), ['id', 'English', 'Polish'], en.specials, pl.specials],
  ...namesOfScenarios.map((table, i): (typeof named)[number] => [
    `streets of scenario ${i + 3}`,
    { ...table, rows: table.rows.filter((row) => /^s\d-/.test(row['id']!)) },
    ['id', 'English', 'Polish'],
    en.streets,
    pl.streets,
  ]),
]

describe('names against the annexes', () => {
  it.each(named)('%s', (_, { rows }, [id, english, polish], ours, polskie) => {
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(ours[row[id]!]).toBe(plain(row[english]!))
      expect(polskie[row[id]!]).toBe(plain(row[polish]!))
    }
  })

  it('investigators and their occupations', () => {
    for (const row of cards('Investigators').rows) {
      const id = row['id'] as keyof typeof en.investigators
      expect(en.investigators[id]).toBe(plain(row['English']!))
      expect(`${en.occupations[id]} / ${pl.occupations[id]}`).toBe(row['occupation / Polish'])
    }
  })
})

describe('headlines against the annex', () => {
  it.each(cards('Headlines').rows)('$id', (row) => {
    const id = row['id'] as keyof typeof headlinesEn
    expect(headlinesEn[id].title).toBe(row['English title'])
    expect(headlinesPl[id].title).toBe(row['Polish title'])
    expect(headlinesEn[id].story).toBe(row['story']!.replace('rumour – ', ''))
  })
})

describe('Polish stories', () => {
  const english = sentences(storiesEn, headlinesEn)
  const polish = sentences(storiesPl, headlinesPl)
  it('are as many as the English ones, and none is told twice', () => {
    expect(english).toHaveLength(468 + 64)
    expect(new Set(polish).size).toBe(english.length)
  })
  it('are sentences, and not the English ones', () => {
    const untranslated = polish.filter((sentence) => english.includes(sentence))
    expect(untranslated).toEqual([])
    const stories = sentences(storiesPl)
    expect(stories.filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([])
  })
  it('keep their emphasis', () => {
    const marked = (sentence: string) => (sentence.match(/\*/g) ?? []).length
    expect(polish.map(marked)).toEqual(english.map(marked))
  })
})

function sentences(...decks: readonly object[]): string[] {
  return decks.flatMap((deck) =>
    Object.values(deck).flatMap((card: object) => Object.values(card) as string[]),
  )
}
