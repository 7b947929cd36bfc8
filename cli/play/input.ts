/** Everything that can be typed besides the number of an option, in either language at any time. */
const verbs = {
  help: ['help', 'h', 'pomoc'],
  why: ['?'],
  rule: ['rule', 'zasada'],
  board: ['board', 'b', 'plansza'],
  hand: ['hand', 'ręka', 'reka'],
  log: ['log', 'dziennik'],
  undo: ['undo', 'u', 'cofnij'],
  seat: ['seat', 'miejsce'],
  save: ['save', 'zapisz'],
  replaceSave: ['save!', 'zapisz!'],
  load: ['load', 'wczytaj'],
  language: ['lang', 'język', 'jezyk'],
  quit: ['quit', 'exit', 'q', 'koniec', 'wyjdź', 'wyjdz'],
} as const
export type Verb = keyof typeof verbs

/** A line of input: a number or the name of an option, or a verb with its arguments. */
export type Input =
  | { readonly kind: 'choice'; readonly text: string }
  | { readonly kind: 'verb'; readonly verb: Verb; readonly rest: string }

export function inputOf(line: string): Input {
  const text = line.trim()
  if (text === '') return { kind: 'verb', verb: 'board', rest: '' }
  if (text.startsWith('?')) return { kind: 'verb', verb: 'why', rest: text.slice(1).trim() }
  const [first = '', ...others] = text.split(/\s+/)
  for (const verb of Object.keys(verbs) as Verb[])
    if ((verbs[verb] as readonly string[]).includes(first.toLowerCase()))
      return { kind: 'verb', verb, rest: others.join(' ') }
  return { kind: 'choice', text }
}
