import type { NameOf, Words } from '@miskatonic/kernel'
import type { ActionKind } from '../../content/cards.ts'
import type { Face } from '../../content/characters.ts'
import type { Alone, Events } from '../../kind.ts'
import { isOnMap } from '../places.ts'
import {
  accusative,
  at,
  capital,
  charges,
  condition,
  count,
  from,
  fromTo,
  genitive,
  list,
  numberOf,
  of,
  points,
  pointsOf,
  sector,
  sectors,
  to,
  together,
  token,
  verb,
  way,
} from './grammar.ts'
import {
  beings,
  cards,
  causes,
  characters,
  conditions,
  decks,
  directions,
  faces,
  heads,
  items,
  losses,
  missions,
  reports,
  rooms,
  sought,
} from './names.ts'

/** What happened, in the present tense. What only Evil knows is left out where it is not told. */
export const events: Words<Alone>['events'] = {
  characterTaken: ({ character }) => `Bohaterem jest ${characters[character].name}.`,
  decksTaken: ({ decks: taken }) => `Zło bierze talie: ${list(taken.map((deck) => decks[deck].name))}.`,
  gameSetUp: ({ green, blue, red }) =>
    `Kolonia tonie w mroku. Misje: „${missions[green]}” i „${missions[blue]}”, a na koniec „${missions[red]}”.`,
  itemsDrawn: ({ items: drawn }, who) =>
    `${who('hero')} znajduje ${list(drawn.map((each) => items[each].accusative))}.`,
  cardsDrawn: ({ who: one, count: drawn, cards: known }, who) =>
    `${who(one)} dobiera ${count(drawn, 'kartę', 'karty', 'kart')}${known === null ? '' : `: ${known.map((card) => `„${cards[card]}”`).join(', ')}`}.`,
  roundBegan: ({ marker, leader }, who) =>
    `Zaczyna się runda; znacznik stoi na polu ${marker}. Przywódcą jest ${who(leader)}.`,
  turnBegan: ({ number }) => `Tura ${number} z 8.`,
  turnEnded: ({ number }) => `Koniec tury ${number}.`,

  timeSlowed: ({ free }, who) =>
    `Dla ${genitive(who('hero'))} czas zwalnia: w tej turze dwie akcje${free ? ', za darmo' : ''}.`,
  adrenalineGained: ({ count: gained }, who) => `${who('hero')} dostaje ${adrenaline(gained)}.`,
  adrenalineLost: ({ count: lost }, who) => `${who('hero')} traci ${adrenaline(lost)}.`,
  acted: ({ action, item }, who) =>
    `${who('hero')} ${deeds[action]}${item === null ? '' : ` (${items[item].name})`}.`,
  moved: ({ to: there, way: taken, how }, who) => {
    const where = `${way(taken)}${isOnMap(there) ? `, ${to(there)}` : ''}`
    if (how === 'drag') return `Coś ciągnie ${accusative(who('hero'))} ${where}.`
    return how === 'step' ? `${who('hero')} idzie ${where}.` : `${who('hero')} biegnie za Pilotką ${where}.`
  },
  doorLocked: ({ place, way: side }) => `${capital(doors(side))} drzwi ${of(place)}: zablokowane.`,
  doorUnlocked: ({ place, way: side }) => `${capital(doors(side))} drzwi ${of(place)}: odblokowane.`,
  sectorRevealed: ({ place, what }) => `${capital(at(place))} z mroku wyłania się ${sector(what)}.`,
  sectorsForgotten: ({ places }) =>
    places.length === 1
      ? `Z labiryntu znika to, co było ${at(places[0]!)}.`
      : `Z labiryntu znikają sektory: ${together(places)}.`,
  monsterSeen: ({ place, being, wounded }) =>
    `${capital(at(place))} ${verb(being, 'czekają', 'czeka')} ${beings[being].name}${wounded ? ` (${beings[being].wounded.name})` : ''}.`,
  litUp: ({ place }) => `${capital(at(place))} zapala się światło.`,
  wentDark: ({ place }) => `${capital(at(place))} gaśnie światło.`,
  hazardPlaced: ({ place }) =>
    place === null
      ? 'Zło kładzie gdzieś w mroku żeton zagrożenia.'
      : `${capital(at(place))} leży żeton zagrożenia.`,
  hazardDiscarded: ({ place }) => `${capital(at(place))} nie ma już żetonu zagrożenia.`,
  hazardsSetAside: ({ count: set }) =>
    `Zło odkłada na koniec rundy ${count(set, 'żeton', 'żetony', 'żetonów')} zagrożenia.`,

  targetsAsked: ({ targets }, who) =>
    `${who('hero')} lokalizuje ${list(targets.map((target) => sought[target].accusative))}.`,
  located: (answer) => found(answer),
  itemUpgraded: ({ item, with: giver }) =>
    `${items[item].name}: ulepszenie ładunkiem ${items[giver].genitive}.`,
  chargesSpent: ({ item, count: spent }) => `${items[item].name}: o ${charges(spent)} mniej.`,
  itemDiscarded: ({ item }) => `Odrzucony przedmiot: ${items[item].name}.`,
  recovered: ({ health, control }, who) => `${who('hero')} odzyskuje ${points(health, control)}.`,
  roomSearched: ({ room }) => `Przeszukane do ostatniego kąta: ${rooms[room].name}.`,

  cardProposed: ({ by, deck, face, condition: met }, who) =>
    `${who(by)} prosi o zgodę na kartę ${decks[deck].genitive}: ${
      face === 'down' || met === null
        ? 'zakrytą, jako reakcję standardową'
        : `reakcję na ${conditions[met].accusative}`
    }.`,
  proposalRefused: ({ by }, who) => `Przywódca odmawia: ${who(by)} nie zagra tej karty.`,
  cardPlayed: ({ by, card, deck, face, spaces, dangerous }, who) =>
    `${who(by)} zagrywa ${
      face === 'down'
        ? `zakrytą kartę ${decks[deck].genitive}${card === null ? '' : ` („${cards[card]}”)`}, reakcję standardową`
        : `kartę ${card === null ? '' : `„${cards[card]}” `}(${decks[deck].name})${dangerous ? ', i jest to karta niebezpieczna' : ''}`
    }. Zakryte pola: ${spaces}.`,
  cardReturned: ({ card }) => `„${cards[card]}” schodzi z toru; jej pola są znów wolne.`,
  monsterSpawned: ({ being, place, monster }) =>
    `${capital(at(place))} ${verb(being, 'pojawiają', 'pojawia')} się ${token(being, monster)}.`,
  monsterMoved: (event) => stirred(event),
  monsterRelocated: ({ being, from: here, to: there, monster }) => {
    const subject = token(being, monster)
    if (here === null)
      return `${capital(at(there ?? ''))} ${verb(being, 'wyłaniają', 'wyłania')} się ${subject}.`
    if (there === null) return `${subject} ${verb(being, 'znikają', 'znika')} ${from(here)}.`
    return `${subject} bezgłośnie ${verb(being, 'przenoszą', 'przenosi')} się ${fromTo(here, there)}.`
  },
  monsterRemoved: ({ being, place, monster }) =>
    `${token(being, monster)} ${verb(being, 'znikają', 'znika')} ${from(place)}.`,
  noise: ({ heard }) => `Hałas ${reports[heard]}.`,
  frightened: ({ being, value }, who) =>
    `${beings[being].name} ${verb(being, 'przerażają', 'przeraża')} ${accusative(who('hero'))}: przerażenie ${value}.`,
  diceRolled: ({ by, dice, why }, who) =>
    dice.length === 0
      ? `${roller(by, who)} nie ma czym rzucić.`
      : `${roller(by, who)} rzuca${why === 'parting' ? ' w ataku przy odejściu' : ''}: ${rolled(dice)}.`,
  diceRerolled: ({ by, dice }, who) => `${roller(by, who)} przerzuca. Teraz: ${rolled(dice)}.`,
  attackBegan: ({ being, dice }) =>
    `${beings[being].name} ${verb(being, 'atakują', 'atakuje')} ${count(dice, 'kością', 'kośćmi', 'kośćmi')}.`,
  monsterWounded: ({ being, place, monster }) =>
    `${capital(at(place))} ${verb(being, 'odnoszą rany', 'odnosi ranę')} ${token(being, monster)}.`,
  monsterKilled: ({ being, place, monster }) =>
    `${capital(at(place))} ${verb(being, 'giną', 'ginie')} ${token(being, monster)}.`,
  monsterStunned: ({ being, place, monster }) =>
    `${capital(at(place))} ${verb(being, 'nieruchomieją', 'nieruchomieje')} od wyładowania ${token(being, monster)}.`,
  nothingHit: () => 'Nie było tam w co trafić.',
  experienceGained: ({ being, points: gained }, who) =>
    `${who('hero')} zdobywa doświadczenie, ${beings[being].name}: ${count(gained, 'punkt', 'punkty', 'punktów')}${gained === 2 ? ', a umiejętność jest odblokowana' : ''}.`,
  strengthened: ({ place, dice, monster }) =>
    `Potwór${monster === null ? '' : ` ${numberOf(monster)}`}${place === null ? '' : ` ${at(place)}`} wpada w szał: w tej turze o ${count(dice, 'kość', 'kości', 'kości')} więcej.`,

  lostHealth: ({ count: lost, cause }, who) =>
    `${who('hero')} traci ${pointsOf(lost, losses.health)} (${causes[cause]}).`,
  lostControl: ({ count: lost, cause }, who) =>
    `${who('hero')} traci ${pointsOf(lost, losses.control)} (${causes[cause]}).`,
  lossPrevented: ({ what, count: saved, by }, who) =>
    `${who('hero')} zachowuje ${pointsOf(saved, losses[what])} (${saviour(by)}).`,
  allyStruck: ({ count: lost }) => `Cios spada na sojusznika: traci ${charges(lost)}.`,
  allyGained: ({ character }) => `${characters[character].name} żyje i dołącza jako sojusznik.`,
  allyLost: ({ character }) => `${characters[character].name} ginie w mroku.`,
  allySacrificed: ({ character }) =>
    `${characters[character].name} zostaje z tyłu, żeby Bohater mógł iść dalej.`,
  allyUsed: ({ character }) => `${characters[character].name} pomaga.`,

  missionAdvanced: ({ mission, progress }) => `„${missions[mission]}”: postęp ${progress}.`,
  missionCompleted: ({ mission }) => `„${missions[mission]}”: misja ukończona.`,
  finalMissionActive: ({ mission }) => `Jest wyjście. Misja finałowa: „${missions[mission]}”.`,
  conditionPlaced: ({ mission, place }) =>
    place === null
      ? `„${missions[mission]}”: gdzieś leży teraz ${condition(mission)}.`
      : `„${missions[mission]}”: ${at(place)} leży ${condition(mission)}.`,
  conditionTaken: ({ mission, place }) => `„${missions[mission]}”: ${condition(mission)} ${at(place)} znika.`,
  bossPlaced: ({ being, place }) =>
    `Nadchodzi ${beings[being].name}${place === null ? '. Nikt nie słyszy gdzie' : `: ${at(place)}`}.`,
  roundGained: () => 'Zyskany czas: znacznik cofa się o jedno pole.',
  nightmareBegan: () =>
    'Zaczyna się koszmar. Wszystko, co tam jest, ma teraz więcej sił, i to się nie skończy.',
  leaderPassed: ({ to: next }, who) => `Przywódcą jest teraz ${who(next)}.`,
  cardsDropped: ({ who: one, count: dropped }, who) =>
    `${who(one)} odrzuca ${count(dropped, 'kartę', 'karty', 'kart')}.`,
  adrenalineRefilled: ({ to: reached }, who) => `${who('hero')} ma znów ${adrenaline(reached)}.`,
}

