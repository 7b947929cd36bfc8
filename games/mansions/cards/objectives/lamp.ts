import type { Letter } from '../../content/ids.ts'
import { ruleTest } from '../../steps/context.ts'
import { eliminated, haveAllEscaped, win } from '../../steps/endings.ts'
import { house, investigator, investigatorsIn, isInsane, roomAt, told } from '../../steps/look.ts'
import type { Objective } from './types.ts'
import { bySize, carrier, lyingIn, named, ofKind, puzzleAction } from './common.ts'

/** Story 3: What the Lamp Called. */

/** MM-R109: if only Event IV revealed it, the Keeper would have no time left for it. */
const afterEventTwo: Objective['mayRevealEarly'] = ({ table }) => table.event >= 2

const a: Objective = {
  reveal: [
    { do: 'fire', at: 'lamp-room' },
    { do: 'placeNamed', name: 'guest', kind: 'shoggoth', at: 'shore-3', health: 2, ifOnBoard: 'put-there' },
  ],
  revealed: (play) => play.then('discardLock', { room: 'lamp-room' }),
  mayRevealEarly: afterEventTwo,
  speed(play, { name }) {
    if (name !== 'guest') return Infinity
    return play.table.revealed === play.table.round ? 0 : bySize(play, 2, 3)
  },
  actions: [
    puzzleAction('2B', (play, seat) => roomAt(play, investigator(play.table, seat).at) === 'lamp-room'),
  ],
  solved(play, puzzle) {
    if (puzzle !== '2B') return
    const { table } = play
    const room = table.rooms['lamp-room']!
    room.marks++
    play.emit('marked', { room: 'lamp-room' })
    if (room.marks >= [1, 2, 2, 3][table.players - 1]!) win(play, 'investigators')
    else play.then('layPuzzle', { puzzle })
  },
  keeperTurnEnds(play) {
    if (named(play, 'guest')?.at === 'lamp-room-2') win(play, 'keeper')
  },
  monsterKilled(play, { name }) {
    if (name === 'guest') win(play, 'investigators')
  },
}

const b: Objective = {
  reveal: [
    { do: 'placeAsLeft', kind: 'cultist', at: 'dunes', n: { players: 1 } },
    { do: 'place', kind: 'cult-leader', at: 'dunes-1', n: 1 },
  ],
  /** The causeway is closed until the end of the second Keeper turn, that of this round included. */
  revealed: (play) => void play.table.closedDoors.push({ door: 'd-causeway', keeperTurns: 2 }),
  escape: true,
  mayRevealEarly: (play) => ofKind(play, 'cultist').length >= 4,
  /** MM-R42: if by this death the others are all who had to escape, the side whose turn it is wins. */
  killed(play) {
    const fled = haveAllEscaped(play)
    const lost = eliminated(play) >= bySize(play, 1, 2)
    if (lost && !(fled && play.table.phase === 'investigators')) win(play, 'keeper')
    else if (fled) win(play, 'investigators')
  },
  keeperTurnEnds(play) {
    const here = investigatorsIn(play)
    if (here.length > 0 && here.every((seat) => isInsane(investigator(play.table, seat)))) win(play, 'keeper')
  },
  escaped(play) {
    if (haveAllEscaped(play)) win(play, 'investigators')
  },
}

const nell = 'nell-carrow'

const c: Objective = {
  reveal: [
    {
      do: 'placeNamed',
      name: 'mother-carrow',
      kind: 'witch',
      at: 'vestry',
      health: 2,
      ifOnBoard: 'put-there',
    },
  ],
  revealed(play) {
    play.then('bringIn', { card: nell, with: 'nursery' })
    play.then('discardLock', { room: 'nursery' })
  },
  escape: true,
  mayRevealEarly: afterEventTwo,
  speed: (play, { name }) => (name === 'mother-carrow' ? bySize(play, 2, 3) : Infinity),
  /** In the Keeper turn she takes the child from the floor of her room. */
  keeperStep(play) {
    const mother = named(play, 'mother-carrow')
    if (mother === undefined || lyingIn(play, nell) !== roomAt(play, mother.at)) return
    const { dropped } = play.table.rooms[roomAt(play, mother.at)]!
    dropped.splice((dropped as string[]).indexOf(nell), 1)
    play.table.carriedBy = mother.id
    play.emit('childTaken', told(mother))
  },
  power: {
    rule: 'MM-C542',
    cost: () => 2,
    times: () => 1,
    targets(play) {
      const seat = carrier(play, nell)
      const mother = named(play, 'mother-carrow')
      const together = seat !== undefined && mother?.at === investigator(play.table, seat).at
      return together ? [seat] : []
    },
    use: (play, seat) =>
      play.then(
        'test',
        ruleTest({ seat, skill: 'willpower', modifier: 0, sequel: 'storyTested', about: 'power' }),
      ),
    tested(play, seat, success) {
      const mother = named(play, 'mother-carrow')
      const { cards } = investigator(play.table, seat)
      if (success || mother === undefined || !cards.includes(nell)) return
      cards.splice(cards.indexOf(nell), 1)
      play.table.carriedBy = mother.id
      play.emit('childTaken', told(mother))
    },
  },
  monsterKilled(play, monster) {
    const { table } = play
    if (table.carriedBy !== monster.id) return
    table.carriedBy = null
    table.rooms[roomAt(play, monster.at)]!.dropped.unshift(nell)
  },
  keeperTurnEnds(play) {
    const mother = named(play, 'mother-carrow')
    if (mother !== undefined && play.table.carriedBy === mother.id && mother.at === house(play).map.altar)
      win(play, 'keeper')
  },
  escaped(play, seat) {
    if (play.table.usedThisGame.includes(`${nell} escaped`) && seat !== '') win(play, 'investigators')
  },
}

export const lamp: Record<Letter, Objective> = { A: a, B: b, C: c }
