import { describe, expect, test } from 'vitest'
import { type Scene, type Setting, scene } from '../scene.ts'
import { discarded, goals, placeOf, plain, runesOf, verbs } from './acting.ts'

/** Every kind of action is possible at the Cemetery. */
const busy: Setting = {
  ...plain,
  ring: ['cemetery', 'lighthouse', 'library', 'asylum', 'tavern'],
  composure: { p1: { rage: 1 } },
  towns: { cemetery: { madness: { fear: 2 }, shamblers: ['rage'] } },
  pages: { cemetery: 'page-01' },
  mat: { fear: 2 },
}

describe('step 2: actions in general', () => {
  test('[TE-251] after the spin the active player has 3 actions', () => {
    const s = scene({ ...plain, from: 'turn', next: ['stop-4', 'fear', 'rage', 'greed'] })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.actionsLeft).toBe(3)
  })

  test('[TE-251] in phase 1: Move, Collect, Banish, Town action, Translate', () => {
    expect(verbs(scene(busy))).toEqual(['banish', 'collect', 'endTurn', 'layToRest', 'move', 'translate'])
    expect(scene(busy).refusal('seal', { colour: 'rage', side: 'left' })).toBe('TE-421')
  })

  test('[TE-251] in phase 2: Seal instead of Translate', () => {
    const s = scene({
      ...busy,
      greatOldOne: { phase: 2, at: 'cemetery' },
      translated: { p1: [...runesOf.rage] },
    })
    expect(verbs(s)).toEqual(['banish', 'collect', 'endTurn', 'layToRest', 'move', 'seal'])
  })

  describe('an action uses up 1 of them', () => {
    const all: [string, Setting, (s: Scene) => unknown][] = [
      ['Move', {}, (s) => s.choose('move', { to: 'lighthouse' })],
      ['Collect', {}, (s) => s.choose('collect', { colour: 'fear' })],
      ['Banish', {}, (s) => s.next('0').choose('banish', {}).choose('spareShambler', {})],
      ['Town action', {}, (s) => s.choose('layToRest', { colour: 'fear', count: 2 })],
      ['Translate', {}, (s) => s.choose('translate', {})],
      [
        'Seal',
        { greatOldOne: { phase: 2, at: 'cemetery' }, translated: { p1: ['page-11'] } },
        (s) => s.next('0').choose('seal', { colour: 'rage', side: 'left' }),
      ],
    ]
    test.each(all)('[TE-251] %s', (_name, setting, act) => {
      const s = scene({ ...busy, ...setting })
      act(s)
      expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
      expect(s.actionsLeft).toBe(2)
    })
  })

  test('[TE-251] any order, and the same action again', () => {
    const s = scene({ ...busy, towns: { cemetery: { madness: { fear: 2 } } } })
    s.choose('collect', { colour: 'fear' }).choose('move', { to: 'lighthouse' })
    s.choose('move', { to: 'cemetery' })
    expect(s.sheet('p1')).toEqual([1, 1, 0, 0])
    expect(s.asked, 'the three actions are used up').toEqual({ step: 'actionsUsed', seat: 'p1' })
  })

  test('[TE-251] there is no fourth', () => {
    const s = scene({ ...busy, composure: { p1: { rage: 1, chaos: 1 } }, actionsLeft: 1 })
    s.choose('collect', { colour: 'fear' })
    expect(s.actionsLeft).toBe(0)
    expect(verbs(s)).toEqual(['buyAction', 'endTurn'])
    expect(s.refusal('collect', { colour: 'fear' })).toBe('TE-251')
    expect(s.refusal('move', { to: 'lighthouse' })).toBe('TE-251')
    expect(s.refusal('banish', {})).toBe('TE-251')
    expect(s.refusal('layToRest', { colour: 'fear', count: 1 })).toBe('TE-251')
    expect(s.refusal('translate', {})).toBe('TE-251')
  })

  test('[TE-251] only the active player acts', () => {
    const s = scene(busy)
    expect(s.engine.optionsOf('p2')).toEqual([])
    expect(s.refusal('move', { to: 'lighthouse' }, 'p2')).toBe('TE-101')
    expect(s.refusal('collect', { colour: 'fear' }, 'p2')).toBe('TE-101')
  })

  test.each([0, 1, 2])('[TE-252] the player may stop after %i actions', (count) => {
    const s = scene(plain)
    for (const to of (['church', 'lighthouse'] as const).slice(0, count)) s.choose('move', { to })
    expect(s.actionsLeft).toBe(3 - count)
    s.choose('endTurn', {})
    expect(s.table.turn.active).toBe('p2')
  })

  test('[TE-252] unused actions are lost, in the next turn of the same player as well', () => {
    const s = scene({ ...plain, at: { p1: 'lighthouse', p2: 'lighthouse' } })
    // Each turn: soothe without effect, two draws, a shambler in the Library, where the Great Old One is.
    s.next('stop-0', 'fear', 'fear', 'stop-0', 'rage', 'rage')
    s.choose('endTurn', {})
    expect([s.table.turn.active, s.actionsLeft]).toEqual(['p2', 3])
    s.choose('endTurn', {})
    expect([s.table.turn.active, s.actionsLeft]).toEqual(['p1', 3])
  })
})

