import type { Words } from '@miskatonic/kernel'
import type { Arkham } from '../../kind.ts'
import { count, named } from './grammar.ts'
import { skills } from './names-of-skills.ts'

const phases = {
  setup: 'Przygotowanie',
  action: 'Faza akcji',
  monster: 'Faza potworów',
  encounter: 'Faza spotkań',
  mythos: 'Faza mitów',
}
const ways: Readonly<Record<string, string>> = {
  defeated: 'pokonany',
  devoured: 'pochłonięty',
  retired: 'wycofany',
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
  actionPerformed: ({ seat, action }, who) => `${who(seat)} wykonuje akcję: ${named(action)}.`,
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
  engaged: ({ kind, seat }, who) => `${named(kind)} wchodzi w zwarcie: ${who(seat)}.`,
  disengaged: ({ kind, seat }, who) => `${who(seat)} uwalnia się ze zwarcia: ${named(kind)}.`,
  exhausted: ({ kind }) => `Wyczerpany potwór: ${named(kind)}.`,
  evaded: ({ seat, kind }, who) => `${who(seat)} wymyka się: ${named(kind)}.`,
  monsterHurt: ({ kind, n }) => `${named(kind)} otrzymuje ${count(n, 'obrażenie', 'obrażenia', 'obrażeń')}.`,
  monsterDefeated: ({ kind }) => `Pokonany potwór: ${named(kind)}.`,
  monsterMoved: ({ kind, to }) => `${named(kind)} porusza się na pole ${named(to)}.`,
  monsterActivated: ({ kind }) => `${named(kind)} aktywuje się.`,
  monsterAttacked: ({ kind, seat }, who) => `${named(kind)} atakuje: ${who(seat)}.`,
  monsterSpawned: ({ kind, at }) => `Rozstawiony potwór: ${named(kind)}, ${named(at)}.`,
  monstersReadied: ({ monsters }) => `Przygotowane potwory: ${monsters.length}.`,
  harmSuffered: ({ seat, card, damage, horror }, who) =>
    `${card === null ? who(seat) : named(card)}: obrażenia ${damage}, przerażenie ${horror}.`,
  healed: ({ seat, card, what, n }, who) =>
    `${card === null ? who(seat) : named(card)} odzyskuje ${what === 'health' ? 'wytrzymałość' : 'poczytalność'}: ${n}.`,
  investigatorLost: ({ sheet, how }) => `${named(sheet)}: ${ways[how] ?? how}.`,
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
  delayed: ({ seat }, who) => `${who(seat)}: badacz wstrzymany.`,
  optionTaken: ({ seat, option }, who) =>
    option < 0 ? `${who(seat)} odmawia.` : `${who(seat)} wybiera możliwość ${option + 1}.`,
  encounterBegan: ({ seat, from }, who) => `${who(seat)} ma spotkanie: ${named(from)}.`,
  encounterEnded: ({ card }) => `Koniec spotkania (${card}).`,
  encounterSkipped: ({ seat }, who) => `${who(seat)}: zwarcie, bez spotkania.`,
  tokenDrawn: ({ seat, token }, who) => `${who(seat)} dobiera z czary mitów: ${tokens[token]}.`,
  cupRefilled: () => 'Wszystkie żetony wracają do czary mitów.',
  headlineRead: ({ seat, card }, who) => `${who(seat)} odczytuje nagłówek (${card}).`,
  rumourSpread: ({ card }) => `Pogłoska trafia do kodeksu (${card}).`,
  pactRolled: ({ face }) => `Kość mrocznego paktu pokazuje ${face}.`,
  pactFlipped: ({ seat }, who) => `Mroczny pakt się dopełnia: ${who(seat)}.`,
  cupChanged: ({ how, token, n }) => `Czara mitów: ${how === 'add' ? '+' : '−'}${n} ${tokens[token]}.`,
  doomPlaced: ({ at }) => `Żeton zagłady: ${named(at)}.`,
  doomOnSheet: ({ n }) => `Zagłada na arkuszu scenariusza: +${n}.`,
  doomRemoved: ({ at, n }) =>
    `Usunięto ${count(n, 'żeton zagłady', 'żetony zagłady', 'żetonów zagłady')}: ${named(at)}.`,
  doomSpread: ({ card }) => `Postęp zagłady (${card}).`,
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
  rumourDiscarded: ({ card }) => `Koniec pogłoski (${card}).`,
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

function pickName(pick: string, who: (seat: string) => string): string {
  return /^p[1-6]$/.test(pick) ? who(pick) : named(pick)
}
