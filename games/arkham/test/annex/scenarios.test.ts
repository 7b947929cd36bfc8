import { describe, expect, it } from 'vitest'
import { archives, commonArchive } from '../../cards/archive/index.ts'
import type { ArchiveCard } from '../../cards/codex.ts'
import type { ScenarioId } from '../../content/ids.ts'
import { type Edge, hoods, spaces, symbols, tiles } from '../../content/map.ts'
import type { Scenario } from '../../content/scenario.ts'
import { scenarios } from '../../content/scenarios/index.ts'
import { defaultCup, markerBox, tokenBox } from '../../content/tokens.ts'
import { parseSide } from './codex-parser.ts'
import { epicId, parseEffect } from './effect-parser.ts'
import { type Annex, listed, plain, type Row, tablesBelow } from './tables.ts'

const books: readonly [ScenarioId, Annex, string, number][] = [
  ['drowned-carillon', 'RULES.scenarios.md', 'Scenario 1', 17],
  ['lamplighters-ledger', 'RULES.scenarios.md', 'Scenario 2', 18],
  ['sash-and-mask', 'RULES.scenarios-2.md', 'Scenario 3', 18],
  ['second-town', 'RULES.scenarios-2.md', 'Scenario 4', 18],
]

const anomalySetNames: Readonly<Record<string, string>> = {
  'The Undertow': 'undertow',
  'The Unending Ball': 'unending-ball',
  'Second Streets': 'second-streets',
}

describe.each(books)('%s against its annex', (id, file, heading, monsterCards) => {
  const sheet: Scenario = scenarios[id]
  const field = Object.fromEntries(
    tablesBelow(file, heading, 'Sheet')[0]!.rows.map((row) => [row['field']!, row['value']!]),
  )

  it('has the sheet', () => {
    expect(field['id']).toBe(id)
    expect(sheet.start).toBe(field['starting space'])
    expect(sheet.reckoning).toEqual(parseEffect(field['reckoning effect']!))
    expect(Object.keys(sheet.hoods).sort()).toEqual(listed(field['neighbourhoods']!).sort())
    expect(sheet.anomalies).toBe(anomalySetNames[field['anomaly set']!] ?? null)
    expect(sheet.cup).toEqual(countsOf(field['mythos cup']!))
    expect(sheet.startingDoom).toEqual(field['starting doom']!.replace('1 each on ', '').split(', '))
    expect(sheet.setup).toEqual(setupOf(field['final setup']!))
  })

  it('has the monsters', () => {
    expect(sheet.monsters).toEqual(countsOf(field[`monster deck (${monsterCards})`]!))
    expect(Object.values(sheet.monsters).reduce((sum, n) => sum + n)).toBe(monsterCards)
    expect(sheet.startingMonsters.map(({ kind, at }) => `${kind} @${at}`).join(', ')).toBe(
      field['starting monsters (part of the deck)'],
    )
  })

  const streets = tablesBelow(file, heading, 'Map')[0]!.rows
  it('has seven streets', () => {
    expect(Object.keys(sheet.streets)).toEqual(streets.map((row) => row['street id']))
    expect(streets).toHaveLength(7)
  })
  it.each(streets)('$street id', (row) => {
    const { type, joins } = sheet.streets[row['street id']!]!
    expect(type).toBe(row['type'])
    expect(joins.map(([hood, edge]) => `${hood} (${edge})`).join(' – ')).toBe(row['joins'])
    const touched = joins.flatMap(([hood, edge]) => tiles[hood].borders[edge])
    expect(touched.toSorted()).toEqual(row['adjacent spaces']!.split(', ').sort())
    // The tiles lie where the edges that the street joins face each other.
    const [[from, edge], [to, opposite]] = joins
    const [dRow, dColumn] = towards[edge]
    const [at, other] = [sheet.hoods[from]!, sheet.hoods[to]!]
    expect([other[0] - at[0], other[1] - at[1]]).toEqual([dRow, dColumn])
    expect(towards[opposite]).toEqual([0 - dRow, 0 - dColumn])
  })

  const cards = tablesBelow(file, heading, 'Archive cards').find(({ columns }) => columns[0] === 'no.')!.rows
  const ours: Readonly<Record<number, ArchiveCard>> = archives[id]
  it('has the archive cards', () => {
    const sides = Object.entries(ours).flatMap(([no, card]) =>
      Object.keys(card).map((side) => `${no} ${side}`),
    )
    const told = cards
      .filter((row) => row['side'] !== 'epic monster')
      .map((row) => `${row['no.']} ${row['side']}`)
    expect(sides).toEqual(told)
    const epic = cards.find((row) => row['side'] === 'epic monster')!
    expect(sheet.epic).toEqual({
      card: Number(epic['no.']),
      monster: epicId(epic['English title']!.slice(4)),
    })
  })
  const sides = cards
    .filter((row) => row['side'] !== 'epic monster')
    .map((row) => ({ number: Number(row['no.']), side: row['side'] as 'front' | 'back', text: row['text']! }))
  it.each(sides)('card $number, $side', ({ number, side, text }) => {
    expect(ours[number]![side]).toEqual(parseSide(number, text))
  })

  it('has the endings', () => {
    const table = tablesBelow(file, heading).find(({ columns }) => columns.includes('result'))!
    expect(sheet.endings).toEqual(Object.fromEntries(table.rows.map((row) => [row['id'], row['result']])))
  })
})

