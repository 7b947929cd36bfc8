import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '..', 'style', 'tokens.css'), 'utf8')
const night = tokensIn(':root {')
const day = new Map([...night, ...tokensIn(":root[data-theme='light'] {")])
const themes = { night, day }

const grounds = ['ground', 'table', 'raised', 'sunk']
const texts = ['ink', 'ink-soft', 'brass', 'poison', 'blood', 'violet', 'link']
const hues = ['hue-moss', 'hue-amber', 'hue-tide', 'hue-ember']
const inks = ['paper-ink', 'paper-ink-soft', 'paper-moss', 'paper-amber', 'paper-tide', 'paper-ember']
const pairs = [
  ...grounds.flatMap((ground) => [...texts, ...hues].map((text) => [text, ground] as const)),
  ...['paper', 'paper-shade'].flatMap((ground) =>
    [...inks, 'paper-violet'].map((text) => [text, ground] as const),
  ),
  ['brass-ink', 'brass'],
  ['blood-ink', 'blood-deep'],
] as const

test.each(Object.entries(themes))('text can be read by %s', (_, tokens) => {
  const faint = pairs.filter(([text, ground]) => contrast(of(tokens, text), of(tokens, ground)) < 4.5)
  expect(faint).toEqual([])
})

test.each(Object.entries(themes))('the edges of what can be used are seen by %s', (_, tokens) => {
  expect(grounds.filter((ground) => contrast(of(tokens, 'line-strong'), of(tokens, ground)) < 3)).toEqual([])
})

test.each(Object.entries(themes))(
  'the accents of portraits stand on ink and under paper by %s',
  (name, tokens) => {
    const inkTone = of(tokens, name === 'night' ? 'ground' : 'paper-ink')
    for (const accent of ['face-brass', 'face-violet', 'face-ice', 'face-poison', 'face-blood']) {
      expect(contrast(of(tokens, accent), inkTone)).toBeGreaterThan(4.5)
      expect(contrast(of(tokens, accent), of(tokens, 'paper'))).toBeGreaterThan(1.5)
    }
  },
)

test.each(themeFiles())('the accents of %s can be read by night and by day', (file) => {
  const sheet = readFileSync(file, 'utf8')
  const accents = [...sheet.matchAll(/--accent: (?:(#\w+)|var\(--([\w-]+)\));/g)]
  expect(accents).not.toEqual([])
  for (const { 1: colour, 2: token = '', index } of accents) {
    const isDay = sheet.slice(sheet.lastIndexOf('}', index) + 1, index).includes("'light'")
    const tokens = isDay ? themes.day : themes.night
    const accent = colour ?? of(tokens, token)
    expect(contrast(accent, of(tokens, 'raised'))).toBeGreaterThan(4.5)
    expect(contrast(accent, of(tokens, 'ground'))).toBeGreaterThan(4.5)
  }
})

/** Where games name their colours. */
function themeFiles(): string[] {
  const root = join(import.meta.dirname, '..', '..')
  const games = readdirSync(join(root, 'games')).map((game) =>
    join(root, 'games', game, 'board', 'theme.css'),
  )
  return games.filter((file) => existsSync(file))
}

function tokensIn(selector: string): ReadonlyMap<string, string> {
  const from = css.indexOf(selector)
  const block = css.slice(from, css.indexOf('\n}', from))
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}
function of(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`There is no --${name}.`)
  return value
}

/** The ratio of WCAG 2: from 1 (the same) to 21 (black on white). */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
