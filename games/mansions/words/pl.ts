import type { Words } from '@miskatonic/kernel'
import { about } from '../about.ts'
import type { Mansions } from '../kind.ts'
import { asks } from './pl/asks.ts'
import { choices } from './pl/choices.ts'
import { notes, outcomes } from './pl/endings.ts'
import { events } from './pl/events.ts'
import { player, seat } from './pl/grammar.ts'
import { refusals } from './pl/refusals.ts'
import { options } from './pl/settings.ts'

export const pl: Words<Mansions> = {
  title: about.titles.pl,
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
