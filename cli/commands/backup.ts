import { resolve } from 'node:path'
import { UsageError, languageFlag } from '../args.ts'
import type { Command } from '../command.ts'
import { whereCalled } from '../saves.ts'
import { configFrom, serverFlags } from '../server-flags.ts'
import { withServerErrors } from '../server-errors.ts'
import { cliWords } from '../words/index.ts'

export const backup: Command = {
  name: 'backup',
  npm: 'npm run -s backup --',
  about: {
    en: 'Copy all tables of a server to a file, also while it runs.',
    pl: 'Skopiuj wszystkie stoły serwera do pliku, także w trakcie jego pracy.',
  },
  flags: { data: serverFlags['data']!, store: serverFlags['store']!, ...languageFlag },
  rest: ['file'],
  run: (args) =>
    withServerErrors(async (server) => {
      const words = cliWords[args.language].serve
      const [name] = args.rest
      if (name === undefined) throw new UsageError(words.whereTo)
      const file = resolve(whereCalled(), name)
      const config = configFrom(args)
      await server.backup(config, file)
      const { isPostgres, shownAddress } = server
      console.log(
        words.backedUp(file, isPostgres(config.store) ? `--store ${shownAddress(config.store)} ` : ''),
      )
      return 0
    }),
}
