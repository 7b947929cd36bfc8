/** The number of an Event as it is printed. */
export function roman(stage: number): string {
  return ['I', 'II', 'III', 'IV', 'V'][stage - 1] ?? ''
}
