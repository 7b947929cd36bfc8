import { inEnglish } from '../../words.ts'

export const en = {
  title: (game: string) => `Rules of ${game}`,
  lead: 'Every rule that the table enforces, to read and to search.',
  everything: 'Also numbers, sources, rulings and examples',
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'gate, shoggoth, 171 …',
  clear: 'Clear',
  found: (n: number) => (n === 0 ? 'No rule contains that.' : `${n} ${inEnglish(n, 'rule', 'rules')}`),
  preface: 'About these rules',
  table: (section: string, n: number) => `Table ${n}: ${section}`,
  drawing: (section: string, n: number) => `Drawing ${n}: ${section}`,
  linkTo: (id: string) => `Link to ${id}`,
  loading: 'Loading the rules',
  failed: 'The rules could not be loaded. Check your connection and try again.',
  again: 'Try again',
  kinds: { rule: 'Rule', ruling: 'Ruling', example: 'Example' },
  marks: { book: 'rulebook', published: 'published game', ours: 'our decision' },
  drawer: {
    unknown: (id: string) => `There is no rule ${id}.`,
    close: 'Close',
    back: 'Back',
    nearby: 'Beside it',
    namedBy: 'Also in',
    whole: 'Open the full rules',
  },
}
