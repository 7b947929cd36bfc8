import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The folders of games look alike: ARCHITECTURE.md lists their rooms, and no game has others. */

const house = join(import.meta.dirname, '../..')
const games = readdirSync(join(house, 'games')).filter((name) =>
  existsSync(join(house, 'games', name, 'RULES.md')),
)
const folders = [...games.map((name) => join('games', name)), 'scripts/game-template']

const chapter = /### A game is a folder\n([\s\S]*?)\n## /.exec(
  readFileSync(join(house, 'ARCHITECTURE.md'), 'utf8'),
)![1]!
const [everywhere = '', inSome = ''] = chapter.split('Some games need a room more:')

/** The rooms named in the first column of a table: `steps/` is the folder steps. */
function roomsIn(text: string): string[] {
  const cells = [...text.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.split('/')[0]!))
}

const common = new Set(roomsIn(everywhere))
const known = new Set([...common, ...roomsIn(inSome), 'package.json', 'node_modules'])

test('the tables are found', () => {
  expect(common.size).toBeGreaterThan(20)
  expect(roomsIn(inSome)).toContain('catalogue.ts')
})

describe.each(folders)('%s', (folder) => {
  const found = readdirSync(join(house, folder)).filter((name) => !/^RULES\..*\.md$/.test(name))

  test('has every room', () => {
    // A first version has nothing to upgrade from.
    const missing = [...common].filter((room) => !found.includes(room) && !room.startsWith('RULES.'))
    expect(missing.filter((room) => room !== 'upgrade.ts')).toEqual([])
  })

  test('has no room that its siblings do not know', () => {
    expect(found.filter((name) => !known.has(name) && !known.has(`${name}.ts`))).toEqual([])
  })
})
