import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Drawing, ground } from '../faces/index.ts'
import { expect, test } from 'vitest'

const games = join(import.meta.dirname, '../../games')

function files(): string[] {
  return readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[\w-]+\/board\/faces\/[\w-]+\.ts$/.test(file),
  )
}

const portraits = await Promise.all(
  files().map(async (file) => {
    const module: Record<string, Drawing> = await import(join(games, file))
    return Object.entries(module).map(([name, drawing]) => ({ file, name, drawing }))
  }),
).then((found) => found.flat())

test('the games with a board have portraits', () => {
  const withFaces = new Set(portraits.map(({ file }) => file.split('/')[0]))
  expect([...withFaces].sort()).toEqual(['alone', 'arkham', 'mansions', 'reign', 'tiny-epic'])
})

test.each(portraits)(
  'the portrait $name of $file fills its frame with ink, paper and accent',
  ({ drawing }) => {
    expect([ground('ink'), ground('accent')]).toContainEqual(drawing[0])
    expect(new Set(drawing.map(({ fill, line }) => fill ?? line))).toEqual(
      new Set(['ink', 'paper', 'accent']),
    )
    expect(drawing.filter(({ d }) => /NaN|undefined/.test(d))).toEqual([])
  },
)

test.each(portraits)('the portrait $name of $file weighs no more than 14 kB', ({ drawing }) => {
  expect(
    drawing.reduce((bytes, { d, transform = '' }) => bytes + d.length + transform.length, 0),
  ).toBeLessThan(14_000)
})
