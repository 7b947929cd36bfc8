import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contents } from '../contents.ts'
import { games } from '../index.ts'

const folder = join(import.meta.dirname, '..')
const allFolders = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'about.ts')))
/** The games that can be offered: a folder without a screen holds rules that are still growing. */
const folders = allFolders.filter((name) => existsSync(join(folder, name, 'board/index.ts')))

test('the list of games names every folder of a game', () => {
  expect(games.map(({ id }) => id).toSorted()).toEqual(folders)
})

test('the list of cards names every game that has some, offered or not', () => {
  expect(Object.keys(contents).toSorted()).toEqual(allFolders)
})

test.each([
  ['page/shelf.ts', folders],
  ['page/covers.ts', folders],
  ['contents.ts', allFolders],
  ['package.json', allFolders],
])('%s names the same games', (file, expected) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const named = new Set([...text.matchAll(/@miskatonic\/([a-z0-9-]+)/g)].map(([, id = '']) => id))
  for (const other of ['games', 'kernel']) named.delete(other)
  expect([...named].toSorted()).toEqual(expected)
})

test('the numbers of each ledger begin with letters of their own', () => {
  expect(new Set(games.map(({ ledger }) => ledger)).size).toBe(games.length)
})
