import { games, gameById } from '@miskatonic/games'
import { type Game, completeOptions, isRefused } from '@miskatonic/kernel'
import { Table } from '@miskatonic/table'
import { randomBytes } from 'node:crypto'
import { type Arguments, type Flags, UsageError, languageFlag } from '../args.ts'
import type { Command } from '../command.ts'
import { inAllLanguages } from '../phrases.ts'
import { Session } from '../play/session.ts'
import { type Terminal, systemTerminal } from '../play/terminal.ts'
import { Saves, readSave } from '../saves.ts'
import { cliWords } from '../words/index.ts'

/** The game that is played if none is named. */
const usualGame = games[0]!

const flags: Flags = {
  game: {
    value: games.map(({ id }) => id).join('|'),
    about: { en: 'which game', pl: 'która gra' },
  },
  ...Object.fromEntries(games.flatMap((game) => Object.entries(optionFlags(game)))),
  seed: {
    value: 'text',
    about: {
      en: 'what all luck of the game comes from (usually random)',
      pl: 'z czego bierze się cały los gry (zwykle losowe)',
    },
  },
  resume: {
    value: '[file]',
    valueOptional: true,
    about: { en: 'go on with a saved game, or with the last one', pl: 'dokończ zapisaną grę albo ostatnią' },
  },
  data: {
    value: 'folder',
    about: {
      en: 'where games are saved (usually ~/.miskatonic)',
      pl: 'gdzie zapisywać gry (zwykle ~/.miskatonic)',
    },
  },
  ...languageFlag,
}

export const play: Command = {
  name: 'play',
  npm: 'npm start --',
  about: {
    en: 'Play in the terminal, all players at one keyboard.',
    pl: 'Gra w terminalu, wszyscy przy jednej klawiaturze.',
  },
  flags,
  rest: [],
  async run(args) {
    const terminal = systemTerminal()
    try {
      return await playIn(terminal, args)
    } finally {
      terminal.close()
    }
  },
}

/** Plays a game, new or saved, and gives the exit code. */
export async function playIn(terminal: Terminal, args: Arguments): Promise<number> {
  const { language, flags: given } = args
  const saves = new Saves(given['data'])
  const begun = given['resume'] === undefined ? begin(terminal, saves, args) : resume(saves, args)
  if (typeof begun === 'string') {
    terminal.print(begun)
    return 1
  }
  await new Session({ terminal, saves, games, language, ...begun }).run()
  return 0
}

interface Begun {
  table: Table
  file: string
}

function begin(terminal: Terminal, saves: Saves, args: Arguments): Begun {
  const words = cliWords[args.language]
  const game = gameNamed(args)
  const seed = args.flags['seed'] ?? randomSeed()
  const table = Table.open(game, optionsFrom(game, args), seed)
  if (isRefused(table)) throw new UsageError(table.refused.message)
  terminal.print(words.play.seed(seed))
  return { table, file: saves.newFile(game, seed) }
}

function resume(saves: Saves, { language, flags: given }: Arguments): Begun | string {
  const words = cliWords[language]
  const file = given['resume'] === '' ? saves.latest() : saves.fileNamed(given['resume']!)
  if (file === undefined) return words.files.nothingToResume(saves.folder)
  const table = readSave(file, games, words)
  return typeof table === 'string' ? table : { table, file: saves.fileToGoOnIn(file, table) }
}

function gameNamed({ language, flags: given }: Arguments): Game {
  const id = given['game'] ?? usualGame.id
  const game = gameById(id)
  if (game !== undefined) return game
  throw new UsageError(
    cliWords[language].usage.badValue(
      '--game',
      id,
      games.map((each) => each.id),
    ),
  )
}

/** The settings of the game that were given as options of the command. */
function optionsFrom(game: Game, { language, flags: given }: Arguments): object {
  const options: Record<string, unknown> = {}
  for (const [name, values] of Object.entries<readonly unknown[]>(game.options as never)) {
    const text = given[name]
    if (text === undefined) continue
    options[name] = values.find((value) => String(value) === text)
    if (options[name] === undefined)
      throw new UsageError(cliWords[language].usage.badValue(`--${name}`, text, values.map(String)))
  }
  return completeOptions(game, options)
}

/** Every setting of a game is an option of the command. */
function optionFlags(game: Game): Flags {
  const entries = Object.entries<readonly unknown[]>(game.options as never).map(([name, values]) => {
    const value = values.map(String).toSorted().join('|')
    return [
      name,
      { value, about: inAllLanguages((language) => game.words[language].options[name as never]['name']) },
    ]
  })
  return Object.fromEntries(entries) as Flags
}

/** Eighty bits in letters and digits that cannot be mistaken for each other. */
function randomSeed(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
  return [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join('')
}
