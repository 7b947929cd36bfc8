import { allGames } from '@miskatonic/games'
import { once } from 'node:events'
import type { Command } from '../command.ts'
import { linesOf, tooLong } from '../referee/lines.ts'
import { Referee } from '../referee/referee.ts'

export const referee: Command = {
  name: 'referee',
  npm: 'npm run -s referee',
  about: {
    en: 'Answer requests, one JSON line each, from standard input (docs/referee.md).',
    pl: 'Odpowiadaj na żądania ze standardowego wejścia, po jednym wierszu JSON (docs/referee.md).',
  },
  flags: {},
  rest: [],
  async run() {
    // The reader of the answers may close its end; there is nothing more to do then.
    process.stdout.on('error', () => process.exit(0))
    for await (const answer of answersTo(process.stdin))
      if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain')
    return 0
  },
}

/** Longer lines than any sensible request. */
const LONGEST_LINE = 1024 * 1024

/** One answer to each line, in order. */
export async function* answersTo(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const judge = new Referee(allGames)
  for await (const line of linesOf(input, LONGEST_LINE))
    yield line === tooLong ? judge.refuseLongLine(LONGEST_LINE) : judge.answer(line)
}
