import { describe, expect, it } from 'vitest'
import { type Letter, stories as ids } from '../../content/ids.ts'
import * as cardsEn from '../../words/en/cards.ts'
import { combat as combatEn } from '../../words/en/combat.ts'
import { headings as headingsEn } from '../../words/en/headings.ts'
import * as linesEn from '../../words/en/lines.ts'
import * as en from '../../words/en/names.ts'
import { nobodyLeft as nobodyLeftEn, storyWords as storiesEn } from '../../words/en/stories/index.ts'
import * as cardsPl from '../../words/pl/cards.ts'
import { combat as combatPl } from '../../words/pl/combat.ts'
import { headings as headingsPl } from '../../words/pl/headings.ts'
import * as linesPl from '../../words/pl/lines.ts'
import * as pl from '../../words/pl/names.ts'
import { nobodyLeft as nobodyLeftPl, storyWords as storiesPl } from '../../words/pl/stories/index.ts'
import type { StoryWords } from '../../words/stories.ts'
import { storyLines, storyNumbers, storyTable } from './story-parser.ts'
import { idIn, namesIn, type Row, rowsBelow, tablesBelow } from './tables.ts'

type Names = Readonly<Record<string, string>>

const ledger = (heading: string, n = 0) => tablesBelow('RULES.md', heading)[n]!.rows
const annex = (heading: string) => tablesBelow('RULES.cards.md', heading)[0]!.rows
const isCard = (row: Row) => row['id']!.startsWith('`') && row['types'] !== 'Nothing'

describe('names against the tables', () => {
  const decks: readonly [string, readonly Row[], Names, Names][] = [
    ['mental Traits', ledger('8.2', 0), en.mental, pl.mental],
    ['physical Traits', ledger('8.2', 1), en.physical, pl.physical],
    ['Starting Items', ledger('8.3'), en.starting, pl.starting],
    ['Search cards', [...ledger('8.7').filter(isCard), ...annex('Search cards')], en.search, pl.search],
    ['Locks', ledger('8.8'), en.locks, pl.locks],
    ['Obstacles', ledger('8.9'), en.obstacles, pl.obstacles],
    ['Spells', ledger('8.6'), en.spells, pl.spells],
    ['Mythos cards', [...ledger('8.10'), ...annex('Mythos cards')], en.mythos, pl.mythos],
    ['Trauma cards', ledger('8.11'), en.traumas, pl.traumas],
    ['Keeper Actions', ledger('8.12'), en.keeperActions, pl.keeperActions],
  ]
  it.each(decks)('%s', (_, rows, english, polish) => {
    const names = rows.map((row) => [idIn(row['id']!), namesIn(row['name (PL)']!)] as const)
    expect(english).toEqual(Object.fromEntries(names.map(([id, name]) => [id, name.en])))
    expect(polish).toEqual(Object.fromEntries(names.map(([id, name]) => [id, name.pl])))
  })
  it('rooms', () => {
    const rows = [...tablesBelow('RULES.md', '8.15'), ...tablesBelow('RULES.maps.md', 'New rooms')].flatMap(
      (table) => table.rows.filter((row) => row['tags'] !== undefined),
    )
    for (const row of rows) {
      const room = row['room'] as keyof typeof en.rooms
      expect(`${en.rooms[room]} / ${pl.rooms[room]}`).toBe(row['English / Polish name'])
    }
    expect(rows).toHaveLength(Object.keys(en.rooms).length)
  })
  it('investigators and their occupations', () => {
    for (const row of ledger('8.1 ')) {
      const id = idIn(row['id']!) as keyof typeof en.investigators
      expect(`${en.investigators[id]}, the ${en.occupations[id]} (${pl.occupations[id]})`).toBe(row['name'])
      expect(pl.investigators[id]).toBe(en.investigators[id])
    }
  })
})

describe('narrative lines against the annexes', () => {
  it('Combat cards', () => {
    const rows = annex('Narrative lines of the Combat')
    const told = rows.map((row) => [idIn(row['id']!), { upper: row['upper half'], lower: row['lower half'] }])
    expect(combatEn).toEqual(Object.fromEntries(told))
  })
  it.each([
    ['Mythos', linesEn.mythos],
    ['Trauma', linesEn.traumas],
  ])('%s cards', (deck, lines) => {
    const rows = annex('Narrative lines of Mythos').filter((row) => row['deck'] === deck)
    expect(lines).toEqual(Object.fromEntries(rows.map((row) => [idIn(row['id']!), row['line']])))
  })
  it.each([
    ["The investigators' lives", 'back of the card', linesEn.lives],
    ['What carried cards', 'line', linesEn.items],
    ['Keeper Actions', 'line', linesEn.keeperActions],
  ])('%s', (heading, column, lines) => {
    const rows = rowsBelow('RULES.texts.md', heading)
    expect(lines).toEqual(Object.fromEntries(rows.map((row) => [idIn(row['id']!), row[column]])))
  })
  it('Locks, Obstacles and nothing of interest', () => {
    const rows = rowsBelow('RULES.texts.md', 'What a card says')
    const nothing = rows.filter((row) => row['id']!.startsWith('`nothing`')).map((row) => row['line']!)
    expect(linesEn.nothing).toEqual(nothing.map((line) => line.replace(/ \(Which line.*\)$/, '')))
    const others = rows.filter((row) => !row['id']!.startsWith('`nothing`'))
    expect(linesEn.doors).toEqual(Object.fromEntries(others.map((row) => [idIn(row['id']!), row['line']])))
  })
  it('Spells and monsters', () => {
    const rows = rowsBelow('RULES.texts.md', 'Spells (fronts)')
    expect(rows.map((row) => row['line'])).toEqual([
      ...Object.values(linesEn.spells),
      ...Object.values(linesEn.monsters),
    ])
  })
})

