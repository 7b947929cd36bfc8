import { compare, describeComparison, dossiersIn, fits } from '@miskatonic/proof'
import type { Command } from '../command.ts'
import { gamesFolder } from '../rulebook.ts'

export const rules: Command = {
  name: 'rules',
  npm: 'npm run -s rules',
  about: {
    en: 'Compare the rule ledger of every game with its tests and its translations.',
    pl: 'Porównaj księgę zasad każdej gry z jej testami i przekładami.',
  },
  flags: {},
  rest: [],
  run() {
    const found = dossiersIn(gamesFolder).map(compare)
    for (const comparison of found) console.log(describeComparison(comparison))
    return found.every(fits) ? 0 : 1
  },
}
