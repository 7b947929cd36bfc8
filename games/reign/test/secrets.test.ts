import {
  Engine,
  type Seat,
  type View,
  clone,
  completeOptions,
  optionId,
  seenBy,
  viewOf,
} from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Card, DeckCard } from '../content/cards.ts'
import { relics } from '../cards/relics.ts'
import { oldOnes } from '../cards/old-ones.ts'
import { reign } from '../index.ts'
import type { Events } from '../kind.ts'
import type { Options, Table } from '../position.ts'
import { type Scene, type Setting, scene } from './scene.ts'

/** Who may know what (ledger, "State and hidden information"). */

const spectator = ''
const everybody: Seat[] = ['p1', 'p2', 'p3', spectator]
const bothWays: Options['hands'][] = ['open', 'closed']

const hands: Record<Seat, Card[]> = {
  p1: ['arkham', 'arkham', 'silver-key'],
  p2: ['dunwich', 'elder-sign'],
  p3: ['kingsport'],
}

/** A table in the middle of a game, with something of everything. */
function midGame(closed: Options['hands'], setting: Setting = {}): Scene {
  return scene({
    options: { hands: closed },
    investigators: ['hunter', 'reporter', 'doctor'],
    at: { p1: 'park', p2: 'diner', p3: 'cafe' },
    sanity: { p2: 0, p3: 2 },
    hands,
    cultists: { market: 2, cafe: 1 },
    cultistPool: 20,
    shoggoths: ['swamp'],
    gates: { kingsport: 'sealed', dunwich: 'warded' },
    awake: ['azathoth', 'yig'],
    cancelled: ['yig'],
    discard: ['innsmouth', 'bizarre-statue', 'kingsport'],
    summoningDiscard: ['docks', 'park'],
    inForce: [
      { relic: 'mi-go-eye', by: 'p2', last: false },
      { relic: 'warded-box', by: 'p3', last: true },
    ],
    ...setting,
  })
}

function view(s: Scene, seat: Seat): View {
  return viewOf(reign, s.position, s.engine.decision, seat)
}

/** Everything that reaches a seat: its view and its own options, as text. */
function told(engine: Engine, seat: Seat): string {
  const options = engine.optionsOf(seat).map((option) => [optionId(option), option.rules, option.note])
  return JSON.stringify([viewOf(reign, engine.position, engine.decision, seat), options])
}

/** The same moment in a world that differs as `change` says. */
function otherwise(s: Scene, change: (table: Table, position: Scene['position']) => void): Engine {
  const position = clone(s.position)
  change(position.table as Table, position)
  return Engine.at(reign, position)
}

function reversed(list: unknown[]): void {
  list.splice(0, list.length, ...list.toReversed())
}

function exchange<T>(one: T[], other: T[], count: number): void {
  const taken = one.splice(0, count)
  one.unshift(...other.splice(0, count))
  other.unshift(...taken)
}

