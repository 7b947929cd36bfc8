import type { Rule, Seat } from '@miskatonic/kernel'
import { type Character, type Assistant, isAssistant, mostDice, rerolls } from '../content/characters.ts'
import { type Phase, type Strength, sheetOf } from '../cards/great-old-ones.ts'
import { type Page, pageCards } from '../cards/pages.ts'
import { type Colour, type Composure, colours, composureSpaces } from '../content/tentacles.ts'
import type { Town } from '../cards/towns.ts'
import { ownAssistant, variantOf } from '../content/variants.ts'
import { type Reading, readingAt } from '../content/wheel.ts'
import type { At } from '../kind.ts'
import type { CharacterState, TownState } from '../position.ts'

/** What can be read off the table. Nothing here changes anything. */

export function characterAt(play: At, who: Character): CharacterState {
  return play.table.characters[who]!
}

export function townOf(play: At, who: Character): Town {
  return play.table.characters[who]!.at
}

export function townAt(play: At, town: Town): TownState {
  return play.table.towns[town]!
}

export function phaseOf(play: At): Phase {
  return play.table.greatOldOne.phase as Phase
}

/** The strength track of the side that is up. */
export function strengthTrack(play: At): Strength {
  return sheetOf[play.options.greatOldOne].strength[phaseOf(play)]
}

/** What the wheel shows this turn. */
export function readingOf(play: At): Reading {
  return readingAt(play.table.turn.stop!)
}

export function frontTown(play: At): Town {
  return play.table.ring[readingOf(play).front]!
}

export function tailTown(play: At): Town {
  return play.table.ring[readingOf(play).tail]!
}

/** The town that lies `steps` places clockwise. */
export function clockwiseFrom(play: At, town: Town, steps: number): Town {
  const { ring } = play.table
  return ring[(ring.indexOf(town) + steps + ring.length) % ring.length]!
}

/** TE-003: the next town clockwise and the next counter-clockwise. */
export function neighbours(play: At, town: Town): Town[] {
  return [clockwiseFrom(play, town, 1), clockwiseFrom(play, town, -1)]
}

export function isNear({ table }: At, town: Town, other: Town): boolean {
  const { ring } = table
  const there = ring.indexOf(other)
  const apart = Math.abs(ring.indexOf(town) - there)
  return there >= 0 && (apart <= 1 || apart === ring.length - 1)
}

/** Everybody with a sheet, players first, in the order of seats. */
export function everybody(play: At): Character[] {
  return Object.keys(play.table.characters) as Character[]
}

function assistantsIn(play: At): Assistant[] {
  return everybody(play).filter(isAssistant)
}

/** TE-226: the characters in the Great Old One's town and in the two towns beside it. */
export function charactersInRange(play: At): Character[] {
  const { at } = play.table.greatOldOne
  return everybody(play).filter((who) => isNear(play, at, townOf(play, who)))
}

/** In step 2 of the own turn. */
export function isActing(play: At, seat: Seat): boolean {
  return play.table.turn.active === seat && play.table.turn.step === 'actions'
}

export function hasRoom(play: At, who: Character, kind: Composure): boolean {
  return characterAt(play, who).composure[kind] < composureSpaces
}

/** TE-425: as many dice as runes, but there are only three. */
export function sealDice(play: At, who: Character, colour: Colour): number {
  return Math.min(mostDice, runes(play, who, colour))
}

export function runes(play: At, who: Character, colour: Colour): number {
  return pagesWithRune(play, who, colour).length
}

export function pagesWithRune(play: At, who: Character, colour: Colour): Page[] {
  return characterAt(play, who).translated.filter((page) => pageCards[page].rune === colour)
}

/** TE-463: how many dice this character may roll again. */
export function rerollsOf(play: At, who: Character): number {
  return rerolls[characterAt(play, who).brain] ?? 0
}

export function isClosed(play: At, colour: Colour): boolean {
  const { left, right } = play.table.portals[colour]
  return left !== null && right !== null
}

/** The number that a roll must reach on a portal space. */
export function portalNumber(play: At, colour: Colour, side: 'left' | 'right'): number {
  return sheetOf[play.options.greatOldOne].portals[colour][side]
}

/**
 * TE-R59: the seat that decides for a character; '' in a game without players, where fixed rules decide (TE-621, TE-R66).
 */
export function deciderFor(play: At, who: Character): Seat {
  if (!isAssistant(who)) return who
  switch (variantOf[play.options.variant].decides) {
    case 'p1':
      return 'p1'
    case 'owner':
      return who === ownAssistant.p1 ? 'p1' : 'p2'
    case 'next player':
      return nextPlayer(play)
    case 'rules':
      return ''
  }
}

/** The player whose turn comes next. */
function nextPlayer({ table }: At): Seat {
  const { sequence, turn } = table
  const next = [...sequence.slice(turn.place + 1), ...sequence].find((who) => !isAssistant(who))
  return next!
}

/** The assistants that a player may give extra actions to (TE-593, TE-612, TE-614, TE-R63). */
export function commandedBy(play: At, seat: Seat): Assistant[] {
  const { extraActions, decides } = variantOf[play.options.variant]
  if (!extraActions) return []
  const all = assistantsIn(play)
  return decides === 'owner' ? all.filter((who) => who === ownAssistant[seat as 'p1']) : all
}

/** The assistants whose tentacles a player may spend where it stands (TE-591, TE-612, TE-614, TE-617). */
export function sharedWith(play: At, seat: Character): Assistant[] {
  if (!variantOf[play.options.variant].shares) return []
  return commandedBy(play, seat).filter((who) => townOf(play, who) === townOf(play, seat))
}

/** Why `seat` cannot take an action now, if it cannot. A Move out of the Great Old One's town comes before everything else. */
export function cannotAct(play: At, seat: Seat): Rule | undefined {
  const { turn } = play.table
  if (turn.active !== seat || turn.step !== 'actions') return 'TE-101'
  if (turn.mustLeave) return 'TE-257'
  return turn.actionsLeft === 0 ? 'TE-251' : undefined
}

/** The colours of which `heap` holds any. */
export function coloursIn(heap: Readonly<Record<Colour, number>>): Colour[] {
  return colours.filter((colour) => heap[colour] > 0)
}
