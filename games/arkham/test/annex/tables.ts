import { readFileSync } from 'node:fs'

/** Reads the tables of the ledger and its annexes. */

export type Annex =
  | 'RULES.md'
  | 'RULES.cards.md'
  | 'RULES.encounters.md'
  | 'RULES.scenarios.md'
  | 'RULES.scenarios-2.md'

export interface AnnexTable {
  readonly file: Annex
  /** The headings above the table, outermost first. */
  readonly headings: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}
/** A row, by the names of its columns. */
export type Row = Readonly<Record<string, string>>

export function tablesOf(file: Annex): AnnexTable[] {
  const lines = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split('\n')
  const headings: string[] = []
  const tables: AnnexTable[] = []
  let i = 0
  while (i < lines.length) {
    const line = lines[i]!
    const heading = /^(#+) (.*)$/.exec(line)
    if (heading) {
      headings.length = heading[1]!.length - 1
      headings[heading[1]!.length - 1] = heading[2]!
    }
    if (line.startsWith('| ') && lines[i + 1]?.startsWith('| ---')) {
      const columns = cells(line)
      const rows: Row[] = []
      for (i += 2; lines[i]?.startsWith('|'); i++) rows.push(rowOf(columns, cells(lines[i]!)))
      tables.push({ file, headings: [...headings], columns, rows })
    } else i++
  }
  return tables
}

/** The tables below a heading whose text starts so. */
export function tablesBelow(file: Annex, ...path: string[]): AnnexTable[] {
  const found = tablesOf(file).filter((table) =>
    path.every((name) => table.headings.some((heading) => heading?.startsWith(name))),
  )
  if (found.length === 0) throw new Error(`${file} has no table below ${path.join(' / ')}`)
  return found
}

function cells(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim())
}

function rowOf(columns: readonly string[], values: readonly string[]): Row {
  if (values.length !== columns.length)
    throw new Error(`A row has ${values.length} cells: ${values.join(' | ')}`)
  return Object.fromEntries(columns.map((column, i) => [column, values[i]!]))
}

/** A cell without its marks: `Handcuffs [seed]` is `Handcuffs`. */
export function plain(cell: string): string {
  return cell.replace(/ ?\[(seed|public|ours|price|seed name)\]/g, '')
}

/** A list in a cell; `–` is empty. */
export function listed(cell: string): string[] {
  return cell === '–' || cell === 'none' ? [] : plain(cell).split(', ')
}

/** A number in a cell; `–` is 0. */
export function counted(cell: string): number {
  return cell === '–' ? 0 : Number(cell)
}
