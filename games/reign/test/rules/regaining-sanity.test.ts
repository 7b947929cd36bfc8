import { optionId } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { type Scene, type Setting, scene } from '../scene.ts'
import { inOrder, rolls, tokens, whereIs } from './reading.ts'

const fiveOf = <T>(card: T): T[] => [card, card, card, card, card]

/** An insane Occultist at the Park with five Arkham cards. */
function aboutToSeal(setting: Setting = {}): Scene {
  return scene({
    investigators: ['occultist', 'doctor'],
    at: { p1: 'park' },
    sanity: { p1: 0 },
    hands: { p1: fiveOf('arkham') },
    ...setting,
  })
}

function sealed(setting: Setting = {}): Scene {
  return aboutToSeal(setting).choose('seal', { own: 5, extra: null })
}

describe('cured by sealing', () => {
  test('[RC-590] an insane sealer is cured and has no say in it', () => {
    const s = sealed()
    expect(s.table.gates.arkham).toBe('sealed')
    expect(s.engine.decision!.options.map(optionId).toSorted()).toEqual([
      'wakeAt:place=church',
      'wakeAt:place=hospital',
    ])
    s.choose('wakeAt', { place: 'church' })
    expect(s.happened('recovered')).toHaveLength(1)
    expect(tokens(s, 'p1')).toBe(4)
  })

  test('[RC-590] only the sealer: another insane investigator, even at the gate, stays insane', () => {
    const s = sealed({
      investigators: ['occultist', 'doctor', 'driver'],
      at: { p1: 'park', p3: 'park' },
      sanity: { p1: 0, p3: 0 },
    })
    s.choose('wakeAt', { place: 'church' })
    expect([tokens(s, 'p1'), tokens(s, 'p2'), tokens(s, 'p3')]).toEqual([4, 4, 0])
    expect(whereIs(s, 'p3')).toBe('park')
  })

  test.each(['church', 'hospital'] as const)(
    '[RC-591] the player chooses: moved at once to the %s',
    (place) => {
      const s = sealed()
      expect(s.asked).toEqual({ step: 'wakeWhere', seat: 'p1' })
      expect(s.options('wakeAt', 'p2')).toEqual([])
      s.choose('wakeAt', { place })
      expect(whereIs(s, 'p1')).toBe(place)
      expect(whereIs(s, 'p2')).toBe('train-station')
      expect(s.happened('entered')).toEqual([{ seat: 'p1', from: 'park', to: place, how: 'cure' }])
      expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    },
  )

  test('[RC-592] the sane side and all 4 tokens', () => {
    const s = aboutToSeal({ cultists: { market: 1 } })
    expect(s.may('moveCultist', { from: 'market' })).toBe(false)
    s.choose('seal', { own: 5, extra: null }).choose('wakeAt', { place: 'church' })
    expect(tokens(s, 'p1')).toBe(4)
    expect(s.may('moveCultist', { from: 'market' })).toBe(true)
    expect(s.may('herdCultist', { from: 'market' })).toBe(false)
  })

  test('[RC-593] one more action in this turn: of 3 actions 2 were left after sealing, now 3', () => {
    const s = sealed()
    expect(s.actionsLeft).toBe(2)
    s.choose('wakeAt', { place: 'church' })
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-593] after the last action, too, and exactly one', () => {
    const s = sealed({ actionsLeft: 1, hands: { p1: fiveOf('arkham'), p2: ['warded-box'] } })
    s.choose('wakeAt', { place: 'hospital' })
    expect(s.actionsLeft).toBe(1)
    s.choose('walk', { to: 'factory' })
    expect(s.actionsLeft).toBe(0)
    expect(s.refusal('walk', { to: 'hospital' })).toBe('RC-150')
  })

  test('[RC-593] the sane number of actions comes back with the next turn, and the sane ability at once', () => {
    const s = sealed({ cultists: { market: 1 }, summoning: ['diner', 'cafe', 'junkyard', 'boardwalk'] })
    s.choose('wakeAt', { place: 'church' })
    s.choose('moveCultist', { from: 'market' }).choose('cultistTo', { to: 'swamp' })
    expect(s.table.cultists.swamp).toBe(1)
    s.choose('endActions', {}).choose('endActions', {})
    expect(s.happened('turnBegan')).toEqual([{ seat: 'p1', actions: 4 }])
  })

  test.each([
    ['delusions', 3],
    ['psychosis', 2],
    ['blank', 4],
  ])(
    '[RC-594] a Shoggoth at the chosen location meets a sane investigator: %s leaves %i tokens',
    (face, left) => {
      const s = sealed({ shoggoths: ['church'] }).next(face)
      s.choose('wakeAt', { place: 'church' })
      expect(rolls(s)).toEqual([['p1', face, 'shoggoth']])
      expect(tokens(s, 'p1')).toBe(left)
      expect(s.actionsLeft).toBe(3)
    },
  )

  test('[RC-594] move, turn the card, regain the tokens, roll, then the additional action', () => {
    const s = sealed({ shoggoths: ['church'], cultists: { university: 1 } })
    expect(inOrder(s, 'gateSealed', 'cultistsDispersed')).toEqual(['gateSealed', 'cultistsDispersed'])
    s.next('blank').choose('wakeAt', { place: 'church' })
    const order = inOrder(s, 'entered', 'recovered', 'sanityRegained', 'dieRolled', 'actionsGained')
    expect(order[0]).toBe('entered')
    expect(order.slice(1, 3).toSorted()).toEqual(['recovered', 'sanityRegained'])
    expect(order.slice(3)).toEqual(['dieRolled', 'actionsGained'])
  })

  test('[RC-594] the additional action comes after the roll, even if that drives the investigator insane again', () => {
    const s = sealed({
      investigators: ['occultist', 'doctor', 'driver'],
      actionsLeft: 1,
      hands: { p1: fiveOf('arkham'), p2: ['warded-box'] },
      shoggoths: ['church'],
      cultists: { church: 2 },
      asleep: ['shudde-mell'],
    })
    s.next('paranoia').choose('wakeAt', { place: 'church' })
    for (let i = 0; i < 4; i++) s.choose('loseTokenOf', { seat: 'p1' })
    expect(tokens(s, 'p1')).toBe(0)
    // Nothing was left to lose when the last token went (RC-571); the cure then ends with its action (RC-R53).
    expect(s.actionsLeft).toBe(1)
  })

  test('[RC-594] without a Shoggoth there is no roll', () => {
    const s = sealed({ shoggoths: ['hospital', 'cafe'] }).next('psychosis')
    s.choose('wakeAt', { place: 'church' })
    expect(rolls(s)).toEqual([])
    expect(tokens(s, 'p1')).toBe(4)
  })

  test('[RC-600] a sane sealer is not moved and regains nothing', () => {
    const s = sealed({ sanity: { p1: 2 } })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(whereIs(s, 'p1')).toBe('park')
    expect(tokens(s, 'p1')).toBe(2)
    expect(s.actionsLeft).toBe(3)
    expect(inOrder(s, 'entered', 'recovered', 'sanityRegained', 'actionsGained')).toEqual([])
  })

  test('[RC-601] at the Hospital one may stay: no entry, so no roll for a Shoggoth there', () => {
    const s = sealed({ at: { p1: 'hospital' }, hands: { p1: fiveOf('innsmouth') }, shoggoths: ['hospital'] })
    expect(s.table.gates.innsmouth).toBe('sealed')
    s.next('psychosis').choose('wakeAt', { place: 'hospital' })
    expect(whereIs(s, 'p1')).toBe('hospital')
    expect(rolls(s)).toEqual([])
    expect(s.happened('entered')).toEqual([])
    expect(tokens(s, 'p1')).toBe(4)
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-601] whoever leaves it for the Church enters the Church', () => {
    const s = sealed({
      at: { p1: 'hospital' },
      hands: { p1: fiveOf('innsmouth') },
      shoggoths: ['hospital', 'church'],
    })
    s.next('delusions').choose('wakeAt', { place: 'church' })
    expect(rolls(s)).toEqual([['p1', 'delusions', 'shoggoth']])
    expect(tokens(s, 'p1')).toBe(3)
  })
})

