import { recordOf } from '@miskatonic/kernel'
/** The board: 24 locations in four towns, joined by 29 roads (ledger, table 8.1). */

export const towns = ['arkham', 'dunwich', 'innsmouth', 'kingsport'] as const
export type Town = (typeof towns)[number]

interface Location {
  town: Town
  roads: readonly string[]
  gate?: true
  bus?: true
}

const locations = {
  'train-station': { town: 'arkham', bus: true, roads: ['university', 'cafe'] },
  university: { town: 'arkham', roads: ['train-station', 'police-station', 'park'] },
  park: { town: 'arkham', gate: true, roads: ['university', 'police-station', 'secret-lodge'] },
  'police-station': { town: 'arkham', roads: ['university', 'park', 'secret-lodge'] },
  'secret-lodge': { town: 'arkham', roads: ['park', 'police-station', 'diner'] },
  diner: { town: 'arkham', bus: true, roads: ['secret-lodge', 'junkyard'] },
  cafe: { town: 'dunwich', roads: ['train-station', 'church'] },
  church: { town: 'dunwich', roads: ['cafe', 'old-mill', 'historic-inn', 'farmstead'] },
  'old-mill': { town: 'dunwich', gate: true, roads: ['church'] },
  'historic-inn': { town: 'dunwich', bus: true, roads: ['church', 'farmstead'] },
  farmstead: { town: 'dunwich', roads: ['church', 'historic-inn', 'swamp'] },
  swamp: { town: 'dunwich', roads: ['farmstead', 'great-hall'] },
  junkyard: { town: 'innsmouth', roads: ['diner', 'pawn-shop'] },
  'pawn-shop': { town: 'innsmouth', roads: ['junkyard', 'hospital', 'factory'] },
  hospital: { town: 'innsmouth', gate: true, roads: ['pawn-shop', 'factory'] },
  factory: { town: 'innsmouth', bus: true, roads: ['hospital', 'pawn-shop', 'boardwalk'] },
  boardwalk: { town: 'innsmouth', roads: ['factory', 'docks'] },
  docks: { town: 'innsmouth', roads: ['boardwalk', 'woods'] },
  woods: { town: 'kingsport', roads: ['docks', 'great-hall', 'market'] },
  'great-hall': { town: 'kingsport', roads: ['swamp', 'woods', 'market'] },
  market: { town: 'kingsport', bus: true, roads: ['great-hall', 'woods', 'theater', 'wharf'] },
  theater: { town: 'kingsport', roads: ['market'] },
  wharf: { town: 'kingsport', roads: ['market', 'graveyard'] },
  graveyard: { town: 'kingsport', gate: true, roads: ['wharf'] },
} as const satisfies Record<string, Location>

export type Place = keyof typeof locations
export const places = Object.keys(locations) as Place[]

export const townOf = byPlace((place) => at(place).town)
export const roadsFrom = byPlace((place) => at(place).roads as readonly Place[])
export const hasBus = byPlace((place) => at(place).bus === true)
export const hasGate = byPlace((place) => at(place).gate === true)

function at(place: Place): Location {
  return locations[place]
}

function byPlace<T>(of: (place: Place) => T): Record<Place, T> {
  return recordOf(places, of)
}

export const start: Place = 'train-station'
export const busStations = places.filter((place) => hasBus[place])
/** Where a cured investigator wakes up. */
export const cures = ['church', 'hospital'] as const satisfies Place[]

export const placesIn = byTown((town) => places.filter((place) => townOf[place] === town))
export const gateOf = byTown((town) => placesIn[town].find((place) => hasGate[place])!)
/** Two towns are connected when a road joins a location of one with a location of the other. */
export const connectedTowns = byTown((town) =>
  towns.filter(
    (other) =>
      other !== town && placesIn[town].some((place) => roadsFrom[place].some((to) => townOf[to] === other)),
  ),
)

function byTown<T>(of: (town: Town) => T): Record<Town, T> {
  return recordOf(towns, of)
}

/** Roads between two locations on a shortest way. */
export const distance = byPlace(distancesFrom)

function distancesFrom(from: Place): Record<Place, number> {
  const found = { [from]: 0 } as Record<Place, number>
  const queue: Place[] = [from]
  for (const place of queue)
    for (const next of roadsFrom[place])
      if (!(next in found)) {
        found[next] = found[place] + 1
        queue.push(next)
      }
  return found
}

/** The other locations that lie at most one or two roads away. */
export const within = { 1: byPlace((from) => near(from, 1)), 2: byPlace((from) => near(from, 2)) }

function near(from: Place, range: number): readonly Place[] {
  return places.filter((to) => to !== from && distance[from][to] <= range)
}
