import { recordOf } from '@miskatonic/kernel'
import type { Colour } from '../content/tentacles.ts'

/** The five town cards and their ten locations (ledger, "Town cards"). */
interface Location {
  /** Spaces of the madness tracks. */
  tracks: Readonly<Record<Colour, number>>
  /** The colours at the edge that touches the wheel, clockwise. */
  bands: readonly [Colour, Colour, Colour]
  /** The verb that the card allows a character who stands there. */
  action: string
  /** What that costs, besides an action. */
  pays?: Madness
}

/** Madness of any colour. */
export interface Madness {
  count: number
  /** Whether chaos may stand in for it. */
  wild: boolean
  differing: boolean
}
const oneMadness: Madness = { count: 1, wild: true, differing: false }
const oneMadnessNoChaos: Madness = { count: 1, wild: false, differing: false }
const twoDifferent: Madness = { count: 2, wild: true, differing: true }

const locations = {
  lighthouse: {
    tracks: { fear: 3, rage: 3, greed: 3 },
    bands: ['fear', 'rage', 'greed'],
    action: 'shineLight',
  },
  docks: {
    tracks: { fear: 4, rage: 3, greed: 2 },
    bands: ['fear', 'greed', 'rage'],
    action: 'sail',
  },
  church: {
    tracks: { fear: 3, rage: 3, greed: 3 },
    bands: ['rage', 'greed', 'fear'],
    action: 'bless',
    pays: oneMadness,
  },
  cemetery: {
    tracks: { fear: 2, rage: 4, greed: 3 },
    bands: ['rage', 'fear', 'greed'],
    action: 'layToRest',
  },
  library: {
    tracks: { fear: 3, rage: 2, greed: 4 },
    bands: ['greed', 'fear', 'rage'],
    action: 'exchangePage',
  },
  'curiosity-shop': {
    tracks: { fear: 3, rage: 4, greed: 2 },
    bands: ['greed', 'rage', 'fear'],
    action: 'buyChaos',
    pays: oneMadnessNoChaos,
  },
  asylum: {
    tracks: { fear: 2, rage: 3, greed: 4 },
    bands: ['fear', 'rage', 'greed'],
    action: 'recover',
    pays: twoDifferent,
  },
  apothecary: {
    tracks: { fear: 4, rage: 2, greed: 3 },
    bands: ['fear', 'greed', 'rage'],
    action: 'brew',
  },
  tavern: {
    tracks: { fear: 3, rage: 3, greed: 3 },
    bands: ['greed', 'fear', 'rage'],
    action: 'order',
  },
  'town-hall': {
    tracks: { fear: 3, rage: 3, greed: 3 },
    bands: ['rage', 'greed', 'fear'],
    action: 'petition',
    pays: twoDifferent,
  },
} as const satisfies Record<string, Location>

export type Town = keyof typeof locations
export const towns = Object.keys(locations) as Town[]

/** The verbs of the town cards. */
export type TownVerb = (typeof locations)[Town]['action']

export const tracksOf = byTown((town): Location['tracks'] => locations[town].tracks)
export const bandsOf = byTown((town): Location['bands'] => locations[town].bands)
export const actionOf = byTown((town): TownVerb => locations[town].action)
export const paysOf = byTown((town): Madness | undefined => (locations[town] as Location).pays)

/** The same for every town. */
export function byTown<T>(of: (town: Town) => T): Record<Town, T> {
  return recordOf(towns, of)
}

/** The two sides of each card. */
export const townCards = [
  ['lighthouse', 'docks'],
  ['church', 'cemetery'],
  ['library', 'curiosity-shop'],
  ['asylum', 'apothecary'],
  ['tavern', 'town-hall'],
] as const satisfies [Town, Town][]

export const townsInRing = 5
export const shamblerSpaces = 3
export const eldritchSpaces = 3
/** TE-048: each town begins with so many madness tentacles. */
export const firstTentacles = 2
