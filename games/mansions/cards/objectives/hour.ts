import type { Letter } from '../../content/ids.ts'
import type { Objective, StoryAction } from './types.ts'
import { ruleTest } from '../../steps/context.ts'
import { win } from '../../steps/endings.ts'
import { bySize, named, puzzleAction } from './common.ts'

/** Story 1: The Thirteenth Hour. */

/** Sound the movement: The Patient One comes to the Clock Room. */
const sound: StoryAction = {
  id: 'sound-movement',
  rule: 'MM-122',
  possible: (play, seat) =>
    play.table.investigators[seat]!.at === 'clock-room-1' && named(play, 'patient-one') !== undefined,
  begin: (play, seat) =>
    play.then(
      'test',
      ruleTest({ seat, skill: 'intellect', modifier: 0, sequel: 'storyTested', about: 'sound-movement' }),
    ),
  tested(play, _seat, success) {
    const monster = named(play, 'patient-one')
    if (success && monster !== undefined) play.then('putMonster', { monster: monster.id, at: 'clock-room-1' })
  },
}

const a: Objective = {
  reveal: [
    { do: 'placeNamed', name: 'patient-one', kind: 'hound', at: 'any-vent', health: 2, ifOnBoard: 'stays' },
  ],
  actions: [sound],
  killed(play, _seat, by) {
    const { table } = play
    if (by === null || by !== named(play, 'patient-one')?.id) return
    table.tally++
    if (table.tally >= bySize(play, 1, 2)) win(play, 'keeper')
  },
  monsterKilled(play, { name }) {
    if (name === 'patient-one') win(play, 'investigators')
  },
}

const b: Objective = {
  reveal: [],
  actions: [puzzleAction('3B', ({ table }, seat) => table.investigators[seat]!.at === 'clock-room-1')],
  samplesLaid(play) {
    const { table } = play
    if (table.altarSamples >= [1, 2, 3, 3][table.players - 1]!) win(play, 'keeper')
  },
  /** With three or four players it is laid anew after the first solution (MM-653). */
  solved(play, puzzle) {
    if (puzzle !== '3B') return
    if (play.table.puzzles['3B']!.solved >= bySize(play, 1, 2)) win(play, 'investigators')
    else play.then('layPuzzle', { puzzle })
  },
}

const c: Objective = {
  reveal: [
    { do: 'placeNamed', name: 'odile', kind: 'witch', at: 'crypt-2', health: 2, ifOnBoard: 'put-there' },
  ],
  leaves: 'odile',
  /** She is slow, and cannot be moved in the Keeper turn of the round of the reveal. */
  speed(play, { name }) {
    if (name !== 'odile') return Infinity
    return play.table.revealed === play.table.round ? 0 : bySize(play, 1, 2)
  },
  monsterLeft: (play) => win(play, 'keeper'),
  monsterKilled(play, { name }) {
    if (name === 'odile') win(play, 'investigators')
  },
}

export const hour: Record<Letter, Objective> = { A: a, B: b, C: c }
