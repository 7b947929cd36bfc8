import type { Words } from '@miskatonic/kernel'
import type { Mansions } from '../../kind.ts'
import { capital, card, count, monster, room, space } from './grammar.ts'
import { headings } from './headings.ts'
import {
  investigators,
  keeperActions,
  locks,
  mental,
  monsters,
  mythos,
  namedMonsters,
  obstacles,
  physical,
  skills,
  spells,
  traumas,
} from './names.ts'

/** What has happened, as it stands in the log. */
export const events: Words<Mansions>['events'] = {
  questionAnswered: ({ question, letter }) =>
    letter === null
      ? `The Keeper has answered question ${question}.`
      : `You have answered question ${question}: ${letter}.`,
  cardsLaid: () => 'The Keeper has laid the cards in the rooms.',
  investigatorChosen: ({ seat, who: sheet }, who) =>
    who(seat) === investigators[sheet]
      ? `${investigators[sheet]} joins the investigation.`
      : `${who(seat)} plays ${investigators[sheet]}.`,
  traitsKept: ({ seat, mental: mind, physical: body }, who) =>
    `${who(seat)} keeps ${mental[mind]} and ${physical[body]}.`,
  enteredHouse: ({ seat, at }, who) => `${who(seat)} arrives in ${space(at)}.`,

  roundBegan: ({ round }) => `Round ${round} begins.`,
  turnBegan: ({ seat }, who) => `${who(seat)} takes a turn.`,
  turnEnded: ({ seat }, who) => `${who(seat)}’s turn is over.`,
  stunned: ({ seat }, who) => `${who(seat)} is stunned.`,
  phasesLost: ({ seat }, who) => `${who(seat)} loses move phases.`,
  faceDownDiscarded: ({ seat, card: which }, who) => `${mythos[which]} no longer lies before ${who(seat)}.`,
  startUsed: ({ seat, card: word }, who) =>
    `${who(seat)} uses ${card(word === 'third-move' ? 'silver-hourglass' : 'ruby-of-rlyeh')}.`,

  cardDropped: ({ seat, card: which, room: where }, who) =>
    `${who(seat)} drops ${card(which)} in ${room(where)}.`,
  itemUsed: ({ seat, card: which }, who) => `${who(seat)} uses ${card(which)}.`,
  hid: ({ seat }, who) => `${who(seat)} hides.`,
  cameOut: ({ seat }, who) => `${who(seat)} leaves the hiding place.`,
  barrierMoved: ({ seat, door }, who) =>
    door === null
      ? `${who(seat)} takes the barrier from the door.`
      : `${who(seat)} pushes the barrier against a door.`,
  corpsesBurnt: ({ seat, n }, who) => `${who(seat)} burns ${count(n, 'corpse', 'corpses')}.`,
  fileDiscarded: ({ seat }, who) => `${who(seat)} discards Your Own File.`,

  moved: ({ seat, to, drag }, who) =>
    `${who(seat)} moves to ${space(to)}${drag ? ' and drags a corpse along' : ''}.`,
  stayedOut: ({ seat, room: where }, who) => `${who(seat)} does not go into ${room(where)}.`,
  escaped: ({ seat }, who) => `${who(seat)} escapes from the house.`,

  lockRevealed: ({ room: where, lock }) => `A Lock bars the way into ${room(where)}: ${locks[lock]}.`,
  lockOpened: ({ seat, room: where }, who) => `${who(seat)} opens the way into ${room(where)}.`,
  lockHeld: ({ seat, room: where }, who) => `${who(seat)} does not get into ${room(where)}.`,
  obstacleRevealed: ({ room: where, obstacle }) =>
    `An Obstacle lies in ${room(where)}: ${obstacles[obstacle]}.`,
  obstacleRemoved: ({ seat, obstacle }, who) =>
    `${who(seat)} overcomes the Obstacle: ${obstacles[obstacle]}.`,
  obstacleHeld: ({ seat, obstacle }, who) =>
    `${who(seat)} is stopped by the Obstacle: ${obstacles[obstacle]}.`,
  cardUsed: ({ seat, card: which }, who) => `${who(seat)} uses ${card(which)}.`,
  explored: ({ seat, room: where }, who) => `${who(seat)} explores ${room(where)}.`,
  cardTaken: ({ seat, card: which }, who) => `${who(seat)} picks up ${card(which)}.`,
  cardFound: ({ seat, card: which }, who) =>
    which === 'nothing' ? `${who(seat)} finds nothing of interest.` : `${who(seat)} finds ${card(which)}.`,
  clueFound: ({ seat, clue }, who) => `${who(seat)} finds ${card(clue)}.`,

  evading: ({ seat, called, monster: id }, who) => `${who(seat)} tries to evade ${monster(called, id)}.`,
  ropeUsed: ({ seat }, who) => `${who(seat)} gets away with the Rope.`,
  struckInPassing: ({ seat, called, monster: id }, who) => `${monster(called, id)} strikes ${who(seat)}.`,
  facing: ({ seat, called, monster: id }, who) => `${who(seat)} faces ${monster(called, id)}.`,

  skillPointSpent: ({ seat }, who) => `${who(seat)} spends a skill point.`,
  traitUsed: ({ seat }, who) => `${who(seat)} uses a Trait.`,
  tested: ({ seat, skill, value, roll, success }, who) =>
    `${who(seat)} tests ${skills[skill]} at ${value}: ${roll}, a ${success ? 'success' : 'failure'}.`,
  rollForced: ({ seat }, who) => `The Keeper spends a skill point: ${who(seat)} rolls again.`,

  attacked: ({ seat, called, monster: id, weapon }, who) =>
    `${who(seat)} attacks ${monster(called, id)} with ${card(weapon)}.`,
  combatDrawn: () => 'A Combat card is turned up.',
  monsterAttacks: ({ seat, called, monster: id }, who) => `${monster(called, id)} attacks ${who(seat)}.`,
  specialAttack: ({ seat, called, monster: id }, who) =>
    `${monster(called, id)} makes its special attack against ${who(seat)}.`,
  monsterWounded: ({ called, monster: id, n }) => `${monster(called, id)} takes ${n} damage.`,
  monsterShielded: ({ called, monster: id }) => `A Cultist takes the damage for ${monster(called, id)}.`,
  monsterKilled: ({ called, monster: id }) => `${monster(called, id)} is killed.`,
  monsterStunned: ({ called, monster: id, n }) =>
    `${monster(called, id)} gets ${count(n, 'stun token', 'stun tokens')}.`,
  foundOut: ({ seat }, who) => `${who(seat)} is no longer hidden.`,

  spellCast: ({ seat, spell }, who) => `${who(seat)} casts ${spells[spell]}.`,
  spellTurned: ({ seat }, who) => `${who(seat)} turns the Spell over.`,
  spellGained: ({ seat, kind }, who) => `${who(seat)} gains a Spell: ${spells[kind]}.`,
  spellsForgotten: ({ seat }, who) => `${who(seat)} discards all Spells.`,
  spellLost: ({ seat, spell }, who) => `${who(seat)} loses ${spells[spell]}.`,

  puzzleLaid: ({ puzzle }) => `Puzzle ${puzzle} is laid out.`,
  puzzleTakenUp: ({ puzzle }) => `The pieces of puzzle ${puzzle} go back to the pile.`,
  attemptBegan: ({ seat, puzzle, actions }, who) =>
    `${who(seat)} tries puzzle ${puzzle} with ${count(actions, 'action', 'actions')}.`,
  puzzleChanged: ({ seat, puzzle }, who) => `${who(seat)} changes puzzle ${puzzle}.`,
  pieceDrawn: ({ seat }, who) => `${who(seat)} draws a piece.`,
  solved: ({ seat, puzzle }, who) => `${who(seat)} solves puzzle ${puzzle}.`,
  gaveUp: ({ seat, puzzle }, who) => `${who(seat)} leaves puzzle ${puzzle} unsolved.`,

  damaged: ({ seat, n }, who) => `${who(seat)} takes ${n} damage.`,
  horrified: ({ seat, n }, who) => `${who(seat)} takes ${n} horror.`,
  wardedOff: ({ seat }, who) => `The Warding Stone protects ${who(seat)}: 1 damage less.`,
  nervesHeld: ({ seat }, who) => `${who(seat)} keeps steady nerves and takes no horror.`,
  traumaPlayed: ({ seat, card: which }, who) => `The Keeper plays ${traumas[which]} on ${who(seat)}.`,
  investigatorKilled: ({ who: sheet }) => `${investigators[sheet]} is killed.`,
  playerEliminated: ({ seat }, who) => `${who(seat)} is eliminated.`,

  keeperTurnBegan: ({ round }) => `The Keeper’s turn of round ${round} begins.`,
  actionUsed: ({ card: which }) => `The Keeper uses ${keeperActions[which]}.`,
  afflicted: ({ seat, card: which }, who) => `The Keeper chooses ${traumas[which]} for ${who(seat)}.`,
  sampleTaken: ({ called, monster: id, seat }, who) =>
    `${monster(called, id)} takes a sample of ${who(seat)}.`,
  sampleLaid: ({ called, monster: id, cashed }) =>
    cashed
      ? `${monster(called, id)} gives up a sample for 5 threat.`
      : `${monster(called, id)} puts a sample on the altar.`,
  powerUsed: () => 'The Keeper uses the power of the Objective.',
  stunRemoved: ({ called, monster: id }) => `${monster(called, id)} loses a stun token.`,
  keeperTurnEnded: () => 'The Keeper’s turn is over.',

  gave: ({ from, to, card: which }, who) => `${who(from)} gives ${card(which)} to ${who(to)}.`,
  recovered: ({ seat }, who) => `${who(seat)} removes a stun token.`,

  urged: ({ seat }, who) => `The Keeper decides what ${who(seat)} does.`,

  mythosPlayed: ({ seat, card: which, cost }, who) =>
    `The Keeper plays ${which === null ? 'a Mythos card face down' : mythos[which]} on ${who(seat)}${cost === 0 ? ', free of charge' : ` for ${cost} threat`}.`,
  mythosAverted: ({ seat }, who) => `${who(seat)} wakes up, and the card has no effect.`,
  threatGained: ({ n }) => `The Keeper gains ${n} threat.`,
  keeperDrew: ({ kind, n }) => `The Keeper draws ${count(n, `${kinds[kind]} card`, `${kinds[kind]} cards`)}.`,
  keeperDiscarded: ({ card: which }) => `The Keeper discards ${card(which)}.`,
  groupDiscarded: ({ n }) =>
    `The Keeper discards ${count(n, 'Trauma card', 'Trauma cards')} for groups and draws as many.`,

  monsterPlaced: ({ kind, name, at }) =>
    `${name === null ? `A ${monsters[kind]}` : namedMonsters[name]} appears in ${space(at)}.`,
  monsterNamed: ({ name }) => `${namedMonsters[name]} is here.`,
  monsterMoved: ({ called, monster: id, to }) => `${monster(called, id)} moves to ${space(to)}.`,
  monsterLeft: ({ called, monster: id }) => `${monster(called, id)} leaves the house.`,
  barrierSettled: ({ how }) => barriers[how],
  corpseLaid: ({ at }) => `A corpse lies in ${space(at)}.`,
  corpseRaised: ({ at }) => `The corpse in ${space(at)} rises.`,
  darkened: ({ room: where }) => `It grows dark in ${room(where)}.`,
  ignited: ({ room: where }) => `${capital(room(where))} is on fire.`,
  lit: ({ room: where }) => `There is light in ${room(where)} again.`,
  extinguished: ({ room: where }) => `The fire in ${room(where)} is out.`,

  timePassed: ({ time }) => `Time passes: ${count(time, 'time token', 'time tokens')} on the Event.`,
  eventDelayed: ({ roll }) => `The die shows ${roll}: the last Event waits.`,
  eventResolved: ({ story, stage }) => `Event ${stage}: ${headings[story].events[stage - 1]!}.`,
  clueNamed: ({ room: where }) => `The Keeper names a room with a hidden Clue: ${room(where)}.`,
  objectiveRevealed: ({ story, letter }) =>
    `The Objective is revealed: ${headings[story].objectives[letter]}.`,
  storyCardPlaced: ({ card: which, seat, room: where }, who) =>
    seat === null ? `${card(which)} lies in ${room(where ?? '')}.` : `${who(seat)} receives ${card(which)}.`,
  childTaken: ({ called, monster: id }) => `${monster(called, id)} takes Nell Carrow.`,
  marked: ({ room: where }) => `A mark is put in ${room(where)}.`,
  holeDug: ({ room: where }) => `A hole opens in ${room(where)}.`,
  gameEnded: () => 'The story is over.',

  answerRead: ({ question, letter }) => `The Keeper’s answer to question ${question} is read: ${letter}.`,

  skillPointsGained: ({ seat, n }, who) => `${who(seat)} gains ${count(n, 'skill point', 'skill points')}.`,
  skillPointLost: ({ seat }, who) => `${who(seat)} loses a skill point.`,
  healed: ({ seat, what, n }, who) => `${who(seat)} heals ${n} ${what}.`,
  traumaHealed: ({ seat }, who) => `A Trauma card of ${who(seat)} is discarded.`,
  itemDiscarded: ({ seat, card: which }, who) => `${who(seat)} discards ${card(which)}.`,
  objectiveRead: ({ seat }, who) => `${who(seat)} reads the Objective.`,
  foresaw: ({ seat, room: where, cards }, who) =>
    cards.length === 0
      ? `${who(seat)} looks at the cards of ${room(where)}.`
      : `${who(seat)} sees in ${room(where)}: ${cards.map(card).join(', ')}.`,
  stabilized: ({ seat, space: where }, who) => `${who(seat)} keeps monsters out of ${space(where)}.`,
  prayed: ({ seat, roll }, who) => `${who(seat)} prays, and the die shows ${roll}.`,
  turnedOn: ({ seat, victim }, who) => `${who(seat)} turns on ${who(victim)}.`,
}

const kinds = { mythos: 'Mythos', trauma: 'Trauma' }
const barriers = {
  shift: 'The barrier is pushed aside.',
  destroy: 'The barrier is destroyed.',
  hold: 'The barrier holds.',
}
