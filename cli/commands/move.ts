import { resolve } from 'node:path'
import { type Flag, UsageError, languageFlag } from '../args.ts'
import type { Command } from '../command.ts'
import { whereCalled } from '../saves.ts'
import { withServerErrors } from '../server-errors.ts'
import { cliWords } from '../words/index.ts'

const place = (en: string, pl: string): Flag => ({ value: 'folder|postgres://…', about: { en, pl } })

export const move: Command = {
  name: 'move',
  npm: 'npm run -s move --',
  about: {
    en: 'Move all tables from a data folder to a PostgreSQL database, or back. If it is interrupted, run it again.',
    pl: 'Przenieś wszystkie stoły z folderu z danymi do bazy PostgreSQL albo z powrotem. Po przerwaniu uruchom ponownie.',
  },
  flags: {
    from: place(
      'data folder or database with the tables; no server may use it',
      'folder z danymi albo baza, w której są stoły; nie może jej używać żaden serwer',
    ),
    to: place('empty folder or database', 'pusty folder albo pusta baza'),
    ...languageFlag,
  },
  rest: [],
  run: ({ flags, language }) =>
    withServerErrors(async (server) => {
      const words = cliWords[language].data
      const { from = '', to = '' } = flags
      if (from === '' || to === '') throw new UsageError(words.fromAndTo)
      const at = (name: string): string => (server.isPostgres(name) ? name : resolve(whereCalled(), name))
      const { tables, rows, sum } = await server.move(at(from), at(to))
      console.log(words.moved(tables, rows, sum))
      return 0
    }),
}
