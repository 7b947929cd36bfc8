import type { Amount, Condition, Loc, Who } from '../../effects.ts'
import type { During, Event } from '../../cards/abilities.ts'
import { type Grammar, readerOf } from '../reading.ts'
import { customAbilities } from './abilities.ts'
import { count, named } from './grammar.ts'
import { assetTraits, colours, monsterTraits, skills, tokens } from './names.ts'

type Forms = readonly [one: string, few: string, many: string]

const variables = {
  S: 'masz sukcesów',
  D: 'jest zagłady na twoim polu',
  M: 'jest potworów w twojej dzielnicy',
  C: 'masz wskazówek',
  P: 'jest badaczy',
  K: 'wynosi 2, a w kilku graczy 3',
}

/** „2 wskazówki” albo „tyle wskazówek, ile masz sukcesów”. */
function some(n: Amount | 'all', [one, few, many]: Forms): string {
  // The word has no singular.
  if (one === 'szczątki' && typeof n === 'number') return n === 1 ? one : `${one} (${n})`
  if (typeof n === 'number') return count(n, one, few, many)
  if (n === 'all') return `całość (${many})`
  if (typeof n === 'string') return `tyle ${many}, ile ${variables[n]}`
  return `${many}: ${n.times} × tyle, ile ${variables[n.of]}, + ${n.plus}`
}

const forms = {
  money: ['dolara', 'dolary', 'dolarów'],
  clue: ['wskazówkę', 'wskazówki', 'wskazówek'],
  remnant: ['szczątki', 'szczątki', 'szczątków'],
  focus: ['żeton wzmocnienia', 'żetony wzmocnienia', 'żetonów wzmocnienia'],
  damage: ['obrażenie', 'obrażenia', 'obrażeń'],
  horror: ['punkt przerażenia', 'punkty przerażenia', 'punktów przerażenia'],
  health: ['punkt wytrzymałości', 'punkty wytrzymałości', 'punktów wytrzymałości'],
  sanity: ['punkt poczytalności', 'punkty poczytalności', 'punktów poczytalności'],
  doom: ['żeton zagłady', 'żetony zagłady', 'żetonów zagłady'],
  monster: ['potwora', 'potwory', 'potworów'],
  space: ['pole', 'pola', 'pól'],
  item: ['przedmiot', 'przedmioty', 'przedmiotów'],
  weapon: ['broń', 'bronie', 'broni'],
  tome: ['księgę', 'księgi', 'ksiąg'],
  spell: ['zaklęcie', 'zaklęcia', 'zaklęć'],
  ally: ['sprzymierzeńca', 'sprzymierzeńców', 'sprzymierzeńców'],
  'condition-cursed': ['klątwę', 'klątwy', 'klątw'],
  'condition-dark-pact': ['mroczny pakt', 'mroczne pakty', 'mrocznych paktów'],
  token: ['żeton mitów', 'żetony mitów', 'żetonów mitów'],
  time: ['raz', 'razy', 'razy'],
  marker: ['znacznik', 'znaczniki', 'znaczników'],
  die: ['kość', 'kości', 'kości'],
  success: ['sukces', 'sukcesy', 'sukcesów'],
} as const satisfies Record<string, Forms>

const places: Readonly<Record<string, string>> = {
  here: 'na twoim polu',
  unstable: 'na niestabilnym polu',
  start: 'na polu początkowym',
  any: 'na dowolnym polu dzielnicy',
  'hood-one': 'na jednym z pól twojej dzielnicy',
  'hood-each': 'na każdym polu twojej dzielnicy',
  adjacent: 'na sąsiednim polu',
  'nearest-street': 'na najbliższej ulicy',
  'most-doom': 'na polu z największą zagładą',
  sheet: 'na arkuszu scenariusza',
  lead: 'na polu głównego badacza',
  text: 'tam, gdzie mówi jego karta',
  'its-space': 'na jego polu',
  'its-adjacent': 'na sąsiednim polu dzielnicy',
  'its-adjacent-most-doom': 'na sąsiednim polu z największą zagładą',
  belfry: 'w dzwonnicy',
}
function at(loc: Loc): string {
  return places[loc] ?? `(${named(loc)})`
}
const whoms = {
  self: '',
  'self-or-ally': ' (ty albo sprzymierzeniec)',
  'one-here': ' (jeden badacz lub sprzymierzeniec na twoim polu)',
  'each-here': ' (każdy badacz na twoim polu)',
}
function skillOf(skill: 'any' | keyof typeof skills): string {
  return skill === 'any' ? 'jedną umiejętność' : `umiejętność: ${skills[skill]}`
}

