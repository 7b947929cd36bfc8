import { allGames } from '@miskatonic/games'
import { isRefused } from '@miskatonic/kernel'
import { Table } from '@miskatonic/table'
import { randomBytes } from 'node:crypto'
import { type Arguments, type Flags, UsageError, languageFlag } from '../args.ts'
import type { Command } from '../command.ts'
import { gameFlags, gameNamed, settingsFrom } from '../game-flags.ts'
import { Session } from '../play/session.ts'
import { type Terminal, systemTerminal } from '../play/terminal.ts'
import { Saves, readSave } from '../saves.ts'
import { cliWords } from '../words/index.ts'

const flags: Flags = {
  ...gameFlags,
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
  npm: 'npm run -s play --',
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
  await new Session({ terminal, saves, games: allGames, language, ...begun }).run()
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
  const table = Table.open(game, settingsFrom(game, args), seed)
  if (isRefused(table)) throw new UsageError(table.refused.message)
  terminal.print(words.play.seed(seed))
  return { table, file: saves.newFile(game, seed) }
}

function resume(saves: Saves, { language, flags: given }: Arguments): Begun | string {
  const words = cliWords[language]
  const file = given['resume'] === '' ? saves.latest() : saves.fileNamed(given['resume']!)
  if (file === undefined) return words.files.nothingToResume(saves.folder)
  const table = readSave(file, allGames, words)
  return typeof table === 'string' ? table : { table, file: saves.fileToGoOnIn(file, table) }
}

/** Eighty bits in letters and digits that cannot be mistaken for each other. */
function randomSeed(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
  return [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join('')
}
