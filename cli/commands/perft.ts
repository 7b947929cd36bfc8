import { gameById } from '@miskatonic/games'
import { Engine, type Game, type Position, completeOptions, isRefused } from '@miskatonic/kernel'
import { type Counted, perft as countSequences } from '@miskatonic/proof'
import { Table } from '@miskatonic/table'
import { resolve } from 'node:path'
import { type Arguments, UsageError, numberOf } from '../args.ts'
import type { Command } from '../command.ts'
import { readJsonObject } from '../files.ts'
import { gameFlags, gameNamed, settingsFrom } from '../game-flags.ts'
import { whereCalled } from '../saves.ts'
import { type CliWords, cliWords } from '../words/index.ts'
import { isWritten } from '../writable-file.ts'

export const perft: Command = {
  name: 'perft',
  npm: 'npm run -s perft --',
  about: {
    en: 'Count the sequences of choices from a position: any change of the rules changes them.',
    pl: 'Policz ciągi decyzji od danej pozycji: każda zmiana zasad je zmienia.',
  },
  flags: {
    ...gameFlags,
    seed: {
      value: 'text',
      about: { en: 'what the luck comes from ("perft")', pl: 'skąd bierze się los („perft”)' },
    },
    depth: { value: 'number', about: { en: 'choices in a sequence (4)', pl: 'decyzji w ciągu (4)' } },
    file: {
      value: 'file',
      about: {
        en: 'a position and its counts, instead of the start of a game',
        pl: 'pozycja i jej liczby zamiast początku gry',
      },
    },
    write: { about: { en: 'write what was counted into that file', pl: 'zapisz wynik do tego pliku' } },
  },
  rest: [],
  run(args) {
    if (args.flags['file'] !== undefined) return countFromFile(args)
    if (args.flags['write'] !== undefined) throw new UsageError(cliWords[args.language].usage.writeWhere)
    return countFromStart(args)
  },
}

function countFromStart(args: Arguments): number {
  const game = gameNamed(args)
  const options = completeOptions(game, settingsFrom(game, args))
  const { position } = Engine.start(game, options, args.flags['seed'] ?? 'perft')
  for (const { text } of counting(game, position, numberOf(args, 'depth', 4, { least: 1 }))) console.log(text)
  return 0
}

/** Compares with the counts in the file, or puts new ones in their place. */
function countFromFile(args: Arguments): number {
  const file = resolve(whereCalled(), args.flags['file']!)
  const words = cliWords[args.language]
  const { counted, game } = countedIn(file, words)
  const counts: number[] = []
  for (const { depth, count, text } of counting(
    game,
    counted.position,
    numberOf(args, 'depth', counted.counts.length, { least: 1 }),
  )) {
    counts.push(count)
    const golden = counted.counts[depth - 1]
    console.log(
      golden === undefined || golden === count ? text : `${text}  not ${golden.toLocaleString('en')}`,
    )
  }
  if (args.flags['write'] === undefined)
    return counts.every((count, i) => count === (counted.counts[i] ?? count)) ? 0 : 1
  return isWritten(file, `${JSON.stringify({ ...counted, counts }, null, 1)}\n`, args) ? 0 : 1
}

/** A position that can be played, and its counts. */
function countedIn(file: string, words: CliWords): { counted: Counted; game: Game } {
  const { about = '', position, counts = [] } = readJsonObject(file, words)
  const isCounted = typeof position === 'object' && position !== null && 'game' in position
  if (!isCounted || !Array.isArray(counts)) throw new UsageError(words.files.malformed(file))
  const game = gameById(String(position.game))
  if (game === undefined) throw new UsageError(words.refusals['unknown-game'] ?? words.files.malformed(file))
  if (isRefused(Table.at(game, position))) throw new UsageError(words.files.malformed(file))
  return {
    counted: { about: String(about), position: position as Position, counts: counts as number[] },
    game,
  }
}

function* counting(
  game: Game,
  position: Position,
  most: number,
): Generator<{ depth: number; count: number; text: string }> {
  for (let depth = 1; depth <= most; depth++) {
    const started = performance.now()
    const count = countSequences(game, position, depth)
    const seconds = (performance.now() - started) / 1000
    yield {
      depth,
      count,
      text: `${depth}  ${count.toLocaleString('en').padStart(15)}  ${seconds.toFixed(2)} s`,
    }
  }
}
