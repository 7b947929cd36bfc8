import type { Face } from '../../content/cards.ts'
import type { Place, Town } from '../../content/map.ts'

/** What things are called in English, with the small words that go before them. */

export const towns: Record<Town, { name: string; a: string }> = {
  arkham: { name: 'Arkham', a: 'an' },
  dunwich: { name: 'Dunwich', a: 'a' },
  innsmouth: { name: 'Innsmouth', a: 'an' },
  kingsport: { name: 'Kingsport', a: 'a' },
}

/** One walks to the Cafe and sits at it, but in the Woods and on the Boardwalk. */
export const places: Record<Place, { name: string; at: string }> = {
  'train-station': { name: 'Train Station', at: 'at the Train Station' },
  university: { name: 'University', at: 'at the University' },
  park: { name: 'Park', at: 'in the Park' },
  'police-station': { name: 'Police Station', at: 'at the Police Station' },
  'secret-lodge': { name: 'Secret Lodge', at: 'in the Secret Lodge' },
  diner: { name: 'Diner', at: 'at the Diner' },
  cafe: { name: 'Cafe', at: 'at the Cafe' },
  church: { name: 'Church', at: 'at the Church' },
  'old-mill': { name: 'Old Mill', at: 'at the Old Mill' },
  'historic-inn': { name: 'Historic Inn', at: 'at the Historic Inn' },
  farmstead: { name: 'Farmstead', at: 'at the Farmstead' },
  swamp: { name: 'Swamp', at: 'in the Swamp' },
  junkyard: { name: 'Junkyard', at: 'in the Junkyard' },
  'pawn-shop': { name: 'Pawn Shop', at: 'at the Pawn Shop' },
  hospital: { name: 'Hospital', at: 'at the Hospital' },
  factory: { name: 'Factory', at: 'at the Factory' },
  boardwalk: { name: 'Boardwalk', at: 'on the Boardwalk' },
  docks: { name: 'Docks', at: 'at the Docks' },
  woods: { name: 'Woods', at: 'in the Woods' },
  'great-hall': { name: 'Great Hall', at: 'in the Great Hall' },
  market: { name: 'Market', at: 'at the Market' },
  theater: { name: 'Theater', at: 'at the Theater' },
  wharf: { name: 'Wharf', at: 'on the Wharf' },
  graveyard: { name: 'Graveyard', at: 'in the Graveyard' },
}

export const evilStirs = 'Evil Stirs'

export const faces: Record<Face, string> = {
  blank: 'a blank face',
  delusions: 'Delusions',
  psychosis: 'Psychosis',
  paranoia: 'Paranoia',
}
