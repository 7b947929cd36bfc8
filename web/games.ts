import { shelf as listed } from '@miskatonic/games/page/shelf'
import type { About, Game, GameOutline, Rule } from '@miskatonic/kernel'
import type { Screen } from '@miskatonic/screen'

/** A game as the page knows it before it is opened. */
export interface GameOnShelf extends About {
  rules(): Promise<Game>
  /** What the form for a new table needs, where that is a file of its own. */
  outline?(): Promise<GameOutline>
  /** The rules without the texts that are read in the course of a game, where those are a file of their own. */
  bare?(): Promise<Game>
  screen(): Promise<Screen>
}

export const shelf: readonly GameOnShelf[] = listed

export function gameOnShelf(id: string): GameOnShelf | undefined {
  return shelf.find((game) => game.id === id)
}

/** The game whose ledger holds a rule. */
export function gameOfRule(rule: Rule): GameOnShelf | undefined {
  return shelf.find(({ ledger }) => rule.startsWith(`${ledger}-`))
}

/** To set up a table: the cards of the game need not be known for that. */
export function outlineOf(game: GameOnShelf): Promise<GameOutline> {
  return game.outline?.() ?? game.rules()
}

/** The rules, to check a finished game: nothing is read there. */
export function bareRules(game: GameOnShelf): Promise<Game> {
  return game.bare?.() ?? game.rules()
}

/** The rules by which a saved game was played; none if it names no game. A file of one game loads no cards of another. */
export async function rulesOfSaved(text: string): Promise<Game[]> {
  const game = gameOnShelf(gameNamedIn(text))
  return game === undefined ? [] : [await bareRules(game)]
}

/** Empty where the text is no saved game: that is told by those who open it. */
function gameNamedIn(text: string): string {
  try {
    const saved: unknown = JSON.parse(text)
    const named = typeof saved === 'object' && saved !== null && 'game' in saved ? saved.game : ''
    return typeof named === 'string' ? named : ''
  } catch {
    return ''
  }
}
