import { Engine, type Position, type Seat, completeOptions, sampleWorld } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { type DeckCard, evilStirs, isClue, isRelic } from '../content/cards.ts'
import { reign } from '../index.ts'
import type { Options, Table } from '../position.ts'
import { type Scene, type Setting, scene } from './scene.ts'

/** What a seat still knows about cards that lie face down again: worlds agree with it, and differ in all the rest. */

const spectator = ''

function worldsOf(position: Position, seat: Seat, count = 60): Table[] {
  return Array.from(
    { length: count },
    (_, i) => sampleWorld(reign, position, seat, `world ${i}`).table as Table,
  )
}

function closed(setting: Setting): Scene {
  return scene({
    investigators: ['magician', 'detective', 'hunter'],
    ...setting,
    options: { hands: 'closed', ...setting.options },
  })
}

/** How many different things there are. */
function variety(all: readonly (readonly string[])[]): number {
  return new Set(all.map((each) => each.join())).size
}

function stirringIn(cards: readonly DeckCard[]): number {
  return cards.filter((card) => card === evilStirs).length
}

describe('the Summoning deck', () => {
  test('[RC-298] cards that regrouped stay above those that were not shuffled', () => {
    const s = scene({
      deck: [evilStirs, 'arkham'],
      summoningDiscard: ['docks', 'park'],
      summoningBottom: ['theater'],
      asleep: ['nyarlathotep'],
    })
    s.next('blank').choose('endActions', {})
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 3, onTop: true }])
    const { summoningDeck } = s.table
    const revealed = 24 - summoningDeck.length
    const above = 3 - revealed
    const decks = worldsOf(s.position, 'p1').map((table) => table.summoningDeck)
    for (const deck of decks)
      expect(deck.slice(0, above).toSorted()).toEqual(summoningDeck.slice(0, above).toSorted())
    expect(variety(decks.map((deck) => deck.slice(above)))).toBe(decks.length)
  })

  test('[RC-352] a new deck made of the whole discard pile is one again', () => {
    const s = scene({})
    s.table.known.summoning = [1, 23]
    const [top, ...rest] = s.table.summoningDeck
    const decks = worldsOf(s.position, 'p1').map((table) => table.summoningDeck)
    for (const deck of decks) expect(deck[0]).toBe(top)
    expect(variety(decks)).toBe(decks.length)
    expect(decks[0]!.slice(1).toSorted()).toEqual(rest.toSorted())
  })
})

