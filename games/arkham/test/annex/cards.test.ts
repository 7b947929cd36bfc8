import { describe, expect, it } from 'vitest'
import { allies } from '../../cards/allies.ts'
import type { AssetCard } from '../../cards/assets.ts'
import { blessedCursedCards, conditionCards } from '../../cards/conditions.ts'
import { darkPacts } from '../../cards/dark-pacts.ts'
import { epics } from '../../cards/epic-monsters.ts'
import { headlines } from '../../cards/headlines.ts'
import { investigators, type InvestigatorSheet } from '../../cards/investigators.ts'
import type { Monster } from '../../cards/monster.ts'
import { monsters } from '../../cards/monsters.ts'
import { items } from '../../cards/items.ts'
import { specials } from '../../cards/special.ts'
import { spells } from '../../cards/spells.ts'
import { startingCards } from '../../cards/starting.ts'
import { parseAbilities, parseAsset } from './ability-parser.ts'
import { parseRumour } from './codex-parser.ts'
import { customNamed } from './customs.ts'
import { parseEffect } from './effect-parser.ts'
import { parseMonster } from './monster-parser.ts'
import { counted, listed, plain, type Row, tablesBelow, tablesOf } from './tables.ts'

type Deck<T> = Readonly<Record<string, T>>

const rowsBelow = (heading: string, n = 0) => tablesBelow('RULES.cards.md', heading)[n]!.rows
const ids = (rows: readonly Row[]) => rows.map((row) => row['id']!).sort()

/** What the tables of starting and special cards say in one column: `spell, incantation (horror 1)`. */
function typed(row: Row): AssetCard {
  const horror = / \(horror (\d)\)$/.exec(row['type, traits']!)
  const [type, ...traits] = row['type, traits']!.replace(/ \(.*\)$/, '').split(', ')
  return {
    ...parseAsset(row),
    type: type as AssetCard['type'],
    traits: traits as AssetCard['traits'][number][],
    price: null,
    horror: Number(horror?.[1] ?? 0),
  }
}

const decks: readonly [string, Deck<AssetCard>, number, (row: Row) => AssetCard][] = [
  ['Starting cards', startingCards, 37, typed],
  ['Special cards', specials, 19, typed],
  [
    'Items',
    items,
    44,
    (row) => ({
      ...parseAsset(row),
      type: 'item',
      traits: listed(row['traits']!) as AssetCard['traits'],
      price: counted(row['price']!),
      horror: 0,
    }),
  ],
  ['Allies', allies, 12, (row) => ({ ...parseAsset(row), type: 'ally', traits: [], price: null, horror: 0 })],
  [
    'Spells',
    spells,
    16,
    (row) => ({
      ...parseAsset(row),
      type: 'spell',
      traits: listed(row['trait']!) as AssetCard['traits'],
      price: counted(row['price']!),
      horror: counted(row['Ho']!),
    }),
  ],
]

describe.each(decks)('%s against the annex', (heading, deck, count, parse) => {
  const rows = rowsBelow(heading)
  it('has the same cards', () => {
    expect(rows).toHaveLength(count)
    expect(Object.keys(deck).sort()).toEqual(ids(rows))
  })
  it.each(rows)('$id', (row) => {
    expect(deck[row['id']!]).toEqual(parse(row))
  })
})

