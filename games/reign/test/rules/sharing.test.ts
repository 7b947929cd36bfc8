import type { Agreement, Kind } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import { reign } from '../../index.ts'
import { type Setting, scene } from '../scene.ts'
import { rolls } from './about.ts'
import { townsAndPlaces } from './table-8-1.ts'

const atCafe: Setting = {
  investigators: ['reporter', 'driver', 'hunter'],
  actionsLeft: 4,
  at: { p1: 'cafe', p2: 'cafe', p3: 'theater' },
}

const seven: Card[] = ['arkham', 'arkham', 'arkham', 'arkham', 'innsmouth', 'innsmouth', 'kingsport']

describe('Give or Take 1 Relic', () => {
  test('[RC-220] give: 1 relic from the own hand to another player for 1 action', () => {
    const s = scene({ ...atCafe, hands: { p1: ['silver-key', 'elder-sign'], p2: ['mi-go-eye'] } })
    s.choose('giveRelic', { relic: 'silver-key', to: 'p2' }).choose('agree', {}, 'p2')
    expect(s.hand('p1')).toEqual(['elder-sign'])
    expect(s.hand('p2').toSorted()).toEqual(['mi-go-eye', 'silver-key'])
    expect(s.actionsLeft).toBe(3)
    expect(rolls(s)).toEqual([])
  })

  test('[RC-220] take: 1 relic from another player for 1 action', () => {
    const s = scene({ ...atCafe, hands: { p1: ['silver-key'], p2: ['mi-go-eye', 'elder-sign'] } })
    s.choose('takeRelic', { relic: 'elder-sign', from: 'p2' }).choose('agree', {}, 'p2')
    expect(s.hand('p1').toSorted()).toEqual(['elder-sign', 'silver-key'])
    expect(s.hand('p2')).toEqual(['mi-go-eye'])
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-220] only relics that are there', () => {
    const s = scene({ ...atCafe, hands: { p1: ['silver-key'], p2: ['mi-go-eye'] } })
    expect(s.offered('giveRelic')).toEqual([{ relic: 'silver-key', to: 'p2' }])
    expect(s.offered('takeRelic')).toEqual([{ relic: 'mi-go-eye', from: 'p2' }])
    expect(s.refusal('takeRelic', { relic: 'elder-sign', from: 'p2' })).toBe('RC-220')
    expect(['RC-158', 'RC-220']).toContain(s.refusal('giveRelic', { relic: 'elder-sign', to: 'p2' }))
  })

  test('[RC-221] both at the same location', () => {
    const s = scene({
      ...atCafe,
      at: { p1: 'cafe', p2: 'church', p3: 'theater' },
      hands: { p1: ['silver-key'], p2: ['mi-go-eye'], p3: ['elder-sign'] },
    })
    expect(s.offered('giveRelic')).toEqual([])
    expect(s.offered('takeRelic')).toEqual([])
    // The Church is in the same town as the Cafe; that does not help.
    expect(s.refusal('giveRelic', { relic: 'silver-key', to: 'p2' })).toBe('RC-221')
    expect(s.refusal('takeRelic', { relic: 'mi-go-eye', from: 'p2' })).toBe('RC-221')
    expect(s.refusal('takeRelic', { relic: 'elder-sign', from: 'p3' })).toBe('RC-221')
  })

  test('[RC-221] the town does not matter', () => {
    for (const places of Object.values(townsAndPlaces))
      for (const here of places) {
        const s = scene({
          ...atCafe,
          at: { p1: here, p2: here, p3: here === 'theater' ? 'cafe' : 'theater' },
          hands: { p1: ['silver-key'], p2: ['mi-go-eye'] },
        })
        expect(s.may('giveRelic', { relic: 'silver-key', to: 'p2' }), `at ${here}`).toBe(true)
        expect(s.may('takeRelic', { relic: 'mi-go-eye', from: 'p2' }), `at ${here}`).toBe(true)
      }
  })
})

