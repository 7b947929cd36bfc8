import type { Face } from '../../content/cards.ts'
import type { Place, Town } from '../../content/map.ts'

/** What things are called in Polish, in the forms that sentences need. */

/** Not declined: w Arkham, do Dunwich, z Innsmouth. */
export const towns: Record<Town, string> = {
  arkham: 'Arkham',
  dunwich: 'Dunwich',
  innsmouth: 'Innsmouth',
  kingsport: 'Kingsport',
}

/** The preposition depends on the place as well: do Kawiarni, but na Targ. */
export const places: Record<Place, { name: string; to: string; at: string; from: string }> = {
  'train-station': {
    name: 'Stacja kolejowa',
    to: 'na Stację kolejową',
    at: 'na Stacji kolejowej',
    from: 'ze Stacji kolejowej',
  },
  university: { name: 'Uniwersytet', to: 'na Uniwersytet', at: 'na Uniwersytecie', from: 'z Uniwersytetu' },
  park: { name: 'Park', to: 'do Parku', at: 'w Parku', from: 'z Parku' },
  'police-station': {
    name: 'Komisariat policji',
    to: 'na Komisariat policji',
    at: 'na Komisariacie policji',
    from: 'z Komisariatu policji',
  },
  'secret-lodge': {
    name: 'Tajna loża',
    to: 'do Tajnej loży',
    at: 'w Tajnej loży',
    from: 'z Tajnej loży',
  },
  diner: { name: 'Jadłodajnia', to: 'do Jadłodajni', at: 'w Jadłodajni', from: 'z Jadłodajni' },
  cafe: { name: 'Kawiarnia', to: 'do Kawiarni', at: 'w Kawiarni', from: 'z Kawiarni' },
  church: { name: 'Kościół', to: 'do Kościoła', at: 'w Kościele', from: 'z Kościoła' },
  'old-mill': {
    name: 'Stary młyn',
    to: 'do Starego młyna',
    at: 'w Starym młynie',
    from: 'ze Starego młyna',
  },
  'historic-inn': {
    name: 'Zabytkowa gospoda',
    to: 'do Zabytkowej gospody',
    at: 'w Zabytkowej gospodzie',
    from: 'z Zabytkowej gospody',
  },
  farmstead: {
    name: 'Gospodarstwo',
    to: 'do Gospodarstwa',
    at: 'w Gospodarstwie',
    from: 'z Gospodarstwa',
  },
  swamp: { name: 'Bagno', to: 'na Bagno', at: 'na Bagnie', from: 'z Bagna' },
  junkyard: { name: 'Złomowisko', to: 'na Złomowisko', at: 'na Złomowisku', from: 'ze Złomowiska' },
  'pawn-shop': { name: 'Lombard', to: 'do Lombardu', at: 'w Lombardzie', from: 'z Lombardu' },
  hospital: { name: 'Szpital', to: 'do Szpitala', at: 'w Szpitalu', from: 'ze Szpitala' },
  factory: { name: 'Fabryka', to: 'do Fabryki', at: 'w Fabryce', from: 'z Fabryki' },
  boardwalk: { name: 'Promenada', to: 'na Promenadę', at: 'na Promenadzie', from: 'z Promenady' },
  docks: { name: 'Doki', to: 'do Doków', at: 'w Dokach', from: 'z Doków' },
  woods: { name: 'Las', to: 'do Lasu', at: 'w Lesie', from: 'z Lasu' },
  'great-hall': {
    name: 'Wielka sala',
    to: 'do Wielkiej sali',
    at: 'w Wielkiej sali',
    from: 'z Wielkiej sali',
  },
  market: { name: 'Targ', to: 'na Targ', at: 'na Targu', from: 'z Targu' },
  theater: { name: 'Teatr', to: 'do Teatru', at: 'w Teatrze', from: 'z Teatru' },
  wharf: { name: 'Wybrzeże', to: 'na Wybrzeże', at: 'na Wybrzeżu', from: 'z Wybrzeża' },
  graveyard: { name: 'Cmentarz', to: 'na Cmentarz', at: 'na Cmentarzu', from: 'z Cmentarza' },
}

/** Who or what; of whom; to whom; whom; with whom. */
export interface Person {
  name: string
  genitive: string
  dative: string
  accusative: string
  instrumental: string
}

export const evilStirs = 'Przebudzenie Zła'

export const faces: Record<Face, string> = {
  blank: 'pusta ścianka',
  delusions: 'Złudzenia',
  psychosis: 'Psychoza',
  paranoia: 'Paranoja',
}
