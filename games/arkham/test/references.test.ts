import { describe, expect, it } from 'vitest'
import { archives, commonArchive } from '../cards/archive/index.ts'
import { monsters } from '../cards/monsters.ts'
import { startingCards } from '../cards/starting.ts'
import { rivertown } from '../cards/encounters/rivertown.ts'
import { endings, type ScenarioId, scenarioIds, specialCards } from '../content/ids.ts'
import { hoods, tiles } from '../content/map.ts'
import type { Scenario } from '../content/scenario.ts'
import { scenarios } from '../content/scenarios/index.ts'
import { investigators } from '../cards/investigators.ts'
import { eventDecks } from '../cards/events/index.ts'
import { mythosTokens, tokenBox } from '../content/tokens.ts'
import { effect } from '../effects.ts'
import { customTexts } from './annex/customs.ts'
import { allContent, objectsIn } from './everything.ts'

/** Whatever content refers to exists, and whatever exists can be met in some game. */

type Found = Readonly<Record<string, unknown>>
const steps = (content: unknown, kind: string): Found[] =>
  [...objectsIn(content)].filter((found) => found['do'] === kind)
const values = (found: readonly Found[], field: string): unknown[] => found.map((one) => one[field])

describe('every effect', () => {
  it('has the shape of an effect', () => {
    const lists = [...objectsIn(allContent)].flatMap((found) => Object.values(found)).filter(isEffect)
    expect(lists.length).toBeGreaterThan(1000)
    for (const list of lists) expect(effect.check(list, 'effect')).toBeUndefined()
  })
})

function isEffect(value: unknown): boolean {
  return (
    Array.isArray(value) && value.some((step) => typeof step === 'object' && step !== null && 'do' in step)
  )
}

describe('special and starting cards', () => {
  it('can all be gained', () => {
    expect(new Set(values(steps(allContent, 'gainSpecial'), 'card'))).toEqual(new Set(specialCards))
  })
  it('start with some investigator', () => {
    const offered = Object.values(investigators).flatMap(({ fixed, choices }) => [
      ...fixed,
      ...choices.flat(),
    ])
    expect(new Set(offered)).toEqual(new Set([...Object.keys(startingCards), 'dark-pact']))
  })
})

describe('monsters', () => {
  const sheets = Object.values(scenarios as Record<ScenarioId, Scenario>)
  it('are in the deck of some scenario, in no more copies than there are', () => {
    const missing: string[] = []
    for (const [kind, { copies }] of Object.entries(monsters)) {
      const listed = sheets.map((sheet) => sheet.monsters[kind as keyof typeof monsters] ?? 0)
      expect(Math.max(...listed)).toBeLessThanOrEqual(copies)
      if (Math.max(...listed) === 0) missing.push(kind)
    }
    // Published kinds that none of our four scenarios lists.
    expect(missing).toEqual(['rlyeh-guardian', 'ghoul-acolyte', 'ghoul-priest', 'corpse-taker'])
  })
  it('that start on the board are part of the deck', () => {
    for (const { startingMonsters, monsters: deck } of sheets)
      for (const { kind } of startingMonsters) expect(deck[kind]).toBeGreaterThan(0)
  })
})

