import type { Letter } from '../../content/ids.ts'
import { haveAllEscaped, win } from '../../steps/endings.ts'
import { house, roomAt } from '../../steps/look.ts'
import type { At } from '../../kind.ts'
import type { Objective } from './types.ts'
import { carrier, lyingIn, named, ofKind, puzzleAction } from './common.ts'

/** Story 2: The Cold Ward. */

const cylinder = 'brass-cylinder'

function winIfOut(play: At): void {
  if (haveAllEscaped(play) && play.table.usedThisGame.includes(`${cylinder} escaped`))
    win(play, 'investigators')
}

const a: Objective = {
  reveal: [{ do: 'place', kind: 'mi-go', at: 'garden', n: 1 }],
  revealed: (play) => play.then('bringIn', { card: cylinder, with: 'clue-1' }),
  escape: true,
  /** MM-593: all must escape, and one of them with the cylinder. */
  escaped: winIfOut,
  killed: winIfOut,
  keeperTurnEnds(play) {
    if (!play.table.usedThisGame.includes(`${cylinder} carried`) || carrier(play, cylinder) !== undefined)
      return
    const room = lyingIn(play, cylinder)
    if (room !== undefined && ofKind(play, 'mi-go').some(({ at }) => roomAt(play, at) === room))
      win(play, 'keeper')
  },
  lastEvent: () => 'keeper',
}

const b: Objective = {
  reveal: [
    {
      do: 'placeNamed',
      name: 'koss',
      kind: 'maniac',
      at: 'directors-office',
      health: 2,
      ifOnBoard: 'put-there',
    },
  ],
  /** Near a hearth or next to a fire the arsonist's work is cheap. */
  pyromaniacDiscount(play) {
    const koss = named(play, 'koss')
    if (koss === undefined) return 0
    const { roomOf, map, roomsAdjacent } = house(play)
    const room = roomOf[koss.at]!
    const near =
      map.hearths.some((hearth) => roomOf[hearth] === room) ||
      roomsAdjacent[room]!.some((next) => play.table.rooms[next]!.fire)
    return near ? 1 : 0
  },
  keeperTurnEnds(play) {
    const burning = Object.values(play.table.rooms).filter(({ fire }) => fire).length
    if (named(play, 'koss') !== undefined && burning >= 5 + play.table.players) win(play, 'keeper')
  },
  monsterKilled(play, { name }) {
    if (name === 'koss') win(play, 'investigators')
  },
}

const c: Objective = {
  reveal: [
    {
      do: 'placeNamed',
      name: 'tenant',
      kind: 'shoggoth',
      at: 'cistern-2',
      health: 3,
      ifOnBoard: 'put-there',
    },
  ],
  leaves: 'tenant',
  /** Only one Keeper Action per turn may move it. */
  mayMove: (_play, { name, moved }) => name !== 'tenant' || moved === 0,
  actions: [
    puzzleAction(
      '3A',
      (play, seat) =>
        roomAt(play, play.table.investigators[seat]!.at) === 'boiler-room' &&
        !play.table.usedThisGame.includes('boiler'),
    ),
  ],
  /** Once per game. */
  solved(play, puzzle) {
    const tenant = named(play, 'tenant')
    if (puzzle !== '3A') return
    play.table.usedThisGame.push('boiler')
    if (tenant === undefined) return
    tenant.stun += 2
    play.then('dealDamage', { monster: tenant.id, n: 6 + 2 * play.table.players })
  },
  monsterLeft: (play) => win(play, 'keeper'),
  monsterKilled(play, { name }) {
    if (name === 'tenant') win(play, 'investigators')
  },
}

export const ward: Record<Letter, Objective> = { A: a, B: b, C: c }
