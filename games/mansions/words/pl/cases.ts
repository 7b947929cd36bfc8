import type { Skill } from '../../content/ids.ts'
import type { RoomName } from '../../content/rooms.ts'

/** The cases of Polish names. */

export { cases as people } from './cards/investigators.ts'
export { cases as items } from './cards/items.ts'
export { cases as beings } from './cards/monsters.ts'
export type { Cases } from './declension.ts'

/** „Testuje Wolę”: skills in the accusative. */
export const skills: Readonly<Record<Skill, string>> = {
  intellect: 'Intelekt',
  willpower: 'Wolę',
  lore: 'Wiedzę',
  luck: 'Szczęście',
  strength: 'Siłę',
  dexterity: 'Zręczność',
  marksmanship: 'Celność',
}

interface Place {
  readonly to: string
  readonly at: string
}
function place(to: string, at: string): Place {
  return { to, at }
}

/** Where one goes, and where one is. */
export const places: Readonly<Record<RoomName, Place>> = {
  yard: place('na Dziedziniec', 'na Dziedzińcu'),
  garden: place('do Ogrodu', 'w Ogrodzie'),
  porch: place('na Werandę przed domem', 'na Werandzie przed domem'),
  foyer: place('do Holu wejściowego', 'w Holu wejściowym'),
  cloakroom: place('do Szatni', 'w Szatni'),
  hall: place('do Długiego holu', 'w Długim holu'),
  'guest-bedroom': place('do Sypialni dla gości', 'w Sypialni dla gości'),
  library: place('do Biblioteki', 'w Bibliotece'),
  study: place('do Gabinetu', 'w Gabinecie'),
  kitchen: place('do Kuchni', 'w Kuchni'),
  pantry: place('do Spiżarni', 'w Spiżarni'),
  workshop: place('do Warsztatu', 'w Warsztacie'),
  'clock-room': place('do Komnaty zegara', 'w Komnacie zegara'),
  reception: place('do Recepcji', 'w Recepcji'),
  corridor: place('na Korytarz', 'na Korytarzu'),
  dispensary: place('do Apteki', 'w Aptece'),
  passage: place('do Przejścia służbowego', 'w Przejściu służbowym'),
  'operating-theatre': place('do Sali operacyjnej', 'w Sali operacyjnej'),
  'directors-office': place('do Gabinetu dyrektora', 'w Gabinecie dyrektora'),
  parlour: place('do Salonu', 'w Salonie'),
  'dining-room': place('do Jadalni', 'w Jadalni'),
  'master-bedroom': place('do Sypialni głównej', 'w Sypialni głównej'),
  cellar: place('do Piwnicy', 'w Piwnicy'),
  crypt: place('do Krypty rodzinnej', 'w Krypcie rodzinnej'),
  'east-ward': place('na Oddział wschodni', 'na Oddziale wschodnim'),
  'west-ward': place('na Oddział zachodni', 'na Oddziale zachodnim'),
  'records-office': place('do Archiwum', 'w Archiwum'),
  'staff-bedroom': place('do Sypialni personelu', 'w Sypialni personelu'),
  morgue: place('do Kostnicy', 'w Kostnicy'),
  'boiler-room': place('do Kotłowni', 'w Kotłowni'),
  'ice-house': place('do Lodowni', 'w Lodowni'),
  cistern: place('do Cysterny', 'w Cysternie'),
  shore: place('na Brzeg', 'na Brzegu'),
  dunes: place('na Wydmy', 'na Wydmach'),
  boathouse: place('do Hangaru na łodzie', 'w Hangarze na łodzie'),
  'front-room': place('do Izby frontowej', 'w Izbie frontowej'),
  passageway: place('na Korytarz domu', 'na Korytarzu domu'),
  'keepers-bedroom': place('do Sypialni latarnika', 'w Sypialni latarnika'),
  'tower-stair': place('na Schody wieży', 'na Schodach wieży'),
  'lamp-room': place('do Laterny', 'w Laternie'),
  'oil-store': place('do Składu oleju', 'w Składzie oleju'),
  barn: place('do Stodoły', 'w Stodole'),
  hayloft: place('na Strych na siano', 'na Strychu na siano'),
  slaughterhouse: place('do Rzeźni', 'w Rzeźni'),
  rotunda: place('do Rotundy', 'w Rotundzie'),
  'ticket-office': place('do Kasy biletowej', 'w Kasie biletowej'),
  'caretakers-bedroom': place('do Sypialni dozorcy', 'w Sypialni dozorcy'),
  'lecture-hall': place('do Sali wykładowej', 'w Sali wykładowej'),
  street: place('na Ulicę', 'na Ulicy'),
  'egyptian-room': place('do Sali egipskiej', 'w Sali egipskiej'),
  farmyard: place('na Podwórze', 'na Podwórzu'),
  lane: place('na Drogę polną', 'na Drodze polnej'),
  cornfield: place('na Pole kukurydzy', 'na Polu kukurydzy'),
  graveyard: place('na Cmentarz', 'na Cmentarzu'),
  burrow: place('do Nory', 'w Norze'),
  'chart-room': place('do Pokoju map', 'w Pokoju map'),
  nursery: place('do Sypialni dziecięcej', 'w Sypialni dziecięcej'),
  'net-loft': place('na Poddasze z sieciami', 'na Poddaszu z sieciami'),
  'east-gallery': place('do Galerii wschodniej', 'w Galerii wschodniej'),
  'west-gallery': place('do Galerii zachodniej', 'w Galerii zachodniej'),
  armoury: place('do Zbrojowni', 'w Zbrojowni'),
  'furnace-room': place('do Paleniska', 'w Palenisku'),
  'crate-store': place('do Składu skrzyń', 'w Składzie skrzyń'),
  vault: place('do Skarbca', 'w Skarbcu'),
  'sea-cave': place('do Morskiej groty', 'w Morskiej grocie'),
  'flooded-tunnel': place('do Zalanego tunelu', 'w Zalanym tunelu'),
  chapel: place('do Kaplicy', 'w Kaplicy'),
  vestry: place('do Zakrystii', 'w Zakrystii'),
  bindery: place('do Introligatorni', 'w Introligatorni'),
  'conservation-lab': place('do Pracowni konserwacji', 'w Pracowni konserwacji'),
  stacks: place('do Magazynu książek', 'w Magazynie książek'),
  landing: place('na Podest', 'na Podeście'),
  'attic-bedroom': place('do Sypialni na poddaszu', 'w Sypialni na poddaszu'),
  'sewing-room': place('do Szwalni', 'w Szwalni'),
}
