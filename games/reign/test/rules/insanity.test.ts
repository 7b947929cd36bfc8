import { Engine, clone, optionId } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { reign } from '../../index.ts'
import type { Table } from '../../position.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { inOrder, rolls, tokens, whereIs } from './reading.ts'

/** Somebody at the Park uses the gate to the Old Mill. */
function throughTheGate(setting: Setting, ...dice: string[]): Scene {
  const s = scene({ investigators: ['hunter', 'doctor'], at: { p1: 'park' }, ...setting })
  return s.next(...dice).choose('useGate', { to: 'old-mill' })
}

describe('becoming insane', () => {
  test.each([
    [1, 'delusions'],
    [1, 'psychosis'],
    [2, 'psychosis'],
  ])('[RC-570] with %i token(s) and %s the last token goes and the card is turned at once', (had, face) => {
    const s = throughTheGate({ sanity: { p1: had } }, face)
    expect(tokens(s, 'p1')).toBe(0)
    expect(s.happened('wentInsane')).toEqual([{ seat: 'p1' }])
  })

  test.each([
    [2, 'delusions', 1],
    [3, 'psychosis', 1],
    [1, 'blank', 1],
    [1, 'paranoia', 1],
  ])('[RC-570] with %i token(s) and %s one token is left: still sane', (had, face, left) => {
    const s = throughTheGate({ sanity: { p1: had }, shoggoths: ['church'] }, face)
    expect(tokens(s, 'p1')).toBe(left)
    expect(s.happened('wentInsane')).toEqual([])
    s.next('blank').choose('walk', { to: 'church' })
    // The cheap Shoggoth belongs to the sane side of the Hunter.
    s.choose('fightShoggoth', {})
    expect(s.actionsLeft).toBe(1)
  })

  test('[RC-570] however the last token is lost, in any turn', () => {
    const s = scene({
      sanity: { p2: 1 },
      deck: ['evil-stirs', 'arkham'],
      asleep: ['shudde-mell'],
      summoningBottom: ['farmstead'],
      summoning: ['diner', 'cafe'],
    })
    s.next('blank').choose('endActions', {})
    s.choose('loseTokenOf', { seat: 'p2' })
    expect(s.happened('wentInsane')).toEqual([{ seat: 'p2' }])
    expect(tokens(s, 'p2')).toBe(0)
    expect(s.outcome).toBeUndefined()
  })

  test('[RC-571] in the own actions step it costs an action on top of the one spent', () => {
    const sane = throughTheGate({ sanity: { p1: 2 } }, 'delusions')
    expect(sane.actionsLeft).toBe(3)
    const insane = throughTheGate({ sanity: { p1: 1 } }, 'delusions')
    expect(insane.actionsLeft).toBe(2)
  })

  test('[RC-571] but never more than there are: the last action is the border', () => {
    const two = throughTheGate(
      { sanity: { p1: 1 }, actionsLeft: 2, hands: { p2: ['warded-box'] } },
      'delusions',
    )
    expect(two.actionsLeft).toBe(0)
    const one = throughTheGate(
      { sanity: { p1: 1 }, actionsLeft: 1, hands: { p2: ['warded-box'] } },
      'delusions',
    )
    expect(one.actionsLeft).toBe(0)
    expect(one.asked).toEqual({ step: 'actionsUsed', seat: 'p1' })
    expect(one.refusal('walk', { to: 'church' })).toBe('RC-151')
  })

  test("[RC-571] in the actions step of another player it costs nobody's actions", () => {
    const s = scene({
      at: { p2: 'cafe' },
      sanity: { p2: 1 },
      hands: { p2: ['bizarre-statue'] },
      actionsLeft: 3,
    })
    s.next('delusions').choose('playRelic', { relic: 'bizarre-statue' }, 'p2')
    expect(s.happened('wentInsane')).toEqual([{ seat: 'p2' }])
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-571] in the own draw step it costs no action of the next turn: the insane have their 3', () => {
    const s = scene({
      investigators: ['hunter', 'doctor'],
      sanity: { p1: 1 },
      deck: ['evil-stirs', 'arkham', 'arkham', 'arkham'],
      summoningBottom: ['theater'],
      summoning: ['diner', 'cafe', 'junkyard', 'boardwalk', 'farmstead'],
    })
    s.next('delusions').choose('endActions', {})
    expect(s.happened('wentInsane')).toEqual([{ seat: 'p1' }])
    expect(s.happened('turnBegan')).toEqual([{ seat: 'p2', actions: 5 }])
    s.choose('endActions', {})
    expect(s.happened('turnBegan')).toEqual([{ seat: 'p1', actions: 3 }])
  })

  test('[RC-572] from then on the insane ability applies and the sane one is gone', () => {
    const setting: Setting = {
      investigators: ['occultist', 'doctor'],
      cultists: { market: 1 },
      shoggoths: ['theater'],
    }
    const sane = throughTheGate({ ...setting, sanity: { p1: 2 } }, 'delusions')
    expect(sane.may('moveCultist', { from: 'market' })).toBe(true)
    expect(sane.may('pushShoggoth', { from: 'theater', to: 'market' })).toBe(true)
    expect(sane.may('herdCultist', { from: 'market' })).toBe(false)
    const insane = throughTheGate({ ...setting, sanity: { p1: 1 } }, 'delusions')
    expect(insane.may('moveCultist', { from: 'market' })).toBe(false)
    expect(insane.may('pushShoggoth', { from: 'theater', to: 'market' })).toBe(false)
    expect(insane.may('herdCultist', { from: 'market' })).toBe(true)
  })

  test('[RC-572] within the same turn: an insane Reporter has no bus any more', () => {
    const s = scene({
      investigators: ['reporter', 'doctor'],
      at: { p1: 'university' },
      sanity: { p1: 1 },
      hands: { p1: ['arkham'] },
      shoggoths: ['train-station'],
    })
    s.next('delusions').choose('walk', { to: 'train-station' })
    expect(s.actionsLeft).toBe(2)
    expect(s.refusal('bus', { pay: 'arkham' })).toBe('RC-710')
    expect(s.refusal('hopStations', { to: 'market' })).toBe('RC-711')
  })

  test('[RC-573] location and hand are kept', () => {
    const s = throughTheGate(
      { sanity: { p1: 1 }, hands: { p1: ['arkham', 'dunwich', 'silver-key'] } },
      'delusions',
    )
    expect(tokens(s, 'p1')).toBe(0)
    expect(whereIs(s, 'p1')).toBe('old-mill')
    expect(s.hand('p1')).toEqual(['arkham', 'dunwich', 'silver-key'])
    expect(s.table.playerDiscard).toEqual([])
  })

  test('[RC-573] the insane take part in all rules: they act, trade, draw and summon', () => {
    const s = scene({
      active: 'p2',
      investigators: ['doctor', 'hunter'],
      at: { p1: 'cafe', p2: 'cafe' },
      sanity: { p2: 0 },
      cultists: { cafe: 1 },
      hands: { p1: ['dunwich'] },
      deck: ['kingsport', 'kingsport'],
      summoning: ['theater', 'boardwalk'],
    })
    s.choose('fightCultist', {})
    s.choose('takeClue', { card: 'dunwich', from: 'p1' }).choose('agree', {})
    expect(s.hand('p2')).toEqual(['dunwich'])
    s.choose('endActions', {})
    expect(s.hand('p2')).toEqual(['dunwich', 'kingsport', 'kingsport'])
    expect([s.table.cultists.theater, s.table.cultists.boardwalk]).toEqual([1, 1])
    expect(s.happened('turnBegan')).toEqual([{ seat: 'p1', actions: 5 }])
  })

  test('[RC-574] no choice of a player gives a token away', () => {
    const s = scene({
      investigators: ['occultist', 'magician', 'doctor'],
      sanity: { p1: 1 },
      cultists: { 'train-station': 1, market: 2 },
      shoggoths: ['wharf'],
      hands: { p1: ['arkham', 'kingsport', 'song-of-kadath'], p2: ['arkham', 'warded-box'] },
    })
    const { options } = s.engine.decision!
    expect(options.length).toBeGreaterThan(10)
    for (const option of options) {
      const engine = Engine.at(reign, clone(s.position))
      engine.choose(engine.find(option.seat, optionId(option))!)
      const left = Object.values((engine.position.table as Table).players).map(({ sanity }) => sanity)
      expect([optionId(option), ...left]).toEqual([optionId(option), 1, 4, 4])
    }
    for (const seat of ['p1', 'p2', 'p3']) {
      expect(s.may('giveToken', {}, seat)).toBe(false)
      expect(s.may('loseTokenOf', { seat: 'p1' }, seat)).toBe(false)
    }
  })

  test('[RC-574] Atlach-Nacha does not ask for a last token', () => {
    const s = scene({
      at: { p1: 'church', p2: 'swamp' },
      sanity: { p1: 1, p2: 2 },
      deck: ['evil-stirs', 'arkham'],
      asleep: ['atlach-nacha'],
      summoningBottom: ['theater'],
      summoning: ['diner', 'cafe'],
    })
    s.next('blank').choose('endActions', {})
    expect(s.table.cultists.church).toBe(1)
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p2' })
    expect(s.may('giveToken', {}, 'p1')).toBe(false)
    s.choose('giveToken', {})
    expect([tokens(s, 'p1'), tokens(s, 'p2')]).toEqual([1, 1])
  })

  test('[RC-575] the team loses the moment the last sane investigator goes insane', () => {
    const s = throughTheGate({ sanity: { p1: 1, p2: 0 }, shoggoths: ['old-mill'] }, 'delusions', 'blank')
    expect(s.outcome).toBe('insane')
    expect(s.position.outcome!.winners).toEqual([])
    expect(s.asked).toBeNull()
    // The roll for the Shoggoth is not made any more.
    expect(rolls(s)).toEqual([['p1', 'delusions', 'gate']])
  })

  test('[RC-575] not while one of them is sane', () => {
    const s = throughTheGate(
      { investigators: ['hunter', 'doctor', 'driver'], sanity: { p1: 1, p2: 0, p3: 1 } },
      'delusions',
    )
    expect(s.outcome).toBeUndefined()
    expect([tokens(s, 'p1'), tokens(s, 'p2'), tokens(s, 'p3')]).toEqual([0, 0, 1])
  })

  test('[RC-575] nothing of the effect that did it comes after', () => {
    const s = scene({
      sanity: { p1: 1, p2: 0 },
      deck: ['evil-stirs', 'arkham'],
      summoningBottom: ['theater'],
    })
    s.next('psychosis').choose('endActions', {})
    expect(s.outcome).toBe('insane')
    expect(s.table.awake).toEqual([])
    expect(s.table.shoggoths).toEqual([])
  })
})

