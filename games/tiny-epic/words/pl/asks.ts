import type { Words } from '@miskatonic/kernel'
import { colours } from '../../content/tentacles.ts'
import type { TinyEpic } from '../../kind.ts'
import type { Price } from '../../steps/paying.ts'
import { count, list, space } from './grammar.ts'
import { towns } from './cards.ts'
import { kinds } from './names.ts'

/** What a decision asks, in one breath. */
export const asks: Words<TinyEpic>['asks'] = {
  chooseSheet: () => 'Kim chcesz być?',
  nextTurn: () => 'Nikt nie gra. Zobaczysz, co będzie dalej?',
  sootheWhich: () => 'Które szaleństwo koisz?',
  act: () => 'Co robisz?',
  actionsUsed: () => 'Nie masz już akcji.',

  collectMore: ({ left }) => `Zbierasz dalej? Najwyżej ${count(left, 'mackę', 'macki', 'macek')}.`,
  shineMore: () => 'Oświetlasz jeszcze jedną stronę?',
  orderMore: ({ from }) => `Bierzesz jeszcze jedną mackę ${towns[from].from}?`,
  arrivalDraws: ({ draws }) =>
    draws === 1
      ? 'Czeka tu kroczący. Wyciągasz mackę?'
      : `Czeka tu ${draws} kroczących. Wyciągasz za wszystkich?`,
  rerollWhich: ({ why, most }) =>
    `${why === 'banish' ? 'Wygnanie' : 'Pieczęć'}: które kości przerzucasz? Najwyżej ${count(most, 'kość', 'kości', 'kości')}.`,
  banishWhich: ({ cost }) =>
    `${cost === 0 ? 'Kości nie żądają niczego' : `Kości żądają ${cost === 1 ? '1 macki' : `${cost} macek`}`}. Którego kroczącego wyganiasz?`,
  payHow: (price) =>
    price.space !== null
      ? `Która macka pieczętuje ${space(price.space.colour, price.space.side)}?`
      : `Czym płacisz? Do zapłaty: ${due(price)}.`,

  distribute: ({ colour, left }) =>
    `Kto bierze następną mackę ${kinds[colour].genitive}? Jeszcze ${count(left, 'macka', 'macki', 'macek')}.`,
  losePageOf: ({ who: robbed, colour }, who) =>
    `${who(robbed)} traci stronę z runą ${kinds[colour].genitive}. Którą?`,
  assistantReads: ({ who: reader }, who) => `${who(reader)} może przetłumaczyć tutejszą stronę. Pozwalasz?`,
}

/** "strach 1, furia 2 i dowolny kolor 1, bez chaosu". */
function due(price: Price): string {
  const coloured = colours
    .filter((colour) => price[colour] > 0)
    .map((colour) => `${kinds[colour].name} ${price[colour]}`)
  const all = [...coloured, ...(price.any > 0 ? [choice(price)] : [])]
  return `${all.length === 0 ? 'nic' : list(all)}${price.wild ? '' : ', bez chaosu'}`
}

function choice({ any, differing, paid }: Price): string {
  if (!differing) return `dowolny kolor ${any}`
  if (paid !== null) return `inny kolor niż ${kinds[paid].name} ${any}`
  return any > 1 ? `różne kolory ${any}` : `dowolny kolor ${any}`
}
