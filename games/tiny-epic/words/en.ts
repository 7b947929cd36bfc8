import type { Words } from '@miskatonic/kernel'
import { about } from '../about.ts'
import { type Character, isAssistant } from '../content/characters.ts'
import type { TinyEpic } from '../kind.ts'
import type { Table } from '../position.ts'
import { asks } from './en/asks.ts'
import { choices } from './en/choices.ts'
import { notes, outcomes } from './en/endings.ts'
import { events } from './en/events.ts'
import { assistant, player } from './en/grammar.ts'
import { sheets } from './en/cards.ts'
import { refusals } from './en/refusals.ts'
import { options } from './en/settings.ts'

export const en: Words<TinyEpic> = {
  title: about.titles.en,
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
