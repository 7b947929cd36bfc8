import { plural } from '@miskatonic/kernel'

/** How names and numbers become parts of a Polish sentence. */

const choose = plural('pl')

/** 1 wskazówka, 2 wskazówki, 5 wskazówek. */
export function count(n: number, one: string, few: string, many: string): string {
  return `${n} ${choose(n, one, few, many)}`
}

/** "p2" sits second. */
export function player(seat: string): string {
  return `Gracz ${seat.slice(1)}`
}

/** The name of a space, street, card, monster or token from its id: "river-docks" is the River Docks. */
export function named(id: string): string {
  return id
    .replace(/^s\d-/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