/** From a tile over an edge to the next: rows down, half tiles to the right. */
const towards: Readonly<Record<Edge, readonly [number, number]>> = {
  TL: [-1, -1],
  TR: [-1, 1],
  R: [0, 2],
  BR: [1, 1],
  BL: [1, -1],
  L: [0, -2],
}

function countsOf(cell: string): Record<string, number> {
  return Object.fromEntries(
    cell.split(', ').map((entry) => [entry.replace(/ \d+$/, ''), Number(/\d+$/.exec(entry)![0])]),
  )
}

/** `marker red @a, @b (the lamps)` places one marker on each space; which anomaly deck is used stands in a field of its own. */
function setupOf(cell: string) {
  return cell
    .replace(/ \([^()]*\)$/, '')
    .split('; ')
    .filter((part) => !part.startsWith('anomaly deck'))
    .flatMap((part) => {
      const marker = /^(marker \w+) (.+)$/.exec(part)
      const effects = marker ? marker[2]!.split(', ').map((at) => `${marker[1]} ${at}`) : [part]
      return effects.flatMap(parseEffect)
    })
}

describe('tiles and tokens against the ledger', () => {
  const [tileTable, symbolTable] = tablesBelow('RULES.md', 'Content tables', 'Neighbourhood tiles')
  it.each(tileTable!.rows)('$neighbourhood id', (row) => {
    const { spaces: own, borders } = tiles[row['neighbourhood id'] as (typeof hoods)[number]]
    expect(own).toEqual([row['space A'], row['space B'], row['space C']])
    const letter = { A: own[0], B: own[1], C: own[2] }
    for (const [edge, touching] of Object.entries(borders))
      expect(touching).toEqual(row[edge]!.split(',').map((name) => letter[name as 'A']))
  })
  it('has eight tiles with 24 spaces', () => {
    expect(tileTable!.rows.map((row) => row['neighbourhood id'])).toEqual(hoods)
    expect(symbolTable!.rows.map((row) => row['space id'])).toEqual(spaces)
  })
  it.each(symbolTable!.rows)('$space id', (row) => {
    const { asks, gives } = symbols[row['space id'] as (typeof spaces)[number]]
    expect(`${asks.join(', ')} → ${gives.join(', ')}`).toBe(plain(row['symbols']!))
  })

  const tokens = tablesBelow('RULES.md', 'Content tables', 'Mythos tokens')[0]!.rows
  it('has the mythos tokens', () => {
    expect(defaultCup).toEqual(numbers(tokens, 'default cup'))
    expect(tokenBox).toEqual(numbers(tokens, 'box'))
  })
  it('has enough markers for every scenario', () => {
    for (const { setup } of Object.values(scenarios as Record<ScenarioId, Scenario>))
      for (const colour of ['red', 'white', 'blue'] as const) {
        const placed = setup.filter((step) => step.do === 'marker' && step.colour === colour)
        expect(placed.length).toBeLessThanOrEqual(markerBox[colour])
      }
  })
  it.each(tablesBelow('RULES.md', 'Content tables', 'Archive cards 1 and 2')[0]!.rows)(
    'archive card $no.',
    (row) => {
      const number = Number(row['no.']) as 1 | 2
      expect(commonArchive[number].front).toEqual(parseSide(number, row['text']!))
    },
  )
})

function numbers(rows: readonly Row[], column: string): Record<string, number> {
  return Object.fromEntries(rows.map((row) => [row['id']!, Number(row[column])]))
}
