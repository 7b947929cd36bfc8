import type { Colour } from '../content/tentacles.ts'

/** The four Great Old Ones (ledger, content tables). */
export const greatOldOnes = ['nyarlathotep', 'yog-sothoth', 'yig', 'cthulhu'] as const
export type GreatOldOne = (typeof greatOldOnes)[number]

export type Phase = 1 | 2

/** A strength track: the numbers on the spaces after the start, the last of which loses the game, and the powers on some of them. */
export interface Strength {
  draws: readonly number[]
  powers: Readonly<Record<number, Colour>>
}

/** What a power does in the three towns that it reaches; steps/powers.ts has the rules. */
export type Power = 'callShamblers' | 'takePages' | 'sweepMadness' | 'pourMadness'

interface Sheet {
  power: Power
  strength: Readonly<Record<Phase, Strength>>
  portals: Readonly<Record<Colour, Readonly<Record<Side, number>>>>
}

/** The two spaces of a portal. */
export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

export const energySpaces = 2

export const sheetOf: Record<GreatOldOne, Sheet> = {
  nyarlathotep: {
    power: 'callShamblers',
    strength: {
      1: { draws: [2, 2, 3, 3, 3, 4, 4, 5], powers: {} },
      2: { draws: [3, 3, 3, 4, 4, 4, 5], powers: {} },
    },
    portals: portals([1, 3], [1, 3], [1, 3]),
  },
  'yog-sothoth': {
    power: 'takePages',
    strength: {
      1: { draws: [2, 2, 3, 3, 3, 4, 4, 5], powers: { 5: 'rage' } },
      2: { draws: [3, 3, 4, 4, 5], powers: { 3: 'fear' } },
    },
    portals: portals([1, 2], [1, 2], [1, 2]),
  },
  yig: {
    power: 'sweepMadness',
    strength: {
      1: { draws: [2, 3, 3, 3, 4, 4, 4, 5], powers: { 3: 'greed', 5: 'fear' } },
      2: { draws: [3, 3, 4, 4, 4, 5], powers: { 3: 'rage' } },
    },
    portals: portals([1, 3], [2, 3], [2, 3]),
  },
  cthulhu: {
    power: 'pourMadness',
    strength: {
      1: { draws: [2, 3, 3, 4, 4, 5], powers: { 2: 'fear', 4: 'rage' } },
      2: { draws: [3, 4, 4, 5], powers: { 2: 'greed' } },
    },
    portals: portals([2, 4], [2, 4], [2, 3]),
  },
}

type Pair = readonly [left: number, right: number]

function portals(fear: Pair, rage: Pair, greed: Pair): Sheet['portals'] {
  const spaces = ([left, right]: Pair): Record<Side, number> => ({ left, right })
  return { fear: spaces(fear), rage: spaces(rage), greed: spaces(greed) }
}
