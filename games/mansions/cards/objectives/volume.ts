import type { Seat } from '@miskatonic/kernel'
import type { Letter, NamedMonster } from '../../content/ids.ts'
import type { At } from '../../kind.ts'
import { ruleTest } from '../../steps/context.ts'
import { eliminated, win } from '../../steps/endings.ts'
import { investigator, investigatorsInRoom, isInsane, monstersInRoom, roomOfSeat } from '../../steps/look.ts'
import type { Objective, StoryAction } from './types.ts'
import { bySize, carrier, lyingIn, puzzleAction } from './common.ts'

/** Story 4: The Unreturned Volume. */

const volume = 'unreturned-volume'
const charred = 'volume charred'

function carries({ table }: At, seat: Seat): boolean {
  return investigator(table, seat).cards.includes(volume)
}

/** Burn the book in the furnace, once its clasps are open. */
const burn: StoryAction = {
  id: 'burn-volume',
  rule: 'MM-C640',
  possible: (play, seat) =>
    carries(play, seat) &&
    investigator(play.table, seat).at === 'furnace-room-2' &&
    play.table.usedThisGame.includes('clasps open'),
  begin: (play, seat) =>
    play.then(
      'test',
      ruleTest({ seat, skill: 'willpower', modifier: 0, sequel: 'storyTested', about: 'burn-volume' }),
    ),
  tested(play, seat, success) {
    if (!success) return play.then('horror', { seat, n: 1 })
    const before = play.table.usedThisGame.includes(charred)
    if (before || play.table.players === 1) win(play, 'investigators')
    else play.table.usedThisGame.push(charred)
  },
}

const a: Objective = {
  reveal: [{ do: 'place', kind: 'hound', at: 'vent', n: 1 }],
  revealed: (play) => play.then('bringIn', { card: volume, with: 'clue-1' }),
  turnBegins(play, seat) {
    if (carries(play, seat)) play.then('horror', { seat, n: 1 })
  },
  actions: [
    puzzleAction(
      '6B',
      (play, seat) => carries(play, seat) && !play.table.usedThisGame.includes('clasps open'),
    ),
    burn,
  ],
  solved(play, puzzle) {
    if (puzzle === '6B') play.table.usedThisGame.push('clasps open')
  },
  keeperTurnEnds(play) {
    const seat = carrier(play, volume)
    const room = lyingIn(play, volume)
    const reader = seat !== undefined && isInsane(investigator(play.table, seat))
    if (reader || (room !== undefined && monstersInRoom(play, room).length > 0)) win(play, 'keeper')
  },
}

function markedRooms({ table }: At): string[] {
  return Object.keys(table.rooms).filter((room) => table.rooms[room]!.marks > 0)
}

const strike = (skill: 'lore' | 'intellect'): StoryAction => ({
  id: `strike-${skill}`,
  rule: 'MM-C641',
  possible: (play, seat) => play.table.rooms[roomOfSeat(play, seat)]!.marks > 0,
  begin: (play, seat) =>
    play.then(
      'test',
      ruleTest({ seat, skill, modifier: 0, sequel: 'storyTested', about: `strike-${skill}` }),
    ),
  tested(play, seat, success) {
    if (success) play.table.rooms[roomOfSeat(play, seat)]!.marks = 0
  },
})

const b: Objective = {
  reveal: [],
  revealed(play) {
    for (const room of ['armoury', 'bindery', 'furnace-room']) {
      play.table.rooms[room]!.marks = 1
      play.emit('marked', { room })
    }
  },
  /** After Event II. */
  mayRevealEarly: ({ table }) => table.event >= 2,
  power: {
    rule: 'MM-C641',
    cost: () => 2,
    times: (play) => bySize(play, 1, 2),
    targets: (play) =>
      Object.keys(play.table.rooms).filter(
        (room) =>
          play.table.rooms[room]!.marks === 0 &&
          monstersInRoom(play, room).length > 0 &&
          investigatorsInRoom(play, room).length === 0,
      ),
    use(play, room) {
      play.table.rooms[room]!.marks = 1
      play.emit('marked', { room })
      if (markedRooms(play).length >= bySize(play, 6, 7)) win(play, 'keeper')
    },
  },
  actions: [
    strike('lore'),
    strike('intellect'),
    puzzleAction('9', (play, seat) => roomOfSeat(play, seat) === 'library' && markedRooms(play).length <= 2),
  ],
  solved(play, puzzle) {
    if (puzzle === '9') win(play, 'investigators')
  },
}

/** Question 4: which brother died in March. */
function deadBrother({ table }: At): NamedMonster {
  return table.answers[4] === 'A' ? 'ambrose' : 'linus'
}

const register: StoryAction = {
  id: 'look-up-register',
  rule: 'MM-C642',
  possible: (play, seat) =>
    play.table.read[4] === null && ['library', 'stacks'].includes(roomOfSeat(play, seat)),
  /** −1, +1 for each earlier attempt. */
  begin(play, seat) {
    const modifier = Math.min(9, play.table.tally - 1)
    play.table.tally++
    play.then(
      'test',
      ruleTest({ seat, skill: 'intellect', modifier, sequel: 'storyTested', about: 'look-up-register' }),
    )
  },
  tested(play, _seat, success) {
    if (success) play.then('readAnswer', { question: 4 })
  },
}

const c: Objective = {
  reveal: [
    {
      do: 'placeNamed',
      name: 'ambrose',
      kind: 'maniac',
      at: 'study',
      health: 1,
      ifOnBoard: 'rather-put-there',
    },
    {
      do: 'placeNamed',
      name: 'linus',
      kind: 'maniac',
      at: 'caretakers-bedroom',
      health: 1,
      ifOnBoard: 'rather-put-there',
    },
  ],
  actions: [register],
  killed(play) {
    if (eliminated(play) >= bySize(play, 1, 2)) win(play, 'keeper')
  },
  monsterKilled(play, { name }) {
    if (name === 'ambrose' || name === 'linus')
      win(play, name === deadBrother(play) ? 'investigators' : 'keeper')
  },
}

export const volumeObjectives: Record<Letter, Objective> = { A: a, B: b, C: c }
