import type { Words } from '@miskatonic/kernel'
import { about } from '../about.ts'
import { heroSeat } from '../content/characters.ts'
import type { Alone } from '../kind.ts'
import type { Table } from '../position.ts'
import { asks } from './pl/asks.ts'
import { choices } from './pl/choices.ts'
import { notes, outcomes } from './pl/endings.ts'
import { events } from './pl/events.ts'
import { evil, hero } from './pl/grammar.ts'
import { refusals } from './pl/refusals.ts'
import { options } from './pl/settings.ts'

export const pl: Words<Alone> = {
  title: about.titles.pl,
  options,
  /** The Hero is called by the character, once there is one. */
  seat: (table, seat) =>
    seat === heroSeat ? hero((table as Partial<Table>).hero?.character ?? null) : evil(seat),
  seatBefore: (seat) => (seat === heroSeat ? hero(null) : evil(seat)),
  events,
  choices,
  asks,
  notes,
  refusals,
  outcomes,
}
