import type { Charm } from '../../cards/charms.ts'
import type { Face } from '../../content/components.ts'

export const charms: Record<Charm, { name: string; effect: string }> = {
  salt: { name: 'Salt', effect: 'Omens in your turns bring no doom.' },
  lens: { name: 'Lens', effect: 'A clue face in your turns is 2 clues.' },
}

export const faces: Record<Face, string> = { clue: 'a clue', omen: 'an omen', quiet: 'silence' }

/** "p2" sits second. */
export function player(seat: string): string {
  return `Player ${seat.slice(1)}`
}
