import { shape } from '@miskatonic/kernel'
import { type Character, insane } from '../content/characters.ts'
import { energySpaces } from '../cards/great-old-ones.ts'
import type { Page } from '../cards/pages.ts'
import {
  type Colour,
  type Composure,
  type Kind,
  colours,
  composureSpaces,
  isColour,
  kinds,
  nextColour,
} from '../content/tentacles.ts'
import { type Town, shamblerSpaces, tracksOf } from '../cards/towns.ts'
import type { At, Rules } from '../kind.ts'
import { event } from '../position.ts'
import { characterAt, strengthTrack, townAt } from './queries.ts'
import * as names from '../names.ts'

const { boolean, list, object, oneOf, record, whole } = shape

/** How pieces come to their places, and what happens where there is no room for them (TE-061 to TE-082). */
export const vocabulary = {
  events: {
    tentacleDrawn: event(object({ kind: oneOf(kinds), why: oneOf(['wheel', 'arrival']) }), 'open', 'bag'),
    bagWasEmpty: event(object({}), 'open'),
    madnessCameTo: event(object({ town: names.town, colour: names.colour }), 'open', 'towns'),
    tentacleTaken: event(object({ who: names.character, kind: names.composure }), 'open', 'characters'),
    energyRose: event(object({}), 'open', 'greatOldOne'),
    townCursed: event(
      object({ town: names.town, colour: names.colour, count: whole }),
      'open',
      'towns',
      'mat',
    ),
    composureCursed: event(
      object({ who: names.character, kind: names.composure, count: whole }),
      'open',
      'characters',
      'mat',
      'supply',
    ),
    brainMoved: event(object({ who: names.character, to: whole }), 'open', 'characters'),
    /** `returned` are all the tentacles that went into the bag, those of the energy track included. */
    energyCursed: event(object({ returned: record(kinds, whole) }), 'open', 'greatOldOne', 'bag', 'discard'),
    strengthRose: event(object({ to: whole }), 'open', 'greatOldOne'),
    shamblersCursed: event(
      object({ town: names.town, shamblers: list(names.colour) }),
      'open',
      'towns',
      'mat',
    ),
    eldritchReplaced: event(
      object({ town: names.town, taken: boolean, refilled: boolean }),
      'open',
      'towns',
      'discard',
      'supply',
    ),
    /** `wanted` is the colour that the rules asked for; another one comes if the mat has none of it. */
    shamblerPlaced: event(
      object({ town: names.town, colour: names.colour, wanted: names.colour }),
      'open',
      'towns',
      'mat',
    ),
    spent: event(
      object({ who: names.character, tentacle: names.composure, to: oneOf(['discard', 'supply', 'portal']) }),
      'open',
      'portals',
      'characters',
      'discard',
      'supply',
      'turn',
      'dice',
    ),
    pageTurned: event(object({ town: names.town, page: names.page }), 'open', 'pages'),
  },
}

/** All of it is done by other chapters' steps. */
export const rules = {} satisfies Rules

export type Ending = 'sealed' | 'strength' | 'shamblers' | 'insane' | 'conceded'

/** TE-001: all win or all lose; TE-008: at once. */
export function endGame(play: At, how: Ending): void {
  play.end({ how, winners: how === 'sealed' ? play.seats : [] })
}

export function spendAction(play: At): void {
  play.table.turn.actionsLeft--
}

/** TE-166: a madness tentacle comes to a town. TE-071, TE-072: a full track is emptied on the shambler mat, and the power follows. */
export function putInTown(play: At, town: Town, colour: Colour): void {
  const { madness } = townAt(play, town)
  if (madness[colour] < tracksOf[town][colour]) {
    madness[colour]++
    return play.emit('madnessCameTo', { town, colour })
  }
  const count = madness[colour] + 1
  madness[colour] = 0
  play.table.mat.madness[colour] += count
  play.emit('townCursed', { town, colour, count })
  play.then('power', { colour, why: 'curse' })
}

/** TE-280, TE-281: a tentacle comes to a sheet; a full track is cursed. */
export function putOnSheet(play: At, who: Character, kind: Composure): void {
  const { composure } = characterAt(play, who)
  if (composure[kind] < composureSpaces) {
    composure[kind]++
    return play.emit('tentacleTaken', { who, kind })
  }
  const count = composure[kind] + 1
  composure[kind] = 0
  if (kind === 'chaos') play.table.supply.chaos += count
  else play.table.mat.madness[kind] += count
  play.emit('composureCursed', { who, kind, count })
  if (kind !== 'chaos') moveBrain(play, who, 1)
}

/** TE-484, TE-524. */
export function moveBrain(play: At, who: Character, by: number): void {
  const character = characterAt(play, who)
  character.brain += by
  play.emit('brainMoved', { who, to: character.brain })
  if (character.brain === insane) endGame(play, 'insane')
}

