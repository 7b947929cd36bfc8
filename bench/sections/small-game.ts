import {
  compare,
  measure,
  type Comparison,
  type Contender,
  type Section,
  type Table,
  type Timing,
} from '../harness.ts'
import { peers } from '../peers/index.ts'
import { playSideBySide, purposefully, randomly } from '../peers/compare.ts'

/** The same game several times. */
export const smallGame: Section = {
  title: 'The same small game on every engine (bench/peers/small-game.md)',
  run(timing) {
    // A ratio means nothing unless the games are the same: refuse to measure if they are not.
    for (let seed = 1; seed <= 10; seed++) {
      playSideBySide(peers, seed, randomly)
      playSideBySide(peers, seed, purposefully)
    }
    return [
      table(
        'Random games, all legal moves listed at every decision',
        peers.map(({ name, play }) => ({ name, run: play })),
        timing,
        [
          { of: 'kernel', to: 'boardgame.io', atLeast: 60 },
          { of: 'kernel', to: 'hand-tuned', atLeast: 0.25 },
          { of: 'hand-tuned', to: 'boardgame.io' },
        ],
      ),
      table(
        'The same, and the views of all four seats written as JSON after every move',
        peers.map(({ name, playWithViews }) => ({ name, run: playWithViews })),
        timing,
        [
          { of: 'kernel', to: 'boardgame.io', atLeast: 8 },
          { of: 'kernel', to: 'hand-tuned' },
          { of: 'hand-tuned', to: 'boardgame.io' },
        ],
      ),
    ]
  },
}

function table(
  title: string,
  contenders: readonly Contender[],
  timing: Timing,
  comparisons: readonly Comparison[],
): Table {
  const measurements = measure(contenders, timing)
  return { title, unit: 'moves/s', measurements, ratios: compare(measurements, comparisons) }
}
