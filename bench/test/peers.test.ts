import { describe, expect, it } from 'vitest'
import { playSideBySide, purposefully, randomly } from '../peers/compare.ts'
import { peers } from '../peers/index.ts'
import { GATES, NEIGHBOURS, OUTCOMES, PLACES, regionOf, SEATS, type View } from '../peers/map.ts'
import { randomNumbers, type Peer, type ScriptedGame } from '../peers/peer.ts'

const GAMES = 100

describe('all versions of the small game', () => {
  it('have the same options, views and ends, move by move', () => {
    const outcomes = new Set<string>()
    const kinds = new Set<string>()
    let reshuffles = 0
    for (let seed = 1; seed <= GAMES; seed++)
      for (const policy of [randomly, purposefully]) {
        const game = playSideBySide(peers, seed, policy)
        outcomes.add(game.outcome)
        for (const choice of game.choices) kinds.add(choice.split(' ')[0]!)
        reshuffles += game.shuffles - 2
      }
    // The comparison reached every part of the rules.
    expect([...outcomes].sort()).toEqual([...OUTCOMES].sort())
    expect([...kinds].sort()).toEqual(['discard', 'fight', 'give', 'rest', 'seal', 'walk'])
    expect(reshuffles).toBeGreaterThan(GAMES)
  }, 240_000)

  it('are as long as the rules say under random play', () => {
    const lengths = Array.from(
      { length: GAMES },
      (_, seed) => playSideBySide([peers[0]!], seed + 1, randomly).choices.length,
    )
    const mean = lengths.reduce((sum, length) => sum + length, 0) / GAMES
    expect(mean).toBeGreaterThan(75)
    expect(mean).toBeLessThan(85)
    expect(Math.min(...lengths)).toBeGreaterThan(40)
    expect(Math.max(...lengths)).toBeLessThan(100)
  })
})

describe.each(peers)('$name', (peer) => {
  it('plays random games in the time given, with and without views', () => {
    expect(peer.play(0.05)).toBeGreaterThan(0)
    expect(peer.playWithViews(0.05)).toBeGreaterThan(0)
  })

  it('shows a seat its own hand and no card of another hand or deck', () => {
    const random = randomNumbers(7)
    const game = peer.scripted((cards) => [...cards])
    for (let options = game.options(); options.length > 0; options = game.options()) {
      const views = Array.from({ length: SEATS }, (_, seat) => JSON.parse(game.view(seat)) as View)
      for (const view of views) {
        expect(Object.keys(view).sort()).toEqual(viewFields)
        expect(view.handSizes).toEqual(views.map(({ hand }) => hand.length))
      }
      expect(
        new Set(
          views.flatMap(({ hand, clueDiscard }, seat) => (seat === 0 ? [...hand, ...clueDiscard] : hand)),
        ).size,
      ).toBe(views[0]!.clueDiscard.length + views[0]!.handSizes.reduce((sum, size) => sum + size, 0))
      game.choose(options[random(options.length)]!)
    }
  })

  it('refuses what was not offered', () => {
    const game = peer.scripted((cards) => [...cards])
    for (const option of ['walk 13', 'seal', 'discard 0', 'fly 3'])
      expect(() => game.choose(option)).toThrow('not an option')
  })
})

describe('the comparison', () => {
  const honest = peers[0]!
  const bent = (bend: (game: ScriptedGame) => Partial<ScriptedGame>): Peer => ({
    ...honest,
    name: 'bent',
    scripted: (shuffle) => {
      const game = honest.scripted(shuffle)
      return { ...game, ...bend(game) }
    },
  })

  it.each([
    [
      'an option missing',
      bent((game) => ({ options: () => game.options().filter((option) => option !== 'fight') })),
      'the options',
    ],
    ['another outcome', bent((game) => ({ outcome: () => game.outcome() && 'won' })), 'the outcome'],
    [
      'a card that should be hidden',
      bent((game) => ({ view: (seat) => JSON.stringify({ ...JSON.parse(game.view(seat)), top: 0 }) })),
      'the view of seat 0',
    ],
    [
      'one more shuffle',
      {
        ...honest,
        name: 'bent',
        scripted: (shuffle) => honest.scripted((cards) => shuffle(shuffle(cards))),
      } satisfies Peer,
      'the ',
    ],
  ])('sees %s', (_, peer, where) => {
    expect(() => playSideBySide([honest, peer], 1, randomly)).toThrow(
      `bent differs from ${honest.name} in ${where}`,
    )
  })
})

describe('the map', () => {
  it('is connected both ways, with two to four neighbours a place and a gate in each region', () => {
    NEIGHBOURS.forEach((neighbours, place) => {
      expect(neighbours.length).toBeGreaterThanOrEqual(2)
      expect(neighbours.length).toBeLessThanOrEqual(4)
      for (const next of neighbours) expect(NEIGHBOURS[next]).toContain(place)
    })
    const reached = new Set([0])
    for (const place of reached) for (const next of NEIGHBOURS[place]!) reached.add(next)
    expect(reached.size).toBe(PLACES)
    expect(NEIGHBOURS.flat().length / 2).toBe(29)
    expect(GATES.map(regionOf)).toEqual([0, 1, 2, 3])
  })
})

const viewFields = [
  'active',
  'actionsLeft',
  'asked',
  'awakenings',
  'clueDeck',
  'clueDiscard',
  'cultists',
  'hand',
  'handSizes',
  'outcome',
  'pieces',
  'pool',
  'question',
  'seat',
  'sealed',
  'summonDeck',
  'summonDiscard',
  'turn',
].sort()
