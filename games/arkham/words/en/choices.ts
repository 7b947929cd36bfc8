import type { TableSeen, Words } from '@miskatonic/kernel'
import type { Arkham } from '../../kind.ts'
import { startingChoice } from '../../catalogue.ts'
import { isHeadline } from '../../content/ids.ts'
import { costOfOption } from '../options.ts'
import { count, monsterSeen, named } from './grammar.ts'
import { reader } from './reading.ts'

export const choices: Words<Arkham>['choices'] = {
  choose: ({ pick }, who, seen) => pickName(pick, who, seen),
  propose: ({ pick }, who, seen) => `Propose: ${pickName(pick, who, seen)}`,
  attack: ({ monster }, _, seen) => `Attack ${monsterSeen(monster, seen)}`,
  research: () => 'Research',
  gather: () => 'Gather resources',
  ward: () => 'Ward',
  move: ({ to }) => `Move to ${named(to)}`,
  trade: () => 'Trade',
  evade: () => 'Evade',
  focus: ({ skill }) => `Focus ${skill}`,
  useComponent: ({ card }) => `Action of ${named(card)}`,
  useCodex: ({ card }) => `Action of ${isHeadline(card) ? '' : 'codex card '}${named(card)}`,
  stopActing: () => 'No more actions',
  walk: ({ to }) => `On to ${named(to)}`,
  stopWalking: () => 'Stay here',
  useForDice: ({ card }) => `Use ${named(card)}`,
  rollNow: () => 'Roll the dice',
  spendFocus: ({ skill, die }) => `Spend focus: ${skill}, reroll die ${die + 1}`,
  spendClue: ({ die }) => `Spend a clue: reroll die ${die + 1}`,
  useReroll: ({ card, die }) =>
    die < 0 ? `${named(card)}: reroll the failures` : `${named(card)}: reroll die ${die + 1}`,
  raiseDie: ({ card, die }) =>
    die < 0 ? `${named(card)}: +1 to each die` : `${named(card)}: +1 to die ${die + 1}`,
  addSuccesses: ({ card }) => `${named(card)}: more successes`,
  keepDice: () => 'Keep the dice',
  assignDamage: ({ card, n }) => `${n} damage to ${named(card)}`,
  takeDamage: () => 'Take the damage',
  assignHorror: ({ card, n }) => `${n} horror to ${named(card)}`,
  takeHorror: () => 'Take the horror',
  takeSheet({ sheet, choice }) {
    const chosen = startingChoice(sheet, choice)
    return chosen.length === 0 ? named(sheet) : `${named(sheet)} with ${chosen.map(named).join(', ')}`
  },
  give: ({ to, thing }, who) => `Give ${named(thing)} to ${who(to)}`,
  askFor: ({ from, thing }, who) => `Ask ${who(from)} for ${named(thing)}`,
  stopTrading: () => 'End the trade',
  agree: () => 'Agree',
  decline: () => 'Decline',
  buy: ({ card }) => `Buy ${named(card)}`,
  stopBuying: () => 'Buy nothing more',
  clearDisplay: ({ card }) => `Discard ${named(card)} from the display`,
  castToAttack: ({ card, monster }, _, seen) => `Attack ${monsterSeen(monster, seen)} with ${named(card)}`,
  castToEvade: ({ card }) => `Evade with ${named(card)}`,
  castToMove: ({ card }) => `Move with ${named(card)}`,
  useInTurn: ({ card }) => `Use ${named(card)}`,
  useDynamite: ({ card }) => `Discard ${named(card)}: 5 damage to each monster engaged with you`,
  payToRaise: ({ die }) => `Spend a remnant: +1 to die ${die + 1}`,
  castInTest: ({ card }) => `Cast ${named(card)}`,
  helpReroll: ({ card, die }) =>
    die < 0 ? `${named(card)}: reroll the failures` : `${named(card)}: reroll die ${die + 1}`,
  castToHelp: ({ card }) => `Cast ${named(card)}`,
  noHelp: () => 'No help',
  payCasting: ({ remnants, damage }) =>
    `${remnants === 0 ? 'No remnants' : count(remnants, 'remnant', 'remnants')}, the rest as ${damage ? 'damage' : 'horror'}`,
  putUnder: ({ hood }) => `${named(hood)}: put the card under its deck`,
  leaveDecks: () => 'Leave the decks as they are',
  prevent: ({ card, what }) => `${named(card)}: prevent ${what}`,
  allowHarm: () => 'Prevent nothing',
  use: ({ card }) => `Use ${named(card)}`,
  pass: () => 'No',
  buyCheaply: ({ card, by }) => `Buy ${named(card)} for half the price (${named(by)})`,
  takeOption: ({ option }, _, seen) => (option < 0 ? 'No' : optionNamed(option, seen)),
}

/** An option is called what it costs, as far as the page in play says that; one that costs nothing by its number, for there may be two. */
function optionNamed(option: number, seen?: TableSeen): string {
  const cost = costOfOption(option, seen)
  if (cost === undefined) return `Option ${option + 1}`
  return cost.length === 0 ? `Option ${option + 1}: costs nothing` : reader.optionCost(cost)
}

/** A monster, a seat, a card, or a seat and its card: "p2 dark-pact". */
function pickName(pick: string, who: (seat: string) => string, seen?: TableSeen): string {
  if (/^m\d+$/.test(pick)) return monsterSeen(pick, seen)
  const option = /^option-(\d+)$/.exec(pick)
  if (option !== null) return optionNamed(Number(option[1]) - 1, seen)
  const [seat, card] = pick.split(' ', 2)
  if (seat === undefined || !/^p[1-6]$/.test(seat)) return named(pick)
  return card === undefined ? who(seat) : `${who(seat)}’s ${named(card)}`
}
