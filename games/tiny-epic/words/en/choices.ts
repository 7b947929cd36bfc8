import type { NameOf, Words } from '@miskatonic/kernel'
import { type Character, isAssistant } from '../../content/characters.ts'
import { pageCards } from '../../cards/pages.ts'
import type { Composure } from '../../content/tentacles.ts'
import type { Choices, TinyEpic } from '../../kind.ts'
import { at, card, count, from, list, rowsOf, space, tentacle, tentacles, the, to } from './grammar.ts'
import { sheets } from './cards.ts'
import { kinds } from './names.ts'

/** What a player may choose, as it stands on a button. */
export const choices: Words<TinyEpic>['choices'] = {
  takeSheet: ({ sheet }) => `Play the ${sheets[sheet].name}`,
  goOn: () => 'Watch the next turn',

  soothe: ({ colour }) => `Soothe ${kinds[colour]}`,

  move: ({ to: town }) => `Move ${to(town)}`,
  collect: ({ colour }) => `Collect ${tentacle(colour)}`,
  banish: () => 'Banish a shambler',
  translate: () => 'Translate the page',
  seal: ({ colour, side }) => `Seal ${space(colour, side)}`,
  buyAction: ({ from: owner }, who) => `Buy an action for ${ofWhose('chaos', owner, who)}`,
  endTurn: () => 'End your turn',
  concede: () => 'Concede the game',

  shineLight: ({ on }) => `Shine the light on the page ${at(on)}`,
  sail: ({ to: town }) => `Sail ${to(town)}`,
  bless: ({ town, colour }) => `Send a ${kinds[colour]} shambler away ${from(town)}`,
  layToRest: ({ colour, count: laid }) => `Lay ${tentacles(laid, colour)} to rest`,
  exchangePage: () => 'Exchange the page here for the next one of the deck',
  buyChaos: () => 'Buy a chaos tentacle for a madness tentacle',
  recover: () => 'Seek treatment: brain token down 1 for two colours',
  brew: ({ give, take }) => `Exchange ${tentacle(give)} for ${tentacle(take)}`,
  order: ({ from: town, colour }) => `Take ${tentacle(colour)} ${from(town)}`,
  petition: () => 'Petition: an eldritch tentacle back into the bag for two colours',

  consult: ({ town }) => `Turn up the page ${at(town)} (no action)`,
  handOver: ({ to: other, tentacle: kind }, who) =>
    `Hand ${tentacle(kind)} to ${the(who(other))} (no action)`,
  takeOver: ({ from: other, tentacle: kind }, who) =>
    `Take ${tentacle(kind)} from ${the(who(other))} (no action)`,

  sendAssistant: ({ to: town, ...order }, who) =>
    `Send ${the(who(order.who))} ${to(town)}${paid(order, who)}`,
  assistantTranslates: (order, who) => `Have ${the(who(order.who))} translate the page${paid(order, who)}`,
  assistantBanishes: (order, who) => `Have ${the(who(order.who))} banish a shambler${paid(order, who)}`,
  assistantSeals: (order, who) => `Have ${the(who(order.who))} try to seal a portal${paid(order, who)}`,

  collectAlso: ({ colour }) => `Collect ${tentacle(colour)} as well`,
  stopCollecting: () => 'Collect no more',
  shineAlso: ({ on }) => `Shine the light on the page ${at(on)} as well`,
  stopShining: () => 'Put out the light',
  orderAlso: ({ colour }) => `Take ${tentacle(colour)} as well`,
  stopOrdering: () => 'Take no more',
  drawAll: () => 'Draw for every shambler',
  drawOneFewer: () => 'Draw one tentacle fewer',
  reroll: (dice) => `Reroll ${rerolled(dice)}`,
  keepDice: () => 'Keep the dice as they lie',
  banishShambler: ({ colour, cost }) =>
    `Banish a ${kinds[colour]} shambler ${cost === 0 ? 'for nothing' : `for ${count(cost, 'tentacle', 'tentacles')}`}`,
  spareShambler: () => 'Banish nobody',
  pay: ({ from: owner, tentacle: kind }, who) => `Pay with ${ofWhose(kind, owner, who)}`,
  payAsShown: () => 'Pay all: madness first, chaos for what is missing',

  burden: ({ who: bearer }, who) => `Lay it on ${the(who(bearer))}`,
  losePage: ({ page }) => `Give up ${card(page)} (${rowsOf(pageCards[page].rows)})`,
  letTranslate: () => 'Let the page be translated',
  leavePage: () => 'Leave the page',
}

/** Players spend what is theirs; only of an assistant's tentacles it is said whose they are. */
function ofWhose(kind: Composure, owner: Character, who: NameOf): string {
  return isAssistant(owner) ? `${tentacle(kind)} of ${the(who(owner))}` : tentacle(kind)
}

/** What an extra action of an assistant costs, and who has it. */
function paid({ who: assistant, from: owner }: Choices['assistantSeals'], who: NameOf): string {
  if (owner === assistant) return ` for ${tentacle('chaos')} of their own`
  return ` for ${isAssistant(owner) ? ofWhose('chaos', owner, who) : 'one of your chaos tentacles'}`
}

function rerolled({ first, second, third }: Choices['reroll']): string {
  if (first && second && third) return 'all three dice'
  const chosen = [...(first ? ['first'] : []), ...(second ? ['second'] : []), ...(third ? ['third'] : [])]
  return chosen.length === 0 ? 'no die' : `the ${list(chosen)} ${chosen.length === 1 ? 'die' : 'dice'}`
}
