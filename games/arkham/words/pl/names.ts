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

/** What things are called in Polish; the terms are those of the Polish rulebook (ledger, *Glossary*). */

export const hoods: Record<Hood, string> = {
  northside: 'Dzielnica północna',
  downtown: 'Śródmieście',
  easttown: 'Dzielnica wschodnia',
  'merchant-district': 'Dzielnica kupiecka',
  rivertown: 'Dzielnica rzeczna',
  'miskatonic-university': 'Uniwersytet Miskatonic',
  uptown: 'Górne miasto',
  southside: 'Dzielnica południowa',
}

export const spaces: Record<Space, string> = {
  'arkham-advertiser': 'Redakcja „Arkham Advertiser"',
  'train-station': 'Dworzec kolejowy',
  'curiositie-shoppe': 'Sklep z osobliwościami',
  'independence-square': 'Plac Niepodległości',
  'la-bella-luna': 'La Bella Luna',
  'arkham-asylum': 'Azyl w Arkham',
  'velmas-diner': 'Jadłodajnia Velmy',
  'hibbs-roadhouse': 'Zajazd Hibba',
  'police-station': 'Posterunek policji',
  'unvisited-isle': 'Bezludna wyspa',
  'tick-tock-club': 'Klub Tik-Tak',
  'river-docks': 'Doki rzeczne',
  'black-cave': 'Czarna jaskinia',
  graveyard: 'Cmentarz',
  'general-store': 'Sklep wielobranżowy',
  observatory: 'Obserwatorium',
  'science-building': 'Budynek nauk ścisłych',
  'orne-library': "Biblioteka Orne'a",
  'hangmans-hill': 'Wzgórze Wisielców',
  'st-marys-hospital': 'Szpital Najświętszej Marii Panny',
  'ye-olde-magick-shoppe': 'Stary sklep z magią',
  'mas-boarding-house': 'Pensjonat Ma',
  'historical-society': 'Towarzystwo Historyczne',
  'south-church': 'Kościół południowy',
}

export const streetTypes: Record<StreetType, string> = {
  residential: 'Ulica mieszkaniowa',
  bridge: 'Ulica na moście',
  scenic: 'Ulica krajobrazowa',
}

export const streets: Record<StreetId, string> = {
  's1-chapel-row': 'Ulica Kapliczna',
  's1-mill-walk': 'Aleja Młyńska',
  's1-iron-bridge': 'Most Żelazny',
  's1-garrison-bridge': 'Most Garnizonowy',
  's1-lich-street': 'Ulica Umarłych',
  's1-orchard-lane': 'Zaułek Sadowy',
  's1-parsonage-street': 'Ulica Plebańska',
  's2-peabody-avenue': "Aleja Peabody'ego",
  's2-east-bridge': 'Most Wschodni',
  's2-garrison-bridge': 'Most Garnizonowy',
  's2-college-street': 'Ulica Kolegialna',
  's2-river-park': 'Park Nadrzeczny',
  's2-gallows-walk': 'Aleja Szubieniczna',
  's2-high-street': 'Ulica Główna',
  's3-ballot-street': 'Ulica Wyborcza',
  's3-ferry-bridge': 'Most Promowy',
  's3-constables-walk': 'Aleja Konstabla',
  's3-toll-lane': 'Zaułek Rogatkowy',
  's3-lantern-bridge': 'Most Latarń',
  's3-bandstand-park': 'Park z muszlą koncertową',
  's3-chandler-street': 'Ulica Świecarzy',
  's4-lecture-row': 'Ulica Wykładowa',
  's4-cloister-park': 'Park Klasztorny',
  's4-founders-bridge': 'Most Założycieli',
  's4-assize-street': 'Ulica Sądowa',
  's4-miller-bridge': 'Most Młynarza',
  's4-almshouse-lane': 'Zaułek Przytułkowy',
  's4-elm-promenade': 'Promenada Wiązów',
}

