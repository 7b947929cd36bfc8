import type { Seat } from '@miskatonic/kernel'
import type { Target } from '../cards/types.ts'
import type { Monster } from '../position.ts'
import {
  type Glance,
  classOf,
  house,
  investigator,
  investigatorsAt,
  investigatorsIn,
  investigatorsInRoom,
  monstersAt,
  monstersInRoom,
  movesTo,
  rangeTo,
  roomAt,
  roomOfSeat,
} from './look.ts'

/** What may be chosen for an ability, item or Spell; `''` stands for nothing to choose. */
export function targetsOf(play: Glance, seat: Seat, target: Target): string[] {
  const { table } = play
  const { at } = investigator(table, seat)
  switch (target) {
    case 'none':
      return ['']
    case 'monster-in-space':
      return ids(monstersAt(table, at))
    case 'monster-in-room':
      return ids(monstersInRoom(play, roomAt(play, at)))
    case 'monster-in-range-2':
      return ids(table.monsters.filter((monster) => (rangeTo(play, at, monster.at) ?? 9) <= 2))
    case 'unholy-in-space':
      return ids(monstersAt(table, at).filter(isUnholy))
    case 'investigator-in-space':
      return investigatorsAt(play, at)
    case 'investigator-in-room':
      return investigatorsInRoom(play, roomAt(play, at))
    case 'traumatized-in-space':
      return investigatorsAt(play, at).filter((each) => {
        const { injury, insanity } = investigator(table, each)
        return injury !== null || insanity !== null
      })
    case 'other-within-2':
      return investigatorsIn(play).filter(
        (each) => each !== seat && movesTo(play, at, investigator(table, each).at, 2) !== undefined,
      )
    case 'space-in-range-2':
      return house(play).spaces.filter((space) => (rangeTo(play, at, space) ?? 9) <= 2)
    case 'burning-room-near':
      return [roomOfSeat(play, seat), ...house(play).roomsNear[at]!].filter((room) => table.rooms[room]!.fire)
    case 'room-with-cards':
      return house(play).rooms.filter((room) => table.rooms[room]!.stack.length > 0)
  }
}

function ids(monsters: readonly Monster[]): string[] {
  return monsters.map(({ id }) => id)
}

export function isUnholy(monster: Monster): boolean {
  return monster.kind === 'zombie' || monster.kind === 'witch' || classOf(monster) === 'eldritch'
}