describe.each(scenarioIds)('%s', (id) => {
  const sheet: Scenario = scenarios[id]
  const own: Readonly<Record<number, object>> = archives[id]
  const everything = [sheet, own]
  const onBoard = hoods.filter((hood) => sheet.hoods[hood]).flatMap((hood) => tiles[hood].spaces)

  it('names only spaces that are on its board', () => {
    const spaces = new Set<string>(hoods.flatMap((hood) => tiles[hood].spaces))
    const named = JSON.stringify(everything)
      .match(/"[a-z-]+"/g)!
      .map((text) => text.slice(1, -1))
    expect(onBoard).toEqual(expect.arrayContaining(named.filter((name) => spaces.has(name))))
  })

  it('has event cards of its own five neighbourhoods, three each', () => {
    const cards: readonly string[] = Object.values(eventDecks[id]).map(({ hood }) => hood)
    expect(new Set(cards)).toEqual(new Set(Object.keys(sheet.hoods)))
    for (const hood of Object.keys(sheet.hoods)) expect(cards.filter((card) => card === hood)).toHaveLength(3)
    for (const { doom, encounters } of Object.values(eventDecks[id]))
      for (const space of doom) expect(Object.keys(encounters)).toContain(space)
  })

  it('adds every archive card and flips every card that has two sides', () => {
    const codex = (how: string) =>
      new Set([
        ...values(
          steps(everything, 'codex').filter((step) => step['how'] === how),
          'card',
        ),
        ...codexInCustoms(everything, how),
      ])
    const added = [...codex('add')].filter((card) => !Object.hasOwn(commonArchive, card as number))
    expect(new Set(added)).toEqual(new Set(Object.keys(own).map(Number)))
    const twoSided = Object.entries(own).filter(([, card]) => 'back' in card)
    expect(codex('flip')).toEqual(new Set(twoSided.map(([card]) => Number(card))))
    expect(values(steps(own, 'spawnArchive'), 'card')).toEqual([sheet.epic.card])
  })

  it('refers to its own archive cards only', () => {
    const numbers = [...objectsIn(own)].flatMap((found) => [
      found['card'],
      found['on'],
      found['frontUp'],
      found['neverInCodex'],
      ...((found['noneInCodex'] as number[] | undefined) ?? []),
      ...((found['cards'] as number[] | undefined) ?? []),
    ])
    const known = [...Object.keys(own).map(Number), sheet.epic.card]
    expect(known).toEqual(expect.arrayContaining(numbers.filter((number) => typeof number === 'number')))
  })

  it('reaches all of its endings, each as the sheet says', () => {
    const won = values(steps(own, 'win'), 'ending')
    const lost = values(steps(own, 'loseGame'), 'ending')
    const told = Object.entries(sheet.endings)
    expect(new Set(won)).toEqual(new Set(told.filter(([, result]) => result === 'win').map(([name]) => name)))
    // AH-302.3 has no card.
    expect(new Set([...lost, 'no-one-left'])).toEqual(
      new Set(told.filter(([, result]) => result === 'loss').map(([name]) => name)),
    )
  })

  it('never needs more mythos tokens than the box holds', () => {
    for (const token of mythosTokens) {
      const added = steps(own, 'cup').filter((step) => step['how'] === 'add' && step['token'] === token)
      const total = sheet.cup[token] + added.reduce((sum, step) => sum + (step['n'] as number), 0)
      expect(total).toBeLessThanOrEqual(tokenBox[token])
    }
  })
})

/** Which archive cards the custom steps of a scenario add or flip, by their texts. */
function codexInCustoms(content: unknown, how: string): number[] {
  const used = values(steps(content, 'custom'), 'name')
  const texts = [...customTexts('customSteps')].filter(([, name]) => used.includes(name))
  return texts.flatMap(([text]) =>
    [...text.matchAll(new RegExp(`codex ${how} (\\d+)`, 'g'))].map(([, card]) => Number(card)),
  )
}

describe('endings', () => {
  it('belong to a scenario', () => {
    const told = Object.values(scenarios).flatMap((sheet) => Object.keys(sheet.endings))
    expect(new Set(told)).toEqual(new Set(endings))
  })
})

describe('the symbols of a space', () => {
  it('[AH-E12] [AH-423.5] the General Store sells: most encounters there ask for money and give common items', () => {
    const there = Object.values(rivertown).map((row) => row['general-store'])
    const common = there.filter((row) =>
      [...steps(row, 'buy'), ...steps(row, 'gainItem')].some(({ trait }) => trait === 'common'),
    )
    const paid = there.filter(
      (row) =>
        steps(row, 'buy').length +
          values(steps(row, 'spend'), 'what').filter((what) => what === 'money').length >
        0,
    )
    expect(common.length).toBeGreaterThan(there.length / 2)
    expect(paid.length).toBeGreaterThan(there.length / 2)
  })
})
