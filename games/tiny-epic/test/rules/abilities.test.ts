import { describe, expect, test } from 'vitest'
import type { Page } from '../../cards/pages.ts'
import type { Composure } from '../../content/tentacles.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { discarded, drawn, goals, payable, rollForBanish, spent } from './acting.ts'

describe('Scientist', () => {
  const scientist: Setting = { sheets: { p1: 'scientist' } }
  const reading = (page: Page, held: Partial<Record<Composure, number>>): Scene =>
    scene({ ...scientist, pages: { lighthouse: page }, composure: { p1: held } })

  test.each([
    ['page-01', 'rage', 'fear', 'greed'],
    ['page-02', 'greed', 'rage', 'fear'],
    ['page-12', 'fear', 'greed', 'rage'],
  ] as const)('[TE-501] %s costs %s: %s counts as it, %s does not', (page, _cost, next, other) => {
    const s = reading(page, { [next]: 1 })
    s.choose('translate', {})
    expect(spent(s)).toEqual([`${next} to discard`])
    expect(reading(page, { [other]: 2 }).refusal('translate', {})).toBe('TE-372')
  })

  test('[TE-501] it may, and need not', () => {
    const s = reading('page-01', { fear: 1, rage: 1, chaos: 1 })
    s.choose('translate', {})
    expect(payable(s)).toEqual(['rage', 'fear', 'chaos'])
    s.choose('pay', { from: 'p1', tentacle: 'rage' })
    expect(s.sheet('p1')).toEqual([1, 0, 0, 1])
  })

  test('[TE-501] each tentacle by itself, and only by one colour', () => {
    // 2 rage and 1 greed: the fear counts as rage, one rage as greed.
    const s = reading('page-08', { fear: 1, rage: 2 }).choose('translate', {})
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(discarded(s)).toEqual([1, 2, 0, 0, 0])
    expect(reading('page-08', { fear: 2, rage: 1 }).may('translate', {})).toBe(true)
    expect(reading('page-02', { fear: 1 }).refusal('translate', {})).toBe('TE-372')
  })

  test('[TE-501] for a Banish', () => {
    const among: Setting = { ...scientist, towns: { lighthouse: { shamblers: ['rage', 'greed', 'fear'] } } }
    const s = rollForBanish({ ...among, composure: { p1: { fear: 1 } } }, 1, 0, 0)
    expect(s.offered('banishShambler')).toEqual([
      { colour: 'fear', cost: 1 },
      { colour: 'rage', cost: 1 },
    ])
    s.choose('banishShambler', { colour: 'rage', cost: 1 })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.table.towns['lighthouse']!.shamblers).toEqual(['greed', 'fear'])
  })

  test('[TE-501] for a town action: two of one colour are two colours', () => {
    const asylum: Setting = { ...scientist, at: { p1: 'asylum' }, brain: { p1: 1 } }
    const s = scene({ ...asylum, composure: { p1: { greed: 2 } } })
    s.choose('recover', {})
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.character('p1').brain).toBe(0)
    expect(scene({ ...asylum, composure: { p1: { greed: 1 } } }).refusal('recover', {})).toBe('TE-351')
    const hall: Setting = {
      ...scientist,
      ring: ['town-hall', 'church', 'library', 'asylum', 'lighthouse'],
      greatOldOne: { energy: 1 },
      composure: { p1: { rage: 2 } },
    }
    expect(scene(hall).choose('petition', {}).table.greatOldOne.energy).toBe(0)
    expect(scene({ ...hall, sheets: { p1: 'medium' } }).refusal('petition', {})).toBe('TE-351')
  })

  test('[TE-501] not for portals', () => {
    const portal: Setting = {
      ...scientist,
      greatOldOne: { phase: 2, at: 'library' },
      at: { p1: 'library' },
      translated: { p1: ['page-11'] },
    }
    const rage = { colour: 'rage', side: 'left' } as const
    expect(scene({ ...portal, composure: { p1: { fear: 2 } } }).refusal('seal', rage)).toBe('TE-423')
    const s = scene({ ...portal, composure: { p1: { fear: 1, rage: 1 } } }).next('2')
    s.choose('seal', rage)
    expect(s.table.portals.rage.left).toBe('rage')
  })

  test('[TE-501] nobody else can do it', () => {
    const s = scene({
      sheets: { p1: 'priest', p2: 'scientist' },
      pages: { lighthouse: 'page-01' },
      composure: { p1: { fear: 2 } },
    })
    expect(s.refusal('translate', {})).toBe('TE-372')
  })
})

