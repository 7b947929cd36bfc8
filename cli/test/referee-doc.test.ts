import { games } from '@miskatonic/games'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ops } from '../referee/requests.ts'
import { Referee } from '../referee/referee.ts'

const doc = readFileSync(new URL('../../docs/referee.md', import.meta.url), 'utf8')
const example = /```jsonl\n([^`]*)```/.exec(doc)![1]!.trim().split('\n')

/** What is left out in the document counts as equal to anything. */
function filledIn(shown: unknown, real: unknown): unknown {
  if (shown === '…') return real
  if (Array.isArray(shown) && Array.isArray(real)) {
    const rest = shown.at(-1) === '…' ? real.slice(shown.length - 1) : []
    const listed = shown.at(-1) === '…' ? shown.slice(0, -1) : shown
    return [...listed.map((each, i) => filledIn(each, real[i])), ...rest]
  }
  if (typeof shown !== 'object' || shown === null || typeof real !== 'object' || real === null) return shown
  const { '…': more, ...fields } = shown as Record<string, unknown>
  const filled = Object.entries(fields).map(([key, value]) => [
    key,
    filledIn(value, (real as Record<string, unknown>)[key]),
  ])
  return { ...(more === undefined ? {} : real), ...Object.fromEntries(filled) }
}

describe('docs/referee.md', () => {
  it('shows a session as it really goes', () => {
    const referee = new Referee(games)
    for (let i = 0; i < example.length; i += 2) {
      expect(example[i]!.slice(0, 2) + example[i + 1]!.slice(0, 2)).toBe('> < ')
      const answer: unknown = JSON.parse(referee.answer(example[i]!.slice(2)))
      const shown: unknown = JSON.parse(example[i + 1]!.slice(2))
      expect({ request: example[i], answer }).toEqual({
        request: example[i],
        answer: filledIn(shown, answer),
      })
    }
  })

  it.each(ops)('describes "%s"', (op) => {
    expect(doc).toContain(`| \`${op}\` |`)
  })
})
