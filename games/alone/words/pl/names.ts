import { mapped } from '@miskatonic/kernel'
import type { Condition, DeckName } from '../../content/cards.ts'
import type { Character, Face } from '../../content/characters.ts'
import type { ComponentType } from '../../cards/items.ts'
import type { Corridor, MapName, Room } from '../../content/maps.ts'
import type { Being, MonsterKind } from '../../content/monsters.ts'
import type { Compass, StairColour } from '../../content/sectors.ts'
import type { Cause, Loss, Report, Sought } from '../../names.ts'
import { cardWords, itemWords, missionWords } from './cards.ts'

/** What things are called in Polish, in the forms that sentences need. */

/** One is w Kantynie, but przy Kapsułach ratunkowych. */
export const rooms: Record<Room, { name: string; at: string; code: string }> = {
  'control-room': { name: 'Pomieszczenie kontrolne', at: 'w Pomieszczeniu kontrolnym', code: 'KTR' },
  infirmary: { name: 'Ambulatorium', at: 'w Ambulatorium', code: 'AMB' },
  laboratory: { name: 'Laboratorium', at: 'w Laboratorium', code: 'LAB' },
  'generator-room': { name: 'Generatorownia', at: 'w Generatorowni', code: 'GEN' },
  'escape-pods': { name: 'Kapsuły ratunkowe', at: 'przy Kapsułach ratunkowych', code: 'KAP' },
  canteen: { name: 'Kantyna', at: 'w Kantynie', code: 'KAN' },
  'communications-room': { name: 'Pokój łączności', at: 'w Pokoju łączności', code: 'ŁĄC' },
  armoury: { name: 'Zbrojownia', at: 'w Zbrojowni', code: 'ZBR' },
}

/** What; of what. */
export const corridors: Record<Corridor, { name: string; genitive: string }> = {
  straight: { name: 'korytarz', genitive: 'korytarza' },
  corner: { name: 'zakręt', genitive: 'zakrętu' },
  tee: { name: 'rozwidlenie', genitive: 'rozwidlenia' },
  cross: { name: 'skrzyżowanie', genitive: 'skrzyżowania' },
}

export const maps: Record<MapName, string> = {
  'colony-spine': 'Kręgosłup kolonii',
  'ring-station': 'Stacja pierścieniowa',
  'deep-works': 'Głębokie wyrobiska',
}

/** Kinds of monsters are many, even where there is one token; a boss is one. The adjective "wounded" goes with each in its own way. */
interface Naming {
  name: string
  genitive: string
  accusative: string
  many: boolean
  wounded: { name: string; accusative: string }
}

export const beings: Record<Being, Naming> = {
  spores: {
    name: 'Zarodniki',
    genitive: 'Zarodników',
    accusative: 'Zarodniki',
    many: true,
    wounded: { name: 'ranne', accusative: 'ranne' },
  },
  parasites: {
    name: 'Pasożyty',
    genitive: 'Pasożytów',
    accusative: 'Pasożyty',
    many: true,
    wounded: { name: 'ranne', accusative: 'ranne' },
  },
  cultists: {
    name: 'Kultyści',
    genitive: 'Kultystów',
    accusative: 'Kultystów',
    many: true,
    wounded: { name: 'ranni', accusative: 'rannych' },
  },
  hybrids: {
    name: 'Hybrydy',
    genitive: 'Hybryd',
    accusative: 'Hybrydy',
    many: true,
    wounded: { name: 'ranne', accusative: 'ranne' },
  },
  worms: {
    name: 'Czerwie',
    genitive: 'Czerwi',
    accusative: 'Czerwie',
    many: true,
    wounded: { name: 'ranne', accusative: 'ranne' },
  },
  'queen-worm': {
    name: 'Królowa czerwi',
    genitive: 'Królowej czerwi',
    accusative: 'Królową czerwi',
    many: false,
    wounded: { name: 'ranna', accusative: 'ranną' },
  },
  'high-priest': {
    name: 'Arcykapłan',
    genitive: 'Arcykapłana',
    accusative: 'Arcykapłana',
    many: false,
    wounded: { name: 'ranny', accusative: 'rannego' },
  },
  'brood-mother': {
    name: 'Matka zarodników',
    genitive: 'Matki zarodników',
    accusative: 'Matkę zarodników',
    many: false,
    wounded: { name: 'ranna', accusative: 'ranną' },
  },
}

/** What; of what; what one takes. */
export const items = itemWords

export const componentTypes: Record<ComponentType, string> = {
  mech: 'mechaniczny',
  elec: 'elektroniczny',
  chem: 'chemiczny',
  bio: 'medyczny',
}