describe('open to all', () => {
  test.each(bothWays)(
    '[RC-111] with %s hands: the board, figures, seals, pools and those whom Azathoth took',
    (closed) => {
      const s = midGame(closed)
      for (const seat of everybody) {
        const { table } = view(s, seat)
        expect(table['cultists']).toMatchObject({ market: 2, cafe: 1, park: 0 })
        expect(table['shoggoths']).toMatchObject([{ at: 'swamp' }])
        expect(table['gates']).toEqual({
          arkham: 'open',
          dunwich: 'warded',
          innsmouth: 'open',
          kingsport: 'sealed',
        })
        expect(table['pool']).toEqual({ cultists: 20, shoggoths: 2 })
        expect(table['cultistsGone']).toBe(3)
      }
    },
  )

  test.each(bothWays)(
    'with %s hands: investigators, places, tokens, actions left and the uses of this turn',
    (closed) => {
      const s = midGame(closed)
      const used = {
        foughtHere: true,
        cheapShoggothUsed: true,
        hunterEntered: true,
        clueFetched: true,
        relicPlayed: true,
      }
      Object.assign(s.table.turn, used)
      for (const seat of everybody) {
        const { table } = view(s, seat)
        expect(table['players']).toEqual({
          p1: { investigator: 'hunter', at: 'park', sanity: 4 },
          p2: { investigator: 'reporter', at: 'diner', sanity: 0 },
          p3: { investigator: 'doctor', at: 'cafe', sanity: 2 },
        })
        expect(table['turn']).toEqual({
          active: 'p1',
          step: 'actions',
          actionsLeft: 4,
          ...used,
        })
      }
    },
  )

  test.each(bothWays)(
    'with %s hands: awakened Old Ones, which are cancelled, and how many are asleep',
    (closed) => {
      const s = midGame(closed)
      for (const seat of everybody) {
        const { table } = view(s, seat)
        expect(table['awake']).toEqual(['azathoth', 'yig'])
        expect(table['cancelled']).toEqual(['yig'])
        expect(table['asleep']).toBe(4)
      }
    },
  )

  test.each(bothWays)('with %s hands: both discard piles and what is in the box', (closed) => {
    const s = midGame(closed)
    s.table.relicsInBox.push('xaos-mirror')
    s.table.evilStirsDrawn = 2
    for (const seat of everybody) {
      const { table } = view(s, seat)
      expect(table['playerDiscard']).toEqual(['innsmouth', 'bizarre-statue', 'kingsport'])
      expect(table['summoningDiscard']).toEqual(['docks', 'park'])
      expect(table['relicsInBox']).toEqual(['xaos-mirror'])
      expect(table['evilStirsDrawn']).toBe(2)
      expect((table['investigatorsInBox'] as string[]).toSorted()).toEqual([
        'detective',
        'driver',
        'magician',
        'occultist',
      ])
    }
  })

  test.each(bothWays)('with %s hands: the size of every deck', (closed) => {
    const s = midGame(closed, { deckSize: 31 })
    for (const seat of everybody) {
      const { table } = view(s, seat)
      expect(table['playerDeck']).toBe(31)
      expect(table['summoningDeck']).toBe(22)
      // Of twelve relics two are in hands, one is discarded, one in effect.
      expect(table['relicDeck']).toBe(8)
      expect(table['oldOnesInBox']).toBe(5)
    }
  })

  test.each(bothWays)('with %s hands: relics in effect, with owner and end', (closed) => {
    const s = midGame(closed)
    for (const seat of everybody)
      expect(view(s, seat).table['inForce']).toEqual([
        { relic: 'mi-go-eye', by: 'p2', last: false },
        { relic: 'warded-box', by: 'p3', last: true },
      ])
  })

  test('[RC-111] open hands: every player and every spectator sees every hand', () => {
    const s = midGame('open')
    for (const seat of everybody) expect(view(s, seat).table['hands']).toEqual(hands)
  })

  test.each(bothWays)('with %s hands: who is asked what', (closed) => {
    const s = midGame(closed)
    for (const seat of everybody) expect(view(s, seat).asked).toMatchObject({ step: 'act', waiting: ['p1'] })
  })
})

