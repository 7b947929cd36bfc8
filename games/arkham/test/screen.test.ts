import { Engine, completeOptions } from '@miskatonic/kernel'
import { Dice, chooser } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { changedSince, lookedAt, marksOf } from '../board/case/changes.ts'
import { type Telling, chaptersOf, documentOf } from '../board/case/story.ts'
import { belongingsOf, skillsOf } from '../board/people/belongings.ts'
import { chanceOf, distribution, percent } from '../board/scene/chance.ts'
import { encounterAfter } from '../board/scene/encounter.ts'
import { cupOf, drawsAfter, nextToken } from '../board/scene/mythos.ts'
import { diceRolled, forecastOf, oddsOf, partsOf } from '../board/scene/pool.ts'
import { noTests, testsAfter } from '../board/scene/test.ts'
import { type Told, Unfolding } from '../board/scene/told.ts'
import type { Seen } from '../board/seen.ts'
import { arkham } from '../index.ts'
import type { Table } from '../position.ts'
import { emptyCup } from '../steps/mythos.ts'
import { library as en } from '../words/en/library.ts'
import { filled } from '../words/fill.ts'
import { library as pl } from '../words/pl/library.ts'
import { scene } from './scene.ts'

const usual = { least: 5, sixesTwice: false } as const

function told(event: string, args: object = {}): Told {
  return { event, args }
}

describe('the chance of a test', () => {
  test('[AH-471.5a-1] one die in three succeeds', () => {
    expect(chanceOf(1, 1, usual)).toBeCloseTo(1 / 3)
    expect(chanceOf(3, 1, usual)).toBeCloseTo(1 - (2 / 3) ** 3)
    expect(chanceOf(2, 2, usual)).toBeCloseTo(1 / 9)
  })
  test('blessed and cursed change it; a shotgun counts sixes twice', () => {
    expect(chanceOf(1, 1, { least: 4, sixesTwice: false })).toBeCloseTo(1 / 2)
    expect(chanceOf(1, 1, { least: 6, sixesTwice: false })).toBeCloseTo(1 / 6)
    expect(chanceOf(1, 2, { least: 5, sixesTwice: true })).toBeCloseTo(1 / 6)
  })
  test('all results together are certain', () => {
    const all = distribution(7, { least: 5, sixesTwice: true })
    expect(all.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1)
    expect(chanceOf(4, 0, usual)).toBeCloseTo(1)
  })
  test('nothing that may fail is certain', () => {
    expect([percent(0), percent(0.001), percent(0.999), percent(1)]).toEqual([0, 1, 99, 100])
  })
})

describe('a test, event by event', () => {
  const run = (...events: Told[]) => events.reduce(testsAfter, noTests)
  const begun = told('testBegan', { seat: 'p1', skill: 'strength', pool: 2 })

  test('cards add dice, dice are thrown again, and the result stays until something else happens', () => {
    const events = [
      begun,
      told('diceAdded', { seat: 'p1', card: 'knife', dice: 1 }),
      told('diceRolled', { seat: 'p1', dice: [1, 2, 5] }),
      told('dieRerolled', { seat: 'p1', die: 0, face: 6 }),
    ]
    const [rolling] = run(...events).open
    expect(rolling).toMatchObject({ cards: [{ card: 'knife', dice: 1 }], dice: [6, 2, 5], thrown: [2, 1, 1] })
    const ended = told('testEnded', { seat: 'p1', skill: 'strength', successes: 2, passed: true })
    expect(run(...events, ended)).toMatchObject({ open: [], ended: { successes: 2 } })
    expect(run(...events, ended, told('monsterHurt')).ended).toBeNull()
  })
  test('[AH-R50] a test within a test', () => {
    const inner = told('testBegan', { seat: 'p1', skill: 'lore', pool: 3 })
    const ended = told('testEnded', { seat: 'p1', skill: 'lore', successes: 1, passed: true })
    const { open, ended: last } = run(begun, inner, told('diceRolled', { seat: 'p1', dice: [5] }), ended)
    expect(open.map(({ skill }) => skill)).toEqual(['strength'])
    expect(last?.skill).toBe('lore')
  })
})

