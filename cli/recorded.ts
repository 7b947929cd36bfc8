import type { Game } from '@miskatonic/kernel'
import type { Recorded } from '@miskatonic/proof'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gamesFolder } from './rulebook.ts'

/** The games that the tests of a game have recorded. */
export function recordedGames(game: Game): Recorded[] {
  const folder = join(gamesFolder, game.id, 'test', 'recorded')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Recorded)
}
