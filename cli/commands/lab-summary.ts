import type { Game, Language } from '@miskatonic/kernel'
import type { CellReport, Report, Share } from '@miskatonic/lab'
import { type CliWords, cliWords } from '../words/index.ts'

type LabWords = CliWords['lab']

/** What came of a run, for people: each cell by itself, and then all of them side by side. */
export function summaryOf(game: Game, report: Report, language: Language): string[] {
  const words = cliWords[language].lab
  const { cells, speed } = report
  const fixed = Object.entries(report.given).filter(([, values]) => values.length === 1)
  const heading = words.heading(game.words[language].title, report.version, report.player, report.seed)
  const games = cells.reduce((sum, cell) => sum + cell.games, 0)
  return [
    [heading, ...fixed.map(([name, values]) => `${name}=${String(values[0])}`)].join(', '),
    ...cells.flatMap((cell) => ['', ...cellLines(cell, report, words)]),
    ...(cells.length > 1 ? ['', ...comparison(report, words)] : []),
    '',
    ...(report.isComplete ? [] : [words.stoppedEarly]),
    words.total(games, speed.seconds, Math.max(speed.workers, 1), speed.gamesPerSecond),
  ]
}

/** A cell by the options in which it differs from others. */
function nameOf({ options }: CellReport, { given }: Report): string {
  const varied = Object.keys(given).filter((name) => given[name]!.length > 1)
  return varied.map((name) => `${name}=${String(options[name])}`).join(', ')
}

function cellLines(cell: CellReport, report: Report, words: LabWords): string[] {
  const { columns } = words
  const facts = [
    words.games(cell.games),
    ...(cell.roundsPerGame === null ? [] : [words.roundsPerGame(cell.roundsPerGame)]),
    words.choicesPerGame(cell.choicesPerGame),
    words.perThread(cell.games / Math.max(cell.threadSeconds, 0.001)),
  ]
  const name = nameOf(cell, report)
  const endings = cell.endings.map(({ how, games, wins, share }) => [
    how,
    ...shareCells(games, share, words),
    wins > 0 ? words.victory : '',
  ])
  return [
    `${name === '' ? '' : `${name}: `}${facts.join(', ')}`,
    ...tableOf([
      ['', columns.games, columns.share, columns.interval, ''],
      [columns.won, ...shareCells(cell.wins, cell.won, words), ''],
      [`${words.howEnded}:`, '', '', '', ''],
      ...endings,
    ]).map((line) => `  ${line}`.trimEnd()),
  ]
}

function comparison(report: Report, words: LabWords): string[] {
  const { columns } = words
  return tableOf([
    ['', columns.games, columns.won, columns.share, columns.interval, columns.choices],
    ...report.cells.map((cell) => [
      nameOf(cell, report),
      words.number(cell.games),
      ...shareCells(cell.wins, cell.won, words),
      words.number(cell.choicesPerGame, 1),
    ]),
  ])
}

function shareCells(count: number, { share, low, high }: Share, words: LabWords): string[] {
  return [words.number(count), words.percent(share, 2), words.interval(low, high)]
}

/** The first column to the left, the others to the right. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  )
}
