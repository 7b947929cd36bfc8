import { StartupError } from '../../startup-error.ts'
import { shownAddress } from './address.ts'

/** The beginning of `miskatonic.moved` in a database that is being filled. Otherwise it says where the tables have gone. */
export const UNFINISHED = 'from '

/** Why the database has no tables to serve. */
export function movedAway(address: string, moved: string): StartupError {
  const where = shownAddress(address)
  return new StartupError(
    moved.startsWith(UNFINISHED)
      ? `The database ${where} is being filled ${moved}, and is not complete: run "npm run move" or "npm run restore" again (setting --store)`
      : `The tables of the database ${where} were moved to ${moved}. Start the server there (setting --store)`,
  )
}
