import { isRefused } from '@miskatonic/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch } from '../json-patch.ts'

function patched(document: unknown, patch: unknown): unknown {
  const result = applyPatch(document, patch)
  if (isRefused(result)) throw new Error(result.refused.message)
  return result.document
}

function codeOf(document: unknown, patch: unknown): string | undefined {
  const before = structuredClone(document)
  const result = applyPatch(document, patch)
  expect(document).toEqual(before)
  return isRefused(result) ? result.refused.code : undefined
}

describe('the examples of RFC 6902, appendix A', () => {
  it.each([
    ['A.1', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux' }], { baz: 'qux', foo: 'bar' }],
    [
      'A.2',
      { foo: ['bar', 'baz'] },
      [{ op: 'add', path: '/foo/1', value: 'qux' }],
      { foo: ['bar', 'qux', 'baz'] },
    ],
    ['A.3', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
    ['A.4', { foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
    [
      'A.5',
      { baz: 'qux', foo: 'bar' },
      [{ op: 'replace', path: '/baz', value: 'boo' }],
      { baz: 'boo', foo: 'bar' },
    ],
    [
      'A.6',
      { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } },
      [{ op: 'move', from: '/foo/waldo', path: '/qux/thud' }],
      { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } },
    ],
    [
      'A.7',
      { foo: ['all', 'grass', 'cows', 'eat'] },
      [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
      { foo: ['all', 'cows', 'eat', 'grass'] },
    ],
    [
      'A.8',
      { baz: 'qux', foo: ['a', 2, 'c'] },
      [
        { op: 'test', path: '/baz', value: 'qux' },
        { op: 'test', path: '/foo/1', value: 2 },
      ],
      { baz: 'qux', foo: ['a', 2, 'c'] },
    ],
    [
      'A.10',
      { foo: 'bar' },
      [{ op: 'add', path: '/child', value: { grandchild: {} } }],
      { foo: 'bar', child: { grandchild: {} } },
    ],
    [
      'A.11: members that are not known are ignored',
      { foo: 'bar' },
      [{ op: 'add', path: '/baz', value: 'qux', xyz: 123 }],
      { foo: 'bar', baz: 'qux' },
    ],
    ['A.14', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: 10 }], { '/': 9, '~1': 10 }],
    [
      'A.16',
      { foo: ['bar'] },
      [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }],
      { foo: ['bar', ['abc', 'def']] },
    ],
  ])('%s', (_name, document, patch, wanted) => {
    expect(patched(document, patch)).toEqual(wanted)
  })

  it.each([
    [
      'A.9: a test that fails',
      { baz: 'qux' },
      { op: 'test', path: '/baz', value: 'bar' },
      'patch-test-failed',
    ],
    [
      'A.12: adding to what is not there',
      { foo: 'bar' },
      { op: 'add', path: '/baz/bat', value: 'qux' },
      'bad-patch',
    ],
    [
      'A.15: strings are not numbers',
      { '~1': 10 },
      { op: 'test', path: '/~01', value: '10' },
      'patch-test-failed',
    ],
  ])('%s', (_name, document, operation, code) => {
    expect(codeOf(document, [operation])).toBe(code)
  })
})

describe('what goes beyond the examples', () => {
  it('replaces, copies and removes whole documents', () => {
    expect(patched({ a: 1 }, [{ op: 'replace', path: '', value: [1] }])).toEqual([1])
    expect(patched({ a: { b: 1 } }, [{ op: 'copy', from: '/a', path: '' }])).toEqual({ b: 1 })
    expect(patched({ a: 1 }, [{ op: 'remove', path: '' }])).toBeNull()
  })

  it('adds over what is there, and to the end of a list', () => {
    expect(patched({ a: 1 }, [{ op: 'add', path: '/a', value: 2 }])).toEqual({ a: 2 })
    expect(patched([1], [{ op: 'add', path: '/1', value: 2 }])).toEqual([1, 2])
  })

  it('copies deeply', () => {
    const patch = [
      { op: 'copy', from: '/a', path: '/b' },
      { op: 'add', path: '/b/-', value: 2 },
    ]
    expect(patched({ a: [1] }, patch)).toEqual({ a: [1], b: [1, 2] })
  })

  it('does not share values with the patch', () => {
    const value = [1]
    const result = patched({}, [{ op: 'add', path: '/a', value }]) as { a: number[] }
    value.push(2)
    expect(result.a).toEqual([1])
  })

  it('tests objects with fields in any order', () => {
    const operation = { op: 'test', path: '', value: { b: [{}], a: null } }
    expect(patched({ a: null, b: [{}] }, [operation])).toEqual({ a: null, b: [{}] })
  })

  it('treats __proto__ as a field like any other', () => {
    const result = patched({}, [{ op: 'add', path: '/__proto__', value: { evil: true } }]) as object
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
    expect(Object.keys(result)).toEqual(['__proto__'])
    expect(codeOf({}, [{ op: 'test', path: '/constructor/name', value: 'Object' }])).toBe('bad-patch')
  })

  it.each([
    ['no list', { op: 'add' }],
    ['no object', [1]],
    ['no op', [{ path: '/a' }]],
    ['unknown op', [{ op: 'spam', path: '/a' }]],
    ['no path', [{ op: 'remove' }]],
    ['no pointer', [{ op: 'remove', path: 'a' }]],
    ['bad escape', [{ op: 'remove', path: '/a~2' }]],
    ['no value', [{ op: 'add', path: '/b' }]],
    ['no from', [{ op: 'move', path: '/b' }]],
    ['nothing to remove', [{ op: 'remove', path: '/b' }]],
    ['nothing to replace', [{ op: 'replace', path: '/b', value: 1 }]],
    ['into itself', [{ op: 'move', from: '/a', path: '/a/0' }]],
    ['beyond the list', [{ op: 'add', path: '/a/3', value: 1 }]],
    ['leading zero', [{ op: 'replace', path: '/a/00', value: 1 }]],
    ['negative', [{ op: 'replace', path: '/a/-1', value: 1 }]],
    ['the end of a list is no element', [{ op: 'remove', path: '/a/-' }]],
    ['through a number', [{ op: 'add', path: '/a/0/x', value: 1 }]],
    [
      'a later operation fails',
      [
        { op: 'remove', path: '/a' },
        { op: 'remove', path: '/a' },
      ],
    ],
  ])('refuses: %s', (_name, patch) => {
    expect(codeOf({ a: [1] }, patch)).toBe('bad-patch')
  })

  it('refuses to grow without end', () => {
    const double = { op: 'copy', from: '', path: '/-' }
    expect(
      codeOf(
        [1, 2, 3],
        Array.from({ length: 60 }, () => double),
      ),
    ).toBe('patch-too-large')
  })

  it('answers any patch with a document or a refusal', () => {
    const part = fc.constantFrom('a', 'b', '0', '1', '-', '~0', '~', '__proto__', '')
    const path = fc.array(part, { maxLength: 3 }).map((parts) => parts.map((each) => `/${each}`).join(''))
    const op = fc.constantFrom('add', 'remove', 'replace', 'move', 'copy', 'test')
    const operation = fc.record(
      { op, path, from: path, value: fc.jsonValue({ maxDepth: 2 }) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.array(operation, { maxLength: 6 }), (document, patch) => {
        expect([undefined, 'bad-patch', 'patch-test-failed']).toContain(codeOf(document, patch))
      }),
    )
  })
})
