import { games } from '@miskatonic/games'
import { languageFlag } from '../args.ts'
import type { Command } from '../command.ts'
import { printable } from '../printable.ts'
import { configFrom, serverFlags } from '../server-flags.ts'
import { withServerErrors } from '../server-errors.ts'
import { cliWords } from '../words/index.ts'

export const checkData: Command = {
  name: 'check-data',
  npm: 'npm run -s check-data --',
  about: {
    en: 'Look for damage in the tables of a server, also while it runs.',
    pl: 'Poszukaj uszkodzeń w stołach serwera, także w trakcie jego pracy.',
  },
  flags: { data: serverFlags['data']!, store: serverFlags['store']!, ...languageFlag },
  rest: [],
  run: (args) =>
    withServerErrors(async (server) => {
      const words = cliWords[args.language].data
      const { tables, rows, damaged, general } = await server.checkData(configFrom(args), games)
      for (const problem of [...general, ...damaged.values()]) console.log(printable(problem))
      const isIntact = damaged.size === 0 && general.length === 0
      console.log(isIntact ? words.intact(tables, rows) : words.damaged(damaged.size, tables))
      return isIntact ? 0 : 1
    }),
}
