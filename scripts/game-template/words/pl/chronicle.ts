import type { chronicle as en } from '../en/chronicle.ts'

export const chronicle: typeof en = {
  turn: (n) => `Tura ${n}`,
  deeds: { searches: 'Przeszukania', clues: 'Znalezione poszlaki', charms: 'Zagrane amulety' },
}
