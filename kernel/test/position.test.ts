import { describe, expect, it } from 'vitest'
import { Engine, canonical, clone, deepCopy, hash } from '../index.ts'
import { vault } from './vault/index.ts'
import { newGame, playRandomly } from './vault/scene.ts'

describe('a deep copy', () => {
  it('copies plain data to the bottom', () => {
    const original = { a: 1, b: 'two', c: null, d: [1, [2, { e: [] }], null], f: { g: { h: false } }, i: {} }
    const copy = deepCopy(original)
    expect(copy).toEqual(original)
    expect(sharedParts(original, copy)).toEqual([])
  })

  it.each([1, 'text', true, null, undefined])('gives back %s as it is', (value) => {
    expect(deepCopy(value)).toBe(value)
  })
})

describe('a clone', () => {
  it('shares nothing of the table, of chance or of sealed answers', () => {
    const { position } = newGame()
    const copy = clone(position)
    expect(copy).toEqual(position)
    expect(sharedParts(position.table, copy.table)).toEqual([])
    expect(sharedParts(position.chance, copy.chance)).toEqual([])
    expect(copy.sealed).not.toBe(position.sealed)
    expect(copy.stack).not.toBe(position.stack)
  })

  it('stays as it was when the original is played on, and the other way round', () => {
    playRandomly(newGame(), 'clone', ({ position }) => {
      const kept = clone(position)
      const written = JSON.stringify(position)
      playRandomly(Engine.at(vault, clone(position)), 'other')
      expect(JSON.stringify(position)).toBe(written)
      expect(JSON.stringify(kept)).toBe(written)
    })
  })
})

describe('canonical', () => {
  it('writes data in one way, with its fields in any order', () => {
    expect(canonical({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}')
    expect(canonical({ a: { c: null, d: [2, 1] }, b: 1 })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}')
    expect(canonical([{ z: 1, y: 2 }, 'x'])).toBe('[{"y":2,"z":1},"x"]')
  })

  it('keeps lists in their order, and numbers apart from texts', () => {
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]))
    expect(canonical({ a: 1 })).not.toBe(canonical({ a: '1' }))
    expect(canonical({ a: null })).not.toBe(canonical({}))
  })
})

describe('hash', () => {
  it('is the same for equal positions whose fields were written in another order', () => {
    const { position } = newGame()
    const turned = reversedFields(position)
    expect(Object.keys(turned as object)).not.toEqual(Object.keys(position))
    expect(hash(turned as typeof position)).toBe(hash(position))
    expect(hash(position)).toMatch(/^[0-9a-f]{64}$/)
  })

  it('changes with every part of a position', () => {
    const { position } = newGame()
    const changed = [
      { ...position, version: '2' },
      { ...position, options: { ...position.options, goal: 8 } },
      { ...position, seats: position.seats.toReversed() },
      { ...position, table: { ...position.table, alarm: 1 } },
      { ...position, stack: position.stack.slice(1) },
      { ...position, chance: { ...position.chance, used: position.chance.used + 1 } },
      { ...position, chance: { ...position.chance, next: ['left'] } },
      { ...position, choices: 1 },
      { ...position, sealed: { ann: 'hideIn:room=1' } },
      { ...position, outcome: { how: 'rich', winners: [] } },
    ]
    expect(new Set([position, ...changed].map(hash)).size).toBe(changed.length + 1)
  })
})

describe('a position', () => {
  it('goes through JSON unchanged at every decision, and plays on as if nothing had happened', () => {
    for (const seed of ['a', 'b', 'c']) {
      const straight = newGame(seed)
      const written = newGame(seed)
      playRandomly(straight, seed, (engine, { seat, step, args }) => {
        const text = JSON.stringify(written.position)
        const read = JSON.parse(text)
        expect(read).toEqual(written.position)
        expect(hash(read)).toBe(hash(engine.position))
        written.resume(read)
        expect(JSON.stringify(written.position)).toBe(text)
        expect(written.decision).toEqual(engine.decision)
        written.choose({ seat, step, args, rules: 'VT-1' })
      })
      expect(written.position).toEqual(straight.position)
      expect(straight.position.outcome).not.toBeNull()
    }
  })

  it('is the same, to the byte, for the same seed and choices, and another one for another seed', () => {
    const played = (seed: string) => {
      const engine = newGame(seed)
      playRandomly(engine, 'choices', ({ position }) => position.choices === 8)
      return engine.position
    }
    expect(JSON.stringify(played('one'))).toBe(JSON.stringify(played('one')))
    expect(hash(played('one'))).not.toBe(hash(played('two')))
  })

  it('is not copied, but played on', () => {
    const { position } = newGame()
    const engine = Engine.at(vault, position)
    engine.choose(engine.find('warden', 'trap:room=1')!)
    expect(position.choices).toBe(1)
  })
})

function partOf(whole: unknown, key: string): unknown {
  return (whole as Record<string, unknown>)[key]
}

/** The objects and lists that two pieces of data have in common, by path. */
function sharedParts(one: unknown, two: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null) return []
  if (one === two) return [path]
  return Object.keys(one).flatMap((key) => sharedParts(partOf(one, key), partOf(two, key), `${path}/${key}`))
}

function reversedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reversedFields(part)]),
  )
}
