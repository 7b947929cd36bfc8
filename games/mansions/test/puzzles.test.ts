import { describe, expect, it } from 'vitest'
import { type PuzzleId, type Wire, lockPieces as lockIds, wires } from '../content/ids.ts'
import { lockPieces, puzzles, wirePieces } from '../content/puzzles.ts'
import {
  type LockPuzzle,
  type RunePuzzle,
  type Side,
  type WirePiece,
  type WiringPuzzle,
  sides,
} from '../content/types.ts'
import { linesOf, tablesBelow } from './annex/tables.ts'
import {
  type Edges,
  edgesOf,
  lockFits,
  lockSolutions,
  runeSwaps,
  turned,
  wiringLines,
} from './puzzle-solver.ts'

const tables = tablesBelow('RULES.md', '8.13')
const tableWith = (column: string) => tables.find(({ columns }) => columns.includes(column))!.rows
const wiring = tableWith('one solution (piece at cell, clockwise rotation)')
const locks = tableWith('base symbols')
const runes = tableWith('swaps needed: mean / worst')
const text = linesOf('RULES.md').join('\n')
const wiringPuzzle = (id: string) => puzzles[id as PuzzleId] as WiringPuzzle
const lockPuzzle = (id: string) => puzzles[id as PuzzleId] as LockPuzzle

describe('wiring pieces against 8.13', () => {
  /** `` `wire-01` … `wire-04` `` or `` `wire-07`, `wire-08` `` */
  const named = (cell: string): Wire[] => {
    const ids = [...cell.matchAll(/`(wire-\d\d)`/g)].map(([, id]) => id as Wire)
    if (!cell.includes('…')) return ids
    return wires.slice(wires.indexOf(ids[0]!), wires.indexOf(ids[1]!) + 1)
  }
  const rows = tableWith('cables')
  it('are fifteen', () => {
    expect(rows.flatMap((row) => named(row['ids']!))).toEqual([...wires])
  })
  it.each(rows)('$ids', (row) => {
    const connectors = Object.fromEntries(
      [...row['connectors, arrow up']!.matchAll(/([NESW]) `(\w\w)`/g)].map(([, side, code]) => [side, code]),
    )
    const cables = row['cables']!.split(', ').map((cable) => cable.split('–'))
    for (const id of named(row['ids']!)) expect(wirePieces[id]).toEqual({ connectors, cables })
  })
})

describe('wiring puzzles against 8.13', () => {
  const cellsOf = (cell: string): number[][] => {
    const same = /^as (\w+)$/.exec(cell)?.[1]
    const from = same ? wiring.find((row) => row['puzzle'] === same)!['cells']! : cell
    return [...from.matchAll(/\((\d),(\d)\)/g)].map(([, row, column]) => [Number(row), Number(column)])
  }
  const contact = (cell: string, cells: readonly (readonly number[])[]) => {
    const [, row, column, side, code] = /^\((\d),(\d)\) ([NESW]) `(\w\w)`$/.exec(cell)!
    return { cell: indexOf(cells, Number(row), Number(column)), side, code }
  }
  const counts = /buildable solution lines ([\d, ]+) \(in table order\)/
    .exec(text)![1]!
    .split(', ')
    .map(Number)

  it.each(wiring)('$puzzle has its cells and contacts', (row) => {
    const cells = cellsOf(row['cells']!)
    expect(puzzles[row['puzzle'] as PuzzleId]).toEqual({
      kind: 'wiring',
      cells,
      start: contact(row['start']!, cells),
      end: contact(row['end']!, cells),
    })
  })

  it.each(wiring)('$puzzle is solved by the line of the ledger', (row) => {
    const puzzle = wiringPuzzle(row['puzzle']!)
    const written = row['one solution (piece at cell, clockwise rotation)']!
    const line = written.startsWith('wire-01 … wire-04 in row 1')
      ? [0, 1, 2, 3].map((cell) => ({ cell, shape: wirePieces['wire-01'], quarters: 1 }))
      : written.split('; ').map((part) => {
          const [, id, r, c, degrees] = /^(wire-\d\d) \((\d),(\d)\) (\d+)°$/.exec(part)!
          return {
            cell: indexOf(puzzle.cells, Number(r), Number(c)),
            shape: wirePieces[id as Wire],
            quarters: Number(degrees) / 90,
          }
        })
    expect(wiringLines(puzzle)).toContainEqual(line)
  })

  it.each(wiring.map((row, i) => [row['puzzle']!, counts[i]!] as const))(
    '%s has %d lines that can be built',
    (id, count) => {
      expect(wiringLines(wiringPuzzle(id))).toHaveLength(count)
    },
  )

  it('3B needs an odd number of twisted pieces, the others an even number', () => {
    const twisted = new Set<WirePiece>([wirePieces['wire-05'], wirePieces['wire-06']])
    for (const row of wiring) {
      const odd = wiringLines(wiringPuzzle(row['puzzle']!)).map(
        (line) => line.filter(({ shape }) => twisted.has(shape)).length % 2,
      )
      expect(new Set(odd)).toEqual(new Set([row['puzzle'] === '3B' ? 1 : 0]))
    }
  })
})

