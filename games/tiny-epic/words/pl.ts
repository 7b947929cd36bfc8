import type { Words } from '@miskatonic/kernel'
import { about } from '../about.ts'
import { type Character, isAssistant } from '../content/characters.ts'
import type { TinyEpic } from '../kind.ts'
import type { Table } from '../position.ts'
import { asks } from './pl/asks.ts'
import { choices } from './pl/choices.ts'
import { notes, outcomes } from './pl/endings.ts'
import { events } from './pl/events.ts'
import { assistant, player } from './pl/grammar.ts'
import { sheets } from './pl/cards.ts'
import { refusals } from './pl/refusals.ts'
import { options } from './pl/settings.ts'

export const pl: Words<TinyEpic> = {
  title: about.titles.pl,
  options,
  /** Assistants have no seat, but they are spoken of in the same sentences. */
  seat(table, seat) {
    const sheet = (table as Table).characters[seat]?.sheet
    if (sheet) return sheets[sheet].name
    return isAssistant(seat as Character) ? assistant(seat) : player(seat)
  },
  events,
  choices,
  asks,
  notes,
  refusals,
  outcomes,
}
