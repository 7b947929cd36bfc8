import type { Ending } from '../../steps/change.ts'

export const outcomes: Record<Ending, string> = {
  sealed: 'Czwarta brama jest zapieczętowana. To, co za nią czekało, jeszcze poczeka. Wygrywacie.',
  cthulhu: 'Budzi się Cthulhu. Nie ma już czego badać. Przegrywacie.',
  'no-cultists': 'Kult wyrasta ponad wszystkie kryjówki: w puli nie ma już kultystów. Przegrywacie.',
  azathoth: 'Azathoth sięga po trzech kultystów, a zabiera cały świat. Przegrywacie.',
  'no-shoggoths': 'Wyłania się o jednego Shoggotha za dużo i nie ma już kto ich liczyć. Przegrywacie.',
  'no-cards': 'Trop się urywa: nie ma już dwóch kart do dobrania. Przegrywacie.',
  insane: 'Ostatni poczytalny badacz zaczyna się śmiać. Przegrywacie.',
}

/** Warnings shown with an option. */
export const notes = {
  'no-effect': 'To nic nie da.',
  'costs-2': 'Kosztuje 2 akcje.',
  'costs-3': 'Kosztuje 3 akcje.',
}