export const tokens: Record<MythosToken, string> = {
  'spread-doom': 'Postęp zagłady',
  'spawn-monster': 'Rozstawienie potwora',
  'spawn-clue': 'Rozstawienie wskazówki',
  'read-headline': 'Odczytanie nagłówka',
  'gate-burst': 'Otwarcie bramy',
  reckoning: 'Zguba',
  blank: 'Pusty żeton',
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
  'tommy-muldoon': 'Początkujący policjant',
  'marie-lambeau': 'Pieśniarka',
  'jenny-barnes': 'Dyletantka',
  'dexter-drake': 'Magik',
  'wendy-adams': 'Ulicznica',
  'rex-murphy': 'Reporter',
  'calvin-wright': 'Nawiedzony',
  'agnes-baker': 'Kelnerka',
  'michael-mcglen': 'Gangster',
  'daniela-reyes': 'Mechaniczka',
  'norman-withers': 'Astronom',
  'minh-thi-phan': 'Sekretarka',
}

export const startingCards: Record<StartingCard, string> = {
  becky: 'Becky',
  handcuffs: 'Kajdanki',
  motorcycle: 'Motocykl',
  'start-intervene': 'Interwencja',
  'witch-blood': 'Krew czarownicy',
  'grande-meres-knife': 'Nóż grande-mère',
  'search-for-izzie': 'Poszukiwania Izzie',
  'dressed-to-the-nines': 'Jak spod igły',
  'jennys-twin-45s': 'Bliźniacze czterdziestkipiątki Jenny',
  'start-mists-of-rlyeh': "Mgły R'lyeh",
  'start-astral-travel': 'Podróż astralna',
  'magicians-cane': 'Laska magika',
  'mamas-amulet': 'Amulet mamy',
  'mr-pawterson': 'Pan Łapeczka',
  'mysterious-photo': 'Tajemnicza fotografia',
  'search-for-the-truth': 'W poszukiwaniu prawdy',
  'the-tower': 'Wieża',
  'it-all-comes-together': 'Wszystko układa się w całość',
  'overcome-all-odds': 'Wbrew wszystkiemu',
  'spirit-dagger': 'Sztylet duchów',
  'until-the-end-of-time': 'Aż po kres czasu',
  'voice-of-the-messenger': 'Głos posłańca',
  'heirloom-of-hyperborea': 'Dziedzictwo Hyperborei',
  'storm-of-spirits': 'Burza duchów',
  'start-flesh-ward': 'Ochrona ciała',
  'chicago-typewriter': 'Maszyna do pisania z Chicago',
  'obannion-member': "Człowiek O'Bannionów",
  'ol-boiler': 'Stary kocioł',
  gabriel: 'Gabriel',
  'ace-of-swords': 'As mieczy',
  wrench: 'Klucz francuski',
  'start-find-gate': 'Odnalezienie bramy',
  'astronomy-book': 'Traktat astronomiczny',
  'precious-memento': 'Cenna pamiątka',
  'king-in-yellow': 'Król w Żółci',
  'analytical-mind': 'Analityczny umysł',
  synergy: 'Synergia',
}

export const monsters: Record<MonsterKind | EpicMonster, string> = {
  'robed-figure': 'Zakapturzona postać',
  'hooded-stalker': 'Zakapturzony prześladowca',
  'occult-ritualist': 'Okultystyczny rytualista',
  'high-priest': 'Arcykapłan',
  'masked-ones': 'Zamaskowani',
  'abyssal-servant': 'Sługa otchłani',
  'eyeless-watcher': 'Bezoki obserwator',
  'swift-byakhee': 'Chyża byakhee',
  'tindalos-alpha': 'Alfa z Tindalos',
  'ravenous-predator': 'Wygłodniały drapieżca',
  'keening-hound': 'Zawodzący ogar',
  'hybrid-thug': 'Zbir mieszaniec',
  'ocean-scion': 'Potomek oceanu',
  'shallows-predator': 'Drapieżnik z płycizn',
  'river-skulk': 'Rzeczny skradacz',
  'sea-singer': 'Śpiewak morza',
  'shoreline-brute': 'Nadbrzeżny brutal',
  'wake-titan': 'Tytan fali',
  'rlyeh-guardian': "Strażnik R'lyeh",
  'vicious-glutton': 'Dziki żarłok',
  'flesh-eater': 'Pożeracz mięsa',
  'ghoul-acolyte': 'Ghul akolita',
  'creeping-ghoul': 'Skradający się ghul',
  'nightmarish-fiend': 'Koszmarny czart',
  'ghoul-priest': 'Kapłan ghuli',
  'corpse-taker': 'Zabierający zwłoki',
  'altered-servant': 'Odmieniony sługa',
  'hulking-thrall': 'Zwalisty niewolnik',
  'void-touched': 'Tknięty pustką',
  'avian-thrall': 'Ptasi niewolnik',
  'lupine-thrall': 'Wilczy niewolnik',
  'altered-beast': 'Odmieniona bestia',
  whippoorwill: 'Lelek',
  'lodge-enforcer': 'Egzekutor Loży',
  'lodge-loyalist': 'Lojalista Loży',
  'twilight-supplicant': 'Suplikant zmierzchu',
  'simon-carter': 'Simon Carter',
  'masked-reveller': 'Zamaskowany biesiadnik',
  'ballot-stuffer': 'Fałszerz głosów',
  sleepwalker: 'Lunatyk',
  'second-shadow': 'Drugi cień',
  'drowned-ringer': 'Utopiony dzwonnik',
  lamplighter: 'Latarnik',
  'mayor-elect': 'Burmistrz elekt',
  surveyor: 'Mierniczy',
}

