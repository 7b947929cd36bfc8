import { describe, expect, test } from 'vitest'
import type { Town } from '../../cards/towns.ts'
import { type Scene, type Setting, scene } from '../scene.ts'

/** A solo player with a chaos tentacle, about to act; its assistant stands at the church. */
function ordering(setting: Setting = {}): Scene {
  return scene({
    options: { variant: 'solo' },
    sheets: { p1: 'priest' },
    at: { a1: 'church' },
    composure: { p1: { chaos: 1 } },
    ...setting,
  })
}

function destinations(s: Scene): Town[] {
  return s.offered('sendAssistant').map(({ to }) => to)
}

describe('an extra action of the assistant', () => {
  test('[TE-593] costs one chaos tentacle, which goes to the supply, and none of the player’s actions', () => {
    const s = ordering()
    const before = s.table.supply.chaos
    s.choose('sendAssistant', { who: 'a1', to: 'lighthouse', from: 'p1' })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.table.supply.chaos).toBe(before + 1)
    expect(s.actionsLeft).toBe(3)
    expect(s.character('a1').at).toBe('lighthouse')
  })

  test('[TE-593] without chaos there is none', () => {
    const s = ordering({ composure: { p1: { fear: 2 }, a1: { fear: 2 } } })
    expect(s.offered('sendAssistant')).toEqual([])
    expect(s.refusal('sendAssistant', { who: 'a1', to: 'lighthouse', from: 'p1' })).toBe('TE-R61')
  })

  test('[TE-593] also after the last action: the turn does not end by itself while one can be bought', () => {
    const s = ordering({
      options: { variant: 'solo', turnEnd: 'automatic' },
      actionsLeft: 1,
      composure: { a1: { chaos: 1 } },
    })
    s.choose('move', { to: 'tavern' })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    s.next('stop-21').choose('sendAssistant', { who: 'a1', to: 'lighthouse', from: 'a1' })
    expect(s.story).toContain('turnEnded')
  })

  test('[TE-593] only on the own turn', () => {
    const s = scene({
      options: { variant: 'duo-assistants' },
      active: 'p2',
      at: { a1: 'church' },
      composure: { p1: { chaos: 1 } },
    })
    expect(s.refusal('sendAssistant', { who: 'a1', to: 'lighthouse', from: 'p1' }, 'p1')).toBe('TE-593')
  })

  test('[TE-593] [TE-R25] not before the player has left the Great Old One’s town', () => {
    const s = ordering({ greatOldOne: { at: 'lighthouse' }, mustLeave: true })
    expect(s.refusal('sendAssistant', { who: 'a1', to: 'library', from: 'p1' })).toBe('TE-257')
    s.choose('move', { to: 'tavern' })
    expect(s.may('sendAssistant', { who: 'a1', to: 'library', from: 'p1' })).toBe(true)
  })

  test('[TE-594] [TE-596] Move, Translate, Banish and Seal are all there is; collecting is not', () => {
    const s = ordering({
      pages: { church: 'page-01' },
      composure: { p1: { chaos: 1 }, a1: { rage: 1 } },
      towns: { church: { shamblers: ['fear'], madness: { greed: 2 } } },
    })
    const orders = s.engine
      .optionsOf('p1')
      .filter(({ args }) => args['who'] === 'a1')
      .map(({ step }) => step)
    expect([...new Set(orders)]).toEqual(['sendAssistant', 'assistantTranslates', 'assistantBanishes'])
    expect(s.refusal('collect', { colour: 'greed' })).toBe('TE-301')
    s.next('2').choose('assistantBanishes', { who: 'a1', from: 'p1' })
    expect(s.table.towns['church']!.madness.greed).toBe(2)
  })
})

