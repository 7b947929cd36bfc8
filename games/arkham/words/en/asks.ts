import type { TableSeen, Words } from '@miskatonic/kernel'
import type { Arkham, Asks } from '../../kind.ts'
import type { Subject } from '../../steps/choosing.ts'
import { actingMonster } from '../asks.ts'
import { monsterSeen, named } from './grammar.ts'

const subjects: Record<Subject, string> = {
  lead: 'Who is the lead investigator?',
  turn: 'Who takes the next turn?',
  'encounter-turn': 'Who has the next encounter?',
  activation: 'Which monster activates next?',
  prey: 'Which investigator is the prey?',
  route: 'Which way does the monster go?',
  destination: 'Which space does the monster head for?',
  engagement: 'Whom does the monster engage?',
  'attack-order': 'Which monster attacks next?',
  'spawn-place': 'Where is the monster spawned?',
  'doom-place': 'On which adjacent space is the doom placed?',
  'doom-order': 'Where is doom placed first?',
  panic: 'Where does panic mount first?',
  unstable: 'Which of the unstable spaces?',
  street: 'Which of the nearest streets?',
  trigger: 'Which codex instruction is carried out first?',
  reckoning: 'Which reckoning effect is resolved next?',
  option: 'Which one?',
  place: 'Which space?',
  monster: 'Which monster?',
  evade: 'Which monster is evaded?',
  skill: 'Which skill is focused?',
  'discard-focus': 'Which focus token is discarded?',
  'discard-card': 'Which card is discarded?',
  'display-discard': 'Which card of the display is discarded?',
  item: 'Which item: one of the display, or the top card of the deck?',
  buy: 'Which item is bought?',
  research: 'How many clues are researched?',
  heal: 'Who recovers?',
  'encounter-kind': 'Which kind of encounter?',
  exchange: 'With whom is harm exchanged?',
  'exchange-damage': 'How much damage is handed over? With a minus, you take it instead.',
  'exchange-horror': 'How much horror is handed over? With a minus, you take it instead.',
  encore: 'Who performs the same action?',
  'slip-away': 'Do you move before or after the additional action?',
  hood: 'Which neighbourhood’s deck?',
}

/** The same of a monster that is known. */
const ofMonster: Partial<Record<Subject, string>> = {
  prey: 'which investigator is its prey?',
  route: 'which way does it go?',
  destination: 'which space does it head for?',
  engagement: 'whom does it engage?',
}

function choosing({ about, next }: Asks['choosing'], _: unknown, seen?: TableSeen): string {
  const monster = actingMonster(next.args, seen)
  const question = ofMonster[about]
  if (monster === undefined || question === undefined) return subjects[about]
  return `${monsterSeen(monster, seen)}: ${question}`
}

export const asks: Words<Arkham>['asks'] = {
  choosing,
  act: ({ extra }) => (extra ? 'You may perform one additional action.' : 'Which action do you perform?'),
  goOn: () => 'Do you move on?',
  addDice: () => 'Do you use cards for more dice?',
  changeDice: () => 'Do you change the dice?',
  damageToAsset: () => 'Does an asset take some of the damage?',
  horrorToAsset: () => 'Does an asset take some of the horror?',
  chooseSheet: () => 'Which investigator do you play?',
  trading: () => 'What is traded?',
  consent: ({ seat, thing }, who) => `Do you give ${named(thing)} to ${who(seat)}?`,
  helpTest: ({ seat }, who) => `Do you help ${who(seat)} with the test?`,
  castingPrice: ({ card, horror }) => `${named(card)}: ${horror} horror. Do remnants prevent some of it?`,
  foreseen: () => 'Do you put one of these cards under its deck?',
  preventHarm: ({ seat, damage, horror }, who) =>
    `${who(seat)} would suffer ${damage} damage and ${horror} horror. Do you prevent some of it?`,
  mayUse: ({ card }) => `Do you use ${named(card)}?`,
  shop: () => 'What do you buy?',
  chooseOption({ declinable, costs }) {
    if (!declinable) return 'Which option do you take?'
    return costs.every((cost) => cost.length === 0) ? 'Do you do it?' : 'Do you pay the cost?'
  },
}
