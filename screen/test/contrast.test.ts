import { readFileSync } from 'node:fs'
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

test('the accent of each game can be read by night and by day', () => {
  const blocks = [...css.matchAll(/\[data-game='[a-z-]+'\] \{\n {2}--accent: (#\w+);/g)]
  expect(blocks).toHaveLength(8)
  for (const { 1: accent = '', index } of blocks) {
    const tokens = css.slice(0, index).endsWith("'light']") ? themes.day : themes.night
    expect(contrast(accent, of(tokens, 'raised'))).toBeGreaterThan(4.5)
    expect(contrast(accent, of(tokens, 'ground'))).toBeGreaterThan(4.5)
  }
})

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
