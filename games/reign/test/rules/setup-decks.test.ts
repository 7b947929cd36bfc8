import type { Engine } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { DeckCard } from '../../content/cards.ts'
import type { Difficulty, Players } from '../../content/setup.ts'
import type { Table } from '../../position.ts'
import {
  allTowns,
  begin,
  difficulties,
  happenedIn,
  playerCounts,
  seatsOf,
  tableOf,
  viewFor,
} from './begin.ts'

/** Table 8.8 of the ledger. */
const decks: Record<
  Players,
  Record<Difficulty, { clues: number; relics: number; dealt: number; piles: number[]; deck: number }>
> = {
  2: {
    introductory: { clues: 44, relics: 4, dealt: 8, piles: [11, 11, 11, 11], deck: 44 },
    standard: { clues: 40, relics: 4, dealt: 8, piles: [10, 10, 10, 10], deck: 40 },
    expert: { clues: 36, relics: 4, dealt: 8, piles: [9, 9, 9, 9], deck: 36 },
  },
  3: {
    introductory: { clues: 44, relics: 5, dealt: 9, piles: [11, 11, 11, 11], deck: 44 },
    standard: { clues: 40, relics: 5, dealt: 9, piles: [10, 10, 10, 10], deck: 40 },
    expert: { clues: 36, relics: 5, dealt: 9, piles: [9, 9, 9, 9], deck: 36 },
  },
  4: {
    introductory: { clues: 44, relics: 6, dealt: 8, piles: [12, 12, 11, 11], deck: 46 },
    standard: { clues: 40, relics: 6, dealt: 8, piles: [11, 11, 10, 10], deck: 42 },
    expert: { clues: 36, relics: 6, dealt: 8, piles: [10, 10, 9, 9], deck: 38 },
  },
}
const setups = playerCounts.flatMap((players) =>
  difficulties.map((difficulty) => [players, difficulty] as const),
)
const twelveRelics: DeckCard[] = [
  'alhazreds-flame',
  'alien-carving',
  'bizarre-statue',
  'book-of-shadow',
  'elder-sign',
  'last-hourglass',
  'mi-go-eye',
  'seal-of-leng',
  'silver-key',
  'song-of-kadath',
  'warded-box',
  'xaos-mirror',
]
const isRelic = (card: DeckCard): boolean => twelveRelics.includes(card)
const seeds = Array.from({ length: 20 }, (_, seed) => seed)

function handsAndDeck({ hands, playerDeck }: Table): DeckCard[] {
  return [...Object.values(hands).flat(), ...playerDeck]
}

/** A game in which somebody plays the Magician, or in which nobody does. */
function withMagician(wanted: boolean, players: Players, from = 0): Engine {
  for (let seed = from; ; seed++) {
    const engine = begin({ players }, seed, wanted ? ['magician'] : [])
    if (
      Object.values(tableOf(engine).players).some(({ investigator }) => investigator === 'magician') ===
      wanted
    )
      return engine
  }
}
function magicianIn(engine: Engine): string {
  return Object.entries(tableOf(engine).players).find(
    ([, { investigator }]) => investigator === 'magician',
  )![0]
}

