import { describe, expect, test } from 'vitest'
import { type Scene, type Setting, scene } from '../scene.ts'
import { rolls, tokens, whereIs } from './reading.ts'

function hunter(setting: Setting = {}): Scene {
  return scene({ investigators: ['hunter', 'doctor'], at: { p1: 'cafe' }, ...setting })
}

function insaneHunter(setting: Setting = {}): Scene {
  return hunter({ ...setting, sanity: { p1: 0, ...setting.sanity } })
}

describe('Hunter, fighting', () => {
  test.each([
    [4, 1],
    [4, 2],
    [4, 3],
    [0, 3],
  ])(
    '[RC-650] with %i tokens: one Defeat a Cultist removes all %i cultists at the location',
    (sanity, count) => {
      const s = hunter({ sanity: { p1: sanity }, cultists: { cafe: count, church: 2 } })
      const left = s.actionsLeft
      s.choose('fightCultist', {})
      expect(s.table.cultists.cafe).toBe(0)
      expect(s.table.cultists.church).toBe(2)
      expect(s.table.pool.cultists).toBe(24)
      expect(s.actionsLeft).toBe(left - 1)
      expect(s.happened('cultistsDefeated')).toEqual([{ seat: 'p1', at: 'cafe', count }])
    },
  )

  test('[RC-650] nobody else does', () => {
    const s = scene({ investigators: ['doctor', 'hunter'], cultists: { 'train-station': 3 } })
    s.choose('fightCultist', {})
    expect(s.table.cultists['train-station']).toBe(2)
  })

  test('[RC-650] not without a cultist, and not a Shoggoth', () => {
    const s = hunter({ shoggoths: ['cafe'] })
    expect(s.refusal('fightCultist', {})).toBe('RC-200')
  })

  test('[RC-651] sane: the first Shoggoth of a turn costs 1 action, the second 3', () => {
    const s = hunter({ shoggoths: ['cafe', 'cafe'] })
    s.choose('fightShoggoth', {})
    expect(s.actionsLeft).toBe(3)
    expect(s.table.pool.shoggoths).toBe(2)
    s.choose('fightShoggoth', {})
    expect(s.actionsLeft).toBe(0)
    expect(s.table.pool.shoggoths).toBe(3)
  })

  test('[RC-651] once per turn: the second is out of reach with 2 actions left', () => {
    const s = hunter({ shoggoths: ['cafe', 'cafe'], actionsLeft: 3 }).choose('fightShoggoth', {})
    expect(s.actionsLeft).toBe(2)
    expect(s.refusal('fightShoggoth', {})).toBe('RC-156')
    expect(s.table.turn.cheapShoggothUsed).toBe(true)
  })

  test('[RC-651] with the last action, and again in the next turn', () => {
    const s = hunter({
      shoggoths: ['cafe', 'cafe'],
      actionsLeft: 1,
      relicDeck: ['silver-key', 'elder-sign'],
      deck: ['arkham', 'arkham', 'arkham', 'arkham'],
      summoning: ['diner', 'theater', 'junkyard', 'boardwalk'],
    })
    s.choose('fightShoggoth', {})
    expect(s.table.shoggoths).toHaveLength(1)
    s.choose('endActions', {}).passAll().choose('endActions', {}).passAll()
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    s.choose('fightShoggoth', {})
    expect(s.table.shoggoths).toEqual([])
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-651] neither the insane Hunter nor anybody else pays less than 3', () => {
    const insane = insaneHunter({ shoggoths: ['cafe'] }).choose('fightShoggoth', {})
    expect(insane.table.shoggoths).toEqual([])
    expect(insane.asked).toEqual({ step: 'actionsUsed', seat: 'p1' })
    expect(insane.actionsLeft).toBe(0)
    expect(insaneHunter({ shoggoths: ['cafe'], actionsLeft: 2 }).refusal('fightShoggoth', {})).toBe('RC-156')
    const other = scene({ investigators: ['doctor', 'hunter'], shoggoths: ['train-station'], actionsLeft: 2 })
    expect(other.refusal('fightShoggoth', {})).toBe('RC-156')
  })

  test('[RC-652] the cheap Shoggoth gives a relic like any other', () => {
    const s = hunter({ shoggoths: ['cafe'], relicDeck: ['elder-sign', 'silver-key'] })
    const deck = s.table.relicDeck.length
    s.choose('fightShoggoth', {})
    expect(s.hand('p1')).toEqual(['elder-sign'])
    expect(s.table.relicDeck).toHaveLength(deck - 1)
    expect(s.table.relicDeck[0]).toBe('silver-key')
    expect(rolls(s)).toEqual([])
  })
})

