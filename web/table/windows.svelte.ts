/** Parts of a table that a small screen keeps in a drawer. */
export type Part = 'hand' | 'people' | 'piles' | 'log'

/** What lies open over the table. */
export class Windows {
  /** The part in the drawer; null: it is closed. */
  part = $state<Part | null>(null)
  /** What a drawer that is closing still shows. */
  lastPart = $state<Part>('hand')
  isMenuOpen = $state(false)
  isTextOpen = $state(false)
  areKeysOpen = $state(false)
  areSeatsOpen = $state(false)

  show(part: Part): void {
    this.part = part
    this.lastPart = part
  }
}
