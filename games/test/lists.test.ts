import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contents } from '../contents.ts'
import { allGames, games } from '../index.ts'

const folder = join(import.meta.dirname, '..')
const foldersWith = (file: string): string[] =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, file)))
/** The games that can be offered: a folder without a screen holds rules that are still growing. */
const folders = foldersWith('board/index.ts')
/** The games whose rules can be played. */
const playable = foldersWith('contents.ts').filter((name) => existsSync(join(folder, name, 'index.ts')))

test('the list of games names every folder of a game', () => {
  expect(games.map(({ id }) => id).toSorted()).toEqual(folders)
})

test('the tools know every game that can be played', () => {
  expect(allGames.map(({ id }) => id).toSorted()).toEqual(playable)
})

test('the list of cards names every game that has some, offered or not', () => {
  expect(Object.keys(contents).toSorted()).toEqual(playable)
})

test.each([
  ['page/shelf.ts', folders],
  ['page/covers.ts', folders],
  ['glossaries.ts', folders],
  ['contents.ts', playable],
  ['index.ts', playable],
  ['package.json', playable],
])('%s names the same games', (file, expected) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const named = new Set([...text.matchAll(/@miskatonic\/([a-z0-9-]+)/g)].map(([, id = '']) => id))
  for (const other of ['games', 'kernel']) named.delete(other)
  expect([...named].toSorted()).toEqual(expected)
})

test('the numbers of each ledger begin with letters of their own', () => {
  expect(new Set(allGames.map(({ ledger }) => ledger)).size).toBe(allGames.length)
})