describe('closed hands', () => {
  test('[RC-111] each player sees the own hand, and of the others the number of cards', () => {
    const s = midGame('closed')
    for (const seat of ['p1', 'p2', 'p3']) {
      const { table, own } = view(s, seat)
      expect(table['hands']).toEqual({ p1: 3, p2: 2, p3: 1 })
      expect(own['hands']).toEqual(hands[seat])
    }
  })

  test('[RC-111] a spectator sees no hand at all', () => {
    const { table, own } = view(midGame('closed'), spectator)
    expect(table['hands']).toEqual({ p1: 3, p2: 2, p3: 1 })
    expect(own).toEqual({})
  })

  test('[RC-111] no relic of another hand is named in what a player is shown', () => {
    const s = midGame('closed')
    for (const seat of everybody) {
      const text = JSON.stringify(view(s, seat))
      expect([seat, text.includes('silver-key')]).toEqual([seat, seat === 'p1'])
      expect([seat, text.includes('elder-sign')]).toEqual([seat, seat === 'p2'])
    }
  })

  test('[RC-111] what others hold changes nothing of what a seat is shown and offered', () => {
    const s = midGame('closed', { at: { p1: 'park', p2: 'park', p3: 'park' } })
    const other = otherwise(s, (table) => {
      // The same numbers of cards: relics for clue cards and the reverse.
      exchange(table.hands['p2']!, table.playerDeck, 2)
      exchange(table.hands['p3']!, table.relicDeck as Card[], 1)
    })
    expect((other.position.table as Table).hands['p2']).not.toEqual(hands['p2'])
    expect((other.position.table as Table).hands['p3']).not.toEqual(hands['p3'])
    expect(told(other, 'p1')).toBe(told(s.engine, 'p1'))
    expect(told(other, spectator)).toBe(told(s.engine, spectator))
    expect(told(other, 'p3')).not.toBe(told(s.engine, 'p3'))
  })

  test.each([
    ['a relic', ['silver-key', 'arkham']],
    ['clue cards only', ['arkham', 'arkham']],
  ] as [string, Card[]][])('[RC-111] a window comes to whoever holds cards, be it %s', (_, held) => {
    const s = scene({
      options: { hands: 'closed' },
      hands: { p2: held },
      deck: ['dunwich', 'dunwich'],
      summoning: ['diner', 'theater'],
    })
    s.choose('endActions', {})
    s.choose('pass', {}, 'p1')
    expect(s.asked).toEqual({ step: 'window', seat: 'p2' })
  })

  test('[RC-111] with no action left the step does not end by itself: that would tell who holds a relic', () => {
    for (const held of [['silver-key'], ['arkham']] as Card[][]) {
      const s = scene({
        options: { hands: 'closed', turnEnd: 'automatic' },
        at: { p1: 'cafe' },
        hands: { p2: held },
        actionsLeft: 1,
      })
      s.choose('walk', { to: 'church' })
      expect(s.asked).toEqual({ step: 'act', seat: 'p1' })
      expect(s.actionsLeft).toBe(0)
    }
  })

  test('[RC-224] to ask for a card that is not there tells the asker nothing but a refusal', () => {
    const asked = (held: Card[]): Scene => {
      const s = scene({ options: { hands: 'closed' }, hands: { p1: ['dunwich'], p2: held } })
      return s.choose('takeClue', { card: 'arkham', from: 'p2' })
    }
    const without = asked(['kingsport'])
    const having = asked(['arkham'])
    expect(without.asked).toEqual({ step: 'consent', seat: 'p2' })
    expect(told(without.engine, 'p1')).toBe(told(having.engine, 'p1'))
    expect(without.may('agree', {})).toBe(false)
    without.choose('decline', {})
    having.choose('decline', {})
    expect(told(without.engine, 'p1')).toBe(told(having.engine, 'p1'))
    expect(without.actionsLeft).toBe(5)
  })

  test('[RC-224] a card that is offered is known to all, the rest of the hand is not, and after a refusal nothing is on offer', () => {
    const s = scene({
      investigators: ['hunter', 'reporter', 'doctor'],
      options: { hands: 'closed' },
      hands: { p1: ['arkham', 'silver-key'], p2: ['dunwich'] },
    })
    s.choose('giveClue', { card: 'arkham', to: 'p2' })
    for (const seat of everybody)
      expect(view(s, seat).asked).toMatchObject({ step: 'consent', args: { card: 'arkham' } })
    for (const seat of ['p2', 'p3', spectator]) expect(told(s.engine, seat)).not.toContain('silver-key')
    const mayAgree = otherwise(s, ({ hands: held, relicDeck }) => {
      // The other card of the hand is another one.
      held['p1']!.splice(held['p1']!.indexOf('silver-key'), 1, relicDeck[0]!)
      relicDeck.splice(0, 1, 'silver-key')
    })
    for (const seat of ['p2', 'p3', spectator]) expect(told(mayAgree, seat)).toBe(told(s.engine, seat))
    s.choose('decline', {})
    for (const seat of ['p2', 'p3', spectator]) {
      expect(JSON.stringify(view(s, seat))).not.toContain('silver-key')
      expect(JSON.stringify(view(s, seat))).not.toMatch(/"arkham"(?!:)/)
    }
  })

  test('[RC-R85] one may ask a hidden hand for what lies nowhere in the open, and an empty hand for nothing', () => {
    const s = scene({
      investigators: ['hunter', 'reporter', 'doctor'],
      options: { hands: 'closed' },
      hands: { p1: ['elder-sign'], p2: ['kingsport'] },
      discard: ['silver-key'],
      inForce: [{ relic: 'mi-go-eye', by: 'p3', last: false }],
    })
    s.table.relicsInBox.push('xaos-mirror')
    s.table.relicDeck.splice(s.table.relicDeck.indexOf('xaos-mirror'), 1)
    const open: ReadonlySet<string> = new Set(['elder-sign', 'silver-key', 'mi-go-eye', 'xaos-mirror'])
    const again = otherwise(s, () => {})
    const asked = again.optionsOf('p1').filter(({ step }) => step === 'takeRelic' || step === 'takeClue')
    expect(asked.filter(({ args }) => args['from'] === 'p3')).toEqual([])
    expect(asked.map(({ args }) => String(args['relic'] ?? args['card'])).toSorted()).toEqual(
      ['arkham', ...relics.filter((relic) => !open.has(relic))].toSorted(),
    )
  })

  test('[RC-527] Xaos Mirror shows the clue cards of the other player to the chooser, for this choice only', () => {
    const s = scene({
      investigators: ['hunter', 'reporter', 'doctor'],
      options: { hands: 'closed' },
      hands: { p1: ['xaos-mirror', 'arkham'], p2: ['dunwich', 'kingsport', 'elder-sign'], p3: ['innsmouth'] },
    })
    s.next('blank').choose('playRelic', { relic: 'xaos-mirror' })
    expect(JSON.stringify(view(s, 'p1').own)).not.toContain('dunwich')
    s.choose('mirrorWith', { seat: 'p2' })
    expect(s.asked).toEqual({ step: 'mirrorCards', seat: 'p1' })
    const shown = JSON.stringify(view(s, 'p1'))
    expect(shown).toContain('"dunwich","kingsport"')
    expect(shown).not.toContain('elder-sign')
    for (const seat of ['p3', spectator]) {
      expect(view(s, seat).table['hands']).toEqual({ p1: 1, p2: 3, p3: 1 })
      expect(JSON.stringify(view(s, seat).own)).not.toMatch(/dunwich|kingsport|elder-sign/)
      expect(view(s, seat).table['mirror']).toEqual({ by: 'p1', shown: 'p2' })
    }
    s.choose('mirrorSwap', { give: 'arkham', take: 'dunwich' })
    expect(view(s, 'p1').own['hands']).toEqual(['dunwich'])
    expect(JSON.stringify(view(s, 'p1'))).not.toMatch(/"kingsport"(?!:)|elder-sign/)
  })
})

