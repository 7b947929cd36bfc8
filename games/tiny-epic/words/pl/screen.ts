import type { Colour, Kind } from '../../content/tentacles.ts'
import type { ScreenWords } from '../screen.ts'
import { each } from '../each.ts'
import { greatOldOnes, sheets, towns } from './cards.ts'
import { assistant, capital, count, genitive, list, player, rowsOf } from './grammar.ts'
import { kinds, sides, symbolEffects, symbols } from './names.ts'

/** What only the drawn table says. */
export const screen: ScreenWords = {
  board: 'Koło i pięć miejsc wokół niego',
  zoom: { zoomIn: 'Bliżej', zoomOut: 'Dalej', fit: 'Cała plansza' },
  handName: 'Arkusz',
  groups: {
    takeSheet: 'Weź arkusz',
    soothe: 'Ukojenie',
    move: 'Idź',
    collect: 'Zbierz',
    seal: 'Zapieczętuj pole portalu',
    buyAction: 'Kup akcję',
    shineLight: 'Odkryj stronę',
    sail: 'Popłyń',
    bless: 'Odpraw kroczącego',
    layToRest: 'Usuń macki z arkusza kroczących',
    brew: 'Zamień mackę na inną z arkusza',
    order: 'Weź z sąsiedztwa',
    consult: 'Odkryj stronę (bez akcji)',
    handOver: 'Oddaj mackę (bez akcji)',
    takeOver: 'Przejmij mackę (bez akcji)',
    sendAssistant: 'Wyślij pomocnika',
    assistantTranslates: 'Pomocnik tłumaczy',
    assistantBanishes: 'Pomocnik wygania',
    assistantSeals: 'Pomocnik pieczętuje',
    collectAlso: 'Zbierz także',
    shineAlso: 'Odkryj także',
    orderAlso: 'Weź także',
    reroll: 'Rzuć ponownie',
    banishShambler: 'Wygnaj',
    pay: 'Zapłać',
    burden: 'Kto weźmie następną',
    losePage: 'Strać stronę',
  },
  tally: {
    necronomicon: 'Odczytany Necronomicon',
    portals: 'Zapieczętowane pola portali',
    strength: 'Siła Wielkiego Przedwiecznego',
  },
  actionsLeft: (left) => `zostało: ${count(left, 'akcja', 'akcje', 'akcji')}`,

  towns: each(towns, 'name'),
  sheets: each(sheets, 'name'),
  greatOldOnes: each(greatOldOnes, 'name'),
  kinds: each(kinds, 'name'),
  nobody: (who) => (who.startsWith('a') ? assistant(who) : player(who)),
  assistant: 'pomocnik',

  trackOf: (colour, town) => `${town}: tor ${of(colour)}`,
  shamblersOf: (town) => `${town}: kroczący`,
  shamblerOf: (colour, town) => `${town}: kroczący ${of(colour)}`,
  pageOf: (town) => `${town}: strona`,
  portalSpace: (colour, side) => `Portal ${of(colour)}, ${sides[side]} pole`,
  energy: 'Tor energii',
  heldBy: (kind, name) => `${name}: ${kinds[kind].name}`,
  translatedPage: 'Przetłumaczona strona',
  onMat: (colour) => `Arkusz kroczących: ${kinds[colour].name}`,
  die: (number) => `Kość ${number}`,

  actions: Object.fromEntries(
    Object.entries(towns).map(([id, { short, action }]) => [id, { short, full: action }]),
  ) as ScreenWords['actions'],
  actionOf: (town, action) => `${town}: ${action}`,
  usedThisTurn: 'użyte w tej turze',
  townState: (name, there) => `${name}${there === '' ? '' : `: ${there}`}`,
  trackState: (colour, n, all) => `${kinds[colour].name} ${n} z ${all}`,
  brimming: 'pełno: następna macka przepełni tor',
  shamblerState: (colours) =>
    colours.length === 0
      ? 'bez kroczących'
      : `kroczący: ${colours.map((colour) => kinds[colour].name).join(', ')}`,
  eldritch: (n, all) => `macki mocy: ${n} z ${all}`,
  greatOldOneHere: (name) => `tu jest ${name}`,
  page: {
    down: 'zakryta strona',
    none: 'bez strony',
    up: (cost, rows, rune) => `strona: koszt ${cost}, ${rowsOf(rows)}, runa ${of(rune)}`,
  },

  wheel: 'Koło szaleństwa',
  wheelReading: (symbol, front, tail, colour) =>
    `przód: ${symbol}, ${front}; ogon: ${kinds[colour].name}, ${tail}`,
  notSpunYet: 'jeszcze nie zakręcone',
  front: 'Przód',
  tail: 'Ogon',
  symbols: {
    soothe: { name: symbols.soothe.name, effect: symbolEffects.soothe },
    chaos: { name: symbols.chaos.name, effect: symbolEffects.chaos },
    'plus-one': { name: 'o jedną więcej', effect: symbolEffects['plus-one'] },
    'power-fear': { name: symbols['power-fear'].name, effect: symbolEffects['power-fear'] },
    'power-rage': { name: symbols['power-rage'].name, effect: symbolEffects['power-rage'] },
    'power-greed': { name: symbols['power-greed'].name, effect: symbolEffects['power-greed'] },
  },
  shamblerComes: (colour) => `kroczący ${of(colour)}`,

  preview: {
    draws: (draws) => `${count(draws, 'macka', 'macki', 'macek')} z worka`,
    sure: (tracks) => `na pewno przepełni się: ${tracks}`,
    possible: (tracks) => `może się przepełnić: ${tracks}`,
    composure: (kind, name) => `${kinds[kind].name} ${genitive(name)}`,
    energy: 'energia',
    fatal: 'To może być koniec.',
  },

  chooseSheet: 'Kto odważy się czytać tę księgę?',
  abilities: each(sheets, 'ability'),

  moments: {
    spun: (name) => `${name} kręci kołem`,
    drawnFor: { wheel: 'Z worka', arrival: 'Wśród kroczących' },
    toTown: (town) => `→ ${town}`,
    toEnergy: 'karmi Wielkiego Przedwiecznego',
    toSheet: (name) => `→ ${name}`,
    cursed: 'Klątwa',
    townCursed: (colour, town) => `${town}: ${kinds[colour].name} się przepełnia`,
    composureCursed: (kind, name) => `${name}: ${kinds[kind].name} się przepełnia`,
    shamblersCursed: (town) => `${town}: nie ma już miejsca`,
    energyCursed: 'Energia się przepełnia',
    toMat: (n) => `${count(n, 'macka', 'macki', 'macek')} na arkusz kroczących`,
    toSupply: (n) => `${count(n, 'macka', 'macki', 'macek')} do puli ogólnej`,
    shamblersBack: (n) => `${count(n, 'kroczący wraca', 'kroczących wraca', 'kroczących wraca')} na arkusz`,
    intoBag: (n) => `${count(n, 'macka', 'macki', 'macek')} do worka`,
    brain: 'Obłęd rośnie',
    brainAt: (name, to, end) => `${name}: ${to} z ${end}`,
    strength: 'rośnie w siłę',
    strengthNow: (draws) => `Odtąd po każdym zakręceniu: ${count(draws, 'macka', 'macki', 'macek')}`,
    power: (colour) => capital(`moc ${of(colour)}`),
    powers: each(greatOldOnes, 'power'),
    why: {
      wheel: 'Tak wskazało koło',
      curse: 'Przepełnił się tor',
      strength: 'Urosła jego siła',
    },
    reaches: (all) => `W zasięgu: ${list(all)}`,
    blocked: 'Nic się nie przedostaje',
    blockedBecause: (colour) => `Portal ${of(colour)} jest zamknięty.`,
    rolls: { banish: 'Wygnanie', seal: 'Pieczęć' },
    again: 'jeszcze raz',
    banishCost: (cost) => (cost === 0 ? 'Za darmo' : `Koszt ${cost}`),
    sealTotal: (total) => `Razem ${total}`,
    failed: 'Na próżno',
    cannotPay: (cost) => `Nie ma czym zapłacić: koszt ${cost}.`,
    notEnough: (total) => `Wynik ${total} nie wystarcza.`,
    banished: 'Wygnany',
    turned: 'Strona leży odkryta',
    translated: 'Przetłumaczona',
    rune: (colour) => `Runa ${of(colour)}`,
    rows: rowsOf,
    line: { row: (number) => `Pełny wiersz ${number}`, column: (number) => `Pełna kolumna ${number}` },
    lineGives: 'Macka chaosu trafia na arkusz odrzucania.',
    phaseTwo: 'Otwierają się portale',
    phaseTwoHeading: 'Przeczytano ostatnią stronę',
    phaseTwoLine:
      'Wszystko, co odrzucono, znów jest w worku. Odszukajcie Wielkiego Przedwiecznego i zapieczętujcie wszystkie sześć pól.',
    sealed: 'Pole zapieczętowane',
    closed: 'Portal się zamyka',
    closedLine: (colour) => `Moc ${of(colour)} jest złamana na zawsze.`,
    hopeLost: 'Nie ma odwrotu',
    hopeLostLine: 'Jednego z pól nikt już nie zapieczętuje.',
  },
}

function of(kind: Colour | Kind): string {
  return kinds[kind].genitive
}