export const items: Record<Item, string> = {
  '38-revolver': 'Rewolwer kalibru .38',
  '41-derringer': 'Derringer kalibru .41',
  '45-automatic': 'Pistolet kalibru .45',
  '45-thompson': 'Thompson kalibru .45',
  shotgun: 'Strzelba',
  knife: 'Nóż',
  dynamite: 'Dynamit',
  'baseball-bat': 'Kij baseballowy',
  'enchanted-knife': 'Zaczarowany nóż',
  crowbar: 'Łom',
  'bulletproof-vest': 'Kamizelka kuloodporna',
  'leather-coat': 'Skórzany płaszcz',
  'elder-sign-amulet': 'Amulet ze Starszym Znakiem',
  'token-of-faith': 'Symbol wiary',
  'pain-killers': 'Środki przeciwbólowe',
  'liquid-courage': 'Odwaga w płynie',
  'pocket-watch': 'Zegarek kieszonkowy',
  'rabbits-foot': 'Królicza łapka',
  'lucky-cigarette-case': 'Szczęśliwa papierośnica',
  'lucky-charm': 'Talizman szczęścia',
  'magnifying-glass': 'Szkło powiększające',
  camera: 'Aparat fotograficzny',
  lantern: 'Latarnia',
  lockpicks: 'Wytrychy',
  'map-of-arkham': 'Mapa Arkham',
  'ground-pepper': 'Mielony pieprz',
  'police-whistle': 'Gwizdek policyjny',
  'first-aid-kit': 'Apteczka',
  'grimms-fairy-tales': 'Baśnie braci Grimm',
  'healing-elixir': 'Leczniczy eliksir',
  'fine-clothes': 'Eleganckie ubranie',
  encyclopedia: 'Encyklopedia',
  'secret-page': 'Tajemna karta',
  'otherworld-codex': 'Kodeks z innego świata',
  'occult-scripture': 'Okultystyczne pismo',
  'mystic-scroll': 'Mistyczny zwój',
  'mystic-tome': 'Mistyczna księga',
  'true-magick': 'Prawdziwa magia',
  'warding-stone': 'Kamień ochronny',
  'salt-of-three-wells': 'Sól z trzech studni',
  'silver-key': 'Srebrny klucz',
  'tattered-cloak': 'Postrzępiony płaszcz',
  'grotesque-statue': 'Groteskowa figurka',
  'pallid-mask': 'Blada maska',
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
  'alice-luxley': 'policyjna detektyw',
  'arthur-johnson': 'konsultant',
  'delphinia-bell': 'profesor uniwersytetu',
  'gabriel-carillo': 'nauczyciel',
  'grace-bechman': 'detektyw od zjawisk nadprzyrodzonych',
  'henry-wan': 'początkujący aktor',
  'jenica-capra': 'mistyczna łowczyni nagród',
  'leland-williams': 'handlarz antykami',
  'lewis-hayes': 'profesor uniwersytetu',
  'sachiko-higa': 'pięściarka',
  'tetsuo-mori': 'policjant',
  'zora-larson': 'sekretarka',
}

export const spells: Record<Spell, string> = {
  'mists-of-rlyeh': "Mgły R'lyeh",
  shriveling: 'Uschnięcie',
  wither: 'Uwiąd',
  'flesh-ward': 'Ochrona ciała',
  intervene: 'Interwencja',
  'healing-words': 'Uzdrawiające słowa',
  'astral-travel': 'Podróż astralna',
  'find-gate': 'Odnalezienie bramy',
  'alchemical-process': 'Proces alchemiczny',
  binding: 'Spętanie',
  clairvoyance: 'Jasnowidzenie',
  'instill-bravery': 'Natchnienie odwagą',
  'lure-monster': 'Zwabienie potwora',
  wrack: 'Katusze',
  banishment: 'Wygnanie',
  'the-beast-within': 'Wewnętrzna bestia',
}