describe('Priest', () => {
  const priest = (fear: number, ...dice: number[]): Scene =>
    rollForBanish(
      {
        sheets: { p1: 'priest' },
        towns: { lighthouse: { shamblers: dice.map(() => 'fear' as const) } },
        composure: { p1: { fear } },
      },
      ...dice,
    )
  const costs = (s: Scene): number[] => s.offered('banishShambler').map(({ cost }) => cost)

  test('[TE-501] a Banish may cost 1 less, never less than 0', () => {
    expect(costs(priest(1, 2))).toEqual([1])
    expect(costs(priest(0, 1, 1))).toEqual([0])
    expect(costs(priest(0, 0))).toEqual([0])
    expect(costs(priest(2, 0))).toEqual([0])
    expect(priest(0, 2).happened('banishFailed')).toEqual([{ who: 'p1', cost: 2 }])
  })

  test('[TE-501] the lower cost is what is paid', () => {
    const s = priest(2, 2).choose('banishShambler', { colour: 'fear', cost: 1 })
    expect(s.sheet('p1')).toEqual([1, 0, 0, 0])
    expect(s.table.towns['lighthouse']!.shamblers).toEqual([])
  })

  test('[TE-501] the full cost may be paid', () => {
    const s = priest(2, 2)
    expect(costs(s)).toEqual([1, 2])
    s.choose('banishShambler', { colour: 'fear', cost: 2 })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
  })

  test('[TE-501] nobody else pays less', () => {
    const s = rollForBanish(
      { sheets: { p1: 'medium', p2: 'priest' }, towns: { lighthouse: { shamblers: ['fear'] } } },
      1,
    )
    expect(s.happened('banishFailed')).toEqual([{ who: 'p1', cost: 1 }])
  })
})

describe('Historian', () => {
  const historian: Setting = { sheets: { p1: 'historian', p2: 'medium' } }

  test('[TE-501] turns up a page of the own or an adjacent town, and costs no action', () => {
    const s = scene({ ...historian, pages: { church: 'page-17' }, down: ['church'] })
    expect(s.offered('consult').map(({ town }) => town)).toEqual(['lighthouse', 'church', 'tavern'])
    s.choose('consult', { town: 'church' })
    expect(s.table.pages['church']).toEqual({ card: 'page-17', up: true })
    expect(s.happened('pageTurned')).toEqual([{ town: 'church', page: 'page-17' }])
    expect(s.actionsLeft).toBe(3)
    expect(s.refusal('consult', { town: 'library' })).toBe('TE-501')
    expect(s.refusal('consult', { town: 'asylum' })).toBe('TE-501')
  })

  test('[TE-501] only a face-down page, and only in phase 1', () => {
    const s = scene({ ...historian, pages: { church: 'page-17', tavern: null } })
    expect(s.refusal('consult', { town: 'church' })).toBe('TE-277')
    expect(s.refusal('consult', { town: 'tavern' })).toBe('TE-277')
    const late = scene({ ...historian, greatOldOne: { phase: 2 } })
    expect(late.refusal('consult', { town: 'church' })).toBe('TE-277')
  })

  test('[TE-502] any number of times, even when all actions are used', () => {
    const s = scene({ ...historian, actionsLeft: 1 })
    s.choose('consult', { town: 'lighthouse' }).choose('consult', { town: 'church' })
    s.choose('move', { to: 'tavern' })
    expect([s.table.turn.active, s.actionsLeft]).toEqual(['p1', 0])
    s.choose('consult', { town: 'asylum' })
    expect(s.table.pages['asylum']!.up).toBe(true)
  })

  test('[TE-502] on the own turn only', () => {
    const s = scene({ sheets: { p1: 'medium', p2: 'historian' } })
    expect(s.refusal('consult', { town: 'lighthouse' }, 'p2')).toBe('TE-502')
    expect(s.refusal('consult', { town: 'lighthouse' }, 'p1')).toBe('TE-501')
  })
})

