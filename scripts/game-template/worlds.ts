import { type Worlds, redealing, slotsOf } from '@miskatonic/kernel'
import type { Sample } from './kind.ts'

/** A seat cannot know the charms of the other players, nor those in the box: any of them may lie in any of these places. */
export const worlds: Worlds<Sample> = redealing(({ hands, box }, _, seat) => {
  const others = Object.entries(hands).filter(([owner]) => owner !== seat)
  return [[...others.flatMap(([, held]) => slotsOf(held)), ...slotsOf(box)]]
})
