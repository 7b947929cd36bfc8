import { type TableSeen, plural } from '@miskatonic/kernel'
import { type Character, evilSeats } from '../../content/characters.ts'
import type { Item } from '../../cards/items.ts'
import type { Corridor, Room } from '../../content/maps.ts'
import type { Mission } from '../../cards/missions.ts'
import type { Being } from '../../content/monsters.ts'
import type { Way } from '../../content/sectors.ts'
import { type SeenAs, looksNamed } from '../../content/looks.ts'
import { inGroups, readPlace } from '../places.ts'
import { monsterSeen } from '../sight.ts'
import { beings, characters, corridors, directions, items, rooms } from './names.ts'

/** How names and numbers become parts of an English sentence. */

const choose = plural('en')

/** 1 charge, 3 charges. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${choose(n, one, many)}`
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const titles: ReadonlySet<string> = new Set([...Object.values(characters), 'Hero'])

/** A character needs an article, a player does not: "the Pilot", "Evil 2". */
export function the(name: string): string {
  return titles.has(name) ? `the ${name}` : name
}
export function The(name: string): string {
  return capital(the(name))
}

export function hero(character: Character | null): string {
  return character === null ? 'Hero' : characters[character]
}
/** "e2" sits second. */
export function evil(seat: string): string {
  return `Evil ${evilSeats.indexOf(seat as 'e1') + 1}`
}

/** Where something is: a square of the map, or a place of the maze counted from where its part begins. */
export function place(name: string): string {
  const found = readPlace(name)
  if (found === null) return 'the unknown'
  return 'level' in found
    ? `${found.square}, ${levels[found.level]} level`
    : `sector ${found.spot}, part ${found.part}`
}
export function at(name: string): string {
  return `in ${inside(name)}`
}
export function to(name: string): string {
  return `to ${inside(name)}`
}
export function of(name: string): string {
  return `of ${inside(name)}`
}
export function from(name: string): string {
  return `from ${inside(name)}`
}

/** "from C3 to D3 on the upper level": what both have in common is said once. */
export function fromTo(here: string, there: string): string {
  const [start, end] = [readPlace(here), readPlace(there)]
  if (start !== null && end !== null && 'level' in start && 'level' in end && start.level === end.level)
    return `from ${start.square} ${to(there)}`
  if (start !== null && end !== null && 'part' in start && 'part' in end && start.part === end.part)
    return `from sector ${start.spot} ${to(there)}`
  return `${from(here)} ${to(there)}`
}

/** "C2 and C3 on the upper level; 1N of part 2". */
export function together(names: readonly string[]): string {
  return inGroups(names)
    .map(({ of: { level, part }, spots }) =>
      level === undefined ? `${list(spots)} of part ${part}` : `${list(spots)} on the ${levels[level]} level`,
    )
    .join('; ')
}

export function inside(name: string): string {
  const found = readPlace(name)
  if (found === null) return 'the unknown'
  return 'level' in found
    ? `${found.square} on the ${levels[found.level]} level`
    : `sector ${found.spot} of part ${found.part}`
}

export const levels = { 1: 'upper', 2: 'lower' } as const

/** "north", or "by the stairs". */
export function way(taken: Way): string {
  return taken === 'stairs' ? 'by the stairs' : directions[taken]
}

/** "to the north", or "by the stairs". */
export function away(taken: Way): string {
  return taken === 'stairs' ? 'by the stairs' : `to the ${directions[taken]}`
}

/** "the Canteen", "a corner". */
export function sector(what: Room | Corridor): string {
  return what in rooms ? `the ${rooms[what as Room].name}` : `a ${corridors[what as Corridor]}`
}

export function item(name: Item): string {
  return name.startsWith('bullets') || name === 'sedatives' ? items[name] : `the ${items[name]}`
}

/** "Worms", "wounded Worms", "the wounded High Priest", "stunned Worms with 1 extra die". */
export function seen(target: SeenAs): string {
  const { being, wounded, stunned, bonus } = looksNamed(target)
  const { name } = beings[being]
  const states = [...(wounded ? ['wounded'] : []), ...(stunned ? ['stunned'] : [])].join(' ')
  const dice = bonus > 0 ? ` with ${count(bonus, 'extra die', 'extra dice')}` : ''
  if (states === '') return name + dice
  return name.startsWith('the ')
    ? `the ${states} ${name.slice('the '.length)}${dice}`
    : `${states} ${name}${dice}`
}

/** Monsters have numbers, which only Evil knows: "Worms 3". Where nothing is seen of it, the number has to do: "monster 3". */
export function monster(id: string, view: TableSeen | undefined): string {
  const found = monsterSeen(view, id)
  return found === undefined ? `monster ${id.slice(1)}` : token(found.being, id)
}
/** "Worms 3 in B3 on the upper level". */
export function monsterAt(id: string, view: TableSeen | undefined): string {
  const found = monsterSeen(view, id)
  return monster(id, view) + (found === undefined ? '' : ` ${at(found.at)}`)
}
/** "Worms 3", or what the Hero sees: "Worms". There is only one of a boss. */
export function token(being: Being, id: string | null): string {
  const { name, many } = beings[being]
  return id === null || !many ? name : `${name} ${id.slice(1)}`
}
/** Kinds come in the plural, bosses do not. */
export function verb(being: Being, many: string, one: string): string {
  return beings[being].many ? many : one
}

export function points(health: number, control: number): string {
  const all = [
    ...(health > 0 ? [`${health} health`] : []),
    ...(control > 0 ? [`${control} self-control`] : []),
  ]
  return list(all) || 'nothing'
}

/** What a mission puts on the map. */
export function condition(mission: Mission): string {
  if (mission === 'weapons-locker') return 'a key card'
  return mission === 'the-ritual' ? 'a circle' : 'a condition token'
}
