import { describe, expect, it } from 'vitest'
import { combat } from '../../cards/combat.ts'
import { investigators } from '../../cards/investigators.ts'
import { keeperActions } from '../../cards/keeper-actions.ts'
import { lockCopies, locks } from '../../cards/locks.ts'
import { kinds, tokens } from '../../cards/monsters.ts'
import { mythos } from '../../cards/mythos.ts'
import { obstacles } from '../../cards/obstacles.ts'
import { clueCards, nothingCards, search } from '../../cards/search.ts'
import { backs, spells } from '../../cards/spells.ts'
import { starting } from '../../cards/starting.ts'
import { mental, physical } from '../../cards/traits.ts'
import { traumas } from '../../cards/trauma.ts'
import type {
  CombatHalf,
  InvestigatorSheet,
  KeeperActionCard,
  Mental,
  Mythos,
  Physical,
} from '../../cards/types.ts'
import { type MonsterKind, monsterKinds } from '../../content/ids.ts'
import { parseEffect, parseSentence, parseTest } from './effect-parser.ts'
import { parseDemand, parseItem, parseMythos, parseTrauma } from './card-parser.ts'
import { counted, idIn, idsIn, type Row, signed, tablesBelow } from './tables.ts'

type Deck<T> = Readonly<Record<string, T>>

const ids = (rows: readonly Row[], column = 'id') => rows.map((row) => idIn(row[column]!))
const ledger = (heading: string, n = 0) => tablesBelow('RULES.md', heading)[n]!.rows
const annex = (heading: string, n = 0) => tablesBelow('RULES.cards.md', heading)[n]!.rows

describe('Investigators against 8.1', () => {
  const rows = ledger('8.1 ')
  it('are eight', () => {
    expect(ids(rows)).toEqual(Object.keys(investigators))
    expect(rows).toHaveLength(8)
  })
  it.each(rows)('$id', (row) => {
    const sheet = (investigators as Deck<InvestigatorSheet>)[idIn(row['id']!)]!
    expect([sheet.health, sheet.sanity, sheet.skillPoints]).toEqual(
      ['health', 'sanity', 'SP'].map((column) => counted(row[column]!)),
    )
    expect(sheet.health + sheet.sanity).toBe(20)
  })
  it('have two mental and two physical Traits each, in the order of 8.2', () => {
    const sheets: readonly InvestigatorSheet[] = Object.values(investigators)
    expect(sheets.flatMap((sheet) => sheet.mental)).toEqual(ids(ledger('8.2', 0)))
    expect(sheets.flatMap((sheet) => sheet.physical)).toEqual(ids(ledger('8.2', 1)))
  })
})

describe('Mental Traits against 8.2', () => {
  const rows = ledger('8.2', 0)
  it('are sixteen', () => expect(ids(rows)).toEqual(Object.keys(mental)))
  it.each(rows)('$id', (row) => {
    const card = (mental as Deck<Mental>)[idIn(row['id']!)]!
    expect(card.skills).toEqual({
      intellect: counted(row['Int']!),
      willpower: counted(row['Wil']!),
      lore: counted(row['Lor']!),
      luck: counted(row['Luc']!),
    })
    expect('action' in card.ability).toBe(row['ability']!.startsWith('Action, once per game: '))
    expect(row['ability']).toMatch(/once per game/i)
  })
})

describe('Physical Traits against 8.2', () => {
  const rows = ledger('8.2', 1)
  it('are sixteen', () => expect(ids(rows)).toEqual(Object.keys(physical)))
  it.each(rows)('$id', (row) => {
    const gift = idsIn(row['gives']!)[0]!
    const expected: Physical = {
      skills: {
        strength: counted(row['Str']!),
        marksmanship: counted(row['Mar']!),
        dexterity: counted(row['Dex']!),
      },
      gives: (row['gives']!.startsWith('Spell') ? { spell: gift } : { item: gift }) as Physical['gives'],
    }
    expect((physical as Deck<Physical>)[idIn(row['id']!)]).toEqual(expected)
  })
})

describe.each([
  ['Starting Items', ledger('8.3'), starting, 14],
  [
    'Search cards',
    [
      ...ledger('8.7').filter((row) => row['types'] !== 'Nothing' && row['id'] !== 'Clues'),
      ...annex('Search cards'),
    ],
    search,
    32,
  ],
] as const)('%s against the tables', (_, rows, deck, count) => {
  it('has the same cards', () => {
    expect(ids(rows)).toEqual(Object.keys(deck))
    expect(rows).toHaveLength(count)
  })
  it.each(rows)('$id', (row) => {
    expect((deck as Deck<unknown>)[idIn(row['id']!)]).toEqual(parseItem(row))
  })
})

