import type { Language } from '@miskatonic/kernel'
import type { ScenarioId } from './content/ids.ts'

/** What is read in the course of a game: a chunk of its own, loaded when the first page is opened. */
export interface Library {
  /** By card and section: the space, the kind of street, or the range of doom. */
  readonly stories: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly headlines: Readonly<Record<string, { readonly title: string; readonly story: string }>>
  /** By scenario, card and side. */
  readonly archive: Readonly<Record<ScenarioId, Readonly<Record<string, ArchivePage>>>>
  readonly endings: Readonly<Record<ScenarioId, Readonly<Record<string, Passage>>>>
  readonly introductions: Readonly<Record<ScenarioId, string>>
}
export interface Passage {
  readonly title: string
  readonly text: string
}
export interface ArchivePage {
  readonly front: Passage
  readonly back?: Passage
}

export const libraryIn: Readonly<Record<Language, () => Promise<Library>>> = {
  en: async () => (await import('./words/en/library.ts')).library,
  pl: async () => (await import('./words/pl/library.ts')).library,
}
