import type { Place, Town } from '../../content/map.ts'

/** The board as the ledger prints it (table 8.1), written out once more, so that the map of the game can be held against it. */
export const roads: Record<Place, Place[]> = {
  'train-station': ['university', 'cafe'],
  university: ['train-station', 'police-station', 'park'],
  park: ['university', 'police-station', 'secret-lodge'],
  'police-station': ['university', 'park', 'secret-lodge'],
  'secret-lodge': ['park', 'police-station', 'diner'],
  diner: ['secret-lodge', 'junkyard'],
  cafe: ['train-station', 'church'],
  church: ['cafe', 'old-mill', 'historic-inn', 'farmstead'],
  'old-mill': ['church'],
  'historic-inn': ['church', 'farmstead'],
  farmstead: ['church', 'historic-inn', 'swamp'],
  swamp: ['farmstead', 'great-hall'],
  junkyard: ['diner', 'pawn-shop'],
  'pawn-shop': ['junkyard', 'hospital', 'factory'],
  hospital: ['pawn-shop', 'factory'],
  factory: ['hospital', 'pawn-shop', 'boardwalk'],
  boardwalk: ['factory', 'docks'],
  docks: ['boardwalk', 'woods'],
  woods: ['docks', 'great-hall', 'market'],
  'great-hall': ['swamp', 'woods', 'market'],
  market: ['great-hall', 'woods', 'theater', 'wharf'],
  theater: ['market'],
  wharf: ['market', 'graveyard'],
  graveyard: ['wharf'],
}

export const townPlaces: Record<Town, Place[]> = {
  arkham: ['train-station', 'university', 'park', 'police-station', 'secret-lodge', 'diner'],
  dunwich: ['cafe', 'church', 'old-mill', 'historic-inn', 'farmstead', 'swamp'],
  innsmouth: ['junkyard', 'pawn-shop', 'hospital', 'factory', 'boardwalk', 'docks'],
  kingsport: ['woods', 'great-hall', 'market', 'theater', 'wharf', 'graveyard'],
}

export const gates: Record<Town, Place> = {
  arkham: 'park',
  dunwich: 'old-mill',
  innsmouth: 'hospital',
  kingsport: 'graveyard',
}

export const allPlaces = Object.keys(roads) as Place[]
export const allTowns = Object.keys(gates) as Town[]

/** Summoning cards with the Shoggoth symbol (table 8.3). */
export const symbols: Place[] = [
  'university',
  'secret-lodge',
  'historic-inn',
  'swamp',
  'pawn-shop',
  'docks',
  'woods',
  'great-hall',
]
