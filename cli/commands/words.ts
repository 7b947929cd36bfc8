import { games } from '@miskatonic/games'
import { glossaries } from '@miskatonic/games/glossaries'
import { type WordsReport, checkGlossary, checkWords } from '@miskatonic/proof'
import { numberOf } from '../args.ts'
import { cataloguesOf } from '../catalogues.ts'
import type { Command } from '../command.ts'
import { recordedGames } from '../recorded.ts'

export const words: Command = {
  name: 'words',
  npm: 'npm run -s words --',
  about: {
    en: 'Play every game, read every sentence in both languages, and compare all texts with the glossary.',
    pl: 'Rozegraj każdą grę, przeczytaj każde zdanie w obu językach i porównaj teksty ze słowniczkiem.',
  },
  flags: {
    games: {
      value: 'number',
      about: { en: 'how many games of each at most (300)', pl: 'ile najwyżej rozgrywek każdej gry (300)' },
    },
  },
  rest: [],
  run(args) {
    const count = numberOf(args, 'games', 300, { least: 1 })
    const reports = games.map((game) => ({ game, report: checkWords(game, count, recordedGames(game)) }))
    const terms = games.map(({ id }) => checkGlossary(glossaries[id] ?? [], cataloguesOf(id)))
    for (const [i, { game, report }] of reports.entries())
      console.log([`${game.id}:`, ...lines(report), ...termLines(terms[i] ?? [])].join('\n'))
    return terms.flat().length + reports.flatMap(({ report }) => report.problems).length === 0 ? 0 : 1
  },
}

function termLines(problems: readonly string[]): string[] {
  return [`  against the glossary: ${problems.length}`, ...problems.map((problem) => `    ${problem}`)]
}

function lines({ problems, sentences, unseen, unusedRefusals }: WordsReport): string[] {
  const rare = Object.entries({ ...unseen, refusals: unusedRefusals }).filter(([, names]) => names.length > 0)
  return [
    `  sentences read in each language: ${sentences}`,
    ...rare.map(([kind, names]) => `  ${kind} that no game came by: ${names.join(', ')}`),
    `  problems: ${problems.length}`,
    ...problems.map((problem) => `    ${problem}`),
  ]
}
