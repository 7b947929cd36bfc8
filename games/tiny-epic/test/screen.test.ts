import { Engine, type Option, completeOptions, languages, viewOf } from '@miskatonic/kernel'
import { stroll } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import { beat, sound } from '../board/pace.ts'
import { nameOf, targetsOf } from '../board/targets.ts'
import { greatOldOnes } from '../cards/great-old-ones.ts'
import { pages } from '../cards/pages.ts'
import { type VariantName, variants } from '../content/variants.ts'
import { tinyEpic } from '../index.ts'
import type { Choices } from '../kind.ts'
import type { Options } from '../position.ts'
import { panels as en } from '../words/en/panels.ts'
import { panels as pl } from '../words/pl/panels.ts'
import { type Scene, type Setting, scene } from './scene.ts'

describe('choices', () => {
  test('lie somewhere on the board, unless they have no place there', () => {
    const nowhere = Object.keys(tinyEpic.words.en.choices).filter(
      (step) => targetsOf(step, example, 'p1').length === 0,
    )
    expect(nowhere.toSorted()).toEqual([
      'concede',
      'drawAll',
      'drawOneFewer',
      'keepDice',
      'leavePage',
      'letTranslate',
      'payAsShown',
      'spareShambler',
      'stopCollecting',
      'stopOrdering',
      'stopShining',
    ])
  })

  test.each(variants)('of %s all lie on things that have a name', (variant) => {
    const nameless = new Set<string>()
    stroll(tinyEpic, { seed: `names ${variant}`, options: { variant }, avoid: ['concede'] }, (engine) => {
      const view = viewOf(tinyEpic, engine.position, engine.decision, 'p1')
      const lit =
        engine.decision?.options.flatMap(({ step, args, seat }) => targetsOf(step, args, seat)) ?? []
      for (const target of lit)
        if (languages.some((language) => /^$|undefined|:\S/.test(nameOf(target, view, language))))
          nameless.add(target)
    })
    expect([...nameless]).toEqual([])
  })

  test('an unknown step lies nowhere and an unknown target is called by itself', () => {
    const engine = Engine.start(tinyEpic, completeOptions(tinyEpic, {}), 'unknown')
    expect(targetsOf('somethingElse', {}, 'p1')).toEqual([])
    expect(nameOf('pile:deck', viewOf(tinyEpic, engine.position, engine.decision, ''), 'en')).toBe(
      'pile:deck',
    )
  })
})

describe('events', () => {
  test('have their time and now and then a sound', () => {
    expect(beat('phaseTwoBegan')).toBeGreaterThan(beat('moved'))
    expect(sound('diceRolled')).toBe('die')
    expect(beat('something else')).toBe(0)
    expect(sound('something else')).toBeUndefined()
  })

  test('are all among those that were shown', () => {
    const happened = new Set<string>()
    for (const { seed, ...options } of variants.flatMap(gamesOf))
      stroll(tinyEpic, { seed, options, avoid: ['concede'] }, ({ events }) => {
        for (const { event } of events) happened.add(event)
      })
    for (const begin of Object.values(rareScenes)) for (const event of begin().story) happened.add(event)
    expect(Object.keys(tinyEpic.secrets.events).filter((event) => !happened.has(event))).toEqual([])
  })
})

describe('the panels', () => {
  test('count in Polish as in English', () => {
    expect([1, 2, 5].map(en.tentaclesATurn)).toEqual([
      'tentacle a turn',
      'tentacles a turn',
      'tentacles a turn',
    ])
    expect([1, 2, 5].map(pl.tentaclesATurn)).toEqual(['macka na turę', 'macki na turę', 'macek na turę'])
    expect(pl.percent(1 / 3)).toBe('33%')
  })
})

/** Two games against each of the Great Old Ones. */
function gamesOf(variant: VariantName): (Partial<Options> & { seed: string })[] {
  return greatOldOnes.flatMap((greatOldOne) =>
    [1, 2].map((game) => ({ variant, greatOldOne, seed: `fold ${game}` })),
  )
}

/** A choice in a test position. */
function rare<C extends keyof Choices>(setting: Setting, step: C, args: Choices[C]): Scene {
  return scene(setting).choose(step, args)
}

const inPhaseTwo: Setting = {
  greatOldOne: { at: 'lighthouse', phase: 2 },
  composure: { p1: { rage: 1 } },
  translated: { p1: ['page-11', 'page-12', 'page-13'] },
}
const [, , , , , ...laterPages] = pages

/** What clumsy players seldom see. */
const rareScenes: Record<string, () => Scene> = {
  'a space is sealed, and its portal closed': () =>
    rare(
      { ...inPhaseTwo, portals: { rage: { left: 'rage' } }, mat: { rage: 4 }, next: ['2', '2', '2'] },
      'seal',
      { colour: 'rage', side: 'right' },
    ),
  'a seal that fails': () =>
    rare({ ...inPhaseTwo, next: ['0', '0', '0'] }, 'seal', { colour: 'rage', side: 'right' }),
  'a power that is gone': () =>
    rare(
      { ...inPhaseTwo, portals: { rage: { left: 'rage', right: 'chaos' } }, next: ['stop-18'] },
      'endTurn',
      {},
    ),
  'the last page, and the second phase': () =>
    rare(
      {
        pages: { lighthouse: 'page-01' },
        rows: [4, 5, 5, 5, 5],
        composure: { p1: { rage: 1 } },
        greatOldOne: { energy: 2, strength: 3 },
        discard: { chaos: 2, eldritch: 1 },
      },
      'translate',
      {},
    ),
  'pages that are dealt again': () =>
    rare(
      {
        pages: {
          lighthouse: 'page-01',
          church: 'page-02',
          library: 'page-03',
          asylum: 'page-04',
          tavern: 'page-05',
        },
        pageDiscard: laterPages,
        composure: { p1: { rage: 1 } },
      },
      'translate',
      {},
    ),
  'a bag in which nothing is left': () =>
    rare(
      {
        towns: { church: { shamblers: ['fear', 'rage'] } },
        bag: { eldritch: 0 },
        madnessInBag: { fear: 0, rage: 0, greed: 0 },
      },
      'move',
      { to: 'church' },
    ),
  'a full energy track': () =>
    rare(
      {
        options: { greatOldOne: 'cthulhu' },
        towns: { church: { shamblers: ['fear'] } },
        greatOldOne: { energy: 2, strength: 1 },
        discard: { fear: 2, chaos: 1, eldritch: 1 },
        mat: { fear: 2 },
        next: ['eldritch'],
      },
      'move',
      { to: 'church' },
    ),
}

/** Arguments for every choice; which ones does not matter. */
const example: Option['args'] = {
  sheet: 'priest',
  town: 'docks',
  to: 'docks',
  on: 'docks',
  from: 'p1',
  who: 'a1',
  colour: 'fear',
  side: 'left',
  give: 'fear',
  take: 'rage',
  tentacle: 'fear',
  page: 'page-01',
  count: 1,
  cost: 1,
  first: true,
  second: false,
  third: false,
}
