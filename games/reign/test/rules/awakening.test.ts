import { describe, expect, test } from 'vitest'
import type { OldOne } from '../../cards/old-ones.ts'
import { type Setting, scene } from '../scene.ts'
import { answerAnyhow, awaken, crowds, endTurn, place, rolls, sanity, shoggothsAt, tale } from './rites.ts'

const sixAwake: OldOne[] = ['nyarlathotep', 'yig', 'ithaqua', 'yog-sothoth', 'dagon', 'hastur']

describe('Awakening Ritual', () => {
  test('[RC-400] [RC-R80] a ritual turns up the next Old One from the left, which is resolved and stays in the row', () => {
    const s = scene({
      asleep: ['ithaqua', 'azathoth', 'yig'],
      cultists: { diner: 3, theater: 3 },
      summoning: ['diner', 'theater'],
    })
    s.choose('endActions', {})
    expect(tale(s, 'ritual', 'oldOneAwoke', 'cultistsRemoved')).toEqual([
      'ritual:diner',
      'oldOneAwoke:ithaqua',
      'ritual:theater',
      'oldOneAwoke:azathoth',
      'cultistsRemoved:3',
    ])
    expect(s.table.awake).toEqual(['ithaqua', 'azathoth'])
    expect(s.table.asleep).toHaveLength(4)
    expect(s.table.asleep[0]).toBe('yig')
    expect(s.table.oldOnesInBox).toHaveLength(5)
  })

  test('[RC-400] a Shoggoth that goes through a gate also awakens just one Old One, the next', () => {
    const s = scene({
      asleep: ['yig', 'ithaqua'],
      shoggoths: ['hospital'],
      summoning: ['university', 'diner'],
    })
    s.choose('endActions', {})
    expect(s.happened('ritual')).toEqual([{ at: 'hospital', because: 'shoggoth' }])
    expect(s.table.awake).toEqual(['yig'])
  })

  test('[RC-401] awakening Cthulhu loses the game at once', () => {
    const s = scene({
      awake: sixAwake,
      at: { p1: 'market' },
      cultists: { diner: 3 },
      summoning: ['diner', 'theater', 'wharf'],
    })
    s.choose('endActions', {})
    expect(s.outcome).toBe('cthulhu')
    expect(s.position.outcome?.winners).toEqual([])
    expect(s.table.awake.at(-1)).toBe('cthulhu')
    expect(s.happened('summoningCardRevealed').map((card) => card.place)).toEqual(['diner'])
    expect(s.asked).toBeNull()
  })

  test('[RC-401] the sixth Old One is not Cthulhu', () => {
    const s = scene({
      awake: sixAwake.slice(0, 5),
      asleep: ['azathoth'],
      cultists: { diner: 3 },
      summoning: ['diner', 'theater', 'wharf'],
    })
    s.choose('endActions', {})
    expect(s.table.awake.at(-1)).toBe('azathoth')
    expect(s.outcome).toBeUndefined()
  })

  test('[RC-402] a cultist that cannot be placed is placed nowhere, and full neighbours do not matter', () => {
    const s = scene({
      cultists: { diner: 3, junkyard: 3, 'secret-lodge': 2 },
      summoning: ['diner', 'wharf'],
    })
    s.choose('endActions', {})
    expect(crowds(s)).toEqual({ diner: 3, junkyard: 3, 'secret-lodge': 2, wharf: 1 })
    expect(s.table.pool.cultists).toBe(26 - 9)
    expect(s.happened('ritual')).toEqual([{ at: 'diner', because: 'cultist' }])
    expect(s.table.awake).toHaveLength(1)
  })

  test('[RC-403] [RC-R32] a ritual inside Dagon is resolved before Dagon goes on with the other gates', () => {
    const hands: Setting['hands'] = { p1: ['arkham', 'dunwich', 'kingsport'], p2: ['arkham'] }
    const s = awaken(['dagon', 'tsathoggua'], { cultists: { park: 3 }, hands })
    s.choose('dagonNext', { gate: 'park' })
    expect(s.asked).toEqual({ step: 'shareCards', seat: 'p1' })
    expect(crowds(s)).toEqual({ market: 3, park: 3 })
    s.choose('loseCardOf', { seat: 'p1' }).choose('discard', { card: 'arkham' })
    s.choose('loseCardOf', { seat: 'p1' })
    expect(crowds(s)).toEqual({ market: 3, park: 3 })
    s.choose('discard', { card: 'dunwich' })
    expect(crowds(s)).toEqual({ market: 3, park: 3, 'old-mill': 1, hospital: 1, graveyard: 1 })
    expect(s.asked?.step).toBe('act')
  })

  test('[RC-403] rituals nest, and each interrupted effect continues where it stopped', () => {
    const s = awaken(['dagon', 'azathoth', 'yig'], { cultists: { market: 3, park: 3 } })
    expect(tale(s, 'ritual', 'oldOneAwoke')).toEqual(['ritual:market', 'oldOneAwoke:dagon'])
    s.choose('dagonNext', { gate: 'park' })
    expect(
      tale(s, 'ritual', 'oldOneAwoke', 'cultistsRemoved', 'cultistPlaced').toSpliced(3, 3, '3 gates'),
    ).toEqual([
      'ritual:park',
      'oldOneAwoke:azathoth',
      'cultistsRemoved:3',
      '3 gates',
      'ritual:market',
      'oldOneAwoke:yig',
    ])
    expect(crowds(s)).toEqual({ market: 3, park: 3, 'old-mill': 1, hospital: 1, graveyard: 1 })
  })
})

