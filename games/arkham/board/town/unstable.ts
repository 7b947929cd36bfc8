import { type Seen, openCards } from '../seen.ts'

/** AH-438.2: the spaces that the last event card names; before the first one none is marked. */
export function unstableIn(seen: Seen): readonly string[] {
  return openCards(seen).unstable
}
