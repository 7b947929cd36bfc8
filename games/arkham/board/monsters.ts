import { monsterHealth } from '../steps/look.ts'
import { type MonsterSeen, type Seen, readable } from './seen.ts'

/** How much damage defeats it (AH-421.2). */
export function healthOf(table: Seen, monster: MonsterSeen): number {
  return monsterHealth(readable(table), monster)
}
