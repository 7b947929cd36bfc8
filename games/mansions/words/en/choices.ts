import type { Words } from '@miskatonic/kernel'
import type { StoryActionId } from '../../content/ids.ts'
import type { Mansions } from '../../kind.ts'
import { answerTo, questionSeen } from '../sight.ts'
import { card, count, door, item, monsterThere, on, room, space } from './grammar.ts'
import { headings } from './headings.ts'
import { investigators, keeperActions, mental, mythos, physical, spells, traumas } from './names.ts'

/** What a player may choose, as it stands on a button. */
export const choices: Words<Mansions>['choices'] = {
  answer({ letter }, _, seen) {
    const asked = questionSeen(seen)
    if (asked === undefined) return `Answer ${letter}`
    const { answers } = headings[asked.story].questions[asked.question - 1]!
    return `${letter}: ${answerTo(answers, letter)}`
  },
  takeInvestigator: ({ who }) => investigators[who],
  keepTraits: ({ mental: mind, physical: body }) => `Keep ${mental[mind]} and ${physical[body]}`,

  beginTurn: () => 'Take the next turn',
  useAtStart: ({ card: word }) =>
    word === 'third-move'
      ? 'Silver Hourglass: one more move phase'
      : 'Ruby of R’lyeh: take 1 horror for a skill point',
  goOn: () => 'Begin without them',
  onlyPhase: ({ phase }) => (phase === 'move' ? 'Only move phases' : 'Only the action phase'),

  move: ({ to, drag }) => `Move to ${space(to)}${dragging(drag)}`,
  run: ({ to, drag }) => `Run to ${space(to)}${dragging(drag)} (action)`,
  escapeBy: ({ phase }) => `Escape from the house (${phases[phase]})`,
  explore: () => 'Explore the room',
  attack: ({ weapon, monster }, _, seen) => `Attack ${monsterThere(monster, seen)} with ${card(weapon)}`,
  attackWith: ({ card: used, target }, who, seen) => `Attack with ${item(used)}${on(target, who, seen)}`,
  cast: ({ spell, target }, who, seen) => `Cast ${spells[spell]}${on(target, who, seen)}`,
  useItem: ({ card: used, target }, who, seen) => `Use ${item(used)}${on(target, who, seen)}`,
  useTrait: ({ target }, who, seen) => `Use your Trait${on(target, who, seen)}`,
  dropCards: () => 'Drop cards',
  hide: ({ phase }) => `Hide (${phases[phase]})`,
  leaveHiding: ({ phase }) => `Leave the hiding place (${phases[phase]})`,
  barricade: ({ door: which }, _, seen) => `Push the barrier against ${door(which, seen)}`,
  unbarricade: ({ door: which }, _, seen) => `Take the barrier from ${door(which, seen)}`,
  burnCorpses: ({ n }) => `Burn ${count(n, 'corpse', 'corpses')} in the hearth`,
  storyAction: ({ action }) => storyActions[action],
  discardFile: () => 'Discard Your Own File',
  finishTurn: () => 'End your turn',
  dropCard: ({ card: which }) => `Drop ${card(which)}`,
  dropNoMore: () => 'Drop nothing more',
  secondAction: () => 'Take a second action phase',
  noSecondAction: () => 'Not now',

  enterFire: () => 'Go into the fire',
  turnBack: () => 'Stay where you are',
  slip: ({ to }) => `Move to ${space(to)}`,
  stay: () => 'Stay',
  drive: ({ to }) => `To ${space(to)}`,
  driveNoFurther: () => 'Stop here',

  useCard: ({ card: used }) => `Use ${item(used)}`,
  tryByTest: () => 'Make the test',
  takeDropped: ({ card: which }) => `Pick up ${card(which)}`,
  pickUpNoMore: () => 'Leave the rest',
  useCase: () => 'Gain 3 skill points',
  notThisClue: () => 'Not for this Clue',

  evade: ({ monster }, _, seen) => `Evade ${monsterThere(monster, seen)}`,
  throwRope: () => 'Discard the Rope and take no damage',
  keepRope: () => 'Keep the Rope',
  strike: () => 'Strike',
  refrain: () => 'Let it be',
  horrify: ({ seat, monster }, who, seen) => `${who(seat)} faces ${monsterThere(monster, seen)}`,

  roll: () => 'Roll',
  spendSkillPoint: () => 'Spend a skill point: add your Luck',
  useTraitBefore: () => 'Use your Trait',
  keepRoll: () => 'Keep the roll',
  rollAgain: ({ with: way }) =>
    way === 'trait' ? 'Roll again: Woman of the World' : 'Roll again: Instrument Case',
  letRollStand: () => 'Let the roll stand',
  forceReroll: () => 'Spend a skill point: the test is rolled again',

  attackAgain: ({ weapon, monster }, _, seen) => `Attack ${monsterThere(monster, seen)} with ${card(weapon)}`,
  attackAgainWith: ({ card: used, target }, who, seen) => `Attack with ${item(used)}${on(target, who, seen)}`,
  castAgain: ({ spell, target }, who, seen) => `Cast ${spells[spell]}${on(target, who, seen)}`,
  noMoreAttack: () => 'No more attack',
  hitSecond: ({ monster }, _, seen) => `1 damage to ${monsterThere(monster, seen)}`,
  noSecondHit: () => 'No second hit',
  dropToStun: () => 'Drop it and stun the monster',
  holdOn: () => 'Hold on to it',
  dropThisWeapon: ({ card: which }) => `Drop ${item(which)}`,
  shieldWith: ({ monster }, _, seen) => monsterThere(monster, seen),
  forceSpecial: () => 'Spend a skill point: special attack',
  drawCard: () => 'Draw a Combat card',

  learnSpell: ({ spell }) => `Learn ${spells[spell]}`,

  turnPiece: ({ place, way }) => `Turn piece ${place + 1} ${clockwise(way)}`,
  swapPieces: ({ a, b }) => `Swap pieces ${a + 1} and ${b + 1}`,
  turnBase: ({ way }) => `Turn the base ${clockwise(way)}`,
  drawPiece: () => 'Draw a new piece (2 puzzle actions)',
  replacePiece: ({ place }) => `Replace piece ${place + 1}`,
  thinkHarder: () => 'Spend a skill point: as many more puzzle actions as your Luck',
  stopPuzzle: () => 'Give up for this turn',
  useMethod: () => 'Use Method',
  noMethod: () => 'Without Method',

  playTrauma: ({ card: which }) => `Play ${traumas[which]}`,
  noTrauma: () => 'Play no Trauma card',
  takeNoHorror: () => 'Steady Nerves: take no horror',
  endureHorror: () => 'Take the horror',
  dropNext: ({ card: which }) => `Next: ${card(which)}`,

  keeperAction: ({ card: which, target }, who, seen) => `${keeperActions[which]}${on(target, who, seen)}`,
  layCorpseAt: ({ space: where }) => `Raise Dead: lay a corpse in ${space(where)}`,
  raiseCorpse: ({ space: where }) => `Raise Dead: a Zombie rises in ${space(where)}`,
  afflict: ({ card: which, seat }, who) => `Play ${traumas[which]} on ${who(seat)}`,
  laySample: ({ monster }, _, seen) => `A sample of ${monsterThere(monster, seen)} goes on the altar`,
  cashSample: ({ monster }, _, seen) => `Give up a sample of ${monsterThere(monster, seen)} for 5 threat`,
  usePower: ({ target }, who, seen) => `Use the power of the Objective${on(target, who, seen)}`,
  revealNow: () => 'Reveal the Objective now',
  endActions: () => 'No more Keeper Actions',
  sampleFrom: ({ seat }, who) => `From ${who(seat)}`,
  attackBy: ({ monster, seat }, who, seen) => `${monsterThere(monster, seen)} attacks ${who(seat)}`,
  endAttacks: () => 'No more attacks',

  give: ({ card: which, to }, who) => `Give ${item(which)} to ${who(to)}`,
  giveNoMore: () => 'Give nothing more',

  urgeMove: () => 'Move 1 space',
  urgeItem: ({ card: used, target }, who, seen) => `Use ${item(used)}${on(target, who, seen)}`,
  urgeSpell: ({ spell, target }, who, seen) => `Cast ${spells[spell]}${on(target, who, seen)}`,
  urgeTrait: ({ target }, who, seen) => `Use the Trait${on(target, who, seen)}`,
  noUrge: () => 'Nothing',

  playMythos: ({ card: which }) => `Play ${mythos[which]}`,
  noMythos: () => 'Play no Mythos card',
  wakeUp: () => 'Bad Dreams: it has no effect',
  letItCome: () => 'Let it happen',
  drawMythos: () => 'A Mythos card',
  drawTrauma: () => 'A Trauma card',
  discardMythos: ({ card: which }) => `Discard ${mythos[which]}`,
  discardTraumaCard: ({ card: which }) => `Discard ${traumas[which]}`,

  placeAt: ({ space: where }) => `In ${space(where)}`,
  killToPlace: ({ monster }, _, seen) => `Kill ${monsterThere(monster, seen)}`,
  placeNone: () => 'Place nothing',
  becomes: ({ monster }, _, seen) => monsterThere(monster, seen),
  becomesAnother: () => 'A new figure',
  pushTo: ({ to }) => (to === 'outside' ? 'Out of the house' : `To ${space(to)}`),
  pushNoFurther: () => 'Stop here',
  moveThis: ({ monster }, _, seen) => monsterThere(monster, seen),
  moveNone: () => 'None',
  raiseHere: ({ space: where }) => `In ${space(where)}`,

  scrounge: ({ card: which }) => `Discard ${item(which)}`,
  scroungeNoMore: () => 'Discard nothing more',
  sendAlong: ({ card: which }) => `Send ${card(which)} along`,
  sendNothing: () => 'Duke goes alone',
  nameRoom: ({ room: which }) => `Name ${room(which)}`,
  relayThis: ({ puzzle }) => `Puzzle ${puzzle}`,
  turnOn: ({ weapon, seat }, who) => `${who(seat)}, with ${weapon === '' ? 'bare hands' : card(weapon)}`,
  healTrauma: ({ kind }) => (kind === 'injury' ? 'The injury' : 'The insanity'),
  keeperDrop: ({ card: which }) => `Drop ${item(which)}`,
  discardThis: ({ card: which }) => `Discard ${item(which)}`,
  dropOne: ({ card: which }) => `Drop ${item(which)}`,
}