describe('hidden from everybody', () => {
  const changes: [string, (table: Table, position: Scene['position']) => void][] = [
    ['the order of the player deck', ({ playerDeck }) => reversed(playerDeck)],
    [
      'the contents of the player deck, against the relic deck',
      ({ playerDeck, relicDeck }) => {
        exchange<DeckCard>(playerDeck, relicDeck, 3)
      },
    ],
    ['the order of the relic deck', ({ relicDeck }) => reversed(relicDeck)],
    ['the order of the Summoning deck', ({ summoningDeck }) => reversed(summoningDeck)],
    ['the order of the face-down Old Ones', ({ asleep }) => reversed(asleep)],
    [
      'which Old Ones lie in the row and which in the box',
      ({ asleep, oldOnesInBox }) => exchange(asleep, oldOnesInBox, 4),
    ],
    ['the order of the Old Ones in the box', ({ oldOnesInBox }) => reversed(oldOnesInBox)],
    [
      'all future random results',
      (_, { chance }) => {
        chance.key = chance.key.replaceAll('a', 'b')
        chance.used += 7
        chance.next.push('paranoia')
      },
    ],
  ]

  const moments: [string, (s: Scene) => Scene][] = [
    ['before an action', (s) => s],
    ['in a window', (s) => s.choose('endActions', {})],
    ['in a trade', (s) => s.choose('giveRelic', { relic: 'silver-key', to: 'p2' })],
  ]

  for (const closed of bothWays)
    for (const [when, goTo] of moments)
      test.each(changes)(`with ${closed} hands, ${when}: %s`, (_, change) => {
        const s = goTo(midGame(closed, { at: { p1: 'park', p2: 'park', p3: 'cafe' } }))
        const other = otherwise(s, change)
        expect(other.position).not.toEqual(s.position)
        for (const seat of everybody) expect(told(other, seat)).toBe(told(s.engine, seat))
      })

  test.each(bothWays)(
    'with %s hands: no name of a face-down card, no key and no plan of the rules in any view',
    (closed) => {
      const s = midGame(closed)
      const { key } = s.position.chance
      expect(key).toMatch(/^[0-9a-f]{64}$/)
      const visible: ReadonlySet<string> = new Set([
        'silver-key',
        'elder-sign',
        'bizarre-statue',
        'mi-go-eye',
        'warded-box',
      ])
      for (const seat of everybody) {
        const text = told(s.engine, seat)
        for (const oldOne of oldOnes)
          expect(text.includes(`"${oldOne}"`), `${seat} ${oldOne}`).toBe(['azathoth', 'yig'].includes(oldOne))
        const named = relics.filter((relic) => JSON.stringify(view(s, seat)).includes(relic))
        expect(named.filter((relic) => !visible.has(relic))).toEqual([])
        expect(text).not.toContain(key)
        expect(text).not.toMatch(/"(chance|key|used|next|stack|sealed)":/)
        expect(text).not.toContain('evil-stirs')
      }
    },
  )

  test('a view tells nothing of the decks but their sizes', () => {
    const s = midGame('open')
    const { table } = view(s, 'p1')
    for (const deck of [
      'playerDeck',
      'relicDeck',
      'summoningDeck',
      'asleep',
      'oldOnesInBox',
      'investigatorDeck',
    ])
      expect([deck, typeof table[deck]]).toEqual([deck, 'number'])
  })

  test('[RC-082] the investigators not yet laid out, while others choose', () => {
    const options = completeOptions(reign, { players: 3, first: 'p1' })
    const engine = Engine.start(reign, options, 'choosing')
    const table = engine.position.table as Table
    expect(viewOf(reign, engine.position, engine.decision, 'p2').table['investigatorsOffered']).toHaveLength(
      2,
    )
    const position = clone(engine.position)
    reversed((position.table as Table).investigatorDeck)
    const other = Engine.at(reign, position)
    for (const seat of everybody) {
      expect(told(other, seat)).toBe(told(engine, seat))
      for (const hidden of table.investigatorDeck) expect(told(engine, seat)).not.toContain(`"${hidden}"`)
    }
  })

  test('[RC-298] after Cultists Regroup the Summoning deck is a number again', () => {
    const s = midGame('open', {
      hands: { p2: ['elder-sign'] },
      inForce: [],
      deck: ['evil-stirs', 'arkham'],
      summoningBottom: ['theater'],
      asleep: ['nyarlathotep'],
    })
    s.next('blank').choose('endActions', {})
    expect(s.happened('summoningDiscardReshuffled')).toEqual([{ count: 3, onTop: true }])
    const other = otherwise(s, ({ summoningDeck }) => {
      const top = summoningDeck.splice(0, 3)
      summoningDeck.unshift(...top.toReversed())
    })
    for (const seat of everybody) {
      expect(view(s, seat).table['summoningDeck']).toBe(24)
      expect(told(other, seat)).toBe(told(s.engine, seat))
    }
  })
})

