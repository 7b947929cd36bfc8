import { Engine, completeOptions } from '@miskatonic/kernel'
import { perft as countSequences } from '@miskatonic/proof'
import { numberOf } from '../args.ts'
import type { Command } from '../command.ts'
import { gameFlags, gameNamed, settingsFrom } from '../game-flags.ts'

export const perft: Command = {
  name: 'perft',
  npm: 'npm run -s perft --',
  about: {
    en: 'Count the sequences of choices from the start of a game: any change of the rules changes them.',
    pl: 'Policz ciągi decyzji od początku gry: każda zmiana zasad je zmienia.',
  },
  flags: {
    ...gameFlags,
    seed: {
      value: 'text',
      about: { en: 'what the luck comes from ("perft")', pl: 'skąd bierze się los („perft”)' },
    },
    depth: { value: 'number', about: { en: 'choices in a sequence (4)', pl: 'decyzji w ciągu (4)' } },
  },
  rest: [],
  run(args) {
    const game = gameNamed(args)
    const options = completeOptions(game, settingsFrom(game, args))
    const { position } = Engine.start(game, options, args.flags['seed'] ?? 'perft')
    for (let depth = 1; depth <= numberOf(args, 'depth', 4); depth++) {
      const started = performance.now()
      const count = countSequences(game, position, depth)
      const seconds = (performance.now() - started) / 1000
      console.log(`${depth}  ${count.toLocaleString('en').padStart(15)}  ${seconds.toFixed(2)} s`)
    }
    return 0
  },
}
