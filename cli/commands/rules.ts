import { gameById } from '@miskatonic/games'
import { compare, describeComparison, describeProgress, dossiersIn, fits } from '@miskatonic/proof'
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
    const offered = found.filter(({ game }) => gameById(game) !== undefined)
    for (const comparison of offered) console.log(describeComparison(comparison))
    for (const comparison of found)
      if (!offered.includes(comparison)) console.log(describeProgress(comparison))
    return offered.every(fits) ? 0 : 1
  },
}
