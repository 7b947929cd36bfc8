import type { Place, Town } from '../../content/map.ts'

/** Table 8.1 of the ledger, copied by hand: the tests compare the board with it. */

export const edges: [Place, Place][] = [
  ['train-station', 'university'],
  ['train-station', 'cafe'],
  ['university', 'police-station'],
  ['university', 'park'],
  ['park', 'police-station'],
  ['park', 'secret-lodge'],
  ['police-station', 'secret-lodge'],
  ['secret-lodge', 'diner'],
  ['diner', 'junkyard'],
  ['cafe', 'church'],
  ['church', 'old-mill'],
  ['church', 'historic-inn'],
  ['church', 'farmstead'],
  ['historic-inn', 'farmstead'],
  ['farmstead', 'swamp'],
  ['swamp', 'great-hall'],
  ['great-hall', 'woods'],
  ['great-hall', 'market'],
  ['woods', 'market'],
  ['woods', 'docks'],
  ['market', 'theater'],
  ['market', 'wharf'],
  ['wharf', 'graveyard'],
  ['docks', 'boardwalk'],
  ['boardwalk', 'factory'],
  ['factory', 'hospital'],
  ['factory', 'pawn-shop'],
  ['hospital', 'pawn-shop'],
  ['pawn-shop', 'junkyard'],
]

export const townsAndPlaces: Record<Town, Place[]> = {
  arkham: ['train-station', 'university', 'park', 'police-station', 'secret-lodge', 'diner'],
  dunwich: ['cafe', 'church', 'old-mill', 'historic-inn', 'farmstead', 'swamp'],
  innsmouth: ['junkyard', 'pawn-shop', 'hospital', 'factory', 'boardwalk', 'docks'],
  kingsport: ['woods', 'great-hall', 'market', 'theater', 'wharf', 'graveyard'],
}

export const everyPlace: Place[] = Object.values(townsAndPlaces).flat()

export const stations: Place[] = ['train-station', 'diner', 'historic-inn', 'factory', 'market']

export const gateIn: Record<Town, Place> = {
  arkham: 'park',
  dunwich: 'old-mill',
  innsmouth: 'hospital',
  kingsport: 'graveyard',
}

/** To the Park, the Old Mill, the Hospital and the Graveyard. */
export const distances: Record<Place, Record<Town, number>> = {
  'train-station': to(2, 3, 7, 8),
  university: to(1, 4, 6, 9),
  park: to(0, 5, 5, 10),
  'police-station': to(1, 5, 5, 10),
  'secret-lodge': to(1, 6, 4, 10),
  diner: to(2, 7, 3, 9),
  cafe: to(3, 2, 8, 7),
  church: to(4, 1, 8, 6),
  'old-mill': to(5, 0, 9, 7),
  'historic-inn': to(5, 2, 8, 6),
  farmstead: to(5, 2, 7, 5),
  swamp: to(6, 3, 6, 4),
  junkyard: to(3, 8, 2, 8),
  'pawn-shop': to(4, 9, 1, 7),
  hospital: to(5, 9, 0, 7),
  factory: to(5, 8, 1, 6),
  boardwalk: to(6, 7, 2, 5),
  docks: to(7, 6, 3, 4),
  woods: to(8, 5, 4, 3),
  'great-hall': to(7, 4, 5, 3),
  market: to(8, 5, 5, 2),
  theater: to(9, 6, 6, 3),
  wharf: to(9, 6, 6, 1),
  graveyard: to(10, 7, 7, 0),
}

function to(arkham: number, dunwich: number, innsmouth: number, kingsport: number): Record<Town, number> {
  return { arkham, dunwich, innsmouth, kingsport }
}

/** Every real choice of a moving Shoggoth: towns with open gates, where it stands, where it may go. */
export const pathChoices: { open: Town[]; at: Place; to: Place[] }[] = [
  { open: ['arkham'], at: 'woods', to: ['docks', 'great-hall'] },
  { open: ['dunwich'], at: 'secret-lodge', to: ['park', 'police-station'] },
  { open: ['dunwich'], at: 'pawn-shop', to: ['factory', 'junkyard'] },
  { open: ['innsmouth'], at: 'university', to: ['park', 'police-station'] },
  { open: ['arkham', 'innsmouth'], at: 'swamp', to: ['farmstead', 'great-hall'] },
  { open: ['arkham', 'kingsport'], at: 'farmstead', to: ['church', 'swamp'] },
  { open: ['dunwich', 'innsmouth'], at: 'park', to: ['university', 'secret-lodge'] },
  { open: ['dunwich', 'innsmouth'], at: 'police-station', to: ['university', 'secret-lodge'] },
  { open: ['dunwich', 'innsmouth'], at: 'market', to: ['great-hall', 'woods'] },
  { open: ['dunwich', 'kingsport'], at: 'secret-lodge', to: ['park', 'police-station'] },
  { open: ['dunwich', 'kingsport'], at: 'junkyard', to: ['diner', 'pawn-shop'] },
  { open: ['innsmouth', 'kingsport'], at: 'university', to: ['park', 'police-station'] },
  { open: ['arkham', 'dunwich', 'innsmouth'], at: 'market', to: ['great-hall', 'woods'] },
  { open: ['arkham', 'innsmouth', 'kingsport'], at: 'farmstead', to: ['church', 'swamp'] },
  { open: ['dunwich', 'innsmouth', 'kingsport'], at: 'park', to: ['university', 'secret-lodge'] },
  { open: ['dunwich', 'innsmouth', 'kingsport'], at: 'police-station', to: ['university', 'secret-lodge'] },
]

export function neighboursOf(place: Place): Place[] {
  return edges.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []))
}
