import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { languages } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { stories } from '../content/ids.ts'
import { pagesIn } from '../words/pages.ts'

const folder = join(import.meta.dirname, '..')

/** The files of this folder that are loaded together with a file. */
function loadedWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|\} from|export .* from)\b(?! type)[^'\n]*'(\.[^']*)'/gm,
  )
  for (const [, path] of imports) loadedWith(join(dirname(file), path!), known)
  return known
}

test('the rules are loaded without the pages of the stories', () => {
  const files = [...loadedWith(join(folder, 'index.ts'))].map((file) => relative(folder, file))
  expect(files).toContain('words/en/choices.ts')
  expect(files).toContain('steps/acting.ts')
  expect(files.filter((file) => /words\/\w\w\/stories\//.test(file))).toEqual([])
})

test.each(languages)('all pages can be loaded in %s', async (language) => {
  const { storyWords, nobodyLeft } = await pagesIn[language]()
  expect(Object.keys(storyWords)).toEqual([...stories])
  for (const story of stories) expect(storyWords[story].introduction.length).toBeGreaterThan(100)
  expect(nobodyLeft.length).toBeGreaterThan(20)
})
