import { gameById } from '@miskatonic/games'
import { sights } from '@miskatonic/games/sights'
import { strategies } from '@miskatonic/games/strategies'
import { type Game, completeOptions, isRefused } from '@miskatonic/kernel'
import {
  type Failure,
  type FuzzOrder,
  type FuzzPlayer,
  type FuzzResult,
  fuzz as playMany,
  fuzzPlayers,
  reproduce,
} from '@miskatonic/proof'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Arguments, UsageError, numberOf } from '../args.ts'
import type { Command } from '../command.ts'
import { readJsonObject } from '../files.ts'
import { gameFlags, gameNamed, settingsFrom } from '../game-flags.ts'
import { printable } from '../printable.ts'
import { recordedGames } from '../recorded.ts'
import { numbersFor } from '../rulebook.ts'
import { runFlags, workersFrom } from '../run-flags.ts'
import { whereCalled } from '../saves.ts'
import { onStop } from '../stopping.ts'
import { threadModule } from '../threads.ts'
import { cliWords } from '../words/index.ts'
import { isWritten, writableFile } from '../writable-file.ts'
import { summaryOf } from './fuzz-summary.ts'
import { Progress } from './progress.ts'

export const fuzz: Command = {
  name: 'fuzz',
  npm: 'npm run -s fuzz --',
  about: {
    en: 'Play many games by chance and look at each of them closely.',
    pl: 'Rozegraj losowo wiele gier i przyjrzyj się każdej z bliska.',
  },
  flags: {
    ...gameFlags,
    games: { value: 'number', about: { en: 'how many games (1000)', pl: 'ile gier (1000)' } },
    ...runFlags,
    player: {
      value: fuzzPlayers.join('|'),
      about: {
        en: 'who plays: players who know nothing, or players with a goal (chance)',
        pl: 'kto gra: gracze, którzy nic nie wiedzą, albo gracze z celem (chance)',
      },
    },
    checks: {
      value: 'fast|full',
      about: { en: 'how closely to look (fast)', pl: 'jak dokładnie patrzeć (fast)' },
    },
    out: {
      value: 'folder',
      about: { en: 'where to write what fails (dist/fuzz)', pl: 'gdzie zapisać to, co zawodzi (dist/fuzz)' },
    },
    json: {
      value: 'file',
      about: { en: 'write all counts to a file', pl: 'zapisz wszystkie liczby do pliku' },
    },
    reproduce: {
      value: 'file',
      about: { en: 'play a failure once more', pl: 'rozegraj jeszcze raz to, co zawiodło' },
    },
  },
  rest: [],
  run: (args) => (args.flags['reproduce'] === undefined ? playGames(args) : playAgain(args)),
}

async function playGames(args: Arguments): Promise<number> {
  const game = gameNamed(args)
  const count = numberOf(args, 'games', 1000, { least: 1 })
  const json = writableFile('json', args)
  const progress = new Progress(count, cliWords.en.progress)
  const stopping = new AbortController()
  const ignoreSignals = onStop(() => stopping.abort())
  const result = await playMany(
    game,
    orderFrom(game, args),
    count,
    {
      workers: workersFrom(args),
      module: threadModule,
      insight: { sights: sights[game.id], strategy: strategies[game.id] },
      onProgress: (soFar) => progress.show(soFar.games, soFar.failed),
      signal: stopping.signal,
    },
    numberOf(args, 'from', 0),
  ).finally(ignoreSignals)
  progress.finish()
  console.log(summaryOf(game, result, progress.seconds, sights[game.id]).join('\n'))
  for (const failure of result.failures) console.log(`\n${writtenDown(failure, args)}`)
  const isCounted = json === undefined || isWritten(json, textOf(countsOf(result)), args)
  return result.failed === 0 && isCounted ? 0 : 1
}

function orderFrom(game: Game, args: Arguments): FuzzOrder {
  const checks = args.flags['checks'] ?? 'fast'
  if (checks !== 'fast' && checks !== 'full')
    throw new UsageError(cliWords[args.language].usage.badValue('--checks', checks, ['fast', 'full']))
  return {
    seed: args.flags['seed'] ?? 'fuzz',
    checks,
    player: playerFrom(game, args),
    fixed: settingsFrom(game, args),
    recorded: recordedGames(game),
    ledger: [...numbersFor(game)],
  }
}

/** Players with a goal play the games that can tell how. */
function playerFrom({ id }: Game, { flags, language }: Arguments): FuzzPlayer {
  const name = flags['player'] ?? 'chance'
  const known = fuzzPlayers.filter((each) => each === 'chance' || Object.hasOwn(strategies, id))
  const player = known.find((each) => each === name)
  if (player === undefined) throw new UsageError(cliWords[language].usage.badValue('--player', name, known))
  return player
}

/** What pieces of a long run can be added up from. */
function countsOf({ games, choices, failed, counts }: FuzzResult): object {
  return { games, choices, failed, counts }
}

function textOf(content: object): string {
  return `${JSON.stringify(content, null, 1)}\n`
}

/** Writes a failure to a file, and says what it is and how to see it again. */
function writtenDown(failure: Failure, args: Arguments): string {
  if (failure.check === 'hangs') return failure.details // there are no choices to write down
  const folder = resolve(whereCalled(), args.flags['out'] ?? fileURLToPath(new URL('fuzz', import.meta.url)))
  const name = `${failure.game}-${failure.check}-${failure.seed}`.replaceAll(/[^\w-]+/g, '-')
  const file = join(folder, `${name}.json`)
  const what = `${failure.check}, after ${failure.choices.length} choices: ${failure.details}`
  if (!isWritten(file, textOf(failure), args)) return what
  return `${what}\nTo see it again: npm run fuzz -- --reproduce ${relative(whereCalled(), file)}`
}

function playAgain(args: Arguments): number {
  const file = resolve(whereCalled(), args.flags['reproduce']!)
  const words = cliWords[args.language]
  const failure = readJsonObject(file, words)
  if (!isFailure(failure)) throw new UsageError(words.files.malformed(file))
  const game = gameById(failure.game)
  if (game === undefined) throw new UsageError(words.refusals['unknown-game'] ?? failure.game)
  const options = completeOptions(game, failure.options)
  if (isRefused(options)) throw new UsageError(words.files.malformed(file))
  const again = reproduce(game, { ...failure, options }, numbersFor(game))
  console.log(again === null ? 'It does not fail any more.' : printable(`${again.check}: ${again.details}`))
  return again === null ? 0 : 1
}

function isFailure(value: object): value is Failure {
  const { game, options, seed, choices, check } = value as Partial<Record<keyof Failure, unknown>>
  return (
    [game, seed, check].every((each) => typeof each === 'string') &&
    typeof options === 'object' &&
    options !== null &&
    Array.isArray(choices) &&
    choices.every(isChoice)
  )
}

function isChoice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { seat, option } = value as Partial<Record<'seat' | 'option', unknown>>
  return typeof seat === 'string' && typeof option === 'string'
}