const phases = { move: 'move phase', action: 'action' }

function dragging(drag: boolean): string {
  return drag ? ' and drag a corpse along' : ''
}

function clockwise(way: 'right' | 'left'): string {
  return way === 'right' ? 'clockwise' : 'counter-clockwise'
}

const storyActions: Readonly<Record<StoryActionId, string>> = {
  'sound-movement': 'Sound the movement (Intellect)',
  'salt-strength': 'Salt the furrow (Strength)',
  'salt-lore': 'Salt the furrow (Lore)',
  'salt-rock-salt': 'Salt the furrow with Rock Salt',
  'ring-bell': 'Ring the bell (Willpower)',
  'burn-volume': 'Burn The Unreturned Volume (Willpower)',
  'strike-lore': 'Remove the mark (Lore)',
  'strike-intellect': 'Remove the mark (Intellect)',
  'look-up-register': 'Look up the register (Intellect)',
  'puzzle-1B': 'Repair the party line: wiring puzzle 1B',
  'puzzle-2B': 'Work on the lamp: wiring puzzle 2B',
  'puzzle-3A': 'Work on the boiler: wiring puzzle 3A',
  'puzzle-3B': 'Work on the clock: wiring puzzle 3B',
  'puzzle-6B': 'Open the clasps: lock puzzle 6B',
  'puzzle-9': 'Put the frieze in order: rune puzzle 9',
}
