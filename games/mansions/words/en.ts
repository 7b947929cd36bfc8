import type { Words } from '@miskatonic/kernel'
import { about } from '../about.ts'
import type { Mansions } from '../kind.ts'
import type { Table } from '../position.ts'
import { asks } from './en/asks.ts'
import { choices } from './en/choices.ts'
import { notes, outcomes } from './en/endings.ts'
import { events } from './en/events.ts'
import { player } from './en/grammar.ts'
import { investigators } from './en/names.ts'
import { refusals } from './en/refusals.ts'
import { options } from './en/settings.ts'

export const en: Words<Mansions> = {
  title: about.titles.en,
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
