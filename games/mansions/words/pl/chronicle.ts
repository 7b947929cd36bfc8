import type { chronicle as en } from '../en/chronicle.ts'

export const chronicle: typeof en = {
  turn: (n) => `Runda ${n}`,
  deeds: {
    rooms: 'Przeszukane pomieszczenia',
    clues: 'Znalezione Wskazówki',
    puzzles: 'Rozwiązane łamigłówki',
    monsters: 'Ataki',
    damage: 'Odniesione obrażenia',
    horror: 'Doznane przerażenie',
  },
}
