import { type Refused, canonical, isRefused, sha256 } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { type Luck, commitmentTo, save, verify } from '../index.ts'
import { gathering, secret } from './house.ts'
import { lanterns } from './lanterns.ts'
import { open } from './random.ts'

const luck: Luck = { secret, parts: { a: 'rabbit', b: 'clover' } }

interface Content {
  start: { seed: string }
  choices: { seat: string; option: string }[]
  luck?: { secret: string; parts: Record<string, string> }
  hash: string
}

/** A game played to its end at a table, as a file. */
async function file(): Promise<{ text: string; commitment: string }> {
  const house = await gathering()
  const both = await house.join('a', 'b', 'host')
  const { commitment } = both.latest('welcome').info.luck
  for (const seat of ['a', 'b']) await both.ask({ t: 'luck', seat, part: luck.parts[seat]! })
  await both.ask({ t: 'begin' })
  while (house.table.position.outcome === null) house.playOn([0, 0, 1, 3, 1])
  await house.room.settled()
  const { parts, secret: shown } = both.latest('info').info.luck
  return { text: save(await house.replayed(), { luck: { secret: shown!, parts } }), commitment }
}

/** A file that was changed and signed again. */
function forged(text: string, change: (content: Content) => void): string {
  const { checksum: _, ...content } = JSON.parse(text) as Content & { checksum: string }
  change(content)
  return JSON.stringify({ ...content, checksum: sha256(canonical(content)) })
}

function codeOf(text: string): string | undefined {
  const result = verify(text, [lanterns])
  return isRefused(result) ? result.refused.code : undefined
}

describe('a game that was played at a table', () => {
  it('is found to be what it says', async () => {
    const { text, commitment } = await file()
    const verified = verify(text, [lanterns])
    const { choices } = JSON.parse(text) as Content
    expect(verified).toMatchObject({
      game: 'lanterns',
      commitment,
      parts: luck.parts,
      choices: choices.length,
    })
    expect(commitment).toBe(commitmentTo(secret))
    const { outcome, numbers } = verified as Exclude<typeof verified, Refused>
    expect(outcome).not.toBeNull()
    expect(numbers).toBeGreaterThan(10)
  })

  it('and not changed is the only one', async () => {
    const { text } = await file()
    expect(codeOf(forged(text, () => {}))).toBeUndefined()
    expect(codeOf(text.replace(secret, 'another secret'))).toBe('save-altered')
  })

  it.each<[string, string, (content: Content) => void]>([
    ['another secret', 'luck-false', ({ luck: given }) => (given!.secret = 'another secret')],
    ['another part', 'luck-false', ({ luck: given }) => (given!.parts['a'] = 'horseshoe')],
    ['a part too few', 'luck-false', ({ luck: given }) => delete given!.parts['b']],
    ['parts exchanged', 'luck-false', ({ luck: given }) => (given!.parts = { a: 'clover', b: 'rabbit' })],
    ['another seed', 'save-unplayable', ({ start }) => (start.seed = 'a lucky one')],
    ['a choice less', 'save-unplayable', ({ choices }) => choices.pop()],
    ['another choice', 'save-unplayable', ({ choices }) => (choices[0]!.option = 'rest')],
    ['another result', 'save-unplayable', (content) => (content.hash = sha256('another'))],
    ['no luck', 'luck-unknown', (content) => delete content.luck],
    ['luck of another shape', 'save-malformed', ({ luck: given }) => Object.assign(given!, { more: 1 })],
    ['parts that are no texts', 'save-malformed', ({ luck: given }) => Object.assign(given!.parts, { a: 1 })],
  ])('with %s is refused: %s', async (_, code, change) => {
    expect(codeOf(forged((await file()).text, change))).toBe(code)
  })
})

describe('a game that was played elsewhere', () => {
  it('has nothing to check', () => {
    expect(codeOf(save(open()))).toBe('luck-unknown')
  })

  it('and was edited was not made by luck', () => {
    const table = open()
    table.edit([])
    expect(codeOf(save(table, { luck }))).toBe('luck-false')
  })
})
