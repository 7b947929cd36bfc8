import type { NameOf, Words } from '@miskatonic/kernel'
import { type Character, isAssistant } from '../../content/characters.ts'
import { pageCards } from '../../cards/pages.ts'
import type { Choices, TinyEpic } from '../../kind.ts'
import {
  accusative,
  count,
  dative,
  genitive,
  list,
  numberOf,
  possessive,
  rowsOf,
  space,
  tentacles,
} from './grammar.ts'
import { sheets, towns } from './cards.ts'
import { kinds } from './names.ts'

/** What a player may choose, as it stands on a button. */
export const choices: Words<TinyEpic>['choices'] = {
  takeSheet: ({ sheet }) => `Zagraj ${sheets[sheet].instrumental}`,
  goOn: () => 'Zobacz następną turę',

  soothe: ({ colour }) => `Ukój ${kinds[colour].accusative}`,

  move: ({ to }) => `Idź ${towns[to].to}`,
  collect: ({ colour }) => `Zbierz ${tentacles(1, colour)}`,
  banish: () => 'Wygnaj kroczącego',
  translate: () => 'Przetłumacz stronę',
  seal: ({ colour, side }) => `Zapieczętuj ${space(colour, side)}`,
  buyAction: ({ from }, who) => `Kup akcję za mackę chaosu${ofWhom(from, who)}`,
  endTurn: () => 'Zakończ turę',
  concede: () => 'Poddaj grę',

  shineLight: ({ on }) => `Oświetl stronę ${towns[on].at}`,
  sail: ({ to }) => `Popłyń ${towns[to].to}`,
  bless: ({ town, colour }) => `Odpraw kroczącego ${kinds[colour].genitive} ${towns[town].from}`,
  layToRest: ({ colour, count: laid }) => `Złóż do grobu ${tentacles(laid, colour)}`,
  exchangePage: () => 'Wymień tutejszą stronę na następną z talii',
  buyChaos: () => 'Kup mackę chaosu za mackę szaleństwa',
  recover: () => 'Poddaj się kuracji: żeton mózgu o 1 w dół za dwa kolory',
  brew: ({ give, take }) => `Wymień ${tentacles(1, give)} na ${tentacles(1, take)}`,
  order: ({ from, colour }) => `Weź ${tentacles(1, colour)} ${towns[from].from}`,
  petition: () => 'Złóż petycję: macka mocy wraca do worka za dwa kolory',

  consult: ({ town }) => `Odkryj stronę ${towns[town].at} (bez akcji)`,
  handOver: ({ to, tentacle }, who) => `Oddaj ${dative(who(to))} ${tentacles(1, tentacle)} (bez akcji)`,
  takeOver: ({ from, tentacle }, who) =>
    `Weź od ${genitive(who(from))} ${tentacles(1, tentacle)} (bez akcji)`,

  sendAssistant: ({ to, ...order }, who) =>
    `Wyślij ${accusative(who(order.who))} ${towns[to].to}${paid(order, who)}`,
  assistantTranslates: (order, who) =>
    `Każ ${dative(who(order.who))} przetłumaczyć stronę${paid(order, who)}`,
  assistantBanishes: (order, who) => `Każ ${dative(who(order.who))} wygnać kroczącego${paid(order, who)}`,
  assistantSeals: (order, who) => `Każ ${dative(who(order.who))} pieczętować portal${paid(order, who)}`,

  collectAlso: ({ colour }) => `Zbierz jeszcze ${tentacles(1, colour)}`,
  stopCollecting: () => 'Nie zbieraj więcej',
  shineAlso: ({ on }) => `Oświetl jeszcze stronę ${towns[on].at}`,
  stopShining: () => 'Zgaś światło',
  orderAlso: ({ colour }) => `Weź jeszcze ${tentacles(1, colour)}`,
  stopOrdering: () => 'Nie bierz więcej',
  drawAll: () => 'Wyciągnij macki za wszystkich kroczących',
  drawOneFewer: () => 'Wyciągnij o jedną mackę mniej',
  reroll: (dice) => rerolled(dice),
  keepDice: () => 'Zostaw kości tak, jak leżą',
  banishShambler: ({ colour, cost }) =>
    `Wygnaj kroczącego ${kinds[colour].genitive} ${cost === 0 ? 'za darmo' : `za ${count(cost, 'mackę', 'macki', 'macek')}`}`,
  spareShambler: () => 'Nikogo nie wyganiaj',
  pay: ({ from, tentacle }, who) => `Zapłać macką ${kinds[tentacle].genitive}${ofWhom(from, who)}`,
  payAsShown: () => 'Zapłać całość: najpierw szaleństwem, resztę chaosem',

  burden: ({ who: bearer }, who) => `Obciąż ${accusative(who(bearer))}`,
  losePage: ({ page }) => `Oddaj kartę ${numberOf(page)} (${rowsOf(pageCards[page].rows)})`,
  letTranslate: () => 'Niech przetłumaczy stronę',
  leavePage: () => 'Zostaw stronę',
}

/** Players spend what is theirs; only of an assistant's tentacles it is said whose they are. */
function ofWhom(owner: Character, who: NameOf): string {
  return isAssistant(owner) ? ` ${genitive(who(owner))}` : ''
}

/** What an extra action of an assistant costs, and who has it. */
function paid({ who: assistant, from }: Choices['assistantSeals'], who: NameOf): string {
  if (from === assistant) return ` za ${possessive(who(from))} mackę chaosu`
  return isAssistant(from) ? ` za mackę chaosu${ofWhom(from, who)}` : ' za twoją mackę chaosu'
}

function rerolled({ first, second, third }: Choices['reroll']): string {
  if (first && second && third) return 'Przerzuć wszystkie trzy kości'
  const chosen = [...(first ? ['pierwszą'] : []), ...(second ? ['drugą'] : []), ...(third ? ['trzecią'] : [])]
  return chosen.length === 0 ? 'Nie przerzucaj kości' : `Przerzuć ${list(chosen)} kość`
}
