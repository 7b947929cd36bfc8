import type { chronicle as en } from '../en/chronicle.ts'

export const chronicle: typeof en = {
  turn: (n) => `Runda ${n}`,
  deeds: {
    moves: 'Kroki w ciemności',
    rooms: 'Przeszukane pomieszczenia',
    monsters: 'Zabite potwory',
    health: 'Stracone zdrowie',
    control: 'Stracona poczytalność',
    cards: 'Zagrane karty',
  },
}
