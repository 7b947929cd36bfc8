import { type Annex, type AnnexTable, tablesOf } from './tables.ts'

/** A section of an encounter, anomaly or event card as the annexes tell it. */
export interface EncounterRow {
  readonly file: Annex
  readonly card: string
  /** The space, the type of street, or the amount of doom. */
  readonly section: string
  readonly story: string
  readonly effect: string
  /** Of event cards only. */
  readonly hood?: string
  readonly doom?: readonly string[]
}

const files = ['RULES.encounters.md', 'RULES.scenarios.md', 'RULES.scenarios-2.md'] as const

export function encounterRows(): EncounterRow[] {
  return files.flatMap((file) => tablesOf(file).filter(hasStories).flatMap(rowsOf))
}

function hasStories(table: AnnexTable): boolean {
  return table.columns[0] === 'card' && table.columns.includes('story')
}

function rowsOf({ file, rows, columns }: AnnexTable): EncounterRow[] {
  const isEvents = columns.includes('neighbourhood')
  const section = columns[isEvents ? 3 : 1]!
  return rows.map((row) => ({
    file,
    card: row['card']!,
    section: row[section]!,
    story: row['story']!,
    effect: row['effect']!,
    ...(isEvents && { hood: row['neighbourhood']!, doom: row['doom']!.split(', ') }),
  }))
}
