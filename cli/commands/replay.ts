import { allGames } from '@miskatonic/games'
import { type Happened, type Seat, isRefused, seenBy, viewOf } from '@miskatonic/kernel'
import { type Entry, type Table, spectator } from '@miskatonic/table'
import { type Arguments, UsageError, languageFlag, numberOf } from '../args.ts'
import type { Command } from '../command.ts'
import { type Phrases, phrases } from '../phrases.ts'
import { printable } from '../printable.ts'
import { Saves, readSave } from '../saves.ts'
import { type CliWords, cliWords } from '../words/index.ts'

export const replay: Command = {
  name: 'replay',
  npm: 'npm run -s replay --',
  about: { en: 'Read a saved game, choice by choice.', pl: 'Przeczytaj zapisaną grę, decyzja po decyzji.' },
  flags: {
    to: {
      value: 'number',
      about: { en: 'only up to this choice, and the board there', pl: 'tylko do tej decyzji, z planszą' },
    },
    'from-seat': {
      value: 'seat',
      about: {
        en: 'only what this seat could see (p1, p2 …)',
        pl: 'tylko to, co widać z tego miejsca (p1, p2 …)',
      },
    },
    data: { value: 'folder', about: { en: 'where games are saved', pl: 'gdzie są zapisane gry' } },
    ...languageFlag,
  },
  rest: ['file'],
  run(args) {
    const { text, exitCode } = replayed(args)
    console.log(printable(text))
    return exitCode
  },
}

export function replayed(args: Arguments): { text: string; exitCode: number } {
  const words = cliWords[args.language]
  const [name] = args.rest
  if (name === undefined) throw new UsageError(words.usage.fileMissing)
  const table = readSave(new Saves(args.flags['data']).fileNamed(name), allGames, words)
  if (typeof table === 'string') return { text: table, exitCode: 1 }
  return { text: story(table, args, words).join('\n'), exitCode: 0 }
}

function story(table: Table, args: Arguments, words: CliWords): string[] {
  const watcher = args.flags['from-seat']
  if (watcher !== undefined && !table.seats.includes(watcher))
    throw new UsageError(words.usage.unknownSeat(watcher, table.seats))
  const to = numberOf(args, 'to', table.number)
  const moment = table.at(to)
  if (isRefused(moment)) throw new UsageError(words.usage.noSuchMoment(to, table.number))
  const say = phrases(table, args.language)
  const told = table.log.filter(({ number }) => number < to)
  const { game, position, decision } = moment
  return [
    words.replay.opening,
    ...sentences(table.opening, watcher, say),
    ...told.flatMap((entry) => [
      '',
      headline(entry, watcher, say, words),
      ...sentences(entry.events, watcher, say),
    ]),
    '',
    game.drawText(viewOf(game, position, decision, watcher ?? spectator), args.language),
    '',
    position.outcome === null ? words.replay.notOver(to) : say.outcome(position.outcome),
  ]
}

/** What others chose a seat learns only from what happened. */
function headline(
  { number, option }: Entry,
  watcher: Seat | undefined,
  say: Phrases,
  words: CliWords,
): string {
  const { choice, hidden } = words.replay
  const { seat, step, args } = option
  const isTold = watcher === undefined || watcher === seat
  return isTold
    ? choice(number + 1, say.seat(seat), say.choice({ step, args }))
    : hidden(number + 1, say.seat(seat))
}

function sentences(events: readonly Happened[], watcher: Seat | undefined, say: Phrases): string[] {
  return events
    .flatMap((happened) => (watcher === undefined ? happened : (seenBy(happened, watcher) ?? [])))
    .flatMap((seen) => [
      `   ${say.event(seen)}`,
      ...(seen.reading === undefined ? [] : [`      ${say.reading(seen.reading)}`]),
    ])
}
