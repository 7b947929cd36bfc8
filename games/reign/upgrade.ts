import type { Frame, JsonObject, OldPosition, Position, Seat, Upgrade } from '@miskatonic/kernel'
import { evilStirsCards } from './content/cards.ts'
import { type Town, towns } from './content/map.ts'
import type { Known, Options, Table } from './position.ts'
import { cardShown, cluesSeen, nothingKnown, someClueShown } from './steps/known.ts'

/** How positions of earlier versions of the rules are rewritten. */
export const upgrades: Readonly<Record<string, Upgrade>> = {
  '1': fromVersion1,
  '2': fromVersion2,
  '3': fromVersion3,
}

/** Version 4 leaves out questions that make no difference. Games that were begun before it go on with them. */
function fromVersion3(old: OldPosition): Position {
  return { ...old, version: '4', options: { ...old.options, idleQuestions: 'asked' } }
}

/** In version 3 the active player is asked before a turn goes on. Games that were begun before it go on by themselves, as they did. */
function fromVersion2(old: OldPosition): Position {
  return { ...old, version: '3', options: { ...old.options, turnEnd: 'automatic' } }
}

/** Version 2 writes lists where version 1 had records of a fixed length, and keeps what players know about face-down cards. */
function fromVersion1(old: OldPosition): Position {
  // All that version 2 adds to the table is `known`.
  const table = old.table as unknown as Table
  table.known = knownIn(table, old.seats, (old.options as Options).hands)
  return { ...old, version: '2', table, stack: old.stack.map(withLists) }
}

function withLists(frame: Frame): Frame {
  const list = listOf[frame.step]
  return list === undefined ? frame : { ...frame, args: list(frame.args) }
}

const listOf: Readonly<Record<string, (args: JsonObject) => JsonObject>> = {
  dagonOrder: gatesLeft,
  placeAtGates: gatesLeft,
  shoggothOrder: shoggothsLeft,
  moveTheseShoggoths: shoggothsLeft,
}

function gatesLeft(waiting: JsonObject): { left: Town[] } {
  return { left: towns.filter((town) => waiting[town] === true) }
}

function shoggothsLeft({ a, b, c }: JsonObject): { ids: number[] } {
  return { ids: [a, b, c].filter((id): id is number => typeof id === 'number' && id > 0) }
}

/**
 * How the cards came to lie where they are is forgotten, except for what the position itself shows: the Summoning deck counts as shuffled
 * together, the player deck as one pile.
 */
function knownIn(table: Table, seats: readonly Seat[], hands: Options['hands']): Known {
  const { peek, onOffer, mirror } = table
  const looked = peek === null ? 0 : peek.cards.length + peek.ordered.length
  const evilStirs = evilStirsCards - table.evilStirsDrawn
  const known = nothingKnown(seats, hands)
  if (table.summoningDeck.length > 0) known.summoning.push(table.summoningDeck.length)
  if (table.playerDeck.length + looked > 0)
    known.piles.push({ cards: table.playerDeck.length + looked, evilStirs })
  if (peek !== null) known.onTop = { by: peek.by, cards: looked, evilStirsBelow: evilStirs }
  const before = { ...table, known }
  if (onOffer !== null) cardShown(before, onOffer.from, onOffer.card)
  if (mirror !== null) someClueShown(before, mirror.by)
  if (mirror !== null && mirror.shown !== null) {
    someClueShown(before, mirror.shown)
    cluesSeen(before, mirror.by, mirror.shown)
  }
  return known
}
