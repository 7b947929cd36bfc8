import { describe, expect, test } from 'vitest'
import { chapters } from '../chapters.ts'
import { mansions } from '../index.ts'

/** Who sees an event, by its name. */
const sight: Readonly<Record<string, unknown>> = Object.fromEntries(
  chapters.flatMap(({ vocabulary }) =>
    'events' in vocabulary
      ? Object.entries(vocabulary.events).map(([name, { seen }]) => [name, seen] as const)
      : [],
  ),
)

describe('whether the Keeper is spared a question', () => {
  test('hangs on what everybody sees, so that it tells nothing of the hand', () => {
    const telling = [...(mansions.notable ?? []), ...(mansions.turnEnds ?? [])]
    expect(telling.length).toBeGreaterThan(0)
    expect(telling.filter((event) => sight[event] !== 'open')).toEqual([])
    expect(sight['mythosPlayed'], 'an event that is not seen by all alike').not.toBe('open')
  })

  test('ends with an investigator’s turn, if it was wished for a turn', () => {
    expect(mansions.turnEnds).toEqual(['turnEnded'])
  })
})
