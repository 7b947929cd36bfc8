import type { AnomalySet } from '../../cards/anomalies/index.ts'
import type { Ally } from '../../cards/allies.ts'
import type { AssetTrait } from '../../cards/assets.ts'
import type { DarkPact } from '../../cards/conditions.ts'
import type { Class, Investigator } from '../../cards/investigators.ts'
import type { Item } from '../../cards/items.ts'
import type { Keyword } from '../../cards/monster.ts'
import type { MonsterKind } from '../../cards/monsters.ts'
import type { Spell } from '../../cards/spells.ts'
import type { StartingCard } from '../../cards/starting.ts'
import type {
  ConditionCard,
  EpicMonster,
  MonsterTrait,
  ScenarioId,
  Skill,
  SpecialCard,
} from '../../content/ids.ts'
import type { Hood, Space, StreetType } from '../../content/map.ts'
import type { StreetId } from '../../content/scenarios/index.ts'
import type { Colour, MythosToken } from '../../content/tokens.ts'

/** What things are called in English. */

export const hoods: Record<Hood, string> = {
  northside: 'Northside',
  downtown: 'Downtown',
  easttown: 'Easttown',
  'merchant-district': 'Merchant District',
  rivertown: 'Rivertown',
  'miskatonic-university': 'Miskatonic University',
  uptown: 'Uptown',
  southside: 'Southside',
}

export const spaces: Record<Space, string> = {
  'arkham-advertiser': 'Arkham Advertiser',
  'train-station': 'Train Station',
  'curiositie-shoppe': 'Curiositie Shoppe',
  'independence-square': 'Independence Square',
  'la-bella-luna': 'La Bella Luna',
  'arkham-asylum': 'Arkham Asylum',
  'velmas-diner': "Velma's Diner",
  'hibbs-roadhouse': "Hibb's Roadhouse",
  'police-station': 'Police Station',
  'unvisited-isle': 'Unvisited Isle',
  'tick-tock-club': 'Tick-Tock Club',
  'river-docks': 'River Docks',
  'black-cave': 'Black Cave',
  graveyard: 'Graveyard',
  'general-store': 'General Store',
  observatory: 'Observatory',
  'science-building': 'Science Building',
  'orne-library': 'Orne Library',
  'hangmans-hill': "Hangman's Hill",
  'st-marys-hospital': "St. Mary's Hospital",
  'ye-olde-magick-shoppe': 'Ye Olde Magick Shoppe',
  'mas-boarding-house': "Ma's Boarding House",
  'historical-society': 'Historical Society',
  'south-church': 'South Church',
}

export const streetTypes: Record<StreetType, string> = {
  residential: 'Residential street',
  bridge: 'Bridge street',
  scenic: 'Scenic street (park)',
}

export const streets: Record<StreetId, string> = {
  's1-chapel-row': 'Chapel Row',
  's1-mill-walk': 'Mill Walk',
  's1-iron-bridge': 'Iron Bridge',
  's1-garrison-bridge': 'Garrison Bridge',
  's1-lich-street': 'Lich Street',
  's1-orchard-lane': 'Orchard Lane',
  's1-parsonage-street': 'Parsonage Street',
  's2-peabody-avenue': 'Peabody Avenue',
  's2-east-bridge': 'East Bridge',
  's2-garrison-bridge': 'Garrison Bridge',
  's2-college-street': 'College Street',
  's2-river-park': 'River Park',
  's2-gallows-walk': 'Gallows Walk',
  's2-high-street': 'High Street',
  's3-ballot-street': 'Ballot Street',
  's3-ferry-bridge': 'Ferry Bridge',
  's3-constables-walk': "Constable's Walk",
  's3-toll-lane': 'Toll Lane',
  's3-lantern-bridge': 'Lantern Bridge',
  's3-bandstand-park': 'Bandstand Park',
  's3-chandler-street': 'Chandler Street',
  's4-lecture-row': 'Lecture Row',
  's4-cloister-park': 'Cloister Park',
  's4-founders-bridge': "Founders' Bridge",
  's4-assize-street': 'Assize Street',
  's4-miller-bridge': 'Miller Bridge',
  's4-almshouse-lane': 'Almshouse Lane',
  's4-elm-promenade': 'Elm Promenade',
}

export const tokens: Record<MythosToken, string> = {
  'spread-doom': 'Spread Doom',
  'spawn-monster': 'Spawn Monster',
  'spawn-clue': 'Spawn Clue',
  'read-headline': 'Read Headline',
  'gate-burst': 'Gate Burst',
  reckoning: 'Reckoning',
  blank: 'Blank',
}

