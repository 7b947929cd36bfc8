import type { Words } from '@miskatonic/kernel'
import type { Arkham } from '../../kind.ts'
import { count, named } from './grammar.ts'
import { investigators } from './names.ts'
import { skills } from './names-of-skills.ts'

const phases = {
  setup: 'Przygotowanie',
  action: 'Faza akcji',
  monster: 'Faza potworów',
  encounter: 'Faza spotkań',
  mythos: 'Faza mitów',
}
const ways: Readonly<Record<string, string>> = {
  defeated: 'Pokonany badacz',
  devoured: 'Pochłonięty badacz',
  retired: 'Badacz wycofuje się z gry',
}

export const events: Words<Arkham>['events'] = {
  leadTaken: ({ seat }, who) => `Główny badacz: ${who(seat)}.`,
  gameSetUp: () => 'Plansza jest gotowa.',
  roundBegan: ({ round }) => `Zaczyna się runda ${round}.`,
  phaseBegan: ({ phase }) => `${phases[phase]}.`,
  turnBegan: ({ seat }, who) => `Tura: ${who(seat)}.`,
  turnEnded: ({ seat }, who) => `Koniec tury: ${who(seat)}.`,
  proposed: ({ by, pick }, who) => `${who(by)} proponuje: ${pickName(pick, who)}.`,
  decided: ({ by, pick }, who) => `${who(by)} decyduje: ${pickName(pick, who)}.`,
  stoodUp: ({ seat }, who) => `${who(seat)}: koniec wstrzymania.`,
  actionPerformed: ({ seat, action }, who) => `${who(seat)} wykonuje akcję ${actionOf(action)}.`,
  moved: ({ seat, to, paid }, who) =>
    `${who(seat)} wchodzi na pole ${named(to)}${paid > 0 ? ' za 1 dolara' : ''}.`,
  movedDirectly: ({ seat, to }, who) => `${who(seat)} trafia na pole ${named(to)}.`,
  testBegan: ({ seat, skill, pool }, who) =>
    `${who(seat)} – test: ${skills[skill]}, ${count(Math.max(1, pool), 'kość', 'kości', 'kości')}.`,
  diceAdded: ({ card, dice }) => `${named(card)}: +${count(dice, 'kość', 'kości', 'kości')}.`,
  diceRolled: ({ dice }) => `Na kościach: ${dice.join(', ')}.`,
  dieRerolled: ({ die, face }) => `Kość ${die + 1} przerzucona: ${face}.`,
  dieRaised: ({ die, face }) => `Kość ${die + 1} pokazuje teraz ${face}.`,
  testEnded: ({ successes }) =>
    successes === 0 ? 'Test niezdany.' : `Test zdany: ${count(successes, 'sukces', 'sukcesy', 'sukcesów')}.`,
  engaged: ({ kind, seat }, who) => `Zwarcie: ${named(kind)} i ${who(seat)}.`,
  disengaged: ({ kind, seat }, who) => `Koniec zwarcia: ${named(kind)} i ${who(seat)}.`,
  exhausted: ({ kind }) => `Wyczerpany potwór: ${named(kind)}.`,
  evaded: ({ seat, kind }, who) => `${who(seat)} wymyka się: ${named(kind)}.`,
  monsterHurt: ({ kind, n }) => `${named(kind)} otrzymuje ${count(n, 'obrażenie', 'obrażenia', 'obrażeń')}.`,
  monsterDefeated: ({ kind }) => `Pokonany potwór: ${named(kind)}.`,
  monsterMoved: ({ kind, to }) => `${named(kind)} porusza się na pole ${named(to)}.`,
  monsterActivated: ({ kind }) => `${named(kind)} aktywuje się.`,
  monsterAttacked: ({ kind, seat }, who) => `${named(kind)} atakuje: ${who(seat)}.`,
  monsterSpawned: ({ kind, at }) => `Pojawia się potwór: ${named(kind)} (${named(at)}).`,
  monstersReadied: ({ monsters }) => `Znów przygotowane potwory: ${monsters.length}.`,
  harmSuffered: ({ seat, card, damage, horror }, who) =>
    `${card === null ? who(seat) : named(card)} otrzymuje ${harm(damage, horror)}.`,
  healed: ({ seat, card, what, n }, who) =>
    `${card === null ? who(seat) : named(card)} odzyskuje ${what === 'health' ? 'wytrzymałość' : 'poczytalność'}: ${n}.`,
  investigatorLost: ({ sheet, how }) => `${ways[how] ?? how}: ${named(sheet)}.`,
  investigatorChosen: ({ seat, sheet }, who) => `${who(seat)} gra badaczem: ${named(sheet)}.`,
  given: ({ from, to, thing }, who) => `${who(from)} daje: ${named(thing)} (${who(to)}).`,
  declined: ({ by, thing }, who) => `${who(by)} zatrzymuje: ${named(thing)}.`,
  moneyGained: ({ seat, n }, who) => `${who(seat)} zyskuje ${count(n, 'dolara', 'dolary', 'dolarów')}.`,
  moneyLost: ({ seat, n }, who) => `${who(seat)} traci ${count(n, 'dolara', 'dolary', 'dolarów')}.`,
  cluesGained: ({ seat, n }, who) =>
    `${who(seat)} zyskuje ${count(n, 'wskazówkę', 'wskazówki', 'wskazówek')}.`,
  remnantsGained: ({ seat, n }, who) => `${who(seat)} zyskuje szczątki: ${n}.`,
  focused: ({ seat, skill }, who) => `${who(seat)} wzmacnia umiejętność: ${skills[skill]}.`,
  focusDiscarded: ({ seat, skill }, who) => `${who(seat)} odrzuca wzmocnienie: ${skills[skill]}.`,
  cluesResearched: ({ seat, n }, who) =>
    `${who(seat)} bada ${count(n, 'wskazówkę', 'wskazówki', 'wskazówek')}.`,
  cardGained: ({ seat, card }, who) => `${who(seat)} zyskuje: ${named(card)}.`,
  cardBought: ({ seat, card, price }, who) =>
    `${who(seat)} kupuje: ${named(card)} (${count(price, 'dolar', 'dolary', 'dolarów')}).`,
  cardDiscarded: ({ seat, card }, who) => `${who(seat)} odrzuca: ${named(card)}.`,
  displayCleared: ({ card }) => `Z wystawy odrzucono: ${named(card)}.`,
  displayFilled: ({ cards }) => `Nowe na wystawie: ${cards.map(named).join(', ')}.`,
  delayed: ({ seat }, who) => `Wstrzymany badacz: ${who(seat)}.`,
  choiceSpared: ({ seat, idle }, who) =>
    idle
      ? `${who(seat)} – bez pytania: nic by to nie zmieniło.`
      : `${who(seat)} – bez pytania: nie można zapłacić pełnego kosztu.`,
  successesAdded: ({ card, n }) =>
    `${card === null ? 'Zaklęcie' : named(card)}: +${count(n, 'sukces', 'sukcesy', 'sukcesów')}.`,
  spellCast: ({ seat, card }, who) => `${who(seat)} rzuca zaklęcie: ${named(card)}.`,
  remnantsSpent: ({ seat, n }, who) => `${who(seat)} oddaje szczątki: ${n}.`,
  cluesSpent: ({ seat, n }, who) => `${who(seat)} oddaje ${count(n, 'wskazówkę', 'wskazówki', 'wskazówek')}.`,
  deckForeseen: ({ hood }) => `Podejrzana wierzchnia karta talii: ${named(hood)}.`,
  cardPutUnder: ({ hood }) => `Karta trafia na spód talii: ${named(hood)}.`,
  harmPrevented: ({ seat, what, n }, who) =>
    `${who(seat)}: zapobieżono (${what === 'damage' ? 'obrażenia' : 'przerażenie'} ${n}).`,
  harmExchanged: ({ seat, damage, horror }, who) => `${who(seat)} ${exchange(damage, horror)}.`,
  monsterBanished: ({ kind, to }) => `${named(kind)} znika i trafia na pole ${named(to)}.`,
  optionTaken: ({ seat, option }, who) =>
    option < 0 ? `${who(seat)} odmawia.` : `${who(seat)} wybiera opcję ${option + 1}.`,
  encounterBegan: ({ seat, from }, who) => `${who(seat)} ma spotkanie: ${named(from)}.`,
  encounterEnded: () => 'Koniec spotkania.',
  encounterSkipped: ({ seat }, who) => `${who(seat)}: zwarcie, bez spotkania.`,
  tokenDrawn: ({ seat, token }, who) => `${who(seat)} dobiera z czary mitów: ${tokens[token]}.`,
  cupRefilled: () => 'Wszystkie żetony wracają do czary mitów.',
  headlineRead: ({ seat }, who) => `${who(seat)} odczytuje nagłówek.`,
  rumourSpread: () => 'To pogłoska: trafia do kodeksu.',
  pactRolled: ({ face }) => `Kość mrocznego paktu pokazuje ${face}.`,
  pactFlipped: ({ seat }, who) => `Mroczny pakt się dopełnia: ${who(seat)}.`,
  cupChanged: ({ how, token, n }) => `Czara mitów: ${how === 'add' ? '+' : '−'}${n} ${tokens[token]}.`,
  doomPlaced: ({ at }) => `Żeton zagłady: ${named(at)}.`,
  doomOnSheet: ({ n }) => `Zagłada na arkuszu scenariusza: +${n}.`,
  doomRemoved: ({ at, n }) =>
    `Usunięto ${count(n, 'żeton zagłady', 'żetony zagłady', 'żetonów zagłady')}: ${named(at)}.`,
  doomSpread: () => 'Postęp zagłady.',
  clueSpawned: ({ hood }) => `Rozstawiono wskazówkę: ${named(hood)}.`,
  gateBurst: ({ hood }) => `Otwarcie bramy: ${named(hood)}.`,
  anomalyAppeared: ({ hood }) => `Anomalia: ${named(hood)}.`,
  anomalyVanished: ({ hood }) => `Anomalia znika: ${named(hood)}.`,
  panicMounted: ({ at }) => `Narastająca panika: ${named(at)}.`,
  eventDeckRenewed: () => 'Odrzucone karty wydarzeń tworzą nową talię wydarzeń.',
  codexChanged: ({ how, card }) =>
    `Kodeks, karta ${card}: ${how === 'add' ? 'dodana' : how === 'flip' ? 'odwrócona' : 'odłożona do archiwum'}.`,
  codexDoom: ({ card, n }) => `Zagłada na karcie ${card}: ${n > 0 ? '+' : ''}${n}.`,
  codexClue: ({ card, n }) => `Wskazówki na karcie ${card}: +${n}.`,
  sheetCluesSpent: ({ n }) =>
    `Z arkusza scenariusza znika ${count(n, 'wskazówka', 'wskazówki', 'wskazówek')}.`,
  rumourDiscarded: () => 'Pogłoska cichnie.',
  markerPlaced: ({ colour, at }) => `Znacznik (${colours[colour] ?? colour}): ${named(at)}.`,
  markerRemoved: ({ at }) => `Usunięto znacznik: ${named(at)}.`,
  markersCleared: ({ from }) => `Usunięto wszystkie znaczniki: ${named(from)}.`,
  markersDealt: () => 'Znaczniki rozłożono zakryte.',
  markerTurned: ({ colour, at }) => `Odkryty znacznik (${colours[colour] ?? colour}): ${named(at)}.`,
  markersSealed: ({ card, n }) => `Zapieczętowane znaczniki na karcie ${card}: ${n}.`,
}