describe('the player deck', () => {
  function fresh(options: Partial<Options>): Position<Table, Options> {
    const engine = Engine.start(
      reign,
      completeOptions(reign, { players: 2, first: 'p1', ...options }),
      'piles',
    )
    while (engine.decision!.step === 'chooseInvestigator') engine.choose(engine.decision!.options[0]!)
    return engine.position as Position<Table, Options>
  }

  test.each(['open', 'closed'] as const)(
    '[RC-107] [RC-108] with %s hands each of the four piles has one Evil Stirs',
    (hands) => {
      const position = fresh({ hands })
      const { piles } = position.table.known
      expect(piles.map(({ evilStirs: count }) => count)).toEqual([1, 1, 1, 1])
      expect(piles.reduce((sum, { cards }) => sum + cards, 0)).toBe(position.table.playerDeck.length)
      const decks = worldsOf(position, 'p2').map((table) => table.playerDeck)
      for (const deck of decks) {
        const rest = deck.slice()
        for (const { cards } of piles) expect(stirringIn(rest.splice(0, cards))).toBe(1)
      }
      expect(variety(decks)).toBe(decks.length)
    },
  )

  test('[RC-272] after its Evil Stirs was drawn, the rest of a pile has none', () => {
    const s = scene({ deck: [evilStirs, 'arkham'], asleep: ['nyarlathotep'] })
    const { length } = s.table.playerDeck
    s.table.known.piles = [
      { cards: 6, evilStirs: 1 },
      { cards: length - 6, evilStirs: 3 },
    ]
    s.next('blank').choose('endActions', {})
    for (const { playerDeck } of worldsOf(s.position, 'p2'))
      expect(stirringIn(playerDeck.slice(0, 4))).toBe(0)
  })

  const top: DeckCard[] = ['kingsport', evilStirs, 'dunwich', 'arkham']

  /** p2 has put these four cards back on the deck, in this order. */
  function read(hands: Options['hands'], piles?: Table['known']['piles']): Scene {
    const s = scene({
      investigators: ['doctor', 'detective', 'hunter'],
      options: { hands },
      hands: { p2: ['book-of-shadow'] },
      deck: top.toReversed(),
    })
    if (piles !== undefined) s.table.known.piles = piles
    s.next('blank').choose('playRelic', { relic: 'book-of-shadow' }, 'p2')
    for (const card of top) if (s.asked?.step === 'book') s.choose('putNext', { card })
    expect(s.table.playerDeck.slice(0, 4)).toEqual(top)
    return s
  }

  test('[RC-505] the player of the Book of Shadow knows the order of the cards, with closed hands nobody else', () => {
    const s = read('closed')
    const tops = (seat: Seat): DeckCard[][] =>
      worldsOf(s.position, seat).map(({ playerDeck }) => playerDeck.slice(0, 4))
    for (const cards of tops('p2')) expect(cards).toEqual(top)
    for (const seat of ['p1', 'p3', spectator]) expect(variety(tops(seat))).toBeGreaterThan(10)
  })

  test('[RC-505] with open hands everybody knows it, and only as long as the cards lie there', () => {
    const s = read('open')
    for (const seat of ['p1', 'p3', spectator])
      for (const { playerDeck } of worldsOf(s.position, seat)) expect(playerDeck.slice(0, 4)).toEqual(top)
    s.next('blank', 'blank').choose('endActions', {})
    const decks = worldsOf(s.position, 'p1').map(({ playerDeck }) => playerDeck)
    for (const deck of decks) expect(deck.slice(0, 2)).toEqual(top.slice(2))
    expect(variety(decks.map((deck) => deck.slice(2)))).toBe(decks.length)
  })

  test('[RC-505] who has seen a card on the deck knows it in the hand that draws it', () => {
    const s = read('closed')
    s.next('blank', 'blank').choose('endActions', {}, 'p1')
    expect(s.happened('cardsDrawn')[0]).toMatchObject({ seat: 'p1', cards: ['kingsport'], evilStirs: 1 })
    for (const { hands } of worldsOf(s.position, 'p2')) expect(hands['p1']).toEqual(['kingsport'])
    expect(variety(worldsOf(s.position, 'p3').map(({ hands }) => hands['p1']!))).toBeGreaterThan(1)
  })

  test('[RC-505] across two piles: below the four cards the second pile has at most its own Evil Stirs', () => {
    const s = read('closed', [
      { cards: 2, evilStirs: 1 },
      { cards: 10, evilStirs: 1 },
      { cards: 36, evilStirs: 2 },
    ])
    const counts = worldsOf(s.position, 'p1', 200).map(({ playerDeck }) => ({
      above: stirringIn(playerDeck.slice(0, 4)),
      below: stirringIn(playerDeck.slice(4, 12)),
    }))
    for (const { above, below } of counts) expect([above + below, below <= 1]).toEqual([2, true])
    expect(new Set(counts.map(({ above }) => above))).toEqual(new Set([1, 2]))
  })
})

