import type { SeatNews } from '@miskatonic/protocol'
import { words } from './words/index.ts'

/** News of a seat in the reader's language; `seat` is what the seat is called. */
export function seatNewsText({ what, name, was, by }: SeatNews, seat: string): string {
  const { seatNews } = words
  const person = (given: string | null): string => given || seatNews.somebody
  switch (what) {
    case 'taken':
    case 'returned':
      return seatNews[what](person(name), seat)
    case 'taken-over':
      return seatNews['taken-over'](person(name), seat, person(was))
    case 'linked':
      return was === null
        ? seatNews.linkedFree(person(by), seat)
        : seatNews.linked(person(by), seat, person(was))
    case 'left':
    case 'handed':
    case 'away':
    case 'no-part':
      return seatNews[what](person(was), seat)
    case 'assigned':
    case 'unassigned':
    case 'gave-up':
      return seatNews[what](seat)
  }
}
