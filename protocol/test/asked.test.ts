import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asked, isChoice } from '../schemas.ts'

const choice = { t: 'choose', ref: 1, seat: 'p1', decision: 3, option: 'walk:to=cafe' }

/** Values around the limits of each field, and of other types. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, -1, -0, 0, 1.5, 2 ** 40, 2 ** 40 + 1, 2 ** 53, 1e300),
  fc.constantFrom('', 'choose', 'undo', 'x'.repeat(32), 'x'.repeat(33), 'x'.repeat(300), 'x'.repeat(301)),
  fc.constantFrom<unknown>([], {}, ['choose']),
  fc.integer(),
  fc.string(),
)

const nearlyChoice = fc
  .tuple(
    fc.constantFrom('t', 'ref', 'seat', 'decision', 'option', 'seen', 'more', '__proto__'),
    odd,
    fc.boolean(),
    fc.option(fc.constantFrom('t', 'ref', 'seat', 'decision', 'option'), { nil: undefined }),
  )
  .map(([name, value, changes, missing]) => {
    const entries = Object.entries(choice).filter(([field]) => field !== missing)
    return Object.fromEntries(changes ? [...entries, [name, value]] : entries)
  })

it('a choice is known without the schema exactly when the schema accepts one', () => {
  expect(isChoice(choice)).toBe(true)
  const property = fc.property(fc.oneof(nearlyChoice, odd), (message) => {
    const checked = asked.safeParse(message)
    const isAccepted = checked.success && checked.data.t === 'choose'
    expect(isChoice(message)).toBe(isAccepted)
    expect(isAccepted ? checked.data : message).toEqual(message)
  })
  fc.assert(property, { numRuns: 3_000 })
})
