import { expect, test } from 'vitest'
import { chapters } from '../how-to/chapters.ts'
import { en } from '../how-to/en.ts'
import { pl } from '../how-to/pl.ts'
import { tablesOfChapters } from '../how-to/tables.ts'

test('every chapter of the how-to shows a table that the rules can make', () => {
  const tables = tablesOfChapters()
  expect(Object.keys(tables)).toEqual([...chapters])
  for (const view of Object.values(tables)) expect(view).toMatchObject({ game: 'sample', outcome: null })
})

test.each([...chapters])('chapter %s is short enough for one screen', (chapter) => {
  for (const { text, points = [] } of [en[chapter], pl[chapter]])
    expect([...text, ...points].join(' ').split(' ').length).toBeLessThan(90)
})
