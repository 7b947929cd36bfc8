import type { IconName } from '@miskatonic/screen'
import { type Character, isAssistant } from '../../content/characters.ts'
import { type Colour, type Composure, composures } from '../../content/tentacles.ts'

/** What the tentacles on each track are counted for (TE-483): Move, Banish, Collect. */
export const bonusIcons: Record<Colour, IconName> = {
  fear: 'footprint',
  rage: 'cowled',
  greed: 'hand',
}

/** Assistants have their tracks in the other order, in which they collect (TE-567). */
export function tracksOn(who: Character): readonly Composure[] {
  return isAssistant(who) ? ['greed', 'rage', 'fear', 'chaos'] : composures
}
