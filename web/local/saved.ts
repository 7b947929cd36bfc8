import { type Game, type Refused, isRefused } from '@miskatonic/kernel'
import { Room, load } from '@miskatonic/table'
import { rulesOfSaved } from '../games.ts'
import { LocalConnection } from './connection.ts'
import { type Course, newSecret, rulesOf, storeGame, surroundings } from './course.ts'
import { PageStore, localStore } from './store.ts'

/** Saved games, as tables of this device. */

/** Creates a table from a saved game. Returns its id. */
export async function importLocal(text: string): Promise<string | Refused> {
  const game = await savedGame(text)
  if (isRefused(game)) return game
  const record = await storeGame(await localStore(), game.rules, game, { origin: 'file', isKnown: true })
  return isRefused(record) ? record : record.id
}

/** Opens a saved game for viewing. It is not stored unless the player continues from one of its moments. */
export async function openSaved(text: string): Promise<LocalConnection | Refused> {
  const game = await savedGame(text)
  if (isRefused(game)) return game
  const store = new PageStore()
  const record = await storeGame(store, game.rules, game, { origin: 'file', isKnown: true })
  if (isRefused(record)) return record
  const room = await Room.load(surroundings(store, game.rules), record.id)
  return isRefused(room) ? room : new LocalConnection(room, { file: async () => text })
}

/** Parses a saved game and checks it by replaying it. */
async function savedGame(text: string): Promise<(Course & { rules: Game }) | Refused> {
  const saved = load(text, await rulesOfSaved(text))
  if (isRefused(saved)) return saved
  const { game, start, choices, position } = saved
  return {
    rules: (await rulesOf(game.id)) ?? game,
    options: position.options,
    names: [],
    programs: {},
    secret: newSecret(),
    start,
    choices: [...choices],
  }
}
