import type { Words } from '@miskatonic/kernel'
import type { Moment } from '../../content/cards.ts'
import type { Alone, Asks } from '../../kind.ts'
import type { Among, Loss } from '../../names.ts'
import { The, condition, count, points } from './grammar.ts'
import { beings, causes, corridors, missions } from './names.ts'

/** The question of each decision, in one sentence. */
export const asks: Words<Alone>['asks'] = {
  chooseCharacter: () => 'Who will you be?',
  chooseDecks: () => 'Which two decks does Evil use?',
  placeCondition: ({ mission, left }) =>
    `${missions[mission]}: where does ${condition(mission)} lie?${left === 1 ? '' : ` ${left} to place.`}`,
  drawSplit: ({ count: cards }) =>
    `You draw ${count(cards, 'card', 'cards')}. How many come from which deck?`,

  act: () => 'What do you do?',
  goOn: ({ left }) => `Do you go on? ${count(left, 'movement point', 'movement points')} left.`,
  lockWhich: ({ left }) => (left === 1 ? 'Do you lock a door?' : `Do you lock doors? Up to ${left}.`),
  discardWhich: ({ left }) =>
    left === 1 ? 'Do you discard a hazard token?' : `Do you discard hazard tokens? Up to ${left}.`,
  droneWhere: ({ left }) => `Where does the drone fly? Up to ${count(left, 'sector', 'sectors')} more.`,
  locateWhat: ({ left }) => (left === 1 ? 'What else do you locate?' : `What do you locate? ${left} to go.`),
  upgradeWhich: () => 'Do you upgrade an item?',
  keepWhich: () => 'Which of the three do you discard?',
  rerollHero: ({ by }) =>
    by === 'marksman' ? 'Do you reroll a die?' : 'Which dice does the Captain reroll?',
  afterAction: () => 'Do you act again?',
  followAlly: () => 'The Pilot knows a way on. Do you follow?',
  ledWhere: ({ left }) => `The Pilot leads you. Where to? Up to ${count(left, 'sector', 'sectors')}.`,
  saveFromRoll: ({ parting }) =>
    parting ? 'The parting attack is rolled. Do you soften it?' : 'The attack is rolled. Do you soften it?',
  saveFromLoss: ({ health, control, cause }) =>
    `You are about to lose ${points(health, control)} to ${causes[cause]}. Do you prevent it?`,
  saveMaze: ({ why }) =>
    why === 'round'
      ? 'The round ends, and the maze fades. Do you keep it?'
      : 'You leave this level behind. Do you keep its maze?',
  recoverWhich: ({ points: all, why }) =>
    `${recoveries[why]} ${all === 1 ? 'Which point do you recover?' : `You recover ${all}. Of what?`}`,
  boxWhich: () => 'Something is in the box. What do you give up?',
  itemWhich: () => 'Something is in the box. Which item do you discard?',
  chargeWhich: () => 'The acid eats through. Which charge do you give up?',
  learnWhich: () => 'The boss is dead. Which two skills grow?',
  turnElsewhere: () => 'A wrong turn. Where do you go instead?',

  react: ({ moment, loss }) => `${moments(moment, loss)} Does Evil react?`,
  permit: ({ moment, loss }) => `${moments(moment, loss)} Do you allow this card?`,
  moveMonster: (asked) => movement(asked),
  spawnMonster: ({ nearer, must, only }) =>
    `${only === null ? 'What do you spawn, and where?' : `Where do you spawn ${beings[only].name}?`}${nearer > 0 ? ' One sector closer than usual.' : ''}${must ? '' : ' It may be nothing.'}`,
  relocateMonster: () => 'Which monster do you put elsewhere, and where?',
  placeTrap: ({ where }) =>
    where === 'round-end'
      ? 'The round ends. Where does the next hazard token go?'
      : 'Where does the hazard token go?',
  moveTraps: ({ left }) =>
    left === 1 ? 'Which hazard token do you move?' : `Which hazard tokens do you move? Up to ${left}.`,
  darkenWhich: ({ left }) =>
    left === 1 ? 'Where does the light go out?' : `Where does the light go out? Up to ${left} sectors.`,
  pickMonster: ({ why }) => picks[why],
  chaseWho: ({ all }) => (all ? 'Which monsters give chase?' : 'Which monster gives chase?'),
  boltWhich: () => 'Which door do you lock or unlock?',
  spoilDie: ({ left }) =>
    left === 1 ? 'Which die does the Hero reroll?' : `Which dice does the Hero reroll? ${left} of them.`,
  misdirectWhere: () => 'Where does the Hero go instead?',
  dragWhere: () => 'Where is the Hero dragged?',
  acidWhich: () => 'Which item loses 2 charges?',
  echoWhich: () => 'Which answer may be untrue?',

  partingAttack: (_, who) => `${The(who('hero'))} leaves. Do the monsters strike?`,
  redirect: ({ health, control }) =>
    `The loss is ${points(health, control)}. Who bears it, the Hero or the ally?`,
  attackOrder: () => 'Which monster attacks next?',
  frightOrder: () => 'Which monster frightens next?',
  answerLocate: ({ number }) => `What is the answer to question ${number}?`,
  shortage: ({ tile }) => `No tile is left for a ${corridors[tile]}. Which one is taken from the maze?`,
  rerollEvil: () => 'Does Evil reroll the misses?',
  divideDraw: ({ count: cards }) => `Evil draws ${count(cards, 'card', 'cards')}. Who draws how many?`,
  dropCards: ({ must }) =>
    must ? 'You hold too many cards. Which one do you discard?' : 'Do you discard cards before drawing?',
  lureWhich: () => 'The beacon calls. Which monster moves next?',
  bossWhere: ({ being }) => `Where does ${beings[being].name} appear?`,
}

