import {
  type Game,
  type Play,
  type Question,
  type Words,
  defineGame,
  redealing,
  shape,
} from '@miskatonic/kernel'

/**
 * A small game to be played many times: a player climbs out of a well. Every step up may slip, waiting costs time, and at nightfall it is
 * too late. The crowd says who plays: of its values one has more people than the usual one, one fewer, and one none at all.
 */
const seats = ['p1', 'p2'] as const
const table = shape.object({ height: shape.integer(0, 3), hour: shape.integer(0, 12) })
const choices = { climb: shape.object({}), wait: shape.object({}) }
const asks = { stand: shape.object({}) }
const steps = { ...choices, ...asks, pass: shape.object({}) }
type ArgumentsOf<S> = { [K in keyof S]: shape.Shaped<S[K]> }

interface Well {
  table: shape.Shaped<typeof table>
  options: { rope: 'long' | 'short'; crowd: 'one' | 'two' | 'nobody'; hours: 12 | 6 }
  choices: ArgumentsOf<typeof choices>
  asks: ArgumentsOf<typeof asks>
  steps: ArgumentsOf<typeof steps>
  events: { slipped: {} }
  questions: Record<string, Question<object, unknown>>
  answersTo: object
}

const words = {
  title: 'Well',
  options: {
    rope: { name: 'Rope', values: { long: 'long', short: 'short' } },
    crowd: { name: 'Crowd', values: { one: 'one', two: 'two', nobody: 'nobody' } },
    hours: { name: 'Hours', values: { 12: '12', 6: '6' } },
  },
  outcomes: { out: 'Out!', night: 'Night falls.' },
} as unknown as Words<Well> // the lab reads no other words

const people = { one: 1, two: 2, nobody: 0 }

export const soundWell: Game<Well> = {
  id: 'well',
  version: '7',
  ledger: 'WL',
  options: { rope: ['long', 'short'], crowd: ['one', 'two', 'nobody'], hours: [12, 6] },
  optionsProblem: ({ rope, crowd }) =>
    rope === 'short' && crowd === 'two' ? 'a short rope holds only one' : undefined,
  seats: ({ crowd }) => seats.slice(0, Math.max(1, people[crowd])),
  people: ({ crowd }) => people[crowd],
  setUp(play) {
    play.then('pass', {})
    return { height: 0, hour: 0 }
  },
  rules: {
    pass(play) {
      const { height, hour } = play.table
      if (height === 3) play.end({ how: 'out', winners: play.seats })
      else if (hour === play.options.hours) play.end({ how: 'night', winners: [] })
      else play.then('stand', {})
    },
    stand(play) {
      play.ask(play.seats[play.table.hour % play.seats.length]!, 'WL-1', (may) => {
        may('climb', {}, 'WL-1')
        if (play.options.crowd !== 'nobody') may('wait', {}, 'WL-2')
      })
    },
    climb(play) {
      const holds = play.random(play.options.rope === 'long' ? 2 : 4) === 0
      play.table.height = holds ? play.table.height + 1 : 0
      goOn(play)
    },
    wait: goOn,
  },
  steps,
  asks: ['stand'],
  choices: ['climb', 'wait'],
  table,
  cards: [],
  inPlay() {},
  secrets: { table: { height: 'open', hour: 'open' }, events: { slipped: 'open' } },
  worlds: redealing(() => []),
  why: () => 'WL-1',
  counts: () => [],
  brokenInvariant: () => undefined,
  results: [],
  words: { en: words, pl: words },
  drawText: () => '',
}

function goOn(play: Play<Well>): void {
  play.table.hour++
  play.then('pass', {})
}

export const well = defineGame(soundWell)

/** Night never falls: waiting goes on for ever. */
export const bottomless = defineGame<Well>({
  ...soundWell,
  id: 'bottomless',
  rules: {
    ...soundWell.rules,
    pass: (play) => play.then('stand', {}),
  },
})

/** There is no way to win, and the seventh hour is a bug in the rules. */
export const broken = defineGame<Well>({
  ...soundWell,
  id: 'broken',
  rules: {
    ...soundWell.rules,
    climb(play) {
      if (play.table.hour === 6) throw new Error('the rope is cut')
      goOn(play)
    },
  },
})