describe('Detective', () => {
  const detective = (fear: number, setting: Setting = {}): Scene =>
    scene({ sheets: { p1: 'detective' }, composure: { p1: { fear } }, ...setting })

  test('[TE-501] a Move may go 1 town further', () => {
    // The Great Old One bars the way clockwise.
    const barred: Setting = { greatOldOne: { at: 'church' } }
    expect(goals(detective(0, barred), 'move')).toEqual(['asylum', 'tavern'])
    expect(goals(detective(1, barred), 'move')).toEqual(['asylum', 'library', 'tavern'])
    expect(goals(detective(2, barred), 'move')).toEqual(['asylum', 'library', 'tavern'])
    expect(goals(detective(0, { greatOldOne: { phase: 2 } }), 'move')).toEqual([
      'asylum',
      'church',
      'library',
      'tavern',
    ])
  })

  test("[TE-501] not through the Great Old One's town", () => {
    const s = detective(0, { greatOldOne: { at: 'church' } })
    expect(s.refusal('move', { to: 'library' })).toBe('TE-275')
  })

  test('[TE-501] for one action, and nobody else does it', () => {
    const s = detective(0).choose('move', { to: 'asylum' })
    expect(s.actionsLeft).toBe(2)
    const other = scene({ sheets: { p1: 'medium', p2: 'detective' } })
    expect(other.refusal('move', { to: 'asylum' })).toBe('TE-271')
  })
})

describe('Alienist', () => {
  const alienist: Setting = { sheets: { p1: 'alienist', p2: 'medium' } }

  test.each(['fear', 'rage', 'greed', 'chaos'] as const)(
    '[TE-501] hands %s over to another in the same town, or takes it',
    (tentacle) => {
      const both = { p1: { [tentacle]: 1 }, p2: { [tentacle]: 1 } }
      const give = scene({ ...alienist, composure: both }).choose('handOver', { to: 'p2', tentacle })
      expect(
        [give.character('p1'), give.character('p2')].map(({ composure }) => composure[tentacle]),
      ).toEqual([0, 2])
      const take = scene({ ...alienist, composure: both }).choose('takeOver', { from: 'p2', tentacle })
      expect(
        [take.character('p1'), take.character('p2')].map(({ composure }) => composure[tentacle]),
      ).toEqual([2, 0])
      expect(give.actionsLeft).toBe(3)
    },
  )

  test('[TE-501] [TE-R30] the receiving track needs a free space', () => {
    const s = scene({ ...alienist, composure: { p1: { fear: 1, rage: 2 }, p2: { fear: 2, rage: 1 } } })
    expect(s.refusal('handOver', { to: 'p2', tentacle: 'fear' })).toBe('TE-R30')
    expect(s.refusal('takeOver', { from: 'p2', tentacle: 'rage' })).toBe('TE-R30')
    expect(s.may('handOver', { to: 'p2', tentacle: 'rage' })).toBe(true)
    expect(s.may('takeOver', { from: 'p2', tentacle: 'fear' })).toBe(true)
  })

  test('[TE-501] nothing that is not there', () => {
    const s = scene({ ...alienist, composure: { p1: { fear: 1 } } })
    expect(s.offered('handOver')).toEqual([{ to: 'p2', tentacle: 'fear' }])
    expect(s.offered('takeOver')).toEqual([])
    expect(s.refusal('takeOver', { from: 'p2', tentacle: 'greed' })).toBe('TE-501')
  })

  test('[TE-501] only in the same town, and not with oneself', () => {
    const s = scene({ ...alienist, at: { p2: 'church' }, composure: { p1: { fear: 1 }, p2: { rage: 1 } } })
    expect(s.refusal('handOver', { to: 'p2', tentacle: 'fear' })).toBe('TE-501')
    expect(s.refusal('takeOver', { from: 'p2', tentacle: 'rage' })).toBe('TE-501')
    expect(s.refusal('handOver', { to: 'p1', tentacle: 'fear' })).toBe('TE-501')
  })

  test('[TE-502] any number of times, even when all actions are used', () => {
    const s = scene({ ...alienist, actionsLeft: 1, composure: { p1: { fear: 2 } } })
    s.choose('handOver', { to: 'p2', tentacle: 'fear' }).choose('handOver', { to: 'p2', tentacle: 'fear' })
    s.choose('takeOver', { from: 'p2', tentacle: 'fear' })
    expect([s.sheet('p1'), s.sheet('p2')]).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ])
    s.choose('shineLight', { on: 'church' }).choose('stopShining', {})
    expect([s.table.turn.active, s.actionsLeft]).toEqual(['p1', 0])
    s.choose('handOver', { to: 'p2', tentacle: 'fear' })
    expect(s.sheet('p2')).toEqual([2, 0, 0, 0])
  })

  test('[TE-502] on the own turn only', () => {
    const s = scene({ sheets: { p1: 'medium', p2: 'alienist' }, composure: { p2: { fear: 1 } } })
    expect(s.refusal('handOver', { to: 'p1', tentacle: 'fear' }, 'p2')).toBe('TE-502')
    expect(s.refusal('takeOver', { from: 'p2', tentacle: 'fear' }, 'p1')).toBe('TE-501')
  })

  test('[TE-501] with an assistant as well, but not in the game of three with an assistant', () => {
    const held: Setting = { sheets: { p1: 'alienist' }, active: 'p1', composure: { a1: { rage: 1 } } }
    const solo = scene({ ...held, options: { variant: 'solo' } })
    solo.choose('takeOver', { from: 'a1', tentacle: 'rage' })
    expect(solo.sheet('p1')).toEqual([0, 1, 0, 0])
    solo.choose('handOver', { to: 'a1', tentacle: 'rage' })
    expect(solo.sheet('a1')).toEqual([0, 1, 0, 0])
    const trio = scene({
      ...held,
      options: { variant: 'trio-assistant' },
      composure: { a1: { rage: 1 }, p1: { fear: 1 }, p2: { greed: 1 } },
    })
    expect(trio.refusal('takeOver', { from: 'a1', tentacle: 'rage' })).toBe('TE-617')
    expect(trio.refusal('handOver', { to: 'a1', tentacle: 'fear' })).toBe('TE-617')
    expect(trio.may('takeOver', { from: 'p2', tentacle: 'greed' })).toBe(true)
  })
})

