import { games } from '@miskatonic/games'
import { resolve } from 'node:path'
import { UsageError, languageFlag } from '../args.ts'
import type { Command } from '../command.ts'
import { whereCalled } from '../saves.ts'
import { configFrom, placeOf, serverFlags } from '../server-flags.ts'
import { withServerErrors } from '../server-errors.ts'
import { cliWords } from '../words/index.ts'

export const restore: Command = {
  name: 'restore',
  npm: 'npm run -s restore --',
  about: {
    en: 'Put a backup into a data folder, while no server uses it.',
    pl: 'Przywróć kopię zapasową do folderu z danymi, gdy nie używa go żaden serwer.',
  },
  flags: {
    data: serverFlags['data']!,
    store: serverFlags['store']!,
    replace: {
      about: {
        en: 'also into a folder that is not empty; its database is moved aside',
        pl: 'także do niepustego folderu; jego baza danych zostanie odłożona na bok',
      },
    },
    ...languageFlag,
  },
  rest: ['file'],
  run: (args) =>
    withServerErrors(async (server) => {
      const words = cliWords[args.language].data
      const [name] = args.rest
      if (name === undefined) throw new UsageError(words.whichBackup)
      const config = configFrom(args)
      const replace = args.flags['replace'] !== undefined
      const { movedTo, tables } = await server.restore(resolve(whereCalled(), name), config, {
        replace,
        games,
      })
      if (movedTo !== null) console.log(words.movedAside(movedTo))
      console.log(words.restored(tables, placeOf(server, config)))
      return 0
    }),
}