/** TE-164; TE-080: a full energy track goes into the bag with all that was discarded. */
export function raiseEnergy(play: At): void {
  const { greatOldOne } = play.table
  if (greatOldOne.energy < energySpaces) {
    greatOldOne.energy++
    return play.emit('energyRose', {})
  }
  const returned = returnToBag(play, 1)
  play.emit('energyCursed', { returned })
  raiseStrength(play)
}

/** Puts the discard mat, the energy track and perhaps an eldritch tentacle that found no room there into the bag. */
export function returnToBag({ table }: At, without: 0 | 1): Record<Kind, number> {
  const { bag, discard, greatOldOne } = table
  const returned = { ...discard, eldritch: discard.eldritch + greatOldOne.energy + without }
  for (const kind of kinds) {
    bag[kind] += returned[kind]
    discard[kind] = 0
  }
  greatOldOne.energy = 0
  return returned
}

/** TE-081, TE-222, TE-223. */
function raiseStrength(play: At): void {
  const { greatOldOne } = play.table
  const { draws, powers } = strengthTrack(play)
  greatOldOne.strength++
  play.emit('strengthRose', { to: greatOldOne.strength })
  if (greatOldOne.strength === draws.length) return endGame(play, 'strength')
  const colour = powers[greatOldOne.strength]
  if (colour !== undefined) play.then('power', { colour, why: 'strength' })
}

/** Takes a tentacle out of the bag. Without one the remaining draws are lost (TE-163). */
export function drawFromBag(play: At, why: 'wheel' | 'arrival'): Kind | undefined {
  const kind = play.pull(play.table.bag, kinds)
  if (kind === undefined) play.emit('bagWasEmpty', {})
  else play.emit('tentacleDrawn', { kind, why })
  return kind
}

/** TE-181 to TE-184: from the shambler mat to a town; another colour if that one is missing. */
export function putShambler(play: At, town: Town, wanted: Colour): void {
  const { mat } = play.table
  const colour = availableShambler(mat.shamblers, wanted)
  const { shamblers } = townAt(play, town)
  mat.shamblers[colour]--
  shamblers.push(colour)
  play.emit('shamblerPlaced', { town, colour, wanted })
  if (shamblers.length > shamblerSpaces) sweepShamblers(play, town)
  else if (colours.every((each) => mat.shamblers[each] === 0)) endGame(play, 'shamblers')
}

function availableShambler(left: Readonly<Record<Colour, number>>, wanted: Colour): Colour {
  if (left[wanted] > 0) return wanted
  const next = nextColour[wanted]
  return left[next] > 0 ? next : nextColour[next]
}

/** TE-073 to TE-075. */
function sweepShamblers(play: At, town: Town): void {
  const { mat, discard, supply } = play.table
  const swept = townAt(play, town)
  const gone = swept.shamblers
  swept.shamblers = []
  for (const colour of gone) mat.shamblers[colour]++
  play.emit('shamblersCursed', { town, shamblers: gone })
  const taken = swept.eldritch > 0
  const refilled = supply.eldritch > 0
  if (taken) {
    swept.eldritch--
    discard.eldritch++
  }
  if (refilled) {
    supply.eldritch--
    swept.eldritch++
  }
  play.emit('eldritchReplaced', { town, taken, refilled })
}

/** Takes the lowest shambler of a colour back to the mat; those above it slide down (TE-R23). */
export function removeShambler(play: At, town: Town, colour: Colour): void {
  const { shamblers } = townAt(play, town)
  shamblers.splice(shamblers.indexOf(colour), 1)
  play.table.mat.shamblers[colour]++
}

/** From the shambler mat to the discard mat, as many as there are (TE-332). */
export function clearMat({ table }: At, colour: Colour, most: number): number {
  const count = Math.min(most, table.mat.madness[colour])
  table.mat.madness[colour] -= count
  table.discard[colour] += count
  return count
}

/** TE-254, TE-255: what was spent; chaos goes to the supply, madness to the discard mat. */
export function spend(play: At, who: Character, tentacle: Composure): void {
  characterAt(play, who).composure[tentacle]--
  if (isColour(tentacle)) play.table.discard[tentacle]++
  else play.table.supply.chaos++
  play.emit('spent', { who, tentacle, to: isColour(tentacle) ? 'discard' : 'supply' })
}

/** TE-277: the page card of a town is turned face up, if it lies face down. */
export function turnPageUp(play: At, town: Town): void {
  const page = play.table.pages[town]!
  if (page.card === null || page.up) return
  page.up = true
  pageSeen(play, page.card)
  play.emit('pageTurned', { town, page: page.card })
}

/** A page lies face up: from now on its place is no secret. */
export function pageSeen({ table }: At, page: Page): void {
  if (table.recycled.length === 0) return
  table.recycled = table.recycled
    .map((pages) => pages.filter((each) => each !== page))
    .filter((pages) => pages.length > 0)
}