describe('an extra Move', () => {
  test('[TE-595] the player chooses where to: as far as the assistant’s fear carries', () => {
    expect(destinations(ordering())).toEqual(['lighthouse', 'library'])
    expect(destinations(ordering({ composure: { p1: { chaos: 1 }, a1: { fear: 1 } } }))).toEqual([
      'lighthouse',
      'library',
      'asylum',
      'tavern',
    ])
    expect(destinations(ordering({ composure: { p1: { chaos: 1, fear: 2 } } }))).toEqual([
      'lighthouse',
      'library',
    ])
    const s = ordering()
    expect(s.refusal('sendAssistant', { who: 'a1', to: 'asylum', from: 'p1' })).toBe('TE-595')
    expect(s.refusal('sendAssistant', { who: 'a1', to: 'church', from: 'p1' })).toBe('TE-595')
    expect(s.refusal('sendAssistant', { who: 'a1', to: 'docks', from: 'p1' })).toBe('TE-595')
  })

  test('[TE-595] it arrives as usual: the page, then a draw for each shambler', () => {
    const s = ordering({ towns: { lighthouse: { shamblers: ['fear', 'rage'] } }, next: ['greed', 'rage'] })
    expect(s.options('sendAssistant')[0]!.note).toBe('draws-2')
    s.choose('sendAssistant', { who: 'a1', to: 'lighthouse', from: 'p1' })
    expect(s.sheet('a1')).toEqual([0, 1, 1, 0])
    expect(s.happened('pageTurned')).toMatchObject([{ town: 'lighthouse' }])
  })

  test('[TE-R62] into the Great Old One’s town and through it, in phase 1', () => {
    const s = ordering({ composure: { p1: { chaos: 1 }, a1: { fear: 1 } } })
    s.choose('sendAssistant', { who: 'a1', to: 'asylum', from: 'p1' })
    expect(s.character('a1').at).toBe('asylum')
    const into = ordering()
    into.choose('sendAssistant', { who: 'a1', to: 'library', from: 'p1' })
    expect(into.character('a1').at).toBe(into.table.greatOldOne.at)
  })

  test('[TE-R76] in phase 2 it turns no page up', () => {
    const s = ordering({ greatOldOne: { phase: 2, at: 'tavern' } })
    s.choose('sendAssistant', { who: 'a1', to: 'lighthouse', from: 'p1' })
    expect(s.table.pages['lighthouse']!.up).toBe(false)
  })
})

describe('an extra Translate', () => {
  test('[TE-594] the assistant translates at once, from its own sheet, and owns the card', () => {
    const s = ordering({
      pages: { church: 'page-03' },
      composure: { p1: { chaos: 1 }, a1: { rage: 1, greed: 1 } },
    })
    s.choose('assistantTranslates', { who: 'a1', from: 'p1' })
    expect(s.character('a1').translated).toEqual(['page-03'])
    expect(s.sheet('a1')).toEqual([0, 0, 0, 0])
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.actionsLeft).toBe(3)
  })

  test('[TE-594] only an open page that it can pay for, in phase 1', () => {
    const tries = (more: Setting): string =>
      ordering({ pages: { church: 'page-03' }, ...more }).refusal('assistantTranslates', {
        who: 'a1',
        from: 'p1',
      })
    const rich = { p1: { chaos: 1 }, a1: { rage: 1, greed: 1 } }
    expect(tries({ composure: { p1: { chaos: 1 }, a1: { rage: 2 } } })).toBe('TE-572')
    expect(tries({ composure: rich, down: ['church'] })).toBe('TE-572')
    expect(tries({ composure: rich, greatOldOne: { phase: 2 } })).toBe('TE-572')
  })

  test('[TE-R75] an assistant that pays for the order cannot use the same tentacle for the page', () => {
    const page: Setting = { pages: { church: 'page-03' } }
    const one = ordering({ ...page, composure: { p1: { chaos: 1 }, a1: { rage: 1, chaos: 1 } } })
    expect(one.may('assistantTranslates', { who: 'a1', from: 'p1' })).toBe(true)
    expect(one.refusal('assistantTranslates', { who: 'a1', from: 'a1' })).toBe('TE-572')
    const two = ordering({ ...page, composure: { a1: { rage: 1, chaos: 2 } } })
    expect(two.options('assistantTranslates')[0]!.note).toBe('uses-chaos-1')
    two.choose('assistantTranslates', { who: 'a1', from: 'a1' })
    expect(two.sheet('a1')).toEqual([0, 0, 0, 0])
    expect(two.character('a1').translated).toEqual(['page-03'])
  })

  test('[TE-594] [TE-577] the last page begins phase 2 in the middle of the player’s turn', () => {
    const s = ordering({
      pages: { church: 'page-01' },
      rows: [4, 5, 5, 5, 5],
      composure: { p1: { chaos: 1 }, a1: { rage: 1 } },
    })
    s.choose('assistantTranslates', { who: 'a1', from: 'p1' })
    expect(s.table.greatOldOne.phase).toBe(2)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.actionsLeft).toBe(3)
  })
})

