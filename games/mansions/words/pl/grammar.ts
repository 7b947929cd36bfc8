import { type NameOf, type TableSeen, plural } from '@miskatonic/kernel'
import { clueNumber, isClue } from '../../catalogue.ts'
import type { Item, MonsterKind } from '../../content/ids.ts'
import type { RoomName } from '../../content/rooms.ts'
import { type Called, keeper } from '../../names.ts'
import type { Table } from '../../position.ts'
import { hasManySpaces, roomsOfDoor } from '../places.ts'
import { monsterSeen } from '../sight.ts'
import { type Cases, beings, items, people, places } from './cases.ts'
import * as names from './names.ts'

/** How names and numbers become parts of a Polish sentence. */

const choose = plural('pl')

/** 1 karta, 2 karty, 5 kart. */
export function count(n: number, one: string, few: string, many: string): string {
  return `${n} ${choose(n, one, few, many)}`
}
export function damage(n: number): string {
  return count(n, 'obrażenie', 'obrażenia', 'obrażeń')
}
export function horror(n: number): string {
  return count(n, 'punkt przerażenia', 'punkty przerażenia', 'punktów przerażenia')
}
export function threat(n: number): string {
  return count(n, 'żeton zagrożenia', 'żetony zagrożenia', 'żetonów zagrożenia')
}
export function skillPoints(n: number): string {
  return count(n, 'punkt umiejętności', 'punkty umiejętności', 'punktów umiejętności')
}
export function puzzleActions(n: number): string {
  return count(n, 'akcja łamigłówki', 'akcje łamigłówki', 'akcji łamigłówki')
}
export function spaces(n: number): string {
  return count(n, 'obszar', 'obszary', 'obszarów')
}
/** "o najwyżej 2 obszary". */
export function atMost(n: number): string {
  return `o najwyżej ${spaces(n)}`
}

/** "p2" sits second. */
export function player(who: string): string {
  return who === keeper ? 'Strażnik Tajemnic' : `Badacz ${who.slice(1)}`
}

/** Investigator players are called by their investigators, once they have one. */
export function seat(table: object, who: string): string {
  const sheet = (table as Partial<Table>).investigators?.[who]?.sheet ?? null
  return sheet === null ? player(who) : names.investigators[sheet]
}

const known: ReadonlyMap<string, Cases> = new Map(
  Object.values(people).map((person) => [person.name, person]),
)

/** The cases of a player. Players are called by their investigators; of other names "badacz" is declined. */
export function genitive(name: string): string {
  return known.get(name)?.genitive ?? name.replace(/^Badacz /, 'badacza ')
}
export function dative(name: string): string {
  return known.get(name)?.dative ?? name.replace(/^Badacz /, 'badaczowi ')
}
export function accusative(name: string): string {
  return known.get(name)?.accusative ?? name.replace(/^Badacz /, 'badacza ')
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
  unarmed: 'gołe pięści',
  mythos: 'karta Mitów',
  trauma: 'karta Traumy',
}

/** The name of a card: "Łom", "Wskazówka 3". */
export function card(id: string): string {
  return isClue(id) ? `Wskazówka ${clueNumber(id)}` : (things[id] ?? id)
}
/** Whom or what: "Wskazówkę 3", "Linę". */
export function cardAccusative(id: string): string {
  return isClue(id) ? `Wskazówkę ${clueNumber(id)}` : (items[id as Item]?.accusative ?? card(id))
}
/** "Użyj Liny". */
export function itemGenitive(id: Item): string {
  return items[id].genitive
}

/** "do Kuchni", "w Kuchni". */
export function toRoom(name: string): string {
  return places[name as RoomName]?.to ?? `do: ${name}`
}
export function inRoom(name: string): string {
  return places[name as RoomName]?.at ?? `w: ${name}`
}
export function roomName(name: string): string {
  return names.rooms[name as RoomName] ?? name
}
/** "do Kuchni (2)": rooms of several spaces number them. */
export function to(space: string): string {
  const { room, number } = readSpace(space)
  return toRoom(room) + number
}
export function at(space: string): string {
  const { room, number } = readSpace(space)
  return inRoom(room) + number
}
/** "Kuchnia (2)". */
export function spaceName(space: string): string {
  const { room, number } = readSpace(space)
  return roomName(room) + number
}
function readSpace(space: string): { room: string; number: string } {
  const [, room = space, number = ''] = /^(.*)-(\d)$/.exec(space) ?? []
  return { room, number: hasManySpaces(room) ? ` (${number})` : '' }
}

/** "drzwi: Kuchnia – Spiżarnia". */
export function door(name: string, seen: TableSeen | undefined): string {
  const rooms = roomsOfDoor(name, seen)
  if (rooms === undefined) return 'drzwi'
  const [one, other] = rooms
  return `drzwi: ${roomName(one)} – ${other === null ? 'na zewnątrz' : roomName(other)}`
}

/** "Kultysta 3"; named monsters have no number. */
export function monster(called: Called, id: string): string {
  return numbered(beings[called].name, called, id)
}
export function monsterAccusative(called: Called, id: string): string {
  return numbered(beings[called].accusative, called, id)
}
function numbered(name: string, called: Called, id: string): string {
  return called in names.namedMonsters ? name : `${name} ${id.slice(1)}`
}
/** "Kultysta 3 w Kuchni (2)", as far as the table is seen. */
export function monsterThere(id: string, seen: TableSeen | undefined): string {
  const found = monsterSeen(id, seen)
  if (found === undefined) return `potwór ${id.slice(1)}`
  return `${monster(found.name ?? found.kind, id)} ${at(found.at)}`
}
/** Whom: "Kultystę 3 w Kuchni (2)". */
export function monsterThereAccusative(id: string, seen: TableSeen | undefined): string {
  const found = monsterSeen(id, seen)
  if (found === undefined) return `potwora ${id.slice(1)}`
  return `${monsterAccusative(found.name ?? found.kind, id)} ${at(found.at)}`
}

/** What an ability, Spell or Keeper Action is used on: ": Kultysta 3 w Kuchni", or nothing. */
export function on(target: string, who: NameOf, seen: TableSeen | undefined): string {
  return target === '' ? '' : `: ${thing(target, who, seen)}`
}

function thing(target: string, who: NameOf, seen: TableSeen | undefined): string {
  if (/^p\d$/.test(target)) return who(target)
  if (/^m\d+$/.test(target)) return monsterThere(target, seen)
  if (target in names.rooms) return roomName(target)
  if (/-\d$/.test(target)) return spaceName(target)
  return target in names.monsters ? names.monsters[target as MonsterKind] : card(target)
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
