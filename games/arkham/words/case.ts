import type { Effect } from '../effects.ts'

/** What is said in the case file: the scenario sheet, the codex, headlines, and the story of the evening. */
export interface CaseWords {
  title(cards: number): string
  name: string
  close: string
  /** Pages that are new or have changed since one looked. */
  news(n: number): string
  fresh: string
  tabs: Record<'case' | 'codex' | 'headlines' | 'story', string>
  /** What is counted on the scenario sheet, as a label. */
  track: Record<'doom' | 'clues', string>
  doom(n: number): string
  clues(n: number): string
  reckoning: string
  number(card: string): string
  side: Record<'front' | 'back', string>
  rumour: string
  archive: string
  noHeadlines: string
  noStory: string
  round(n: number): string
  encounterAt(place: string): string
  cutStory: string
  save: string
  /** The title of the saved document. */
  document(scenario: string): string
  epilogue: string
  /** What an effect does, in sentences. */
  effect(effect: Effect): string
}