const recoveries: Record<Asks['recoverWhich']['why'], string> = {
  ally: 'Your ally tends to you.',
  sacrifice: 'Your ally gives everything.',
  character: 'You find a moment to breathe.',
  reward: 'There is hope again.',
}

const picks: Record<Asks['pickMonster']['why'], string> = {
  'cut-off': 'Which monster attacks at once?',
  'feed-on-fear': 'Which monster grows stronger?',
  'thick-hide': 'Which target takes less damage?',
  pounce: 'Which monster pounces?',
}

/** What has just happened, or is about to. */
function moments(moment: Moment, loss: Loss | null): string {
  if (moment === 'after-loss')
    return loss === 'control' ? 'The Hero has lost self-control.' : 'The Hero has lost health.'
  return occasions[moment]
}

const occasions: Record<Exclude<Moment, 'after-loss'>, string> = {
  declared: 'The Hero is about to move.',
  'before-leave': 'The Hero is about to leave.',
  'after-step': 'The Hero has taken a step.',
  'before-reveal': 'The Hero is about to explore.',
  'before-roll': 'The Hero is about to roll.',
  'after-roll': 'The Hero has rolled.',
  'before-answer': 'The Hero waits for answers.',
  'after-answer': 'The Hero has the answers.',
  'end-of-turn': 'The turn ends.',
}

const eligible: Record<Among, string> = {
  any: 'a monster',
  another: 'another monster',
  elsewhere: 'a monster away from the Hero',
  closer: 'a monster closer to the Hero',
  spawned: 'the monster just spawned',
  unseen: 'an unrevealed monster',
  culprit: 'the monster that did this',
  explored: 'a monster about to be revealed',
}

/** "Move a monster up to 2 sectors, or spawn a new one." */
function movement({ range, among, left, or }: Asks['moveMonster']): string {
  const instead =
    or === 'spawn' ? ', or spawn a new one' : or === 'replace' ? ', or replace one by another' : ''
  const others = left === 1 ? '' : ` ${left} may still move.`
  return `Move ${eligible[among]} up to ${count(range, 'sector', 'sectors')}${instead}.${others}`
}