/** What; of what. */
export const decks: Record<DeckName, { name: string; genitive: string }> = {
  fury: { name: 'Furia', genitive: 'Furii' },
  speed: { name: 'Szybkość', genitive: 'Szybkości' },
  dread: { name: 'Groza', genitive: 'Grozy' },
  traps: { name: 'Pułapki', genitive: 'Pułapek' },
}

export const cards = mapped(cardWords, ({ name }) => name)

/** What a card answers; what it is a reaction to. */
export const conditions: Record<Condition, { name: string; accusative: string }> = {
  move: { name: 'Ruch', accusative: 'Ruch' },
  explore: { name: 'Eksploracja', accusative: 'Eksplorację' },
  fight: { name: 'Walka', accusative: 'Walkę' },
  locate: { name: 'Lokalizacja', accusative: 'Lokalizację' },
  search: { name: 'Przeszukanie', accusative: 'Przeszukanie' },
  interact: { name: 'Interakcja', accusative: 'Interakcję' },
  health: { name: 'utrata zdrowia', accusative: 'utratę zdrowia' },
  control: { name: 'utrata poczytalności', accusative: 'utratę poczytalności' },
}

/** Who; of whom; whom; with whom. */
export interface Person {
  name: string
  genitive: string
  accusative: string
  instrumental: string
}

export const nobodyYet: Person = {
  name: 'Bohater',
  genitive: 'Bohatera',
  accusative: 'Bohatera',
  instrumental: 'Bohaterem',
}

export const characters: Record<Character, Person> = {
  pilot: {
    name: 'Pilotka',
    genitive: 'Pilotki',
    accusative: 'Pilotkę',
    instrumental: 'Pilotką',
  },
  engineer: {
    name: 'Inżynier',
    genitive: 'Inżyniera',
    accusative: 'Inżyniera',
    instrumental: 'Inżynierem',
  },
  captain: {
    name: 'Kapitan',
    genitive: 'Kapitana',
    accusative: 'Kapitana',
    instrumental: 'Kapitanem',
  },
  doctor: {
    name: 'Lekarz',
    genitive: 'Lekarza',
    accusative: 'Lekarza',
    instrumental: 'Lekarzem',
  },
}

/** The skill that each kind of monster teaches a character. */
export const skills: Record<Character, Record<MonsterKind, string>> = {
  pilot: {
    spores: 'Lekki krok',
    parasites: 'Zwinność',
    cultists: 'Szybka ręka',
    hybrids: 'Bystry wzrok',
    worms: 'Dopalacz',
  },
  engineer: {
    spores: 'Szczelny kombinezon',
    parasites: 'Mocny zamek',
    cultists: 'Przeciążenie',
    hybrids: 'Oszczędny obwód',
    worms: 'Nowe okablowanie',
  },
  captain: {
    spores: 'Oczyszczanie',
    parasites: 'Niezłomność',
    cultists: 'Celne oko',
    hybrids: 'Opanowanie',
    worms: 'Natchnienie',
  },
  doctor: {
    spores: 'Antytoksyna',
    parasites: 'Triaż',
    cultists: 'Słabe punkty',
    hybrids: 'Spokojny głos',
    worms: 'Sekcja zwłok',
  },
}

export const missions = mapped(missionWords, ({ name }) => name)

/** Where to; from where; which doors; on which side. */
export const directions: Record<Compass, { to: string; doors: string; of: string }> = {
  north: { to: 'na północ', doors: 'północne', of: 'na północ od' },
  east: { to: 'na wschód', doors: 'wschodnie', of: 'na wschód od' },
  south: { to: 'na południe', doors: 'południowe', of: 'na południe od' },
  west: { to: 'na zachód', doors: 'zachodnie', of: 'na zachód od' },
}

export const stairs: Record<StairColour, string> = { red: 'czerwone schody', blue: 'niebieskie schody' }

/** 1 trafienie, 2 trafienia, 5 trafień; all of them; together with those. */
export const faces: Record<Face, { one: string; few: string; many: string }> = {
  hit: { one: 'trafienie', few: 'trafienia', many: 'trafień' },
  surge: { one: 'zryw', few: 'zrywy', many: 'zrywów' },
  miss: { one: 'pudło', few: 'pudła', many: 'pudeł' },
}