export const conditions: Record<ConditionCard, string> = {
  blessed: 'Błogosławieństwo',
  cursed: 'Klątwa',
  'dark-pact': 'Mroczny pakt',
}

export const darkPacts: Record<DarkPact, string> = {
  'dark-pact-1': 'Unicestwienie świata',
  'dark-pact-2': 'Pakt ofiary',
  'dark-pact-3': 'Najwyższa cena',
  'dark-pact-4': 'Sojusz zła',
  'dark-pact-5': 'Mroczne przeznaczenie',
  'dark-pact-6': 'Zakazana wiedza',
}

export const specials: Record<SpecialCard, string> = {
  stevedore: 'Doker',
  'stray-cat': 'Bezpański kot',
  'stray-dog': 'Bezpański pies',
  'wooden-homunculus': 'Drewniany homunkulus',
  'rare-books-access': 'Dostęp do rzadkich ksiąg',
  'service-piece': 'Broń służbowa',
  'reporting-gig': 'Praca reportera',
  'server-at-velmas': 'Kelner u Velmy',
  performer: 'Artysta sceniczny',
  'the-moon': 'Księżyc',
  'mysterious-serum': 'Tajemnicze serum',
  'ezra-graves': 'Ezra Graves',
  gravedigger: 'Grabarz',
  'hunting-dog': 'Pies myśliwski',
  'dark-blessing': 'Mroczne błogosławieństwo',
  'deputy-of-arkham': 'Zastępca szeryfa Arkham',
  astrolabe: 'Astrolabium',
  'black-cat': 'Czarny kot',
  'contraband-whiskey': 'Przemycana whiskey',
}

export const scenarios: Record<ScenarioId, string> = {
  'drowned-carillon': 'Zatopione dzwony',
  'lamplighters-ledger': 'Księga latarnika',
  'sash-and-mask': 'Szarfa i maska',
  'second-town': 'Drugie miasto',
}

export const anomalySets: Record<AnomalySet, string> = {
  undertow: 'Prąd wsteczny',
  'unending-ball': 'Bal bez końca',
  'second-streets': 'Drugie ulice',
}

export const skills: Record<Skill, string> = {
  lore: 'wiedza',
  influence: 'wpływ',
  observation: 'spostrzegawczość',
  strength: 'siła',
  will: 'wola',
}

export const classes: Record<Class, string> = {
  guardian: 'strażnik',
  mystic: 'mistyk',
  rogue: 'łotr',
  seeker: 'poszukiwacz',
  survivor: 'ocalały',
}

export const keywords: Record<Keyword, string> = {
  elite: 'elitarny',
  massive: 'masywny',
  elusive: 'nieuchwytny',
  watcher: 'obserwator',
  ravenous: 'padlinożerca',
}

export const monsterTraits: Record<MonsterTrait, string> = {
  Human: 'Człowiek',
  Cultist: 'Kultysta',
  Nightgaunt: 'Nocny zmór',
  Byakhee: 'Byakhee',
  'Hound of Tindalos': 'Ogar z Tindalos',
  'Deep One': 'Istota z Głębin',
  'Star Spawn': 'Gwiezdny pomiot',
  Ghoul: 'Ghul',
  Aberration: 'Aberracja',
  Thrall: 'Niewolnik',
  Beast: 'Bestia',
  Lodge: 'Loża',
  Dream: 'Sen',
  Epic: 'Potężny',
}

export const assetTraits: Record<AssetTrait, string> = {
  common: 'powszechny',
  curio: 'osobliwy',
  tome: 'księga',
  weapon: 'broń',
  magical: 'magiczny',
  vehicle: 'pojazd',
  incantation: 'inkantacja',
  ritual: 'rytuał',
  cat: 'kot',
  dog: 'pies',
  familiar: 'chowaniec',
  innate: 'wrodzony',
  membership: 'członkostwo',
  professor: 'profesor',
  retainer: 'stałe zajęcie',
}

export const colours: Record<Colour, string> = {
  red: 'czerwony',
  white: 'biały',
  blue: 'niebieski',
}
