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

/** The rules of every game, to check a file that may be of any. */
export function bareRulesOfAll(): Promise<Game[]> {
  return Promise.all(shelf.map(bareRules))
}