export const investigators: Record<Investigator, string> = {
  'tommy-muldoon': 'Tommy Muldoon',
  'marie-lambeau': 'Marie Lambeau',
  'jenny-barnes': 'Jenny Barnes',
  'dexter-drake': 'Dexter Drake',
  'wendy-adams': 'Wendy Adams',
  'rex-murphy': 'Rex Murphy',
  'calvin-wright': 'Calvin Wright',
  'agnes-baker': 'Agnes Baker',
  'michael-mcglen': 'Michael McGlen',
  'daniela-reyes': 'Daniela Reyes',
  'norman-withers': 'Norman Withers',
  'minh-thi-phan': 'Minh Thi Phan',
}

export const occupations: Record<Investigator, string> = {
  'tommy-muldoon': 'Rookie Cop',
  'marie-lambeau': 'Entertainer',
  'jenny-barnes': 'Dilettante',
  'dexter-drake': 'Magician',
  'wendy-adams': 'Urchin',
  'rex-murphy': 'Reporter',
  'calvin-wright': 'Haunted',
  'agnes-baker': 'Waitress',
  'michael-mcglen': 'Mobster',
  'daniela-reyes': 'Mechanic',
  'norman-withers': 'Astronomer',
  'minh-thi-phan': 'Secretary',
}

export const startingCards: Record<StartingCard, string> = {
  becky: 'Becky',
  handcuffs: 'Handcuffs',
  motorcycle: 'Motorcycle',
  'start-intervene': 'Intervene',
  'witch-blood': 'Witch Blood',
  'grande-meres-knife': "Grande-mère's Knife",
  'search-for-izzie': 'Search for Izzie',
  'dressed-to-the-nines': 'Dressed to the Nines',
  'jennys-twin-45s': "Jenny's Twin .45s",
  'start-mists-of-rlyeh': "Mists of R'lyeh",
  'start-astral-travel': 'Astral Travel',
  'magicians-cane': "Magician's Cane",
  'mamas-amulet': "Mama's Amulet",
  'mr-pawterson': 'Mr. Pawterson',
  'mysterious-photo': 'Mysterious Photo',
  'search-for-the-truth': 'Search for the Truth',
  'the-tower': 'The Tower',
  'it-all-comes-together': 'It All Comes Together',
  'overcome-all-odds': 'Overcome All Odds',
  'spirit-dagger': 'Spirit Dagger',
  'until-the-end-of-time': 'Until the End of Time',
  'voice-of-the-messenger': 'Voice of the Messenger',
  'heirloom-of-hyperborea': 'Heirloom of Hyperborea',
  'storm-of-spirits': 'Storm of Spirits',
  'start-flesh-ward': 'Flesh Ward',
  'chicago-typewriter': 'Chicago Typewriter',
  'obannion-member': "O'Bannion Member",
  'ol-boiler': "Ol' Boiler",
  gabriel: 'Gabriel',
  'ace-of-swords': 'Ace of Swords',
  wrench: 'Wrench',
  'start-find-gate': 'Find Gate',
  'astronomy-book': 'Astronomy Book',
  'precious-memento': 'Precious Memento',
  'king-in-yellow': 'King in Yellow',
  'analytical-mind': 'Analytical Mind',
  synergy: 'Synergy',
}

export const monsters: Record<MonsterKind | EpicMonster, string> = {
  'robed-figure': 'Robed Figure',
  'hooded-stalker': 'Hooded Stalker',
  'occult-ritualist': 'Occult Ritualist',
  'high-priest': 'High Priest',
  'masked-ones': 'Masked Ones',
  'abyssal-servant': 'Abyssal Servant',
  'eyeless-watcher': 'Eyeless Watcher',
  'swift-byakhee': 'Swift Byakhee',
  'tindalos-alpha': 'Tindalos Alpha',
  'ravenous-predator': 'Ravenous Predator',
  'keening-hound': 'Keening Hound',
  'hybrid-thug': 'Hybrid Thug',
  'ocean-scion': 'Ocean Scion',
  'shallows-predator': 'Shallows Predator',
  'river-skulk': 'River Skulk',
  'sea-singer': 'Sea Singer',
  'shoreline-brute': 'Shoreline Brute',
  'wake-titan': 'Wake Titan',
  'rlyeh-guardian': "R'lyeh Guardian",
  'vicious-glutton': 'Vicious Glutton',
  'flesh-eater': 'Flesh-Eater',
  'ghoul-acolyte': 'Ghoul Acolyte',
  'creeping-ghoul': 'Creeping Ghoul',
  'nightmarish-fiend': 'Nightmarish Fiend',
  'ghoul-priest': 'Ghoul Priest',
  'corpse-taker': 'Corpse-Taker',
  'altered-servant': 'Altered Servant',
  'hulking-thrall': 'Hulking Thrall',
  'void-touched': 'Void Touched',
  'avian-thrall': 'Avian Thrall',
  'lupine-thrall': 'Lupine Thrall',
  'altered-beast': 'Altered Beast',
  whippoorwill: 'Whippoorwill',
  'lodge-enforcer': 'Lodge Enforcer',
  'lodge-loyalist': 'Lodge Loyalist',
  'twilight-supplicant': 'Twilight Supplicant',
  'simon-carter': 'Simon Carter',
  'masked-reveller': 'Masked Reveller',
  'ballot-stuffer': 'Ballot-Stuffer',
  sleepwalker: 'Sleepwalker',
  'second-shadow': 'Second Shadow',
  'drowned-ringer': 'The Drowned Ringer',
  lamplighter: 'The Lamplighter',
  'mayor-elect': 'The Mayor-Elect',
  surveyor: 'The Surveyor',
}

