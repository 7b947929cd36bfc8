import type { Words } from '@miskatonic/kernel'
import { about } from '../about.ts'
import type { Arkham } from '../kind.ts'
import type { Table } from '../position.ts'
import { asks } from './pl/asks.ts'
import { choices } from './pl/choices.ts'
import { notes, outcomes } from './pl/endings.ts'
import { events } from './pl/events.ts'
import { named, player } from './pl/grammar.ts'
import { refusals } from './pl/refusals.ts'
import { options } from './pl/settings.ts'

export const pl: Words<Arkham> = {
  title: about.titles.pl,
  options,
  seat(table, seat) {
    const sheet = (table as Table).investigators[seat]?.sheet ?? null
    return sheet === null ? player(seat) : named(sheet)
  },
  events,
  choices,
  asks,
  notes,
  refusals,
  outcomes,
}
