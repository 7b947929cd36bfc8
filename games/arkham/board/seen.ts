import type { OpenTable, Reading, Seat, View } from '@miskatonic/kernel'
import type { Options, Table } from '../position.ts'
import type { OpenCards } from '../open-cards.ts'
import type { OpenReadings } from '../readings.ts'
import type { secrets } from '../secrets.ts'

/** What everybody sees, and what lies open to be read: the game is co-operative, and no seat sees more than another. */
export type Seen = OpenTable<Table, typeof secrets> & { readonly readings: OpenReadings }
export type InvestigatorSeen = Seen['investigators'][Seat]
export type MonsterSeen = Seen['monsters'][number]

export function tableIn({ table }: Pick<View, 'table'>): Seen {
  return table as unknown as Seen // a view holds the table of any game
}

export function optionsIn({ options }: Pick<View, 'options'>): Options {
  return options as Options // a view holds the options of any game
}

/**
 * The table for questions that the rules answer (a skill's value, a threshold, a way): they read only fields that everybody sees, which
 * look the same in a view.
 */
export function readable(seen: Seen): Table {
  return seen as unknown as Table // see above
}

const nothing: OpenCards = {
  unstable: [],
  headlines: [],
  thresholds: { doom: null, clue: null },
  inForce: [],
}

/** What the cards that lie open mean; tables that were stored when it was not told yet can only be looked at. */
export function openCards({ readings }: Seen): OpenCards {
  return (readings as Partial<OpenReadings> | undefined)?.cards ?? nothing
}

/** The seats with an investigator on the board, in their order. */
export function seatsInPlay({ investigators }: Seen): Seat[] {
  return Object.keys(investigators).filter((seat) => investigators[seat]!.sheet !== null)
}

/** The headline that is being read, or was read last. Those that are open come first, the latest of them last. */
export function lastHeadline({ headlinesOpen, readings }: Seen): Reading | undefined {
  return readings.headlines[Math.max(0, headlinesOpen.length - 1)]
}
