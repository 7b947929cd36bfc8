import type { Assistant, Character } from './characters.ts'

/** The ways to play (ledger, "Variants and difficulty as data"). */
interface Variant {
  players: number
  /** The order of turns, repeated, when p1 begins. */
  turns: readonly Character[]
  /** Whether a player may spend what its assistant holds, in the same town (TE-591, TE-614, TE-617). */
  shares: boolean
  /** Whether chaos buys an assistant an extra action (TE-593, TE-619, TE-R63). */
  extraActions: boolean
  /** The player who decides for an assistant (TE-R59); without players fixed rules do. */
  decides: 'p1' | 'owner' | 'next player' | 'rules'
}

export const variants = [
  'solo',
  'standard-2',
  'standard-3',
  'standard-4',
  'solo-two-assistants',
  'duo-assistants',
  'trio-assistant',
  'zero',
] as const
export type VariantName = (typeof variants)[number]

const alone = { shares: false, extraActions: false, decides: 'rules' } as const
const helped = { shares: true, extraActions: true, decides: 'p1' } as const

export const variantOf: Record<VariantName, Variant> = {
  solo: { players: 1, turns: ['a1', 'p1'], ...helped },
  'standard-2': { players: 2, turns: ['p1', 'p2'], ...alone },
  'standard-3': { players: 3, turns: ['p1', 'p2', 'p3'], ...alone },
  'standard-4': { players: 4, turns: ['p1', 'p2', 'p3', 'p4'], ...alone },
  'solo-two-assistants': { players: 1, turns: ['a1', 'p1', 'a2', 'p1'], ...helped },
  'duo-assistants': { players: 2, turns: ['a1', 'p1', 'a2', 'p2'], ...helped, decides: 'owner' },
  'trio-assistant': {
    players: 3,
    turns: ['a1', 'p1', 'p2', 'p3'],
    shares: false,
    extraActions: true,
    decides: 'next player',
  },
  zero: { players: 0, turns: ['a1', 'a2'], ...alone },
}

/** With two players each has an assistant of their own (TE-613). */
export const ownAssistant = { p1: 'a1', p2: 'a2' } as const satisfies Record<string, Assistant>

export const difficulties = ['normal', 'hard', 'insane'] as const
export type Difficulty = (typeof difficulties)[number]

/** TE-641 to TE-643: eldritch tentacles in the bag when the game begins. */
export const eldritchInBag: Record<Difficulty, number> = { normal: 3, hard: 4, insane: 5 }
export const madnessInBag = 9
export const madnessOnMat = 3
export const madnessDiscarded = 3
export const chaosInSupply = 3

/** TE-043 to TE-045, TE-R09: by the number of characters. */
export const chaosPerSheet: Readonly<Record<number, number>> = { 2: 2, 3: 1, 4: 0 }
export const chaosDiscarded: Readonly<Record<number, number>> = { 2: 0, 3: 1, 4: 4 }