export const items: Record<Item, string> = {
  '38-revolver': '.38 Revolver',
  '41-derringer': '.41 Derringer',
  '45-automatic': '.45 Automatic',
  '45-thompson': '.45 Thompson',
  shotgun: 'Shotgun',
  knife: 'Knife',
  dynamite: 'Dynamite',
  'baseball-bat': 'Baseball Bat',
  'enchanted-knife': 'Enchanted Knife',
  crowbar: 'Crowbar',
  'bulletproof-vest': 'Bulletproof Vest',
  'leather-coat': 'Leather Coat',
  'elder-sign-amulet': 'Elder Sign Amulet',
  'token-of-faith': 'Token of Faith',
  'pain-killers': 'Pain Killers',
  'liquid-courage': 'Liquid Courage',
  'pocket-watch': 'Pocket Watch',
  'rabbits-foot': "Rabbit's Foot",
  'lucky-cigarette-case': 'Lucky Cigarette Case',
  'lucky-charm': 'Lucky Charm',
  'magnifying-glass': 'Magnifying Glass',
  camera: 'Camera',
  lantern: 'Lantern',
  lockpicks: 'Lockpicks',
  'map-of-arkham': 'Map of Arkham',
  'ground-pepper': 'Ground Pepper',
  'police-whistle': 'Police Whistle',
  'first-aid-kit': 'First Aid Kit',
  'grimms-fairy-tales': "Grimms' Fairy Tales",
  'healing-elixir': 'Healing Elixir',
  'fine-clothes': 'Fine Clothes',
  encyclopedia: 'Encyclopedia',
  'secret-page': 'Secret Page',
  'otherworld-codex': 'Otherworld Codex',
  'occult-scripture': 'Occult Scripture',
  'mystic-scroll': 'Mystic Scroll',
  'mystic-tome': 'Mystic Tome',
  'true-magick': 'True Magick',
  'warding-stone': 'Warding Stone',
  'salt-of-three-wells': 'Salt of Three Wells',
  'silver-key': 'Silver Key',
  'tattered-cloak': 'Tattered Cloak',
  'grotesque-statue': 'Grotesque Statue',
  'pallid-mask': 'Pallid Mask',
}

export const allies: Record<Ally, string> = {
  'alice-luxley': 'Alice Luxley',
  'arthur-johnson': 'Arthur Johnson',
  'delphinia-bell': 'Delphinia Bell',
  'gabriel-carillo': 'Gabriel Carillo',
  'grace-bechman': 'Grace Bechman',
  'henry-wan': 'Henry Wan',
  'jenica-capra': 'Jenica Capra',
  'leland-williams': 'Leland Williams',
  'lewis-hayes': 'Lewis Hayes',
  'sachiko-higa': 'Sachiko Higa',
  'tetsuo-mori': 'Tetsuo Mori',
  'zora-larson': 'Zora Larson',
}

export const allyOccupations: Record<Ally, string> = {
  'alice-luxley': 'police detective',
  'arthur-johnson': 'consultant',
  'delphinia-bell': 'university professor',
  'gabriel-carillo': 'teacher',
  'grace-bechman': 'supernatural detective',
  'henry-wan': 'aspiring actor',
  'jenica-capra': 'mystic bounty hunter',
  'leland-williams': 'antiques dealer',
  'lewis-hayes': 'university professor',
  'sachiko-higa': 'boxer',
  'tetsuo-mori': 'police officer',
  'zora-larson': 'secretary',
}

