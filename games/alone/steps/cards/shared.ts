import type { Seat } from '@miskatonic/kernel'
import type { Among } from '../../names.ts'
import type { At } from '../../kind.ts'
import { monstersAt } from '../look.ts'
import { movable, spawnPlaces } from '../monsters.ts'

/** What many cards have in common. */

export function canMove(among: Among): (play: At) => boolean {
  return (play) => movable(play.table, among).length > 0
}

export function canSpawn(nearer: number): (play: At) => boolean {
  return (play) => spawnPlaces(play.table, nearer, null).length > 0
}

export function always(): boolean {
  return true
}

export function monstersBesideHero(play: At): boolean {
  return monstersAt(play.table, play.table.hero.at).length > 0
}

/** Move so many different monsters, each so far; each gets extra dice. */
export function move(
  play: At,
  by: Seat,
  range: number,
  given: { among?: Among; bonus?: number; left?: number; must?: boolean } = {},
): void {
  const { among = 'any', bonus = 0, left = 1, must = true } = given
  play.then('moveMonster', { by, range, among, bonus, left, must, or: 'nothing' })
}

export function spawn(play: At, by: Seat, nearer: number, must: boolean): void {
  play.then('spawnMonster', { by, nearer, bonus: 0, must, only: null })
}

export function loses(play: At, health: number, control: number): void {
  play.then('lose', { health, control, cause: 'card' })
}
