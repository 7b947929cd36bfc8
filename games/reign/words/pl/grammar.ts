import { plural } from '@miskatonic/kernel'
import { type Card, type DeckCard, isClue, isRelic } from '../../content/cards.ts'
import type { Town } from '../../content/map.ts'
import { investigators, relics } from './cards.ts'
import { type Person, evilStirs, towns } from './names.ts'

/** How names and numbers become parts of a Polish sentence. */

const choose = plural('pl')

/** 1 kultysta, 2 kultyści, 5 kultystów. */
export function count(n: number, one: string, few: string, many: string): string {
  return `${n} ${choose(n, one, few, many)}`
}

/** kultystę, 2 kultystów: one of a thing needs no number. */
export function some(n: number, one: string, few: string, many: string): string {
  return n === 1 ? one : count(n, one, few, many)
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} i ${parts.at(-1)}`
}

const people: ReadonlyMap<string, Person> = new Map(
  Object.values(investigators).map((person) => [person.name, person]),
)

/**
 * The grammatical cases of a seat's name. Seats are called by name, so the name has to be recognized; where it is not, "gracz" is declined
 * in its stead.
 */
export function genitive(name: string): string {
  return people.get(name)?.genitive ?? `gracza ${bare(name)}`
}
export function dative(name: string): string {
  return people.get(name)?.dative ?? `graczowi ${bare(name)}`
}
export function accusative(name: string): string {
  return people.get(name)?.accusative ?? `gracza ${bare(name)}`
}
export function instrumental(name: string): string {
  return people.get(name)?.instrumental ?? `graczem ${bare(name)}`
}

const gracz = 'Gracz '

/** "p2" sits second. */
export function player(seat: string): string {
  return gracz + seat.slice(1)
}

function bare(name: string): string {
  return name.startsWith(gracz) ? name.slice(gracz.length) : name
}

/** Whom or what: "wskazówkę z Arkham", "Srebrny klucz". */
export function card(one: DeckCard): string {
  if (isClue(one)) return `wskazówkę z ${towns[one]}`
  return isRelic(one) ? relics[one].accusative : evilStirs
}

/** Whom or what: "2 wskazówki z Arkham, wskazówkę z Dunwich i Srebrny klucz". */
export function cards(all: readonly Card[]): string {
  return list(
    [...new Set(all)].map((one) => {
      const copies = all.filter((other) => other === one).length
      return isClue(one) && copies > 1 ? clues(copies, one) : card(one)
    }),
  )
}

/** 4 wskazówki z Arkham, 5 wskazówek z Arkham. */
export function clues(n: number, town: Town): string {
  return `${count(n, 'wskazówkę', 'wskazówki', 'wskazówek')} z ${towns[town]}`
}
