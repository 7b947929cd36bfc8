import type { Game, Language, Rule } from '@miskatonic/kernel'
import type { Screen } from '@miskatonic/screen'

/**
 * The games of the house. Each is a chunk of its own, fetched when somebody opens it: its rules with `rules()`, its board and ledger with
 * `screen()`.
 */
export interface GameOnShelf {
  readonly id: string
  readonly titles: Readonly<Record<Language, string>>
  /** What the numbers of its ledger begin with: "RC". */
  readonly ledger?: string
  /** The sides that learn different things; left out: one guided first game for all. */
  readonly sides?: readonly { readonly id: string; readonly names: Readonly<Record<Language, string>> }[]
  /** Null: not ready yet. */
  readonly ready: { rules(): Promise<Game>; screen(): Promise<Screen> } | null
}

export const shelf: readonly GameOnShelf[] = [
  {
    id: 'reign',
    titles: { en: 'Reign of Cthulhu', pl: 'Czas Cthulhu' },
    ledger: 'RC',
    ready: {
      rules: async () => (await import('@miskatonic/reign')).reign,
      screen: async () => (await import('@miskatonic/reign/board')).screen,
    },
  },
  {
    id: 'tiny-epic',
    titles: { en: 'Tiny Epic Cthulhu', pl: 'Mały Epicki Cthulhu' },
    ledger: 'TE',
    ready: {
      rules: async () => (await import('@miskatonic/tiny-epic')).tinyEpic,
      screen: async () => (await import('@miskatonic/tiny-epic/board')).screen,
    },
  },
  {
    id: 'alone',
    titles: { en: 'ALONE', pl: 'ALONE' },
    ledger: 'AL',
    sides: [
      { id: 'hero', names: { en: 'the Hero', pl: 'Bohater' } },
      { id: 'evil', names: { en: 'Evil', pl: 'Zło' } },
    ],
    ready: {
      rules: async () => (await import('@miskatonic/alone')).alone,
      screen: async () => (await import('@miskatonic/alone/board')).screen,
    },
  },
  { id: 'mansions', titles: { en: 'Mansions of Madness', pl: 'Posiadłość Szaleństwa' }, ready: null },
  { id: 'arkham', titles: { en: 'Arkham Horror', pl: 'Horror w Arkham' }, ready: null },
]

export function gameOnShelf(id: string): GameOnShelf | undefined {
  return shelf.find((game) => game.id === id)
}

/** The game whose ledger holds a rule. */
export function gameOfRule(rule: Rule): GameOnShelf | undefined {
  return shelf.find(({ ledger }) => ledger !== undefined && rule.startsWith(`${ledger}-`))
}
