import { games } from '@miskatonic/games'
import type { Running } from '@miskatonic/server'
import { type Arguments, languageFlag } from '../args.ts'
import type { Command } from '../command.ts'
import { configFrom, placeOf, serverFlags } from '../server-flags.ts'
import { withServerErrors } from '../server-errors.ts'
import { onStop } from '../stopping.ts'
import { workProcess } from '../threads.ts'
import { cliWords } from '../words/index.ts'

export const serve: Command = {
  name: 'serve',
  npm: 'npm start --',
  about: {
    en: 'Serve tables to browsers, here and in the network.',
    pl: 'Podaj stoły przeglądarkom, tutaj i w sieci.',
  },
  flags: { ...serverFlags, ...languageFlag },
  rest: [],
  run: (args) =>
    withServerErrors(async (server) => {
      const config = configFrom(args)
      const running = await server.serve(config, games, workProcess)
      greet(running, placeOf(server, config), args)
      await untilStopped(running, args)
      return 0
    }),
}

/** For people. Where standard output goes to a file or another program, it holds the log, and this stands beside it. */
function greet({ addresses }: Running, place: string, { language }: Arguments): void {
  const words = cliWords[language].serve
  const print = process.stdout.isTTY ? console.log : console.error
  print(`\n${[words.addresses(addresses), words.data(place), words.howToStop].join('\n')}\n`)
}

/** The first signal lets everybody finish; a later one ends everything at once. Every confirmed choice is safe either way. */
async function untilStopped(running: Running, { language }: Arguments): Promise<void> {
  await new Promise<void>((resolve) => {
    onStop(resolve)
  })
  if (process.stdout.isTTY) console.log(cliWords[language].serve.stopping)
  await running.close()
}
