import type { Words } from '@miskatonic/kernel'
import { about } from '../about.ts'
import { heroSeat } from '../content/characters.ts'
import type { Alone } from '../kind.ts'
import type { Table } from '../position.ts'
import { asks } from './en/asks.ts'
import { choices } from './en/choices.ts'
import { notes, outcomes } from './en/endings.ts'
import { events } from './en/events.ts'
import { evil, hero } from './en/grammar.ts'
import { refusals } from './en/refusals.ts'
import { options } from './en/settings.ts'

export const en: Words<Alone> = {
  title: about.titles.en,
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
