import { plural } from '@miskatonic/kernel'
import { type Card, type DeckCard, isClue, isRelic } from '../../content/cards.ts'
import type { Place } from '../../content/map.ts'
import { investigators, relics } from './cards.ts'
import { evilStirs, places, towns } from './names.ts'

/** How names and numbers become parts of an English sentence. */

const choose = plural('en')

/** 1 cultist, 3 cultists. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${choose(n, one, many)}`
}

/** a cultist, 3 cultists. */
export function some(n: number, one: string, many: string): string {
  return n === 1 ? one : `${n} ${many}`
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const titles: ReadonlySet<string> = new Set(Object.values(investigators).map(({ name }) => name))

/** An investigator needs an article, a player does not: "the Doctor", "Player 2". */
export function the(name: string): string {
  return titles.has(name) ? `the ${name}` : name
}
export function The(name: string): string {
  return capital(the(name))
}

export function to(place: Place): string {
  return `to the ${places[place].name}`
}
export function from(place: Place): string {
  return `from the ${places[place].name}`
}
export function at(place: Place): string {
  return places[place].at
}

/** "an Arkham clue", "the Silver Key". */
export function card(one: DeckCard): string {
  if (isClue(one)) return `${towns[one].a} ${towns[one].name} clue`
  return isRelic(one) ? relics[one].the : evilStirs
}

/** "2 Arkham clues, a Dunwich clue and the Silver Key". */
export function cards(all: readonly Card[]): string {
  return list(
    [...new Set(all)].map((one) => {
      const copies = all.filter((other) => other === one).length
      return isClue(one) && copies > 1 ? `${copies} ${towns[one].name} clues` : card(one)
    }),
  )
}

/** "p2" sits second. */
export function player(seat: string): string {
  return `Player ${seat.slice(1)}`
}
