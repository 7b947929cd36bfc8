import type { Words } from '@miskatonic/kernel'
import type { Arkham } from '../../kind.ts'
import { named } from './grammar.ts'

export const choices: Words<Arkham>['choices'] = {
  choose: ({ pick }, who) => pickName(pick, who),
  propose: ({ pick }, who) => `Propose: ${pickName(pick, who)}`,
  attack: ({ monster }) => `Attack ${monster}`,
  research: () => 'Research',
  gather: () => 'Gather resources',
  ward: () => 'Ward',
  move: ({ to }) => `Move to ${named(to)}`,
  trade: () => 'Trade',
  evade: () => 'Evade',
  focus: ({ skill }) => `Focus ${skill}`,
  useComponent: ({ card }) => `Action of ${named(card)}`,
  useCodex: ({ card }) => `Action of codex card ${named(card)}`,
  stopActing: () => 'No more actions',
  walk: ({ to }) => `On to ${named(to)}`,
  stopWalking: () => 'Stay here',
  useForDice: ({ card }) => `Use ${named(card)}`,
  rollNow: () => 'Roll the dice',
  spendFocus: ({ skill, die }) => `Spend the ${skill} focus to reroll die ${die + 1}`,
  spendClue: ({ die }) => `Spend a clue to reroll die ${die + 1}`,
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
  takeSheet: ({ sheet, choice }) => `${named(sheet)}, choice ${choice + 1}`,
  give: ({ to, thing }, who) => `Give ${named(thing)} to ${who(to)}`,
  askFor: ({ from, thing }, who) => `Ask ${who(from)} for ${named(thing)}`,
  stopTrading: () => 'End the trade',
  agree: () => 'Agree',
  decline: () => 'Decline',
  buy: ({ card }) => `Buy ${named(card)}`,
  stopBuying: () => 'Buy nothing more',
  clearDisplay: ({ card }) => `Discard ${named(card)} from the display`,
  takeOption: ({ option }) => (option < 0 ? 'No' : `Option ${option + 1}`),
}

function pickName(pick: string, who: (seat: string) => string): string {
  return /^p[1-6]$/.test(pick) ? who(pick) : named(pick)
}