describe.each(storyNumbers.map((number) => [ids[number - 1]!, number] as const))(
  'the pages of %s against the ledger',
  (id, number) => {
    const story = storiesEn[id] as StoryWords
    const { questions, events, objectives } = headingsEn[id]
    const lines = storyLines(number)
    it('introduction and questions', () => {
      expect(lines.find((line) => line.includes('Read to everyone.'))).toContain(story.introduction)
      const asked = lines.filter((line) => /^\d\. \*/.test(line)).map((line) => /\*(.*?)\*/.exec(line)![1])
      expect(questions.map(({ question }) => question)).toEqual(asked)
    })
    it('Clues', () => {
      const rows = storyTable(number, 'clue', 'text')
      expect(story.clues).toEqual(
        Object.fromEntries(rows.map((row) => [`clue-${row['clue']!.toLowerCase()}`, row['text']])),
      )
    })
    it('Events have their titles, and a text for every answer that the ledger tells apart', () => {
      const rows = storyTable(number, 'stage', 'text')
      for (const [i, row] of rows.entries()) {
        const marks = [...row['text']!.matchAll(/\*\*(\d[ABC])\*\* /g)].map(([, mark]) => mark!)
        expect(row['stage']!.replace(/^[IV]+, /, '')).toBe(events[i])
        expect(Object.keys(story.events[i]!.texts).filter((mark) => mark !== 'all')).toEqual(marks)
      }
    })
    it('endings', () => {
      const rows = rowsBelow('RULES.texts.md', 'Endings').filter((row) =>
        row['story, Objective']!.startsWith(`${number}, `),
      )
      const told = Object.entries(story.objectives).map(([letter, { keeperWins, investigatorsWin }]) => [
        `${number}, 1${letter} ${objectives[letter as Letter]}`,
        keeperWins,
        investigatorsWin,
      ])
      expect(told).toEqual(rows.map((row) => [row['story, Objective'], row['K'], row['I']]))
    })
    it('in Polish: the same pages, marks and emphasis, and none left in English', () => {
      const [ours, polish] = [sentencesIn(story), sentencesIn(storiesPl[id])]
      const secret = ([path]: [string, string]) => !path.includes('objectives')
      expect(polish.filter(secret).map(([path]) => path)).toEqual(ours.filter(secret).map(([path]) => path))
      const marks = (text: string) => text.split('*').length
      const told = new Map(ours)
      expect(polish.filter(secret).filter(([path, text]) => marks(text) !== marks(told.get(path)!))).toEqual(
        [],
      )
      const long = polish.filter(([, text]) => text.length > 20)
      expect(long.filter(([path, text]) => told.get(path) === text)).toEqual([])
    })
  },
)

it('the ending of every story when nobody is left', () => {
  const row = rowsBelow('RULES.texts.md', 'Endings').find((each) => each['no.'] === 'MM-C831')!
  expect(nobodyLeftEn).toBe(row['K'])
  expect(nobodyLeftPl).not.toBe(row['K'])
})

/** Every text in a value, with the way to it. */
function sentencesIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([name, inner]) => sentencesIn(inner, `${path}/${name}`))
}

describe('card texts and lines in Polish', () => {
  it.each([
    ['cards', cardsEn, cardsPl],
    ['headings', headingsEn, headingsPl],
    ['lines', linesEn, linesPl],
    ['combat', combatEn, combatPl],
  ])('%s: the same cards, none left in English, none told twice', (_, english, polish) => {
    const [ours, theirs] = [sentencesIn(english), sentencesIn(polish)]
    expect(new Set(theirs.map(([path]) => path))).toEqual(new Set(ours.map(([path]) => path)))
    const told = new Map(ours)
    expect(theirs.filter(([path, text]) => text.length > 12 && told.get(path) === text)).toEqual([])
  })
  it('say the same numbers as in English', () => {
    const digits = (text: string) => (text.match(/\d+/g) ?? []).toSorted().join(' ')
    const told = new Map(sentencesIn(cardsEn))
    const different = sentencesIn(cardsPl).filter(([path, text]) => digits(text) !== digits(told.get(path)!))
    expect(different).toEqual([])
  })
})