describe('additional actions', () => {
  test('[TE-253] each for 1 chaos tentacle of the own track, as many as there are tentacles', () => {
    const s = scene({ ...plain, composure: { p1: { chaos: 2 }, p2: { chaos: 2 } } })
    s.choose('buyAction', { from: 'p1' })
    expect(s.actionsLeft).toBe(4)
    expect(s.sheet('p1')).toEqual([0, 0, 0, 1])
    s.choose('buyAction', { from: 'p1' })
    expect(s.actionsLeft).toBe(5)
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.refusal('buyAction', { from: 'p1' })).toBe('TE-253')
  })

  test("[TE-253] not for another player's chaos, even in the same town", () => {
    const s = scene({ ...plain, composure: { p2: { chaos: 2 } } })
    expect(s.offered('buyAction')).toEqual([])
    expect(s.refusal('buyAction', { from: 'p2' })).toBe('TE-253')
  })

  test('[TE-253] not in the turn of somebody else', () => {
    const s = scene({ ...plain, composure: { p2: { chaos: 2 } } })
    expect(s.refusal('buyAction', { from: 'p2' }, 'p2')).toBe('TE-101')
  })

  test('[TE-253] madness buys no action', () => {
    const s = scene({ ...plain, composure: { p1: { fear: 2, rage: 2, greed: 2 } } })
    expect(s.refusal('buyAction', { from: 'p1' })).toBe('TE-253')
  })

  test('[TE-253] [TE-R73] also when all three actions are used; the action may be any', () => {
    const s = scene({ ...busy, towns: {}, composure: { p1: { chaos: 1 } }, actionsLeft: 1 })
    s.choose('move', { to: 'lighthouse' })
    expect(s.actionsLeft).toBe(0)
    s.choose('buyAction', { from: 'p1' })
    expect(s.actionsLeft).toBe(1)
    expect(verbs(s)).toEqual(['endTurn', 'move', 'shineLight'])
    s.choose('move', { to: 'cemetery' })
    expect(verbs(s)).toEqual(['endTurn'])
  })

  test('[TE-R73] it is paid before it is taken, even if none is taken then', () => {
    const s = scene({ ...plain, composure: { p1: { chaos: 1 } } })
    s.choose('buyAction', { from: 'p1' })
    expect(s.happened('actionBought')).toEqual([{ who: 'p1', from: 'p1' }])
    s.next('stop-0', 'fear', 'fear').choose('endTurn', {})
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect([s.table.turn.active, s.actionsLeft]).toEqual(['p2', 3])
  })

  test('[TE-R73] not before the Move out of the town of the Great Old One, but after it', () => {
    const s = scene({
      ...plain,
      greatOldOne: { at: 'lighthouse' },
      mustLeave: true,
      composure: { p1: { chaos: 1 } },
    })
    expect(s.refusal('buyAction', { from: 'p1' })).toBe('TE-257')
    s.choose('move', { to: 'church' }).choose('buyAction', { from: 'p1' })
    expect(s.actionsLeft).toBe(3)
  })

  test('[TE-254] [TE-R34] the chaos goes to the supply', () => {
    const s = scene({ ...plain, composure: { p1: { chaos: 2 } } })
    const before = s.table.supply.chaos
    s.choose('buyAction', { from: 'p1' })
    expect(s.table.supply.chaos).toBe(before + 1)
    expect(discarded(s)).toEqual([0, 0, 0, 0, 0])
    expect(s.happened('spent')).toEqual([{ who: 'p1', tentacle: 'chaos', to: 'supply' }])
  })
})