const tokens = {
  'spread-doom': 'postęp zagłady',
  'spawn-monster': 'rozstawienie potwora',
  'spawn-clue': 'rozstawienie wskazówki',
  'read-headline': 'odczytanie nagłówka',
  'gate-burst': 'otwarcie bramy',
  reckoning: 'zguba',
  blank: 'pusty żeton',
}
const colours: Readonly<Record<string, string>> = { red: 'czerwony', white: 'biały', blue: 'niebieski' }

/** „ataku”, „z karty: Syrena”: an action of the rules, of a card, or of the sheet. */
function actionOf(action: string): string {
  const [card = ''] = action.split(' ', 1)
  if (card in investigators) return 'z arkusza'
  if (/^(codex|\d)/.test(action)) return 'z kodeksu'
  return deeds[action] ?? `z karty: ${named(action)}`
}

const deeds: Readonly<Record<string, string>> = {
  attack: 'ataku',
  research: 'badania',
  gather: 'dobrania zasobów',
  ward: 'ochrony',
  move: 'ruchu',
  trade: 'wymiany',
  evade: 'wymknięcia się',
  focus: 'wzmocnienia',
}

/** Less than nothing is taken instead of handed over. */
function exchange(damage: number, horror: number): string {
  const parts = [
    ...(damage > 0 || horror > 0 ? [`oddaje ${harm(Math.max(0, damage), Math.max(0, horror))}`] : []),
    ...(damage < 0 || horror < 0 ? [`przejmuje ${harm(Math.max(0, -damage), Math.max(0, -horror))}`] : []),
  ]
  return parts.length === 0 ? 'niczego nie wymienia' : parts.join(' i ')
}

/** "2 obrażenia i 1 przerażenie"; what is none is left out. */
function harm(damage: number, horror: number): string {
  const hurt = count(damage, 'obrażenie', 'obrażenia', 'obrażeń')
  const fear = count(horror, 'przerażenie', 'przerażenia', 'przerażenia')
  if (horror === 0) return hurt
  return damage === 0 ? fear : `${hurt} i ${fear}`
}

/** A seat, a card, or both: "p2 dark-pact". */
function pickName(pick: string, who: (seat: string) => string): string {
  const [seat, card] = pick.split(' ', 2)
  if (seat === undefined || !/^p[1-6]$/.test(seat)) return named(pick)
  return card === undefined ? who(seat) : `${named(card)} (badacz: ${who(seat)})`
}
