import { type Engine, completeOptions, isRefused } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Difficulty, Players } from '../../content/setup.ts'
import { reign } from '../../index.ts'
import { Scene } from '../scene.ts'
import {
  allTowns,
  begin,
  difficulties,
  happenedIn,
  playerCounts,
  symbols,
  tableOf,
  viewFor,
  wander,
} from './begin.ts'

/** A Clue card is known by its town. */
function isClue(card: string): boolean {
  return allTowns.some((town) => town === card)
}

/** Everything about a set-up that can be counted, except its clue cards. */
function apartFromClues(engine: Engine): object {
  const table = tableOf(engine)
  const cards = [...Object.values(table.hands).flat(), ...table.playerDeck, ...table.relicDeck]
  return {
    evilStirs: cards.filter((card) => card === 'evil-stirs').length,
    relics: cards.filter((card) => card !== 'evil-stirs' && !isClue(card)).toSorted(),
    relicDeck: table.relicDeck.length,
    hands: Object.values(table.hands).map((hand) => hand.length),
    players: table.players,
    pool: table.pool,
    cultists: Object.values(table.cultists).toSorted((a, b) => a - b),
    shoggoths: table.shoggoths.length,
    gates: table.gates,
    summoning: [table.summoningDeck.length, table.summoningDiscard.length],
    oldOnes: [table.asleep.length, table.oldOnesInBox.length, table.awake.length],
    investigatorsInBox: table.investigatorsInBox.length,
    actions: happenedIn(engine.events, 'turnBegan')[0]!.actions,
    discard: table.playerDiscard,
  }
}

/** The number of Summoning cards in a summoning step, in a real game in which so many Old Ones were awakened. */
function cardsInSummoningStep(players: Players, difficulty: Difficulty, awakened: number): number {
  const engine = begin({ players, difficulty }, awakened)
  const table = tableOf(engine)
  table.awake = table.asleep.splice(0, awakened)
  // A quiet turn: no relic, no Evil Stirs, no symbol.
  for (const seat of Object.keys(table.hands)) table.playerDiscard.push(...table.hands[seat]!.splice(0))
  table.playerDeck.sort((a, b) => Number(!isClue(a)) - Number(!isClue(b)))
  table.summoningDeck.sort((a, b) => Number(symbols.includes(a)) - Number(symbols.includes(b)))
  const s = new Scene(engine.position)
  s.choose('endActions', {})
  expect(s.happened('turnBegan')).toHaveLength(1)
  return s.happened('summoningCardRevealed').length
}

describe('difficulty', () => {
  test.each(playerCounts)(
    '[RC-730] with %i players the levels differ in nothing but the number of clue cards',
    (players) => {
      for (const seed of [1, 2, 3]) {
        const [introductory, ...others] = difficulties.map((difficulty) =>
          begin({ players, difficulty, first: 'p1' }, seed),
        )
        for (const other of others) expect(apartFromClues(other)).toEqual(apartFromClues(introductory!))
      }
      const clues = difficulties.map((difficulty) => {
        const { hands, playerDeck } = tableOf(begin({ players, difficulty }))
        return [...Object.values(hands).flat(), ...playerDeck].filter((card) => isClue(card)).length
      })
      expect(clues).toEqual([44, 40, 36])
    },
  )

  test('[RC-731] removed clue cards never come back', () => {
    for (const [difficulty, each] of [
      ['introductory', 11],
      ['standard', 10],
      ['expert', 9],
    ] as const) {
      const s = new Scene(begin({ players: 3, difficulty }, 5).position)
      wander(s, 3, ({ table }) => {
        const peeked = [...(table.peek?.cards ?? []), ...(table.peek?.ordered ?? [])]
        const cards = [
          ...Object.values(table.hands).flat(),
          ...table.playerDeck,
          ...table.playerDiscard,
          ...peeked,
        ]
        for (const town of allTowns) expect(cards.filter((card) => card === town)).toHaveLength(each)
      })
    }
  })

  test('[RC-731] everybody may know how many were removed', () => {
    for (const difficulty of difficulties) {
      const engine = begin({ players: 2, difficulty, hands: 'closed' })
      for (const seat of ['p1', 'p2', '']) expect(viewFor(engine, seat).options).toMatchObject({ difficulty })
    }
  })

  test.each(playerCounts)(
    '[RC-732] with %i players the summoning rate is the same on every level',
    (players) => {
      for (const difficulty of difficulties) {
        const rates = [0, 1, 2, 3, 4, 5, 6].map((awakened) =>
          cardsInSummoningStep(players, difficulty, awakened),
        )
        expect(rates, `rates of ${difficulty}`).toEqual([2, 2, 2, 2, 3, 3, 3])
      }
    },
  )

  test('[RC-732] there are 4 Evil Stirs cards on every level, for every number of players', () => {
    for (const players of playerCounts)
      for (const difficulty of difficulties) {
        const { playerDeck } = tableOf(begin({ players, difficulty }))
        expect(playerDeck.filter((card) => card === 'evil-stirs')).toHaveLength(4)
      }
  })

  test('[RC-733] there is no solo mode and no other level', () => {
    for (const players of playerCounts)
      for (const difficulty of difficulties)
        expect(isRefused(completeOptions(reign, { players, difficulty }))).toBe(false)
    for (const players of [1, 5, '2', 2.5])
      expect(isRefused(completeOptions(reign, { players })), `${players} players`).toBe(true)
    for (const difficulty of ['easy', 'heroic', 'legendary', ''])
      expect(isRefused(completeOptions(reign, { difficulty })), `level ${difficulty}`).toBe(true)
  })

  test('[RC-733] there is no campaign and no other variant', () => {
    for (const option of ['campaign', 'scenario', 'variant', 'solo', 'expansion'])
      expect(isRefused(completeOptions(reign, { [option]: true })), `option ${option}`).toBe(true)
    // Beside the number of players and the level, a table settles only who is first and how it treats each other (RC-081, RC-R65, RC-R70,
    // RC-R92, RC-R93).
    expect(Object.keys(reign.options).toSorted()).toEqual([
      'courtesy',
      'difficulty',
      'first',
      'hands',
      'idleQuestions',
      'players',
      'turnEnd',
    ])
    expect(reign.options).toMatchObject({ difficulty: ['introductory', 'standard', 'expert'] })
  })
})
