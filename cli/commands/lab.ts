import { allGames } from '@miskatonic/games'
import { strategies } from '@miskatonic/games/strategies'
import { type Report, plot, playerNames, reportOf, run } from '@miskatonic/lab'
import { type Arguments, languageFlag } from '../args.ts'
import type { Command } from '../command.ts'
import { runFlags } from '../run-flags.ts'
import { onStop } from '../stopping.ts'
import { threadModule } from '../threads.ts'
import { type CliWords, cliWords } from '../words/index.ts'
import { isWritten } from '../writable-file.ts'
import { type LabOrder, labOrderFrom } from './lab-order.ts'
import { plotWords } from './lab-picture.ts'
import { summaryOf } from './lab-summary.ts'
import { Progress } from './progress.ts'

export const lab: Command = {
  name: 'lab',
  npm: 'npm run -s lab --',
  about: {
    en: 'Play many games and count how often they are won and how they end.',
    pl: 'Rozegraj wiele gier i policz, jak często się wygrywa i jak się kończą.',
  },
  flags: {
    games: {
      value: 'number',
      about: { en: 'how many games of each cell (1000)', pl: 'ile gier w każdej komórce (1000)' },
    },
    players: { value: 'number', about: { en: 'how many people play', pl: 'ile osób gra' } },
    set: {
      value: 'name=value[,value…]',
      about: {
        en: 'an option of the game; several values: a cell for each (may be repeated)',
        pl: 'opcja gry; kilka wartości: po komórce na każdą (można powtarzać)',
      },
    },
    each: {
      value: 'name',
      about: {
        en: 'a cell for each value of this option of the game (may be repeated)',
        pl: 'po komórce na każdą wartość tej opcji gry (można powtarzać)',
      },
    },
    player: {
      value: playerNames.join('|'),
      about: { en: 'who chooses (random)', pl: 'kto decyduje (random)' },
    },
    ...runFlags,
    json: {
      value: 'file',
      about: { en: 'write all numbers to a file', pl: 'zapisz wszystkie liczby do pliku' },
    },
    svg: { value: 'file', about: { en: 'draw a picture of them', pl: 'narysuj je na obrazku' } },
    ...languageFlag,
  },
  rest: [allGames.map(({ id }) => id).join('|')],
  async run(args) {
    const order = labOrderFrom(args)
    const words = cliWords[args.language]
    for (const { options, why } of order.leftOut)
      console.error(
        words.lab.leftOut(
          Object.entries(options)
            .map((pair) => pair.join('='))
            .join(', '),
          why,
        ),
      )
    const report = await played(order, words)
    if (report.cells.length > 0) console.log(summaryOf(order.game, report, args.language).join('\n'))
    else console.error(words.lab.nothingPlayed)
    if (report.cells.length > 0 && !areWritten(report, order, args)) return 1
    return report.isComplete ? 0 : 130
  },
}

/** Plays until all games are over, or until it is stopped. */
async function played(
  { game, order, games: count, from, workers, given, leftOut }: LabOrder,
  words: CliWords,
): Promise<Report> {
  const progress = new Progress(count * order.cells.length, words.progress)
  const stopping = new AbortController()
  const ignoreSignals = onStop(() => {
    stopping.abort()
    progress.finish()
    console.error(words.lab.stopping)
  })
  try {
    const results = await run(
      game,
      order,
      count,
      {
        workers,
        module: threadModule,
        strategy: strategies[game.id],
        onProgress: (done) => progress.show(done),
        signal: stopping.signal,
      },
      from,
    )
    return reportOf(game, order, results, {
      given,
      leftOut,
      from,
      games: count,
      workers,
      seconds: progress.seconds,
    })
  } finally {
    ignoreSignals()
    progress.finish()
  }
}

/** Writes the files that were asked for. If one of them cannot be written any more, the others are written all the same. */
function areWritten(report: Report, { game, json, svg }: LabOrder, { language }: Arguments): boolean {
  const words = cliWords[language].lab
  const files: [string | undefined, () => string][] = [
    [json, () => `${JSON.stringify(report, null, 1)}\n`],
    [svg, () => plot(report, plotWords(game, report, language))],
  ]
  let areAll = true
  for (const [file, content] of files) {
    if (file === undefined) continue
    if (isWritten(file, content(), { language })) console.error(words.written(file))
    else areAll = false
  }
  return areAll
}
