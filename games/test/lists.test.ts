import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../index.ts'

const folder = join(import.meta.dirname, '..')
/** The games that can be offered: a folder without a screen holds rules that are still growing. */
const folders = readdirSync(folder).filter((name) =>
  ['about.ts', 'board/index.ts'].every((file) => existsSync(join(folder, name, file))),
)

test('the list of games names every folder of a game', () => {
  expect(games.map(({ id }) => id).toSorted()).toEqual(folders)
})

test.each(['page/shelf.ts', 'page/covers.ts', 'package.json'])('%s names the same games', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const named = new Set([...text.matchAll(/@miskatonic\/([a-z0-9-]+)/g)].map(([, id = '']) => id))
  for (const other of ['games', 'kernel']) named.delete(other)
  expect([...named].toSorted()).toEqual(folders)
})

test('the numbers of each ledger begin with letters of their own', () => {
  expect(new Set(games.map(({ ledger }) => ledger)).size).toBe(games.length)
})
