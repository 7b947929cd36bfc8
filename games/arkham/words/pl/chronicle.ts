import type { chronicle as en } from '../en/chronicle.ts'

export const chronicle: typeof en = {
  turn: (n) => `Runda ${n}`,
  deeds: {
    clues: 'Zbadane wskazówki',
    monsters: 'Pokonane potwory',
    ways: 'Przebyte pola',
    encounters: 'Spotkania',
    damage: 'Otrzymane obrażenia',
    horror: 'Otrzymane przerażenie',
  },
}
