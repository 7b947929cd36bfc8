import type { ScenarioId } from '../content/ids.ts'

/** What is read in the course of a game. No page has it in its words: the room tells it (readings.ts). */
export interface Library {
  /** By card and part: the space, the kind of street, or the range of doom. */
  readonly stories: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly headlines: Readonly<Record<string, { readonly title: string; readonly story: string }>>
  /** By scenario, card and side. */
  readonly archive: Readonly<Record<ScenarioId, Readonly<Record<string, ArchivePage>>>>
  readonly endings: Readonly<Record<ScenarioId, Readonly<Record<string, Titled>>>>
}
export interface ArchivePage {
  readonly front: Titled
  readonly back?: Titled
}
interface Titled {
  readonly title: string
  readonly text: string
}
