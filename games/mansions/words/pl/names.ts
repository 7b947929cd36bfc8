import type { ItemType } from '../../cards/types.ts'
import type { Skill } from '../../content/ids.ts'
import type { RoomName } from '../../content/rooms.ts'

/** What things are called in Polish. Words of cards stand in cards/, in a file by deck. */

export { names as investigators, occupations } from './cards/investigators.ts'
export { mental, physical } from './cards/traits.ts'
export { search, starting } from './cards/items.ts'
export { locks, obstacles } from './cards/doors.ts'
export { names as spells } from './cards/spells.ts'
export { names as mythos } from './cards/mythos.ts'
export { names as traumas } from './cards/trauma.ts'
export { names as keeperActions } from './cards/keeper-actions.ts'
export { named as namedMonsters, names as monsters } from './cards/monsters.ts'

export const rooms: Readonly<Record<RoomName, string>> = {
  yard: 'Dziedziniec',
  garden: 'Ogród',
  porch: 'Weranda przed domem',
  foyer: 'Hol wejściowy',
  cloakroom: 'Szatnia',
  hall: 'Długi hol',
  'guest-bedroom': 'Sypialnia dla gości',
  library: 'Biblioteka',
  study: 'Gabinet',
  kitchen: 'Kuchnia',
  pantry: 'Spiżarnia',
  workshop: 'Warsztat',
  'clock-room': 'Komnata zegara',
  reception: 'Recepcja',
  corridor: 'Korytarz',
  dispensary: 'Apteka',
  passage: 'Przejście służbowe',
  'operating-theatre': 'Sala operacyjna',
  'directors-office': 'Gabinet dyrektora',
  parlour: 'Salon',
  'dining-room': 'Jadalnia',
  'master-bedroom': 'Sypialnia główna',
  cellar: 'Piwnica',
  crypt: 'Krypta rodzinna',
  'east-ward': 'Oddział wschodni',
  'west-ward': 'Oddział zachodni',
  'records-office': 'Archiwum',
  'staff-bedroom': 'Sypialnia personelu',
  morgue: 'Kostnica',
  'boiler-room': 'Kotłownia',
  'ice-house': 'Lodownia',
  cistern: 'Cysterna',
  shore: 'Brzeg',
  dunes: 'Wydmy',
  boathouse: 'Hangar na łodzie',
  'front-room': 'Izba frontowa',
  passageway: 'Korytarz domu',
  'keepers-bedroom': 'Sypialnia latarnika',
  'tower-stair': 'Schody wieży',
  'lamp-room': 'Laterna',
  'oil-store': 'Skład oleju',
  barn: 'Stodoła',
  hayloft: 'Strych na siano',
  slaughterhouse: 'Rzeźnia',
  rotunda: 'Rotunda',
  'ticket-office': 'Kasa biletowa',
  'caretakers-bedroom': 'Sypialnia dozorcy',
  'lecture-hall': 'Sala wykładowa',
  street: 'Ulica',
  'egyptian-room': 'Sala egipska',
  farmyard: 'Podwórze',
  lane: 'Droga polna',
  cornfield: 'Pole kukurydzy',
  graveyard: 'Cmentarz',
  burrow: 'Nora',
  'chart-room': 'Pokój map',
  nursery: 'Sypialnia dziecięca',
  'net-loft': 'Poddasze z sieciami',
  'east-gallery': 'Galeria wschodnia',
  'west-gallery': 'Galeria zachodnia',
  armoury: 'Zbrojownia',
  'furnace-room': 'Palenisko',
  'crate-store': 'Skład skrzyń',
  vault: 'Skarbiec',
  'sea-cave': 'Morska grota',
  'flooded-tunnel': 'Zalany tunel',
  chapel: 'Kaplica',
  vestry: 'Zakrystia',
  bindery: 'Introligatornia',
  'conservation-lab': 'Pracownia konserwacji',
  stacks: 'Magazyn książek',
  landing: 'Podest',
  'attic-bedroom': 'Sypialnia na poddaszu',
  'sewing-room': 'Szwalnia',
}

export const skills: Readonly<Record<Skill, string>> = {
  intellect: 'Intelekt',
  willpower: 'Wola',
  lore: 'Wiedza',
  luck: 'Szczęście',
  strength: 'Siła',
  dexterity: 'Zręczność',
  marksmanship: 'Celność',
}

export const itemTypes: Readonly<Record<ItemType, string>> = {
  key: 'Klucz',
  equipment: 'Ekwipunek',
  artifact: 'Artefakt',
  tome: 'Księga',
  ally: 'Sprzymierzeniec',
  ranged: 'Broń Dystansowa',
  bladed: 'Sieczna Broń Biała',
  blunt: 'Obuchowa Broń Biała',
}

export const nothing = 'Nic interesującego'
