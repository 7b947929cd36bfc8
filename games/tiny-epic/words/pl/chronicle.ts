import type { chronicle as en } from '../en/chronicle.ts'

export const chronicle: typeof en = {
  turn: (n) => `Tura ${n}`,
  deeds: {
    pages: 'Przetłumaczone karty',
    seals: 'Zapieczętowane pola portali',
    shamblers: 'Wygnani kroczący',
    collected: 'Zebrane macki',
    moves: 'Podróże',
  },
}
