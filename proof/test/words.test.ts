import { type Choice, type Game, type Language, Engine, completeOptions, optionId } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { record } from '../recorded.ts'
import { checkWords } from '../words.ts'
import { lantern } from './lantern.ts'

const GAMES = 40

/** The words of a language in a form that can be spoiled. */
interface Spoiled {
  seat: unknown
  options: Record<string, { name?: unknown; values?: Record<string, unknown> }>
  events: Record<string, unknown>
  choices: Record<string, unknown>
  asks: Record<string, unknown>
  notes: Record<string, unknown>
  refusals: Record<string, unknown>
  outcomes: Record<string, unknown>
}

/** The problems that are found once the words of one language have been spoiled. */
function problemsWith(language: Language, spoil: (words: Spoiled) => void): readonly string[] {
  const words = copyOf(lantern.words[language] as unknown as Spoiled) // any of them may be missing
  spoil(words)
  const game = { ...lantern, words: { ...lantern.words, [language]: words } } as unknown as Game // likewise
  return checkWords(game, GAMES).problems
}

/** A deep copy of records; functions stay what they are. */
function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)])) as T
}

describe('the words of a game', () => {
  const report = checkWords(lantern, GAMES)

  test('are in order if nothing is wrong with them', () => {
    expect(report.problems).toEqual([])
    expect(report.unusedRefusals).toEqual([])
    expect(report.unseen).toEqual({ events: [], choices: [], asks: [], notes: [], outcomes: [] })
    // Two events (one of them in two forms) and two choices at two places, a question with four arguments, and what has no arguments.
    expect(report.sentences).toBeGreaterThan(20)
  })

  test('are read alike with the same seed', () => {
    expect(checkWords(lantern, GAMES)).toEqual(report)
  })

  test('are reported as never seen if no game came by them', () => {
    const none = checkWords(lantern, 0)
    expect(none.problems).toEqual([])
    expect(none.unseen).toEqual({
      events: ['lit', 'whispered'],
      choices: ['light', 'wait'],
      asks: ['night'],
      notes: ['in-vain'],
      outcomes: ['bright', 'too-dark'],
    })
    expect(none.unusedRefusals).toEqual(['LN-1', 'LN-2', 'LN-3'])
  })

  test('are read in recorded games, too', () => {
    const engine = Engine.start(lantern, completeOptions(lantern, {}), 'recorded')
    const choices: Choice[] = []
    while (engine.decision !== null) {
      const option = engine.decision.options.at(-1)!
      choices.push({ seat: option.seat, option: optionId(option) })
      engine.choose(option)
    }
    const { unseen } = checkWords(lantern, 0, [record(engine, 'recorded', choices)])
    expect(unseen.asks).toEqual([])
    expect(unseen.outcomes).toHaveLength(1)
    expect(unseen.outcomes).not.toContain(engine.position.outcome!.how)
  })
})

describe('a sentence that is missing', () => {
  test.each(['events', 'choices', 'asks', 'notes', 'refusals', 'outcomes'] as const)('in %s', (part) => {
    const name = Object.keys(lantern.words.en[part]).at(-1)!
    const problems = problemsWith('en', (words) => delete words[part][name])
    expect(problems).toContainEqual(`en: ${part}.${name} is missing`)
    expect(problems).toContainEqual(`en: ${part}.${name} is missing, and pl has it`)
  })

  test('in both languages', () => {
    const without = copyOf(lantern.words) as unknown as Record<Language, Spoiled> // likewise
    for (const language of ['en', 'pl'] as const) delete without[language].refusals['LN-2']
    const spoiled = { ...lantern, words: without } as unknown as Game // likewise
    const { problems } = checkWords(spoiled, GAMES)
    expect(problems).toEqual(['en: refusals.LN-2 is missing', 'pl: refusals.LN-2 is missing'])
  })

  test('for an option, or one of its values', () => {
    expect(problemsWith('pl', (words) => delete words.options['oil'])).toContainEqual(
      'pl: the option oil is missing',
    )
    expect(problemsWith('pl', (words) => delete words.options['oil']!.values!['2'])).toContainEqual(
      'pl: the value 2 of the option oil is missing',
    )
  })

  test('from one language only, although nothing calls for it', () => {
    const problems = problemsWith('en', (words) => (words.refusals['LN-9'] = 'Nobody asks.'))
    expect(problems).toEqual(['pl: refusals.LN-9 is missing', 'pl: refusals.LN-9 is missing, and en has it'])
  })
})

