import { canonical, isRefused, sha256 } from '@miskatonic/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Table, load, save } from '../index.ts'
import { lanterns } from './lanterns.ts'
import { done, open, playOn } from './random.ts'

function codeOf(text: string, games = [lanterns]): string | undefined {
  const result = load(text, games)
  return isRefused(result) ? result.refused.code : undefined
}

function played(): Table {
  const table = open()
  playOn(table, [2, 0, 1, 2, 0, 1])
  return table
}

/** A save file that was changed and signed again. */
function forged(change: (content: Record<string, unknown>) => void): string {
  const { checksum: _, ...content } = JSON.parse(save(played())) as Record<string, unknown>
  change(content)
  return JSON.stringify({ ...content, checksum: sha256(canonical(content)) })
}

describe('saving and loading', () => {
  it('brings back the same game after any choices', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(20), { maxLength: 60 }), (seed, picks) => {
        const table = open(seed)
        playOn(table, picks)
        const again = done(load(save(table), [lanterns]))
        expect(again.hash).toBe(table.hash)
        expect(again.log).toEqual(table.log)
        expect(again.opening).toEqual(table.opening)
        expect(save(again)).toBe(save(table))
      }),
      { numRuns: 50 },
    )
  })

  it('brings back an edited game from the edited position on', () => {
    const table = played()
    done(table.edit([{ op: 'remove', path: '/table/deck/0' }], { force: true }))
    playOn(table, [2, 2])
    const again = done(load(save(table), [lanterns]))
    expect(again.hash).toBe(table.hash)
    expect(again.firstNumber).toBe(table.firstNumber)
    expect(again.choices).toEqual(table.choices)
  })

  it('does not care how the file is laid out', () => {
    const text = save(played())
    expect(codeOf(JSON.stringify(JSON.parse(text)))).toBeUndefined()
  })
})

describe('refusing to load', () => {
  it.each([
    ['nothing', '', 'save-truncated'],
    ['no JSON', 'lanterns}', 'save-malformed'],
    ['a list', '[]', 'save-malformed'],
    ['null', 'null', 'save-malformed'],
    ['something else', '{"name":"package"}', 'save-malformed'],
    ['another format', '{"format":"miskatonic-save/3"}', 'save-other-format'],
  ])('%s', (_name, text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it('a file whose end is missing, wherever it was cut', () => {
    const text = save(played())
    fc.assert(
      fc.property(fc.nat(text.trimEnd().length - 1), (length) => {
        expect(['save-truncated', 'save-malformed']).toContain(codeOf(text.slice(0, length)))
      }),
    )
  })

  it('a file in which any character was changed', () => {
    const text = save(played()).trimEnd()
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('0', 'x', '"', '}'), (at, character) => {
        fc.pre(text[at]!.trim() !== '' && text[at] !== character)
        expect(codeOf(text.slice(0, at) + character + text.slice(at + 1))).toBeDefined()
      }),
    )
  })

  it('an altered choice', () => {
    expect(codeOf(save(played()).replace('"option":"rest"', '"option":"roll"'))).toBe('save-altered')
  })

  it('an unknown game', () => {
    expect(codeOf(save(played()), [])).toBe('unknown-game')
  })

  it('a game of other rules', () => {
    expect(codeOf(save(played()), [{ ...lanterns, version: '2' }])).toBe('save-other-rules')
  })

  it.each([
    ['a field too many', { extra: 1 }, 'save-malformed'],
    ['choices that are none', { choices: ['rest'] }, 'save-malformed'],
    ['a start that is none', { start: {} }, 'save-malformed'],
    ['options that there are not', { options: { lamps: 'none' } }, 'bad-options'],
    ['a choice that was not offered', { choices: [{ seat: 'b', option: 'rest' }] }, 'save-unplayable'],
    ['choices that lead elsewhere', { choices: [] }, 'save-unplayable'],
    ['a position that is none', { start: { position: { game: 'lanterns' } } }, 'bad-position'],
  ])('%s, though the checksum fits', (_name, change, code) => {
    expect(codeOf(forged((content) => Object.assign(content, change)))).toBe(code)
  })
})