describe('an extra Banish', () => {
  test('[TE-594] by the rules of the assistant: the topmost of its best colour, paid whenever possible', () => {
    const s = ordering({
      towns: { church: { shamblers: ['fear', 'rage'] } },
      composure: { p1: { chaos: 1, fear: 2 }, a1: { rage: 1 } },
      mat: { rage: 3 },
      next: ['1', '0'],
    })
    s.choose('assistantBanishes', { who: 'a1', from: 'p1' })
    expect(s.happened('shamblerBanished')).toEqual([{ who: 'a1', town: 'church', colour: 'rage' }])
    expect(s.sheet('a1')).toEqual([0, 0, 0, 0])
    expect(s.happened('matCleared')).toEqual([{ colour: 'rage', count: 2 }])
    expect(s.asked!.step).toBe('act')
  })

  test('[TE-594] a shambler has to be in its town', () => {
    const s = ordering({ towns: { lighthouse: { shamblers: ['fear'] } } })
    expect(s.refusal('assistantBanishes', { who: 'a1', from: 'p1' })).toBe('TE-573')
  })
})

describe('an extra Seal', () => {
  const ready: Setting = {
    greatOldOne: { phase: 2, at: 'church' },
    translated: { a1: ['page-01', 'page-02'] },
  }

  test('[TE-594] in phase 2, in the Great Old One’s town', () => {
    const s = ordering({ ...ready, composure: { p1: { chaos: 1 }, a1: { fear: 1 } }, next: ['0', '1'] })
    s.choose('assistantSeals', { who: 'a1', from: 'p1' })
    expect(s.happened('spaceSealed')).toEqual([{ who: 'a1', colour: 'fear', side: 'left', tentacle: 'fear' }])
    expect(s.actionsLeft).toBe(3)
    const away = ordering({
      ...ready,
      greatOldOne: { phase: 2, at: 'library' },
      composure: { p1: { chaos: 1 }, a1: { fear: 1 } },
    })
    expect(away.refusal('assistantSeals', { who: 'a1', from: 'p1' })).toBe('TE-569')
    const early = ordering({
      ...ready,
      greatOldOne: { phase: 1, at: 'church' },
      composure: { p1: { chaos: 1 }, a1: { fear: 1 } },
    })
    expect(early.refusal('assistantSeals', { who: 'a1', from: 'p1' })).toBe('TE-569')
  })

  test('[TE-R75] chaos that pays for the order is not there for the portal', () => {
    const s = ordering({ ...ready, composure: { p1: { chaos: 1 }, a1: { chaos: 1 } } })
    expect(s.refusal('assistantSeals', { who: 'a1', from: 'a1' })).toBe('TE-569')
    expect(s.may('assistantSeals', { who: 'a1', from: 'p1' })).toBe(true)
    const two = ordering({ ...ready, composure: { a1: { chaos: 2 } }, next: ['1', '0'] })
    two.choose('assistantSeals', { who: 'a1', from: 'a1' })
    expect(two.table.portals.fear.left).toBe('chaos')
    expect(two.sheet('a1')).toEqual([0, 0, 0, 0])
  })

  test('[TE-594] the sixth space wins the game in the middle of the player’s turn', () => {
    const s = ordering({
      ...ready,
      portals: {
        fear: { right: 'fear' },
        rage: { left: 'rage', right: 'rage' },
        greed: { left: 'greed', right: 'greed' },
      },
      composure: { p1: { chaos: 1 }, a1: { fear: 1 } },
      next: ['1', '0'],
    })
    s.choose('assistantSeals', { who: 'a1', from: 'p1' })
    expect(s.outcome).toBe('sealed')
  })
})