describe('in the middle of an action', () => {
  test('[RC-576] the action is completed under the side it began with', () => {
    const s = scene({
      investigators: ['driver', 'doctor'],
      at: { p1: 'cafe' },
      sanity: { p1: 1 },
      shoggoths: ['church'],
    })
    s.next('delusions').choose('walk', { to: 'church' })
    expect(tokens(s, 'p1')).toBe(0)
    expect(s.asked).toEqual({ step: 'walkFurther', seat: 'p1' })
    // An insane Driver may not stop after one location; this Walk began sane.
    s.choose('stopWalking', {})
    expect(whereIs(s, 'p1')).toBe('church')
    expect(s.actionsLeft).toBe(2)
    s.choose('walk', { to: 'farmstead' })
    expect(s.refusal('stopWalking', {})).toBe('RC-628')
  })

  test('[RC-576] a gate into a Shoggoth is finished: the second roll is made by the now insane', () => {
    const s = throughTheGate({ sanity: { p1: 1 }, shoggoths: ['old-mill'] }, 'delusions', 'paranoia')
    expect(rolls(s)).toEqual([
      ['p1', 'delusions', 'gate'],
      ['p1', 'paranoia', 'shoggoth'],
    ])
    expect(s.table.cultists['old-mill']).toBe(2)
    expect(inOrder(s, 'wentInsane', 'cultistPlaced')).toEqual([
      'wentInsane',
      'cultistPlaced',
      'cultistPlaced',
    ])
    expect(s.actionsLeft).toBe(2)
  })

  test('[RC-576] the Hunter who goes insane on arrival entered while sane: no throw of her insane side', () => {
    const s = throughTheGate({ sanity: { p1: 1 } }, 'delusions', 'delusions')
    expect(rolls(s)).toEqual([['p1', 'delusions', 'gate']])
    expect(s.table.cultists['old-mill']).toBe(0)
    // Her first entry as an insane investigator is still to come.
    s.choose('walk', { to: 'church' })
    expect(rolls(s)).toEqual([['p1', 'delusions', 'hunter']])
  })
})
