import { describe, expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import { type Setting, scene } from '../scene.ts'
import { revealed, rolls, sanityOf } from './about.ts'

/** Two players with nothing special about their hands. */
const usual: Setting = { investigators: ['driver', 'hunter'], actionsLeft: 4 }

const clues: Card[] = [
  'dunwich',
  'dunwich',
  'dunwich',
  'innsmouth',
  'innsmouth',
  'innsmouth',
  'kingsport',
  'kingsport',
  'kingsport',
]
const hand = (count: number): Card[] => clues.slice(0, count)

describe('Hand limit', () => {
  test('[RC-320] 7 cards are allowed', () => {
    const s = scene({ ...usual, hands: { p1: hand(5) }, deck: ['arkham', 'arkham'] })
    s.choose('endActions', {})
    expect(s.hand('p1')).toHaveLength(7)
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-320] 8 are not', () => {
    const s = scene({ ...usual, hands: { p1: hand(6) }, deck: ['arkham', 'arkham'] })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
  })

  test('[RC-320] clue cards and relics count together', () => {
    const s = scene({
      ...usual,
      hands: { p1: [...hand(3), 'silver-key', 'elder-sign', 'mi-go-eye'] },
      deck: ['arkham', 'bizarre-statue'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
  })

  test('[RC-321] discard until at the limit, and no further', () => {
    const s = scene({ ...usual, hands: { p1: hand(7) }, deck: ['arkham', 'arkham'] })
    s.choose('endActions', {})
    expect(s.hand('p1')).toHaveLength(9)
    s.choose('discard', { card: 'arkham' })
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    s.choose('discard', { card: 'dunwich' })
    expect(s.hand('p1')).toHaveLength(7)
    expect(s.table.playerDiscard).toEqual(['arkham', 'dunwich'])
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-321] or play relics, which then have their effect and their roll', () => {
    const s = scene({
      ...usual,
      hands: { p1: [...hand(5), 'silver-key', 'mi-go-eye'] },
      deck: ['arkham', 'arkham'],
    })
    s.choose('endActions', {})
    s.next('delusions').choose('playRelic', { relic: 'mi-go-eye' })
    expect(s.table.inForce.map(({ relic }) => relic)).toEqual(['mi-go-eye'])
    expect(rolls(s)).toEqual(['p1 relic'])
    expect(sanityOf(s, 'p1')).toBe(3)
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    expect(s.hand('p1')).toHaveLength(8)
    s.choose('playRelic', { relic: 'silver-key' })
    s.next('blank').choose('turnKey', { to: 'theater' })
    expect(s.hand('p1')).toHaveLength(7)
    expect(s.table.playerDiscard).toEqual([])
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-321] it is a must: neither passing nor anything else is offered', () => {
    const s = scene({ ...usual, hands: { p1: [...hand(5), 'silver-key'] }, deck: ['arkham', 'arkham'] })
    s.choose('endActions', {})
    const steps = new Set(s.engine.decision!.options.map(({ step }) => step))
    expect([...steps].toSorted()).toEqual(['discard', 'playRelic'])
  })

  test('[RC-321] [RC-R90] a free relic trade is a way out for a sane Magician only', () => {
    const s = scene({
      investigators: ['magician', 'hunter'],
      hands: { p1: [...hand(6), 'silver-key'] },
      deck: ['arkham', 'arkham'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    expect(s.offered('freelyGive')).toEqual([{ relic: 'silver-key', to: 'p2' }])
    const insane = scene({
      investigators: ['magician', 'hunter'],
      sanity: { p1: 0 },
      hands: { p1: [...hand(6), 'silver-key'] },
      deck: ['arkham', 'arkham'],
    })
    insane.choose('endActions', {})
    expect(insane.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    expect(insane.offered('freelyGive')).toEqual([])
  })

  test('[RC-322] in the actions step: a relic won in a fight', () => {
    const s = scene({ ...usual, at: { p1: 'cafe' }, hands: { p1: hand(7) }, shoggoths: ['cafe'] })
    s.choose('fightShoggoth', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
  })

  test('[RC-322] after the last action as well', () => {
    const s = scene({
      ...usual,
      actionsLeft: 3,
      at: { p1: 'cafe' },
      hands: { p1: hand(7) },
      shoggoths: ['cafe'],
    })
    s.choose('fightShoggoth', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    expect(s.happened('cardsDrawn')).toEqual([])
  })

  test("[RC-322] in another player's turn: a card received", () => {
    const s = scene({
      ...usual,
      at: { p1: 'cafe', p2: 'cafe' },
      hands: { p1: ['dunwich'], p2: hand(7) },
    })
    s.choose('giveClue', { card: 'dunwich', to: 'p2' }).choose('agree', {}, 'p2')
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p2' })
  })

  test('[RC-322] between two Summoning cards: a clue card brought back by a friend', () => {
    const s = scene({
      ...usual,
      hands: { p1: hand(5), p2: ['last-hourglass'] },
      deck: ['arkham', 'arkham'],
      discard: ['kingsport'],
    })
    s.choose('endActions', {}).choose('pass', {}, 'p2')
    expect(s.asked).toEqual({ step: 'window', seat: 'p2' })
    expect(revealed(s)).toEqual(['diner'])
    s.choose('playRelic', { relic: 'last-hourglass' }, 'p2')
    s.next('blank').choose('recoverClue', { card: 'kingsport' }, 'p2')
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    expect(s.hand('p1')).toHaveLength(8)
    expect(revealed(s)).toEqual([])
    s.choose('discard', { card: 'kingsport' })
    expect(s.hand('p1')).toHaveLength(7)
    expect(revealed(s)).toEqual(['theater'])
  })

  test('[RC-322] for a relic that a Magician gives away in the summoning step', () => {
    const s = scene({
      investigators: ['driver', 'magician'],
      hands: { p1: hand(5), p2: ['silver-key'] },
      deck: ['arkham', 'arkham'],
    })
    s.choose('endActions', {}).choose('pass', {}, 'p2')
    expect(revealed(s)).toEqual(['diner'])
    s.choose('freelyGive', { relic: 'silver-key', to: 'p1' }, 'p2').choose('agree', {}, 'p1')
    expect(s.hand('p1')).toHaveLength(8)
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
  })

  test('[RC-322] for a card fetched by the insane Reporter', () => {
    const s = scene({
      investigators: ['reporter', 'hunter'],
      sanity: { p1: 0 },
      hands: { p1: hand(7) },
      discard: ['arkham'],
    })
    s.choose('fetchClue', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
  })

  test('[RC-323] before the next action', () => {
    const s = scene({ ...usual, at: { p1: 'cafe' }, hands: { p1: hand(7) }, shoggoths: ['cafe'] })
    s.choose('fightShoggoth', {})
    expect(s.offered('walk')).toEqual([])
    expect(s.offered('endActions')).toEqual([])
    s.choose('discard', { card: 'dunwich' })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
    expect(s.actionsLeft).toBe(1)
  })

  test('[RC-323] after the draw step, before the relics of others and before the summoning step', () => {
    const s = scene({
      ...usual,
      hands: { p1: hand(6), p2: ['elder-sign'] },
      deck: ['arkham', 'arkham'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    expect(s.offered('playRelic', 'p2')).toEqual([])
    expect(revealed(s)).toEqual([])
    s.choose('discard', { card: 'arkham' })
    expect(s.asked).toEqual({ step: 'window', seat: 'p2' })
    expect(revealed(s)).toEqual([])
  })

  test('[RC-323] not in the middle of an effect: the roll for a relic comes first', () => {
    // Mi-Go Eye leads to Paranoia, a ritual and Atlach-Nacha: 8 cards wait until all that is over.
    const s = scene({
      ...usual,
      hands: { p1: [...hand(5), 'mi-go-eye', 'elder-sign'] },
      deck: ['arkham', 'arkham'],
      cultists: { 'train-station': 2 },
      asleep: ['atlach-nacha'],
    })
    s.choose('endActions', {})
    expect(s.hand('p1')).toHaveLength(9)
    s.next('paranoia').choose('playRelic', { relic: 'mi-go-eye' })
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p1' })
    s.choose('giveToken', {})
    expect(s.asked).toEqual({ step: 'atlachNachaAsks', seat: 'p2' })
    s.choose('giveToken', {}, 'p2')
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
  })

  test('[RC-323] after Evil Stirs: every player above the limit discards before the game goes on', () => {
    const s = scene({
      investigators: ['driver', 'magician'],
      at: { p1: 'graveyard', p2: 'graveyard' },
      sanity: { p2: 1 },
      hands: { p1: hand(6), p2: ['arkham', 'arkham', 'arkham', ...hand(5)] },
      deck: ['arkham', 'evil-stirs'],
      summoningBottom: ['graveyard'],
    })
    // The Shoggoth of Evil Stirs drives the Magician insane; p1 has 7 with the card just drawn.
    s.next('blank', 'blank', 'delusions').choose('endActions', {})
    expect(s.hand('p1')).toHaveLength(7)
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p2' })
    expect(s.happened('summoningDiscardReshuffled')).toHaveLength(1)
    expect(revealed(s)).toEqual(['graveyard'])
    const both = scene({
      investigators: ['driver', 'magician'],
      at: { p1: 'graveyard', p2: 'graveyard' },
      sanity: { p2: 1 },
      hands: { p1: hand(7), p2: ['arkham', 'arkham', 'arkham', ...hand(5)] },
      deck: ['arkham', 'evil-stirs'],
      summoningBottom: ['graveyard'],
    })
    both.next('blank', 'blank', 'delusions').choose('endActions', {})
    expect(both.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    both.choose('discard', { card: 'arkham' })
    expect(both.asked).toEqual({ step: 'handLimit', seat: 'p2' })
    expect(revealed(both)).toEqual([])
    both.choose('discard', { card: 'arkham' })
    expect(both.hand('p1')).toHaveLength(7)
    expect(both.hand('p2')).toHaveLength(7)
  })

  test('[RC-324] the player concerned chooses among all the cards of that hand', () => {
    const s = scene({
      ...usual,
      hands: { p1: ['dunwich', 'dunwich', 'innsmouth', 'kingsport', 'silver-key', 'mi-go-eye'], p2: hand(3) },
      deck: ['arkham', 'elder-sign'],
    })
    s.choose('endActions', {})
    expect(
      s
        .offered('discard', 'p1')
        .map(({ card }) => card)
        .toSorted(),
    ).toEqual(['arkham', 'dunwich', 'elder-sign', 'innsmouth', 'kingsport', 'mi-go-eye', 'silver-key'])
    expect(
      s
        .offered('playRelic', 'p1')
        .map(({ relic }) => relic)
        .toSorted(),
    ).toEqual(['elder-sign', 'mi-go-eye', 'silver-key'])
    expect(s.engine.optionsOf('p2')).toEqual([])
    s.choose('discard', { card: 'innsmouth' })
    expect(s.hand('p1')).not.toContain('innsmouth')
    expect(s.hand('p1')).toHaveLength(7)
  })
})

describe('the hand of the Magician', () => {
  test('[RC-325] sane: 8 cards are allowed, 9 are not', () => {
    const eight = scene({
      investigators: ['magician', 'hunter'],
      hands: { p1: hand(6) },
      deck: ['arkham', 'arkham'],
    })
    eight.choose('endActions', {})
    expect(eight.hand('p1')).toHaveLength(8)
    expect(eight.asked).toEqual({ step: 'act', seat: 'p2' })
    const nine = scene({
      investigators: ['magician', 'hunter'],
      hands: { p1: hand(7) },
      deck: ['arkham', 'arkham'],
    })
    nine.choose('endActions', {})
    expect(nine.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    nine.choose('discard', { card: 'arkham' })
    expect(nine.hand('p1')).toHaveLength(8)
    expect(nine.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-325] it is the limit of the Magician alone', () => {
    const s = scene({
      investigators: ['driver', 'magician'],
      hands: { p1: hand(6) },
      deck: ['arkham', 'arkham'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
  })

  test('[RC-325] insane: 7', () => {
    const s = scene({
      investigators: ['magician', 'hunter'],
      sanity: { p1: 0 },
      hands: { p1: hand(6) },
      deck: ['arkham', 'arkham'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
  })

  test('[RC-326] becoming insane with 8 cards in the own actions step', () => {
    const s = scene({
      investigators: ['magician', 'hunter'],
      at: { p1: 'university' },
      sanity: { p1: 1 },
      hands: { p1: hand(8) },
      shoggoths: ['park'],
    })
    s.next('delusions').choose('walk', { to: 'park' })
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    s.choose('discard', { card: 'dunwich' })
    expect(s.hand('p1')).toHaveLength(7)
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })

  test("[RC-326] becoming insane in another player's turn", () => {
    const s = scene({
      investigators: ['driver', 'magician'],
      at: { p2: 'graveyard' },
      sanity: { p2: 1 },
      hands: { p2: hand(8) },
      shoggoths: ['wharf'],
      summoning: ['woods', 'diner'],
    })
    s.next('delusions').choose('endActions', {})
    expect(rolls(s)).toEqual(['p2 shoggoth'])
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p2' })
    // At once: the second Summoning card is still to come.
    expect(revealed(s)).toEqual(['woods'])
    s.choose('discard', { card: 'dunwich' }, 'p2')
    expect(s.hand('p2')).toHaveLength(7)
    expect(revealed(s)).toEqual(['diner'])
  })

  test('[RC-326] with 7 cards nothing happens', () => {
    const s = scene({
      investigators: ['magician', 'hunter'],
      at: { p1: 'university' },
      sanity: { p1: 1 },
      hands: { p1: hand(7) },
      shoggoths: ['park'],
    })
    s.next('delusions').choose('walk', { to: 'park' })
    expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
  })
})

describe('relics above the limit', () => {
  test('[RC-327] a relic discarded unplayed goes to the discard pile without effect and roll', () => {
    const s = scene({ ...usual, hands: { p1: [...hand(5), 'mi-go-eye'] }, deck: ['arkham', 'arkham'] })
    s.choose('endActions', {})
    s.next('psychosis').choose('discard', { card: 'mi-go-eye' })
    expect(s.table.playerDiscard).toEqual(['mi-go-eye'])
    expect(s.table.relicsInBox).toEqual([])
    expect(s.table.inForce).toEqual([])
    expect(rolls(s)).toEqual([])
    expect(sanityOf(s, 'p1')).toBe(4)
  })

  test('[RC-328] under Yog-Sothoth a non-active player above the limit must discard', () => {
    const s = scene({
      ...usual,
      at: { p1: 'cafe', p2: 'cafe' },
      hands: { p1: ['dunwich'], p2: [...hand(6), 'silver-key'] },
      awake: ['yog-sothoth'],
    })
    s.choose('giveClue', { card: 'dunwich', to: 'p2' }).choose('agree', {}, 'p2')
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p2' })
    expect(s.offered('playRelic', 'p2')).toEqual([])
    expect(['RC-328', 'RC-475']).toContain(s.refusal('playRelic', { relic: 'silver-key' }, 'p2'))
    // The relic itself may be discarded.
    expect(s.may('discard', { card: 'silver-key' }, 'p2')).toBe(true)
    s.choose('discard', { card: 'dunwich' }, 'p2')
    expect(s.hand('p2')).toHaveLength(7)
  })

  test('[RC-328] the active player may play relics even then', () => {
    const s = scene({
      ...usual,
      hands: { p1: [...hand(5), 'mi-go-eye'] },
      deck: ['arkham', 'arkham'],
      awake: ['yog-sothoth'],
    })
    s.choose('endActions', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    expect(s.may('playRelic', { relic: 'mi-go-eye' })).toBe(true)
  })

  test('[RC-328] a Yog-Sothoth who was cancelled forbids nothing', () => {
    const s = scene({
      ...usual,
      at: { p1: 'cafe', p2: 'cafe' },
      hands: { p1: ['dunwich'], p2: [...hand(6), 'silver-key'] },
      awake: ['yog-sothoth'],
      cancelled: ['yog-sothoth'],
    })
    s.choose('giveClue', { card: 'dunwich', to: 'p2' }).choose('agree', {}, 'p2')
    expect(s.may('playRelic', { relic: 'silver-key' }, 'p2')).toBe(true)
  })
})
