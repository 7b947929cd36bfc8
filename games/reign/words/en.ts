import type { Words } from '@miskatonic/kernel'
import { about } from '../about.ts'
import type { Reign } from '../kind.ts'
import type { Table } from '../position.ts'
import { asks } from './en/asks.ts'
import { choices } from './en/choices.ts'
import { notes, outcomes } from './en/endings.ts'
import { events } from './en/events.ts'
import { player } from './en/grammar.ts'
import { investigators } from './en/cards.ts'
import { refusals } from './en/refusals.ts'
import { options } from './en/settings.ts'

export const en: Words<Reign> = {
  title: about.titles.en,
  options,
  seat(table, seat) {
    const investigator = (table as Table).players[seat]?.investigator
    return investigator ? investigators[investigator].name : player(seat)
  },
  events,
  choices,
  asks,
  notes,
  refusals,
  outcomes,
}