describe('Book of Shadow', () => {
  const top: DeckCard[] = ['evil-stirs', 'kingsport', 'song-of-kadath', 'kingsport']

  function reading(closed: Options['hands']): Scene {
    const s = scene({
      investigators: ['hunter', 'reporter', 'doctor'],
      options: { hands: closed },
      hands: { p2: ['book-of-shadow'] },
      deck: [...top, 'arkham'],
    })
    return s.choose('playRelic', { relic: 'book-of-shadow' }, 'p2')
  }

  test('[RC-505] with open hands everybody sees the four cards while they are put in order', () => {
    const s = reading('open')
    expect(s.asked).toEqual({ step: 'book', seat: 'p2' })
    for (const seat of everybody) {
      const peek = view(s, seat).table['peek'] as { by: Seat; cards: DeckCard[] }
      expect(peek.by).toBe('p2')
      expect(peek.cards.toSorted()).toEqual(top.toSorted())
    }
  })

  test('[RC-505] with closed hands only its player sees them', () => {
    const s = reading('closed').choose('putNext', { card: 'kingsport' })
    const { cards, ordered } = view(s, 'p2').own['peek'] as { cards: DeckCard[]; ordered: DeckCard[] }
    expect(cards.toSorted()).toEqual(['evil-stirs', 'kingsport', 'song-of-kadath'])
    expect(ordered).toEqual(['kingsport'])
    for (const seat of ['p1', 'p3', spectator]) {
      const text = told(s.engine, seat)
      expect(text).not.toMatch(/evil-stirs|"kingsport"(?!:)|song-of-kadath/)
      expect(view(s, seat).table['peek']).toEqual({ by: 'p2', count: 4 })
    }
  })

  test('[RC-505] with closed hands the others cannot even tell which cards there are, nor their order', () => {
    const s = reading('closed').choose('putNext', { card: 'kingsport' })
    const other = otherwise(s, (table) => {
      exchange(table.peek!.cards, table.playerDeck, 2)
      exchange(table.peek!.ordered, table.playerDeck, 1)
    })
    for (const seat of ['p1', 'p3', spectator]) expect(told(other, seat)).toBe(told(s.engine, seat))
    expect(told(other, 'p2')).not.toBe(told(s.engine, 'p2'))
  })

  test.each(bothWays)(
    '[RC-505] with %s hands cards and order are hidden again afterwards, from its player, too',
    (closed) => {
      function putBack(...order: DeckCard[]): Scene {
        const s = reading(closed).next('blank')
        for (const card of order) if (s.asked?.step === 'book') s.choose('putNext', { card })
        expect(s.table.playerDeck.slice(0, 4)).toEqual(order)
        return s
      }
      const one = putBack('kingsport', 'kingsport', 'song-of-kadath', 'evil-stirs')
      const two = putBack('evil-stirs', 'song-of-kadath', 'kingsport', 'kingsport')
      for (const seat of everybody) {
        expect(view(one, seat).table['peek']).toBeNull()
        expect(view(one, seat).own['peek']).toBeUndefined()
        expect(told(one.engine, seat)).toBe(told(two.engine, seat))
        expect(told(one.engine, seat)).not.toMatch(/evil-stirs|song-of-kadath|"kingsport"(?!:)/)
        for (const happened of one.events)
          expect(JSON.stringify(seenBy(happened, seat))).not.toMatch(/evil-stirs|song-of-kadath|kingsport/)
      }
    },
  )
})

