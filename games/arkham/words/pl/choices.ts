import type { TableSeen, Words } from '@miskatonic/kernel'
import type { Arkham } from '../../kind.ts'
import { startingChoice } from '../../catalogue.ts'
import { costOfOption } from '../options.ts'
import { monsterSeen, named } from './grammar.ts'
import { skills } from './names-of-skills.ts'
import { reader } from './reading.ts'

export const choices: Words<Arkham>['choices'] = {
  choose: ({ pick }, who, seen) => pickName(pick, who, seen),
  propose: ({ pick }, who, seen) => `Zaproponuj: ${pickName(pick, who, seen)}`,
  attack: ({ monster }, _, seen) => `Zaatakuj: ${monsterSeen(monster, seen)}`,
  research: () => 'Akcja badania',
  gather: () => 'Dobierz zasoby',
  ward: () => 'Akcja ochrony',
  move: ({ to }) => `Porusz się na: ${named(to)}`,
  trade: () => 'Akcja wymiany',
  evade: () => 'Wymknij się',
  focus: ({ skill }) => `Wzmocnij: ${skills[skill]}`,
  useComponent: ({ card }) => `Akcja z karty: ${named(card)}`,
  useCodex: ({ card }) => `Akcja z karty kodeksu: ${named(card)}`,
  stopActing: () => 'Bez dalszych akcji',
  walk: ({ to }) => `Dalej na: ${named(to)}`,
  stopWalking: () => 'Zostań tutaj',
  useForDice: ({ card }) => `Użyj: ${named(card)}`,
  rollNow: () => 'Rzuć kośćmi',
  spendFocus: ({ skill, die }) => `Wydaj wzmocnienie: ${skills[skill]}, przerzuć kość ${die + 1}`,
  spendClue: ({ die }) => `Wydaj wskazówkę: przerzuć kość ${die + 1}`,
  useReroll: ({ card, die }) =>
    die < 0 ? `${named(card)}: przerzuć nieudane kości` : `${named(card)}: przerzuć kość ${die + 1}`,
  raiseDie: ({ card, die }) =>
    die < 0 ? `${named(card)}: +1 do każdej kości` : `${named(card)}: +1 do kości ${die + 1}`,
  addSuccesses: ({ card }) => `${named(card)}: dodatkowe sukcesy`,
  keepDice: () => 'Zostaw kości',
  assignDamage: ({ card, n }) => `Obrażenia (${n}) dla: ${named(card)}`,
  takeDamage: () => 'Przyjmij obrażenia',
  assignHorror: ({ card, n }) => `Przerażenie (${n}) dla: ${named(card)}`,
  takeHorror: () => 'Przyjmij przerażenie',
  takeSheet({ sheet, choice }) {
    const chosen = startingChoice(sheet, choice)
    return chosen.length === 0 ? named(sheet) : `${named(sheet)} i ${chosen.map(named).join(', ')}`
  },
  give: ({ to, thing }, who) => `Daj: ${named(thing)} (${who(to)})`,
  askFor: ({ from, thing }, who) => `Poproś o: ${named(thing)} (${who(from)})`,
  stopTrading: () => 'Zakończ wymianę',
  agree: () => 'Zgoda',
  decline: () => 'Odmów',
  buy: ({ card }) => `Kup: ${named(card)}`,
  stopBuying: () => 'Nie kupuj więcej',
  clearDisplay: ({ card }) => `Odrzuć z wystawy: ${named(card)}`,
  castToAttack: ({ card, monster }, _, seen) => `Zaatakuj: ${monsterSeen(monster, seen)} (${named(card)})`,
  castToEvade: ({ card }) => `Wymknij się: ${named(card)}`,
  castToMove: ({ card }) => `Porusz się: ${named(card)}`,
  useInTurn: ({ card }) => `Użyj: ${named(card)}`,
  useDynamite: ({ card }) => `Odrzuć: ${named(card)} (po 5 obrażeń każdemu potworowi w zwarciu z tobą)`,
  payToRaise: ({ die }) => `Wydaj szczątki: +1 do kości ${die + 1}`,
  castInTest: ({ card }) => `Rzuć zaklęcie: ${named(card)}`,
  helpReroll: ({ card, die }) =>
    die < 0 ? `${named(card)}: przerzuć nieudane kości` : `${named(card)}: przerzuć kość ${die + 1}`,
  castToHelp: ({ card }) => `Rzuć zaklęcie: ${named(card)}`,
  noHelp: () => 'Nie pomagaj',
  payCasting: ({ remnants, damage }) =>
    `${remnants === 0 ? 'Bez szczątków' : `Szczątki: ${remnants}`}, reszta jako ${damage ? 'obrażenia' : 'przerażenie'}`,
  putUnder: ({ hood }) => `${named(hood)}: odłóż kartę na spód talii`,
  leaveDecks: () => 'Zostaw talie bez zmian',
  prevent: ({ card, what }) =>
    `${named(card)}: zapobiegnij (${what === 'damage' ? 'obrażenia' : 'przerażenie'})`,
  allowHarm: () => 'Nie zapobiegaj',
  use: ({ card }) => `Użyj: ${named(card)}`,
  pass: () => 'Nie',
  buyCheaply: ({ card, by }) => `Kup za połowę ceny: ${named(card)} (${named(by)})`,
  takeOption: ({ option }, _, seen) => (option < 0 ? 'Nie' : optionNamed(option, seen)),
}

/** An option is called what it costs, as far as the page in play says that; one that costs nothing by its number, for there may be two. */
function optionNamed(option: number, seen?: TableSeen): string {
  const cost = costOfOption(option, seen)
  if (cost === undefined) return `Opcja ${option + 1}`
  return cost.length === 0 ? `Opcja ${option + 1}: nic nie kosztuje` : reader.optionCost(cost)
}

/** A monster, a seat, a card, or a seat and its card: "p2 dark-pact". */
function pickName(pick: string, who: (seat: string) => string, seen?: TableSeen): string {
  if (/^m\d+$/.test(pick)) return monsterSeen(pick, seen)
  const option = /^option-(\d+)$/.exec(pick)
  if (option !== null) return optionNamed(Number(option[1]) - 1, seen)
  const [seat, card] = pick.split(' ', 2)
  if (seat === undefined || !/^p[1-6]$/.test(seat)) return named(pick)
  return card === undefined ? who(seat) : `${named(card)} (badacz: ${who(seat)})`
}
