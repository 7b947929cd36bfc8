import { describe, expect, test } from 'vitest'
import { type Setting, scene } from '../scene.ts'
import { T, inOrder, offers, spun } from './reading.ts'

describe('the turn', () => {
  test('[TE-101] first the spin, then actions', () => {
    const s = spun(1, ['fear', 'fear'])
    expect(s.story[0]).toBe('turnBegan')
    expect(s.story[1]).toBe('spun')
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.actionsLeft).toBe(3)
  })

  test('[TE-101] while the wheel is resolved nobody acts', () => {
    const s = spun(0, [], { mat: { fear: 1, rage: 1 } })
    expect(offers(s)).toEqual(['soothe:colour=fear', 'soothe:colour=rage'])
    expect(s.actionsLeft).toBe(0)
  })

  test('[TE-102] symbol, draws, shambler, Great Old One, in this order', () => {
    // Stop 3: T0, plus one; the tail is at T3. Stop 9: T1, power of fear; the tail is at T4.
    const steps = [
      'powerUnleashed',
      'drawsSet',
      'tentacleDrawn',
      'shamblerPlaced',
      'greatOldOneMoved',
    ] as const
    expect(inOrder(spun(3, ['fear', 'rage', 'greed']), ...steps)).toEqual([
      'drawsSet',
      'tentacleDrawn',
      'tentacleDrawn',
      'tentacleDrawn',
      'shamblerPlaced',
      'greatOldOneMoved',
    ])
    expect(inOrder(spun(9, ['rage', 'greed'], { options: { greatOldOne: 'yig' } }), ...steps)).toEqual([
      'powerUnleashed',
      'drawsSet',
      'tentacleDrawn',
      'tentacleDrawn',
      'shamblerPlaced',
      'greatOldOneMoved',
    ])
  })

  test('[TE-102] what is soothed in 1-A can come back into the bag in 1-B', () => {
    const s = spun(0, ['eldritch', 'greed'], { greatOldOne: { energy: 2 }, mat: { greed: 1 } })
    expect(inOrder(s, 'soothed', 'energyCursed')).toEqual(['soothed', 'energyCursed'])
    expect(s.table.discard.greed).toBe(0)
    expect(s.table.bag.greed).toBe(14)
  })

  test('[TE-103] then it is the turn of the next player clockwise', () => {
    const s = scene({ options: { variant: 'standard-3', first: 'p2' }, active: 'p3' })
    const order = ['p1', 'p2', 'p3'].map((next) => {
      s.next('stop-1', 'fear', 'rage').choose('endTurn', {})
      expect(s.happened('turnBegan')).toEqual([{ who: next }])
      return s.asked
    })
    expect(order).toEqual([
      { step: 'act', seat: 'p1' },
      { step: 'act', seat: 'p2' },
      { step: 'act', seat: 'p3' },
    ])
  })

  test('[TE-R77] a player is asked before the turn ends, also if there is nothing else to do', () => {
    const s = scene({ actionsLeft: 1, sheets: { p1: 'priest' }, options: { first: 'p1' } })
    s.choose('move', { to: T[1] })
    expect(s.happened('turnEnded')).toEqual([])
    expect(s.asked).toEqual({ step: 'actionsUsed', seat: 'p1' })
    expect(offers(s)).toEqual(['endTurn'])
    s.choose('endTurn', {})
    expect(s.happened('turnEnded')).toEqual([{ who: 'p1' }])
  })

  test('[TE-R77] a turn that is ended with actions left is not asked about again', () => {
    const s = scene({ actionsLeft: 2, sheets: { p1: 'priest' } })
    s.choose('endTurn', {})
    expect(s.happened('turnEnded')).toEqual([{ who: 'p1' }])
  })

  test('[TE-R77] a table may want it otherwise: a turn with nothing left to do ends by itself', () => {
    const options = { first: 'p1', turnEnd: 'automatic' } as const
    const s = scene({ actionsLeft: 1, sheets: { p1: 'priest' }, options })
    s.choose('move', { to: T[1] })
    expect(s.happened('turnEnded')).toEqual([{ who: 'p1' }])
    expect(s.table.turn.active).toBe('p2')
  })

  test('[TE-R77] a chaos tentacle or an ability is something left to do', () => {
    const chaos = scene({ actionsLeft: 1, sheets: { p1: 'priest' }, composure: { p1: { chaos: 1 } } })
    chaos.choose('move', { to: T[1] })
    expect(offers(chaos)).toEqual(['buyAction:from=p1', 'endTurn'])
    const ability = scene({ actionsLeft: 1, sheets: { p1: 'historian' } })
    ability.choose('move', { to: T[1] })
    expect(ability.offered('consult')).toEqual([{ town: T[0] }, { town: T[2] }])
    expect(ability.happened('turnEnded')).toEqual([])
  })

  test('[TE-R72] a soothe with one colour on the mat is not asked', () => {
    const s = spun(0, ['fear', 'fear'], { mat: { rage: 2 } })
    expect(s.happened('soothed')).toEqual([{ colour: 'rage' }])
    expect(s.asked?.step).toBe('act')
  })

  test('[TE-R72] a payment with one way to pay is not asked; with two it is', () => {
    const page = { pages: { lighthouse: 'page-12' } } as const
    const one = scene({ ...page, composure: { p1: { fear: 1 } } }).choose('translate', {})
    expect(one.happened('spent')).toEqual([{ who: 'p1', tentacle: 'fear', to: 'discard' }])
    const two = scene({ ...page, composure: { p1: { fear: 1, chaos: 1 } } }).choose('translate', {})
    expect(offers(two)).toEqual(['pay:from=p1,tentacle=chaos', 'pay:from=p1,tentacle=fear'])
  })

  test('[TE-R72] a distribution with one character in range is not asked', () => {
    const s = spun(9, ['greed', 'greed'], {
      options: { greatOldOne: 'cthulhu' },
      at: { p2: T[2] },
      mat: { fear: 2 },
    })
    expect(s.sheet('p2')).toEqual([2, 0, 0, 0])
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[TE-R72] a successful Seal is not offered for rerolling, a failed one is', () => {
    const setting: Setting = {
      greatOldOne: { at: T[0], phase: 2 },
      translated: { p1: ['page-11'] },
      composure: { p1: { rage: 1 } },
      brain: { p1: 1 },
    }
    const won = scene(setting)
    won.next('1').choose('seal', { colour: 'rage', side: 'left' })
    expect(won.asked?.step).toBe('act')
    expect(won.table.portals.rage.left).toBe('rage')
    const failed = scene(setting)
    failed.next('0').choose('seal', { colour: 'rage', side: 'left' })
    expect(failed.asked?.step).toBe('rerollWhich')
  })
})
