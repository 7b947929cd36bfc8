import { type Words, recordOf } from '@miskatonic/kernel'
import { insane, isAssistant } from '../../content/characters.ts'
import { pageCards } from '../../cards/pages.ts'
import { type Colour, colours, kinds as allKinds } from '../../content/tentacles.ts'
import type { Town } from '../../cards/towns.ts'
import type { Events, TinyEpic } from '../../kind.ts'
import type { PowerCause } from '../../steps/powers.ts'
import {
  The,
  amounts,
  at,
  capital,
  card,
  contents,
  count,
  from,
  list,
  player,
  space,
  tentacle,
  tentacles,
  the,
  to,
} from './grammar.ts'
import { sheets, towns } from './cards.ts'
import { kinds, symbols } from './names.ts'

/** What happened, in the present tense. */
export const events: Words<TinyEpic>['events'] = {
  // By now the seat is called by the character's name, hence the number.
  sheetTaken: ({ who: one, sheet }) =>
    isAssistant(one)
      ? `The ${sheets[sheet].name} comes along as an assistant.`
      : `${player(one)} becomes the ${sheets[sheet].name}.`,
  gameSetUp: ({ greatOldOne }) =>
    `Five towns lie around the Wheel of Madness, and the Great Old One is ${at(greatOldOne)}.`,
  turnBegan: ({ who: one }, who) => `${The(who(one))}’s turn.`,
  turnEnded: ({ who: one }, who) => `${The(who(one))}’s turn ends.`,

  spun: ({ who: one, symbol, front, tail, colour }, who) =>
    `${The(who(one))} spins the wheel. Its front stops ${at(front)}: ${symbols[symbol]}. Its tail stops ${at(tail)}: ${kinds[colour]}.`,
  soothed: ({ colour }) =>
    `For once, calm: ${tentacle(colour)} goes from the shambler mat to the discard mat.`,
  chaosStirred: () => 'Chaos stirs: a chaos tentacle goes from the supply to the discard mat.',
  symbolHadNoEffect: ({ symbol }) =>
    symbol === 'soothe'
      ? 'There is no madness on the shambler mat to soothe.'
      : 'Chaos is called, but none is left in the supply.',
  drawsSet: ({ draws }) =>
    `The bag stirs: ${count(draws, 'tentacle is', 'tentacles are')} to be drawn this turn.`,
  tentacleDrawn: ({ kind, why }) =>
    why === 'wheel'
      ? `${capital(tentacle(kind))} crawls out of the bag.`
      : `The shamblers reach out, and ${tentacle(kind)} crawls out of the bag.`,
  bagWasEmpty: () => 'The bag is empty, and nothing more is drawn.',
  madnessCameTo: ({ town, colour }) => `${capital(kinds[colour])} takes root ${at(town)}.`,
  tentacleTaken: ({ who: one, kind }, who) => `${capital(tentacle(kind))} coils around ${the(who(one))}.`,
  energyRose: () => 'An eldritch tentacle feeds the Great Old One: its energy rises.',

  townCursed: ({ town, colour, count: gone }) =>
    `${capital(kinds[colour])} overflows ${at(town)}, and the track is cursed: ${tentacles(gone, colour)} go to the shambler mat.`,
  composureCursed: ({ who: one, kind, count: gone }, who) =>
    `${capital(kinds[kind])} overflows in ${the(who(one))}, and the track is cursed: ${tentacles(gone, kind)} go to the ${kind === 'chaos' ? 'supply' : 'shambler mat'}.`,
  brainMoved: ({ who: one, to: reached }, who) =>
    reached === insane
      ? `The mind of ${the(who(one))} gives way.`
      : `The brain token of ${the(who(one))} moves to space ${reached} of ${insane} on the delirium track.`,
  energyCursed: ({ returned }) =>
    `The energy track overflows. Back into the bag go ${amounts(returned)}: ${count(total(returned), 'tentacle', 'tentacles')} in all.`,
  strengthRose: ({ to: reached }) =>
    `The Great Old One grows stronger: its marker enters space ${reached} of the strength track.`,
  shamblersCursed: ({ town, shamblers }) =>
    `One shambler too many ${at(town)}: the track is cursed, and all of them (${amounts(tally(shamblers))}) go back to the mat.`,
  eldritchReplaced: ({ town, taken, refilled }) => replaced(town, taken, refilled),

  shamblerPlaced: ({ town, colour, wanted }) =>
    colour === wanted
      ? `A ${kinds[colour]} shambler comes ${to(town)}.`
      : `No ${kinds[wanted]} shambler is left on the mat, so a ${kinds[colour]} shambler comes ${to(town)}.`,
  greatOldOneMoved: ({ from: here, to: there }) => `The Great Old One drifts ${from(here)} ${to(there)}.`,
  powerUnleashed: ({ colour, why }) => `${causes[why]} the power of ${kinds[colour]}.`,
  powerBlocked: ({ colour }) =>
    `The power of ${kinds[colour]} beats against its closed portal. Nothing happens.`,
  pageLost: ({ who: one, page }, who) =>
    `${The(who(one))} forgets ${card(page)}, and its rune of ${kinds[pageCards[page].rune]} fades.`,
  madnessSwept: ({ who: one, colour, count: gone }, who) =>
    `${capital(kinds[colour])} is torn from ${the(who(one))}: ${tentacles(gone, colour)} ${gone === 1 ? 'goes' : 'go'} to the shambler mat.`,
  burdened: ({ who: one, colour }, who) =>
    `From the shambler mat ${tentacle(colour)} reaches for ${the(who(one))}.`,
  powerFoundNobody: ({ colour }) =>
    `The power of ${kinds[colour]} gropes through the streets and finds nothing to seize.`,

  moved: ({ who: one, from: here, to: there, how }, who) =>
    `${The(who(one))} ${how === 'walk' ? 'goes' : 'sails'} ${from(here)} ${to(there)}.`,
  pageTurned: ({ town, page }) => `A page lies open ${at(town)}: ${card(page)} (${contents(page)}).`,
  drawSpared: ({ who: one }, who) =>
    `${The(who(one))} whispers to the shamblers: one tentacle fewer is drawn.`,
  collected: ({ who: one, from: town, colour }, who) =>
    `${The(who(one))} takes ${tentacle(colour)} ${from(town)}.`,
  diceRolled: ({ who: one, dice, why }, who) =>
    `${The(who(one))} rolls for ${attempts[why]}: ${dice.join(', ')}.`,
  diceRerolled: ({ who: one, dice, again, why }, who) =>
    `${The(who(one))} rerolls ${rerolled(again)} for ${attempts[why]}: now ${dice.join(', ')}.`,
  banishFailed: ({ who: one, cost }, who) =>
    `The dice demand ${count(cost, 'tentacle', 'tentacles')}, which ${the(who(one))} cannot pay. Nobody is banished.`,
  shamblerSpared: ({ who: one }, who) => `${The(who(one))} turns away and banishes nobody.`,
  shamblerBanished: ({ who: one, town, colour }, who) =>
    `${The(who(one))} banishes a ${kinds[colour]} shambler ${from(town)}.`,
  matCleared: ({ colour, count: cleared }) =>
    `${capital(tentacles(cleared, colour))} ${cleared === 1 ? 'goes' : 'go'} from the shambler mat to the discard mat.`,
  spent: ({ who: one, tentacle: kind, to: heap }, who) =>
    `${The(who(one))} ${heap === 'portal' ? 'lays' : 'gives up'} ${tentacle(kind)} ${heaps[heap]}.`,
  actionBought: ({ who: one, from: owner }, who) =>
    `Chaos${owner === one ? '' : ` of ${the(who(owner))}`} buys ${the(who(one))} another action.`,
  sealFailed: ({ colour, side, total: reached }) =>
    `A total of ${reached} is too little: ${space(colour, side)} stays open.`,
  spaceSealed: ({ who: one, colour, side, tentacle: kind }, who) =>
    `${The(who(one))} seals ${space(colour, side)} with ${tentacle(kind)}.`,
  portalClosed: ({ colour, cleared }) =>
    `The ${kinds[colour]} portal is closed, and the power of ${kinds[colour]} is broken for good.${
      cleared === 0
        ? ''
        : ` ${capital(tentacles(cleared, colour))} ${cleared === 1 ? 'goes' : 'go'} from the shambler mat to the discard mat.`
    }`,

  pageTranslated: ({ who: one, town, page }, who) =>
    `${The(who(one))} translates ${card(page)} ${at(town)} and keeps its rune of ${kinds[pageCards[page].rune]}.`,
  pageMarked: ({ row, column }) => `In row ${row} of the Necronomicon slot ${column} is filled.`,
  lineCompleted: ({ line, number }) =>
    `${capital(line)} ${number} of the Necronomicon is complete: its chaos tentacle goes to the discard mat.`,
  pageDealt: ({ town }) => `A new page lies ${at(town)}, face down.`,
  pagesReshuffled: ({ count: again }) =>
    `The page deck is empty; ${again === 1 ? 'one lost page makes' : `${again} lost pages make`} a new one.`,
  phaseTwoBegan: () =>
    'The last page is read, and three portals open. Phase 2 begins: the discard mat and the energy track are emptied into the bag.',
  hopeLost: () =>
    'A portal stands open, and nobody has the runes to seal it any more. You cannot win; you may concede.',

  townUsed: ({ who: one, town }, who) => `${The(who(one))} ${towns[town].deed}.`,
  shamblerSentAway: ({ town, colour }) =>
    `A ${kinds[colour]} shambler turns away ${from(town)} and goes back to the mat.`,
  pageExchanged: ({ town, page }) =>
    `The page ${at(town)} goes under the deck. Now there lies ${card(page)} (${contents(page)}).`,
  chaosTaken: ({ who: one }, who) => `${The(who(one))} takes a chaos tentacle from the supply.`,
  brewed: ({ who: one, gave, took }, who) =>
    `${The(who(one))} drops ${tentacle(gave)} on the shambler mat and takes ${tentacle(took)} from it.`,
  energyReleased: () => 'An eldritch tentacle slips off the energy track, back into the bag.',
  handedOver: ({ from: giver, to: taker, tentacle: kind }, who) =>
    `${The(who(giver))} hands ${the(who(taker))} ${tentacle(kind)}.`,

  assistantOrdered: ({ who: one, by, what }, who) =>
    `${The(who(by))} calls on ${the(who(one))} ${orders[what]}.`,
  pageLeft: ({ who: one, town }, who) => `${The(who(one))} leaves the page ${at(town)} unread.`,
}

