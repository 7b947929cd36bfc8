import { games } from '@miskatonic/games'
import { glossaries } from '@miskatonic/games/glossaries'
import { checkGlossary } from '@miskatonic/proof'
import { expect, test } from 'vitest'
import { cataloguesOf } from '../catalogues.ts'

test.each(games.map(({ id }) => id))('%s keeps to the terms of its glossary', (id) => {
  expect(checkGlossary(glossaries[id] ?? [], cataloguesOf(id))).toEqual([])
})

test('catalogues are words, lessons and ledgers in both languages', () => {
  const names = cataloguesOf('alone').map(({ name, language }) => `${language} ${name}`)
  expect(names).toEqual(
    expect.arrayContaining([
      'en games/alone/RULES.md',
      'pl games/alone/RULES.pl.md',
      'en games/alone/lesson/hero/en.ts',
      'pl games/alone/words/pl/cards.ts',
    ]),
  )
})
