import type { Ending } from '../../steps/change.ts'

export const outcomes: Record<Ending, string> = {
  sealed: 'Zamyka się ostatni portal. Za nim coś jeszcze puka, coraz dalej i dalej. Wygrywacie.',
  strength: 'Wielki Przedwieczny ma już dość siły. Miasto było tylko początkiem. Przegrywacie.',
  shamblers: 'Ulice wypełnia piętnastu kroczących i nie ma już kto zaryglować drzwi. Przegrywacie.',
  insane: 'Czyjś umysł się poddaje, a to, co z niego teraz wygląda, zna wszystkie wasze plany. Przegrywacie.',
  conceded: 'Gasicie lampy i czekacie na to, co nadchodzi. Przegrywacie.',
}

/** Warnings shown with an option. */
export const notes = {
  'draws-1': 'Jest tam kroczący: po przybyciu wyciąga się 1 mackę.',
  'draws-2': 'Jest tam 2 kroczących: po przybyciu wyciąga się 2 macki.',
  'draws-3': 'Jest tam 3 kroczących: po przybyciu wyciąga się 3 macki.',
  'rune-only': 'Wszystkie jej wiersze są pełne: zyskasz tylko runę.',
  'surely-curses': 'Ten tor jest pełny i zostanie przeklęty.',
  'uses-chaos-1': 'Pójdzie na to 1 macka chaosu pomocnika.',
  'uses-chaos-2': 'Pójdą na to 2 macki chaosu pomocnika.',
}
