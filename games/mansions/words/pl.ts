import type { Words } from '@miskatonic/kernel'
import { about } from '../about.ts'
import type { Mansions } from '../kind.ts'
import type { Table } from '../position.ts'
import { asks } from './pl/asks.ts'
import { choices } from './pl/choices.ts'
import { notes, outcomes } from './pl/endings.ts'
import { events } from './pl/events.ts'
import { player } from './pl/grammar.ts'
import { investigators } from './pl/names.ts'
import { refusals } from './pl/refusals.ts'
import { options } from './pl/settings.ts'

export const pl: Words<Mansions> = {
  title: about.titles.pl,
  options,
  /** Investigator players are called by their investigators, once they have one. */
  seat(table, seat) {
    const sheet = (table as Partial<Table>).investigators?.[seat]?.sheet ?? null
    return sheet === null ? player(seat) : investigators[sheet]
  },
  seatBefore: player,
  events,
  choices,
  asks,
  notes,
  refusals,
  outcomes,
}