/** Where a noise comes from. */
export const reports: Record<Report, string> = {
  north: 'z północy',
  east: 'ze wschodu',
  south: 'z południa',
  west: 'z zachodu',
  'red-stairs': 'od czerwonych schodów',
  'blue-stairs': 'od niebieskich schodów',
  here: 'tuż obok',
  'other-level': 'z drugiego poziomu',
  'this-level': 'gdzieś na tym poziomie',
}

/** Where a way begins. */
export const heads: Record<Report, string> = {
  north: 'droga na północ',
  east: 'droga na wschód',
  south: 'droga na południe',
  west: 'droga na zachód',
  'red-stairs': 'droga czerwonymi schodami',
  'blue-stairs': 'droga niebieskimi schodami',
  here: 'na miejscu',
  'other-level': 'gdzieś na drugim poziomie',
  'this-level': 'gdzieś na tym poziomie',
}

/** What is somewhere; what one locates. */
export const sought: Record<Sought, { name: string; accusative: string }> = {
  'control-room': { name: 'Pomieszczenie kontrolne', accusative: 'Pomieszczenie kontrolne' },
  infirmary: { name: 'Ambulatorium', accusative: 'Ambulatorium' },
  laboratory: { name: 'Laboratorium', accusative: 'Laboratorium' },
  'generator-room': { name: 'Generatorownia', accusative: 'Generatorownię' },
  'escape-pods': { name: 'Kapsuły ratunkowe', accusative: 'Kapsuły ratunkowe' },
  canteen: { name: 'Kantyna', accusative: 'Kantynę' },
  'communications-room': { name: 'Pokój łączności', accusative: 'Pokój łączności' },
  armoury: { name: 'Zbrojownia', accusative: 'Zbrojownię' },
  room: { name: 'najbliższe pomieszczenie', accusative: 'najbliższe pomieszczenie' },
  straight: { name: 'najbliższy korytarz prosty', accusative: 'najbliższy korytarz prosty' },
  corner: { name: 'najbliższy zakręt', accusative: 'najbliższy zakręt' },
  tee: { name: 'najbliższe rozwidlenie', accusative: 'najbliższe rozwidlenie' },
  cross: { name: 'najbliższe skrzyżowanie', accusative: 'najbliższe skrzyżowanie' },
  door: { name: 'najbliższe drzwi', accusative: 'najbliższe drzwi' },
  'locked-door': { name: 'najbliższe zablokowane drzwi', accusative: 'najbliższe zablokowane drzwi' },
  'red-stairs': { name: 'czerwone schody', accusative: 'czerwone schody' },
  'blue-stairs': { name: 'niebieskie schody', accusative: 'niebieskie schody' },
  stairs: { name: 'najbliższe schody', accusative: 'najbliższe schody' },
  switch: { name: 'najbliższy włącznik światła', accusative: 'najbliższy włącznik światła' },
  'lit-sector': { name: 'najbliższy oświetlony sektor', accusative: 'najbliższy oświetlony sektor' },
  spores: { name: 'najbliższe Zarodniki', accusative: 'najbliższe Zarodniki' },
  parasites: { name: 'najbliższe Pasożyty', accusative: 'najbliższe Pasożyty' },
  cultists: { name: 'najbliżsi Kultyści', accusative: 'najbliższych Kultystów' },
  hybrids: { name: 'najbliższe Hybrydy', accusative: 'najbliższe Hybrydy' },
  worms: { name: 'najbliższe Czerwie', accusative: 'najbliższe Czerwie' },
  monster: { name: 'najbliższy potwór', accusative: 'najbliższego potwora' },
  boss: { name: 'najbliższy boss', accusative: 'najbliższego bossa' },
  hazard: { name: 'najbliższy żeton zagrożenia', accusative: 'najbliższy żeton zagrożenia' },
  condition: { name: 'najbliższy żeton stanu', accusative: 'najbliższy żeton stanu' },
  'green-mission': { name: 'następne miejsce zielonej misji', accusative: 'następne miejsce zielonej misji' },
  'blue-mission': {
    name: 'następne miejsce niebieskiej misji',
    accusative: 'następne miejsce niebieskiej misji',
  },
  'red-mission': {
    name: 'następne miejsce misji finałowej',
    accusative: 'następne miejsce misji finałowej',
  },
}

/** Of what a point is. */
export const losses: Record<Loss, string> = { health: 'zdrowia', control: 'poczytalności' }

/** Why something is lost. */
export const causes: Record<Cause, string> = {
  attack: 'atak',
  parting: 'atak przy odejściu',
  fright: 'przerażenie',
  card: 'reakcja',
  nightmare: 'koszmar',
  price: 'cena Serum',
  countdown: 'odliczanie',
}
