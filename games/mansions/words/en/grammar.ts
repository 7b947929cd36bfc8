import { type NameOf, type TableSeen, plural } from '@miskatonic/kernel'
import { clueNumber, isClue } from '../../catalogue.ts'
import type { Item, MonsterKind, NamedMonster } from '../../content/ids.ts'
import type { RoomName } from '../../content/rooms.ts'
import { type Called, keeper } from '../../names.ts'
import type { Table } from '../../position.ts'
import { hasManySpaces, roomsOfDoor } from '../places.ts'
import { monsterSeen } from '../sight.ts'
import * as names from './names.ts'

/** How names and numbers become parts of an English sentence. */

const choose = plural('en')

/** 1 clue, 3 clues. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${choose(n, one, many)}`
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** "p2" sits second. */
export function player(who: string): string {
  return who === keeper ? 'Keeper' : `Investigator ${who.slice(1)}`
}

/** Investigator players are called by their investigators, once they have one. */
export function seat(table: object, who: string): string {
  const sheet = (table as Partial<Table>).investigators?.[who]?.sheet ?? null
  return sheet === null ? player(who) : names.investigators[sheet]
}

const things: Readonly<Record<string, string>> = {
  ...names.starting,
  ...names.search,
  ...names.locks,
  ...names.obstacles,
  ...names.spells,
  ...names.mythos,
  ...names.traumas,
  nothing: names.nothing,
  unarmed: 'bare hands',
  mythos: 'a Mythos card',
  trauma: 'a Trauma card',
}

/** The name of a card. */
export function card(id: string): string {
  return isClue(id) ? `Clue ${clueNumber(id)}` : (things[id] ?? id)
}

export function room(name: string): string {
  return `the ${names.rooms[name as RoomName] ?? name}`
}
/** "the Kitchen (2)": rooms of several spaces number them. */
export function space(name: string): string {
  const [, inRoom = name, number = ''] = /^(.*)-(\d)$/.exec(name) ?? []
  return hasManySpaces(inRoom) ? `${room(inRoom)} (${number})` : room(inRoom)
}

/** "the door between the Kitchen and the Pantry". */
export function door(name: string, seen: TableSeen | undefined): string {
  const rooms = roomsOfDoor(name, seen)
  if (rooms === undefined) return 'the door'
  const [one, other] = rooms
  return other === null
    ? `the door of ${room(one)} to the outside`
    : `the door between ${room(one)} and ${room(other)}`
}

/** "Cultist 3"; named monsters have no number. */
export function monster(called: Called, id: string): string {
  return called in names.namedMonsters
    ? names.namedMonsters[called as NamedMonster]
    : `${names.monsters[called as MonsterKind]} ${id.slice(1)}`
}
/** "Cultist 3 in the Kitchen (2)", as far as the table is seen. */
export function monsterThere(id: string, seen: TableSeen | undefined): string {
  const found = monsterSeen(id, seen)
  if (found === undefined) return `monster ${id.slice(1)}`
  return `${monster(found.name ?? found.kind, id)} in ${space(found.at)}`
}

/** What an ability, Spell or Keeper Action is used on: ": Cultist 3 in the Kitchen", or nothing. */
export function on(target: string, who: NameOf, seen: TableSeen | undefined): string {
  return target === '' ? '' : `: ${thing(target, who, seen)}`
}

function thing(target: string, who: NameOf, seen: TableSeen | undefined): string {
  if (/^p\d$/.test(target)) return who(target)
  if (/^m\d+$/.test(target)) return monsterThere(target, seen)
  if (target in names.rooms) return room(target)
  if (/-\d$/.test(target)) return space(target)
  return target in names.monsters ? names.monsters[target as MonsterKind] : card(target)
}

export function item(id: Item): string {
  return card(id)
}

/** "+2", "−1", or nothing. */
export function signed(n: number): string {
  return n === 0 ? '' : n > 0 ? ` +${n}` : ` −${-n}`
}
