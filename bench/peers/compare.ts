/**
 * Shows that the peers play the same game: one game is played on all of them at once, with the same shuffles
 * and the same choices, and everything that can be seen from outside is compared at every decision.
 */
import { isDeepStrictEqual } from 'node:util'
import {
  CLUES_TO_SEAL,
  GATES,
  NEIGHBOURS,
  PLACES,
  regionOf,
  regionOfClue,
  SEATS,
  type Outcome,
  type View,
} from './map.ts'
import { randomNumbers, type Peer, type Shuffle } from './peer.ts'

/** Picks one of the options, knowing what the asked seat knows. */
export type Policy = (options: readonly string[], view: View, random: (n: number) => number) => string

export interface ComparedGame {
  outcome: Outcome
  /** Every choice made. */
  choices: string[]
  shuffles: number
}

/** Plays one game on all peers. Throws at the first difference, saying where it is. */
export function playSideBySide(peers: readonly Peer[], seed: number, policy: Policy): ComparedGame {
  const first = peers[0]
  if (first === undefined) throw new Error('nothing to compare')
  const shuffles = peers.map(() => new ScriptedShuffles(seed))
  const games = peers.map((peer, i) => peer.scripted(shuffles[i]!.shuffle))
  const pick = randomNumbers(seed ^ 0x5eed)
  const choices: string[] = []

  for (;;) {
    const where = `seed ${seed}, after ${choices.length} moves (the last: ${choices.at(-1) ?? 'none'})`
    const same = <T>(what: string, values: readonly T[]): T => {
      const odd = values.findIndex((value) => !isDeepStrictEqual(value, values[0]))
      if (odd < 0) return values[0]!
      throw new Error(
        `${peers[odd]!.name} differs from ${first.name} in ${what}: ${where}\n` +
          `${first.name}: ${JSON.stringify(values[0])}\n${peers[odd]!.name}: ${JSON.stringify(values[odd])}`,
      )
    }
    const outcome = same(
      'the outcome',
      games.map((game) => game.outcome()),
    )
    const views = Array.from({ length: SEATS }, (_, seat) =>
      same(
        `the view of seat ${seat}`,
        games.map((game) => parseView(game.view(seat))),
      ),
    )
    same(
      'the number of shuffles',
      shuffles.map(({ count }) => count),
    )
    const options = same(
      'the options',
      games.map((game) => game.options().sort()),
    )
    if (outcome !== null) {
      if (options.length > 0) throw new Error(`options after the end: ${where}`)
      return { outcome, choices, shuffles: shuffles[0]!.count }
    }
    if (options.length === 0) throw new Error(`neither options nor an outcome: ${where}`)
    const choice = policy(options, views[views[0]!.asked!]!, pick)
    for (const game of games) game.choose(choice)
    choices.push(choice)
  }
}

/** Shuffles that depend on nothing but the seed, the number of the shuffle and which cards are in it. */
class ScriptedShuffles {
  count = 0
  private readonly random: (n: number) => number

  constructor(seed: number) {
    this.random = randomNumbers(seed)
  }

  readonly shuffle: Shuffle = (cards) => {
    this.count++
    const rest = [...cards].sort((a, b) => a - b)
    return cards.map(() => rest.splice(this.random(rest.length), 1)[0]!)
  }
}

/** The order of cards in a hand has no meaning. */
function parseView(json: string): View {
  const view = JSON.parse(json) as View
  return { ...view, hand: [...view.hand].sort((a, b) => a - b) }
}

export const randomly: Policy = (options, _view, random) => options[random(options.length)]!

/**
 * Plays to win: collects one region's clues, walks to its gate and seals it, fights on the way. One choice in
 * ten is random, so that games differ. It reaches what random play does not: seals and the win.
 */
export const purposefully: Policy = (options, view, random) => {
  const pick = (wanted: readonly string[]) => (wanted.length > 0 ? wanted[random(wanted.length)] : undefined)
  const seat = view.asked!
  const here = view.pieces[seat]!
  const countOf = (region: number) => view.hand.filter((card) => regionOfClue(card) === region).length
  const open = [0, 1, 2, 3].filter((region) => !view.sealed[region])
  const best = open.reduce((a, b) => (countOf(b) > countOf(a) ? b : a), open[0]!)
  const isUseful = (card: number) => regionOfClue(card) === best
  const cardOf = (option: string) => Number(option.split(' ')[1])

  if (options.includes('seal')) return 'seal'
  if (random(10) === 0) return randomly(options, view, random)
  const useless = options.filter((option) => option.startsWith('discard') && !isUseful(cardOf(option)))
  if (view.question === 'discard')
    return (
      pick(useless.filter((option) => view.sealed[regionOfClue(cardOf(option))])) ??
      pick(useless) ??
      options[0]!
    )
  if (options.includes('fight') && (view.cultists[here] === 3 || countOf(best) < CLUES_TO_SEAL))
    return 'fight'
  const gifts = options.filter((option) => option.startsWith('give') && !isUseful(cardOf(option)))
  if (gifts.length > 0 && !view.sealed[regionOf(here)]) return pick(gifts)!
  const target = countOf(best) >= CLUES_TO_SEAL - 1 ? GATES[best]! : nearestCultists(view, here)
  return pick(options.filter((option) => option === `walk ${stepTowards(here, target)}`)) ?? 'rest'
}

function nearestCultists(view: View, here: number): number {
  const threats = view.cultists.flatMap((count, place) => (count >= 2 ? [place] : []))
  return threats.reduce((a, b) => (distance(here, b) < distance(here, a) ? b : a), threats[0] ?? here)
}

const stepTowards = (from: number, to: number): number =>
  NEIGHBOURS[from]!.find((next) => distance(next, to) < distance(from, to)) ?? from

const distances: readonly (readonly number[])[] = Array.from({ length: PLACES }, (_, from) => {
  const steps = Array.from({ length: PLACES }, () => Infinity)
  steps[from] = 0
  const queue = [from]
  for (const place of queue)
    for (const next of NEIGHBOURS[place]!)
      if (steps[next] === Infinity) {
        steps[next] = steps[place]! + 1
        queue.push(next)
      }
  return steps
})

const distance = (from: number, to: number): number => distances[from]![to]!
