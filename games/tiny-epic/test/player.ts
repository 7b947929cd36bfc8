import type { Searched } from '@miskatonic/proof'
import { insane, mostDice } from '../content/characters.ts'
import { sheetOf, sides } from '../cards/great-old-ones.ts'
import { pageCards, slotsInARow } from '../cards/pages.ts'
import { type Colour, colours, composureSpaces } from '../content/tentacles.ts'
import { shamblerSpaces, tracksOf } from '../cards/towns.ts'
import type { Town } from '../cards/towns.ts'
import { tinyEpic } from '../index.ts'
import type { CharacterState, Options, Table } from '../position.ts'

/** A turn that begins leaves the wheel's last reading behind. Without players, every choice is a turn. */
export const searched: Searched<Table> = {
  game: tinyEpic,
  isNextTurn: ({ turn: from }, { turn: to }) => from.place !== to.place || from.step === 'setup',
}

/** How near the players are to sealing the portals, and how far from disaster. */
export function prospects(table: Table, options: Options): number {
  const { phase } = table.greatOldOne
  return (phase === 1 ? translating(table) : sealing(table, options)) + readiness(table) - dangers(table)
}

function translating(table: Table): number {
  const { rows } = table.necronomicon
  const markers = rows.reduce((sum, row) => sum + row, 0)
  const pages = Object.values(table.characters).reduce((sum, who) => sum + bestPage(table, who), 0)
  return 14 * markers + pages
}

/** The page that a character is nearest to translating: what it would bring, less what is missing and the way there. */
function bestPage(table: Table, { at, composure }: CharacterState): number {
  const worth = table.ring.map((town) => {
    const { card, up } = table.pages[town]!
    if (card === null || !up) return -distance(table, at, town)
    const { cost, rows } = pageCards[card]
    const useful = rows.filter((row) => table.necronomicon.rows[row - 1]! < slotsInARow).length
    const missing = colours.reduce((sum, colour) => sum + Math.max(0, cost[colour] - composure[colour]), 0)
    const barred = town === table.greatOldOne.at ? 3 : 0
    return 4 * useful - 2 * Math.max(0, missing - composure.chaos) - distance(table, at, town) - barred
  })
  return Math.max(...worth)
}

function distance({ ring }: Table, from: Town, to: Town): number {
  const way = Math.abs(ring.indexOf(from) - ring.indexOf(to))
  return Math.min(way, ring.length - way)
}

function sealing(table: Table, { greatOldOne }: Options): number {
  let sum = 600
  for (const colour of colours)
    for (const side of sides) {
      if (table.portals[colour][side] !== null) sum += 90
      else sum += 2 * canSeal(table, colour, sheetOf[greatOldOne].portals[colour][side])
    }
  return sum
}

/** The best that anybody can do about a portal space: dice, a tentacle to put there, and being near. */
function canSeal(table: Table, colour: Colour, number: number): number {
  const each = Object.values(table.characters).map((who) => {
    const dice = Math.min(mostDice, runesOf(who, colour))
    if (2 * dice < number) return -40
    const paid = who.composure[colour] + who.composure.chaos > 0 ? 6 : 0
    return 3 * dice + paid - 2 * distance(table, who.at, table.greatOldOne.at)
  })
  return Math.max(...each)
}

export function runesOf({ translated }: CharacterState, colour: Colour): number {
  return translated.filter((page) => pageCards[page].rune === colour).length
}

const worthOfRunes = [0, 8, 20, 26]

/** Runes in few hands, and full sheets, though not too full. */
function readiness({ characters }: Table): number {
  const everybody = Object.values(characters)
  let sum = 0
  for (const colour of colours)
    sum += worthOfRunes[Math.min(mostDice, Math.max(...everybody.map((who) => runesOf(who, colour))))]!
  for (const { composure } of everybody) {
    for (const colour of colours) sum += [0, 2, 1][composure[colour]]!
    sum += 2 * composure.chaos
  }
  return sum
}

const weightOfShamblers = [0, 3, 7, 13]
const weightOfBrain = [0, 2, 6, 14, 30, 80]

function dangers({ towns, characters, greatOldOne, bag, mat }: Table): number {
  let sum = 35 * greatOldOne.strength + 8 * greatOldOne.energy
  for (const [town, { madness, shamblers }] of Object.entries(towns)) {
    sum += weightOfShamblers[shamblers.length]!
    for (const colour of colours) {
      const free = tracksOf[town as Town][colour] - madness[colour]
      if (free < 2) sum += free === 0 ? 5 : 2
    }
  }
  for (const { brain } of Object.values(characters)) sum += weightOfBrain[brain] ?? 100 * insane
  sum += 0.5 * (mat.madness.fear + mat.madness.rage + mat.madness.greed)
  return sum + (40 * bag.eldritch) / (bag.fear + bag.rage + bag.greed + bag.chaos + bag.eldritch + 1)
}

/** How many shamblers stand in the towns, none of which must become too many. */
export function crowds({ towns }: Table): number {
  return Object.values(towns).reduce(
    (sum, { shamblers }) => sum + shamblers.length + (shamblers.length === shamblerSpaces ? 0.5 : 0),
    0,
  )
}

/** How near the nearest character is to losing its mind. */
export function despair({ characters }: Table): number {
  const each = Object.values(characters).map(
    ({ brain, composure }) =>
      10 * brain + colours.filter((colour) => composure[colour] === composureSpaces).length,
  )
  return Math.max(...each)
}
