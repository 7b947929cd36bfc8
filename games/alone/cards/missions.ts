import type { Room } from '../content/maps.ts'
import type { Boss, MonsterKind } from '../content/monsters.ts'

/** A mission as plain data (ledger, table 8.9): where and when it is advanced, and what comes of it. steps/missions.ts carries it out. */
export interface MissionCard {
  /** Its main room: no two missions of a game have the same one. */
  readonly room: Room
  /** How many steps it takes (usually 1), each in the main room unless `rooms` names others. */
  readonly steps?: number
  readonly rooms?: readonly Room[]
  readonly needs?: Need
  /** Tokens on the map that are taken first: one of them (one lies on each level), which is a step of its own, or all. */
  readonly tokens?: { readonly count: number; readonly taken: 'one' | 'all' }
  /** The boss whose death completes it; `only` if nothing else does. */
  readonly boss?: { readonly being: Boss; readonly only?: true }
  /** What each step but the last one brings. */
  readonly midway?: 'spawn' | 'countdown'
  /** What an active final mission begins with. */
  readonly hazards?: number
  readonly reward?: readonly Reward[]
  readonly nuisance?: Nuisance
}

/** What a step needs besides the room. */
export type Need = 'light' | 'no monster here' | 'revealed monster killed' | 'once a turn'

export type Reward =
  | { readonly give: 'recovery'; readonly health: number; readonly control: number }
  | { readonly give: 'items'; readonly count: number }
  | { readonly give: 'questions'; readonly count: 1 | 2 }
  | { readonly give: 'ally' | 'bullets' | 'light in rooms' | 'light around' | 'no spores' }

/** What a blue mission makes worse until it is completed. */
export interface Nuisance {
  readonly exploreRange?: number
  readonly switchRange?: number
  readonly locateTargets?: number
  /** Evil may spawn such a monster at the end of a round. */
  readonly broods?: MonsterKind
  /** Once a round Evil may move an unseen monster after a Move. */
  readonly silent?: true
}

type Missions = Readonly<Record<string, MissionCard>>

const green = {
  'trapped-crewmate': { room: 'infirmary', steps: 2, reward: [{ give: 'ally' }] },
  'weapons-locker': {
    room: 'armoury',
    tokens: { count: 2, taken: 'one' },
    reward: [{ give: 'bullets' }, { give: 'items', count: 2 }],
  },
  'emergency-power': {
    room: 'generator-room',
    needs: 'no monster here',
    reward: [{ give: 'light in rooms' }],
  },
  synthesis: {
    room: 'laboratory',
    needs: 'revealed monster killed',
    reward: [{ give: 'recovery', health: 4, control: 4 }],
  },
  'barricaded-survivor': { room: 'canteen', needs: 'light', reward: [{ give: 'ally' }] },
} as const satisfies Missions

const blue = {
  haze: {
    room: 'control-room',
    nuisance: { exploreRange: 1 },
    reward: [{ give: 'recovery', health: 0, control: 2 }],
  },
  'dead-silence': {
    room: 'communications-room',
    steps: 2,
    nuisance: { silent: true },
    reward: [{ give: 'items', count: 2 }],
  },
  'failing-grid': {
    room: 'generator-room',
    steps: 2,
    nuisance: { switchRange: 1 },
    reward: [{ give: 'light around' }],
  },
  'spore-bloom': {
    room: 'laboratory',
    boss: { being: 'brood-mother', only: true },
    nuisance: { broods: 'spores' },
    reward: [{ give: 'no spores' }],
  },
  'jamming-field': {
    room: 'armoury',
    nuisance: { locateTargets: 1 },
    reward: [{ give: 'questions', count: 2 }],
  },
} as const satisfies Missions

const red = {
  'distress-call': { room: 'communications-room', steps: 3, needs: 'once a turn', hazards: 2 },
  'radiation-purge': {
    room: 'laboratory',
    steps: 2,
    rooms: ['laboratory', 'control-room'],
    midway: 'spawn',
  },
  evacuation: {
    room: 'escape-pods',
    steps: 2,
    rooms: ['control-room', 'escape-pods'],
    midway: 'countdown',
  },
  'the-queen': { room: 'generator-room', boss: { being: 'queen-worm', only: true } },
  'the-ritual': { room: 'canteen', boss: { being: 'high-priest' }, tokens: { count: 3, taken: 'all' } },
} as const satisfies Missions

export type GreenMission = keyof typeof green
export type BlueMission = keyof typeof blue
export type RedMission = keyof typeof red
export type Mission = GreenMission | BlueMission | RedMission

export const greenMissions = Object.keys(green) as GreenMission[]
export const blueMissions = Object.keys(blue) as BlueMission[]
export const redMissions = Object.keys(red) as RedMission[]
export const missions: readonly Mission[] = [...greenMissions, ...blueMissions, ...redMissions]

export const missionCards: Readonly<Record<Mission, MissionCard>> = { ...green, ...blue, ...red }
