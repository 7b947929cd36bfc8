import type { Words } from '@miskatonic/kernel'
import { about } from '../about.ts'
import type { Reign } from '../kind.ts'
import type { Table } from '../position.ts'
import { asks } from './pl/asks.ts'
import { choices } from './pl/choices.ts'
import { notes, outcomes } from './pl/endings.ts'
import { events } from './pl/events.ts'
import { player } from './pl/grammar.ts'
import { investigators } from './pl/cards.ts'
import { refusals } from './pl/refusals.ts'
import { options } from './pl/settings.ts'

export const pl: Words<Reign> = {
  title: about.titles.pl,
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
