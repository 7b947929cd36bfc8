import type { Words } from '@miskatonic/kernel'
import type { Arkham } from '../../kind.ts'
import { count, named } from './grammar.ts'
import { investigators } from './names.ts'

export const events: Words<Arkham>['events'] = {
  leadTaken: ({ seat }, who) => `${who(seat)} is the lead investigator.`,
  gameSetUp: () => 'The board is ready.',
  roundBegan: ({ round }) => `Round ${round} begins.`,
  phaseBegan: ({ phase }) => `The ${phase} phase begins.`,
  turnBegan: ({ seat }, who) => `${who(seat)} takes a turn.`,
  turnEnded: ({ seat }, who) => `${who(seat)}’s turn is over.`,
  proposed: ({ by, pick }, who) => `${who(by)} proposes: ${pickName(pick, who)}.`,
  decided: ({ by, pick }, who) => `${who(by)} decides: ${pickName(pick, who)}.`,
  stoodUp: ({ seat }, who) => `${who(seat)} is no longer delayed.`,
  actionPerformed: ({ seat, action }, who) => `${who(seat)} ${deeds[action] ?? usesOf(action)}.`,
  moved: ({ seat, to, paid }, who) => `${who(seat)} moves to ${named(to)}${paid > 0 ? ' for $1' : ''}.`,
  movedDirectly: ({ seat, to }, who) => `${who(seat)} is moved to ${named(to)}.`,
  testBegan: ({ seat, skill, pool }, who) =>
    `${who(seat)} tests ${skill} with ${count(Math.max(1, pool), 'die', 'dice')}.`,
  diceAdded: ({ card, dice }) => `${named(card)} adds ${count(dice, 'die', 'dice')}.`,
  diceRolled: ({ dice }) => `The dice show ${dice.join(', ')}.`,
  dieRerolled: ({ die, face }) => `Die ${die + 1} is rerolled: ${face}.`,
  dieRaised: ({ die, face }) => `Die ${die + 1} now shows ${face}.`,
  testEnded: ({ successes }) =>
    successes === 0
      ? 'The test is failed.'
      : `The test is passed: ${count(successes, 'success', 'successes')}.`,
  engaged: ({ kind, seat }, who) => `${named(kind)} engages ${who(seat)}.`,
  disengaged: ({ kind, seat }, who) => `${who(seat)} disengages from ${named(kind)}.`,
  exhausted: ({ kind }) => `${named(kind)} is exhausted.`,
  evaded: ({ seat, kind }, who) => `${who(seat)} evades ${named(kind)}.`,
  monsterHurt: ({ kind, n }) => `${named(kind)} suffers ${n} damage.`,
  monsterDefeated: ({ kind }) => `${named(kind)} is defeated.`,
  monsterMoved: ({ kind, to }) => `${named(kind)} moves to ${named(to)}.`,
  monsterActivated: ({ kind }) => `${named(kind)} activates.`,
  monsterAttacked: ({ kind, seat }, who) => `${named(kind)} attacks ${who(seat)}.`,
  monsterSpawned: ({ kind, at }) => `${named(kind)} is spawned at ${named(at)}.`,
  monstersReadied: ({ monsters }) => `${count(monsters.length, 'monster becomes', 'monsters become')} ready.`,
  harmSuffered: ({ seat, card, damage, horror }, who) =>
    `${card === null ? who(seat) : named(card)} suffers ${harm(damage, horror)}.`,
  healed: ({ seat, card, what, n }, who) =>
    `${card === null ? who(seat) : named(card)} recovers ${n} ${what}.`,
  investigatorLost: ({ sheet, how }) => `${named(sheet)} is ${how}.`,
  investigatorChosen: ({ seat, sheet }, who) => `${who(seat)} plays ${named(sheet)}.`,
  given: ({ from, to, thing }, who) => `${who(from)} gives ${named(thing)} to ${who(to)}.`,
  declined: ({ by, thing }, who) => `${who(by)} keeps ${named(thing)}.`,
  moneyGained: ({ seat, n }, who) => `${who(seat)} gains $${n}.`,
  moneyLost: ({ seat, n }, who) => `${who(seat)} loses $${n}.`,
  cluesGained: ({ seat, n }, who) => `${who(seat)} gains ${count(n, 'clue', 'clues')}.`,
  remnantsGained: ({ seat, n }, who) => `${who(seat)} gains ${count(n, 'remnant', 'remnants')}.`,
  focused: ({ seat, skill }, who) => `${who(seat)} focuses ${skill}.`,
  focusDiscarded: ({ seat, skill }, who) => `${who(seat)} discards the ${skill} focus.`,
  cluesResearched: ({ seat, n }, who) => `${who(seat)} researches ${count(n, 'clue', 'clues')}.`,
  cardGained: ({ seat, card }, who) => `${who(seat)} gains ${named(card)}.`,
  cardBought: ({ seat, card, price }, who) => `${who(seat)} buys ${named(card)} for $${price}.`,
  cardDiscarded: ({ seat, card }, who) => `${who(seat)} discards ${named(card)}.`,
  displayCleared: ({ card }) => `${named(card)} leaves the display.`,
  displayFilled: ({ cards }) => `New in the display: ${cards.map(named).join(', ')}.`,
  delayed: ({ seat }, who) => `${who(seat)} is delayed.`,
  choiceSpared: ({ seat, idle }, who) =>
    idle
      ? `${who(seat)} is not asked: nothing would come of it.`
      : `${who(seat)} is not asked: the cost cannot be paid.`,
  successesAdded: ({ card, n }) =>
    `${card === null ? 'A spell' : named(card)} adds ${count(n, 'success', 'successes')}.`,
  spellCast: ({ seat, card }, who) => `${who(seat)} casts ${named(card)}.`,
  remnantsSpent: ({ seat, n }, who) => `${who(seat)} gives up ${count(n, 'remnant', 'remnants')}.`,
  cluesSpent: ({ seat, n }, who) => `${who(seat)} gives up ${count(n, 'clue', 'clues')}.`,
  deckForeseen: ({ hood }) => `The top card of the ${named(hood)} deck is looked at.`,
  cardPutUnder: ({ hood }) => `It goes to the bottom of the ${named(hood)} deck.`,
  harmPrevented: ({ seat, what, n }, who) => `${n} ${what} for ${who(seat)} is prevented.`,
  harmExchanged: ({ seat, damage, horror }, who) => `${who(seat)} ${exchange(damage, horror)}.`,
  monsterBanished: ({ kind, to }) => `${named(kind)} is banished to ${named(to)}.`,
  optionTaken: ({ seat, option }, who) =>
    option < 0 ? `${who(seat)} declines.` : `${who(seat)} chooses option ${option + 1}.`,
  encounterBegan: ({ seat, from }, who) => `${who(seat)} has an encounter: ${named(from)}.`,
  encounterEnded: () => 'The encounter is over.',
  encounterSkipped: ({ seat }, who) => `${who(seat)} is engaged and has no encounter.`,
  tokenDrawn: ({ seat, token }, who) => `${who(seat)} draws from the cup: ${named(token)}.`,
  cupRefilled: () => 'All tokens go back into the cup.',
  headlineRead: ({ seat }, who) => `${who(seat)} reads a headline.`,
  rumourSpread: () => 'It is a rumour, and joins the codex.',
  pactRolled: ({ face }) => `The die for the dark pact shows ${face}.`,
  pactFlipped: ({ seat }, who) => `${who(seat)}’s dark pact comes due.`,
  cupChanged: ({ how, token, n }) => `The cup ${how === 'add' ? 'gains' : 'loses'} ${n} × ${named(token)}.`,
  doomPlaced: ({ at }) => `Doom is placed on ${named(at)}.`,
  doomOnSheet: ({ n }) => `${n} doom on the scenario sheet.`,
  doomRemoved: ({ at, n }) => `${n} doom is removed from ${named(at)}.`,
  doomSpread: () => 'Doom spreads.',
  clueSpawned: ({ hood }) => `A clue appears: ${named(hood)}.`,
  gateBurst: ({ hood }) => `A gate bursts: ${named(hood)}.`,
  anomalyAppeared: ({ hood }) => `An anomaly appears: ${named(hood)}.`,
  anomalyVanished: ({ hood }) => `The anomaly is gone: ${named(hood)}.`,
  panicMounted: ({ at }) => `Panic mounts at ${named(at)}.`,
  eventDeckRenewed: () => 'The event discard pile becomes the event deck.',
  codexChanged: ({ how, card }) => `Archive card ${card} ${codexWays[how]}.`,
  codexDoom: ({ card, n }) => `Doom on codex card ${card}: ${n > 0 ? '+' : ''}${n}.`,
  codexClue: ({ card, n }) => `${count(n, 'clue', 'clues')} on codex card ${card}.`,
  sheetCluesSpent: ({ n }) => `${count(n, 'clue leaves', 'clues leave')} the scenario sheet.`,
  rumourDiscarded: () => 'The rumour dies down.',
  markerPlaced: ({ colour, at }) => `A ${colour} marker is placed: ${named(at)}.`,
  markerRemoved: ({ at }) => `A marker is removed: ${named(at)}.`,
  markersCleared: ({ from }) => `All markers are removed: ${named(from)}.`,
  markersDealt: () => 'Markers are dealt face down.',
  markerTurned: ({ colour, at }) => `A marker is turned: ${colour}, ${named(at)}.`,
  markersSealed: ({ card, n }) => `${count(n, 'marker is', 'markers are')} sealed on card ${card}.`,
}

