import {
  BadSetting,
  type Config,
  type Setting,
  flagOf,
  readConfig,
  settings,
  variableOf,
} from '@miskatonic/server/config'
import type * as Server from '@miskatonic/server'
import { type Arguments, type Flags, UsageError } from './args.ts'
import { inAllLanguages } from './phrases.ts'
import { whereCalled } from './saves.ts'
import { cliWords } from './words/index.ts'

/** Every setting of the server, as an option of a command. */
export const serverFlags: Flags = Object.fromEntries(
  Object.entries<Setting<unknown>>(settings).map(([name, { value, about, usual, usualAsWritten }]) => [
    flagOf(name),
    {
      ...(value === undefined ? {} : { value }),
      about: inAllLanguages((language) => {
        const { byDefault } = cliWords[language].usage
        const isWorthTelling = typeof usual === 'number' || value?.includes('|')
        const remarks = [
          ...(isWorthTelling ? [`${byDefault} ${usualAsWritten ?? String(usual)}`] : []),
          variableOf(name),
        ]
        return `${about[language]} (${remarks.join('; ')})`
      }),
    },
  ]),
)

/** The configuration of the server from options and environment. */
export function configFrom({ flags, language }: Arguments): Config {
  try {
    return readConfig({ flags, environment: process.env, base: whereCalled() })
  } catch (error) {
    if (error instanceof BadSetting) throw new UsageError(error.sentences[language])
    throw error
  }
}

/** Where tables are kept, for people: the data folder, or the database without its password. */
export function placeOf(
  { isPostgres, shownAddress }: Pick<typeof Server, 'isPostgres' | 'shownAddress'>,
  { store, data }: Pick<Config, 'store' | 'data'>,
): string {
  return isPostgres(store) ? shownAddress(store) : data
}