describe('the rest of the Search deck', () => {
  it('has 12 times nothing and 39 Clues: 83 cards', () => {
    const nothing = ledger('8.7').find((row) => row['types'] === 'Nothing')!
    expect(nothing['effect']).toContain(`${nothingCards} copies`)
    const clues = Object.values(clueCards).reduce((sum, n) => sum + n)
    expect(ledger('8.7').find((row) => row['id'] === 'Clues')!['effect']).toMatch(
      new RegExp(`: ${clues}\\.$`),
    )
    expect(Object.keys(search).length + nothingCards + clues).toBe(83)
  })
})

describe.each([
  ['Locks', ledger('8.8'), locks, 'what the moving investigator does'],
  ['Obstacles', ledger('8.9'), obstacles, 'what the exploring investigator does'],
] as const)('%s against the tables', (_, rows, deck, column) => {
  it('has the same cards', () => expect(ids(rows)).toEqual(Object.keys(deck)))
  it.each(rows)('$id', (row) => {
    expect((deck as Deck<unknown>)[idIn(row['id']!)]).toEqual(parseDemand(row[column]!))
  })
})

it('there are 12 Locks and 7 Obstacles', () => {
  const copies = ledger('8.8').map((row) => Number(/\((\d) copies\)/.exec(row['id']!)?.[1] ?? 1))
  const ours = Object.keys(locks).map((id) => (lockCopies as Deck<number>)[id] ?? 1)
  expect(ours).toEqual(copies)
  expect(ours.reduce((sum, n) => sum + n)).toBe(12)
  expect(Object.keys(obstacles)).toHaveLength(7)
})

describe('Keys against 8.7', () => {
  const opened = (key: string) =>
    Object.entries({ ...locks, ...obstacles })
      .filter(
        ([, demand]) =>
          ('key' in demand && demand.key === key) ||
          ('instead' in demand && (demand.instead as readonly string[]).includes(key)),
      )
      .map(([id]) => id)
  it.each(ledger('8.7').filter((row) => row['types']!.startsWith('Key')))('$id', (row) => {
    const named = idsIn(row['effect']!)
    expect(opened(idIn(row['id']!)).toSorted()).toEqual(named.toSorted())
  })
})