describe("in the Great Old One's town", () => {
  /** The tail of stop 0 points at the third town of the ring. The symbol has no effect. */
  function spun(setting: Setting): Scene {
    return scene({ ...plain, from: 'turn', next: ['stop-0', 'fear', 'fear'], ...setting })
  }

  test('[TE-257] phase 1: the first action must be a Move out of it', () => {
    const s = spun({
      at: { p1: 'library' },
      composure: { p1: { chaos: 1, fear: 1, rage: 1 } },
      towns: { library: { madness: { greed: 1 } } },
      pages: { library: 'page-01' },
    })
    expect(s.table.greatOldOne.at).toBe('library')
    expect(verbs(s)).toEqual(['move'])
    expect(goals(s, 'move')).toEqual(['asylum', 'church', 'lighthouse', 'tavern'])
    expect(s.refusal('collect', { colour: 'greed' })).toBe('TE-257')
    expect(s.refusal('banish', {})).toBe('TE-257')
    expect(s.refusal('exchangePage', {})).toBe('TE-257')
    expect(s.refusal('translate', {})).toBe('TE-257')
  })

  test('[TE-257] the player may not pass', () => {
    const s = spun({ at: { p1: 'library' } })
    expect(s.refusal('endTurn', {})).toBe('TE-257')
  })

  test('[TE-257] after that Move the rest is free', () => {
    const s = spun({ at: { p1: 'library' }, towns: { asylum: { madness: { greed: 1 } } } })
    s.choose('move', { to: 'asylum' })
    expect(s.actionsLeft).toBe(2)
    expect(verbs(s)).toEqual(['collect', 'endTurn', 'move'])
  })

  test('[TE-257] a Great Old One in another town obliges nobody', () => {
    const s = spun({ at: { p1: 'asylum' } })
    expect(verbs(s)).toEqual(['endTurn', 'move'])
  })

  test('[TE-257] [TE-R24] one that has just arrived obliges, one that has just left does not', () => {
    const arrived = spun({ at: { p1: 'library' }, greatOldOne: { at: 'lighthouse' } })
    expect(arrived.table.turn.mustLeave).toBe(true)
    const left = spun({ at: { p1: 'lighthouse' }, greatOldOne: { at: 'lighthouse' } })
    expect(left.table.greatOldOne.at).toBe('library')
    expect(left.table.turn.mustLeave).toBe(false)
    expect(left.may('endTurn', {})).toBe(true)
  })

  test('[TE-R25] abilities may come before the Move, and do not replace it', () => {
    const historian = spun({ sheets: { p1: 'historian' }, at: { p1: 'library' } })
    historian.choose('consult', { town: 'asylum' })
    expect(historian.refusal('endTurn', {})).toBe('TE-257')
    expect(historian.actionsLeft).toBe(3)
    const alienist = spun({
      sheets: { p1: 'alienist' },
      at: { p1: 'library', p2: 'library' },
      composure: { p1: { fear: 1 } },
    })
    alienist.choose('handOver', { to: 'p2', tentacle: 'fear' })
    expect(alienist.sheet('p2')).toEqual([1, 0, 0, 0])
    expect(alienist.refusal('endTurn', {})).toBe('TE-257')
  })

  test('[TE-R25] neither a town action nor an extra action may come before it', () => {
    const s = spun({
      ring: ['lighthouse', 'church', 'curiosity-shop', 'asylum', 'tavern'],
      at: { p1: 'curiosity-shop' },
      composure: { p1: { fear: 1, chaos: 1 } },
    })
    expect(s.refusal('buyChaos', {})).toBe('TE-257')
    expect(s.refusal('buyAction', { from: 'p1' })).toBe('TE-257')
    expect(placeOf(s, 'p1')).toBe('curiosity-shop')
  })

  test('[TE-R25] the Docks do not fulfil it', () => {
    const s = spun({
      ring: ['asylum', 'church', 'docks', 'library', 'tavern'],
      at: { p1: 'docks' },
    })
    expect(s.refusal('sail', { to: 'church' })).toBe('TE-257')
  })

  test('[TE-258] in phase 2 there is no such obligation', () => {
    const s = scene({
      ...plain,
      from: 'turn',
      next: ['stop-0', 'fear', 'fear', 'fear'],
      at: { p1: 'library' },
      greatOldOne: { phase: 2 },
      towns: { library: { madness: { greed: 1 } } },
    })
    expect(s.table.greatOldOne.at).toBe('library')
    expect(verbs(s)).toEqual(['banish', 'collect', 'endTurn', 'move'])
    s.choose('collect', { colour: 'greed' })
    expect(s.actionsLeft).toBe(2)
  })
})
