import { eventCard } from '../../catalogue.ts'
import type { Seen } from '../seen.ts'

/** AH-438.2: the spaces that the last event card names; before the first one none is marked. */
export function unstableIn({ eventDiscard }: Seen): readonly string[] {
  const top = eventDiscard[0]
  return top === undefined ? [] : eventCard(top).doom
}