describe('Old Ones in general', () => {
  test('[RC-404] the effect is resolved as soon as the Old One is turned up', () => {
    const s = awaken(['shudde-mell', 'yig'], { cultists: { market: 3 } })
    expect(s.asked).toEqual({ step: 'shareTokens', seat: 'p1' })
    expect(s.table.awake).toEqual(['shudde-mell'])
    for (let i = 0; i < 3; i++) s.choose('loseTokenOf', { seat: 'p1' })
    expect(s.table.awake).toEqual(['shudde-mell', 'yig'])
  })

  test('[RC-405] a lasting effect is still there after other Old Ones and several turns', () => {
    const s = awaken(['nyarlathotep', 'ithaqua', 'yig'], {
      at: { p2: 'park' },
      cultists: { market: 3, park: 2 },
    })
    expect(s.table.awake).toEqual(['nyarlathotep', 'ithaqua'])
    for (let round = 0; round < 2; round++) {
      endTurn(s)
      expect(s.asked?.seat).toBe('p2')
      expect(s.refusal('useGate', { to: 'hospital' })).toBe('RC-445')
      expect(s.refusal('walk', { to: 'university' })).toBe('RC-441')
      endTurn(s)
    }
  })

  const oneShots: OldOne[] = [
    'atlach-nacha',
    'dagon',
    'hastur',
    'shub-niggurath',
    'shudde-mell',
    'tsathoggua',
  ]
  test.each(oneShots)('[RC-406] %s is over when it is resolved', (oldOne) => {
    const hand: Setting['hands'] = { p1: ['arkham', 'arkham', 'arkham'], p2: ['arkham', 'arkham', 'arkham'] }
    const s = awaken(oldOne, {
      hands: hand,
      summoning: ['diner', 'theater'],
      summoningBottom: ['swamp', 'farmstead', 'cafe', 'junkyard'],
    })
    answerAnyhow(s)
    expect(s.table.awake[0]).toBe(oldOne)
    endTurn(s)
    expect(s.happened('turnBegan')).toHaveLength(1)
    expect(
      tale(
        s,
        'cultistPlaced',
        'shoggothPlaced',
        'shoggothMoved',
        'sanityLost',
        'cardDiscarded',
        'summoningCardRevealed',
      ),
    ).toEqual([
      'summoningCardRevealed:diner',
      'cultistPlaced:diner',
      'summoningCardRevealed:theater',
      'cultistPlaced:theater',
    ])
  })

  test('[RC-407] every awakened Old One counts for the summoning rate, one-shots and cancelled ones, too', () => {
    const revealed = (setting: Setting): number => {
      const s = scene(setting)
      s.choose('endActions', {})
      return s.happened('summoningCardRevealed').length
    }
    expect(revealed({ awake: ['dagon', 'yig', 'hastur'] })).toBe(2)
    expect(revealed({ awake: ['dagon', 'yig', 'hastur', 'shudde-mell'] })).toBe(3)
    expect(revealed({ awake: ['dagon', 'yig', 'hastur', 'ithaqua'], cancelled: ['yig'] })).toBe(3)
    expect(
      revealed({ awake: ['azathoth', 'yig', 'nyarlathotep', 'ithaqua'], cancelled: ['ithaqua', 'yig'] }),
    ).toBe(3)
  })
})