describe('the pool', () => {
  test('[AH-471.2a] [AH-471.2b-1] its parts add up: skill, focus, monster, cards', () => {
    const { table } = scene({
      investigators: { p1: { sheet: 'tommy-muldoon', focus: ['strength'] } },
    }).position
    const cards = [{ card: 'knife', dice: 1 }]
    const parts = partsOf(asSeen(table), { seat: 'p1', skill: 'strength', pool: 3, cards })
    expect(parts).toEqual([
      { kind: 'skill', n: 3 },
      { kind: 'focus', n: 1 },
      { kind: 'other', n: -1 },
      { kind: 'card', card: 'knife', n: 1 },
    ])
    expect(diceRolled(parts)).toBe(4)
  })
  test('[AH-471.3b] never less than one die', () => {
    expect(diceRolled([{ kind: 'other', n: -3 }])).toBe(1)
  })
  test('a condition changes the odds', () => {
    const { table } = scene({
      options: { players: 2 },
      investigators: { p1: { assets: ['cursed'] } },
    }).position
    expect(oddsOf(asSeen(table), 'p1', [])).toEqual({ least: 6, sixesTwice: false })
    expect(oddsOf(asSeen(table), 'p2', ['shotgun'])).toEqual({ least: 5, sixesTwice: true })
  })
  test('[AH-405.2] what an action would test is foretold', () => {
    const { table } = scene({ investigators: { p1: { sheet: 'dexter-drake' } } }).position
    const offer = {
      id: '',
      step: 'ward',
      args: {},
      seat: 'p1',
      rules: [],
      label: '',
      note: undefined,
      targets: [],
    }
    expect(forecastOf(asSeen(table), offer)).toMatchObject({ skill: 'lore', wanted: 1 })
    expect(forecastOf(asSeen(table), { ...offer, step: 'gather' })).toBeUndefined()
  })
})

describe('the mythos phase', () => {
  test('what happens belongs to the token before it', () => {
    const draws = [
      told('phaseBegan', { phase: 'mythos' }),
      told('tokenDrawn', { seat: 'p1', token: 'spread-doom' }),
      told('doomPlaced', { at: 'graveyard' }),
      told('decided'),
      told('tokenDrawn', { seat: 'p1', token: 'blank' }),
    ].reduce(drawsAfter, [] as ReturnType<typeof drawsAfter>)
    expect(draws.map(({ token, results }) => [token, results.length])).toEqual([
      ['spread-doom', 1],
      ['blank', 0],
    ])
    expect(drawsAfter(draws, told('phaseBegan'))).toEqual([])
  })
  test('[AH-204.5] the cup is counted kind by kind', () => {
    const cup = { ...emptyCup(), blank: 1, reckoning: 1 }
    const drawnTokens = { ...emptyCup(), blank: 2 }
    expect(cupOf({ cup, drawnTokens })).toEqual([
      { token: 'reckoning', n: 1, of: 1 },
      { token: 'blank', n: 1, of: 3 },
    ])
    expect(nextToken(cup, 'blank')).toBe(0.5)
    expect(nextToken(emptyCup(), 'blank')).toBe(0)
  })
})

describe('encounters', () => {
  const story = { en: { text: 'Rain.' }, pl: { text: 'Deszcz.' } }
  const begun: Told = {
    ...told('encounterBegan', { seat: 'p1', from: 'rivertown', at: 'graveyard' }),
    reading: story,
  }
  test('where one stood when it began, not where it led, with what was read', () => {
    const after = [
      told('moved', { seat: 'p1', to: 'graveyard', paid: 0 }),
      begun,
      told('decided'),
      told('movedDirectly', { seat: 'p1', to: 'black-cave' }),
    ].reduce(encounterAfter, null)
    expect(after).toMatchObject({
      at: 'graveyard',
      story,
      isOver: false,
      results: [{ event: 'movedDirectly' }],
    })
  })
  test('what happens after it belongs to it no longer', () => {
    const ended = [begun, told('encounterEnded', { seat: 'p1', card: 'rivertown-1' }), told('moved')]
    expect(ended.reduce(encounterAfter, null)).toMatchObject({ isOver: true, results: [] })
  })
})

