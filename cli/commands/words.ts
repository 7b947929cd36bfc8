import { games } from '@miskatonic/games'
import { type WordsReport, checkWords } from '@miskatonic/proof'
import { numberOf } from '../args.ts'
import type { Command } from '../command.ts'
import { recordedGames } from '../recorded.ts'

export const words: Command = {
  name: 'words',
  npm: 'npm run -s words --',
  about: {
    en: 'Play every game and read every sentence in both languages.',
    pl: 'Rozegraj każdą grę i przeczytaj każde zdanie w obu językach.',
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
    for (const { game, report } of reports) console.log([`${game.id}:`, ...lines(report)].join('\n'))
    return reports.every(({ report }) => report.problems.length === 0) ? 0 : 1
  },
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