const customs = {
  'deep-one-reckoning':
    'umieść żeton zagłady na polu każdej Istoty z Głębin; jeśli nie ma żadnej – postęp zagłady',
  'doom-to-sheet': 'przenieś żeton zagłady z jego pola na arkusz scenariusza',
  'hide-ropes': 'ukryj trzy liny: Bezludna wyspa, Czarna jaskinia, Kościół południowy',
  'turn-rope': 'odkryj znacznik na swoim polu i sprawdź, czy jest tam lina',
  'put-out-lamp': 'zgaś latarnię: jej znacznik trafia na tę kartę',
  'relight-lamp':
    'jedna latarnia znów się zapala; jeśli żadna nie zgasła, żeton zagłady na niestabilnym polu',
  'devour-another': 'wybierz innego badacza: zostaje pochłonięty',
  'alliance-of-evil':
    'rozstaw potwora na każdym polu swojej dzielnicy; te, które wejdą w zwarcie, od razu atakują',
  'forbidden-knowledge':
    'odrzućcie razem trzy wskazówki; jeśli mniej niż dwie, żeton zagłady na arkuszu scenariusza',
}

const states: Readonly<Record<string, string>> = {
  blessed: 'masz błogosławieństwo',
  cursed: 'ciąży na tobie klątwa',
  'dark-pact': 'masz mroczny pakt',
  delayed: 'twój badacz jest wstrzymany',
  'anomaly-here': 'w twojej dzielnicy jest anomalia',
  'event-clue': 'w twojej dzielnicy jest wskazówka',
}
const owned: Readonly<Record<string, string>> = {
  clue: 'wskazówek',
  remnant: 'szczątków',
  money: 'dolarów',
  spell: 'zaklęć',
  ally: 'sprzymierzeńców',
}
function condition(each: Condition): string {
  switch (each.if) {
    case 'is':
      return states[each.state]!
    case 'has':
      return `liczba twoich ${owned[each.what]} to co najmniej ${each.n}`
    case 'doomHere':
      return `na twoim polu jest co najmniej ${count(each.n, ...forms.doom)}`
    case 'markerHere':
      return `na twoim polu leży znacznik (${colours[each.colour]})`
    case 'inCodex':
      return `karta ${each.card} jest w kodeksie`
    case 'wasInCodex':
      return `karta ${each.card} była już w kodeksie`
    case 'cardShows':
      return `na karcie ${each.card} leży odkryty znacznik (${colours[each.colour]})`
    case 'custom':
      return 'świeci się najwyżej jedna latarnia'
  }
}
const whos: Record<Who, string> = {
  investigator: 'każdy badacz',
  'investigator-here': 'każdy badacz na twoim polu',
  'investigator-hood': 'każdy badacz w twojej dzielnicy',
  'other-investigator': 'każdy inny badacz',
  'on-bridge-or-merchant-district': 'każdy badacz na moście albo w Dzielnicy kupieckiej',
  'at-lit-lamp': 'każdy badacz przy zapalonej latarni',
  'near-unstable': 'każdy badacz w dzielnicy niestabilnego pola',
  'least-health': 'badacz, któremu zostało najmniej wytrzymałości',
}
const durings: Record<During, string> = {
  attack: 'atak',
  evade: 'wymykanie się',
  ward: 'ochrona',
  research: 'badanie',
  cast: 'rzucanie zaklęcia',
  encounter: 'spotkanie',
  test: 'test',
}
const afters: Record<Event, string> = {
  'gain-clue': 'gdy zyskasz wskazówkę',
  'gain-this': 'gdy zyskasz tę kartę',
  cast: 'po rzuceniu zaklęcia',
  gather: 'po dobraniu zasobów',
  research: 'po akcji badania',
  focus: 'po wzmocnieniu umiejętności',
  'defeat-in-attack': 'gdy pokonasz potwora atakiem',
  'fail-test': 'po niezdanym teście',
  'spend-remnant': 'gdy wydasz szczątki',
  'suffer-horror': 'gdy otrzymasz przerażenie',
  'remove-two-doom': 'gdy usuniesz co najmniej dwa żetony zagłady',
}
const rerolled: Readonly<Record<string, string>> = {
  'one or all': 'przerzuć jedną kość albo wszystkie',
  any: 'przerzuć dowolną liczbę kości',
  clues: 'przerzuć do tylu kości, ile wskazówek jest w twojej dzielnicy',
  doom: 'przerzuć do tylu kości, ile żetonów zagłady jest na twoim polu',
}

