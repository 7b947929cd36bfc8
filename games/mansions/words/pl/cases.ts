import type { InvestigatorId, Item, Skill } from '../../content/ids.ts'
import type { RoomName } from '../../content/rooms.ts'
import type { Called } from '../../names.ts'
import { investigators, monsters, namedMonsters, search, starting } from './names.ts'

/** The cases of Polish names. */

export interface Cases {
  readonly name: string
  readonly genitive: string
  readonly dative: string
  readonly accusative: string
}

function cases(name: string, genitive: string, dative: string, accusative = genitive): Cases {
  return { name, genitive, dative, accusative }
}
/** A name that is not declined. */
function fixed(name: string): Cases {
  return cases(name, name, name)
}

export const people: Readonly<Record<InvestigatorId, Cases>> = {
  'ashcan-pete': cases(investigators['ashcan-pete'], '"Ashcana" Pete’a', '"Ashcanowi" Pete’owi'),
  'gloria-goldberg': cases(
    investigators['gloria-goldberg'],
    'Glorii Goldberg',
    'Glorii Goldberg',
    'Glorię Goldberg',
  ),
  'harvey-walters': cases(investigators['harvey-walters'], 'Harveya Waltersa', 'Harveyowi Waltersowi'),
  'jenny-barnes': fixed(investigators['jenny-barnes']),
  'joe-diamond': cases(investigators['joe-diamond'], 'Joego Diamonda', 'Joemu Diamondowi'),
  'kate-winthrop': fixed(investigators['kate-winthrop']),
  'michael-mcglen': cases(investigators['michael-mcglen'], 'Michaela McGlena', 'Michaelowi McGlenowi'),
  'sister-mary': fixed(investigators['sister-mary']),
}

interface Being {
  readonly name: string
  readonly accusative: string
}
function being(name: string, accusative = name): Being {
  return { name, accusative }
}

export const beings: Readonly<Record<Called, Being>> = {
  cultist: being(monsters.cultist, 'Kultystę'),
  'cult-leader': being(monsters['cult-leader'], 'Przywódcę kultu'),
  maniac: being(monsters.maniac, 'Maniaka'),
  witch: being(monsters.witch, 'Wiedźmę'),
  zombie: being(monsters.zombie),
  hound: being(monsters.hound, 'Ogara z Tindalos'),
  chthonian: being(monsters.chthonian, 'Cthonianina'),
  'mi-go': being(monsters['mi-go']),
  shoggoth: being(monsters.shoggoth, 'Shoggotha'),
  'patient-one': being(namedMonsters['patient-one'], 'Cierpliwego'),
  odile: being(namedMonsters.odile),
  koss: being(namedMonsters.koss, 'Doktora Kossa'),
  tenant: being(namedMonsters.tenant, 'Lokatora'),
  guest: being(namedMonsters.guest, 'Gościa'),
  'mother-carrow': being(namedMonsters['mother-carrow'], 'Matkę Carrow'),
  ambrose: being(namedMonsters.ambrose, 'Ambrose’a Pettibone’a'),
  linus: being(namedMonsters.linus, 'Linusa Pettibone’a'),
  deacon: being(namedMonsters.deacon, 'Diakona Strouda'),
}

interface Thing {
  readonly genitive: string
  readonly accusative: string
}
function thing(genitive: string, accusative: string): Thing {
  return { genitive, accusative }
}

export const items: Readonly<Record<Item, Thing>> = {
  duke: thing('Duke’a', 'Duke’a'),
  guitar: thing('Gitary', 'Gitarę'),
  manuscript: thing('Rękopisu', starting.manuscript),
  'old-journal': thing('Starego dziennika', starting['old-journal']),
  'jenny-45-automatic': thing('Automatycznej .45', 'Automatyczną .45'),
  'isabelles-letter': thing('Listu Isabelle', starting['isabelles-letter']),
  'joe-45-automatics': thing('Pary automatycznych .45', 'Parę automatycznych .45'),
  'magnifying-glass': thing('Szkła powiększającego', starting['magnifying-glass']),
  'flux-stabilizer': thing('Stabilizatora strumienia', starting['flux-stabilizer']),
  'instrument-case': thing('Futerału na instrumenty', starting['instrument-case']),
  thompson: thing('Thompsona', 'Thompsona'),
  dynamite: thing('Dynamitu', starting.dynamite),
  'holy-water': thing('Wody święconej', 'Wodę święconą'),
  'holy-rosary': thing('Różańca', starting['holy-rosary']),
  'brass-key': thing('Mosiężnego klucza', search['brass-key']),
  'iron-key': thing('Żelaznego klucza', search['iron-key']),
  'magic-phrase': thing('Magicznej frazy', 'Magiczną frazę'),
  'pry-bar': thing('Łomu', search['pry-bar']),
  sledgehammer: thing('Młota kowalskiego', search.sledgehammer),
  axe: thing('Topora', search.axe),
  'kitchen-knife': thing('Noża kuchennego', search['kitchen-knife']),
  'bone-saw': thing('Piły do kości', 'Piłę do kości'),
  sabre: thing('Szabli', 'Szablę'),
  'fire-poker': thing('Pogrzebacza', search['fire-poker']),
  revolver: thing('Rewolweru', search.revolver),
  shotgun: thing('Strzelby', 'Strzelbę'),
  lantern: thing('Latarni', 'Latarnię'),
  sedative: thing('Środka uspokajającego', search.sedative),
  whiskey: thing('Whisky', 'Whisky'),
  'first-aid-kit': thing('Apteczki', 'Apteczkę'),
  'fire-bucket': thing('Wiadra z piaskiem', search['fire-bucket']),
  'cult-robes': thing('Szat kultysty', search['cult-robes']),
  rope: thing('Liny', 'Linę'),
  'warding-stone': thing('Kamienia ochronnego', search['warding-stone']),
  'silver-hourglass': thing('Srebrnej klepsydry', 'Srebrną klepsydrę'),
  'ruby-of-rlyeh': thing("Rubinu z R'lyeh", search['ruby-of-rlyeh']),
  'brass-cylinder': thing('Mosiężnego cylindra', search['brass-cylinder']),
  'nameless-cults': thing('Kultów bezimiennych', search['nameless-cults']),
  'de-vermis-mysteriis': thing('De Vermis Mysteriis', 'De Vermis Mysteriis'),
  'vail-almanac': thing('Almanachu Vaila', search['vail-almanac']),
  'koss-casebook': thing('Księgi przypadków dr. Kossa', 'Księgę przypadków dr. Kossa'),
  harpoon: thing('Harpuna', search.harpoon),
  'signal-flare': thing('Racy sygnałowej', 'Racę sygnałową'),
  'nell-carrow': thing('Nell Carrow', 'Nell Carrow'),
  'unreturned-volume': thing('Niezwróconego tomu', search['unreturned-volume']),
  'rock-salt': thing('Soli kamiennej', 'Sól kamienną'),
}

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