describe('Medium', () => {
  const medium = (count: number, setting: Setting = {}): Scene =>
    scene({
      sheets: { p1: 'medium', p2: 'priest' },
      towns: { church: { shamblers: Array.from({ length: count }, () => 'rage' as const) } },
      ...setting,
    }).next('fear', 'fear', 'rage')

  test.each([
    [1, []],
    [2, ['fear']],
    [3, ['fear', 'fear']],
  ])('[TE-501] %i shamblers: one draw fewer', (count, expected) => {
    const s = medium(count).choose('move', { to: 'church' })
    expect(s.asked).toEqual({ step: 'arrivalDraws', seat: 'p1' })
    s.choose('drawOneFewer', {})
    expect(drawn(s)).toEqual(expected)
    expect(s.sheet('p1')).toEqual([expected.length, 0, 0, 0])
    expect(s.asked!.step).toBe('act')
  })

  test('[TE-501] all may be drawn', () => {
    const s = medium(3).choose('move', { to: 'church' }).choose('drawAll', {})
    expect(drawn(s)).toEqual(['fear', 'fear', 'rage'])
  })

  test('[TE-501] without shamblers nothing is asked', () => {
    expect(medium(0).choose('move', { to: 'church' }).asked!.step).toBe('act')
  })

  test('[TE-501] by ship as well', () => {
    const s = medium(1, { ring: ['docks', 'asylum', 'library', 'church', 'tavern'] })
    s.choose('sail', { to: 'church' }).choose('drawOneFewer', {})
    expect(drawn(s)).toEqual([])
  })

  test('[TE-502] any number of times in a turn', () => {
    const s = medium(1, { towns: { church: { shamblers: ['rage'] }, lighthouse: { shamblers: ['rage'] } } })
    s.choose('move', { to: 'church' }).choose('drawOneFewer', {})
    s.choose('move', { to: 'lighthouse' }).choose('drawOneFewer', {})
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
  })

  test('[TE-501] not for the draws of the wheel, and not for others', () => {
    const spin = scene({ sheets: { p1: 'medium' }, from: 'turn', next: ['stop-0', 'fear', 'fear'] })
    expect(drawn(spin)).toEqual(['fear', 'fear'])
    const other = medium(2, { sheets: { p1: 'priest', p2: 'medium' } }).choose('move', { to: 'church' })
    expect(drawn(other)).toEqual(['fear', 'fear'])
  })
})

test('[TE-R64] an assistant has no ability: sent among shamblers, it draws for all of them', () => {
  const s = scene({
    options: { variant: 'solo' },
    active: 'p1',
    sheets: { p1: 'priest', a1: 'medium' },
    composure: { p1: { chaos: 1 } },
    towns: { church: { shamblers: ['rage', 'rage'] } },
  })
  s.next('fear', 'greed').choose('sendAssistant', { who: 'a1', to: 'church', from: 'p1' })
  expect(s.sheet('a1')).toEqual([1, 0, 1, 0])
})
