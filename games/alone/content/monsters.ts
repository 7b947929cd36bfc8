/** The monsters (ledger, table 8.1). Each kind also names a skill of the Hero (AL-581). */
export const monsterKinds = ['spores', 'parasites', 'cultists', 'hybrids', 'worms'] as const
export type MonsterKind = (typeof monsterKinds)[number]

export const bosses = ['queen-worm', 'high-priest', 'brood-mother'] as const
export type Boss = (typeof bosses)[number]

export const beings = [...monsterKinds, ...bosses] as const
export type Being = (typeof beings)[number]

export function isBoss(being: Being): being is Boss {
  return (bosses as readonly Being[]).includes(being)
}

interface Values {
  /** Attack dice in the dark and in light. */
  dark: number
  lit: number
  /** Self-control lost by a fright. */
  fright: number
  /** How far from the Hero it must be spawned. Bosses are never spawned. */
  distance: number
}

/** What sets a boss apart from the other monsters. */
interface Traits {
  /** Movement points to pass a locked door. */
  unlocking: number
  /** It is placed in its room and cannot be moved. */
  isRooted: boolean
  /** One attack cannot both wound and kill it. */
  diesInTwoAttacks: boolean
  /** At the end of the turn these roll one die more beside it. */
  strengthens: MonsterKind | null
}

const usual: Traits = { unlocking: 1, isRooted: false, diesInTwoAttacks: false, strengthens: null }

interface Stats extends Traits {
  /** Damage of one attack that wounds it, and that kills it once it is wounded. */
  wound: number
  kill: number
  normal: Values
  nightmare: Values
}

export const statsOf: Record<Being, Stats> = {
  spores: monster(1, 1, [3, 2, 1, 3]),
  parasites: monster(2, 1, [2, 1, 1, 4]),
  cultists: monster(2, 2, [2, 2, 0, 4]),
  hybrids: monster(2, 1, [2, 1, 2, 3]),
  worms: monster(2, 2, [3, 0, 2, 5]),
  'queen-worm': monster(2, 2, [4, 2, 3, 0], { unlocking: 0, diesInTwoAttacks: true }),
  'high-priest': monster(2, 2, [3, 3, 1, 0], { strengthens: 'cultists' }),
  'brood-mother': monster(2, 1, [3, 2, 2, 0], { isRooted: true }),
}

/** In Nightmare mode every kind has one die and one fright more and comes one sector closer. */
function monster(
  wound: number,
  kill: number,
  [dark, lit, fright, distance]: number[],
  traits: Partial<Traits> = {},
): Stats {
  const normal = { dark: dark!, lit: lit!, fright: fright!, distance: distance! }
  return {
    ...usual,
    ...traits,
    wound,
    kill,
    normal,
    nightmare: { dark: dark! + 1, lit: lit! + 1, fright: fright! + 1, distance: distance! - 1 },
  }
}

export const tokensOfAKind = 3
export const monstersOnALevel = 4
export const hazardsOnALevel = 8
