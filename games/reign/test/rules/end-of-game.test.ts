import { attempted } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import type { Investigator } from '../../cards/investigators.ts'
import type { OldOne } from '../../cards/old-ones.ts'
import { type Scene, type Setting, scene } from '../scene.ts'
import { playerCounts, seatsOf } from './begin.ts'
import { told } from './story.ts'

const fourInvestigators: Investigator[] = ['detective', 'driver', 'occultist', 'reporter']
const five = (card: Card): Card[] => [card, card, card, card, card]
const sixAwake = (): OldOne[] => ['nyarlathotep', 'yig', 'ithaqua', 'yog-sothoth', 'dagon', 'hastur']

/** The first Summoning card finds 3 cultists: this Old One awakens. */
function ritual(oldOne: OldOne, setting: Setting = {}): Scene {
  const s = scene({
    cultists: { diner: 3, ...setting.cultists },
    summoning: ['diner'],
    asleep: [oldOne],
    ...setting,
  })
  return s.choose('endActions', {})
}

describe('end of the game', () => {
  test('[RC-030] the players win when all 4 gates are sealed', () => {
    const s = scene({
      at: { p1: 'graveyard' },
      gates: { arkham: 'sealed', dunwich: 'warded', innsmouth: 'sealed' },
      hands: { p1: five('kingsport') },
    })
    s.choose('seal', { own: 5, extra: null })
    expect(s.table.gates.kingsport).toBe('sealed')
    expect(s.position.outcome).toEqual({ how: 'sealed', winners: ['p1', 'p2'] })
  })

  test('[RC-030] three sealed gates do not win', () => {
    const s = scene({
      at: { p1: 'graveyard' },
      gates: { arkham: 'sealed', dunwich: 'sealed' },
      hands: { p1: five('kingsport') },
    })
    s.choose('seal', { own: 5, extra: null })
    expect(s.outcome).toBeUndefined()
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[RC-031] with the fourth seal nothing further is resolved: no cultist leaves, nobody is cured', () => {
    const s = scene({
      at: { p1: 'graveyard' },
      sanity: { p1: 0 },
      gates: { arkham: 'sealed', dunwich: 'sealed', innsmouth: 'sealed' },
      hands: { p1: five('kingsport') },
      cultists: { graveyard: 2, wharf: 1 },
    })
    s.choose('seal', { own: 5, extra: null })
    expect(s.outcome).toBe('sealed')
    expect(s.engine.decision).toBeNull()
    expect(s.table.cultists).toMatchObject({ graveyard: 2, wharf: 1 })
    expect(s.table.players['p1']).toMatchObject({ sanity: 0, at: 'graveyard' })
  })

  test('[RC-031] the win comes before the draw that would lose', () => {
    const s = scene({
      at: { p1: 'graveyard' },
      actionsLeft: 1,
      gates: { arkham: 'sealed', dunwich: 'sealed', innsmouth: 'sealed' },
      hands: { p1: five('kingsport') },
      deckSize: 0,
    })
    s.choose('seal', { own: 5, extra: null })
    expect(s.outcome).toBe('sealed')
    expect(told(s.events, 'actionsEnded', 'cardsDrawn')).toEqual([])
  })

  test('[RC-032] the seventh awakening, Cthulhu, loses', () => {
    const s = scene({ awake: sixAwake(), cultists: { diner: 3 }, summoning: ['diner'] })
    s.choose('endActions', {})
    expect(told(s.events, 'oldOneAwoke')).toEqual(['cthulhu awakes'])
    expect(s.position.outcome).toEqual({ how: 'cthulhu', winners: [] })
  })

  test('[RC-032] the sixth awakening does not lose', () => {
    const s = scene({
      awake: sixAwake().slice(0, 5),
      asleep: ['azathoth'],
      cultists: { diner: 3 },
      summoning: ['diner'],
    })
    s.choose('endActions', {})
    expect(told(s.events, 'oldOneAwoke')).toEqual(['azathoth awakes'])
    expect(s.outcome).toBeUndefined()
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-032] Cthulhu may be awakened by Evil Stirs, too', () => {
    const s = scene({ awake: sixAwake(), deck: ['evil-stirs', 'arkham'] })
    s.next('blank').choose('endActions', {})
    expect(s.outcome).toBe('cthulhu')
  })

  test('[RC-033] a Summoning card that finds the pool empty loses', () => {
    const s = scene({ cultistPool: 0, summoning: ['diner'] })
    s.choose('endActions', {})
    expect(s.position.outcome).toEqual({ how: 'no-cultists', winners: [] })
    expect(s.table.cultists.diner).toBe(0)
  })

  test('[RC-033] a die result that finds the pool empty loses', () => {
    const s = scene({ cultistPool: 1, shoggoths: ['cafe'] })
    s.next('paranoia').choose('walk', { to: 'cafe' })
    expect(told(s.events, 'cultistPlaced')).toEqual(['cultist at cafe'])
    expect(s.outcome).toBe('no-cultists')
  })

  test.each([
    ['shub-niggurath', 3],
    ['dagon', 0],
    ['atlach-nacha', 0],
  ] as const)('[RC-033] so does %s with %i cultists in the pool', (oldOne, cultistPool) => {
    const s = ritual(oldOne, { cultistPool, sanity: { p1: 1, p2: 1 } })
    if (s.asked?.step === 'dagonOrder') s.choose('dagonNext', { gate: 'park' })
    expect(s.outcome).toBe('no-cultists')
    expect(s.table.pool.cultists).toBe(0)
  })

  test('[RC-033] a full location requires no cultist from the pool', () => {
    const s = ritual('nyarlathotep', { cultistPool: 1 })
    // The Diner is full; the second card, the Theater, takes the last cultist.
    expect(s.outcome).toBeUndefined()
    expect(s.table.pool.cultists).toBe(0)
  })

  test.each([0, 1, 2])('[RC-034] Azathoth loses with %i cultists in the pool', (cultistPool) => {
    const s = ritual('azathoth', { cultistPool })
    expect(s.position.outcome).toEqual({ how: 'azathoth', winners: [] })
  })

  test('[RC-034] with 3 cultists in the pool Azathoth takes them, and nobody has lost yet', () => {
    const s = scene({
      cultistPool: 3,
      deck: ['evil-stirs', 'arkham'],
      asleep: ['azathoth'],
      hands: { p1: ['elder-sign'] },
    })
    s.next('blank').choose('endActions', {})
    expect(s.table.pool.cultists).toBe(0)
    expect(s.outcome).toBeUndefined()
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
  })

  test('[RC-035] A Shoggoth Appears with an empty pool loses', () => {
    const s = scene({ shoggoths: ['woods', 'woods', 'woods'], deck: ['arkham', 'evil-stirs'] })
    s.next('blank').choose('endActions', {})
    expect(s.position.outcome).toEqual({ how: 'no-shoggoths', winners: [] })
    expect(s.table.shoggoths).toHaveLength(3)
  })

  test('[RC-035] Hastur with an empty pool loses', () => {
    const s = ritual('hastur', { shoggoths: ['woods', 'woods', 'woods'] })
    expect(s.outcome).toBe('no-shoggoths')
    expect(told(s.events, 'shoggothMoved')).toEqual([])
  })

  test('[RC-035] the third Shoggoth does not lose', () => {
    const s = scene({
      shoggoths: ['woods', 'woods'],
      deck: ['arkham', 'evil-stirs'],
      summoningBottom: ['cafe'],
    })
    s.next('blank').choose('endActions', {})
    expect(s.table.pool.shoggoths).toBe(0)
    expect(s.outcome).toBeUndefined()
  })

  test.each([
    [0, []],
    [1, ['arkham']],
  ] as const)(
    '[RC-036] %i cards left in the player deck lose the game in the draw step',
    (deckSize, deck) => {
      const s = scene({ deckSize, deck: [...deck] })
      s.choose('endActions', {})
      expect(s.position.outcome).toEqual({ how: 'no-cards', winners: [] })
      expect(s.table.playerDeck).toEqual(deck)
      expect(s.hand('p1')).toEqual([])
    },
  )

  test('[RC-036] the last two cards can still be drawn', () => {
    const s = scene({ deckSize: 2, deck: ['arkham', 'dunwich'] })
    s.choose('endActions', {})
    expect(s.hand('p1')).toEqual(['arkham', 'dunwich'])
    expect(s.outcome).toBeUndefined()
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    s.choose('endActions', {})
    expect(s.outcome).toBe('no-cards')
  })

  test.each(playerCounts)('[RC-037] %i investigators, all insane, lose', (players) => {
    const others = seatsOf[players].slice(1)
    const s = scene({
      investigators: fourInvestigators.slice(0, players),
      sanity: { p1: 1, ...Object.fromEntries(others.map((seat) => [seat, 0])) },
      shoggoths: ['cafe'],
    })
    s.next('delusions').choose('walk', { to: 'cafe' })
    expect(s.position.outcome).toEqual({ how: 'insane', winners: [] })
  })

  test.each(playerCounts)('[RC-037] with %i players one sane investigator is enough', (players) => {
    const seats = seatsOf[players]
    const s = scene({
      investigators: fourInvestigators.slice(0, players),
      sanity: { ...Object.fromEntries(seats.map((seat) => [seat, 0])), p1: 1, [seats.at(-1)!]: 1 },
      shoggoths: ['cafe'],
    })
    s.next('psychosis').choose('walk', { to: 'cafe' })
    expect(s.table.players['p1']!.sanity).toBe(0)
    expect(s.outcome).toBeUndefined()
  })

  test('[RC-037] a player may go insane out of turn and lose the game for all', () => {
    const s = scene({ sanity: { p1: 0, p2: 1 }, hands: { p2: ['elder-sign'] } })
    s.next('delusions').choose('playRelic', { relic: 'elder-sign' }, 'p2')
    expect(s.outcome).toBe('insane')
  })

  test("[RC-037] Shudde M'ell may take the last tokens of all", () => {
    const s = ritual('shudde-mell', { sanity: { p1: 1, p2: 2 } })
    expect(s.outcome).toBe('insane')
  })

  test('[RC-038] the first Summoning card loses, and the second is not revealed', () => {
    const s = scene({ cultistPool: 0, summoning: ['diner', 'theater'] })
    s.choose('endActions', {})
    expect(told(s.events, 'summoningCardRevealed')).toEqual(['card diner'])
    expect(s.table.summoningDeck[0]).toBe('theater')
  })

  test('[RC-038] Fight the Madness loses, and the other parts of Evil Stirs do not happen', () => {
    const s = scene({ sanity: { p1: 2, p2: 0 }, deck: ['evil-stirs', 'arkham'] })
    s.next('psychosis').choose('endActions', {})
    expect(s.outcome).toBe('insane')
    expect(told(s.events, 'oldOneAwoke', 'shoggothPlaced', 'summoningDiscardReshuffled')).toEqual([])
    expect(s.table.awake).toEqual([])
  })

  test('[RC-038] the roll for the gate loses, and the roll for the Shoggoth is not made', () => {
    const s = scene({ at: { p1: 'park' }, sanity: { p1: 1, p2: 0 }, shoggoths: ['old-mill'] })
    s.next('delusions', 'blank').choose('useGate', { to: 'old-mill' })
    expect(s.outcome).toBe('insane')
    expect(told(s.events, 'dieRolled')).toEqual(['p1 rolls for gate'])
  })

  test('[RC-038] of two cultists to be placed the second is not', () => {
    const s = scene({ awake: sixAwake(), cultists: { cafe: 3 }, shoggoths: ['cafe'] })
    s.next('paranoia').choose('walk', { to: 'cafe' })
    expect(s.outcome).toBe('cthulhu')
    expect(told(s.events, 'ritual')).toEqual(['ritual at cafe'])
  })

  test('[RC-038] a loss in the draw step comes before the summoning step', () => {
    const s = scene({ deckSize: 1, deck: ['arkham'], cultistPool: 0 })
    s.choose('endActions', {})
    expect(s.outcome).toBe('no-cards')
    expect(told(s.events, 'summoningCardRevealed')).toEqual([])
  })

  test('[RC-038] after a loss nobody can win any more', () => {
    const s = scene({
      at: { p2: 'park' },
      gates: { dunwich: 'sealed', innsmouth: 'sealed', kingsport: 'sealed' },
      hands: { p2: ['arkham', 'arkham', 'arkham', 'arkham', 'song-of-kadath'] },
      deckSize: 0,
    })
    s.choose('endActions', {})
    expect(s.outcome).toBe('no-cards')
    expect(s.engine.decision).toBeNull()
    for (const option of ['seal:own=4,extra=null', 'playRelic:relic=song-of-kadath', 'pass'])
      expect(attempted(s.engine, { seat: 'p2', option })).toMatchObject({ refused: { code: 'game-over' } })
    expect(s.refusal('seal', { own: 4, extra: null }, 'p2')).toBe('RC-038')
    expect(s.position.outcome).toEqual({ how: 'no-cards', winners: [] })
    expect(s.table.gates.arkham).toBe('open')
  })

  test('[RC-039] an empty cultist pool is no loss by itself', () => {
    const s = scene({ cultistPool: 2, summoning: ['diner', 'theater'] })
    s.choose('endActions', {})
    expect(s.table.pool.cultists).toBe(0)
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-039] an empty Shoggoth pool is no loss by itself', () => {
    const s = scene({ shoggoths: ['woods', 'woods', 'woods'] })
    s.choose('endActions', {})
    expect(s.table.pool.shoggoths).toBe(0)
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-039] an empty player deck is no loss by itself', () => {
    const s = scene({ deckSize: 2, deck: ['arkham', 'dunwich'] })
    s.choose('endActions', {})
    expect(s.table.playerDeck).toEqual([])
    s.choose('walk', { to: 'cafe' })
    expect(s.outcome).toBeUndefined()
  })
})