describe('setup: player deck, relic deck, hands', () => {
  /** Clue cards of each town and in all, over many games. */
  function cluesOn(difficulty: Difficulty): Set<string> {
    const found = playerCounts.flatMap((players) =>
      seeds.map((seed) => {
        const table = tableOf(begin({ players, difficulty }, seed))
        expect(table.playerDiscard).toEqual([])
        const cards = handsAndDeck(table)
        const each = allTowns.map((town) => cards.filter((card) => card === town).length)
        return [...each, each.reduce((sum, count) => sum + count)].join(' ')
      }),
    )
    return new Set(found)
  }

  test('[RC-100] introductory: all 44 clue cards, 11 of each town', () => {
    expect(cluesOn('introductory')).toEqual(new Set(['11 11 11 11 44']))
  })
  test('[RC-101] standard: 40 clue cards, 10 of each town', () => {
    expect(cluesOn('standard')).toEqual(new Set(['10 10 10 10 40']))
  })
  test('[RC-102] expert: 36 clue cards, 9 of each town', () => {
    expect(cluesOn('expert')).toEqual(new Set(['9 9 9 9 36']))
  })

  test.each(setups)(
    '[RC-103] %i players, %s: the right number of random relics is shuffled into the deck',
    (players, difficulty) => {
      const met = new Set<string>()
      for (let seed = 0; seed < 60; seed++) {
        const engine = begin({ players, difficulty }, seed)
        // The Magician's extra relic comes from the relic deck.
        const extra = happenedIn(engine.events, 'relicDrawn').length
        const shuffledIn = handsAndDeck(tableOf(engine)).filter(isRelic)
        expect(shuffledIn).toHaveLength(decks[players][difficulty].relics + extra)
        for (const relic of shuffledIn) met.add(relic)
      }
      expect([...met].toSorted()).toEqual(twelveRelics)
    },
  )

  test('[RC-103] relics lie anywhere in the deck and may be dealt', () => {
    const spots = new Set<number>()
    let dealt = 0
    for (let seed = 0; seed < 400; seed++) {
      const engine = begin({ players: 2, difficulty: 'expert' }, seed)
      tableOf(engine).playerDeck.forEach((card, i) => isRelic(card) && spots.add(i))
      for (const { cards } of happenedIn(engine.events, 'cardsDealt')) dealt += cards!.filter(isRelic).length
    }
    expect(spots.size).toBe(36)
    expect(dealt).toBeGreaterThan(100)
  })

  test.each([
    [2, 8],
    [3, 7],
    [4, 6],
  ] as const)('[RC-104] with %i players the other %i relics form the relic deck', (players, size) => {
    const first = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const engine = begin({ players }, seed)
      const table = tableOf(engine)
      const extra = happenedIn(engine.events, 'relicDrawn').length
      expect(table.relicDeck).toHaveLength(size - extra)
      expect([...table.relicDeck, ...handsAndDeck(table).filter(isRelic)].toSorted()).toEqual(twelveRelics)
      first.add(table.relicDeck[0]!)
    }
    expect(first.size, 'each relic may lie on top').toBe(12)
  })

  test('[RC-104] the relic deck lies face down', () => {
    const engine = withMagician(false, 2)
    expect(viewFor(engine, 'p1').table['relicDeck']).toBe(8)
  })

  test.each([
    [2, 4],
    [3, 3],
    [4, 2],
  ] as const)(
    '[RC-105] with %i players each is dealt %i cards, never an Evil Stirs card',
    (players, size) => {
      for (let seed = 0; seed < 60; seed++) {
        const engine = begin({ players }, seed)
        const dealt = happenedIn(engine.events, 'cardsDealt')
        expect(dealt.map(({ seat, count }) => `${seat} ${count}`).toSorted()).toEqual(
          seatsOf[players].map((seat) => `${seat} ${size}`),
        )
        const { hands, playerDeck } = tableOf(engine)
        for (const seat of seatsOf[players]) {
          expect(hands[seat]!.slice(0, size)).toEqual(dealt.find((each) => each.seat === seat)!.cards)
          expect(hands[seat]).not.toContain('evil-stirs')
          const extra = happenedIn(engine.events, 'relicDrawn').filter((each) => each.seat === seat).length
          expect(hands[seat]).toHaveLength(size + extra)
        }
        expect(playerDeck.filter((card) => card === 'evil-stirs')).toHaveLength(4)
      }
    },
  )

  test.each([
    [2, 5, 7],
    [3, 4, 6],
    [4, 3, 5],
  ] as const)(
    '[RC-106] with %i players the Magician starts with %i cards, and %i relics stay in the relic deck',
    (players, hand, left) => {
      for (const from of [0, 100, 200]) {
        const engine = withMagician(true, players, from)
        const seat = magicianIn(engine)
        const { hands, relicDeck } = tableOf(engine)
        expect(hands[seat]).toHaveLength(hand)
        expect(relicDeck).toHaveLength(left)
        const extra = happenedIn(engine.events, 'relicDrawn')
        expect(extra).toEqual([{ seat, relic: hands[seat]!.at(-1) }])
        expect(twelveRelics).toContain(extra[0]!.relic)
        const sizes = Object.values(hands).map((cards) => cards.length)
        expect(sizes.toSorted((a, b) => a - b)).toEqual([...Array<number>(players - 1).fill(hand - 1), hand])
      }
    },
  )

  test('[RC-106] nobody else draws an extra relic', () => {
    for (const players of playerCounts)
      expect(happenedIn(withMagician(false, players).events, 'relicDrawn')).toEqual([])
  })

  test.each(setups)(
    '[RC-109] %i players, %s: the deck is as large as the ledger says',
    (players, difficulty) => {
      const { clues, relics, dealt, piles, deck } = decks[players][difficulty]
      // The ledger's own sums.
      expect(clues + relics - dealt + 4).toBe(deck)
      expect(piles.reduce((sum, pile) => sum + pile)).toBe(deck)
      for (const seed of seeds)
        expect(tableOf(begin({ players, difficulty }, seed)).playerDeck).toHaveLength(deck)
    },
  )

  test.each(setups)(
    '[RC-107] [RC-108] [RC-109] %i players, %s: four equal piles, an Evil Stirs card in each, larger ones on top',
    (players, difficulty) => {
      const { piles } = decks[players][difficulty]
      const spots = piles.map(() => new Set<number>())
      for (let seed = 0; seed < 250; seed++) {
        const { playerDeck } = tableOf(begin({ players, difficulty }, seed))
        let from = 0
        piles.forEach((size, i) => {
          const pile = playerDeck.slice(from, from + size)
          expect(pile.filter((card) => card === 'evil-stirs')).toHaveLength(1)
          spots[i]!.add(pile.indexOf('evil-stirs'))
          from += size
        })
      }
      // Shuffled in: it may lie anywhere in its pile, from the first card to the last.
      expect(spots.map((there) => there.size)).toEqual(piles)
    },
  )

  test('[RC-108] the piles are shuffled separately', () => {
    const same = Array.from({ length: 200 }, (_, seed) => {
      const { playerDeck } = tableOf(begin({ players: 2 }, seed))
      return playerDeck.slice(0, 11).indexOf('evil-stirs') === playerDeck.slice(11, 22).indexOf('evil-stirs')
    })
    // One in eleven by luck.
    expect(same.filter(Boolean).length).toBeLessThan(50)
  })

  test('[RC-110] the first player takes the first turn', () => {
    for (const players of playerCounts) {
      for (const first of seatsOf[players]) {
        const engine = begin({ players, first })
        expect(happenedIn(engine.events, 'turnBegan').map(({ seat }) => seat)).toEqual([first])
        expect(engine.decision).toMatchObject({ step: 'act', waiting: [first] })
      }
      const chosen = begin({ players }, 7)
      const [firstToChoose] = happenedIn(chosen.events, 'investigatorTaken')
      expect(happenedIn(chosen.events, 'turnBegan').map(({ seat }) => seat)).toEqual([firstToChoose!.seat])
    }
  })

  test('[RC-111] hands are open information', () => {
    const engine = begin({ players: 3 })
    const { hands } = tableOf(engine)
    for (const seat of ['p1', 'p2', 'p3', '']) expect(viewFor(engine, seat).table['hands']).toEqual(hands)
  })

  test('[RC-111] a table may play with closed hands: then each sees only the own cards and how many the others hold', () => {
    const engine = begin({ players: 3, hands: 'closed' }, 3, ['doctor'])
    const { hands } = tableOf(engine)
    for (const seat of ['p1', 'p2', 'p3']) {
      const { table, own } = viewFor(engine, seat)
      expect(table['hands']).toEqual({
        p1: hands['p1']!.length,
        p2: hands['p2']!.length,
        p3: hands['p3']!.length,
      })
      expect(own['hands']).toEqual(hands[seat])
    }
    expect(viewFor(engine, '').own['hands']).toBeUndefined()
  })
})