describe('placing cultists and Shoggoths', () => {
  test.each([
    ['three cultists: two rituals', { present: 3, rituals: 2, after: 3 }],
    ['two cultists: one more and one ritual', { present: 2, rituals: 1, after: 3 }],
    ['one cultist: two more, no ritual', { present: 1, rituals: 0, after: 3 }],
    ['no cultists: two of them', { present: 0, rituals: 0, after: 2 }],
  ])('[RC-408] [RC-R34] Paranoia among %s', (_, { present, rituals, after }) => {
    const s = awaken(['yig', 'ithaqua', 'nyarlathotep'], { cultists: { market: present } })
    expect(s.happened('ritual')).toHaveLength(rituals)
    expect(s.table.awake).toEqual(['yig', 'ithaqua'].slice(0, rituals))
    expect(crowds(s)).toEqual({ market: after })
    expect(s.table.pool.cultists).toBe(26 - after)
  })

  test('[RC-409] [RC-R35] a protected town first: full or not, with an empty pool nothing happens', () => {
    const s = scene({
      gates: { innsmouth: 'warded' },
      cultists: { factory: 3 },
      cultistPool: 0,
      summoning: ['factory', 'boardwalk'],
    })
    s.choose('endActions', {})
    expect(s.outcome).toBeUndefined()
    expect(s.table.awake).toEqual([])
    expect(crowds(s)).toEqual({ factory: 3 })
    expect(s.happened('summoningCardRevealed')).toHaveLength(2)
  })

  test('[RC-409] [RC-R35] then the full location: a ritual although the pool is empty', () => {
    const s = scene({
      gates: { innsmouth: 'warded' },
      cultists: { diner: 3 },
      cultistPool: 0,
      asleep: ['yig'],
      summoning: ['diner', 'boardwalk'],
    })
    s.choose('endActions', {})
    expect(s.outcome).toBeUndefined()
    expect(s.table.awake).toEqual(['yig'])
  })

  test('[RC-409] then the pool: an empty one loses, the last cultist does not', () => {
    const lost = scene({ cultists: { diner: 2 }, cultistPool: 0, summoning: ['diner', 'theater'] })
    lost.choose('endActions', {})
    expect(lost.outcome).toBe('no-cultists')
    expect(lost.position.outcome?.winners).toEqual([])
    expect(lost.table.awake).toEqual([])

    const last = scene({
      gates: { innsmouth: 'warded' },
      cultists: { diner: 2 },
      cultistPool: 1,
      summoning: ['diner', 'boardwalk'],
    })
    last.choose('endActions', {})
    expect(last.outcome).toBeUndefined()
    expect(last.table.pool.cultists).toBe(0)
    expect(crowds(last)).toEqual({ diner: 3 })
  })

  test('[RC-410] [RC-R35] [RC-R76] a Shoggoth for a protected town is not placed, not missed and meets nobody', () => {
    const s = scene({
      gates: { innsmouth: 'warded' },
      at: { p2: 'factory' },
      shoggoths: ['church', 'church', 'church'],
      deck: ['evil-stirs', 'arkham'],
      summoningBottom: ['factory'],
    })
    s.next('blank').choose('endActions', {})
    expect(s.outcome).toBeUndefined()
    expect(rolls(s)).toEqual(['p1 evil stirs'])
    expect(shoggothsAt(s)).toEqual(['church', 'church', 'church'])
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 1, onTop: true }])
  })

  test('[RC-410] with an empty pool it loses the game before anybody rolls', () => {
    const s = scene({
      at: { p2: 'factory' },
      shoggoths: ['church', 'church', 'church'],
      deck: ['evil-stirs', 'arkham'],
      summoningBottom: ['factory'],
    })
    s.next('blank').choose('endActions', {})
    expect(s.outcome).toBe('no-shoggoths')
    expect(s.position.outcome?.winners).toEqual([])
    expect(rolls(s)).toEqual(['p1 evil stirs'])
  })

  test('[RC-410] otherwise it is placed, and everybody there rolls', () => {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter'],
      at: { p1: 'factory', p2: 'cafe', p3: 'factory' },
      shoggoths: ['church', 'church'],
      deck: ['evil-stirs', 'arkham'],
      summoningBottom: ['factory'],
    })
    s.next('blank', 'delusions', 'psychosis').choose('endActions', {})
    expect(shoggothsAt(s)).toEqual(['church', 'church', 'factory'])
    expect(s.table.pool.shoggoths).toBe(0)
    expect(rolls(s)).toEqual(['p1 evil stirs', 'p1 shoggoth', 'p3 shoggoth'])
    expect([sanity(s, 'p1'), sanity(s, 'p2'), sanity(s, 'p3')]).toEqual([3, 4, 2])
  })
})