function indexOf(cells: readonly (readonly number[])[], row: number, column: number): number {
  return cells.findIndex(([r, c]) => r === row && c === column)
}

describe('lock pieces against 8.13', () => {
  const row = tables.find(({ columns }) => columns.includes('ids 3'))!.rows
  it('are fifteen, with the symbols of the ledger', () => {
    const expected = row.flatMap((cells) =>
      ['', ' 2', ' 3'].flatMap((n) =>
        [...cells[`ids${n}`]!.matchAll(/`(lp-\d\d)`/g)].map(([, id]) => [id, cells[`edges${n}`]!.split(' ')]),
      ),
    )
    expect(expected.map(([id]) => id as string).toSorted()).toEqual([...lockIds])
    expect(lockPieces).toEqual(Object.fromEntries(expected))
  })
})

describe('lock puzzles against 8.13', () => {
  it.each(locks)('$puzzle has the symbols of its base', (row) => {
    const { base } = lockPuzzle(row['puzzle']!)
    const written = [...row['base symbols']!.matchAll(/(?<![A-Za-z])([YBRG–])(?![A-Za-z])/g)].map(
      ([, symbol]) => (symbol === '–' ? null : symbol),
    )
    // The cross is listed arm by arm; of the west arm the south side comes first.
    expect(base).toEqual(written)
  })

  it.each(locks)('$puzzle is solved by the arrangement of the ledger', (row) => {
    const puzzle = lockPuzzle(row['puzzle']!)
    const placed: Edges[] = []
    const used: string[] = []
    for (const part of row['one solution (symbols on N, E, S, W as placed; base unrotated)']!.split('; ')) {
      const [place, piece, ...symbols] = part.split(' ')
      const edges = Object.fromEntries(sides.map((side, i) => [side, symbols[i]])) as Edges
      const turns = [0, 1, 2, 3].map((quarters) => edgesOf(lockPieces[piece as 'lp-01'], quarters))
      expect(turns).toContainEqual(edges)
      placed[puzzle.places.indexOf(place!)] = edges
      used.push(piece!)
    }
    expect(new Set(used).size).toBe(puzzle.places.length)
    expect(lockFits(puzzle, puzzle.base, placed)).toBe(true)
  })

  const counts = /\(([\d ]+), ([\d ]+), ([\d ]+) and ([\d ]+) solutions for 4A, 4B, 6A and 6B/.exec(text)!
  it.each(
    (['4A', '4B', '6A', '6B'] as const).map(
      (id, i) => [id, Number(counts[i + 1]!.replaceAll(' ', ''))] as const,
    ),
  )('%s has %d solutions', (id, count) => {
    expect(lockSolutions(lockPuzzle(id))).toBe(count)
  })
  it.each(['5A', '5B'])('%s has far more', (id) => {
    expect(lockSolutions(lockPuzzle(id), 150_000)).toBe(150_000)
  })

  it('turns its base through all its sides and back', () => {
    for (const [id, times] of [
      ['4A', 2],
      ['5A', 3],
      ['6A', 4],
    ] as const) {
      const { turn } = lockPuzzle(id)
      let now = turn.map((_, i) => i)
      for (let i = 1; i <= times; i++) {
        now = now.map((at) => turn[at]!)
        expect(now.every((at, start) => at === start)).toBe(i === times)
      }
    }
  })
})

describe('rune puzzles against 8.13', () => {
  it.each(runes)('$puzzle', (row) => {
    const puzzle = puzzles[row['puzzle'] as PuzzleId] as RunePuzzle
    expect(`${puzzle.rows} × ${puzzle.columns}`).toBe(row['grid (rows × columns)'])
    const ids = [...row['pieces']!.matchAll(/`(rune\d)-(\d)`/g)]
    expect(puzzle.pieces).toHaveLength(Number(ids[1]![2]))
    expect(puzzle.pieces).toEqual(puzzle.pieces.map((_, i) => `${ids[0]![1]}-${i + 1}`))
    const { arrangements, mean, worst } = runeSwaps(puzzle)
    expect(arrangements).toBe(puzzle.pieces.reduce((product, _, i) => product * (i + 1), 1))
    expect(`${mean.toFixed(1)} / ${worst}`).toBe(row['swaps needed: mean / worst'])
  })
})

it('quarter turns go clockwise', () => {
  expect(sides.map((side: Side) => turned(side, 1))).toEqual(['E', 'S', 'W', 'N'])
})
