import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Checkout, startCommand } from './checkout.ts'
import { meterAtExit } from './meter.ts'

/** Games of random players, as `npm run lab` plays them in one thread. */
export interface Play {
  /** Choices for each second of processor time, the start of the program left out. */
  readonly rate: number
  /** What came of the games, for a comparison: the same rules and seeds give the same. */
  readonly counts: string
}

/** The part of the lab's report that is read here. */
interface Report {
  readonly cells: readonly {
    readonly games: number
    readonly wins: number
    readonly choices: number
    readonly endings: readonly { readonly how: string; readonly games: number }[]
  }[]
}

export async function playGames(checkout: Checkout, game: string, games: number): Promise<Play> {
  const whole = await lab(checkout, game, games)
  const start = await lab(checkout, game, 1)
  const choices = choicesIn(whole.report) - choicesIn(start.report)
  return {
    rate: choices / (whole.processorSeconds - start.processorSeconds),
    counts: JSON.stringify(
      whole.report.cells.map(({ games: played, wins, choices: made, endings }) => [
        played,
        wins,
        made,
        endings.map(({ how, games: ended }) => [how, ended]),
      ]),
    ),
  }
}

async function lab(
  checkout: Checkout,
  game: string,
  games: number,
): Promise<{ processorSeconds: number; report: Report }> {
  const folder = mkdtempSync(join(tmpdir(), 'miskatonic-against-'))
  const json = join(folder, 'report.json')
  try {
    const args = ['lab', game, '--games', String(games), '--workers', '0', '--json', json]
    const processorSeconds = await meterAtExit(startCommand(checkout, args))
    return { processorSeconds, report: JSON.parse(readFileSync(json, 'utf8')) as Report }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function choicesIn({ cells }: Report): number {
  return cells.reduce((sum, { choices }) => sum + choices, 0)
}