const grammar: Grammar = {
  atoms: {
    gain: ({ what, n }) => `zyskaj ${some(n, forms[what])}`,
    lose: ({ what, n }) => `strać ${some(n, forms[what])}`,
    gainItem: ({ trait }) => `zyskaj przedmiot${trait === 'any' ? '' : ` (${assetTraits[trait]})`}`,
    gainSpell: ({ trait }) => `zyskaj zaklęcie${trait === 'any' ? '' : ` (${assetTraits[trait]})`}`,
    gainAlly: () => 'zyskaj sprzymierzeńca',
    gainSpecial: ({ card }) => `zyskaj kartę: ${named(card)}`,
    gainCondition: ({ card }) => `otrzymaj: ${named(card)}`,
    buy: ({ trait, n, half }) =>
      `możesz kupić z wystawy ${n === 'any' ? 'dowolną liczbę przedmiotów' : some(n, forms.item)} (${assetTraits[trait]})${half ? ' za połowę ceny' : ''}`,
    spend: ({ what, n }) => `wydaj ${some(n, forms[what])}`,
    discard: ({ what, n }) => `odrzuć ${some(n, forms[what])}`,
    discardThis: () => 'odrzuć tę kartę',
    heal: ({ what, n, whom }) =>
      `odzyskaj ${n === 'all' ? (what === 'health' ? 'całą wytrzymałość' : 'całą poczytalność') : some(n, forms[what])}${whoms[whom]}`,
    suffer: ({ what, n, direct }) => `otrzymaj ${some(n, forms[what])}${direct ? ' (bezpośrednio)' : ''}`,
    delay: () => 'twój badacz zostaje wstrzymany',
    placeDoom: ({ n, at: where }) => `umieść ${some(n, forms.doom)} ${at(where)}`,
    removeDoom: ({ n, at: where }) => `usuń zagładę ${at(where)}: ${some(n, forms.doom)}`,
    moveTo: ({ at: where }) => `przenieś się: znajdziesz się ${at(where)}`,
    move: ({ upTo }) => `porusz się najwyżej o ${some(upTo, forms.space)}`,
    spawnMonster: ({ n, at: where }) => `rozstaw ${some(n, forms.monster)} ${at(where)}`,
    spawnTrait: ({ trait, at: where }) => `rozstaw potwora (${monsterTraits[trait]}) ${at(where)}`,
    spawnArchive: ({ card, at: where }) => `rozstaw potwora z karty ${card} ${at(where)}`,
    spawnClue: ({ n }) => `rozstaw ${some(n, forms.clue)}`,
    spreadDoom: ({ n }) => (n === 1 ? 'postęp zagłady' : `postęp zagłady: ${some(n, forms.time)}`),
    gateBurst: () => 'otwarcie bramy',
    readHeadline: () => 'odczytaj nagłówek',
    drawToken: ({ n }) => `dobierz ${some(n, forms.token)}`,
    focus: ({ skill, n, over }) =>
      `wzmocnij ${skillOf(skill)}${n > 1 ? ` (${count(n, ...forms.time)})` : ''}${over ? ', także ponad limit' : ''}`,
    research: ({ n }) => `zbadaj najwyżej ${some(n, forms.clue)}`,
    hitMonster: ({ n, at: where }) => `zadaj ${some(n, forms.damage)} potworowi ${at(where)}`,
    hitEpic: ({ monster, n }) => `zadaj ${some(n, forms.damage)}: ${named(monster)}`,
    exhaustMonster: ({ at: where }) => `wyczerp potwora ${at(where)}`,
    defeatMonster: ({ at: where }) => `pokonaj potwora ${at(where)}`,
    disengageAll: () => 'uwolnij się od wszystkich potworów',
    devour: () => 'twój badacz zostaje pochłonięty',
    retire: () => 'twój badacz się wycofuje',
    codex: ({ how, card }) =>
      how === 'add'
        ? `dodaj kartę ${card} do kodeksu`
        : how === 'flip'
          ? `odwróć kartę ${card}`
          : `odłóż kartę ${card} do archiwum`,
    cup: ({ how, token, n }) =>
      `${how === 'add' ? 'dodaj do czary' : 'usuń z czary'}: ${n} × ${tokens[token]}`,
    marker: ({ how, colour, at: where }) =>
      `${how === 'place' ? 'umieść' : 'usuń'} znacznik (${colours[colour]}) ${at(where)}`,
    clearMarkers: ({ from }) => `usuń wszystkie znaczniki (${named(from)})`,
    dealMarkers: () => 'rozłóż znaczniki zakryte',
    turnMarkers: ({ n, card }) =>
      `odkryj na karcie ${card}: ${n === 'all' ? 'wszystkie znaczniki' : some(n, forms.marker)}`,
    sealMarkers: ({ n, card }) => `zapieczętuj na karcie ${card}: ${some(n, forms.marker)}`,
    spendSheetClues: ({ n }) => `usuń z arkusza scenariusza ${some(n, forms.clue)}`,
    clueToCard: ({ n, card }) => `przenieś z arkusza scenariusza na kartę ${card}: ${some(n, forms.clue)}`,
    win: () => 'wygrywacie',
    loseGame: () => 'przegrywacie',
    custom: ({ name }) => customs[name],
  },
  test: (skill, modifier) =>
    `test: ${skills[skill]}${modifier === 0 ? '' : modifier === '-D' ? ' (−1 kość za każdą zagładę na twoim polu)' : ` (${signed(modifier)})`}`,
  range: (from, to) => (to === null ? `${from} lub więcej` : from === to ? `${from}` : `${from}–${to}`),
  passed: 'Zdany',
  failed: 'Niezdany',
  may: (cost, then, otherwise) =>
    `jeśli chcesz: ${cost === null ? then : `${cost} → ${then}`}${otherwise === null ? '' : `; w przeciwnym razie ${otherwise}`}`,
  mayPay: (cost) => (cost === null ? 'wybór należy do ciebie' : `jeśli chcesz: ${cost}`),
  chooseOne: 'wybierz:',
  option: (cost, then) => (cost === null ? then : `${cost}: ${then}`),
  optionCost: (cost) => (cost === null ? 'nic nie kosztuje; skutek poznasz po wyborze' : cost),
  nothing: 'nic się nie dzieje',
  when: (each, then, otherwise) =>
    `jeśli ${condition(each)}: ${then}${otherwise === null ? '' : `; w przeciwnym razie ${otherwise}`}`,
  each: (who, then) => `${whos[who]}: ${then}`,
  conditional: 'to zależy',
  several: 'dotyczy to kilku badaczy',
  and: ' i',
  during: (each) => durings[each],
  after: (event, hoods) =>
    `${afters[event]}${hoods === undefined ? '' : ` (${hoods.map(named).join(', ')})`}`,
  oncePerRound: 'raz na rundę',
  dice: (skill, n) => `+${count(n, ...forms.die)} (${skills[skill]})`,
  diceByClues: '+1 kość za każdą wskazówkę twoją i w twojej dzielnicy',
  reroll: (which, of) =>
    `${typeof which === 'number' ? (which === 1 ? 'przerzuć jedną kość' : `przerzuć najwyżej ${count(which, ...forms.die)}`) : rerolled[which]}${of === undefined ? '' : ` (${of.map((each) => skills[each]).join(', ')})`}`,
  raise: (which) => (which === 'one' ? '+1 do jednej kości' : '+1 do każdej kości'),
  successes: (n) => `dodaj ${count(n, ...forms.success)}`,
  action: (whileEngaged) => (whileEngaged ? 'akcja, także w zwarciu' : 'akcja'),
  reckoning: 'zguba',
  focusLimit: (more) => `twój limit wzmocnień jest o ${more} wyższy`,
  additionalAction: 'jedna dodatkowa akcja w twojej turze',
  custom: customAbilities,
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

export const reader = readerOf(grammar)
