import type { Game, Rule } from '@miskatonic/kernel'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the games lie: one step up both from this file and from the built program. */
export const gamesFolder = fileURLToPath(new URL('../games', import.meta.url))

/** The rule ledger of a game. */
export function ledgerOf(game: Game): string {
  return readFileSync(join(gamesFolder, game.id, 'RULES.md'), 'utf8')
}

/** A rule as the ledger words it. `name` may leave out what all numbers begin with: "170", "R70". */
export function ruleNamed(game: Game, name: string): { number: Rule; text: string } | undefined {
  const wanted = name.toUpperCase()
  const number: Rule = `${game.ledger}-${wanted.replace(`${game.ledger}-`, '').padStart(3, '0')}`
  const start = `- **${number}** `
  const line = ledgerOf(game)
    .split('\n')
    .find((each) => each.startsWith(start))
  return line === undefined ? undefined : { number, text: line.slice(start.length).replaceAll('**', '') }
}
