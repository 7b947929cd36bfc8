import { describe, expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import type { Place } from '../../content/map.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { inOrder, rolls, tokens, whereIs } from './reading.ts'

function cards(card: Card, count: number): Card[] {
  return Array.from({ length: count }, () => card)
}

describe('Detective', () => {
  function atThePark(sanity: number, arkham: number): Scene {
    return scene({
      investigators: ['detective', 'doctor'],
      at: { p1: 'park' },
      sanity: { p1: sanity },
      hands: { p1: cards('arkham', arkham) },
    })
  }

  test('[RC-620] sane: seals with 4 clue cards of the town', () => {
    const s = atThePark(4, 4)
    expect(s.offered('seal')).toEqual([{ own: 4, extra: null }])
    s.choose('seal', { own: 4, extra: null })
    expect(s.table.gates.arkham).toBe('sealed')
    expect(s.hand('p1')).toEqual([])
    expect(s.table.playerDiscard).toEqual(cards('arkham', 4))
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-620] 4 are enough and 5 are not taken, but 3 are too few', () => {
    const rich = atThePark(4, 6)
    expect(rich.refusal('seal', { own: 5, extra: null })).toBe('RC-251')
    rich.choose('seal', { own: 4, extra: null })
    expect(rich.hand('p1')).toEqual(cards('arkham', 2))
    const poor = atThePark(4, 3)
    expect(poor.offered('seal')).toEqual([])
    expect(poor.refusal('seal', { own: 4, extra: null })).toBe('RC-241')
  })

  test('[RC-620] the ability is hers alone: with a Detective in the game others still need 5', () => {
    const s = scene({
      investigators: ['detective', 'doctor'],
      active: 'p2',
      at: { p1: 'park', p2: 'park' },
      hands: { p2: cards('arkham', 4) },
    })
    expect(s.offered('seal')).toEqual([])
    expect(s.refusal('seal', { own: 5, extra: null })).toBe('RC-241')
  })

  test('[RC-621] insane: still seals with 4', () => {
    const s = atThePark(0, 4)
    expect(s.offered('seal')).toEqual([{ own: 4, extra: null }])
    s.choose('seal', { own: 4, extra: null }).choose('wakeAt', { place: 'church' })
    expect(s.table.gates.arkham).toBe('sealed')
    expect(tokens(s, 'p1')).toBe(4)
    expect(atThePark(0, 3).offered('seal')).toEqual([])
  })

  function trading(setting: Setting = {}): Scene {
    return scene({
      investigators: ['detective', 'doctor', 'driver'],
      sanity: { p1: 0 },
      hands: { p1: ['arkham', 'silver-key'], p2: ['arkham', 'elder-sign'], p3: ['arkham'] },
      ...setting,
    })
  }

  test('[RC-622] insane: to give or take a clue card costs 2 actions', () => {
    const give = trading().choose('giveClue', { card: 'arkham', to: 'p2' }).choose('agree', {})
    expect(give.hand('p2')).toEqual(['arkham', 'elder-sign', 'arkham'])
    expect(give.actionsLeft).toBe(1)
    const take = trading().choose('takeClue', { card: 'arkham', from: 'p3' }).choose('agree', {})
    expect(take.hand('p1')).toEqual(['arkham', 'silver-key', 'arkham'])
    expect(take.actionsLeft).toBe(1)
  })

  test('[RC-622] with 2 actions left it is possible, with 1 it is not', () => {
    const two = trading({ actionsLeft: 2 })
      .choose('giveClue', { card: 'arkham', to: 'p2' })
      .choose('agree', {})
    expect(two.hand('p1')).toEqual(['silver-key'])
    const one = trading({ actionsLeft: 1 })
    expect(one.offered('giveClue')).toEqual([])
    expect(one.offered('takeClue')).toEqual([])
    expect(one.refusal('giveClue', { card: 'arkham', to: 'p2' })).toBe('RC-156')
    expect(one.refusal('takeClue', { card: 'arkham', from: 'p2' })).toBe('RC-156')
  })

  test('[RC-622] a refused offer costs nothing', () => {
    const s = trading().choose('giveClue', { card: 'arkham', to: 'p2' }).choose('decline', {})
    expect(s.actionsLeft).toBe(3)
    expect(s.hand('p1')).toEqual(['arkham', 'silver-key'])
  })

  test('[RC-622] the sane Detective pays the normal 1', () => {
    const s = trading({ sanity: { p1: 1 } })
      .choose('giveClue', { card: 'arkham', to: 'p2' })
      .choose('agree', {})
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-623] the cost of 2 also applies when another player trades with the insane Detective', () => {
    const give = trading({ active: 'p2' })
      .choose('giveClue', { card: 'arkham', to: 'p1' })
      .choose('agree', {})
    expect(give.hand('p1')).toEqual(['arkham', 'silver-key', 'arkham'])
    expect(give.actionsLeft).toBe(3)
    const take = trading({ active: 'p2' })
      .choose('takeClue', { card: 'arkham', from: 'p1' })
      .choose('agree', {})
    expect(take.hand('p1')).toEqual(['silver-key'])
    expect(take.actionsLeft).toBe(3)
    const one = trading({ active: 'p2', actionsLeft: 1 })
    expect(one.refusal('takeClue', { card: 'arkham', from: 'p1' })).toBe('RC-156')
    expect(one.refusal('giveClue', { card: 'arkham', to: 'p1' })).toBe('RC-156')
  })

  test('[RC-623] not to a trade between two others beside her, nor with the sane Detective', () => {
    const others = trading({ active: 'p2' })
      .choose('giveClue', { card: 'arkham', to: 'p3' })
      .choose('agree', {})
    expect(others.actionsLeft).toBe(4)
    const sane = trading({ active: 'p2', sanity: {} })
      .choose('takeClue', { card: 'arkham', from: 'p1' })
      .choose('agree', {})
    expect(sane.actionsLeft).toBe(4)
  })

  test('[RC-624] relic trades with the insane Detective cost 1, whoever is active', () => {
    const give = trading().choose('giveRelic', { relic: 'silver-key', to: 'p2' }).choose('agree', {})
    expect(give.actionsLeft).toBe(2)
    const take = trading({ actionsLeft: 1 })
      .choose('takeRelic', { relic: 'elder-sign', from: 'p2' })
      .choose('agree', {})
    expect(take.hand('p1')).toEqual(['arkham', 'silver-key', 'elder-sign'])
    expect(take.actionsLeft).toBe(0)
    const other = trading({ active: 'p2' })
      .choose('takeRelic', { relic: 'silver-key', from: 'p1' })
      .choose('agree', {})
    expect(other.actionsLeft).toBe(4)
  })
})

