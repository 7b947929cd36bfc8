import type { Letter } from '../../content/ids.ts'
import { type Effect, damage, test } from '../../effects.ts'
import { concerning, ruleTest } from '../../steps/context.ts'
import { win } from '../../steps/endings.ts'
import {
  investigator,
  investigatorsIn,
  investigatorsInRoom,
  isInsane,
  monstersInRoom,
  roomAt,
  roomOfSeat,
} from '../../steps/look.ts'
import type { Objective, StoryAction } from './types.ts'
import type { At } from '../../kind.ts'
import { discardItem } from '../../steps/carrying.ts'
import { bySize, named, ofKind, puzzleAction } from './common.ts'

/** Story 5: The Harvest Table. */

/** MM-C745. */
const farmhouse: ReadonlySet<string> = new Set([
  'kitchen',
  'pantry',
  'dining-room',
  'parlour',
  'landing',
  'sewing-room',
  'attic-bedroom',
  'cellar',
])
const fall: Effect = [test('dexterity', 0, { failure: [damage(1)] })]
export const furrows: readonly string[] = ['cellar', 'barn', 'slaughterhouse', 'cornfield', 'graveyard']

function isOpenFurrow({ table }: At, room: string): boolean {
  const { marks, hole } = table.rooms[room]!
  return furrows.includes(room) && marks === 0 && !hole
}
function chthonianIn(play: At, room: string): boolean {
  return monstersInRoom(play, room).some(({ kind }) => kind === 'chthonian')
}
function maySalt(play: At, seat: string): boolean {
  const room = roomOfSeat(play, seat)
  return isOpenFurrow(play, room) && !chthonianIn(play, room)
}
function salted(play: At, seat: string): void {
  const room = roomOfSeat(play, seat)
  const { rooms, players } = play.table
  rooms[room]!.marks = 1
  play.emit('marked', { room })
  const marks = Object.values(rooms).filter((each) => each.marks > 0).length
  if (marks >= (players === 1 ? 2 : 3)) win(play, 'investigators')
}
const saltBy = (skill: 'strength' | 'lore'): StoryAction => ({
  id: `salt-${skill}`,
  rule: 'MM-C740',
  possible: maySalt,
  begin: (play, seat) =>
    play.then('test', ruleTest({ seat, skill, modifier: 0, sequel: 'storyTested', about: `salt-${skill}` })),
  tested(play, seat, success) {
    if (success && maySalt(play, seat)) salted(play, seat)
  },
})
/** With rock salt no roll is needed. */
const saltAtOnce: StoryAction = {
  id: 'salt-rock-salt',
  rule: 'MM-C740',
  possible: (play, seat) => maySalt(play, seat) && investigator(play.table, seat).cards.includes('rock-salt'),
  begin(play, seat) {
    discardItem(play.table, investigator(play.table, seat), 'rock-salt')
    salted(play, seat)
  },
}

const a: Objective = {
  reveal: [],
  revealed(play) {
    if (ofKind(play, 'chthonian').length < 2)
      play.then('placeMonster', { kind: 'chthonian', at: 'vent', name: null, extra: 0 })
  },
  actions: [saltBy('strength'), saltBy('lore'), saltAtOnce],
  power: {
    rule: 'MM-C740',
    cost: (play) => bySize(play, 2, 3),
    times: () => 1,
    targets: (play) =>
      furrows.filter(
        (room) =>
          isOpenFurrow(play, room) && chthonianIn(play, room) && investigatorsInRoom(play, room).length === 0,
      ),
    use(play, room) {
      play.table.rooms[room]!.hole = true
      play.emit('holeDug', { room })
      if (Object.values(play.table.rooms).filter(({ hole }) => hole).length >= 3) win(play, 'keeper')
    },
  },
  /** Who enters a room with a hole may fall. */
  entered(play, seat) {
    if (!play.table.rooms[roomOfSeat(play, seat)]!.hole) return
    play.then('resolve', { effect: fall, context: concerning(seat) })
  },
}

const ring: StoryAction = {
  id: 'ring-bell',
  rule: 'MM-C741',
  possible: (play, seat) => roomOfSeat(play, seat) === 'chapel' && !play.table.usedThisRound.includes('bell'),
  begin(play, seat) {
    play.table.usedThisRound.push('bell')
    play.then(
      'test',
      ruleTest({ seat, skill: 'willpower', modifier: 0, sequel: 'storyTested', about: 'ring-bell' }),
    )
  },
  tested(play, _seat, success) {
    if (success) play.then('putTime', { n: 1 })
  },
}

const b: Objective = {
  reveal: [
    { do: 'placeAsLeft', kind: 'cult-leader', at: 'farmyard', n: 1 },
    { do: 'placeAsLeft', kind: 'cultist', at: 'farmyard', n: { players: 0 } },
  ],
  revealed: (play) => void play.table.closedDoors.push({ door: 'd-road', keeperTurns: null }),
  actions: [
    puzzleAction(
      '1B',
      (play, seat) => roomOfSeat(play, seat) === 'parlour' && !play.table.usedThisGame.includes('party line'),
    ),
    ring,
  ],
  solved(play, puzzle) {
    if (puzzle !== '1B') return
    play.table.usedThisGame.push('party line')
    play.then('putTime', { n: 2 })
  },
  keeperTurnEnds(play) {
    const seated = ofKind(play, 'cultist', 'cult-leader').filter(
      ({ at }) => roomAt(play, at) === 'dining-room',
    )
    if (
      seated.length >= [2, 3, 4, 4][play.table.players - 1]! &&
      investigatorsInRoom(play, 'dining-room').length === 0
    )
      win(play, 'keeper')
  },
  lastEvent: (play) =>
    investigatorsIn(play).some(
      (seat) => farmhouse.has(roomOfSeat(play, seat)) && !isInsane(investigator(play.table, seat)),
    )
      ? 'investigators'
      : null,
}

const c: Objective = {
  reveal: [
    {
      do: 'placeNamed',
      name: 'deacon',
      kind: 'cult-leader',
      at: 'altar',
      health: 2,
      ifOnBoard: 'stays',
    },
  ],
  mayRevealEarly: (play) => investigatorsIn(play).some((seat) => isInsane(investigator(play.table, seat))),
  /** While a Cultist is in his room, damage to him is dealt to that Cultist. */
  shields: (play, { name, at }) =>
    name === 'deacon' ? monstersInRoom(play, roomAt(play, at)).filter(({ kind }) => kind === 'cultist') : [],
  power: {
    rule: 'MM-C742',
    cost: () => 3,
    times: () => 1,
    targets(play) {
      const deacon = named(play, 'deacon')
      if (deacon === undefined) return []
      return investigatorsIn(play).filter((seat) => {
        const me = investigator(play.table, seat)
        return me.at === deacon.at && isInsane(me)
      })
    },
    use(play, seat) {
      play.table.tally++
      play.then('kill', { seat, by: null })
      if (play.table.tally >= bySize(play, 1, 2)) win(play, 'keeper')
    },
  },
  monsterKilled(play, { name }) {
    if (name === 'deacon') win(play, 'investigators')
  },
}

export const harvest: Record<Letter, Objective> = { A: a, B: b, C: c }
