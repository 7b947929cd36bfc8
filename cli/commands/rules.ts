import { games } from '@miskatonic/games'
import { contents } from '@miskatonic/games/contents'
import {
  compare,
  describeComparison,
  describeProgress,
  dossiersIn,
  fits,
  meetsACard,
} from '@miskatonic/proof'
import type { Command } from '../command.ts'
import { gamesFolder } from '../rulebook.ts'

export const rules: Command = {
  name: 'rules',
  npm: 'npm run -s rules',
  about: {
    en: 'Compare the rule ledger and the cards of every game with its tests and its translations.',
    pl: 'Porównaj księgę zasad i karty każdej gry z jej testami i przekładami.',
  },
  flags: {},
  rest: [],
  run() {
    const found = dossiersIn(gamesFolder).map((dossier) => compare(dossier, contents[dossier.game]))
    const offered = found.filter(({ game }) => games.some(({ id }) => id === game))
    for (const comparison of offered) console.log(describeComparison(comparison))
    for (const comparison of found)
      if (!offered.includes(comparison)) console.log(describeProgress(comparison))
    console.log(meetsACard)
    return offered.every(fits) ? 0 : 1
  },
}
