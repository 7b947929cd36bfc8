import { type Game, type Refused, completeOptions, isRefused } from '@miskatonic/kernel'
import type { TableRecord } from '../store.ts'

/** The record of a new table, with all seats free. */
export function newRecord(
  game: Game,
  options: unknown,
  about: Pick<TableRecord, 'id' | 'created' | 'secret'>,
): TableRecord | Refused {
  const complete = completeOptions(game, options)
  if (isRefused(complete)) return complete
  const seats = game.seats(complete).map((seat) => [seat, { name: null, wish: 'ask' }] as const)
  return {
    ...about,
    game: game.id,
    version: game.version,
    options: complete,
    parts: {},
    commitments: {},
    start: null,
    seats: Object.fromEntries(seats),
    keys: [],
    forkedFrom: null,
    origin: 'new',
    isKnown: false,
  }
}
