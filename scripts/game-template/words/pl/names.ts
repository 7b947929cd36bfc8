import type { Charm } from '../../cards/charms.ts'
import type { Face } from '../../content/components.ts'

export const charms: Record<Charm, { name: string; effect: string }> = {
  salt: { name: 'Sól', effect: 'W twoich turach znaki nie przynoszą zguby.' },
  lens: { name: 'Soczewka', effect: 'W twoich turach ścianka poszlaki to 2 poszlaki.' },
}

export const faces: Record<Face, string> = { clue: 'poszlaka', omen: 'znak', quiet: 'cisza' }

/** "p2" sits second. */
export function player(seat: string): string {
  return `Gracz ${seat.slice(1)}`
}
