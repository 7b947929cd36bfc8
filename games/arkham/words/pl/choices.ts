import type { Words } from '@miskatonic/kernel'
import type { Arkham } from '../../kind.ts'
import { named } from './grammar.ts'
import { skills } from './names-of-skills.ts'

export const choices: Words<Arkham>['choices'] = {
  choose: ({ pick }, who) => pickName(pick, who),
  propose: ({ pick }, who) => `Zaproponuj: ${pickName(pick, who)}`,
  attack: ({ monster }) => `Zaatakuj ${monster}`,
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
  spendFocus: ({ skill, die }) => `Wydaj wzmocnienie (${skills[skill]}), aby przerzucić kość ${die + 1}`,
  spendClue: ({ die }) => `Wydaj wskazówkę, aby przerzucić kość ${die + 1}`,
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
  takeSheet: ({ sheet, choice }) => `${named(sheet)}, wybór ${choice + 1}`,
  give: ({ to, thing }, who) => `Daj: ${named(thing)} (${who(to)})`,
  askFor: ({ from, thing }, who) => `Poproś o: ${named(thing)} (${who(from)})`,
  stopTrading: () => 'Zakończ wymianę',
  agree: () => 'Zgoda',
  decline: () => 'Odmów',
  buy: ({ card }) => `Kup: ${named(card)}`,
  stopBuying: () => 'Nie kupuj więcej',
  clearDisplay: ({ card }) => `Odrzuć z wystawy: ${named(card)}`,
  takeOption: ({ option }) => (option < 0 ? 'Nie' : `Możliwość ${option + 1}`),
}

function pickName(pick: string, who: (seat: string) => string): string {
  return /^p[1-6]$/.test(pick) ? who(pick) : named(pick)
}