describe('Monsters against 8.4', () => {
  const fronts = ledger('8.4', 0)
  const rows = ledger('8.4', 1)
  const kindOf = (name: string) =>
    ({ 'Hound of Tindalos': 'hound' })[name] ?? name.toLowerCase().replace(' ', '-')
  it.each(fronts)('front of a kind', (row) => {
    const kind = kindOf(row['kind (PL)']!.replace(/ \(.*/, '')) as MonsterKind
    expect(kinds[kind]).toEqual({
      class: row['class'],
      awareness: signed(row['awareness']!),
      horror: signed(row['horror']!),
    })
    const figures = Object.values(tokens).filter((token) => token.kind === kind)
    expect(figures.reduce((sum, { copies }) => sum + copies, 0)).toBe(counted(row['figures']!))
  })
  it.each(rows)('%#', (row) => {
    const id = idIn(row['token id']!)
    expect((tokens as Deck<unknown>)[id]).toEqual({
      kind: id.replace(/-[abc]$/, ''),
      copies: counted(row['copies']!),
      health: counted(row['health']!),
      damage: counted(row['damage']!),
      special: parseSentence(row['special attack']!.replace(/^\*.*?\* /, '')),
    })
  })
  it('are 24 tokens of 9 kinds', () => {
    expect(ids(rows, 'token id')).toEqual(Object.keys(tokens))
    expect(fronts).toHaveLength(monsterKinds.length)
    expect(Object.values(tokens).reduce((sum, { copies }) => sum + copies, 0)).toBe(24)
  })
})

describe('Combat cards against 8.5 and the annex', () => {
  const rows = [0, 1, 2].flatMap((n) => ledger('8.5', n)).concat(annex('Combat cards'))
  const entries: Deck<string> = { attack: 'attack', 'vs. hidden': 'hidden', 'vs. barrier': 'barrier' }
  it('are the same', () => expect(ids(rows).toSorted()).toEqual(Object.keys(combat).toSorted()))
  it.each(rows)('$id', (row) => {
    const half = (entry: string, n: string): CombatHalf<string> => ({
      entry,
      test: parseTest(row[`test${n}`]!),
      success: parseEffect(row[`S${n}`]!),
      failure: parseEffect(row[`F${n}`]!),
    })
    expect((combat as Deck<unknown>)[idIn(row['id']!)]).toEqual({
      upper: half(row['upper half']!.toLowerCase(), ''),
      lower: half(entries[row['lower half']!]!, ' 2'),
    })
  })
  it.each(annex('Combat cards', 1))('the $deck deck is made up as the annex says', (row) => {
    const prefix = { humanoid: 'hum', beast: 'bst', eldritch: 'eld' }[row['deck']!]!
    const deck = Object.entries(combat).filter(([id]) => id.startsWith(prefix))
    const upper = (entry: string) => deck.filter(([, card]) => card.upper.entry === entry).length
    const lower = (entry: string) => deck.filter(([, card]) => card.lower.entry === entry).length
    expect(deck).toHaveLength(counted(row['cards']!))
    for (const entry of ['Ranged', 'Bladed', 'Blunt', 'Melee', 'Unarmed'])
      expect(upper(entry.toLowerCase())).toBe(counted(row[entry]!))
    for (const [name, entry] of Object.entries(entries)) expect(lower(entry)).toBe(counted(row[name]!))
  })
})

describe('Spells against 8.6', () => {
  const fronts = ledger('8.6', 0)
  const rows = ledger('8.6', 1)
  const targets: Deck<string> = {
    'a monster within range 2 and in line of sight': 'monster-in-range-2',
    'a monster in your room': 'monster-in-room',
    'an investigator in your room (you may choose yourself)': 'investigator-in-room',
  }
  it.each(fronts)('$id', (row) => {
    const id = idIn(row['id']!)
    const [, attack, target, skill] = /^(Attack Spell\. )?Choose (.*); test (\w+)\.$/.exec(row['front']!)!
    expect((spells as Deck<unknown>)[id]).toEqual({
      attack: attack !== undefined,
      target: targets[target!],
      skill: skill!.toLowerCase(),
      backs: ids(rows, 'back id').filter((back) => back.startsWith(id)),
    })
  })
  it.each(rows)('%#', (row) => {
    expect((backs as Deck<unknown>)[idIn(row['back id']!)]).toEqual({
      success: parseEffect(row['S']!),
      failure: parseEffect(row['F']!),
    })
  })
  it('are twenty cards', () => expect(ids(rows, 'back id')).toEqual(Object.keys(backs)))
})

describe('Mythos cards against 8.10 and the annex', () => {
  const rows = [...ledger('8.10'), ...annex('Mythos cards')]
  it('are 35', () => {
    expect(ids(rows)).toEqual(Object.keys(mythos))
    expect(rows).toHaveLength(35)
  })
  it.each(rows)('$id', (row) => {
    expect((mythos as Deck<Mythos>)[idIn(row['id']!)]).toEqual(parseMythos(row))
  })
})

describe('Trauma cards against 8.11', () => {
  const rows = ledger('8.11')
  it('are 21: 8 injuries and 13 insanities', () => {
    expect(ids(rows)).toEqual(Object.keys(traumas))
    expect(Object.values(traumas).filter(({ kind }) => kind === 'injury')).toHaveLength(8)
    expect(Object.values(traumas).filter(({ kind }) => kind === 'insanity')).toHaveLength(13)
  })
  it.each(rows)('$id', (row) => {
    expect((traumas as Deck<unknown>)[idIn(row['id']!)]).toEqual(parseTrauma(row))
  })
})

describe('Keeper Actions against 8.12', () => {
  const rows = ledger('8.12')
  it('are thirteen', () => expect(ids(rows)).toEqual(Object.keys(keeperActions)))
  it.each(rows)('$id', (row) => {
    const once = /Once per turn( per investigator)?/.exec(row['effect']!)
    const expected: KeeperActionCard = {
      cost: counted(row['cost']!),
      ...(once ? { once: once[1] === undefined ? 'turn' : 'turn-per-investigator' } : {}),
    }
    expect((keeperActions as Deck<unknown>)[idIn(row['id']!)]).toEqual(expected)
  })
})
