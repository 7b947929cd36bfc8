import type { Game, Rule } from '@miskatonic/kernel'
import { readFileSync } from 'node:fs'

/** The rule ledger of a game. It lies in the game's folder, which is one step up both from here and from the built program. */
export function ledgerOf(game: Game): string {
  return readFileSync(new URL(`../games/${game.id}/RULES.md`, import.meta.url), 'utf8')
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
