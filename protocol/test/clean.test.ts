import { describe, expect, it } from 'vitest'
import { cleanName, cleanText, skeletonOf } from '../clean.ts'
import { asked } from '../schemas.ts'

describe('names', () => {
  it.each([
    ['\u202Eevil\u202C', 'evil'],
    ['a\u200Bb\u200Dc\uFEFF', 'abc'],
    ['a\u{E0041}\u{E0042}b', 'ab'],
    ['\u001b[31mred\u0007', '[31mred'],
    ['two\n lines\t', 'two lines'],
    ['\u3164\u2800', ''],
    ['Ｏｌａ', 'Ola'],
    ['Zoe\u0308', 'Zoë'],
    [`z${'\u0335'.repeat(50)}`, `z${'\u0335'.repeat(2)}`],
    ['Świętopełk Jaźwiński', 'Świętopełk Jaźwiński'],
    ['李小龍', '李小龍'],
  ])('%j becomes %j', (written, shown) => {
    expect(cleanName(written)).toBe(shown)
  })

  it('are cleaned before they come in, and must leave something', () => {
    const rename = (name: string): unknown => asked.safeParse({ t: 'rename', ref: 1, seat: 'p1', name })
    expect(rename(' O\u202El\u200Ba ')).toMatchObject({ success: true, data: { name: 'Ola' } })
    expect(rename('\u200B\u2800')).toMatchObject({ success: false })
    expect(rename('x'.repeat(41))).toMatchObject({ success: false })
  })

  it('that look alike have the same skeleton', () => {
    for (const other of ['ola', 'OLA', 'Оlа', 'O l a', 'Ola.', 'Ôla', 'O1a', '0la', 'Ｏｌａ', 'O\u200Bla'])
      expect(skeletonOf(other)).toBe(skeletonOf('Ola'))
    for (const other of ['Paweł', 'Pаwеl', 'Pɑwel', 'Раԝеӏ', 'PAWEŁ', 'Pawe1'])
      expect(skeletonOf(other)).toBe(skeletonOf('Pawel'))
    for (const other of ['lgor', 'ıɡor', 'Igօr', 'Iցor']) expect(skeletonOf(other)).toBe(skeletonOf('Igor'))
    for (const other of ['Ηanna', 'ΗΑΝΝΑ', 'НАNNА', 'ᎻanΝa', 'ꓧanna', 'ʜᴀɴɴᴀ', 'ℋ𝒶𝓃𝓃𝒶', 'Ｈａｎｎａ'])
      expect(skeletonOf(other)).toBe(skeletonOf('Hanna'))
    for (const other of ['Βarney', 'Ваrnеу', 'Bamey']) expect(skeletonOf(other)).toBe(skeletonOf('Barney'))
    expect(skeletonOf('VVanda')).toBe(skeletonOf('Wanda'))
    expect(skeletonOf('Ala')).not.toBe(skeletonOf('Ola'))
  })
})

describe('chat', () => {
  it('is one line of visible text; emoji stay whole', () => {
    expect(cleanText('hi\u202E there\u001b[2J\nyou')).toBe('hi there[2J you')
    for (const emoji of ['👩‍👧 ❤️', '👩🏽‍🚒', '❤️‍🔥', '1️⃣', '🏳️‍🌈']) expect(cleanText(emoji)).toBe(emoji)
  })

  it('has nothing that cannot be seen, except within emoji', () => {
    expect(cleanText('a\u200Db\uFE0Fc')).toBe('abc')
    expect(cleanText('\u200D\uFE0F\u200D')).toBe('')
    expect(cleanText('👩\u200D\u200D\uFE0F')).toBe('👩')
    expect(asked.safeParse({ t: 'say', ref: 1, seat: 'p1', text: '\u200D\u200D' })).toMatchObject({
      success: false,
    })
  })
})