describe('whose chaos pays', () => {
  test('[TE-R61] [TE-R75] the player’s or that assistant’s own, from any distance', () => {
    const s = ordering({ at: { a1: 'asylum' }, composure: { p1: { chaos: 1 }, a1: { chaos: 1 } } })
    expect(s.offered('sendAssistant')).toEqual([
      { who: 'a1', to: 'library', from: 'p1' },
      { who: 'a1', to: 'tavern', from: 'p1' },
      { who: 'a1', to: 'library', from: 'a1' },
      { who: 'a1', to: 'tavern', from: 'a1' },
    ])
    s.choose('sendAssistant', { who: 'a1', to: 'tavern', from: 'a1' })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 1])
    expect(s.sheet('a1')).toEqual([0, 0, 0, 0])
  })

  test('[TE-612] [TE-R75] one player orders either assistant, but neither pays for the other', () => {
    const s = scene({
      options: { variant: 'solo-two-assistants' },
      composure: { a1: { chaos: 1 } },
    })
    expect(s.may('sendAssistant', { who: 'a1', to: 'church', from: 'a1' })).toBe(true)
    expect(s.refusal('sendAssistant', { who: 'a2', to: 'church', from: 'a1' })).toBe('TE-R61')
    const own = scene({ options: { variant: 'solo-two-assistants' }, composure: { p1: { chaos: 1 } } })
    own.choose('sendAssistant', { who: 'a2', to: 'church', from: 'p1' })
    expect(own.character('a2').at).toBe('church')
  })

  test('[TE-614] of two players each orders only the own assistant', () => {
    const s = scene({
      options: { variant: 'duo-assistants' },
      composure: { p1: { chaos: 2 }, a2: { chaos: 2 } },
    })
    expect(s.may('sendAssistant', { who: 'a1', to: 'church', from: 'p1' })).toBe(true)
    expect(s.refusal('sendAssistant', { who: 'a2', to: 'church', from: 'p1' })).toBe('TE-614')
    expect(s.refusal('sendAssistant', { who: 'a2', to: 'church', from: 'a2' })).toBe('TE-614')
    const p2 = scene({
      options: { variant: 'duo-assistants' },
      active: 'p2',
      composure: { a2: { chaos: 1 } },
    })
    expect(p2.may('sendAssistant', { who: 'a2', to: 'church', from: 'a2' })).toBe(true)
    expect(p2.refusal('sendAssistant', { who: 'a1', to: 'church', from: 'a2' })).toBe('TE-614')
  })

  test('[TE-R63] [TE-617] of three players any may order the assistant, with the own chaos only', () => {
    for (const active of ['p1', 'p2', 'p3'] as const) {
      const s = scene({
        options: { variant: 'trio-assistant' },
        active,
        composure: { [active]: { chaos: 1 }, a1: { chaos: 2 } },
      })
      expect(s.refusal('sendAssistant', { who: 'a1', to: 'church', from: 'a1' })).toBe('TE-R61')
      s.choose('sendAssistant', { who: 'a1', to: 'church', from: active })
      expect(s.character('a1').at).toBe('church')
      expect(s.sheet('a1')).toEqual([0, 0, 0, 2])
    }
  })

  test('[TE-R63] whoever orders a page does not have to ask the next player', () => {
    const s = scene({
      options: { variant: 'trio-assistant', first: 'p1' },
      pages: { lighthouse: 'page-01' },
      composure: { p1: { chaos: 1 }, a1: { rage: 1 } },
    })
    s.choose('assistantTranslates', { who: 'a1', from: 'p1' })
    expect(s.character('a1').translated).toEqual(['page-01'])
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[TE-593] without assistants there is nobody to order', () => {
    const s = scene({ composure: { p1: { chaos: 2 } } })
    expect(s.refusal('sendAssistant', { who: 'a1', to: 'church', from: 'p1' })).toBe('TE-593')
  })
})
