import type { en } from './en.ts'

export const pl: typeof en = {
  offline: 'bez sieci',
  offlineMeans: 'Brak sieci. Stoły na tym urządzeniu działają jak zawsze; stoły ze znajomymi poczekają.',
  newVersion: 'Jest nowa wersja.',
  reload: 'Wczytaj',
  later: 'Później',
}
