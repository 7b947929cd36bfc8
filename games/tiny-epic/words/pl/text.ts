import { pluck } from '@miskatonic/kernel'
import type { TextWords } from '../text.ts'
import { pl } from '../pl.ts'
import { greatOldOnes, range, sheets, towns } from './cards.ts'
import { contents, count, genitive, numberOf } from './grammar.ts'
import { kinds, sides, symbols } from './names.ts'
import { options } from './settings.ts'

export const text: TextWords = {
  title: pl.title,
  settings: {
    variant: options.variant.values,
    difficulty: {
      normal: 'poziom normalny',
      hard: 'poziom trudny',
      insane: 'poziom szalony',
    },
  },
  seat: pl.seat,
  outcomes: pl.outcomes,

  towns: pluck(towns, 'name'),
  at: pluck(towns, 'at'),
  sheets: pluck(sheets, 'name'),
  greatOldOnes: pluck(greatOldOnes, 'name'),
  kinds: pluck(kinds, 'name'),
  symbols: pluck(symbols, 'name'),

  headings: {
    now: 'TERAZ',
    wheel: 'KOŁO',
    dice: 'KOŚCI',
    greatOldOne: 'PRZEDWIECZNY',
    strength: 'SIŁA',
    energy: 'ENERGIA',
    power: 'MOC',
    portals: 'PORTALE',
    bag: 'WOREK',
    mat: 'ARK. KROCZĄCYCH',
    shamblers: 'KROCZĄCY',
    discarded: 'ODRZUCONE',
    supply: 'PULA OGÓLNA',
    pages: 'STRONY',
    necronomicon: 'NECRONOMICON',
  },
  of: (n, all) => `${n} z ${all}`,
  nothing: 'żadna',
  nobody: 'nikt',

  settingUp: 'Wybór arkuszy',
  onOffer: (offered) => `do wyboru: ${offered}`,
  turnOf: (name) => `Tura ${genitive(name)}`,
  steps: { wheel: 'koło', actions: 'akcje', script: 'według skryptu' },
  actionsLeft: (left) => `zostało akcji: ${left}`,
  mustLeave: 'najpierw musi opuścić to miejsce',
  waitingFor: (names) => `czekamy na ruch: ${names}`,
  hopeless: 'Tej gry nie można już wygrać.',
  front: (symbol, town) => `przód ${towns[town].at}: ${symbols[symbol].name}`,
  tail: (colour, town) => `ogon ${towns[town].at}: ${kinds[colour].name}`,
  notSpun: 'w tej turze jeszcze stoi',

  phase: (phase) => `faza ${phase}`,
  strength: (space, all, draws) =>
    `pole ${space} z ${all}, co turę ${count(draws, 'macka', 'macki', 'macek')} z worka`,
  start: 'początek',
  loses: 'koniec',
  energyFull: 'pełno: następna macka doda mu siły',
  powers: pluck(greatOldOnes, 'power'),
  range,
  blocked: (blocked) => `zablokowana na zawsze: ${blocked}`,
  portal: (colour) => `Portal ${kinds[colour].genitive}`,
  openSpace: (side, number) => `${sides[side]} pole otwarte, trzeba ${number}`,
  sealedSpace: (side, kind) => `${sides[side]} pole zapieczętowane macką ${kinds[kind].genitive}`,

  tentacles: (all) => count(all, 'macka', 'macki', 'macek'),
  shamblersLeft: (left, all) => `zostało ${left} z ${all}`,
  pageDeck: (cards) => `w talii ${count(cards, 'karta', 'karty', 'kart')}`,
  pagesLost: (lost) => `utracone: ${lost}`,
  card: (page) => `karta ${numberOf(page)}`,
  contents,
  row: (number) => `wiersz ${number}`,
  columns: 'kolumny z chaosem',
  chaosWaits: 'na końcu chaos',

  clockwise: 'Miejsca wokół koła, zgodnie z ruchem wskazówek zegara; ostatnie sąsiaduje z pierwszym.',
  labels: {
    shamblers: 'kroczący',
    eldritch: 'macki mocy',
    page: 'strona',
    people: 'postacie',
    action: 'akcja',
  },
  isHere: (name) => `tu jest ${name}`,
  full: 'pełno: następna przeklnie tor',
  faceDown: 'zakryta',
  noPage: 'brak',
  fromBottom: 'od dołu',
  used: 'użyta w tej turze',
  townActions: pluck(towns, 'action'),
  legend: '● zajęte   ○ wolne   ! pełno: następna macka przeklnie tor   ▸ czyja tura',

  delirium: (space, all) => `obłęd ${space} z ${all}`,
  rerolls: (dice) => (dice === 0 ? 'bez przerzutów' : `przerzuca ${count(dice, 'kość', 'kości', 'kości')}`),
  insane: 'OBŁĘD',
  runes: (runes) => `runy: ${runes}`,
  noRunes: 'bez run',
  assistant: 'pomocnik',
  script: 'Działa według skryptu i nie ma zdolności.',
  abilities: pluck(sheets, 'ability'),
}