describe('closed hands', () => {
  function handsIn(s: Scene, seat: Seat, owner: Seat): string[][] {
    return worldsOf(s.position, seat).map(({ hands }) => hands[owner]!)
  }

  test('[RC-222] a card that was given openly is in the hand, until such a card leaves it', () => {
    const s = closed({
      at: { p1: 'park', p2: 'park' },
      hands: { p1: ['arkham', 'dunwich'], p2: ['arkham', 'kingsport', 'kingsport'] },
    })
    s.choose('giveClue', { card: 'arkham', to: 'p2' }).choose('agree', {})
    for (const seat of ['p3', spectator])
      for (const hand of handsIn(s, seat, 'p2')) expect(hand).toContain('arkham')
    expect(s.table.hands['p2']!.filter((card) => card === 'arkham')).toHaveLength(2)
    s.table.turn.active = 'p2'
    const bus = closed({
      at: { p2: 'diner' },
      active: 'p2',
      hands: { p2: ['arkham', 'arkham', 'kingsport'] },
    })
    bus.table.known.hands['p3']!['p2'] = ['arkham']
    bus.choose('bus', { pay: 'arkham' }).choose('ride', { to: 'park' })
    expect(handsIn(bus, 'p3', 'p2').some((hand) => !hand.includes('arkham'))).toBe(true)
  })

  test('[RC-224] a card that was offered is known to be there even when it was declined', () => {
    const s = closed({
      at: { p1: 'park', p2: 'park' },
      hands: { p1: ['arkham', 'dunwich', 'innsmouth'], p2: ['kingsport'] },
    })
    s.choose('giveClue', { card: 'arkham', to: 'p2' }).choose('decline', {})
    expect(s.table.onOffer).toBeNull()
    const hands = handsIn(s, 'p3', 'p1')
    for (const hand of hands) expect(hand).toContain('arkham')
    expect(variety(hands)).toBeGreaterThan(10)
  })

  test('[RC-204] the relic of a defeated Shoggoth is some relic', () => {
    const s = closed({ active: 'p3', at: { p3: 'park' }, shoggoths: ['park'], hands: { p3: ['arkham'] } })
    s.choose('fightShoggoth', {})
    const hands = handsIn(s, 'p1', 'p3')
    for (const hand of hands) expect(hand.some((card) => isRelic(card as DeckCard))).toBe(true)
    expect(variety(hands)).toBeGreaterThan(5)
  })

  test('[RC-671] so is the card that the Magician starts with', () => {
    const options = completeOptions(reign, { players: 2, first: 'p1', hands: 'closed' })
    const starts = Array.from({ length: 12 }, (_, i) => Engine.start(reign, options, `starting ${i}`))
    const offered = starts.find(({ decision }) =>
      decision!.options.some(({ args }) => args['investigator'] === 'magician'),
    )!
    offered.choose(offered.find('p1', 'takeInvestigator:investigator=magician')!)
    offered.choose(offered.decision!.options[0]!)
    for (const { hands } of worldsOf(offered.position, 'p2')) expect(hands['p1']!.some(isRelic)).toBe(true)
  })

  test('[RC-527] the player of Xaos Mirror has seen all clue cards; the others only know those that changed hands', () => {
    const s = closed({
      hands: { p1: ['xaos-mirror', 'arkham'], p2: ['kingsport', 'silver-key', 'dunwich', 'dunwich'] },
    })
    s.choose('playRelic', { relic: 'xaos-mirror' }).choose('mirrorWith', { seat: 'p2' })
    for (const hand of handsIn(s, 'p3', 'p2'))
      expect(hand.some((card) => isClue(card as DeckCard))).toBe(true)
    s.next('blank').choose('mirrorSwap', { give: 'arkham', take: 'dunwich' })
    const seen = handsIn(s, 'p1', 'p2')
    for (const hand of seen) {
      expect(hand.filter((card) => isClue(card as DeckCard)).toSorted()).toEqual([
        'arkham',
        'dunwich',
        'kingsport',
      ])
      expect(hand).toHaveLength(4)
    }
    expect(variety(seen)).toBeGreaterThan(3)
    const guessed = handsIn(s, 'p3', 'p2')
    for (const hand of guessed) expect(hand).toContain('arkham')
    expect(guessed.some((hand) => !hand.includes('kingsport'))).toBe(true)
    for (const hand of handsIn(s, 'p3', 'p1')) expect(hand).toEqual(['dunwich'])
  })

  test('[RC-527] a mirror that shows nothing tells that there are only relics', () => {
    const s = closed({ hands: { p1: ['xaos-mirror', 'arkham'], p2: ['silver-key', 'elder-sign'] } })
    s.next('blank').choose('playRelic', { relic: 'xaos-mirror' }).choose('mirrorWith', { seat: 'p2' })
    for (const hand of handsIn(s, 'p3', 'p2'))
      expect(hand.every((card) => isRelic(card as DeckCard))).toBe(true)
    const vain = closed({ hands: { p1: ['xaos-mirror', 'silver-key'], p2: ['arkham'] } })
    vain.next('blank').choose('playRelic', { relic: 'xaos-mirror' })
    expect(vain.happened('relicHadNoEffect')).toEqual([{ relic: 'xaos-mirror' }])
    for (const hand of handsIn(vain, 'p2', 'p1'))
      expect(hand.every((card) => isRelic(card as DeckCard))).toBe(true)
  })

  test('[RC-680] an insane Magician who plays no relic in his turn has none', () => {
    const s = closed({ sanity: { p1: 0 }, hands: { p1: ['arkham', 'arkham'], p2: ['kingsport'] } })
    s.choose('endActions', {})
    while (s.asked?.step === 'window') s.choose('pass', {})
    for (const hand of handsIn(s, 'p2', 'p1').map((cards) => cards.slice(0, 2)))
      expect(hand.every((card) => isClue(card as DeckCard))).toBe(true)
  })

  test('what another player has seen alone is not told to a third', () => {
    const s = closed({ hands: { p1: ['xaos-mirror', 'arkham'], p2: ['kingsport', 'kingsport'] } })
    s.choose('playRelic', { relic: 'xaos-mirror' }).choose('mirrorWith', { seat: 'p2' })
    expect(s.table.known.hands['p1']!['p2']).toEqual(['kingsport', 'kingsport'])
    for (const { known } of worldsOf(s.position, 'p3'))
      expect(known.hands['p1']!['p2']).toEqual(known.hands['all']!['p2'])
  })
})

test('an edited position, whose cards do not fit what was known about them, still has worlds', () => {
  const s = closed({ hands: { p2: ['arkham'] } })
  s.table.known.hands['p1']!['p2'] = ['silver-key', 'relic', 'relic']
  s.table.known.piles = [{ cards: 3, evilStirs: 2 }]
  s.table.known.summoning = [99]
  for (const table of worldsOf(s.position, 'p1', 10)) {
    expect(table.hands['p2']).toHaveLength(1)
    expect(reign.counts(table, s.position.options).every(({ have, want }) => have === want)).toBe(true)
  }
})
