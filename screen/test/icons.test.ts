import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconNames } from '../icons.ts'

const root = join(import.meta.dirname, '..', '..')
const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, object> }

test('every icon exists in the collection', () => {
  expect(iconNames.filter((name) => !(name in icons))).toEqual([])
})

test('no icon is named twice', () => {
  expect(iconNames.filter((name, i) => iconNames.indexOf(name) !== i)).toEqual([])
})

test('no icon is sent to browsers that no component shows', () => {
  const sources = ['screen', 'web', ...boards()].flatMap(sourcesIn).join('\n')
  expect(
    iconNames.filter((name) => !sources.includes(`'${name}'`) && !sources.includes(`"${name}"`)),
  ).toEqual([])
})

function boards(): string[] {
  const folders = readdirSync(join(root, 'games'), { withFileTypes: true })
  return folders
    .filter((folder) => folder.isDirectory())
    .map((folder) => join('games', folder.name, 'board'))
    .filter((board) => existsSync(join(root, board)))
}

function sourcesIn(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/node_modules|^test|^icons\.ts$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
}
