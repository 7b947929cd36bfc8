import { describe, expect, test } from 'vitest'
import { scene } from '../scene.ts'
import { rolls, sanityOf, sequence } from './about.ts'

describe('Draw step', () => {
  test('[RC-270] the active player draws the top 2 cards of the player deck', () => {
    const s = scene({
      investigators: ['driver', 'hunter', 'reporter'],
      active: 'p2',
      hands: { p2: ['kingsport'] },
      deck: ['arkham', 'mi-go-eye', 'dunwich'],
    })
    const size = s.table.playerDeck.length
    s.choose('endActions', {})
    expect(s.hand('p2')).toEqual(['kingsport', 'arkham', 'mi-go-eye'])
    expect(s.hand('p1')).toEqual([])
    expect(s.hand('p3')).toEqual([])
    expect(s.table.playerDeck).toHaveLength(size - 2)
    expect(s.table.playerDeck[0]).toBe('dunwich')
  })

  test('[RC-270] after the actions step, before the summoning step', () => {
    const s = scene({ deck: ['arkham', 'dunwich'] })
    s.choose('endActions', {})
    expect(sequence(s, 'actionsEnded', 'cardsDrawn', 'summoningCardRevealed', 'turnEnded')).toEqual([
      'actionsEnded',
      'cardsDrawn',
      'summoningCardRevealed',
      'summoningCardRevealed',
      'turnEnded',
    ])
  })

  test('[RC-271] with exactly 2 cards they are drawn and the game goes on', () => {
    const s = scene({ deck: ['arkham', 'dunwich'], deckSize: 2 })
    s.choose('endActions', {})
    expect(s.outcome).toBeUndefined()
    expect(s.hand('p1')).toEqual(['arkham', 'dunwich'])
    expect(s.table.playerDeck).toEqual([])
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })

  test('[RC-271] with 1 card the players lose; it is not drawn first', () => {
    const s = scene({ deck: ['arkham'], deckSize: 1 })
    s.choose('endActions', {})
    expect(s.outcome).toBe('no-cards')
    expect(s.hand('p1')).toEqual([])
    expect(s.table.playerDeck).toEqual(['arkham'])
    expect(s.happened('cardsDrawn')).toEqual([])
    expect(s.happened('summoningCardRevealed')).toEqual([])
  })

  test('[RC-271] a single Evil Stirs card left is not resolved either', () => {
    const s = scene({ deck: ['evil-stirs'], deckSize: 1 })
    s.choose('endActions', {})
    expect(s.outcome).toBe('no-cards')
    expect(s.happened('evilStirred')).toEqual([])
    expect(s.table.awake).toEqual([])
  })

  test('[RC-271] with no card the players lose, and not before they must draw', () => {
    const s = scene({ deckSize: 0 })
    expect(s.outcome).toBeUndefined()
    s.choose('walk', { to: 'cafe' })
    expect(s.outcome).toBeUndefined()
    s.choose('endActions', {})
    expect(s.outcome).toBe('no-cards')
  })

  test('[RC-272] the discard pile is never reshuffled into the player deck', () => {
    for (const deckSize of [0, 1]) {
      const s = scene({ deckSize })
      const pile = [...s.table.playerDiscard]
      expect(pile.length).toBeGreaterThan(40)
      s.choose('endActions', {})
      expect(s.outcome).toBe('no-cards')
      expect(s.table.playerDiscard).toEqual(pile)
      expect(s.table.playerDeck).toHaveLength(deckSize)
    }
    // Nor after the last two cards are drawn.
    const last = scene({ deckSize: 2 })
    const pile = [...last.table.playerDiscard]
    last.choose('endActions', {})
    expect(last.table.playerDeck).toEqual([])
    expect(last.table.playerDiscard).toEqual(pile)
  })

  test('[RC-273] nothing can be played between the two cards', () => {
    const s = scene({
      hands: { p1: ['silver-key'], p2: ['elder-sign'] },
      deck: ['mi-go-eye', 'arkham'],
    })
    const size = s.table.playerDeck.length
    s.choose('endActions', {})
    // The first question after the actions step comes when both are in hand.
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    expect(s.hand('p1')).toEqual(['silver-key', 'mi-go-eye', 'arkham'])
    expect(s.table.playerDeck).toHaveLength(size - 2)
    expect(s.happened('cardsDrawn')).toHaveLength(1)
    // From then on the relic just drawn may be played like any other.
    expect(s.may('playRelic', { relic: 'mi-go-eye' })).toBe(true)
  })

  test('[RC-274] cards drawn with Evil Stirs are in hand while it is resolved', () => {
    // Tsathoggua, awakened by this Evil Stirs, takes 2 cards; the one just drawn may be one of them.
    for (const deck of [
      ['arkham', 'evil-stirs'],
      ['evil-stirs', 'arkham'],
    ] as const) {
      const s = scene({ deck: [...deck], hands: { p1: ['kingsport', 'dunwich'] }, asleep: ['tsathoggua'] })
      s.next('blank').choose('endActions', {})
      expect(s.asked).toEqual({ step: 'discardOne', seat: 'p1' })
      expect(s.hand('p1')).toEqual(['kingsport', 'dunwich', 'arkham'])
      s.choose('discard', { card: 'arkham' })
      expect(s.hand('p1')).toEqual(['kingsport', 'dunwich'])
    }
  })

  test('[RC-275] Evil Stirs is resolved at once, before any relic and before the summoning step', () => {
    const s = scene({
      deck: ['evil-stirs', 'arkham'],
      hands: { p1: ['silver-key'], p2: ['elder-sign'] },
      summoningBottom: ['theater'],
    })
    s.next('delusions').choose('endActions', {})
    expect(s.asked).toEqual({ step: 'window', seat: 'p1' })
    expect(sequence(s, 'cardsDrawn', 'evilStirred', 'dieRolled', 'oldOneAwoke', 'shoggothPlaced')).toEqual([
      'cardsDrawn',
      'evilStirred',
      'dieRolled',
      'oldOneAwoke',
      'shoggothPlaced',
    ])
    expect(sanityOf(s, 'p1')).toBe(3)
    expect(s.table.cultists.diner).toBe(0)
  })

  test('[RC-275] as the second of the two cards just the same', () => {
    const s = scene({ deck: ['arkham', 'evil-stirs'], summoningBottom: ['theater'] })
    s.next('blank').choose('endActions', {})
    expect(s.happened('evilStirred')).toEqual([{ seat: 'p1' }])
    expect(rolls(s)).toEqual(['p1 evil stirs'])
    expect(s.table.awake).toHaveLength(1)
  })

  test('[RC-276] no replacement is drawn', () => {
    const one = scene({ deck: ['evil-stirs', 'arkham', 'dunwich', 'kingsport'] })
    const size = one.table.playerDeck.length
    one.next('blank').choose('endActions', {})
    expect(one.hand('p1')).toEqual(['arkham'])
    expect(one.table.playerDeck).toHaveLength(size - 2)
    const two = scene({ deck: ['evil-stirs', 'evil-stirs', 'dunwich', 'kingsport'] })
    two.next('blank', 'blank').choose('endActions', {})
    expect(two.hand('p1')).toEqual([])
    expect(two.table.playerDeck).toHaveLength(size - 2)
    expect(two.table.playerDeck[0]).toBe('dunwich')
  })

  test('[RC-277] a resolved Evil Stirs card is out of the game', () => {
    const s = scene({ deck: ['evil-stirs', 'arkham'] })
    s.next('blank').choose('endActions', {})
    expect(s.table.evilStirsDrawn).toBe(1)
    expect(s.table.playerDiscard).toEqual([])
    expect(s.hand('p1')).toEqual(['arkham'])
    expect(s.table.playerDeck.filter((card) => card === 'evil-stirs')).toHaveLength(3)
  })

  test('[RC-278] the hand limit waits until Evil Stirs is resolved', () => {
    const s = scene({
      deck: ['arkham', 'evil-stirs'],
      hands: { p1: ['dunwich', 'dunwich', 'dunwich', 'kingsport', 'kingsport', 'innsmouth', 'innsmouth'] },
      summoningBottom: ['theater'],
    })
    s.next('blank').choose('endActions', {})
    expect(s.asked).toEqual({ step: 'handLimit', seat: 'p1' })
    expect(s.hand('p1')).toHaveLength(8)
    expect(sequence(s, 'oldOneAwoke', 'shoggothPlaced', 'summoningDiscardReshuffled')).toHaveLength(3)
    expect(s.happened('summoningCardRevealed').map(({ from }) => from)).toEqual(['bottom'])
  })

  test('[RC-278] cards lost to Evil Stirs no longer count', () => {
    const s = scene({
      deck: ['arkham', 'evil-stirs'],
      hands: { p1: ['dunwich', 'dunwich', 'dunwich', 'kingsport', 'kingsport', 'innsmouth', 'innsmouth'] },
      asleep: ['tsathoggua'],
    })
    s.next('blank').choose('endActions', {})
    expect(s.asked).toEqual({ step: 'discardOne', seat: 'p1' })
    s.choose('discard', { card: 'arkham' }).choose('discard', { card: 'dunwich' })
    // 8 cards less 2: nothing more to discard, and the turn goes on to the next player.
    expect(s.hand('p1')).toHaveLength(6)
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
  })
})
