import { allGames, gameById } from '@miskatonic/games'
import type { Game } from '@miskatonic/kernel'
import { type Arguments, type Flags, UsageError } from './args.ts'
import { inAllLanguages, optionWords } from './phrases.ts'
import { cliWords } from './words/index.ts'

/** The game that is meant if none is named. */
const usualGame = allGames[0]!

/** Which game, and every setting of a game, as options of a command. */
export const gameFlags: Flags = {
  game: {
    value: allGames.map(({ id }) => id).join('|'),
    about: { en: 'which game', pl: 'która gra' },
  },
  ...Object.fromEntries([...settingNames()].map((name) => [name, settingFlag(name)])),
}

function settingNames(): Set<string> {
  return new Set(allGames.flatMap(({ options }) => Object.keys(options)))
}

/** Games share names of settings: the help tells the values of all of them, and the default of each where these differ. */
function settingFlag(name: string): Flags[string] {
  const games = allGames.filter(({ options }) => Object.hasOwn(options, name))
  const values = games.map(({ options }) => (options as Readonly<Record<string, readonly unknown[]>>)[name]!)
  const usual = values.map(([first]) => String(first))
  const told =
    new Set(usual).size === 1 ? usual[0]! : games.map(({ id }, i) => `${id}: ${usual[i]}`).join(', ')
  const about = inAllLanguages(
    (language) =>
      `${optionWords(games[0]!, language, name).name} (${cliWords[language].usage.byDefault} ${told})`,
  )
  return { value: inOrder([...new Set(values.flat())]).join('|'), about }
}

/** What the host may set, each with its possible values. */
function settingsOf({ options }: Game): [string, readonly unknown[]][] {
  return Object.entries(options) as [string, readonly unknown[]][]
}

/** The usual value of a setting stands first in the game; people expect numbers to count up. */
export function inOrder(values: readonly unknown[]): unknown[] {
  return values.every((value) => typeof value === 'number') ? values.toSorted((a, b) => a - b) : [...values]
}

export function gameNamed({ language, flags }: Arguments): Game {
  const id = flags['game'] ?? usualGame.id
  const game = gameById(id)
  if (game !== undefined) return game
  const known = allGames.map((each) => each.id)
  throw new UsageError(cliWords[language].usage.badValue('--game', id, known))
}

/** The settings that were given; the others are left to the game. */
export function settingsFrom(game: Game, { language, flags }: Arguments): Record<string, unknown> {
  refuseForeign(game, { language, flags })
  const given: Record<string, unknown> = {}
  for (const [name, values] of settingsOf(game)) {
    const text = flags[name]
    if (text === undefined) continue
    given[name] = values.find((value) => String(value) === text)
    if (given[name] === undefined)
      throw new UsageError(cliWords[language].usage.badValue(`--${name}`, text, values.map(String)))
  }
  return given
}

/** A setting that only other games have would be passed over in silence. */
function refuseForeign(game: Game, { language, flags }: Pick<Arguments, 'language' | 'flags'>): void {
  const own = settingsOf(game).map(([name]) => name)
  const foreign = allGames
    .flatMap((each) => settingsOf(each).map(([name]) => name))
    .find((name) => flags[name] !== undefined && !own.includes(name))
  if (foreign === undefined) return
  const known = own.map((name) => `--${name}`)
  throw new UsageError(cliWords[language].usage.unknownSetting(`--${foreign}`, game.id, known))
}
