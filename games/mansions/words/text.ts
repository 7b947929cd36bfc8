import type { Letter, Story } from '../content/ids.ts'

/** The words with which the table is told in text. */
export interface TextWords {
  round(round: number): string
  readonly setup: string
  readonly investigatorsTurn: string
  readonly keepersTurn: string
  event(stage: number, time: number): string
  readonly objectiveHidden: string
  objective(story: Story, letter: Letter): string
  keeper(threat: number, mythos: number, trauma: number): string
  answers(letters: readonly string[]): string
  hand(cards: readonly string[]): string
  state(state: 'choosing' | 'waits' | 'eliminated' | 'escaped'): string
  wounds(damage: number, horror: number, points: number): string
  stunned(n: number): string
  readonly hidden: string
  damage(n: number): string
  cards(n: number): string
  readonly locked: string
  readonly fire: string
  readonly darkness: string
  marks(n: number): string
  corpses(n: number): string
  readonly hole: string
  at(space: string): string
  room(room: string): string
  card(card: string): string
}
