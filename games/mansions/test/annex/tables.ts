import { readFileSync } from 'node:fs'

/** Reads the tables of the ledger and its annexes. */

export type Annex = 'RULES.md' | 'RULES.cards.md' | 'RULES.maps.md' | 'RULES.stories.md' | 'RULES.texts.md'

export interface AnnexTable {
  /** The headings above the table, outermost first. */
  readonly headings: readonly string[]
  /** The last line of text before the table, such as `**Beast deck**`. */
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}
/** A row, by the names of its columns; of columns with the same name the later ones are `test 2`, `S 2` and so on. */
export type Row = Readonly<Record<string, string>>

export function linesOf(file: Annex): string[] {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split('\n')
}

export function tablesOf(file: Annex): AnnexTable[] {
  const lines = linesOf(file)
  const headings: string[] = []
  const tables: AnnexTable[] = []
  let caption = ''
  let i = 0
  while (i < lines.length) {
    const line = lines[i]!
    const heading = /^(#+) (.*)$/.exec(line)
    if (heading) {
      headings.length = heading[1]!.length - 1
      headings[heading[1]!.length - 1] = heading[2]!
    }
    if (line.startsWith('| ') && lines[i + 1]?.startsWith('| ---')) {
      const columns = distinct(cells(line))
      const rows: Row[] = []
      for (i += 2; lines[i]?.startsWith('|'); i++) rows.push(rowOf(columns, cells(lines[i]!)))
      tables.push({ headings: [...headings], caption, columns, rows })
    } else {
      if (line !== '') caption = line
      i++
    }
  }
  return tables
}

/** The tables below headings or captions whose texts start so. */
export function tablesBelow(file: Annex, ...path: string[]): AnnexTable[] {
  const found = tablesOf(file).filter(({ headings, caption }) =>
    path.every((name) => [...headings, caption].some((text) => text?.startsWith(name))),
  )
  if (found.length === 0) throw new Error(`${file} has no table below ${path.join(' / ')}`)
  return found
}

/** The rows of the one table below these headings. */
export function rowsBelow(file: Annex, ...path: string[]): readonly Row[] {
  const tables = tablesBelow(file, ...path)
  if (tables.length > 1) throw new Error(`${file} has several tables below ${path.join(' / ')}`)
  return tables[0]!.rows
}

function cells(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim())
}

function distinct(columns: readonly string[]): string[] {
  return columns.map((column, i) => {
    const before = columns.slice(0, i).filter((other) => other === column).length
    return before === 0 ? column : `${column} ${before + 1}`
  })
}

function rowOf(columns: readonly string[], values: readonly string[]): Row {
  if (values.length !== columns.length)
    throw new Error(`A row has ${values.length} cells: ${values.join(' | ')}`)
  return Object.fromEntries(columns.map((column, i) => [column, values[i]!]))
}

/** The id in backticks that begins a cell. */
export function idIn(cell: string): string {
  const id = /^`([^`]+)`/.exec(cell)?.[1]
  if (id === undefined) throw new Error(`No id in: ${cell}`)
  return id
}

/** Every id in backticks. */
export function idsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, id]) => id!)
}

/** `False Trail (Fałszywy trop)` is called the same in both languages if there are no brackets. */
export function namesIn(cell: string): { en: string; pl: string } {
  const both = /^(.*?) \((.*)\)$/.exec(cell)
  return both ? { en: both[1]!, pl: both[2]! } : { en: cell, pl: cell }
}

/** A number in a cell. */
export function counted(cell: string): number {
  if (!/^\d+$/.test(cell)) throw new Error(`Not a number: ${cell}`)
  return Number(cell)
}

/** A number with a true minus sign: `−2`. */
export function signed(cell: string): number {
  return Number(cell.replace('−', '-').replace('+', ''))
}