describe('Doctor', () => {
  /** The Doctor's next turn, after the Detective has ended hers. */
  function turnOfTheDoctor(sanity: number): Scene {
    const s = scene({
      investigators: ['detective', 'doctor'],
      at: { p2: 'cafe' },
      sanity: { p2: sanity },
      // A relic keeps the actions step open after the last action.
      hands: { p1: ['warded-box'] },
      deck: ['arkham', 'arkham'],
      summoning: ['diner', 'theater'],
    })
    s.choose('endActions', {}).passAll()
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    return s
  }

  function walkToAndFro(s: Scene): number {
    let walks = 0
    while (s.offered('walk').length > 0) {
      s.choose('walk', { to: whereIs(s, 'p2') === 'cafe' ? 'church' : 'cafe' })
      walks++
    }
    return walks
  }

  test('[RC-625] sane: up to 5 actions', () => {
    const s = turnOfTheDoctor(4)
    expect(s.happened('turnBegan')).toEqual([{ seat: 'p2', actions: 5 }])
    expect(s.actionsLeft).toBe(5)
    expect(walkToAndFro(s)).toBe(5)
    expect(s.asked).toEqual({ step: 'actionsUsed', seat: 'p2' })
    expect(s.actionsLeft).toBe(0)
  })

  test('[RC-625] up to: the step may be ended with actions unused', () => {
    const s = turnOfTheDoctor(4)
    expect(s.may('endActions', {})).toBe(true)
  })

  test('[RC-626] insane: up to 4 actions', () => {
    const s = turnOfTheDoctor(0)
    expect(s.happened('turnBegan')).toEqual([{ seat: 'p2', actions: 4 }])
    expect(s.actionsLeft).toBe(4)
    expect(walkToAndFro(s)).toBe(4)
    expect(s.refusal('walk', { to: 'church' })).toBe('RC-151')
  })

  test('[RC-626] insane on the way: 5, one spent, one lost', () => {
    const s = scene({
      investigators: ['doctor', 'driver'],
      at: { p1: 'cafe' },
      sanity: { p1: 1 },
      shoggoths: ['church'],
    })
    expect(s.actionsLeft).toBe(5)
    s.next('delusions').choose('walk', { to: 'church' })
    expect(s.actionsLeft).toBe(3)
  })
})

