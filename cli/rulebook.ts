import type { Game, Language, Rule } from '@miskatonic/kernel'
import { ruleNumbersIn } from '@miskatonic/proof'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the games lie: one step up both from this file and from the built program. */
export const gamesFolder = fileURLToPath(new URL('../games', import.meta.url))

/** The rule ledger of a game. The numbers are the same in every language. */
function ledgerOf(game: Game, language: Language): string {
  const file = language === 'en' ? 'RULES.md' : `RULES.${language}.md`
  return readFileSync(join(gamesFolder, game.id, file), 'utf8')
}

/** Every number of a game's ledger and its annexes. */
export function numbersFor(game: Game): Set<string> {
  return ruleNumbersIn(join(gamesFolder, game.id))
}

/** A rule as the ledger words it. `name` may leave out what all numbers begin with: "170", "R70". */
export function ruleNamed(
  game: Game,
  name: string,
  language: Language,
): { number: Rule; text: string } | undefined {
  const wanted = name.toUpperCase()
  const number: Rule = `${game.ledger}-${wanted.replace(`${game.ledger}-`, '').padStart(3, '0')}`
  const start = `- **${number}** `
  const line = ledgerOf(game, language)
    .split('\n')
    .find((each) => each.startsWith(start))
  return line === undefined ? undefined : { number, text: line.slice(start.length).replaceAll('**', '') }
}
