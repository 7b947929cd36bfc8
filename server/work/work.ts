import { type Game, type Refused, isRefused, refused } from '@miskatonic/kernel'
import { type LogStore, type LongWork, type TableRecord, longWorkOn } from '@miskatonic/table'
import { findIn } from '../games.ts'
import { type ImportTask, type Imported, exportFile, importFile } from './files.ts'
import { seal } from './sealed-file.ts'

/** All work that takes long: what rooms ask for, and the files of games. */
export interface Work extends LongWork {
  /** `address` is that of the client who sent the file. */
  importFile(address: string, task: ImportTask): Promise<Imported>
  /** With a seal key, the file is encrypted so that only this server can read it. */
  exportFile(
    record: TableRecord,
    sealKey: Uint8Array | null,
    report: { readonly note: string } | null,
  ): Promise<string | Refused>
}

/** Work in this thread. */
export function workOn(store: LogStore, games: readonly Game[]): Work {
  const gameOf = findIn(games)
  const longWork = longWorkOn(store, gameOf)
  return {
    ...longWork,
    importFile: (_, task) => importFile(games, task, longWork.haveStood),
    async exportFile(record, sealKey, report) {
      const game = gameOf(record.game, record.version)
      if (game === undefined)
        return refused(
          'archived',
          'this server does not have the version of the rules that this game was played with',
        )
      const choices = await longWork.choices(record, Number.POSITIVE_INFINITY)
      if (isRefused(choices)) return choices
      const text = exportFile(game, record, choices, report)
      return sealKey === null || isRefused(text) ? text : seal(text, record.id, sealKey)
    },
  }
}