describe('events', () => {
  function asSeen<E extends keyof Events>(s: Scene | Engine, event: E, seat: Seat): Events[E][] {
    const { events } = s
    return events.filter((each) => each.event === event).map((each) => seenBy(each, seat)?.args as Events[E])
  }

  test('[RC-105] closed hands: only the owner sees the cards that were dealt', () => {
    for (const closed of bothWays) {
      const options = completeOptions(reign, { players: 3, first: 'p1', hands: closed })
      const engine = Engine.start(reign, options, 'dealing', true)
      while (engine.decision!.step === 'chooseInvestigator') engine.choose(engine.decision!.options[0]!)
      const held = (engine.position.table as Table).hands
      for (const seat of everybody)
        for (const dealt of asSeen(engine, 'cardsDealt', seat)) {
          expect(dealt.count).toBe(3)
          const mayKnow = closed === 'open' || dealt.seat === seat
          expect(dealt.cards).toEqual(mayKnow ? held[dealt.seat]!.slice(0, 3) : null)
        }
      expect(asSeen(engine, 'cardsDealt', spectator)).toHaveLength(3)
    }
  })

  test.each(bothWays)('[RC-270] with %s hands: the two cards of the draw step', (closed) => {
    const s = midGame(closed, {
      deck: ['innsmouth', 'evil-stirs'],
      asleep: ['nyarlathotep'],
      inForce: [],
      summoningBottom: ['wharf'],
    })
    s.next('blank').choose('endActions', {})
    for (const seat of everybody) {
      const [drawn] = asSeen(s, 'cardsDrawn', seat)
      // Evil Stirs is a revealed card.
      expect(drawn).toMatchObject({ seat: 'p1', count: 1, evilStirs: 1 })
      expect(drawn!.cards).toEqual(closed === 'open' || seat === 'p1' ? ['innsmouth'] : null)
    }
  })

  test.each(bothWays)('[RC-204] with %s hands: the relic of a defeated Shoggoth', (closed) => {
    const s = midGame(closed, { shoggoths: ['park'], relicDeck: ['last-hourglass'] }).choose(
      'fightShoggoth',
      {},
    )
    for (const seat of everybody)
      expect(asSeen(s, 'relicDrawn', seat)).toEqual([
        { seat: 'p1', relic: closed === 'open' || seat === 'p1' ? 'last-hourglass' : null },
      ])
  })

  test('[RC-671] closed hands: the relic that the Magician starts with', () => {
    const options = completeOptions(reign, { players: 2, first: 'p1', hands: 'closed' })
    let games = 0
    for (let seed = 0; seed < 12; seed++) {
      const engine = Engine.start(reign, options, `starting ${seed}`, true)
      while (engine.decision!.step === 'chooseInvestigator') {
        const wanted = engine.decision!.options.find(({ args }) => args['investigator'] === 'magician')
        engine.choose(wanted ?? engine.decision!.options[0]!)
      }
      const { players } = engine.position.table as Table
      const him = Object.keys(players).find((seat) => players[seat]!.investigator === 'magician')
      if (him === undefined) continue
      games++
      for (const seat of ['p1', 'p2', spectator]) {
        const [drawn] = asSeen(engine, 'relicDrawn', seat)
        expect(drawn!.seat).toBe(him)
        expect(relics.includes(drawn!.relic!)).toBe(seat === him)
        expect(drawn!.relic === null).toBe(seat !== him)
      }
    }
    expect(games).toBeGreaterThan(0)
  })

  test('closed hands: dice, revealed cards, trades, discards and Old Ones are seen by everybody alike', () => {
    const s = midGame('closed', {
      at: { p1: 'park', p2: 'park' },
      inForce: [],
      sanity: {},
      deck: ['innsmouth', 'evil-stirs'],
      asleep: ['nyarlathotep'],
      summoningBottom: ['wharf'],
      summoning: ['diner', 'theater'],
    })
    const seen = new Set<string>()
    const look = (): void => {
      for (const happened of s.events) {
        if (['cardsDrawn'].includes(happened.event)) continue
        seen.add(happened.event)
        for (const seat of everybody)
          expect(seenBy(happened, seat)).toEqual({ event: happened.event, args: happened.args })
      }
    }
    s.choose('giveRelic', { relic: 'silver-key', to: 'p2' })
    look()
    s.choose('agree', {})
    look()
    s.next('delusions').choose('endActions', {})
    look()
    s.passAll()
    look()
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'tradeOffered',
        'cardGiven',
        'dieRolled',
        'sanityLost',
        'evilStirred',
        'oldOneAwoke',
        'shoggothPlaced',
        'summoningCardRevealed',
        'cultistPlaced',
        'turnBegan',
      ]),
    )
  })

  test('[RC-341] everybody hears the summoning rate with the Old One that set it', () => {
    const s = midGame('closed', {
      awake: ['azathoth', 'yig', 'ithaqua'],
      cancelled: [],
      cultistPool: 20,
      inForce: [],
      deck: ['innsmouth', 'evil-stirs'],
      asleep: ['nyarlathotep'],
      summoningBottom: ['wharf'],
    })
    s.next('blank').choose('endActions', {})
    for (const seat of everybody)
      expect(asSeen(s, 'oldOneAwoke', seat)).toEqual([{ oldOne: 'nyarlathotep', rate: 3 }])
  })
})