describe('Give or Take 1 Clue Card', () => {
  test('[RC-222] give: a card of the town one is in, for 1 action', () => {
    const s = scene({ ...atCafe, hands: { p1: ['dunwich', 'dunwich', 'arkham'], p2: ['kingsport'] } })
    s.choose('giveClue', { card: 'dunwich', to: 'p2' }).choose('agree', {}, 'p2')
    expect(s.hand('p1').toSorted()).toEqual(['arkham', 'dunwich'])
    expect(s.hand('p2').toSorted()).toEqual(['dunwich', 'kingsport'])
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-222] take: a card of the town one is in, for 1 action', () => {
    const s = scene({ ...atCafe, hands: { p1: ['arkham'], p2: ['dunwich', 'kingsport'] } })
    s.choose('takeClue', { card: 'dunwich', from: 'p2' }).choose('agree', {}, 'p2')
    expect(s.hand('p1').toSorted()).toEqual(['arkham', 'dunwich'])
    expect(s.hand('p2')).toEqual(['kingsport'])
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-222] a card of another town cannot be given or taken', () => {
    const s = scene({
      ...atCafe,
      hands: { p1: ['arkham', 'kingsport'], p2: ['arkham', 'innsmouth'] },
    })
    expect(s.offered('giveClue')).toEqual([])
    expect(s.offered('takeClue')).toEqual([])
    expect(s.refusal('giveClue', { card: 'arkham', to: 'p2' })).toBe('RC-222')
    expect(s.refusal('takeClue', { card: 'innsmouth', from: 'p2' })).toBe('RC-222')
    // Nor one of the right town that the other player does not have.
    expect(s.refusal('takeClue', { card: 'dunwich', from: 'p2' })).toBe('RC-222')
  })

  test('[RC-222] in each location the cards of its own town, and only those', () => {
    for (const [town, places] of Object.entries(townsAndPlaces))
      for (const here of places) {
        const hand: Card[] = ['arkham', 'dunwich', 'innsmouth', 'kingsport']
        const s = scene({ ...atCafe, at: { p1: here, p2: here }, hands: { p1: hand, p2: hand } })
        const given = s.offered('giveClue').filter(({ to }) => to === 'p2')
        expect(given, `at ${here}`).toEqual([{ card: town, to: 'p2' }])
        const taken = s.offered('takeClue').filter(({ from }) => from === 'p2')
        expect(taken, `at ${here}`).toEqual([{ card: town, from: 'p2' }])
      }
  })

  test('[RC-223] both at the same location', () => {
    const s = scene({
      ...atCafe,
      at: { p1: 'cafe', p2: 'church', p3: 'theater' },
      hands: { p1: ['dunwich'], p2: ['dunwich'], p3: ['dunwich'] },
    })
    expect(s.offered('giveClue')).toEqual([])
    expect(s.offered('takeClue')).toEqual([])
    for (const other of ['p2', 'p3']) {
      expect(s.refusal('giveClue', { card: 'dunwich', to: other })).toBe('RC-223')
      expect(s.refusal('takeClue', { card: 'dunwich', from: other })).toBe('RC-223')
    }
  })

  test('[RC-224] the other player must agree, whether the card is given or taken', () => {
    const setting: Setting = { ...atCafe, hands: { p1: ['dunwich'], p2: ['dunwich'] } }
    const give = scene(setting).choose('giveClue', { card: 'dunwich', to: 'p2' })
    const take = scene(setting).choose('takeClue', { card: 'dunwich', from: 'p2' })
    for (const s of [give, take]) {
      expect(s.asked).toEqual({ step: 'consent', seat: 'p2' })
      expect(s.engine.optionsOf('p1')).toEqual([])
      expect(s.engine.optionsOf('p3')).toEqual([])
      expect(s.hand('p1')).toEqual(['dunwich'])
      expect(s.hand('p2')).toEqual(['dunwich'])
    }
  })

  test('[RC-224] without agreement nothing changes and no action is spent', () => {
    const s = scene({ ...atCafe, hands: { p1: ['dunwich'], p2: ['dunwich'] } })
    s.choose('giveClue', { card: 'dunwich', to: 'p2' }).choose('decline', {}, 'p2')
    expect(s.hand('p1')).toEqual(['dunwich'])
    expect(s.hand('p2')).toEqual(['dunwich'])
    expect(s.actionsLeft).toBe(4)
    s.choose('takeClue', { card: 'dunwich', from: 'p2' }).choose('decline', {}, 'p2')
    expect(s.hand('p1')).toEqual(['dunwich'])
    expect(s.hand('p2')).toEqual(['dunwich'])
    expect(s.actionsLeft).toBe(4)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[RC-224] with closed hands a player asked for a card that is not there can only decline', () => {
    const s = scene({ ...atCafe, options: { hands: 'closed' }, hands: { p1: ['arkham'], p2: ['arkham'] } })
    s.choose('takeClue', { card: 'dunwich', from: 'p2' })
    expect(s.asked).toEqual({ step: 'consent', seat: 'p2' })
    expect(s.offered('agree', 'p2')).toEqual([])
    s.choose('decline', {}, 'p2')
    expect(s.hand('p1')).toEqual(['arkham'])
    expect(s.actionsLeft).toBe(4)
  })

  test('[RC-R89] the table can tell who proposed a trade, and how to agree to it', () => {
    const setting: Setting = {
      ...atCafe,
      hands: { p1: ['dunwich', 'silver-key'], p2: ['dunwich', 'mi-go-eye'] },
    }
    const proposed = [
      scene(setting).choose('giveClue', { card: 'dunwich', to: 'p2' }),
      scene(setting).choose('takeClue', { card: 'dunwich', from: 'p2' }),
      scene(setting).choose('giveRelic', { relic: 'silver-key', to: 'p2' }),
      scene(setting).choose('takeRelic', { relic: 'mi-go-eye', from: 'p2' }),
    ]
    for (const { engine, table } of proposed) {
      const { choice, proposer } = (reign.agreements as Record<string, Agreement<Kind, unknown>>)['consent']!
      expect(proposer(table, engine.decision!.args)).toBe('p1')
      expect(engine.optionsOf('p2').map(({ step }) => step)).toContain(choice)
    }
  })

  test('[RC-225] a relic trade needs agreement as well; without it no action is spent', () => {
    const s = scene({ ...atCafe, hands: { p1: ['silver-key'], p2: ['mi-go-eye'] } })
    s.choose('giveRelic', { relic: 'silver-key', to: 'p2' })
    expect(s.asked).toEqual({ step: 'consent', seat: 'p2' })
    expect(s.hand('p1')).toEqual(['silver-key'])
    s.choose('decline', {}, 'p2')
    s.choose('takeRelic', { relic: 'mi-go-eye', from: 'p2' })
    expect(s.asked).toEqual({ step: 'consent', seat: 'p2' })
    s.choose('decline', {}, 'p2')
    expect(s.hand('p1')).toEqual(['silver-key'])
    expect(s.hand('p2')).toEqual(['mi-go-eye'])
    expect(s.actionsLeft).toBe(4)
  })
})