describe('Driver', () => {
  function driver(at: Place, setting: Setting = {}): Scene {
    return scene({ investigators: ['driver', 'doctor'], at: { p1: at }, ...setting })
  }

  test('[RC-627] sane: a Walk may lead 2 locations for 1 action', () => {
    const s = driver('train-station').choose('walk', { to: 'cafe' }).choose('walkOn', { to: 'church' })
    expect(whereIs(s, 'p1')).toBe('church')
    expect(s.actionsLeft).toBe(3)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[RC-627] or 1, and never 3', () => {
    const s = driver('train-station').choose('walk', { to: 'cafe' })
    expect(
      s
        .offered('walkOn')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['church', 'train-station'])
    s.choose('stopWalking', {})
    expect(whereIs(s, 'p1')).toBe('cafe')
    expect(s.actionsLeft).toBe(3)
    s.choose('walk', { to: 'church' }).choose('walkOn', { to: 'farmstead' })
    expect(s.actionsLeft).toBe(2)
    expect(s.offered('walkOn')).toEqual([])
  })

  test('[RC-627] with the last action, too', () => {
    const s = driver('train-station', { actionsLeft: 1, hands: { p2: ['warded-box'] } })
    s.choose('walk', { to: 'university' }).choose('walkOn', { to: 'park' })
    expect(whereIs(s, 'p1')).toBe('park')
    expect(s.actionsLeft).toBe(0)
  })

  test('[RC-627] others walk 1', () => {
    const s = scene({ investigators: ['doctor', 'driver'] }).choose('walk', { to: 'cafe' })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.offered('walkOn')).toEqual([])
  })

  test('[RC-628] insane: a Walk must lead exactly 2 locations', () => {
    const s = driver('train-station', { sanity: { p1: 0 } }).choose('walk', { to: 'cafe' })
    expect(s.may('stopWalking', {})).toBe(false)
    expect(s.refusal('stopWalking', {})).toBe('RC-628')
    s.choose('walkOn', { to: 'church' })
    expect(whereIs(s, 'p1')).toBe('church')
    expect(s.actionsLeft).toBe(2)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test.each([
    ['old-mill', 'church'],
    ['theater', 'market'],
    ['graveyard', 'wharf'],
  ] as const)(
    '[RC-628] [RC-631] insane in the dead end %s: out and, if wanted, back again',
    (deadEnd, next) => {
      const s = driver(deadEnd, { sanity: { p1: 0 } })
      expect(s.offered('walk')).toEqual([{ to: next }])
      s.choose('walk', { to: next })
      expect(s.may('stopWalking', {})).toBe(false)
      s.choose('walkOn', { to: deadEnd })
      expect(whereIs(s, 'p1')).toBe(deadEnd)
      expect(s.actionsLeft).toBe(2)
    },
  )

  test('[RC-628] the way leads into a dead end and out of it again', () => {
    const s = driver('church', { sanity: { p1: 0 } }).choose('walk', { to: 'old-mill' })
    expect(s.offered('walkOn')).toEqual([{ to: 'church' }])
  })

  test.each([4, 0])('[RC-629] with %i tokens: ignores Ithaqua', (sanity) => {
    const s = driver('cafe', { sanity: { p1: sanity }, awake: ['ithaqua'], cultists: { cafe: 3, church: 2 } })
    expect(
      s
        .offered('walk')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['church', 'train-station'])
    // Neither at the start nor half way.
    s.choose('walk', { to: 'church' }).choose('walkOn', { to: 'farmstead' })
    expect(whereIs(s, 'p1')).toBe('farmstead')
  })

  test('[RC-629] others do not', () => {
    const s = scene({
      investigators: ['doctor', 'driver'],
      awake: ['ithaqua'],
      cultists: { 'train-station': 2 },
    })
    expect(s.offered('walk')).toEqual([])
    expect(s.refusal('walk', { to: 'cafe' })).toBe('RC-441')
  })

  test('[RC-630] each location of a double Walk is entered: the roll for the first comes before the second move', () => {
    const s = driver('cafe', { shoggoths: ['church', 'old-mill'] })
    s.next('delusions', 'psychosis').choose('walk', { to: 'church' })
    expect(rolls(s)).toEqual([['p1', 'delusions', 'shoggoth']])
    expect(tokens(s, 'p1')).toBe(3)
    expect(s.asked).toEqual({ step: 'walkFurther', seat: 'p1' })
    s.choose('walkOn', { to: 'old-mill' })
    expect(rolls(s)).toEqual([['p1', 'psychosis', 'shoggoth']])
    expect(tokens(s, 'p1')).toBe(1)
    expect(s.happened('entered')).toEqual([{ seat: 'p1', from: 'church', to: 'old-mill', how: 'walk' }])
  })

  test('[RC-630] what the first roll sets off is done before the second move', () => {
    const s = driver('cafe', { shoggoths: ['church'], cultists: { church: 3 }, asleep: ['azathoth', 'yig'] })
    s.next('paranoia').choose('walk', { to: 'church' })
    expect(s.table.awake).toEqual(['azathoth', 'yig'])
    expect(s.asked).toEqual({ step: 'walkFurther', seat: 'p1' })
  })

  test('[RC-631] sane, too: back to the start, and a Shoggoth there is met anew', () => {
    const s = driver('church', { shoggoths: ['church'] }).choose('walk', { to: 'cafe' })
    expect(rolls(s)).toEqual([])
    s.next('delusions').choose('walkOn', { to: 'church' })
    expect(whereIs(s, 'p1')).toBe('church')
    expect(rolls(s)).toEqual([['p1', 'delusions', 'shoggoth']])
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-632] insane on the first move of a Walk begun sane: the second move is a choice', () => {
    const setting: Setting = { sanity: { p1: 1 }, shoggoths: ['church'] }
    const stopped = driver('cafe', setting).next('psychosis').choose('walk', { to: 'church' })
    expect(tokens(stopped, 'p1')).toBe(0)
    stopped.choose('stopWalking', {})
    expect(whereIs(stopped, 'p1')).toBe('church')
    expect(stopped.actionsLeft).toBe(2)
    const gone = driver('cafe', setting).next('psychosis').choose('walk', { to: 'church' })
    gone.choose('walkOn', { to: 'old-mill' })
    expect(whereIs(gone, 'p1')).toBe('old-mill')
    expect(gone.actionsLeft).toBe(2)
    expect(inOrder(gone, 'wentInsane')).toEqual([])
  })

  test('[RC-632] begun with the last action: none is left, and the Walk still has its second move', () => {
    const s = driver('cafe', {
      sanity: { p1: 1 },
      shoggoths: ['church'],
      actionsLeft: 1,
      hands: { p2: ['warded-box'] },
    })
    s.next('delusions').choose('walk', { to: 'church' }).choose('walkOn', { to: 'farmstead' })
    expect(whereIs(s, 'p1')).toBe('farmstead')
    expect(s.actionsLeft).toBe(0)
  })
})
