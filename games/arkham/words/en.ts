import type { Words } from '@miskatonic/kernel'
import { about } from '../about.ts'
import type { Arkham } from '../kind.ts'
import type { Table } from '../position.ts'
import { asks } from './en/asks.ts'
import { choices } from './en/choices.ts'
import { notes, outcomes } from './en/endings.ts'
import { events } from './en/events.ts'
import { named, player } from './en/grammar.ts'
import { refusals } from './en/refusals.ts'
import { options } from './en/settings.ts'

export const en: Words<Arkham> = {
  title: about.titles.en,
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