describe('the case file', () => {
  const table = scene({ codex: ['51'] }).position.table as Table
  test('what has changed is marked until it was seen', () => {
    const before = marksOf(asSeen(table))
    const after = marksOf(asSeen({ ...table, sheet: { doom: table.sheet.doom + 1, clues: 0 } }))
    expect(changedSince(before, after)).toEqual(['scenario'])
    expect(changedSince(lookedAt(before, after, ['scenario']), after)).toEqual([])
    expect(changedSince(lookedAt(before, after, []), after)).toEqual(['scenario'])
    expect(changedSince(null, after)).toEqual([])
  })
  test('thresholds are numbers', () => {
    expect(filled('{K} clues, {P + 2} or {2P + 4} doom', 1)).toBe('2 clues, 3 or 6 doom')
    expect(filled('{K} clues, {P + 2} or {3P + 7} doom', 4)).toBe('3 clues, 6 or 19 doom')
  })
  test('every text of every card can be filled', () => {
    for (const { archive } of [en, pl])
      for (const cards of Object.values(archive))
        for (const { front, back } of Object.values(cards))
          for (const side of [front, back]) expect(filled(side?.text ?? '', 3)).not.toMatch(/NaN|[{}]/)
  })
})

test('the evening of a whole game is a story', { timeout: 60_000 }, () => {
  const engine = Engine.start(arkham, completeOptions(arkham, { players: 2 }), 'an evening', true)
  const choose = chooser('even', new Dice('an evening'))
  const past: Told[] = []
  for (let i = 0; i < 400 && engine.decision !== null; i++) {
    past.push(...engine.events)
    engine.events = []
    engine.choose(choose(engine))
  }
  const telling: Telling = {
    language: 'en',
    line: ({ event }) => `${event}.`,
    place: (place) => place,
  }
  const chapters = chaptersOf(past, telling)
  const scenes = chapters.flatMap(({ scenes: all }) => all)
  const encounters = scenes.filter(({ kind }) => kind === 'encounter')
  expect(encounters.length).toBeGreaterThan(3)
  const stories = new Set(Object.values(en.stories).flatMap((parts) => Object.values(parts)))
  for (const { passage } of encounters) expect(stories).toContain(passage)
  const headlines = scenes.filter(({ kind }) => kind === 'headline')
  expect(headlines.length).toBeGreaterThan(0)
  for (const { title, passage } of headlines)
    expect(Object.values(en.headlines)).toContainEqual({ title, story: passage })
  expect(scenes.some(({ kind, title }) => kind === 'codex' && title !== null)).toBe(true)
  const document = documentOf(chapters, {
    title: 'Tonight <',
    introduction: '',
    round: (n) => `Round ${n}`,
    ending: null,
    language: 'en',
  })
  expect(document).toContain('<h1>Tonight &lt;</h1>')
  expect(document).toContain(encounters[0]!.passage)
})

test('events that are being shown are kept until their choice lies behind', () => {
  const unfolding = new Unfolding()
  const past = [told('roundBegan')]
  expect(unfolding.after(past, { event: 'moved', args: {}, id: 1 })).toHaveLength(1)
  expect(unfolding.after(past, { event: 'moved', args: {}, id: 1 })).toHaveLength(1)
  expect(unfolding.after(past, { event: 'engaged', args: {}, id: 2 })).toHaveLength(2)
  expect(unfolding.after([...past, told('moved'), told('engaged')], null)).toHaveLength(0)
})

describe('belongings', () => {
  test('by kind, what needs most hands first', () => {
    const assets = ['knife', 'shotgun', 'shriveling', 'lantern', 'blessed'].map((card) => ({
      card,
      damage: 0,
      horror: 0,
      used: false,
      locked: false,
    }))
    expect(belongingsOf(assets).map(({ kind, cards }) => [kind, cards.map(({ card }) => card)])).toEqual([
      ['item', ['shotgun', 'knife', 'lantern']],
      ['spell', ['shriveling']],
      ['condition', ['blessed']],
    ])
  })
  test('[AH-487.6] focus counts', () => {
    const { table } = scene({ investigators: { p1: { sheet: 'tommy-muldoon', focus: ['lore'] } } }).position
    expect(skillsOf(asSeen(table), 'p1')[0]).toEqual({ skill: 'lore', printed: 2, focus: 1, value: 3 })
  })
})

/** A position as everybody sees it, as far as these helpers look. */
function asSeen(table: object): Seen {
  return table as Seen
}
