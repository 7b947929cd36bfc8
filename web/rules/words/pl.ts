import { inPolish } from '../../words.ts'
import type { en } from './en.ts'

export const pl: typeof en = {
  title: (game) => `Zasady gry „${game}”`,
  lead: 'Wszystkie zasady, których pilnuje stół: do czytania i do szukania.',
  everything: 'Także numery, źródła, rozstrzygnięcia i przykłady',
  contents: 'Spis treści',
  search: 'Szukaj w zasadach',
  searchHint: 'brama, shoggoth, 171…',
  clear: 'Wyczyść',
  found: (n) =>
    n === 0 ? 'Żadna zasada tego nie zawiera.' : `${n} ${inPolish(n, 'zasada', 'zasady', 'zasad')}`,
  preface: 'O tych zasadach',
  table: (section, n) => `Tabela ${n}: ${section}`,
  drawing: (section, n) => `Rysunek ${n}: ${section}`,
  linkTo: (id) => `Link do ${id}`,
  loading: 'Pobieram zasady',
  failed: 'Nie udało się pobrać zasad. Sprawdź połączenie i spróbuj jeszcze raz.',
  again: 'Spróbuj jeszcze raz',
  kinds: { rule: 'Zasada', ruling: 'Rozstrzygnięcie', example: 'Przykład' },
  marks: { book: 'instrukcja', published: 'wydana gra', ours: 'nasza decyzja' },
  drawer: {
    unknown: (id) => `Nie ma zasady ${id}.`,
    close: 'Zamknij',
    back: 'Wstecz',
    nearby: 'Obok',
    namedBy: 'Zobacz też',
    whole: 'Otwórz pełne zasady',
  },
}
