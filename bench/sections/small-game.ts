import { measured, type Section } from '../harness.ts'
import { peers } from '../peers/index.ts'
import { playSideBySide, purposefully, randomly } from '../peers/compare.ts'

const typedArrays = 'typed arrays, sets of bits, nothing allocated: for information'

/** The same game several times. */
export const smallGame: Section = {
  title: 'The same small game on every engine (bench/peers/small-game.md)',
  *run(timing) {
    // A ratio means nothing unless the games are the same: refuse to measure if they are not.
    for (let seed = 1; seed <= 10; seed++) {
      playSideBySide(peers, seed, randomly)
      playSideBySide(peers, seed, purposefully)
    }
    const games = {
      title: 'Random games, all legal moves listed at every decision',
      unit: 'moves/s',
      contenders: peers.map(({ name, play }) => ({ name, run: play })),
      comparisons: [
        { of: 'kernel', to: 'boardgame.io', atLeast: 60 },
        { of: 'kernel', to: 'hand-written', atLeast: 0.25 },
        { of: 'kernel', to: 'hand-tuned', remark: typedArrays },
        { of: 'hand-written', to: 'boardgame.io' },
      ],
    }
    const gamesWithViews = {
      title: 'The same, and the views of all four seats written as JSON after every move',
      unit: 'moves/s',
      contenders: peers.map(({ name, playWithViews }) => ({ name, run: playWithViews })),
      comparisons: [
        { of: 'kernel', to: 'boardgame.io', atLeast: 8 },
        { of: 'kernel', to: 'hand-written' },
        { of: 'kernel', to: 'hand-tuned', remark: typedArrays },
      ],
    }
    yield measured(games, timing)
    yield measured(gamesWithViews, timing)
  },
}
