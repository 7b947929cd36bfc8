import {
  type Game,
  type Play,
  type Question,
  type Seat,
  type Words,
  defineGame,
  redealing,
  shape,
  slotsOf,
} from '@miskatonic/kernel'

/**
 * A game as small as a game can be that still has everything a table must deal with: a face-down deck, hands that others do not see, a die,
 * and questions to one seat, to any and to all. In a turn a player draws, rolls or rests; after each round everybody bids in secret, and
 * then the first to shout lights the lantern. Three lanterns win; an empty deck loses.
 */
const { dictionary, integer, list, object, oneOf } = shape

const cards = ['moon', 'star', 'sun'] as const
const faces = ['dark', 'light'] as const
const seats = ['a', 'b'] as const
const seat = oneOf(seats) as shape.Shape<Seat>

const table = object({
  deck: list(oneOf(cards)),
  hands: dictionary(list(oneOf(cards))),
  bids: dictionary(integer(0, 2)),
  lanterns: integer(0, 3),
  active: seat,
})
const choices = {
  draw: object({}),
  roll: object({}),
  rest: object({}),
  bid: object({ lanterns: integer(0, 2) }),
  shout: object({}),
  wait: object({}),
}
const asks = { turn: object({ seat }), auction: object({}), race: object({}) }
const effects = { round: object({}), explode: object({}) }
const steps = { ...choices, ...asks, ...effects }

type ArgumentsOf<S> = { [K in keyof S]: shape.Shaped<S[K]> }
export interface Lanterns {
  table: shape.Shaped<typeof table>
  options: { lamps: 'few' | 'many' }
  choices: ArgumentsOf<typeof choices>
  asks: ArgumentsOf<typeof asks>
  steps: ArgumentsOf<typeof steps>
  events: {
    drew: { seat: Seat; card: string | null }
    rolled: { seat: Seat; face: string }
    lit: { seat: Seat }
  }
  questions: { brightness: Question<{ seat: Seat }, number> }
  answersTo: {}
}

function light(play: Play<Lanterns>, by: Seat): void {
  play.table.lanterns++
  play.emit('lit', { seat: by })
  if (play.table.lanterns === 3) play.end({ how: 'bright', winners: play.seats })
}

const words: Words<Lanterns> = {
  title: 'Lanterns',
  options: { lamps: { name: 'lamps', values: { few: 'few', many: 'many' } } },
  seat: (_, name) => name.toUpperCase(),
  events: {
    drew: (event, who) => `${who(event.seat)} draws ${event.card ?? 'a card'}.`,
    rolled: (event, who) => `${who(event.seat)} rolls ${event.face}.`,
    lit: (event, who) => `${who(event.seat)} lights a lantern.`,
  },
  choices: {
    draw: () => 'draw a card',
    roll: () => 'roll the die',
    rest: () => 'rest',
    bid: ({ lanterns }) => `bid ${lanterns}`,
    shout: () => 'shout',
    wait: () => 'wait',
  },
  asks: { turn: () => 'Your turn', auction: () => 'Bid', race: () => 'Who shouts?' },
  notes: {},
  refusals: { 'LA-002': 'A full hand draws nothing.' },
  outcomes: { bright: 'Light', dark: 'Darkness' },
}

export const lanterns = defineGame<Lanterns>({
  id: 'lanterns',
  version: '1',
  ledger: 'LA',
  options: { lamps: ['few', 'many'] },
  seats: () => seats,
  setUp(play) {
    const deck = [...cards, ...cards, ...cards, ...cards]
    play.shuffle(deck)
    play.then('round', {})
    return { deck, hands: { a: [], b: [] }, bids: { a: 0, b: 0 }, lanterns: 0, active: 'a' }
  },
  rules: {
    round(play) {
      for (const each of seats) play.then('turn', { seat: each })
      play.then('auction', {})
      play.then('race', {})
      play.then('round', {})
    },
    turn(play, { seat: asked }) {
      play.ask(asked, 'LA-001', (may) => {
        if (play.table.hands[asked]!.length >= 4) may.not('draw', {}, 'LA-002')
        else may('draw', {}, 'LA-001')
        may('roll', {}, ['LA-001', 'LA-003'])
        may('rest', {}, 'LA-001', 'idle')
      })
    },
    draw(play, _, by) {
      const card = play.draw(play.table.deck, 'top')
      if (card === undefined) return play.end({ how: 'dark', winners: [] })
      play.table.hands[by]!.push(card)
      play.emit('drew', { seat: by, card })
    },
    roll(play, _, by) {
      const face = play.roll(faces)
      play.emit('rolled', { seat: by, face })
      if (face === 'light') light(play, by)
    },
    rest() {},
    auction(play) {
      play.ask({ all: seats }, 'LA-004', (may) => {
        for (let i = 0; i <= 2; i++) may('bid', { lanterns: i }, 'LA-004')
      })
    },
    bid(play, { lanterns: bid }, by) {
      play.table.bids[by] = bid
    },
    race(play) {
      play.ask({ any: seats }, 'LA-005', (may) => {
        may('shout', {}, 'LA-005')
        may('wait', {}, 'LA-005')
      })
    },
    shout(play, _, by) {
      if (play.table.bids[by] === 2) light(play, by)
    },
    wait() {},
    /** Rules that fail, for tests of what a table does then. */
    explode() {
      throw new Error('boom')
    },
  },
  steps,
  asks: ['turn', 'auction', 'race'],
  choices: ['draw', 'roll', 'rest', 'bid', 'shout', 'wait'],
  table,
  cards: [],
  inPlay() {},
  secrets: {
    table: {
      deck: 'counted',
      hands: {
        open: (hands) =>
          Object.fromEntries(Object.entries(hands).map(([owner, hand]) => [owner, hand.length])),
        own: (hands, owner) => hands[owner],
      },
      bids: 'open',
      lanterns: 'open',
      active: 'open',
    },
    events: {
      drew: (event, watcher) => (watcher === event.seat ? event : { ...event, card: null }),
      rolled: 'open',
      lit: 'open',
    },
  },
  worlds: redealing((at, _, watcher) => {
    const lists = [
      at.deck,
      ...Object.entries(at.hands).flatMap(([owner, hand]) => (owner === watcher ? [] : [hand])),
    ]
    return [lists.flatMap(slotsOf)]
  }),
  why: () => 'LA-001',
  counts: ({ deck, hands }) => [
    { component: 'cards', have: [...deck, ...Object.values(hands).flat()].length, want: 12 },
  ],
  brokenInvariant: ({ table: { hands } }) =>
    Object.keys(hands).toSorted().join() === 'a,b' ? undefined : '/table/hands should have the seats a and b',
  results: [...cards, ...faces],
  words: { en: words, pl: words },
  drawText: (view) => JSON.stringify(view.table),
} satisfies Game<Lanterns>)