export const spells: Record<Spell, string> = {
  'mists-of-rlyeh': "Mists of R'lyeh",
  shriveling: 'Shriveling',
  wither: 'Wither',
  'flesh-ward': 'Flesh Ward',
  intervene: 'Intervene',
  'healing-words': 'Healing Words',
  'astral-travel': 'Astral Travel',
  'find-gate': 'Find Gate',
  'alchemical-process': 'Alchemical Process',
  binding: 'Binding',
  clairvoyance: 'Clairvoyance',
  'instill-bravery': 'Instill Bravery',
  'lure-monster': 'Lure Monster',
  wrack: 'Wrack',
  banishment: 'Banishment',
  'the-beast-within': 'The Beast Within',
}

export const conditions: Record<ConditionCard, string> = {
  blessed: 'Blessed',
  cursed: 'Cursed',
  'dark-pact': 'Dark Pact',
}

export const darkPacts: Record<DarkPact, string> = {
  'dark-pact-1': 'The World Undone',
  'dark-pact-2': 'Pact of Sacrifice',
  'dark-pact-3': 'The Ultimate Price',
  'dark-pact-4': 'An Alliance of Evil',
  'dark-pact-5': 'Dark Destiny',
  'dark-pact-6': 'Forbidden Knowledge',
}

export const specials: Record<SpecialCard, string> = {
  stevedore: 'Stevedore',
  'stray-cat': 'Stray Cat',
  'stray-dog': 'Stray Dog',
  'wooden-homunculus': 'Wooden Homunculus',
  'rare-books-access': 'Rare Books Access',
  'service-piece': 'Service Piece',
  'reporting-gig': 'Reporting Gig',
  'server-at-velmas': "Server at Velma's",
  performer: 'Performer',
  'the-moon': 'The Moon',
  'mysterious-serum': 'Mysterious Serum',
  'ezra-graves': 'Ezra Graves',
  gravedigger: 'Gravedigger',
  'hunting-dog': 'Hunting Dog',
  'dark-blessing': 'Dark Blessing',
  'deputy-of-arkham': 'Deputy of Arkham',
  astrolabe: 'Astrolabe',
  'black-cat': 'Black Cat',
  'contraband-whiskey': 'Contraband Whiskey',
}

export const scenarios: Record<ScenarioId, string> = {
  'drowned-carillon': 'The Drowned Carillon',
  'lamplighters-ledger': "The Lamplighter's Ledger",
  'sash-and-mask': 'The Sash and the Mask',
  'second-town': 'The Second Town',
}

export const anomalySets: Record<AnomalySet, string> = {
  undertow: 'The Undertow',
  'unending-ball': 'The Unending Ball',
  'second-streets': 'Second Streets',
}

export const skills: Record<Skill, string> = {
  lore: 'lore',
  influence: 'influence',
  observation: 'observation',
  strength: 'strength',
  will: 'will',
}

export const classes: Record<Class, string> = {
  guardian: 'guardian',
  mystic: 'mystic',
  rogue: 'rogue',
  seeker: 'seeker',
  survivor: 'survivor',
}

export const keywords: Record<Keyword, string> = {
  elite: 'elite',
  massive: 'massive',
  elusive: 'elusive',
  watcher: 'watcher',
  ravenous: 'ravenous',
}

export const monsterTraits: Record<MonsterTrait, string> = {
  Human: 'Human',
  Cultist: 'Cultist',
  Nightgaunt: 'Nightgaunt',
  Byakhee: 'Byakhee',
  'Hound of Tindalos': 'Hound of Tindalos',
  'Deep One': 'Deep One',
  'Star Spawn': 'Star Spawn',
  Ghoul: 'Ghoul',
  Aberration: 'Aberration',
  Thrall: 'Thrall',
  Beast: 'Beast',
  Lodge: 'Lodge',
  Dream: 'Dream',
  Epic: 'Epic',
}

export const assetTraits: Record<AssetTrait, string> = {
  common: 'common',
  curio: 'curio',
  tome: 'tome',
  weapon: 'weapon',
  magical: 'magical',
  vehicle: 'vehicle',
  incantation: 'incantation',
  ritual: 'ritual',
  cat: 'cat',
  dog: 'dog',
  familiar: 'familiar',
  innate: 'innate',
  membership: 'membership',
  professor: 'professor',
  retainer: 'retainer',
}

export const colours: Record<Colour, string> = {
  red: 'red',
  white: 'white',
  blue: 'blue',
}