describe('Conditions against the annex', () => {
  const fronts = rowsBelow('Conditions')
  const backs = rowsBelow('Conditions', 1)
  it('has blessed, cursed and the dark pact, in so many copies', () => {
    expect(Object.keys(conditionCards).sort()).toEqual(ids(fronts))
    expect(fronts.find((row) => row['id'] === 'blessed')!['copies']).toBe(`${blessedCursedCards} (front)`)
    expect(Object.keys(darkPacts).sort()).toEqual(ids(backs))
  })
  it.each(fronts)('$id', (row) => {
    // The text of a condition is one ability, whatever it contains.
    const name = customNamed('customAbilities', row['text']!)
    expect((conditionCards as Deck<AssetCard>)[row['id']!]!.abilities).toEqual([{ kind: 'custom', name }])
  })
  it.each(backs)('$id', (row) => {
    const text = row['effect']!.replace('place 3 doom on your space', 'doom +3 @here')
      .replace('you draw and resolve six mythos tokens one after another', 'draw token 6')
      .replace(' (solo: nobody can be chosen, nothing happens)', '')
    expect((darkPacts as Deck<unknown>)[row['id']!]).toEqual(parseEffect(text))
  })
})

describe('Investigators against the annex', () => {
  const sheets = rowsBelow('Investigators')
  const abilities = rowsBelow('Investigators', 1)
  it('has twelve', () => {
    expect(sheets).toHaveLength(12)
    expect(Object.keys(investigators).sort()).toEqual(ids(sheets))
  })
  it.each(sheets)('$id', (row) => {
    const ability = abilities.find((other) => other['id'] === row['id'])!['ability in our words']!
    const expected: InvestigatorSheet = {
      classes: listed(row['class']!) as InvestigatorSheet['classes'],
      health: counted(row['H']!),
      sanity: counted(row['Sa']!),
      focusLimit: focusLimitOf(row['F']!),
      skills: {
        lore: counted(row['lore']!),
        influence: counted(row['infl']!),
        observation: counted(row['obs']!),
        strength: counted(row['str']!),
        will: counted(row['will']!),
      },
      money: counted(row['money']!),
      fixed: listed(row['fixed cards']!) as InvestigatorSheet['fixed'],
      choices: choicesOf(row['choose one']!),
      abilities: parseAbilities(ability),
    }
    expect((investigators as Deck<InvestigatorSheet>)[row['id']!]).toEqual(expected)
  })
})

function focusLimitOf(cell: string): InvestigatorSheet['focusLimit'] {
  if (cell === '= number of spells you have') return 'spells'
  return cell === 'none (unlimited)' ? null : Number(cell)
}

function choicesOf(cell: string): InvestigatorSheet['choices'] {
  const options = cell.split(/,? or /).map((option) => {
    if (option === 'nothing') return []
    return option.replace(' together with a dark pact', ', dark-pact').split(', ')
  })
  return options as InvestigatorSheet['choices'][number][]
}

describe('Monsters against the annexes', () => {
  const ordinary = [...rowsBelow('Monsters'), ...tablesBelow('RULES.scenarios-2.md', 'New monsters')[0]!.rows]
  const epic = [...tablesOf('RULES.scenarios.md'), ...tablesOf('RULES.scenarios-2.md')]
    .filter(({ columns }) => columns.includes('activation') && !columns.includes('n'))
    .flatMap(({ rows }) => rows)
  const all: Deck<Monster> = { ...monsters, ...epics }
  it('has the same kinds', () => {
    expect(Object.keys(monsters).sort()).toEqual(ids(ordinary))
    expect(Object.keys(epics).sort()).toEqual(ids(epic))
  })
  it.each([...ordinary, ...epic])('$id', (row) => {
    const ours = all[row['id']!]!
    expect(ours).toEqual(parseMonster(row))
    expect(ours.elite > 0).toBe(ours.keywords.includes('elite'))
  })
})

describe('Headlines against the annex', () => {
  const rows = rowsBelow('Headlines')
  it('has 32', () => {
    expect(rows).toHaveLength(32)
    expect(Object.keys(headlines).sort()).toEqual(ids(rows))
  })
  it.each(rows)('$id', (row) => {
    const ours = headlines[row['id'] as keyof typeof headlines]
    const isRumour = row['story']!.startsWith('rumour – ')
    expect(ours).toEqual(
      isRumour ? { rumour: parseRumour(plain(row['effect']!)) } : { effect: parseEffect(row['effect']!) },
    )
  })
})
