import type { Words } from '@miskatonic/kernel'
import { about } from '../about.ts'
import type { Mansions } from '../kind.ts'
import { asks } from './en/asks.ts'
import { choices } from './en/choices.ts'
import { notes, outcomes } from './en/endings.ts'
import { events } from './en/events.ts'
import { player, seat } from './en/grammar.ts'
import { refusals } from './en/refusals.ts'
import { options } from './en/settings.ts'

export const en: Words<Mansions> = {
  title: about.titles.en,
  options,
  seat,
  seatBefore: player,
  events,
  choices,
  asks,
  notes,
  refusals,
  outcomes,
}
