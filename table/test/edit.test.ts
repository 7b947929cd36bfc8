import { describe, expect, it } from 'vitest'
import { done, open, playOn, refusal } from './random.ts'

const replace = (path: string, value: unknown) => [{ op: 'replace', path, value }]
const add = (path: string, value: unknown) => [{ op: 'add', path, value }]

describe('editing a position', () => {
  it('starts the game anew from there', () => {
    const table = open()
    playOn(table, [2])
    done(table.edit(replace('/table/lanterns', 2)))
    expect(table.position.table).toMatchObject({ lanterns: 2 })
    expect(table.choices).toEqual([])
    expect(table.start).toEqual({ position: table.position })
    expect(refusal(table, () => table.undo()).code).toBe('nothing-to-undo')
  })

  it('runs what was put on the stack, and says what happened', () => {
    const table = open()
    const events = done(
      table.edit(add('/stack/-', { step: 'roll', args: {}, by: 'a', asked: { seat: 'a' } })),
    )
    expect(events.map(({ event }) => event)).toContain('rolled')
    expect(table.opening).toBe(events)
    expect(table.now.decision?.step).toBe('turn')
  })

  it('can end the game', () => {
    const table = open()
    done(table.edit(replace('/outcome', { how: 'bright', winners: ['a', 'b'] })))
    expect(table.now.decision).toBeNull()
  })

  it.each([
    ['another game', replace('/game', 'chess')],
    ['another version', replace('/version', '2')],
    ['another seat', add('/seats/-', 'c')],
    ['an unknown option', replace('/options', { lamps: 'none' })],
    ['an option left out', replace('/options', {})],
    ['an unknown field', add('/extra', 1)],
    ['a missing field', [{ op: 'remove', path: '/sealed' }]],
    ['an unknown card', replace('/table/deck/0', 'comet')],
    ['an unknown field of the table', add('/table/extra', 1)],
    ['too many lanterns', replace('/table/lanterns', 4)],
    ['an unknown step', add('/stack/-', { step: 'fly', args: {} })],
    ['arguments of the wrong shape', add('/stack/-', { step: 'turn', args: { seat: 'c' } })],
    ['an unknown field of a frame', add('/stack/-', { step: 'round', args: {}, extra: 1 })],
    ['a frame that is none', add('/stack/-', 'round')],
    ['an empty stack', replace('/stack', [])],
    ['a key that is none', replace('/chance/key', 'abc')],
    ['a fixed result that is none', add('/chance/next/-', 'comet')],
    ['a negative number', replace('/choices', -1)],
    ['an outcome that is none', replace('/outcome', { how: 'boredom', winners: [] })],
    ['no object at all', replace('', 'nothing')],
    ['something that looks like a refusal', replace('', { refused: { code: 'ok' } })],
    ['rules that fail', add('/stack/-', { step: 'explode', args: {} })],
  ])('refuses %s, also by force', (_name, patch) => {
    const table = open()
    playOn(table, [2, 0])
    expect(refusal(table, () => table.edit(patch)).code).toBe('bad-position')
    expect(refusal(table, () => table.edit(patch, { force: true })).code).toBe('bad-position')
  })

  it('refuses a missing card, unless forced', () => {
    const table = open()
    const patch = [{ op: 'remove', path: '/table/deck/0' }]
    const { message } = refusal(table, () => table.edit(patch))
    expect(message).toBe('there should be 12 cards, and there are 11')
    done(table.edit(patch, { force: true }))
    expect(table.position.table).toMatchObject({ deck: { length: 11 } })
  })

  it('refuses a table that is not sound, unless forced', () => {
    const table = open()
    const patch = add('/table/hands/c', [])
    expect(refusal(table, () => table.edit(patch)).code).toBe('unsound-position')
    done(table.edit(patch, { force: true }))
  })

  it('refuses what the rules cannot go on from, even by force', () => {
    const table = open()
    const patch = [{ op: 'remove', path: '/table/hands/a' }]
    expect(refusal(table, () => table.edit(patch, { force: true })).code).toBe('bad-position')
  })

  it('refuses a patch that is none, or that does not fit', () => {
    const table = open()
    expect(refusal(table, () => table.edit('lanterns')).code).toBe('bad-patch')
    expect(refusal(table, () => table.edit([{ op: 'remove', path: '/nowhere' }])).code).toBe('bad-patch')
    expect(refusal(table, () => table.edit([{ op: 'test', path: '/choices', value: 9 }])).code).toBe(
      'patch-test-failed',
    )
  })
})
