import type { Bends } from '@miskatonic/kernel'
import type { Sample } from '../kind.ts'

export const charmNames = ['salt', 'lens'] as const
export type Charm = (typeof charmNames)[number]

interface CharmCard {
  readonly copies: number
  /** What it does while it lies in front of its owner. */
  readonly bends: Bends<Sample>
}

/** A charm is one value: data and what it does. Its words stand in words/en and words/pl. */
export const charms: Readonly<Record<Charm, CharmCard>> = {
  /** SA-020. */
  salt: {
    copies: 3,
    bends: { answers: { doomOfOmen: (_, doom, { seat }, owner) => (seat === owner ? 0 : doom) } },
  },
  /** SA-021. */
  lens: {
    copies: 3,
    bends: { answers: { cluesOfFace: (_, clues, { seat }, owner) => (seat === owner ? 2 : clues) } },
  },
}

export const allCharms: readonly Charm[] = charmNames.flatMap((name) =>
  Array<Charm>(charms[name].copies).fill(name),
)
