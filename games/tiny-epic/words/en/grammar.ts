import { plural } from '@miskatonic/kernel'
import { type Page, pageCards } from '../../cards/pages.ts'
import { type Colour, type Kind, colours } from '../../content/tentacles.ts'
import type { Town } from '../../cards/towns.ts'
import { sheets, towns } from './cards.ts'
import { kinds, sides } from './names.ts'

/** How names and numbers become parts of an English sentence. */

const choose = plural('en')

/** 1 tentacle, 3 tentacles. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${choose(n, one, many)}`
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const titles: ReadonlySet<string> = new Set(Object.values(sheets).map(({ name }) => name))

/** A character needs an article, a player does not: "the Priest", "Player 2". */
export function the(name: string): string {
  return titles.has(name) ? `the ${name}` : name
}
export function The(name: string): string {
  return capital(the(name))
}

export function to(town: Town): string {
  return `to the ${towns[town].name}`
}
export function from(town: Town): string {
  return `from the ${towns[town].name}`
}
export function at(town: Town): string {
  return towns[town].at
}

/** "a fear tentacle", "an eldritch tentacle". */
export function tentacle(kind: Kind): string {
  return `${kind === 'eldritch' ? 'an' : 'a'} ${kinds[kind]} tentacle`
}

/** "a fear tentacle", "3 fear tentacles". */
export function tentacles(n: number, kind: Kind): string {
  return n === 1 ? tentacle(kind) : `${n} ${kinds[kind]} tentacles`
}

/** "3 fear, 1 greed": what there is none of is left out. */
export function amounts(of: Readonly<Partial<Record<Kind, number>>>): string {
  const all = Object.entries(of) as [Kind, number][]
  return all
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => `${n} ${kinds[kind]}`)
    .join(', ')
}

export function space(colour: Colour, side: keyof typeof sides): string {
  return `the ${sides[side]} space of the ${kinds[colour]} portal`
}

/** Page cards have no names, only numbers: "card 7". */
export function card(page: Page): string {
  return `card ${numberOf(page)}`
}

/** "cost 1 fear, 2 greed, rows 1, 2 and 5, rune of rage". */
export function contents(page: Page): string {
  const { cost, rows, rune } = pageCards[page]
  const paid = colours
    .filter((colour) => cost[colour] > 0)
    .map((colour) => `${cost[colour]} ${kinds[colour]}`)
  return `cost ${list(paid)}, ${rowsOf(rows)}, rune of ${kinds[rune]}`
}

export function rowsOf(rows: readonly number[]): string {
  return `${choose(rows.length, 'row', 'rows')} ${list(rows.map(String))}`
}

function numberOf(page: Page): number {
  return Number(page.slice('page-'.length))
}

/** "p2" sits second. */
export function player(seat: string): string {
  return `Player ${seat.slice(1)}`
}
/** "a2" is the second. */
export function assistant(character: string): string {
  return `Assistant ${character.slice(1)}`
}