describe('lasting effects and what is in progress', () => {
  test('[RC-411] [RC-R75] Yog-Sothoth, awakened by the roll for a relic, undoes nothing but stops the next relic', () => {
    const s = scene({
      at: { p2: 'market' },
      cultists: { market: 2 },
      asleep: ['yog-sothoth'],
      actionsLeft: 2,
      hands: { p1: ['elder-sign'], p2: ['alien-carving', 'silver-key'] },
    })
    s.next('paranoia').choose('playRelic', { relic: 'alien-carving' }, 'p2')
    expect(s.table.awake).toEqual(['yog-sothoth'])
    expect(s.actionsLeft).toBe(5)
    expect(s.table.relicsInBox).toEqual(['alien-carving'])
    expect(s.refusal('playRelic', { relic: 'silver-key' }, 'p2')).toBe('RC-475')
    expect(s.may('playRelic', { relic: 'elder-sign' }, 'p1')).toBe(true)
  })

  test('[RC-411] whoever was still to be asked in the window is not asked any more', () => {
    const s = scene({
      at: { p1: 'market' },
      cultists: { market: 2 },
      asleep: ['yog-sothoth'],
      hands: { p1: ['elder-sign'], p2: ['silver-key'] },
      summoning: ['diner', 'theater'],
    })
    s.choose('endActions', {})
    s.next('paranoia').choose('playRelic', { relic: 'elder-sign' }, 'p1')
    expect(s.table.awake).toEqual(['yog-sothoth'])
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-411] Nyarlathotep, awakened by the roll for a gate, leaves that journey as it is and forbids the next', () => {
    const s = scene({
      at: { p1: 'park' },
      cultists: { 'old-mill': 2 },
      shoggoths: ['old-mill'],
      asleep: ['nyarlathotep'],
    })
    s.next('paranoia', 'delusions').choose('useGate', { to: 'old-mill' })
    expect(tale(s, 'oldOneAwoke', 'dieRolled')).toEqual([
      'dieRolled:p1',
      'oldOneAwoke:nyarlathotep',
      'dieRolled:p1',
    ])
    expect(place(s, 'p1')).toBe('old-mill')
    expect(sanity(s, 'p1')).toBe(3)
    expect(s.refusal('useGate', { to: 'park' })).toBe('RC-445')
  })
})
