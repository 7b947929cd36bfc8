import type { PhaseName } from './screen.ts'

/** The words with which the table is told in text. */
export interface TextWords {
  header(round: number, phase: PhaseName): string
  sheet(doom: number, clues: number): string
  codex(cards: readonly string[]): string
  codexCard(card: string, clues: number, doom: number): string
  cup(left: number, of: number): string
  display(cards: readonly string[]): string
  investigator(name: string, at: string): string
  harm(damage: number, horror: number): string
  money(n: number): string
  clues(n: number): string
  remnants(n: number): string
  monster(name: string, at: string, state: 'ready' | 'engaged' | 'exhausted', damage: number): string
  doom(n: number): string
  readonly anomaly: string
  named(id: string): string
}