describe('Hunter, insane', () => {
  test('[RC-653] throws the die on entering a location without cultists', () => {
    const s = insaneHunter().next('blank').choose('walk', { to: 'church' })
    expect(rolls(s)).toEqual([['p1', 'blank', 'hunter']])
  })

  test('[RC-653] only the first time in a turn', () => {
    const s = insaneHunter().next('blank', 'delusions').choose('walk', { to: 'church' })
    s.choose('walk', { to: 'farmstead' })
    expect(rolls(s)).toEqual([])
    expect(s.table.cultists.farmstead).toBe(0)
    expect(s.position.chance.next).toEqual(['delusions'])
  })

  test('[RC-653] a location with cultists does not count: the first entry is still to come', () => {
    const s = insaneHunter({ cultists: { church: 1 } }).choose('walk', { to: 'church' })
    expect(rolls(s)).toEqual([])
    s.next('delusions').choose('walk', { to: 'farmstead' })
    expect(rolls(s)).toEqual([['p1', 'delusions', 'hunter']])
  })

  test('[RC-653] in each turn anew', () => {
    const s = insaneHunter({
      deck: ['arkham', 'arkham', 'arkham', 'arkham'],
      summoning: ['diner', 'theater', 'junkyard', 'boardwalk'],
    })
    s.next('blank').choose('walk', { to: 'church' }).choose('endActions', {}).choose('endActions', {})
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    s.next('psychosis').choose('walk', { to: 'cafe' })
    expect(rolls(s)).toEqual([['p1', 'psychosis', 'hunter']])
    expect(s.table.cultists.cafe).toBe(1)
  })

  test('[RC-653] by whatever means she enters', () => {
    const bus = insaneHunter({ at: { p1: 'train-station' }, hands: { p1: ['arkham'] } })
    bus.next('delusions').choose('bus', { pay: 'arkham' }).choose('ride', { to: 'theater' })
    expect(bus.table.cultists.theater).toBe(1)
    const key = insaneHunter({ hands: { p1: ['silver-key'] } })
    key
      .next('delusions', 'blank')
      .choose('playRelic', { relic: 'silver-key' })
      .choose('turnKey', { to: 'docks' })
    expect(rolls(key)).toEqual([
      ['p1', 'delusions', 'hunter'],
      ['p1', 'blank', 'relic'],
    ])
    expect(key.table.cultists.docks).toBe(1)
    const gate = insaneHunter({ at: { p1: 'park' } })
    gate.next('psychosis', 'blank').choose('useGate', { to: 'graveyard' })
    expect(rolls(gate)).toEqual([
      ['p1', 'psychosis', 'hunter'],
      ['p1', 'blank', 'gate'],
    ])
    expect(gate.table.cultists.graveyard).toBe(1)
  })

  test('[RC-653] not the sane Hunter, and not others beside an insane Hunter', () => {
    const sane = hunter({ sanity: { p1: 1 } })
      .next('delusions')
      .choose('walk', { to: 'church' })
    expect(rolls(sane)).toEqual([])
    const other = insaneHunter({ active: 'p2' }).next('delusions').choose('walk', { to: 'university' })
    expect(whereIs(other, 'p2')).toBe('university')
    expect(rolls(other)).toEqual([])
  })

  test('[RC-653] entries made while she was sane do not count', () => {
    const s = hunter({ sanity: { p1: 1 }, shoggoths: ['old-mill'] }).choose('walk', { to: 'church' })
    s.next('delusions').choose('walk', { to: 'old-mill' })
    expect(rolls(s)).toEqual([['p1', 'delusions', 'shoggoth']])
    expect(s.table.cultists['old-mill']).toBe(0)
    s.next('delusions').choose('walk', { to: 'church' })
    expect(rolls(s)).toEqual([['p1', 'delusions', 'hunter']])
    expect(s.table.cultists.church).toBe(1)
  })

  test.each(['delusions', 'psychosis'])('[RC-654] %s places 1 cultist at her location', (face) => {
    const s = insaneHunter({ cultists: { cafe: 2 } })
      .next(face)
      .choose('walk', { to: 'church' })
    expect(s.table.cultists.church).toBe(1)
    expect(s.table.cultists.cafe).toBe(2)
    expect(s.table.pool.cultists).toBe(23)
  })

  test('[RC-654] an empty pool loses the game, an Elder Sign prevents the cultist', () => {
    const empty = insaneHunter({ cultistPool: 0 }).next('delusions').choose('walk', { to: 'church' })
    expect(empty.outcome).toBe('no-cultists')
    const warded = insaneHunter({ gates: { dunwich: 'warded' } })
      .next('delusions')
      .choose('walk', { to: 'church' })
    expect(warded.table.cultists.church).toBe(0)
    expect(warded.happened('placementPrevented')).toEqual([{ at: 'church' }])
    expect(warded.outcome).toBeUndefined()
  })

  test.each(['blank', 'paranoia'])('[RC-655] %s is ignored', (face) => {
    const s = insaneHunter().next(face).choose('walk', { to: 'church' })
    expect(rolls(s)).toEqual([['p1', face, 'hunter']])
    expect(s.table.cultists.church).toBe(0)
    expect(s.table.pool.cultists).toBe(26)
  })

  test.each(['delusions', 'psychosis', 'paranoia'])('[RC-655] %s costs no tokens, of nobody', (face) => {
    const s = insaneHunter().next(face).choose('walk', { to: 'church' })
    expect([tokens(s, 'p1'), tokens(s, 'p2')]).toEqual([0, 4])
    expect(s.happened('sanityLost')).toEqual([])
    expect(s.actionsLeft).toBe(2)
  })

  test('[RC-656] with a Shoggoth there: first the throw, then the separate sanity roll', () => {
    const s = insaneHunter({ shoggoths: ['church'] })
      .next('delusions', 'paranoia')
      .choose('walk', { to: 'church' })
    expect(rolls(s)).toEqual([
      ['p1', 'delusions', 'hunter'],
      ['p1', 'paranoia', 'shoggoth'],
    ])
    // One cultist of the throw, two of the Paranoia.
    expect(s.table.cultists.church).toBe(3)
  })

  test('[RC-656] the test is made on arrival: cultists that the roll for the Shoggoth brings come too late', () => {
    const s = insaneHunter({ shoggoths: ['church'] })
      .next('blank', 'paranoia')
      .choose('walk', { to: 'church' })
    expect(rolls(s).map(([, , why]) => why)).toEqual(['hunter', 'shoggoth'])
    expect(s.table.cultists.church).toBe(2)
  })

  test('[RC-656] with cultists there only the roll for the Shoggoth', () => {
    const s = insaneHunter({ shoggoths: ['church'], cultists: { church: 1 } })
    s.next('delusions').choose('walk', { to: 'church' })
    expect(rolls(s)).toEqual([['p1', 'delusions', 'shoggoth']])
    expect(s.table.cultists.church).toBe(1)
  })

  test('[RC-657] Warded Box spares the throw, and that first entry is used up', () => {
    const s = insaneHunter({
      hands: { p2: ['bizarre-statue'] },
      inForce: [{ relic: 'warded-box', by: 'p2', last: false }],
    })
    s.next('delusions').choose('walk', { to: 'church' })
    expect(rolls(s)).toEqual([])
    expect(s.table.cultists.church).toBe(0)
    // As if the box had ended: the next entry of this turn is not the first.
    s.table.inForce.splice(0)
    s.choose('walk', { to: 'farmstead' })
    expect(rolls(s)).toEqual([])
    expect(s.table.cultists.farmstead).toBe(0)
  })

  test('[RC-657] the box keeps off the roll for the Shoggoth as well', () => {
    const s = insaneHunter({
      shoggoths: ['church'],
      inForce: [{ relic: 'warded-box', by: 'p2', last: false }],
    })
    s.next('delusions').choose('walk', { to: 'church' })
    expect(rolls(s)).toEqual([])
    expect(s.position.chance.next).toEqual(['delusions'])
  })

  test('[RC-653] [RC-R81] cured by sealing she wakes sane: no throw where she comes to', () => {
    const s = insaneHunter({
      at: { p1: 'park' },
      hands: { p1: ['arkham', 'arkham', 'arkham', 'arkham', 'arkham'] },
    })
    s.choose('seal', { own: 5, extra: null }).next('delusions').choose('wakeAt', { place: 'church' })
    expect(whereIs(s, 'p1')).toBe('church')
    expect(rolls(s)).toEqual([])
    expect(s.table.cultists.church).toBe(0)
    expect(s.table.turn.hunterEntered).toBe(false)
  })

  test('[RC-653] [RC-R81] with a Shoggoth there the cured Hunter makes that roll only', () => {
    const s = insaneHunter({
      at: { p1: 'park' },
      hands: { p1: ['arkham', 'arkham', 'arkham', 'arkham', 'arkham'] },
      shoggoths: ['church'],
    })
    s.choose('seal', { own: 5, extra: null }).next('delusions').choose('wakeAt', { place: 'church' })
    expect(rolls(s)).toEqual([['p1', 'delusions', 'shoggoth']])
    expect(tokens(s, 'p1')).toBe(3)
    expect(s.table.cultists.church).toBe(0)
  })

  test('[RC-656] [RC-R86] by gate to a Shoggoth: the throw, the roll for the gate, the roll for the Shoggoth', () => {
    const s = insaneHunter({ at: { p1: 'park' }, shoggoths: ['graveyard'] })
    s.next('delusions', 'paranoia', 'blank').choose('useGate', { to: 'graveyard' })
    expect(rolls(s)).toEqual([
      ['p1', 'delusions', 'hunter'],
      ['p1', 'paranoia', 'gate'],
      ['p1', 'blank', 'shoggoth'],
    ])
    expect(s.table.cultists.graveyard).toBe(3)
  })

  test('[RC-656] [RC-R86] cultists that the roll for the gate would bring do not spare her the throw', () => {
    const s = insaneHunter({ at: { p1: 'park' } })
      .next('blank', 'paranoia')
      .choose('useGate', { to: 'graveyard' })
    expect(rolls(s).map(([, , why]) => why)).toEqual(['hunter', 'gate'])
  })
})
