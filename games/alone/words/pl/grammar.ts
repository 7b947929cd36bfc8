import { type TableSeen, plural } from '@miskatonic/kernel'
import { type Character, evilSeats } from '../../content/characters.ts'
import type { Corridor, Room } from '../../content/maps.ts'
import type { Mission } from '../../cards/missions.ts'
import type { Being } from '../../content/monsters.ts'
import type { Way } from '../../content/sectors.ts'
import { type Looks, type SeenAs, looksNamed } from '../../content/looks.ts'
import { inGroups, readPlace } from '../places.ts'
import { monsterSeen } from '../sight.ts'
import { type Person, beings, characters, corridors, directions, nobodyYet, rooms } from './names.ts'

/** How names and numbers become parts of a Polish sentence. */

/** The form that a number asks for, of a noun or of the verb beside it. */
const choose = plural('pl')

/** 1 karta, 2 karty, 5 kart. */
export function count(n: number, one: string, few: string, many: string): string {
  return `${n} ${choose(n, one, few, many)}`
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} i ${parts.at(-1)}`
}

const people: ReadonlyMap<string, Person> = new Map(
  [...Object.values(characters), nobodyYet].map((person) => [person.name, person]),
)

/**
 * The declension of a player's name. Characters are called by name, so the name has to be recognized; where it is not, "Zło" or "gracz" is
 * declined in its stead.
 */
export function genitive(name: string): string {
  return people.get(name)?.genitive ?? nameless(name, 'Zła', 'gracza')
}
export function accusative(name: string): string {
  return people.get(name)?.accusative ?? nameless(name, 'Zło', 'gracza')
}

const evilName = 'Zło '

export function hero(character: Character | null): string {
  return character === null ? nobodyYet.name : characters[character].name
}
/** "e2" sits second. */
export function evil(seat: string): string {
  return evilName + (evilSeats.indexOf(seat as 'e1') + 1)
}

function nameless(name: string, asEvil: string, asPlayer: string): string {
  return name.startsWith(evilName) ? `${asEvil} ${name.slice(evilName.length)}` : `${asPlayer} ${name}`
}

export const levels = { 1: 'górny', 2: 'dolny' } as const
const onLevel = { 1: 'na górnym poziomie', 2: 'na dolnym poziomie' } as const

/** Where something is: a square of the map, or a place of the maze counted from where its part begins. */
export function place(name: string): string {
  const found = readPlace(name)
  if (found === null) return 'miejsce nieznane'
  return 'level' in found
    ? `${found.square}, ${levels[found.level]} poziom`
    : `sektor ${found.spot}, część ${found.part}`
}
export function at(name: string): string {
  return `w sektorze ${inside(name)}`
}
export function to(name: string): string {
  return `do sektora ${inside(name)}`
}
export function of(name: string): string {
  return `sektora ${inside(name)}`
}
export function from(name: string): string {
  return `z sektora ${inside(name)}`
}

/** "z sektora C3 do sektora D3 na górnym poziomie": what both have in common is said once. */
export function fromTo(here: string, there: string): string {
  const [start, end] = [readPlace(here), readPlace(there)]
  if (start !== null && end !== null && 'level' in start && 'level' in end && start.level === end.level)
    return `z sektora ${start.square} ${to(there)}`
  if (start !== null && end !== null && 'part' in start && 'part' in end && start.part === end.part)
    return `z sektora ${start.spot} ${to(there)}`
  return `${from(here)} ${to(there)}`
}

/** "C2 i C3 na górnym poziomie; 1N w części 2". */
export function together(names: readonly string[]): string {
  return inGroups(names)
    .map(({ of: { level, part }, spots }) =>
      level === undefined ? `${list(spots)} w części ${part}` : `${list(spots)} ${onLevel[level]}`,
    )
    .join('; ')
}

function inside(name: string): string {
  const found = readPlace(name)
  if (found === null) return 'nieznanego'
  return 'level' in found ? `${found.square} ${onLevel[found.level]}` : `${found.spot} w części ${found.part}`
}

/** "na północ", or "schodami". */
export function way(taken: Way): string {
  return taken === 'stairs' ? 'schodami' : directions[taken].to
}

/** "Kantyna", "zakręt". */
export function sector(what: Room | Corridor): string {
  return what in rooms ? rooms[what as Room].name : corridors[what as Corridor].name
}

/** Whom one fights: "Czerwie", "ranne Czerwie", "Czerwie (ogłuszenie, +1 kość)". */
export function seen(target: SeenAs): string {
  const looks = looksNamed(target)
  const { accusative: whom, wounded } = beings[looks.being]
  return `${looks.wounded ? `${wounded.accusative} ` : ''}${whom}${besides(looks)}`
}
/** What distinguishes it from others of its kind: " (ogłuszenie, +1 kość)", or nothing. */
export function besides({ stunned, bonus }: Looks): string {
  const all = [
    ...(stunned ? ['ogłuszenie'] : []),
    ...(bonus > 0 ? [`+${count(bonus, 'kość', 'kości', 'kości')}`] : []),
  ]
  return all.length === 0 ? '' : ` (${all.join(', ')})`
}

/** Monsters have numbers, which only Evil knows. */
export function numberOf(id: string): string {
  return id.slice(1)
}
/** Who does something: "Czerwie 3"; where nothing is seen of it, the number has to do: "potwór 3". */
export function monster(id: string, view: TableSeen | undefined): string {
  const found = monsterSeen(view, id)
  return found === undefined ? `potwór ${numberOf(id)}` : token(found.being, id)
}
/** Whom one sends or chooses: "Kultystów 3", "potwora 3". */
export function monsterAccusative(id: string, view: TableSeen | undefined): string {
  const found = monsterSeen(view, id)
  if (found === undefined) return `potwora ${numberOf(id)}`
  const { accusative: name, many } = beings[found.being]
  return many ? `${name} ${numberOf(id)}` : name
}
/** "w sektorze B3 na górnym poziomie", after a monster; nothing where nothing is seen of it. */
export function whereabouts(id: string, view: TableSeen | undefined): string {
  const found = monsterSeen(view, id)
  return found === undefined ? '' : ` ${at(found.at)}`
}
/** "Czerwie 3", or what the Hero sees: "Czerwie". There is only one of a boss. */
export function token(being: Being, id: string | null): string {
  const { name, many } = beings[being]
  return id === null || !many ? name : `${name} ${numberOf(id)}`
}
/** Kinds come in the plural, bosses do not. */
export function verb(being: Being, many: string, one: string): string {
  return beings[being].many ? many : one
}

/** 1 punkt zdrowia, 2 punkty zdrowia, 5 punktów zdrowia. */
export function pointsOf(n: number, what: string): string {
  return `${count(n, 'punkt', 'punkty', 'punktów')} ${what}`
}
export function points(health: number, control: number): string {
  const all = [
    ...(health > 0 ? [pointsOf(health, 'zdrowia')] : []),
    ...(control > 0 ? [pointsOf(control, 'poczytalności')] : []),
  ]
  return list(all) || 'nic'
}

export function charges(n: number): string {
  return count(n, 'ładunek', 'ładunki', 'ładunków')
}
export function sectors(n: number): string {
  return count(n, 'sektor', 'sektory', 'sektorów')
}

/** What a mission puts on the map. */
export function condition(mission: Mission): string {
  if (mission === 'weapons-locker') return 'karta dostępu'
  return mission === 'the-ritual' ? 'krąg' : 'żeton stanu'
}
