import { compare, describeComparison, dossiersIn, fits } from '@miskatonic/proof'
import { fileURLToPath } from 'node:url'
import type { Command } from '../command.ts'

export const rules: Command = {
  name: 'rules',
  npm: 'npm run -s rules',
  about: {
    en: 'Compare the rule ledger of every game with its tests.',
    pl: 'Porównaj księgę zasad każdej gry z jej testami.',
  },
  flags: {},
  rest: [],
  run() {
    // The folder of the games is one step up from the built program.
    const found = dossiersIn(fileURLToPath(new URL('../games', import.meta.url))).map(compare)
    for (const comparison of found) console.log(describeComparison(comparison))
    return found.every(fits) ? 0 : 1
  },
}
