import type { en } from './en.ts'

export const pl: typeof en = {
  title: (game) => `Jak grać w „${game}”`,
  chapters: 'Rozdziały',
  chapter: (n, of) => `Rozdział ${n} z ${of}`,
  next: 'Dalej',
  back: 'Wstecz',
  rules: 'Pełne zasady',
  rulesHere: 'Zasady na ten temat',
  learn: 'Naucz się, grając',
  learnAs: (side) => `Naucz się, grając: ${side}`,
  play: 'Zagraj',
  loading: 'Wczytuję rozdziały',
  failed: 'Nie udało się tego wczytać. Sprawdź połączenie i spróbuj jeszcze raz.',
  again: 'Spróbuj jeszcze raz',
}
