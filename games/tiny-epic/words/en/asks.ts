import type { Words } from '@miskatonic/kernel'
import { colours } from '../../content/tentacles.ts'
import type { TinyEpic } from '../../kind.ts'
import type { Price } from '../../steps/paying.ts'
import { The, count, from, list, space, the } from './grammar.ts'
import { kinds } from './names.ts'

/** What a decision asks, in one breath. */
export const asks: Words<TinyEpic>['asks'] = {
  chooseSheet: () => 'Who will you be?',
  nextTurn: () => 'Nobody plays. Do you want to see what happens next?',
  sootheWhich: () => 'Which madness do you soothe?',
  act: () => 'What do you do?',
  actionsUsed: () => 'You have no actions left.',

  collectMore: ({ left }) => `Do you collect more? Up to ${left}.`,
  shineMore: () => 'Does the light fall on another page?',
  orderMore: ({ from: town }) => `Do you take another tentacle ${from(town)}?`,
  arrivalDraws: ({ draws }) =>
    draws === 1
      ? 'A shambler waits. Do you draw the tentacle?'
      : `${draws} shamblers wait. Do you draw for all of them?`,
  rerollWhich: ({ why, most }) =>
    `${why === 'banish' ? 'The banishment' : 'The seal'}: which dice do you reroll? ${most === 1 ? 'One at most.' : `Up to ${most}.`}`,
  banishWhich: ({ cost }) =>
    `The dice demand ${cost === 0 ? 'nothing' : count(cost, 'tentacle', 'tentacles')}. Which shambler do you banish?`,
  payHow: (price) =>
    price.space !== null
      ? `Which tentacle seals ${space(price.space.colour, price.space.side)}?`
      : `What do you pay with? Due: ${due(price)}.`,

  distribute: ({ colour, left }) => `Who takes the next ${kinds[colour]} tentacle? ${left} to go.`,
  losePageOf: ({ who: robbed, colour }, who) =>
    `Which page with a rune of ${kinds[colour]} does ${the(who(robbed))} lose?`,
  assistantReads: ({ who: reader }, who) => `${The(who(reader))} can translate the page here. Allow it?`,
}

/** "1 fear, 2 rage and 1 of any colour, no chaos". */
function due(price: Price): string {
  const coloured = colours
    .filter((colour) => price[colour] > 0)
    .map((colour) => `${price[colour]} ${kinds[colour]}`)
  const all = [...coloured, ...(price.any > 0 ? [`${price.any} ${choice(price)}`] : [])]
  return `${all.length === 0 ? 'nothing' : list(all)}${price.wild ? '' : ', no chaos'}`
}

function choice({ any, differing, paid }: Price): string {
  if (!differing) return 'of any colour'
  if (paid !== null) return `of another colour than ${kinds[paid]}`
  return any > 1 ? 'of different colours' : 'of any colour'
}
