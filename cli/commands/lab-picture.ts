import type { Game, Language } from '@miskatonic/kernel'
import type { PlotWords, Report } from '@miskatonic/lab'
import { cliWords } from '../words/index.ts'

/** What the game calls its options and their values. */
type OptionWords = Readonly<Record<string, { name: string; values: Readonly<Record<string, string>> }>>

/** The words of a picture, in the language that was asked for. */
export function plotWords(game: Game, report: Report, language: Language): PlotWords {
  const { lab } = cliWords[language]
  const { title, outcomes, ...words } = game.words[language]
  const options = words.options as OptionWords
  const valueOf = (name: string, value: unknown): string =>
    options[name]?.values[String(value)] ?? String(value)
  const nameOf = (name: string): string => options[name]?.name ?? name
  const varied = Object.keys(report.given).filter((name) => report.given[name]!.length > 1)
  const fixed = Object.entries(report.given).filter(([, values]) => values.length === 1)
  const subtitle = [
    gamesIn(report, lab),
    ...fixed.map(([name, [value]]) => `${nameOf(name)}: ${valueOf(name, value)}`),
    lab.plot.player(report.player),
    lab.plot.version(report.version),
    lab.plot.seed(report.seed),
  ]
  return {
    language,
    title: lab.plot.title(title),
    subtitle: subtitle.join(' · '),
    rows: varied.length === 0 ? lab.plot.rows : varied.map(nameOf).join(' · '),
    row: (cell) =>
      varied.length === 0
        ? lab.games(cell.games)
        : varied.map((name) => valueOf(name, cell.options[name])).join(' · '),
    won: lab.plot.won,
    ended: lab.plot.ended,
    scale: lab.plot.scale,
    ending: (how) => outcomes[how] ?? '',
    otherEndings: lab.plot.otherEndings,
    games: lab.games,
    percent: lab.percent,
    interval: lab.interval,
  }
}

/** As many in each row, unless the run was ended early. */
function gamesIn({ cells }: Report, { games, plot }: (typeof cliWords)['en']['lab']): string {
  const counts = new Set(cells.map((cell) => cell.games))
  const [first] = counts
  if (cells.length > 1 && counts.size === 1) return plot.each(games(first!))
  return games(cells.reduce((sum, cell) => sum + cell.games, 0))
}
