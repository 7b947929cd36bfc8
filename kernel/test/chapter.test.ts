import { describe, expect, it } from 'vitest'
import {
  type Chapter,
  type KindOf,
  type StepRules,
  RulesBroken,
  answering,
  binding,
  eventsOf,
  shape,
  sumOf,
} from '../index.ts'

const { integer, list, object, text } = shape

/** Two chapters that call each other: a seat names a number, then the game closes. */
interface Table {
  said: number[]
}
const event = eventsOf<{ table: Table; options: object }>()

const countingWords = {
  choices: {
    say: answering('sayNext', object({ number: integer(1, 3) })),
    stay: binding('CH-2', object({})),
  },
  asks: { sayNext: object({ allowed: list(integer(1, 3)) }) },
  events: {
    said: event(object({ number: integer(1, 3) }), 'open', 'said'),
    fellSilent: event(object({}), 'open', 'nothing'),
  },
}
const closingWords = {
  effects: { close: object({ why: text }) },
  events: {
    whispered: event(object({ secret: text }), (whisper, seat) => (seat === 'ann' ? whisper : null)),
  },
}
interface Counting extends KindOf<
  Table,
  object,
  object,
  readonly [{ vocabulary: typeof countingWords }, { vocabulary: typeof closingWords }]
> {}

const countingRules = {
  sayNext(play, { allowed }) {
    play.ask('ann', 'CH-1', (may) => {
      for (const number of allowed) may('say', { number }, 'CH-1')
      // @ts-expect-error: a number is no text
      may('say', { number: 'one' }, 'CH-1')
    })
  },
  /** The rule gets the arguments of the question that it answers, with their types. */
  say(play, { number }, _by, { allowed }) {
    play.table.said.push(number, allowed.length)
    play.emit('said', { number })
    play.then('close', { why: 'said' })
    // @ts-expect-error: no chapter has a verb of this name
    play.then('clsoe', { why: 'misspelt' })
  },
  stay(play) {
    // @ts-expect-error: an event of no chapter
    play.emit('unsaid', {})
  },
} satisfies Partial<StepRules<Counting>>

const closingRules = {
  close(play, { why }) {
    play.emit('whispered', { secret: why })
    play.end({ how: 'done', winners: [] })
  },
} satisfies Partial<StepRules<Counting>>

const counting: Chapter<Counting> = { vocabulary: countingWords, rules: countingRules }
const closing: Chapter<Counting> = { vocabulary: closingWords, rules: closingRules }

describe('chapters', () => {
  it('add up to the verbs and events of a game', () => {
    const sum = sumOf([counting, closing])
    expect(sum.choices).toEqual(['say', 'stay'])
    expect(sum.asks).toEqual(['sayNext'])
    expect(Object.keys(sum.steps)).toEqual(['say', 'stay', 'sayNext', 'close'])
    expect(Object.keys(sum.rules).toSorted()).toEqual(['close', 'say', 'sayNext', 'stay'])
    expect(Object.keys(sum.events)).toEqual(['said', 'fellSilent', 'whispered'])
  })

  it('say which choices bind', () => {
    expect(sumOf([counting, closing]).binding).toEqual({ stay: 'CH-2' })
  })

  it('say who may see an event', () => {
    const { said, whispered } = sumOf([counting, closing]).events as Record<string, unknown>
    expect(said).toBe('open')
    const sight = whispered as (event: object, seat: string, at: object) => object | null
    expect(sight({ secret: 'x' }, 'ann', {})).toEqual({ secret: 'x' })
    expect(sight({ secret: 'x' }, 'bob', {})).toBeNull()
  })

  it('say which fields an event changes, if they do', () => {
    expect(sumOf([counting, closing]).changes).toEqual({ said: ['said'], fellSilent: [] })
    // @ts-expect-error: no field of the table
    event(object({}), 'open', 'heard')
  })

  it('may not bring the same verb twice', () => {
    expect(() => sumOf([counting, closing, closing])).toThrow(new RulesBroken('two chapters bring close'))
    const twice = { vocabulary: { asks: { say: object({}) } }, rules: {} }
    expect(() => sumOf([counting, closing, twice])).toThrow(/two chapters bring say/)
  })

  it('have a rule for each of their verbs', () => {
    expect(() => sumOf([counting, { vocabulary: closingWords, rules: {} }])).toThrow(
      'no chapter has a rule for close',
    )
  })
})

describe('a choice that answers a question', () => {
  it('keeps the shape of its arguments', () => {
    const { say } = countingWords.choices
    expect(say.answers).toBe('sayNext')
    expect(say.check({ number: 2 }, '')).toBeUndefined()
    expect(say.check({ number: 4 }, '')).toMatch('/number should be a whole number from 1 to 3')
    expect(say.values).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }])
  })
})
