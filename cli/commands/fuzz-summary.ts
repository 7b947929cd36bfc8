import type { Game, Sights } from '@miskatonic/kernel'
import { Coverage, type FuzzResult } from '@miskatonic/proof'

/** What came of a run, for people: how games ended, altogether and by the values of each option, and what none of them came by. */
export function summaryOf(game: Game, result: FuzzResult, seconds: number, sights?: Sights): string[] {
  const { games, choices, failed, counts } = result
  const perSecond = Math.round(choices / Math.max(seconds, 0.001))
  const perGame = (choices / Math.max(games, 1)).toFixed(1)
  const missed = Object.entries(new Coverage(counts).missed(game)).filter(([, names]) => names.length > 0)
  return [
    `${shown(games)} games of ${game.id} in ${seconds.toFixed(1)} s`,
    `${shown(choices)} choices, ${perGame} in a game, ${shown(perSecond)} in a second with all checks`,
    '',
    ...endings(counts),
    ...missed.map(([kind, names]) => `\nNo game came by these ${kind}: ${names.join(', ')}`),
    ...(sights === undefined ? [] : ['', ...metIn(counts, sights)]),
    '',
    failed === 0 ? 'Nothing failed.' : `${shown(failed)} games failed.`,
  ]
}

/** A table: one column for each ending, the most frequent first; one line for all games, and one for each value of each option. */
function endings({ ended, options }: FuzzResult['counts']): string[] {
  const columns = Object.keys(ended).toSorted((a, b) => ended[b]! - ended[a]!)
  const width = Math.max(...Object.keys(options).map((name) => name.length), 'How they ended'.length)
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(width)}  ${cells.map((cell, i) => cell.padStart(Math.max(columns[i]!.length, 7))).join('  ')}`
  const shares = (tally: Readonly<Record<string, number>>): string[] => {
    const all = Object.values(tally).reduce((sum, count) => sum + count, 0)
    return columns.map((how) => `${((100 * (tally[how] ?? 0)) / Math.max(all, 1)).toFixed(2)} %`)
  }
  return [
    line('How they ended', columns),
    line(
      'games',
      columns.map((how) => shown(ended[how]!)),
    ),
    line('share', shares(ended)),
    ...Object.keys(options)
      .toSorted()
      .map((value) => line(value, shares(options[value]!))),
  ]
}

/** A table: of each kind how many things there are and how many of them were met, the one met least often, and what was missed. */
function metIn({ met }: FuzzResult['counts'], { all }: Sights): string[] {
  const width = Math.max(...Object.keys(all).map((kind) => kind.length))
  const lines = Object.entries(all).map(([kind, names]) => {
    const times = (name: string): number => met[kind]?.[name] ?? 0
    const missed = names.filter((name) => times(name) === 0)
    const rarest = names.reduce((one, other) => (times(other) < times(one) ? other : one))
    const tail =
      missed.length > 0 ? `not met: ${missed.join(', ')}` : `least often ${rarest}: ${shown(times(rarest))}`
    return `${kind.padEnd(width)}  ${`${names.length - missed.length} of ${names.length}`.padStart(11)}  ${tail}`
  })
  return ['What was met', ...lines]
}

function shown(count: number): string {
  return count.toLocaleString('en')
}
