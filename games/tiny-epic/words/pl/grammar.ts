import { plural } from '@miskatonic/kernel'
import { type Page, pageCards } from '../../cards/pages.ts'
import { type Colour, type Kind, colours } from '../../content/tentacles.ts'
import { type Person, sheets } from './cards.ts'
import { kinds, sides } from './names.ts'

/** How names and numbers become parts of a Polish sentence. */

/** The form that a number asks for, of a noun or of the verb beside it. */
export const choose = plural('pl')

/** 1 macka, 2 macki, 5 macek. */
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
  Object.values(sheets).map((person) => [person.name, person]),
)

/**
 * The grammatical cases of a character's name. Characters are called by name, so the name has to be recognized; where it is not, "gracz" or "pomocnik" is
 * declined in its stead.
 */
export function genitive(name: string): string {
  return people.get(name)?.genitive ?? nameless(name, 'gracza', 'pomocnika')
}
export function dative(name: string): string {
  return people.get(name)?.dative ?? nameless(name, 'graczowi', 'pomocnikowi')
}
export function accusative(name: string): string {
  return people.get(name)?.accusative ?? nameless(name, 'gracza', 'pomocnika')
}
/** Whose: jego, jej. */
export function possessive(name: string): string {
  return people.get(name)?.possessive ?? 'jego'
}

const gracz = 'Gracz '
const pomocnik = 'Pomocnik '

/** "p2" sits second. */
export function player(seat: string): string {
  return gracz + seat.slice(1)
}
/** "a2" is the second. */
export function assistant(character: string): string {
  return pomocnik + character.slice(1)
}

function nameless(name: string, asPlayer: string, asAssistant: string): string {
  if (name.startsWith(pomocnik)) return `${asAssistant} ${name.slice(pomocnik.length)}`
  return `${asPlayer} ${name.startsWith(gracz) ? name.slice(gracz.length) : name}`
}

/** Whom or what: "mackę strachu", "3 macki strachu", "5 macek strachu". */
export function tentacles(n: number, kind: Kind): string {
  return `${n === 1 ? 'mackę' : count(n, 'mackę', 'macki', 'macek')} ${kinds[kind].genitive}`
}

/** "strach 3, chciwość 1": what there is none of is left out. */
export function amounts(of: Readonly<Partial<Record<Kind, number>>>): string {
  const all = Object.entries(of) as [Kind, number][]
  return all
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => `${kinds[kind].name} ${n}`)
    .join(', ')
}

export function space(colour: Colour, side: keyof typeof sides): string {
  return `${sides[side]} pole portalu ${kinds[colour].genitive}`
}

/** Page cards have no names, only numbers: "karta 7". */
export function numberOf(page: Page): number {
  return Number(page.slice('page-'.length))
}

/** "koszt: strach 1 i chciwość 2, wiersze 1, 2 i 5, runa furii". */
export function contents(page: Page): string {
  const { cost, rows, rune } = pageCards[page]
  const paid = colours
    .filter((colour) => cost[colour] > 0)
    .map((colour) => `${kinds[colour].name} ${cost[colour]}`)
  return `koszt: ${list(paid)}, ${rowsOf(rows)}, runa ${kinds[rune].genitive}`
}

export function rowsOf(rows: readonly number[]): string {
  return `${rows.length === 1 ? 'wiersz' : 'wiersze'} ${list(rows.map(String))}`
}