describe('a sentence that is spoiled', () => {
  test.each([
    ['undefined', 'contains "undefined"'],
    ['from null to you', 'contains "null"'],
    ['NaN lanterns', 'contains "NaN"'],
    ['[object Object] burns', 'contains "[object"'],
    ['{seat} lights a lantern', 'contains "{seat}"'],
    ['${seat} lights a lantern', 'contains "${seat}"'],
    ['%s lights a lantern', 'contains "%s"'],
    ['TODO', 'contains "TODO"'],
    ['It burns at old-pier', 'shows the id "old-pier"'],
    ['p2 lights a lantern', 'shows the id "p2"'],
    ['Two  spaces', 'has a space too many'],
    ['A space before the end .', 'has a space too many'],
  ])('"%s"', (text, fault) => {
    const problems = problemsWith('en', (words) => (words.events['lit'] = () => text))
    expect(problems).toContainEqual(`en: events.lit ${fault}: "${text}"`)
    expect(problems).toHaveLength(1)
  })

  test('by saying nothing, or something that is no text', () => {
    expect(problemsWith('en', (words) => (words.choices['wait'] = () => ' '))).toEqual([
      'en: choices.wait is empty: " "',
    ])
    expect(problemsWith('en', (words) => (words.notes['in-vain'] = ''))).toEqual([
      'en: notes.in-vain is empty: ""',
    ])
    expect(problemsWith('en', (words) => (words.asks['night'] = () => 3))).toEqual([
      'en: asks.night is no text',
    ])
  })

  test('by an id that is a word of English, in another language', () => {
    const spoil = (words: Spoiled): unknown =>
      (words.choices['light'] = ({ at }: { at: string }) => `At: ${at}`)
    expect(problemsWith('pl', spoil)).toContainEqual('pl: choices.light shows the id "park": "At: park"')
  })

  test('by an error', () => {
    const fail = (): never => {
      throw new Error('no such lantern')
    }
    expect(problemsWith('pl', (words) => (words.events['lit'] = fail))).toEqual([
      'pl: events.lit throws no such lantern',
    ])
  })

  test('only for those who may not see everything', () => {
    const spoil = (words: Spoiled): unknown =>
      (words.events['whispered'] = ({ at }: { at: string | null }) =>
        `It is dark: ${at === null ? at : 'yes'}`)
    expect(problemsWith('en', spoil)).toEqual(['en: events.whispered contains "null": "It is dark: null"'])
  })

  test('only in a form that no game came by', () => {
    // The oil never reaches zero during a decision.
    const spoil = (words: Spoiled): unknown =>
      (words.asks['night'] = ({ oil }: { oil: number }) => (oil === 0 ? '' : 'What now?'))
    expect(problemsWith('en', spoil)).toEqual(['en: asks.night is empty: ""'])
  })

  test('by not being translated', () => {
    const problems = problemsWith(
      'pl',
      (words) => (words.refusals['LN-2'] = lantern.words.en.refusals['LN-2']),
    )
    expect(problems).toEqual(['refusals.LN-2 says the same in en and pl: "It burns already."'])
    expect(problemsWith('pl', (words) => (words.choices['wait'] = () => 'Wait'))).toEqual([])
  })
})

describe('other texts', () => {
  test('the names of the seats', () => {
    const problems = problemsWith('pl', (words) => (words.seat = (_table: object, seat: string) => seat))
    expect(problems).toContainEqual('pl: the name of the seat p1 shows the id "p1": "p1"')
  })

  test('the drawing of the table', () => {
    const draw = (text: string): readonly string[] =>
      checkWords({ ...lantern, drawText: () => text }, GAMES).problems
    expect(draw('old-pier: lit')).toContainEqual('en: the drawing of the table shows the id "old-pier"')
    expect(draw('oil: undefined')).toContainEqual('pl: the drawing of the table contains "undefined"')
  })
})