function replaced(town: Town, taken: boolean, refilled: boolean): string {
  const source = `the ${towns[town].name}`
  if (!taken)
    return refilled
      ? `The supply sends an eldritch tentacle to ${source}, where none was left.`
      : `Neither ${source} nor the supply has an eldritch tentacle left to give.`
  const gone = `An eldritch tentacle goes ${from(town)} to the discard mat`
  return refilled ? `${gone}, and another comes from the supply.` : `${gone}; the supply has no other.`
}

function total(of: Events['energyCursed']['returned']): number {
  return allKinds.reduce((sum, kind) => sum + of[kind], 0)
}

function tally(shamblers: readonly Colour[]): Record<Colour, number> {
  return recordOf(colours, (colour) => shamblers.filter((each) => each === colour).length)
}

function rerolled(again: readonly boolean[]): string {
  const chosen = ['first', 'second', 'third'].filter((_, i) => again[i])
  if (chosen.length === again.length) return chosen.length === 1 ? 'the die' : 'all dice'
  return `the ${list(chosen)} ${chosen.length === 1 ? 'die' : 'dice'}`
}

/** What sets a power free. */
const causes: Record<PowerCause, string> = {
  wheel: 'The wheel calls down',
  curse: 'The curse sets free',
  strength: 'Grown stronger, the Great Old One uses',
}

const attempts: Record<Events['diceRolled']['why'], string> = { banish: 'a banishment', seal: 'a seal' }

const heaps: Record<Events['spent']['to'], string> = {
  discard: 'to the discard mat',
  supply: 'to the supply',
  portal: 'on the portal',
}

const orders: Record<Events['assistantOrdered']['what'], string> = {
  move: 'to go on',
  translate: 'to translate the page',
  banish: 'to banish a shambler',
  seal: 'to seal a portal',
}
