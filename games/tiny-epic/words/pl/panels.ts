import { mapped, pluck, plural } from '@miskatonic/kernel'
import type { Colour } from '../../content/tentacles.ts'
import type { PanelWords } from '../panels.ts'
import { greatOldOnes, range } from './cards.ts'
import { capital, count, rowsOf } from './grammar.ts'
import { kinds as cases, sides } from './names.ts'

const choose = plural('pl')

const kinds = mapped(cases, ({ name }) => capital(name))

function tentacles(n: number): string {
  return count(n, 'macka', 'macki', 'macek')
}
function of(n: number, all: number): string {
  return `${n} z ${all}`
}
function portalOf(colour: Colour): string {
  return `Portal ${cases[colour].genitive}`
}

/** What the panels around the wheel say. */
export const panels: PanelWords = {
  of,
  kinds,
  trays: { bag: 'Worek', necronomicon: 'Strony', mat: 'Kroczący', discarded: 'Odrzucone' },

  greatOldOne: 'Wielki Przedwieczny',
  phase: (phase) => (phase === 1 ? 'Faza 1: przetłumaczyć księgę' : 'Faza 2: zapieczętować portale'),
  deeds: pluck(greatOldOnes, 'deed'),
  powers: pluck(greatOldOnes, 'power'),
  range,
  whenItStrikes:
    'Moc uderza, gdy wskaże ją koło, gdy w którymś miejscu przepełni się tor szaleństwa i gdy siła wejdzie na oznaczone pole. Każdy kolor to osobna moc.',
  strength: (at, last) => `Siła ${of(at, last)}`,
  tentaclesATurn: (draws) => choose(draws, 'macka na turę', 'macki na turę', 'macek na turę'),
  drawsNow: (draws) =>
    `Po każdym zakręceniu z worka ${choose(draws, 'wychodzi', 'wychodzą', 'wychodzi')} ${tentacles(draws)}`,
  space: (number, draws) => `pole ${number}: ${draws}`,
  start: 'początek',
  losingSpace: 'tu wszystko przepada',
  powerOnSpace: (colour) => `moc ${cases[colour].genitive}`,
  marker: 'tu stoi znacznik',
  energy: (n, all) => `Energia ${of(n, all)}`,
  energyTitle: 'Energia',
  energyFull: 'Pełno. Następna macka mocy ściąga klątwę: odrzucone macki wracają do worka, a siła rośnie.',
  energyCurses: 'następna ściąga klątwę',
  energyRoom: (left) =>
    `Do klątwy ${choose(left, 'zmieści', 'zmieszczą', 'zmieści')} się jeszcze ${count(left, 'macka', 'macki', 'macek')} mocy.`,
  energyLeft: (left) => `do klątwy jeszcze ${left}`,
  pages: (n, all) => `Przetłumaczone strony: ${of(n, all)}`,
  portals: 'Portale',
  portalsToCome: 'Otworzą się w fazie 2.',
  portal: portalOf,
  portalSpace: (colour, side, number) => `${portalOf(colour)}, ${sides[side]} pole, potrzeba ${number}`,
  sealedWith: (tentacle) => `zapieczętowane macką ${cases[tentacle].genitive}`,
  powerGone: (colour) => `Portal ${cases[colour].genitive} zamknięty, moc ${cases[colour].genitive} zgasła`,

  people: 'Postacie',
  yours: 'ty',
  active: 'teraz gra',
  awaited: 'czekamy na decyzję',
  assistant: 'pomocnik',
  noSheet: 'jeszcze bez arkusza',
  actionsLeft: (n) => `zostało akcji: ${n}`,
  mustLeave: 'najpierw musi odejść',
  track: (kind, n, all) => `${kinds[kind]}: ${of(n, all)}`,
  full: 'pełno: następna macka przepełni tor',
  fullOfChaos: 'pełno: po następnej macce cały chaos wraca do puli ogólnej',
  gives: {
    fear: (n) => `ruch ${n === 0 ? 'o 1 miejsce' : `do ${1 + n} miejsc`}`,
    rage: (n) => `wygnanie usuwa ${1 + n}`,
    greed: (n) => `zbierasz ${n === 0 ? '1' : `do ${1 + n}`}`,
    chaos: () => 'dowolny kolor albo dodatkowa akcja',
  },
  delirium: 'Obłęd',
  brainAt: (space, all) => `Obłęd ${of(space, all)}`,
  rerolls: (dice) =>
    dice === 0 ? 'bez przerzutów' : `może przerzucić ${count(dice, 'kość', 'kości', 'kości')}`,
  insane: 'obłęd: wszystko przepada',
  nearlyInsane: 'o krok od obłędu',
  runesOf: (colour, n) => `${count(n, 'runa', 'runy', 'run')} ${cases[colour].genitive}`,
  translated: (pages) => count(pages, 'strona', 'strony', 'stron'),
  scriptTitle: 'Według skryptu',
  script: {
    1: 'Idzie w stronę miejsca, które wskazuje przód, zbiera, tłumaczy, jeśli ma czym zapłacić, i wygania kroczących.',
    2: 'Idzie w stronę Wielkiego Przedwiecznego, zbiera, próbuje tam zapieczętować pole i wygania kroczących.',
  },
  sharedHere: (name) => `${name} jest tuż obok: możesz wydawać te macki jak własne.`,
  sharedElsewhere: (name, town) => `${name}: ${town}. Spotkajcie się, a będziesz wydawać te macki.`,
  nothingShared: 'Pomocnik nie dzieli się mackami, ale za twój chaos wykona dodatkową akcję.',
  own: (name) => `Arkusz: ${name}`,
  noPages: 'Żadnej przetłumaczonej strony',
  page: (number) => `Karta strony ${number}`,
  rowsOf,
  rune: (colour) => `runa ${cases[colour].genitive}`,

  bag: 'Worek',
  inBag: tentacles,
  chance: (kind, n, percent) => `${kinds[kind]}: ${n}, szansa przy następnej macce ${percent}`,
  percent: (share) => `${Math.round(100 * share)}%`,
  bagHint: 'Szansa każdej macki przy następnym wyciągnięciu.',
  mat: 'Arkusz kroczących',
  onMat: (colour, n) => `Na arkuszu kroczących: ${tentacles(n)} ${cases[colour].genitive}`,
  shamblersLeft: (colour, n, all) => `Kroczący ${cases[colour].genitive} na arkuszu: ${of(n, all)}`,
  shamblersTotal: (n, all) => `zostało kroczących: ${of(n, all)}`,
  fewShamblers: (left) =>
    left === 1
      ? 'Ostatni. Gdy przyjdzie, wszystko przepadnie.'
      : `Zostało tylko ${left}. Gdy w mieście stanie cała piętnastka, wszystko przepadnie.`,
  discard: 'Arkusz odrzucania',
  discardHint: 'Wraca do worka, gdy przepełni się tor energii.',
  nothingThere: 'nic',
  supply: 'Pula ogólna',
  inSupply: (kind, n) => `${kinds[kind]} w puli ogólnej: ${n}`,
  necronomicon: 'Necronomicon',
  row: (row, n, all) => `Wiersz ${row}: ${of(n, all)} stron`,
  chaosWaits: 'na końcu leży macka chaosu',
  chaosTaken: 'macki chaosu już nie ma',
  columnDone: (column) => `Kolumna ${column} pełna`,
  columnOpen: (column) => `Kolumna ${column}: gdy będzie pełna, macka chaosu trafi na arkusz odrzucania`,
  complete: 'Księga przeczytana.',
  pageCards: 'Karty stron',
  pageDeck: (n) => `w talii: ${n}`,
  pageDiscard: (n) => `utracone: ${n}`,
  hopeless: 'Jednego z pól nikt już nie zapieczętuje.',
}