function adrenaline(n: number): string {
  return `${count(n, 'żeton', 'żetony', 'żetonów')} adrenaliny`
}

const deeds: Record<ActionKind, string> = {
  move: 'rusza się',
  explore: 'eksploruje',
  fight: 'walczy',
  locate: 'nasłuchuje',
  search: 'przeszukuje',
  interact: 'wykonuje interakcję',
}

/** Doors lie along the compass only. */
function doors(side: Events['doorLocked']['way']): string {
  return side === 'stairs' ? 'tamte' : directions[side].doors
}

/** "Najbliższe Czerwie: 3 sektory stąd, na tym poziomie, droga na północ". */
function found({ target, distance, level, way: first }: Events['located']): string {
  const subject = capital(sought[target].name)
  if (level === 'none' || distance < 0) return `${subject}: nie ma.`
  const far = distance === 0 ? 'tutaj' : `${sectors(distance)} stąd`
  const where = level === 'this' ? 'na tym poziomie' : 'na drugim poziomie'
  return `${subject}: ${far}, ${where}${first === null || first === 'here' ? '' : `, ${heads[first]}`}.`
}

/** Coming out of the dark, going into it, or from one place to another. */
function stirred({ being, from: here, to: there, way: taken, monster }: Events['monsterMoved']): string {
  const subject = token(being, monster)
  if (here === '')
    return `${capital(at(there ?? ''))} ${verb(being, 'wychodzą', 'wychodzi')} z mroku ${subject}.`
  const off = taken === null ? '' : ` ${way(taken)}`
  if (there === null) return `${subject} ${verb(being, 'znikają', 'znika')} ${from(here)}, odchodząc${off}.`
  return `${subject} ${verb(being, 'idą', 'idzie')}${off} ${fromTo(here, there)}.`
}

function roller(by: 'hero' | 'evil', who: NameOf): string {
  return by === 'hero' ? who('hero') : 'Zło'
}

/** "2 trafienia, 1 pudło". */
function rolled(dice: readonly Face[]): string {
  return (['hit', 'surge', 'miss'] as const)
    .map((face) => ({ face, n: dice.filter((each) => each === face).length }))
    .filter(({ n }) => n > 0)
    .map(({ face, n }) => count(n, faces[face].one, faces[face].few, faces[face].many))
    .join(', ')
}

/** What kept the loss away. */
function saviour(by: Events['lossPrevented']['by']): string {
  if (by === 'skill') return 'umiejętność'
  return by in characters
    ? characters[by as keyof typeof characters].name
    : items[by as keyof typeof items].name
}
