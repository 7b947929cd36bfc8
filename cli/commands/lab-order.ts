import { allGames, gameById } from '@miskatonic/games'
import { strategies } from '@miskatonic/games/strategies'
import type { Game } from '@miskatonic/kernel'
import {
  type Given,
  type LeftOut,
  type Order,
  type PlayerName,
  cellsOf,
  givenFor,
  playerNames,
  possiblePeople,
} from '@miskatonic/lab'
import { type Arguments, UsageError, numberOf } from '../args.ts'
import { inOrder } from '../game-flags.ts'
import { workersFrom } from '../run-flags.ts'
import { cliWords } from '../words/index.ts'
import { writableFile } from '../writable-file.ts'

/** What was asked of the lab, understood and found possible. */
export interface LabOrder {
  readonly game: Game
  readonly order: Order
  readonly given: Given
  readonly leftOut: readonly LeftOut[]
  readonly games: number
  readonly from: number
  readonly workers: number
  readonly json: string | undefined
  readonly svg: string | undefined
}

/** Checks everything before anything is played. */
export function labOrderFrom(args: Arguments): LabOrder {
  const words = cliWords[args.language].lab
  const game = gameFrom(args)
  const given = givenFrom(game, args)
  const { cells, leftOut } = cellsOf(game, given)
  if (cells.length === 0) throw new UsageError(words.impossible(leftOut[0]!.why))
  const count = numberOf(args, 'games', 1000)
  if (count === 0) throw new UsageError(words.noGames)
  const workers = Math.min(workersFrom(args), count * cells.length)
  const order = { seed: args.flags['seed'] ?? 'lab', player: playerFrom(game, args), cells }
  return {
    game,
    order,
    given,
    leftOut,
    games: count,
    from: numberOf(args, 'from', 0),
    workers,
    ...filesFrom(args),
  }
}

function gameFrom({ rest: [id], language }: Arguments): Game {
  const words = cliWords[language].lab
  const known = allGames.map((each) => each.id)
  if (id === undefined) throw new UsageError(words.gameMissing(known))
  const game = gameById(id)
  if (game === undefined) throw new UsageError(words.unknownGame(id, known))
  return game
}

/** Players with a goal play the games that can tell how. */
function playerFrom({ id }: Game, { flags, language }: Arguments): PlayerName {
  const name = flags['player'] ?? 'random'
  const known = playerNames.filter((each) => each !== 'purposeful' || Object.hasOwn(strategies, id))
  const player = known.find((each) => each === name)
  if (player === undefined) throw new UsageError(cliWords[language].usage.badValue('--player', name, known))
  return player
}

/** What --set, --each and --players say about the options of the game. */
function givenFrom(game: Game, args: Arguments): Given {
  const words = cliWords[args.language].lab
  const settings = [
    ...(args.repeated['set'] ?? []).map((text) => settingFrom(game, text, args)),
    ...(args.repeated['each'] ?? []).map(
      (name) => [name, inOrder(valuesOf(game, name, '--each', args))] as const,
    ),
  ]
  const given: Record<string, readonly unknown[]> = {}
  for (const [name, values] of settings) {
    if (name in given) throw new UsageError(words.settingTwice(name))
    given[name] = values
  }
  return args.flags['players'] === undefined ? given : withPeople(game, given, args)
}

/** "difficulty=standard,expert" */
function settingFrom(game: Game, text: string, args: Arguments): readonly [string, unknown[]] {
  const [name, wanted] = text.split(/=(.*)/s) as [string, string?]
  if (name === '' || !wanted) throw new UsageError(cliWords[args.language].lab.notASetting(text))
  const known = valuesOf(game, name, '--set', args)
  const values = [...new Set(wanted.split(','))].map((each) => {
    const value = known.find((one) => String(one) === each)
    if (value !== undefined) return value
    throw new UsageError(cliWords[args.language].usage.badValue(`--set ${name}`, each, known.map(String)))
  })
  return [name, values]
}

function valuesOf(game: Game, name: string, flag: string, { language }: Arguments): readonly unknown[] {
  const known = game.options as Readonly<Record<string, readonly unknown[]>>
  if (Object.hasOwn(known, name)) return known[name]!
  throw new UsageError(cliWords[language].lab.unknownSetting(flag, name, Object.keys(known)))
}

function withPeople(game: Game, given: Given, args: Arguments): Given {
  const people = numberOf(args, 'players', 0)
  const enough = givenFor(game, given, people)
  if (enough !== undefined) return enough
  const possible = possiblePeople(game, given).map(String)
  throw new UsageError(cliWords[args.language].usage.badValue('--players', String(people), possible))
}

function filesFrom(args: Arguments): Pick<LabOrder, 'json' | 'svg'> {
  const [json, svg] = ['json', 'svg'].map((name) => writableFile(name, args))
  if (json !== undefined && json === svg) throw new UsageError(cliWords[args.language].lab.sameFile(json))
  return { json, svg }
}
