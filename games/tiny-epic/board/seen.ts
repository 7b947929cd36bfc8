import type { OpenTable, Seat } from '@miskatonic/kernel'
import { type Character, isAssistant } from '../content/characters.ts'
import type { Town } from '../cards/towns.ts'
import type { CharacterState, Table } from '../position.ts'
import type { secrets } from '../secrets.ts'

/** The public table. */
export type Seen = OpenTable<Table, typeof secrets>

/** All characters: players in the order of their seats, then assistants. */
export function charactersOf({ characters }: Seen): Character[] {
  return (Object.keys(characters) as Character[]).toSorted(
    (a, b) => Number(isAssistant(a)) - Number(isAssistant(b)) || a.localeCompare(b),
  )
}

export function stateOf({ characters }: Seen, who: Character): CharacterState {
  return characters[who]!
}

/** Who stands in a town. */
export function peopleIn(table: Seen, town: Town): Character[] {
  return charactersOf(table).filter((who) => stateOf(table, who).at === town)
}

/** Whose sheet is looked at closely: one's own, or for those without a seat that of the one whose turn it is. */
export function ownCharacter(table: Seen, seat: Seat): Character {
  return seat in table.characters ? (seat as Character) : table.turn.active
}

/** The towns that a power of the Great Old One reaches: its own and the two beside it (TE-226). */
export function reachOf({ ring, greatOldOne }: Seen): Town[] {
  const at = ring.indexOf(greatOldOne.at)
  return [-1, 0, 1].map((step) => ring[(at + step + ring.length) % ring.length]!)
}
