import type { en } from './en.ts'

export const pl: typeof en = {
  title: 'Otwórz zapisaną grę',
  lead: 'Obejrzyj ją ruch po ruchu albo graj dalej od miejsca, w którym stanęła.',
  ready: (name) => `Plik ${name} jest w porządku.`,
  watch: 'Obejrzyj',
  goOn: 'Graj dalej na tym urządzeniu',
  another: 'Wybierz inny plik',
  opening: 'Otwieram…',
  verify: 'Sprawdź, czy los był uczciwy',
}
