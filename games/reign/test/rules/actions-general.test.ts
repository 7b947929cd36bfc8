import { describe, expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import type { Investigator } from '../../cards/investigators.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { question } from './story.ts'

/** All but the Doctor. */
const usual: Investigator[] = ['detective', 'driver', 'hunter', 'magician', 'occultist', 'reporter']

/** The actions with which a turn of this investigator begins. */
function actionsAtStart(investigator: Investigator, sanity: number): number {
  const other = investigator === 'detective' ? 'hunter' : 'detective'
  const s = scene({ investigators: [investigator, other], active: 'p2', sanity: { p1: sanity } })
  s.choose('endActions', {})
  expect(question(s)).toBe('? act p1')
  expect(s.happened('turnBegan')).toEqual([{ seat: 'p1', actions: s.actionsLeft }])
  return s.actionsLeft
}

/** p1 is the Detective, and a relic in the hand keeps the actions step open when all actions are used. */
function detective(setting: Setting): Scene {
  return scene({ investigators: ['detective', 'doctor'], ...setting })
}

describe('actions: general', () => {
  test('[RC-150] a sane investigator has 4 actions', () => {
    expect(usual.map((investigator) => actionsAtStart(investigator, 4))).toEqual([4, 4, 4, 4, 4, 4])
  })

  test('[RC-150] after 4 actions there is no fifth', () => {
    const s = detective({ hands: { p1: ['elder-sign'] } })
    for (const to of ['cafe', 'train-station', 'university', 'park'] as const) s.choose('walk', { to })
    expect(s.actionsLeft).toBe(0)
    expect(s.offered('walk')).toEqual([])
    expect(s.refusal('walk', { to: 'university' })).toBe('RC-150')
    expect(s.refusal('useGate', { to: 'old-mill' })).toBe('RC-150')
  })

  test('[RC-151] an insane investigator has 3 actions', () => {
    expect(usual.map((investigator) => actionsAtStart(investigator, 0))).toEqual([3, 3, 3, 3, 3, 3])
  })

  test('[RC-151] after 3 actions there is no fourth', () => {
    const s = detective({ sanity: { p1: 0 }, hands: { p1: ['elder-sign'] } })
    for (const to of ['cafe', 'train-station', 'university'] as const) s.choose('walk', { to })
    expect(s.actionsLeft).toBe(0)
    expect(s.refusal('walk', { to: 'park' })).toBe('RC-151')
  })

  test('[RC-152] any combination of actions is allowed', () => {
    const s = detective({
      at: { p1: 'university' },
      cultists: { park: 1 },
      hands: { p1: ['dunwich', 'dunwich'], p2: ['dunwich'] },
    })
    s.choose('walk', { to: 'park' }).choose('fightCultist', {})
    s.next('blank').choose('useGate', { to: 'old-mill' }).choose('walk', { to: 'church' })
    expect(s.table.players['p1']!.at).toBe('church')
    expect(s.asked, 'the four actions are used up').toEqual({ step: 'actionsUsed', seat: 'p1' })
  })

  test('[RC-152] the same action may be repeated, each time at its full cost', () => {
    const s = detective({ cultists: { 'train-station': 3 } })
    for (const left of [3, 2, 1]) {
      s.choose('fightCultist', {})
      expect(s.actionsLeft).toBe(left)
      expect(s.table.cultists['train-station']).toBe(left - 1)
    }
  })

  test('[RC-152] a second Shoggoth costs 3 actions as well', () => {
    const s = detective({
      actionsLeft: 6,
      shoggoths: ['train-station', 'train-station'],
      hands: { p1: ['elder-sign'] },
    })
    s.choose('fightShoggoth', {})
    expect(s.actionsLeft).toBe(3)
    s.choose('fightShoggoth', {})
    expect(s.actionsLeft).toBe(0)
    const t = detective({ actionsLeft: 5, shoggoths: ['train-station', 'train-station'] })
    t.choose('fightShoggoth', {})
    expect(t.refusal('fightShoggoth', {})).toBe('RC-156')
  })

  test('[RC-153] the active player may end the step with actions unused, even before the first', () => {
    for (const walks of [0, 1, 2, 3]) {
      const s = detective({})
      for (const to of (['cafe', 'train-station', 'cafe'] as const).slice(0, walks)) s.choose('walk', { to })
      expect(s.actionsLeft).toBe(4 - walks)
      s.choose('endActions', {})
      expect(question(s)).toBe('? act p2')
    }
  })

  test('[RC-154] unused actions are lost at the end of the step', () => {
    const s = detective({ hands: { p1: ['elder-sign'] } })
    s.choose('endActions', {})
    expect(question(s)).toBe('? window p1')
    expect(s.refusal('walk', { to: 'cafe' })).toBe('RC-130')
  })

  test('[RC-154] unused actions are never saved for the next turn', () => {
    const s = detective({})
    s.choose('endActions', {})
    expect(s.actionsLeft, 'nor given to the next player').toBe(5)
    s.choose('endActions', {})
    expect(question(s)).toBe('? act p1')
    expect(s.actionsLeft).toBe(4)
  })

  describe('an action costs 1', () => {
    const five: Card[] = ['arkham', 'arkham', 'arkham', 'arkham', 'arkham']
    const all: [string, Setting, (s: Scene) => void][] = [
      ['Walk', {}, (s) => s.choose('walk', { to: 'cafe' })],
      [
        'Take a Bus',
        { hands: { p1: ['arkham'] } },
        (s) => s.choose('bus', { pay: 'arkham' }).choose('ride', { to: 'docks' }),
      ],
      ['Use a Gate', { at: { p1: 'park' } }, (s) => s.next('blank').choose('useGate', { to: 'hospital' })],
      ['Defeat a Cultist', { cultists: { 'train-station': 1 } }, (s) => s.choose('fightCultist', {})],
      [
        'giving a clue card',
        { hands: { p1: ['arkham'] } },
        (s) => s.choose('giveClue', { card: 'arkham', to: 'p2' }).choose('agree', {}),
      ],
      [
        'taking a clue card',
        { hands: { p2: ['arkham'] } },
        (s) => s.choose('takeClue', { card: 'arkham', from: 'p2' }).choose('agree', {}),
      ],
      [
        'giving a relic',
        { hands: { p1: ['elder-sign'] } },
        (s) => s.choose('giveRelic', { relic: 'elder-sign', to: 'p2' }).choose('agree', {}),
      ],
      [
        'taking a relic',
        { hands: { p2: ['elder-sign'] } },
        (s) => s.choose('takeRelic', { relic: 'elder-sign', from: 'p2' }).choose('agree', {}),
      ],
      [
        'Seal a Gate',
        { at: { p1: 'park' }, hands: { p1: five } },
        (s) => s.choose('seal', { own: 5, extra: null }),
      ],
    ]
    test.each(all)('[RC-155] %s', (_name, setting, act) => {
      const s = scene({ investigators: ['hunter', 'doctor'], ...setting })
      act(s)
      expect(s.actionsLeft).toBe(3)
      expect(question(s)).toBe('? act p1')
    })
  })

  test('[RC-155] what is no action costs nothing', () => {
    const s = detective({ hands: { p1: ['elder-sign'] } })
    s.next('blank').choose('playRelic', { relic: 'elder-sign' })
    expect(s.actionsLeft).toBe(4)
  })

  test('[RC-156] no action without as many actions left as it costs', () => {
    const fight: Setting = { shoggoths: ['train-station'] }
    expect(detective({ ...fight, actionsLeft: 3 }).may('fightShoggoth', {})).toBe(true)
    expect(detective({ ...fight, actionsLeft: 2 }).refusal('fightShoggoth', {})).toBe('RC-156')

    const push: Setting = { investigators: ['occultist', 'doctor'], shoggoths: ['park'] }
    const pushed = { from: 'park', to: 'university' } as const
    expect(scene({ ...push, actionsLeft: 2 }).may('pushShoggoth', pushed)).toBe(true)
    expect(scene({ ...push, actionsLeft: 1 }).refusal('pushShoggoth', pushed)).toBe('RC-156')

    // With the insane Detective a clue trade costs 2.
    const trade: Setting = { sanity: { p1: 0 }, hands: { p1: ['arkham'], p2: ['arkham'] } }
    const give = { card: 'arkham', to: 'p2' } as const
    const take = { card: 'arkham', from: 'p2' } as const
    expect(detective({ ...trade, actionsLeft: 2 }).may('giveClue', give)).toBe(true)
    expect(detective({ ...trade, actionsLeft: 2 }).may('takeClue', take)).toBe(true)
    expect(detective({ ...trade, actionsLeft: 1 }).refusal('giveClue', give)).toBe('RC-156')
    expect(detective({ ...trade, actionsLeft: 1 }).refusal('takeClue', take)).toBe('RC-156')
  })

  test('[RC-156] no action that cannot be carried out', () => {
    const s = detective({
      gates: { dunwich: 'sealed', innsmouth: 'sealed', kingsport: 'sealed' },
      at: { p1: 'park', p2: 'park' },
    })
    const steps = new Set(s.engine.optionsOf('p1').map(({ step }) => step))
    // No cultist, no Shoggoth, no card, no other open gate: one can only walk.
    expect([...steps].toSorted()).toEqual(['endActions', 'walk'])
    // The rule that says what each of them takes, or this one.
    expect(['RC-156', 'RC-200']).toContain(s.refusal('fightCultist', {}))
    expect(['RC-156', 'RC-201']).toContain(s.refusal('fightShoggoth', {}))
    expect(['RC-156', 'RC-178']).toContain(s.refusal('useGate', { to: 'old-mill' }))
    expect(['RC-156', 'RC-158', 'RC-222']).toContain(s.refusal('giveClue', { card: 'arkham', to: 'p2' }))
    expect(['RC-156', 'RC-222']).toContain(s.refusal('takeClue', { card: 'arkham', from: 'p2' }))
    expect(['RC-156', 'RC-241', 'RC-245']).toContain(s.refusal('seal', { own: 4, extra: null }))
  })

  test('[RC-156] a cultist with nowhere to go cannot be moved', () => {
    const insane = scene({
      investigators: ['occultist', 'doctor'],
      sanity: { p1: 0 },
      cultists: { theater: 1, market: 3 },
    })
    expect(insane.offered('herdCultist').map(({ from }) => from)).toEqual(['market'])
    expect(insane.refusal('herdCultist', { from: 'theater' })).toBe('RC-704')
    const full = { market: 3, 'great-hall': 3, woods: 3, wharf: 3 }
    const sane = scene({ investigators: ['occultist', 'doctor'], cultists: { theater: 1, ...full } })
    expect(sane.offered('moveCultist').map(({ from }) => from)).not.toContain('theater')
    const room = scene({
      investigators: ['occultist', 'doctor'],
      cultists: { theater: 1, ...full, wharf: 2 },
    })
    expect(room.may('moveCultist', { from: 'theater' })).toBe(true)
  })

  test('[RC-157] abilities change what an action costs', () => {
    const hunter = scene({ investigators: ['hunter', 'doctor'], shoggoths: ['train-station'] })
    hunter.choose('fightShoggoth', {})
    expect(hunter.actionsLeft).toBe(3)
    const others = detective({ shoggoths: ['train-station'] })
    others.choose('fightShoggoth', {})
    expect(others.actionsLeft).toBe(1)
    const four: Card[] = ['arkham', 'arkham', 'arkham', 'arkham']
    expect(detective({ at: { p1: 'park' }, hands: { p1: four } }).offered('seal')).toEqual([
      { own: 4, extra: null },
    ])
    expect(scene({ at: { p1: 'park' }, hands: { p1: four } }).offered('seal')).toEqual([])
    const trade = detective({ sanity: { p1: 0 }, hands: { p1: ['arkham'] } })
    trade.choose('giveClue', { card: 'arkham', to: 'p2' }).choose('agree', {})
    expect(trade.actionsLeft).toBe(1)
  })

  test('[RC-157] abilities change how an action works', () => {
    const hunter = scene({ investigators: ['hunter', 'doctor'], cultists: { 'train-station': 3 } })
    hunter.choose('fightCultist', {})
    expect(hunter.table.cultists['train-station']).toBe(0)
    const other = detective({ cultists: { 'train-station': 3 } })
    other.choose('fightCultist', {})
    expect(other.table.cultists['train-station']).toBe(2)
    const driver = scene({ investigators: ['driver', 'doctor'] })
    driver.choose('walk', { to: 'cafe' }).choose('walkOn', { to: 'church' })
    expect(driver.table.players['p1']!.at).toBe('church')
    expect(driver.actionsLeft).toBe(3)
    const reporter = scene({ investigators: ['reporter', 'doctor'], hands: { p1: ['dunwich'] } })
    reporter.choose('bus', { pay: 'dunwich' })
    expect(reporter.may('ride', { to: 'docks' })).toBe(true)
    const bus = detective({ hands: { p1: ['dunwich'] } })
    bus.choose('bus', { pay: 'dunwich' })
    expect(bus.refusal('ride', { to: 'docks' })).toBe('RC-172')
  })

  test("[RC-158] a bus is paid from the own hand, not from another player's", () => {
    const s = detective({ hands: { p1: ['dunwich'], p2: ['arkham', 'dunwich'] } })
    expect(s.offered('bus')).toEqual([{ pay: 'dunwich' }])
    expect(s.refusal('bus', { pay: 'arkham' })).toBe('RC-158')
    s.choose('bus', { pay: 'dunwich' }).choose('ride', { to: 'church' })
    expect(s.hand('p1')).toEqual([])
    expect(s.hand('p2')).toEqual(['arkham', 'dunwich'])
    expect(s.table.playerDiscard).toEqual(['dunwich'])
  })

  test('[RC-158] a seal is paid from the own hand, even if the other cards are at the same location', () => {
    const s = detective({
      at: { p1: 'park', p2: 'park' },
      hands: { p1: ['arkham', 'arkham', 'arkham'], p2: ['arkham', 'arkham'] },
    })
    expect(s.offered('seal')).toEqual([])
    expect(s.refusal('seal', { own: 4, extra: null })).toBe('RC-241')
    const t = detective({
      at: { p1: 'park', p2: 'park' },
      hands: { p1: ['arkham', 'arkham', 'arkham', 'arkham'], p2: ['arkham'] },
    })
    t.choose('seal', { own: 4, extra: null })
    expect(t.hand('p1')).toEqual([])
    expect(t.hand('p2')).toEqual(['arkham'])
  })
})
