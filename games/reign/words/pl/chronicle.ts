import type { chronicle as en } from '../en/chronicle.ts'

export const chronicle: typeof en = {
  turn: (n) => `Tura ${n}`,
  deeds: {
    gates: 'Zapieczętowane bramy',
    cultists: 'Pokonani kultyści',
    shoggoths: 'Pokonane shoggothy',
    relics: 'Zagrane relikty',
    sanity: 'Stracona poczytalność',
    steps: 'Odwiedzone miejsca',
  },
}
