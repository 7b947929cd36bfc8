import type { Words } from '@miskatonic/kernel'
import type { Mansions } from '../../kind.ts'
import type { SkillTest } from '../../steps/context.ts'
import { headings } from './headings.ts'
import { card, capital, count, room } from './grammar.ts'
import { investigators, monsters, namedMonsters, skills } from './names.ts'

/** What a decision asks, in one breath. */
export const asks: Words<Mansions>['asks'] = {
  askQuestion: ({ story, question }) =>
    `Question ${question}: ${headings[story].questions[question - 1]!.question}`,
  chooseInvestigator: () => 'Which investigator do you play?',
  chooseTraits: ({ who }) => `Which two Traits does ${investigators[who]} keep?`,

  whoActs: () => 'Which investigator takes the next turn?',
  atTheStart: () => 'Your turn begins. Do you use a card?',
  chooseCatatonia: () => 'Catatonia: do you take your move phases or your action phase?',
  act: () => 'What do you do?',
  dropMore: ({ first }) => (first ? 'Which card do you drop?' : 'Do you drop another card?'),
  considerSecondAction: () => 'Do you take a second action phase?',

  atTheFire: () => 'The room is burning. Do you go in?',
  slipAway: () => 'Do you move 1 space, without an evade test?',
  driveInvestigator: ({ seat, left }, who) =>
    `Where must ${who(seat)} go? At most ${count(left, 'space', 'spaces')}.`,

  chooseMeans: ({ of, room: where }) =>
    `${of === 'lock' ? `The way into ${room(where)} is locked.` : 'Something is in the way.'} How do you try?`,
  pickUp: () => 'Do you pick up cards that lie here?',
  considerCase: () => 'A Clue. Do you use your Trait for 3 skill points?',

  evadeFirst: () => 'Which monster do you evade first?',
  considerRope: () => 'The evade test has failed. Do you use the Rope?',
  strikeOrNot: ({ seat }, who) => `${who(seat)} has not got past. Does the monster strike?`,
  face: () => 'Which horror test comes next?',

  prepareTest: ({ test, value }) =>
    `${testName(test)}: a roll of ${Math.min(9, Math.max(1, value))} or less succeeds.`,
  considerRoll: ({ roll, success }) =>
    `The roll is ${roll}: a ${success ? 'success' : 'failure'}. Do you roll again?`,
  considerReroll: ({ test, roll }, who) =>
    `${who(test.seat)} has rolled ${roll}. Do you spend a skill point for a new roll?`,

  considerAttack: () => 'Do you make one more attack?',
  considerSecondHit: () => 'Do you hit another monster in your space as well?',
  considerDrop: ({ weapon }) => `Do you drop ${card(weapon)} to stun the monster?`,
  dropWhichWeapon: () => 'Which Weapon do you drop?',
  whoShields: ({ n }) => `Which Cultist takes the ${n} damage?`,
  considerSpecial: ({ seat }, who) =>
    `A monster attacks ${who(seat)}. Do you spend a skill point for its special attack?`,

  chooseSpell: () => 'Which Spell do you learn?',

  solve: ({ puzzle, left }) => `Puzzle ${puzzle}: ${count(left, 'action', 'actions')} left.`,
  replaceWhich: () => 'Which piece does the new one replace?',
  considerMethod: () => 'Do you use your Trait for twice as many puzzle actions?',

  traumaWindow: ({ seat, kind }, who) =>
    `${who(seat)} ${kind === 'injury' ? 'was hurt' : 'was horrified'}. Do you play a Trauma card?`,
  considerHorror: ({ n }) => `You are about to take ${n} horror. Do you keep your nerve?`,
  dropInOrder: () => 'Which of your cards is dropped next?',

  keeperActs: () => 'Which Keeper Action do you use?',
  whoseSample: () => 'Which investigator is the sample taken from?',
  monstersAttack: () => 'Which monster attacks?',

  trade: () => 'Do you give a card to an investigator in your space?',

  urge: ({ seat }, who) => `What must ${who(seat)} do?`,

  mythosWindow: ({ seat }, who) => `Do you play a Mythos card on ${who(seat)}?`,
  considerMythos: ({ card: played }) =>
    `${played === null ? 'A card that lies face down' : card(played)} was played on you. Do you wake up?`,
  drawEither: () => 'Which card do you draw?',
  discardDown: ({ kind }) =>
    `You hold more than four ${kind === 'mythos' ? 'Mythos' : 'Trauma'} cards. Which one do you discard?`,

  whereToPlace: ({ kind, name }) => `Where is ${named(kind, name)} placed?`,
  killOneToPlace: ({ kind }) => `Every ${monsters[kind]} is on the board. Do you kill one to place it anew?`,
  whoBecomes: ({ name }) => `Which monster becomes ${namedMonsters[name]}?`,
  pushMonster: ({ left }) => `Where does the monster move? At most ${count(left, 'space', 'spaces')}.`,
  keeperPicksMonster: ({ upTo }) => `Which monster do you move ${count(upTo, 'space', 'spaces')} at most?`,
  raiseCorpses: ({ left }) =>
    left === 1
      ? 'Which corpse rises?'
      : `Which corpse rises first? ${capital(count(left, 'rises', 'rise'))}.`,

  scrounging: () => 'Which card do you discard for a skill point?',
  sendDuke: ({ to }, who) => `Which card does Duke carry to ${who(to)}?`,
  whichClueRoom: () => 'Which room with a hidden Clue do you name?',
  whichPuzzle: () => 'Which puzzle is laid anew?',
  turnOnWhom: ({ seat }, who) => `On whom does ${who(seat)} turn?`,
  chooseTrauma: ({ seat }, who) => `Which Trauma card of ${who(seat)} is discarded?`,
  keeperDrops: ({ seat }, who) => `Which card does ${who(seat)} drop?`,
  discardEquipment: () => 'Which Equipment do you discard?',
  dropExcess: () => 'Your back lets you carry one Equipment and one Weapon. Which card do you drop?',
}

function named(kind: keyof typeof monsters, name: keyof typeof namedMonsters | null): string {
  return name === null ? `the ${monsters[kind]}` : namedMonsters[name]
}

const sorts: Readonly<Record<SkillTest['sort'], string>> = {
  plain: 'Test of',
  combat: 'Combat, test of',
  horror: 'Horror test,',
  evade: 'Evade test,',
  study: 'Test of',
}

function testName({ sort, skill }: SkillTest): string {
  return `${sorts[sort]} ${skills[skill]}`
}
