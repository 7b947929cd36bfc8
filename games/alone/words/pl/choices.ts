import { type Item, isItem } from '../../cards/items.ts'
import type { NameOf, TableSeen, Words } from '@miskatonic/kernel'
import type { Alone, Choices } from '../../kind.ts'
import type { Gait } from '../../names.ts'
import { readPath } from '../places.ts'
import { decksSeen, monsterSeen } from '../sight.ts'
import {
  at,
  capital,
  charges,
  fromTo,
  monster,
  monsterAccusative,
  place,
  points,
  sectors,
  seen,
  to as toPlace,
  way,
  whereabouts,
} from './grammar.ts'
import {
  beings,
  cards,
  characters,
  decks,
  directions,
  faces,
  heads,
  items,
  missions,
  reports,
  skills,
  sought,
} from './names.ts'

/** What a player may choose, as it stands on a button. */
export const choices: Words<Alone>['choices'] = {
  takeCharacter: ({ character }) => `Zagraj ${characters[character].instrumental}`,
  takeDecks: ({ first, second }) => `Weź talie ${decks[first].name} i ${decks[second].name}`,
  putCondition: ({ at: sector }) => `Połóż: ${place(sector)}`,
  drawFrom: ({ first }, _, view) => {
    const [one, other] = decksSeen(view)?.map((deck) => decks[deck].genitive) ?? [
      'pierwszej talii',
      'drugiej',
    ]
    return first === 0 ? `Dobierz tylko z ${other}` : `Dobierz ${first} z ${one}, resztę z ${other}`
  },

  slowTime: () => 'Spowolnij czas (1 żeton adrenaliny)',
  overdrive: () => `Spowolnij czas za darmo (${skills.pilot.worms})`,
  injectAdrenaline: () => 'Użyj Zastrzyku adrenaliny',
  tinker: ({ item, with: giver }) => `Majstruj: ${upgraded(item, giver)}`,
  allyLight: () => 'Każ sojusznikowi włączyć tu światło',
  sacrifice: () => 'Poświęć sojusznika',

  move: ({ gait, to }) => `Idź ${way(to)}${manner(gait)}`,
  unlock: ({ gait, door }) => `Odblokuj ${directions[door].doors} drzwi${manner(gait)}`,
  explore: ({ by, to }) => `Eksploruj ${way(to)}${by === 'eyes' ? '' : ` (${items[by].name})`}`,
  sendDrone: ({ to }) => `Wyślij Drona zwiadowczego ${directions[to].to}`,
  fight: ({ target }) => `Zaatakuj ${seen(target)}`,
  strike: ({ item, target }) => `Uderz ${seen(target)} (${items[item].name})`,
  stun: ({ target }) => `Ogłusz ${target === null ? 'wszystko tutaj' : seen(target)} (Paralizator)`,
  shoot: ({ item, charges: spent, place: where, target }) =>
    `Ostrzelaj ${seen(target)} ${at(where)} (${items[item].name}, ${charges(spent)})`,
  throwGrenade: ({ place: where }) => `Rzuć Granat: ${place(where)}`,
  throwBomb: ({ place: where, way: beyond }) => `Rzuć Bombę rurową: ${aim(where, beyond)}`,
  burn: ({ to }) =>
    to === 'here' ? 'Spal wszystko tutaj (Miotacz ognia)' : `Puść ogień ${way(to)} (Miotacz ognia)`,
  locate: ({ by, target }) =>
    `Zlokalizuj ${sought[target].accusative}${by === 'watch' ? '' : ` (${items[by].name})`}`,
  search: ({ how }) => searches[how],
  repair: ({ to }) => `Napraw włącznik: światło ${directions[to].to}`,
  rewire: ({ first, second }) =>
    `Napraw włącznik: światło ${
      first === null || second === null
        ? 'we wszystkich kierunkach'
        : `${directions[first].to} i ${directions[second].to}`
    } (Narzędzia)`,
  advance: ({ mission }) => `Wykonaj krok misji „${missions[mission]}”`,
  heal: ({ item }) => `Użyj ${items[item].genitive}`,
  takeSerum: ({ recover }) =>
    `Zażyj Serum eksperymentalne: ${recover === 'health' ? 'zdrowie' : 'poczytalność'}`,
  setFloodlight: () => 'Ustaw Przenośny reflektor',
  setDecoy: ({ place: where }) => `Ustaw Wabik: ${place(where)}`,

  moveOn: ({ to }) => `Idź ${way(to)}`,
  unlockOn: ({ door }) => `Odblokuj ${directions[door].doors} drzwi`,
  stopMoving: () => 'Zatrzymaj się',
  lock: ({ door }) => `Zablokuj ${directions[door].doors} drzwi`,
  leaveDoors: () => 'Nie blokuj drzwi',
  discardHazard: ({ place: where }) => `Odrzuć żeton zagrożenia ${at(where)}`,
  leaveHazards: () => 'Zostaw żetony zagrożenia',
  droneOn: ({ to }) => `Leć dalej ${directions[to].to}`,
  recallDrone: () => 'Zawróć drona',
  locateAlso: ({ target }) => `Zlokalizuj ${sought[target].accusative}`,
  upgrade: ({ item, with: giver }) => capital(upgraded(item, giver)),
  stopUpgrading: () => 'Nie ulepszaj więcej',
  keepItems: ({ discard }) => `Odrzuć ${items[discard].accusative}`,
  rerollOne: ({ die }) => `Przerzuć ${ordinals[die - 1]} kość`,
  rerollAll: ({ face }) => rerolls[face],
  keepRoll: () => 'Zostaw rzut bez zmian',
  actAgain: () => 'Weź Stymulant i działaj dalej',
  endActions: () => 'Zakończ akcje',
  stepFurther: ({ to }) => `Idź dalej ${way(to)} z sojusznikiem`,
  followPilot: ({ to }) => `Idź za Pilotką ${way(to)}`,
  stayHere: () => 'Zostań tutaj',

  wearArmour: ({ charges: spent }) => `Odrzuć ${charges(spent)} Kamizelki`,
  wearGoggles: () => 'Spójrz przez Noktowizor',
  wearMask: () => 'Załóż Maskę gazową',
  sealSuit: () => `Uszczelnij kombinezon (${skills.engineer.spores})`,
  evade: () => `Uchyl się przed jednym trafieniem (${skills.pilot.parasites})`,
  standFirm: () => `Wytrwaj (${skills.captain.parasites})`,
  takeAntitoxin: () => `Zażyj antytoksynę (${skills.doctor.spores})`,
  keepComposure: () => `Opanuj się (${skills.captain.hybrids})`,
  endure: () => 'Znieś to',
  takeTheRoll: () => 'Przyjmij rzut bez zmian',
  keepMaze: () => 'Zachowaj labirynt (Pamięć holograficzna)',
  letMazeGo: () => 'Pozwól labiryntowi zniknąć',
  recover: ({ health, control }) => `Odzyskaj ${points(health, control)}`,
  recoverNothing: () => 'Nie odzyskuj niczego',
  loseControl: () => 'Strać 1 punkt poczytalności',
  loseItem: ({ item }) => `Odrzuć ${items[item].accusative}`,
  loseCharge: ({ item }) => `Oddaj ładunek ${items[item].genitive}`,
  learn: ({ first, second }) => `Rozwiń umiejętności: ${beings[first].name} i ${beings[second].name}`,

  play: ({ card }) => `Zagraj kartę „${cards[card]}”`,
  playDown: ({ card }) => `Zagraj zakrytą kartę „${cards[card]}”`,
  propose: ({ card }) => `Zaproponuj kartę „${cards[card]}”`,
  proposeDown: ({ card }) => `Zaproponuj zakrytą kartę „${cards[card]}”`,
  allow: () => 'Pozwól',
  refuse: () => 'Odmów',
  pass: () => 'Nie reaguj',

  shift: (shifted, _, view) => moved(shifted, view),
  stay: () => 'Nie przesuwaj niczego',
  spawn: ({ being, at: sector, heard }) =>
    `Nowy potwór: ${beings[being].name}, ${place(sector)} (hałas ${reports[heard]})`,
  spawnNone: () => 'Niech nic się nie pojawia',
  replace: ({ monster: id, being, at: sector, heard }, _, view) =>
    `Usuń ${monsterAccusative(id, view)}${whereabouts(id, view)}; nowy potwór: ${beings[being].name}, ${place(sector)} (hałas ${reports[heard]})`,
  withdraw: ({ monster: id }, _, view) =>
    `Usuń ${monsterAccusative(id, view)}${whereabouts(id, view)}; pojawi się inny potwór`,
  relocate: ({ monster: id, to: there }, _, view) => {
    const here = monsterSeen(view, id)?.at
    return `Przenieś ${monsterAccusative(id, view)} ${here === undefined ? toPlace(there) : fromTo(here, there)}`
  },
  trap: ({ at: sector, instead }) =>
    `Połóż żeton zagrożenia: ${place(sector)}${instead === null ? '' : ` (zabierz stąd: ${place(instead)})`}`,
  trapNone: () => 'Nie kładź żetonu zagrożenia',
  shiftTrap: ({ from: here, to: there }) => `Przełóż żeton zagrożenia ${fromTo(here, there)}`,
  darken: ({ at: sector }) => `Zgaś światło: ${place(sector)}`,
  darkenNone: () => 'Nie gaś światła',
  pick: ({ monster: id }, _, view) => `Wybierz ${monsterAccusative(id, view)}${whereabouts(id, view)}`,
  bolt: ({ door }) => `Przekręć zamek: ${doorway(door)}`,
  boltNone: () => 'Zostaw wszystkie drzwi',
  spoil: ({ die }) => `Każ przerzucić ${ordinals[die - 1]} kość`,
  spoilNone: () => 'Zostaw kości w spokoju',
  follow: ({ monster: id }, _, view) => `Poślij za Bohaterem ${monsterAccusative(id, view)}`,
  followNoMore: () => 'Nie posyłaj więcej',
  misdirect: ({ to }) => `Poprowadź Bohatera ${way(to)}`,
  drag: ({ to }) => `Przeciągnij Bohatera ${way(to)}`,
  dragNone: () => 'Zostaw Bohatera na miejscu',
  takeCharges: ({ item }) => `Wypal 2 ładunki ${items[item].genitive}`,
  echo: ({ about }) => `Zniekształć ${ordinals[about - 1]} odpowiedź`,

  strikeAtParting: () => 'Wykonaj atak przy odejściu',
  letGo: () => 'Pozwól Bohaterowi odejść',
  strikeAlly: () => 'Uderz zamiast tego w sojusznika',
  strikeHero: () => 'Uderz w Bohatera',
  attackNext: ({ monster: id }, _, view) => `Teraz atak: ${monster(id, view)}`,
  frightenNext: ({ monster: id }, _, view) => `Teraz przerażenie: ${monster(id, view)}`,
  answer: (given) => answered(given),
  removeTile: ({ at: sector }) => `Zabierz kafelek: ${place(sector)}`,
  rerollMisses: () => 'Przerzuć pudła',
  keepMisses: () => 'Zostaw rzut bez zmian',
  divide: (shares, who) => divided(shares, who),
  drop: ({ card }) => `Odrzuć kartę „${cards[card]}”`,
  dropNoMore: () => 'Nie odrzucaj więcej',
  lure: (lured, _, view) => moved(lured, view),
  placeBoss: ({ at: sector }) => `Postaw: ${place(sector)}`,
}

