import { inEnglish } from '../../words.ts'

export const en = {
  title: (game: string) => `Rules of ${game}`,
  lead: 'Everything the table knows and enforces, to read and to search.',
  everything: 'Also numbers, sources, rulings and examples',
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'gate, shoggoth, 171 …',
  clear: 'Clear',
  found: (n: number) => (n === 0 ? 'No rule says that.' : `${n} ${inEnglish(n, 'rule', 'rules')}`),
  preface: 'About this ledger',
  table: (section: string, n: number) => `Table ${n}: ${section}`,
  drawing: (section: string, n: number) => `Drawing ${n}: ${section}`,
  linkTo: (id: string) => `Link to ${id}`,
  loading: 'Fetching the rules',
  failed: 'The rules could not be fetched. Check your connection and try again.',
  again: 'Try again',
  kinds: { rule: 'Rule', ruling: 'Ruling', example: 'Example' },
  marks: { book: 'rulebook', published: 'published game', ours: 'our decision' },
  drawer: {
    unknown: (id: string) => `The ledger has no ${id}.`,
    close: 'Close',
    back: 'Back',
    nearby: 'Beside it',
    namedBy: 'Also in',
    whole: 'Open the whole ledger',
  },
}