describe('regained through a card', () => {
  const insane: Setting = {
    investigators: ['occultist', 'doctor', 'driver'],
    at: { p1: 'market' },
    cultists: { market: 1 },
    sanity: { p1: 0, p2: 3, p3: 4 },
    hands: { p1: ['song-of-kadath'] },
  }
  function sung(setting: Setting, by = 'p1'): Scene {
    return scene({ ...insane, ...setting }).choose('playRelic', { relic: 'song-of-kadath' }, by)
  }

  test('[RC-595] any token makes an insane investigator sane: the card is turned back', () => {
    const s = sung({}).choose('singForAll', {})
    expect(s.happened('recovered')).toEqual([{ seat: 'p1', at: 'market' }])
    expect(s.may('moveCultist', { from: 'market' })).toBe(true)
    expect(s.may('herdCultist', { from: 'market' })).toBe(false)
  })

  test('[RC-596] with only the tokens that the card grants', () => {
    const all = sung({}).choose('singForAll', {})
    expect([tokens(all, 'p1'), tokens(all, 'p2'), tokens(all, 'p3')]).toEqual([1, 4, 4])
    const one = sung({}).choose('singFor', { seat: 'p1' })
    expect([tokens(one, 'p1'), tokens(one, 'p2'), tokens(one, 'p3')]).toEqual([4, 3, 4])
  })

  test('[RC-597] and without being moved', () => {
    const s = sung({}).choose('singFor', { seat: 'p1' })
    expect(whereIs(s, 'p1')).toBe('market')
    expect(s.happened('entered')).toEqual([])
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test.each([
    [3, 4],
    [1, 2],
    [0, 1],
  ])('[RC-598] in the own actions step with %i actions left: then %i', (left, then) => {
    const s = sung({ actionsLeft: left }).choose('singForAll', {})
    expect(s.actionsLeft).toBe(then)
  })

  test('[RC-598] also when another player plays the card', () => {
    const s = sung({ hands: { p2: ['song-of-kadath'] }, actionsLeft: 2 }, 'p2').choose('singFor', {
      seat: 'p1',
    })
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-598] insane with the last of 4 actions, then sung back: a fifth action', () => {
    const s = scene({
      investigators: ['hunter', 'doctor'],
      at: { p1: 'cafe' },
      sanity: { p1: 1 },
      hands: { p1: ['song-of-kadath'] },
      shoggoths: ['old-mill'],
    })
    for (const to of ['train-station', 'cafe', 'church'] as const) s.choose('walk', { to })
    s.next('delusions').choose('walk', { to: 'old-mill' })
    expect(s.happened('wentInsane')).toEqual([{ seat: 'p1' }])
    expect(s.actionsLeft).toBe(0)
    s.choose('playRelic', { relic: 'song-of-kadath' }).choose('singForAll', {})
    expect(s.actionsLeft).toBe(1)
    s.choose('fightShoggoth', {})
    expect(s.table.shoggoths).toEqual([])
  })

  test('[RC-598] but a sane investigator who is sung to gains no action', () => {
    const s = sung({ sanity: { p1: 1 }, actionsLeft: 2 }).choose('singFor', { seat: 'p1' })
    expect(tokens(s, 'p1')).toBe(4)
    expect(s.actionsLeft).toBe(2)
  })

  test('[RC-599] outside the own actions step no action is gained', () => {
    const s = sung({
      active: 'p2',
      actionsLeft: 2,
      deck: ['arkham', 'arkham', 'arkham', 'arkham'],
      summoning: ['diner', 'cafe', 'theater', 'boardwalk'],
    })
    s.choose('singForAll', {})
    expect(tokens(s, 'p1')).toBe(1)
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    expect(s.actionsLeft).toBe(2)
    expect(s.happened('actionsGained')).toEqual([])
    // The next own turn has the full number of actions of the sane (RC-R77).
    s.choose('endActions', {}, 'p2').choose('endActions', {}, 'p3')
    expect(s.happened('turnBegan')).toEqual([{ seat: 'p1', actions: 4 }])
  })

  test('[RC-599] nor in the own draw or summoning step', () => {
    const draw = scene({ ...insane, deck: ['arkham', 'arkham'], summoning: ['diner', 'cafe'] }).choose(
      'endActions',
      {},
    )
    expect(draw.asked).toEqual({ step: 'window', seat: 'p1' })
    draw.choose('playRelic', { relic: 'song-of-kadath' }).choose('singFor', { seat: 'p1' })
    expect(tokens(draw, 'p1')).toBe(4)
    expect(inOrder(draw, 'actionsGained', 'turnBegan')).toEqual(['turnBegan'])
    expect(draw.table.turn.active).toBe('p2')
    const summoning = scene({ ...insane, deck: ['arkham', 'arkham'], summoning: ['diner', 'cafe'] }).choose(
      'endActions',
      {},
    )
    summoning.choose('pass', {})
    expect(summoning.table.turn.step).toBe('summoning')
    summoning.choose('playRelic', { relic: 'song-of-kadath' }).choose('singFor', { seat: 'p1' })
    expect(tokens(summoning, 'p1')).toBe(4)
    expect(inOrder(summoning, 'actionsGained', 'turnBegan')).toEqual(['turnBegan'])
  })
})