const gaits: Record<Exclude<Gait, Item>, string> = {
  walk: '',
  sprint: ' (sprint)',
  ally: ' (z sojusznikiem)',
  led: ' (za Pilotką)',
}

function manner(gait: Gait): string {
  return isItem(gait) ? ` (${items[gait].name})` : gaits[gait]
}

const searches: Record<Choices['search']['how'], string> = {
  one: 'Przeszukaj: dobierz 1 przedmiot',
  three: 'Przeszukaj całe pomieszczenie: dobierz 3 przedmioty',
  'bio-scanner': 'Przeszukaj z Bioskanerem',
}

const ordinals = ['pierwszą', 'drugą', 'trzecią', 'czwartą', 'piątą', 'szóstą', 'siódmą', 'ósmą']

const rerolls: Record<Choices['rerollAll']['face'], string> = {
  miss: `Przerzuć ${faces.miss.few}`,
  surge: `Przerzuć ${faces.miss.few} i ${faces.surge.few}`,
  hit: 'Przerzuć wszystkie kości',
}

function upgraded(item: Choices['upgrade']['item'], giver: Choices['upgrade']['with']): string {
  return `ulepsz ${items[item].accusative} ładunkiem ${items[giver].genitive}`
}

function aim(where: string, beyond: Choices['throwBomb']['way']): string {
  if (beyond === null) return place(where)
  return beyond === 'stairs' ? `po schodach ${at(where)}` : `${directions[beyond].of} ${place(where)}`
}

