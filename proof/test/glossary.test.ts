import type { Glossary } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { type TextFile, checkGlossary } from '../index.ts'

const glossary: Glossary = [
  { en: 'final mission', pl: 'misja finałowa', avoid: { en: ['last mission'], pl: ['misj* końcow*'] } },
]
const english: TextFile = { name: 'en.ts', language: 'en', text: "'The final mission begins.'" }
const polish: TextFile = { name: 'pl.ts', language: 'pl', text: "'Misja finałowa.'" }

test('texts that keep to the terms have no problem', () => {
  expect(checkGlossary(glossary, [english, polish])).toEqual([])
})

test('a forbidden wording is found in every case and form, with its line', () => {
  const text = "'Misja finałowa.'\n'Ukończ Misję końcową!'"
  expect(checkGlossary(glossary, [english, { ...polish, text }])).toEqual([
    'pl.ts:2 says "misj* końcow*" for "misja finałowa"',
  ])
})

test('a wording is no part of a longer word, and comments do not count', () => {
  const text = "'The final mission, and a last missionary.'\n  // the last mission"
  expect(checkGlossary(glossary, [{ ...english, text }, polish])).toEqual([])
})

test('a wording that is forbidden in one language may stand in the other', () => {
  const text = "'Misja finałowa (last mission).'"
  expect(checkGlossary(glossary, [english, { ...polish, text }])).toEqual([])
})

test('a term that no text uses is reported', () => {
  expect(checkGlossary(glossary, [english])).toEqual([
    'the pl term "misja finałowa" of the glossary is used nowhere',
  ])
})
