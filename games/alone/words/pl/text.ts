import { pluck } from '@miskatonic/kernel'
import type { Corridor } from '../../content/maps.ts'
import type { TextWords } from '../text.ts'
import { pl } from '../pl.ts'
import { doorway } from './choices.ts'
import { missionTexts } from './effects.ts'
import { charges, condition, count, levels, place, token } from './grammar.ts'
import {
  beings,
  cards,
  characters,
  conditions,
  corridors,
  decks,
  directions,
  faces,
  items,
  missions,
  rooms,
  skills,
  sought,
  stairs,
} from './names.ts'
import { difficulties } from './settings.ts'

export const text: TextWords = {
  title: pl.title,
  settings: {
    evil: { 1: '1 gracz Zła', 2: '2 graczy Zła', 3: '3 graczy Zła' },
    difficulty: difficulties,
  },
  seat: pl.seat,
  outcomes: pl.outcomes,

  rooms: names(rooms),
  codes: pluck(rooms, 'code'),
  corridors: names<Corridor>(corridors),
  beings: names(beings),
  marks: {
    spores: 'Za',
    parasites: 'Pa',
    cultists: 'Ku',
    hybrids: 'Hy',
    worms: 'Cz',
    'queen-worm': 'KC',
    'high-priest': 'AK',
    'brood-mother': 'MZ',
  },
  items: names(items),
  cards,
  decks: names(decks),
  conditions: names(conditions),
  characters: names(characters),
  skills,
  missions,
  faces: { hit: faces.hit.one, surge: faces.surge.one, miss: faces.miss.one },
  sought: names(sought),

  headings: {
    now: 'TERAZ',
    dice: 'KOŚCI',
    asked: 'PYTANIA',
    hero: 'BOHATER',
    skills: 'UMIEJĘTNOŚCI',
    items: 'PRZEDMIOTY',
    ally: 'SOJUSZNIK',
    searched: 'PRZESZUKANE',
    green: 'ZIELONA MISJA',
    blue: 'NIEBIESKA MISJA',
    red: 'MISJA FINAŁOWA',
    track: 'TOR REAKCJI',
    proposal: 'PROPOZYCJA',
    decks: 'TALIE',
    hands: 'RĘCE',
    ownHand: 'TWOJA RĘKA',
    rooms: 'POMIESZCZENIA',
    monsters: 'POTWORY',
    lit: 'OŚWIETLONE',
    locked: 'ZABLOKOWANE',
    hazards: 'ZAGROŻENIA',
    conditions: 'ŻETONY STANU',
  },
  of: (n, all) => `${n} z ${all}`,
  nothing: 'brak',

  round: (marker) => `znacznik rund na ${marker}`,
  nightmare: 'KOSZMAR',
  turn: (number, all) => `tura ${number} z ${all}`,
  steps: {
    setup: 'przygotowanie',
    hero: 'działa Bohater',
    reactions: 'Zło może reagować',
    attacks: 'atakują potwory',
    'round-end': 'koniec rundy',
  },
  actionsLeft: (left) => `zostało akcji: ${left}`,
  slow: 'spowolniony czas',
  frozen: 'w następnej turze bez spowolnienia czasu',
  waitingFor: (all) => `czeka się na: ${all}`,

  nobodyYet: 'jeszcze bez postaci',
  health: (n, all) => `zdrowie ${n} z ${all}`,
  control: (n, all) => `poczytalność ${n} z ${all}`,
  adrenaline: (n) => `adrenalina ${n}`,
  experience: (skill, kind, points, all) => `${skill} (${beings[kind].name}) ${points} z ${all}`,
  charges,
  upgraded: 'ulepszenie',

  missionTexts,
  mainRoom: (room) => rooms[room].name,
  progress: (n) => `postęp ${n}`,
  completed: 'ukończona',
  inactive: 'jeszcze nieaktywna',
  active: 'aktywna',
  countdown: (left) => `odliczanie ${left}`,
  labels: { setup: 'przygotowanie', nuisance: 'utrudnienie', task: 'zadanie', reward: 'nagroda' },

  leader: 'Przywódca',
  faceDown: (deck) => `${decks[deck].name}, zakryta`,
  faceUp: (card, deck) => `„${cards[card]}” (${decks[deck].name})`,
  spaces: (n) => count(n, 'pole', 'pola', 'pól'),
  proposed: (name, deck, met) =>
    `${name}: ${decks[deck].name}, ${met === null ? 'reakcja standardowa' : `reakcja na ${conditions[met].accusative}`}`,
  pile: (deck, draw, discard) => `${decks[deck].name} ${draw}, odrzucone ${discard}`,
  inHand: (deck, n) => `${decks[deck].name} ${n}`,
  answers: (card, met) => `„${cards[card]}” (${conditions[met].name})`,
  hazardsToCome: (n) => `na koniec rundy ${count(n, 'żeton', 'żetony', 'żetonów')} zagrożenia`,

  noMaze: 'Nic jeszcze nie jest odkryte.',
  part: (number, isHere) => `LABIRYNT, CZĘŚĆ ${number}${isHere ? ' · TU JESTEŚ' : ''}`,
  level: (level) => `${levels[level].toUpperCase()} POZIOM`,
  mazeLegend:
    'Sektory liczy się od początku części: 2N1E to dwa na północ i jeden na wschód. [XXX] pomieszczenie · - | otwarte · = " drzwi · # zablokowane · @ Bohater · ☼ światło · ! zagrożenie · ? żeton stanu · w włącznik · C↕ N↕ schody · Cz* rana',
  mapLegend:
    '[XXX] pomieszczenie · - | otwarte · = " drzwi · # zablokowane · ● w labiryncie · @ Bohater · ☼ światło · ! zagrożenie · ? żeton stanu · w włącznik · C↕ N↕ schody · Cz3* ranny potwór i jego numer',
  exit: (way, kind) =>
    kind === 'open'
      ? `otwarte ${directions[way].to}`
      : `${kind === 'locked' ? 'zablokowane drzwi' : 'drzwi'} ${directions[way].to}`,
  signs: { switch: 'w', stairs: { red: 'C↕', blue: 'N↕' } },
  stairs: (colour) => stairs[colour],
  switch: 'włącznik światła',
  isLit: 'światło',
  dark: 'ciemno',
  hazard: 'żeton zagrożenia',
  condition,
  heroHere: 'tu jesteś',
  beacon: 'Wabik',
  monster: token,
  wounded: (being) => beings[being].wounded.name,
  stunned: 'ogłuszenie',
  bonus: (dice) => `+${count(dice, 'kość', 'kości', 'kości')}`,
  place,
  door: doorway,
}

function names<K extends string>(all: Readonly<Record<K, { name: string }>>): Record<K, string> {
  return pluck(all, 'name')
}