/** "Czerwie 3 w sektorze B3 na górnym poziomie: odblokuj wschodnie drzwi, na wschód (hałas z północy)". */
function moved({ monster: id, path, heard }: Choices['shift'], view: TableSeen | undefined): string {
  const steps = readPath(path).map(({ way: step, unlocks }) =>
    unlocks && step !== 'stairs' ? `odblokuj ${directions[step].doors} drzwi` : way(step),
  )
  const who = capital(monster(id, view)) + whereabouts(id, view)
  return `${who}: ${steps.join(', ') || 'bez ruchu'} (hałas ${reports[heard]})`
}

/** "1-C3 east" is the door between C3 and D3. */
export function doorway(edge: string): string {
  const [sector, side] = edge.split(' ') as [string, 'east' | 'south']
  return `${directions[side].doors} drzwi, ${place(sector)}`
}

function answered({ distance, level, way: first }: Choices['answer']): string {
  if (level === 'none' || distance < 0) return 'Odpowiedz: nie ma'
  const where = level === 'this' ? 'na tym poziomie' : 'na drugim poziomie'
  const far = distance === 0 ? 'tutaj' : `${sectors(distance)} stąd`
  return `Odpowiedz: ${far}, ${where}${first === null || first === 'here' ? '' : `, ${heads[first]}`}`
}

function divided(shares: Choices['divide'], who: NameOf): string {
  const all = Object.entries(shares).filter(([, drawn]) => drawn > 0)
  return all.length === 0
    ? 'Nikt nie dobiera'
    : all.map(([seat, drawn]) => `${who(seat)} dobiera ${drawn}`).join(', ')
}