describe('after a trade', () => {
  test('[RC-226] a receiver with 8 cards must discard at once, out of turn', () => {
    const s = scene({ ...atCafe, hands: { p1: ['dunwich'], p2: seven } })
    s.choose('giveClue', { card: 'dunwich', to: 'p2' }).choose('agree', {}, 'p2')
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p2' })
    expect(s.engine.optionsOf('p1')).toEqual([])
    const cards = s.offered('discard').map(({ card }) => card)
    expect(cards.toSorted()).toEqual(['arkham', 'dunwich', 'innsmouth', 'kingsport'])
    s.choose('discard', { card: 'dunwich' }, 'p2')
    expect(s.hand('p2').toSorted()).toEqual(seven.toSorted())
    expect(s.table.playerDiscard).toEqual(['dunwich'])
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.actionsLeft).toBe(3)
  })

  test('[RC-226] or play a relic instead', () => {
    const s = scene({ ...atCafe, hands: { p1: ['dunwich'], p2: [...seven.slice(0, 6), 'mi-go-eye'] } })
    s.choose('giveClue', { card: 'dunwich', to: 'p2' }).choose('agree', {}, 'p2')
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p2' })
    s.next('blank').choose('playRelic', { relic: 'mi-go-eye' }, 'p2')
    expect(rolls(s)).toEqual(['p2 relic'])
    expect(s.hand('p2')).toHaveLength(7)
    expect(s.table.playerDiscard).toEqual([])
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[RC-226] a taker above the limit likewise; so does a receiver of a relic', () => {
    const taker = scene({ ...atCafe, hands: { p1: seven, p2: ['dunwich'] } })
    taker.choose('takeClue', { card: 'dunwich', from: 'p2' }).choose('agree', {}, 'p2')
    expect(taker.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    const receiver = scene({ ...atCafe, hands: { p1: ['silver-key'], p2: seven } })
    receiver.choose('giveRelic', { relic: 'silver-key', to: 'p2' }).choose('agree', {}, 'p2')
    expect(receiver.asked).toEqual({ step: 'handLimit', seat: 'p2' })
  })

  test('[RC-226] a receiver with 7 cards keeps them; a sane Magician keeps 8', () => {
    const s = scene({ ...atCafe, hands: { p1: ['dunwich'], p2: seven.slice(1) } })
    s.choose('giveClue', { card: 'dunwich', to: 'p2' }).choose('agree', {}, 'p2')
    expect(s.hand('p2')).toHaveLength(7)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    const magician = scene({
      ...atCafe,
      investigators: ['reporter', 'magician'],
      at: { p1: 'cafe', p2: 'cafe' },
      hands: { p1: ['dunwich'], p2: seven },
    })
    magician.choose('giveClue', { card: 'dunwich', to: 'p2' }).choose('agree', {}, 'p2')
    expect(magician.hand('p2')).toHaveLength(8)
    expect(magician.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test('[RC-227] only the active player starts a trade', () => {
    const s = scene({
      ...atCafe,
      at: { p1: 'cafe', p2: 'cafe', p3: 'cafe' },
      hands: { p1: ['dunwich', 'silver-key'], p2: ['dunwich', 'mi-go-eye'], p3: ['dunwich', 'elder-sign'] },
    })
    for (const seat of ['p2', 'p3'])
      for (const step of ['giveClue', 'takeClue', 'giveRelic', 'takeRelic'] as const)
        expect(s.offered(step, seat), `${seat} ${step}`).toEqual([])
    const rules = ['RC-227', 'RC-132']
    expect(rules).toContain(s.refusal('giveClue', { card: 'dunwich', to: 'p1' }, 'p2'))
    expect(rules).toContain(s.refusal('takeClue', { card: 'dunwich', from: 'p1' }, 'p2'))
    expect(rules).toContain(s.refusal('giveRelic', { relic: 'mi-go-eye', to: 'p3' }, 'p2'))
    expect(rules).toContain(s.refusal('takeRelic', { relic: 'silver-key', from: 'p1' }, 'p2'))
    // p1 may trade with both, and with p2 in the turn of p2 it is the other way round.
    expect(s.offered('giveClue').map(({ to }) => to)).toEqual(['p2', 'p3'])
    const next = scene({ ...atCafe, active: 'p2', hands: { p1: ['dunwich'], p2: ['dunwich'] } })
    expect(next.offered('giveClue', 'p2')).toEqual([{ card: 'dunwich', to: 'p1' }])
    expect(next.offered('giveClue', 'p1')).toEqual([])
  })

  test('[RC-227] exception: a sane Magician may trade relics, not clue cards, in the turns of others', () => {
    const s = scene({
      investigators: ['reporter', 'magician'],
      actionsLeft: 4,
      at: { p1: 'cafe', p2: 'cafe' },
      hands: { p1: ['dunwich', 'silver-key'], p2: ['dunwich', 'mi-go-eye'] },
    })
    expect(s.offered('freelyGive', 'p2')).toEqual([{ relic: 'mi-go-eye', to: 'p1' }])
    expect(s.offered('freelyTake', 'p2')).toEqual([{ relic: 'silver-key', from: 'p1' }])
    expect(s.offered('giveClue', 'p2')).toEqual([])
    expect(s.offered('takeClue', 'p2')).toEqual([])
  })

  test('[RC-228] one card in one direction: nothing comes back', () => {
    const s = scene({ ...atCafe, hands: { p1: ['dunwich', 'dunwich'], p2: ['dunwich', 'silver-key'] } })
    s.choose('giveClue', { card: 'dunwich', to: 'p2' }).choose('agree', {}, 'p2')
    expect(s.happened('cardGiven')).toEqual([{ from: 'p1', to: 'p2', card: 'dunwich' }])
    expect(s.hand('p1')).toEqual(['dunwich'])
    expect(s.hand('p2').toSorted()).toEqual(['dunwich', 'dunwich', 'silver-key'])
    s.choose('takeRelic', { relic: 'silver-key', from: 'p2' }).choose('agree', {}, 'p2')
    expect(s.happened('cardGiven')).toEqual([{ from: 'p2', to: 'p1', card: 'silver-key' }])
    expect(s.hand('p1').toSorted()).toEqual(['dunwich', 'silver-key'])
    expect(s.hand('p2')).toEqual(['dunwich', 'dunwich'])
    // Giving and taking are two actions.
    expect(s.actionsLeft).toBe(2)
  })
})
