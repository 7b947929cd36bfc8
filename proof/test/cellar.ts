import {
  type Game,
  type Play,
  type Seat,
  type StepRules,
  type Words,
  defineGame,
  redealing,
  shape,
  slotsOf,
} from '@miskatonic/kernel'

/**
 * A small game for the battery to be tried on: a face-down deck, hands that the other does not see, a die, refusals, and a question that
 * both answer in secret. In a turn a player draws a card and then plays one, keeps it or throws the die; when the deck is empty both
 * guess how the last throw will turn out, and those who are right win. Nothing is wrong with it; see faults.ts.
 */
const { dictionary, integer, list, object, oneOf, boolean } = shape

export const cards = ['bat', 'cat', 'eel', 'owl', 'rat', 'toad'] as const
const faces = ['low', 'high'] as const
const seats = ['a', 'b'] as const
const seat = oneOf(seats) as shape.Shape<Seat>
const card = oneOf(cards)

const table = object({
  deck: list(card),
  hands: dictionary(list(card)),
  discard: list(card),
  lamp: oneOf(['off', ...faces]),
})
const choices = {
  play: object({ card }),
  keep: object({}),
  throw: object({}),
  guess: object({ high: boolean }),
}
const asks = { turn: object({ seat }), wager: object({}) }
const effects = {
  draw: object({ seat }),
  finish: object({}),
  score: object({ a: boolean, b: boolean }),
  count: object({ n: integer(0, 9) }),
}
const steps = { ...choices, ...asks, ...effects }

type ArgumentsOf<S> = { [K in keyof S]: shape.Shaped<S[K]> }
export interface Cellar {
  table: shape.Shaped<typeof table>
  options: { cards: 6 | 4 }
  choices: ArgumentsOf<typeof choices>
  asks: ArgumentsOf<typeof asks>
  steps: ArgumentsOf<typeof steps>
  events: {
    drew: { seat: Seat; card: string | null }
    played: { seat: Seat; card: string }
    kept: { seat: Seat }
    threw: { face: string }
    guessed: { seat: Seat; high: boolean }
  }
  questions: {}
  answersTo: {}
}
export type At = Play<Cellar>

const rules: StepRules<Cellar> = {
  draw(play, { seat: who }) {
    const drawn = play.draw(play.table.deck, 'top')
    if (drawn === undefined) return play.then('wager', {})
    play.table.hands[who]!.push(drawn)
    play.emit('drew', { seat: who, card: drawn })
    play.then('turn', { seat: who })
    play.then('draw', { seat: who === 'a' ? 'b' : 'a' })
  },
  turn(play, { seat: who }) {
    const hand = play.table.hands[who]!
    play.ask(who, 'TC-1', (may) => {
      for (const each of hand) may('play', { card: each }, 'TC-2')
      if (hand.length < 2) may('keep', {}, 'TC-3')
      else may.not('keep', {}, 'TC-3')
      may('throw', {}, ['TC-1', 'TC-4'])
    })
  },
  play(play, { card: played }, by) {
    const hand = play.table.hands[by]!
    hand.splice(hand.indexOf(played), 1)
    play.table.discard.push(played)
    play.emit('played', { seat: by, card: played })
  },
  keep(play, _, by) {
    play.emit('kept', { seat: by })
  },
  throw(play) {
    play.table.lamp = play.roll(faces)
    play.emit('threw', { face: play.table.lamp })
  },
  wager(play) {
    play.ask({ all: seats }, 'TC-5', (may) => {
      may('guess', { high: true }, 'TC-5')
      may('guess', { high: false }, 'TC-5')
    })
  },
  guess(play, { high }, by) {
    play.emit('guessed', { seat: by, high })
    if (by === 'b') play.then('finish', {})
  },
  finish(play) {
    play.table.lamp = play.roll(faces)
    play.emit('threw', { face: play.table.lamp })
    play.end({ how: play.table.lamp, winners: [] })
  },
  score() {},
  count() {},
}

const words = {
  title: 'Cellar',
  outcomes: { low: 'Low', high: 'High' },
} as unknown as Words<Cellar> // the battery reads no other words

export const soundCellar: Game<Cellar> = {
  id: 'cellar',
  version: '1',
  ledger: 'TC',
  options: { cards: [6, 4] },
  seats: () => seats,
  setUp(play) {
    const deck = cards.slice(0, play.options.cards)
    play.shuffle(deck)
    play.then('draw', { seat: 'a' })
    return { deck, hands: { a: [], b: [] }, discard: [], lamp: 'off' }
  },
  rules,
  steps,
  asks: ['turn', 'wager'],
  choices: ['play', 'keep', 'throw', 'guess'],
  table,
  cards: [],
  inPlay() {},
  secrets: {
    table: {
      deck: 'counted',
      hands: {
        open: (hands) => Object.values(hands).map((hand) => hand.length),
        own: (hands, who) => hands[who],
      },
      discard: 'open',
      lamp: 'open',
    },
    events: {
      drew: (event, who) => (event.seat === who ? event : { ...event, card: null }),
      played: 'open',
      kept: 'open',
      threw: 'open',
      guessed: 'open',
    },
  },
  worlds: redealing(({ deck, hands }, _, who) => {
    const others = Object.keys(hands).filter((owner) => owner !== who)
    const hidden = [deck, ...others.map((owner) => hands[owner]!)]
    return [hidden.flatMap(slotsOf)]
  }),
  why: (_play, asked, who, step) => (step === 'keep' && asked?.waiting.includes(who) ? 'TC-3' : 'TC-1'),
  counts: ({ deck, hands, discard }, options) => [
    {
      component: 'cards',
      have: deck.length + Object.values(hands).flat().length + discard.length,
      want: options.cards,
    },
  ],
  brokenInvariant: ({ table: { discard } }) =>
    new Set(discard).size === discard.length ? undefined : 'a card was discarded twice',
  results: [...faces, ...cards],
  words: { en: words, pl: words },
  drawText: () => '',
}

export const cellar = defineGame(soundCellar)