/** What an investigator does with an action that is no card's. */
const deeds: Readonly<Record<string, string>> = {
  attack: 'attacks',
  research: 'researches',
  gather: 'gathers resources',
  ward: 'wards off doom',
  move: 'moves',
  trade: 'trades',
  evade: 'tries to evade',
  focus: 'focuses',
}

const codexWays = { add: 'joins the codex', flip: 'is turned over', return: 'leaves the codex' }

/** What an investigator uses: a card, or what the sheet offers. */
function usesOf(action: string): string {
  const [card = ''] = action.split(' ', 1)
  return card in investigators ? 'uses the action on the sheet' : `uses ${named(action)}`
}

/** Less than nothing is taken instead of handed over. */
function exchange(damage: number, horror: number): string {
  const parts = [
    ...(damage > 0 || horror > 0 ? [`hands over ${harm(Math.max(0, damage), Math.max(0, horror))}`] : []),
    ...(damage < 0 || horror < 0 ? [`takes ${harm(Math.max(0, -damage), Math.max(0, -horror))}`] : []),
  ]
  return parts.length === 0 ? 'exchanges nothing' : parts.join(' and ')
}

/** 2 damage and 1 horror; what is none is left out. */
function harm(damage: number, horror: number): string {
  if (horror === 0) return `${damage} damage`
  return damage === 0 ? `${horror} horror` : `${damage} damage and ${horror} horror`
}

/** A seat, a card, or both: "p2 dark-pact". */
function pickName(pick: string, who: (seat: string) => string): string {
  const [seat, card] = pick.split(' ', 2)
  if (seat === undefined || !/^p[1-6]$/.test(seat)) return named(pick)
  return card === undefined ? who(seat) : `${who(seat)}’s ${named(card)}`
}
