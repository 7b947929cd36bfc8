import type { Cost } from '../effects.ts'
import type { Skill } from '../content/ids.ts'
import type { Read } from './reading.ts'

/** What is said while something happens: tests, encounters, the mythos phase. */
export interface SceneWords {
  test(skill: Skill): string
  dice(n: number, faces: readonly number[]): string
  /** Where dice come from. */
  parts: Record<'skill' | 'focus' | 'shared' | 'other', string>
  chance(percent: number): string
  /** The chance of so many successes: "2 or more: 41 %". */
  chanceOf(successes: number, percent: number): string
  /** From which face on a die is a success. */
  least(face: number): string
  forecast: string
  die(n: number, face: number, success: boolean): string
  successes(n: number): string
  failed: string
  addedBy(name: string, n: number): string
  tapDice: string

  // Encounters
  encounter: string
  street: string
  anomaly: string
  read(step: Read): string
  option(n: number): string
  optionCost(cost: Cost): string
  decline: string
  result: string
  opening: string

  // The mythos phase
  mythos: string
  drawn(n: number): string
  cup: string
  inCup(n: number, of: number): string
  next(percent: number): string
  headline: string
  rumour: string
  evening: string
  codexAdded(card: string): string
  codexFlipped(card: string): string
  codexReturned(card: string): string
  lost: Readonly<Record<string, string>>
  /** How the town fares in the end. */
  ended: Record<'won' | 'lost', string>
}
