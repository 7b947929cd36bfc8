import type { Game, Position } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { balance } from '../balance.ts'

/** A game that counts cards by name, of which only the counting matters here. */
function counting(have: (table: Record<string, string[]>) => string[], want: string[]): Game {
  const counts = (table: object): object[] => {
    const pieces = { have: have(table as Record<string, string[]>), want }
    return [{ component: 'cards', have: pieces.have.length, want: want.length, pieces }]
  }
  return { id: 'counting', counts } as unknown as Game // balance asks a game for nothing else
}

function at(table: object): Position {
  return { table, options: {} } as Position
}

const game = counting(({ deck = [], hand = [] }) => [...deck, ...hand], ['sun', 'moon', 'moon', 'star'])

describe('the rest of the cards', () => {
  it('goes to the end of the pile that is named', () => {
    const position = at({ deck: ['moon'], hand: ['sun'] })
    expect(balance(game, position, { cards: '/table/deck' })).toBeUndefined()
    expect(position.table).toEqual({ deck: ['moon', 'moon', 'star'], hand: ['sun'] })
  })

  it('loses what lies elsewhere now', () => {
    const position = at({ deck: ['sun', 'moon', 'moon', 'star'], hand: ['moon', 'star'] })
    expect(balance(game, position, { cards: '/table/deck' })).toBeUndefined()
    expect(position.table).toEqual({ deck: ['sun', 'moon'], hand: ['moon', 'star'] })
  })

  it('cannot lose what is not there', () => {
    const refusal = balance(game, at({ deck: ['moon'], hand: ['sun', 'sun'] }), { cards: '/table/deck' })
    expect(refusal?.refused).toMatchObject({ code: 'bad-rest' })
    expect(refusal?.refused.message).toContain('one sun too many')
  })

  it('needs a list or a number', () => {
    const refusal = balance(game, at({ deck: 'moon' }), { cards: '/table/deck' })
    expect(refusal?.refused.message).toContain('should be a list of them, or a number')
  })
})
