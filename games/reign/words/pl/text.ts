import { pluck } from '@miskatonic/kernel'
import type { TextWords } from '../text.ts'
import { pl } from '../pl.ts'
import { count, genitive } from './grammar.ts'
import { investigators, oldOnes, relics } from './cards.ts'
import { evilStirs, places, towns } from './names.ts'

export const text: TextWords = {
  title: pl.title,
  settings: {
    difficulty: {
      introductory: 'poziom wprowadzający',
      standard: 'poziom standardowy',
      expert: 'poziom ekspercki',
    },
    hands: { open: 'jawne ręce', closed: 'zakryte ręce' },
  },
  cluesOfEachTown: (clues) => `po ${count(clues, 'wskazówce', 'wskazówki', 'wskazówek')} z miasta`,
  seat: pl.seat,
  outcomes: pl.outcomes,

  towns,
  places: pluck(places, 'name'),
  relics: pluck(relics, 'name'),
  evilStirs,
  oldOnes: pluck(oldOnes, 'name'),
  investigators: pluck(investigators, 'name'),

  headings: {
    now: 'TERAZ',
    yourHand: 'TWOJA RĘKA',
    oldOnes: 'PRZEDWIECZNI',
    summoning: 'PRZYWOŁANIE',
    inEffect: 'W MOCY',
    pools: 'PULE',
    decks: 'TALIE',
    discarded: 'ODRZUCONE',
    summoned: 'PRZYWOŁANE',
    outOfPlay: 'POZA GRĄ',
    relicsInSight: 'RELIKTY',
  },

  settingUp: 'Wybór badaczy',
  onOffer: (offered) => `do wyboru: ${offered}`,
  turnOf: (name) => `Tura ${genitive(name)}`,
  steps: { actions: 'akcje', draw: 'dobieranie kart', summoning: 'przywołanie', end: 'koniec tury' },
  actionsLeft: (left) => `zostało akcji: ${left}`,
  waitingFor: (name) => `czekamy na ruch: ${name}`,
  passed: (passed) => `nic więcej nie zagrywa: ${passed}`,
  used: {
    foughtHere: 'ma już za sobą walkę w tym miejscu i może odejść',
    cheapShoggothUsed: 'Shoggoth za 1 akcję już był',
    hunterEntered: 'rzut za pierwsze puste miejsce już był',
    clueFetched: 'wskazówka z odrzuconych już wzięta',
    relicPlayed: 'relikt w tej turze już zagrany',
  },
  relicAtWork: (relic) => `działa właśnie: ${relic}`,
  lookedAt: (name) => `na wierzch talii kart gry patrzy ${name}`,
  putBack: 'już odłożone, od wierzchu',
  mirrored: (name) => `wskazówki ${genitive(name)} w zwierciadle`,

  gates: {
    open: 'brama otwarta',
    sealed: 'brama zapieczętowana',
    warded: 'brama pod Znakiem Starszych Bogów: nic nowego się tu nie pojawi',
  },
  signs: { gate: 'BRAMA', sealed: 'pieczęć', bus: 'autobus' },
  legend: '● kultysta   ! pełno: następny budzi Przedwiecznego   ▲ Shoggoth   ▸ czyja tura',

  silenced: 'uciszony',
  rate: (now, later) =>
    `${count(now, 'karta', 'karty', 'kart')} na turę${later === null ? '' : `; ${later.rate}, gdy zbudzi się ${later.awake}. Przedwieczny`}`,
  inEffect: pluck(oldOnes, 'lasting'),
  cultistsGone: (gone) => `poza grą jest ${count(gone, 'kultysta', 'kultystów', 'kultystów')}.`,
  inForce: {
    'mi-go-eye': () => 'następna pieczęć kosztuje o jedną wskazówkę mniej.',
    'warded-box': (by, last) =>
      `nikt nie rzuca na poczytalność do końca ${last ? 'tej tury' : `następnej tury ${genitive(by)}`}.`,
    'bizarre-statue': () => 'następnego etapu przywołania nie ma.',
  },

  cultists: (left, all) => `kultyści ${left} z ${all}`,
  shoggoths: (left, all) => `Shoggothy ${left} z ${all}`,
  playerDeck: (cards, draws) => `karty gry ${cards} (na ${count(draws, 'turę', 'tury', 'tur')})`,
  relicDeck: (cards) => `relikty ${cards}`,
  summoningDeck: (cards) => `karty przywołania ${cards}`,
  evilStirsDrawn: (drawn, all) => `Przebudzenia Zła ${drawn} z ${all}`,
  justRevealed: (revealed) => `przed chwilą: ${revealed}`,
  played: (gone) => `zagrane relikty: ${gone}`,
  nothing: 'jeszcze nic',

  sanity: (tokens, all) => `poczytalność ${tokens} z ${all}`,
  insane: 'OBŁĘD',
  hand: (cards) => count(cards, 'karta', 'karty', 'kart'),
  abilities: investigators,
  effects: pluck(relics, 'effect'),
}
