import { describe, expect, it } from 'vitest'
import { type Position, type Seat, Engine, hash, perceived, sampleWorld, sampleWorlds } from '../index.ts'
import { choose } from './sketch.ts'
import { vault } from './vault/index.ts'
import type { Table } from './vault/position.ts'
import { annsTurn, hiding, lookers, newGame, playRandomly } from './vault/scene.ts'

/** Enough worlds that everything possible in these small games occurs. */
function worldsOf({ position }: Engine, seat: Seat): Position[] {
  return [...sampleWorlds(vault, position, seat, 60, 'worlds')]
}

describe('other worlds', () => {
  it('are made of what a seat knows alone, and of their seed', () => {
    playRandomly(newGame('twins'), 'twins', ({ position }) => {
      for (const seat of [...position.seats, '']) {
        const world = sampleWorld(vault, position, seat, 'one')
        expect(hash(sampleWorld(vault, position, seat, 'two'))).toBe(
          hash(sampleWorld(vault, world, seat, 'two')),
        )
        expect(world.chance.key).not.toBe(position.chance.key)
      }
    })
  })

  it('look the same to the seat whose they are, at every decision, and some of them differ', () => {
    for (const seed of ['a', 'b', 'c'])
      playRandomly(newGame(seed), seed, (engine) => {
        const before = hash(engine.position)
        for (const seat of lookers(engine)) {
          const worlds = worldsOf(engine, seat)
          const here = perceived(engine, seat)
          expect(worlds.map((world) => perceived(Engine.at(vault, world), seat))).toEqual(
            worlds.map(() => here),
          )
          expect(worlds.some((world) => hash(world) !== before)).toBe(true)
        }
        expect(hash(engine.position)).toBe(before)
      })
  })

  it('put every unknown card in every place, and lose none', () => {
    const engine = annsTurn((table) => {
      table.hands = { ann: ['rope'], bob: ['lamp'] }
      table.deck = ['keys', 'cat', 'mask']
    })
    const seen = [...worldsOf(engine, 'ann'), engine.position].map(({ table }) => table as Table)
    const inPlace = (card: (table: Table) => string) => [...new Set(seen.map(card))].toSorted()
    const all = ['cat', 'keys', 'lamp', 'mask']
    expect(inPlace(({ hands }) => hands.bob[0]!)).toEqual(all)
    for (const place of [0, 1, 2]) expect(inPlace(({ deck }) => deck[place]!)).toEqual(all)
    for (const { hands, deck } of seen) {
      expect([...hands.bob, ...deck].toSorted()).toEqual(all)
      expect(hands.ann).toEqual(['rope'])
    }
  })

  it('differ from side to side: only who may not see the trap wonders where it is', () => {
    const trapsOf = (seat: Seat) =>
      new Set(worldsOf(annsTurn(), seat).map(({ table }) => (table as Table).traps.indexOf(true)))
    expect(trapsOf('warden')).toEqual(new Set([2]))
    expect(trapsOf('ann')).toEqual(new Set([0, 1, 2]))
  })

  it('hold other sealed answers of the others, all of them possible there, and the same of the seat itself', () => {
    const engine = hiding((table) => (table.hands = { ann: ['rope'], bob: ['cat'] }))
    choose(engine, 'ann', 'bribe:tool=rope')
    choose(engine, 'warden', 'lookIn:room=1')
    const sealedFor = (seat: Seat, by: Seat) =>
      new Set(worldsOf(engine, seat).map(({ sealed }) => sealed[by]))
    expect(sealedFor('ann', 'ann')).toEqual(new Set(['bribe:tool=rope']))
    expect(sealedFor('ann', 'warden')).toEqual(new Set(['lookIn:room=0', 'lookIn:room=1', 'lookIn:room=2']))
    expect(sealedFor('bob', 'ann').size).toBeGreaterThan(3)
    for (const world of worldsOf(engine, 'bob')) {
      const there = Engine.at(vault, { ...world, sealed: {} })
      expect(there.find('ann', world.sealed['ann']!)).toBeDefined()
    }
  })
})
