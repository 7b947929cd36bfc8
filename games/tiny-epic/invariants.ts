import { type Count, type Position, countPieces } from '@miskatonic/kernel'
import { sheetOf } from './cards/great-old-ones.ts'
import type { Phase } from './cards/great-old-ones.ts'
import { pages } from './cards/pages.ts'
import {
  type Composure,
  chaosTentacles,
  colours,
  eldritchTentacles,
  madnessOfAColour,
  shamblersOfAColour,
} from './content/tentacles.ts'
import { shamblerSpaces, townCards, townsInRing, tracksOf } from './cards/towns.ts'
import type { Town } from './cards/towns.ts'
import { variantOf } from './content/variants.ts'
import type { Options, Table } from './position.ts'

/** What must hold of every table: the components add up (TE-005, TE-006), and nothing lies where it cannot. */

export function counts(table: Table): Count[] {
  const towns = Object.values(table.towns)
  return [
    ...colours.map((colour) => ({
      component: `${colour} tentacles`,
      have:
        sum(towns, ({ madness }) => madness[colour]) +
        table.mat.madness[colour] +
        table.bag[colour] +
        table.discard[colour] +
        onSheetsAndPortals(table, colour),
      want: madnessOfAColour,
    })),
    {
      component: 'chaos tentacles',
      have:
        table.bag.chaos +
        table.discard.chaos +
        table.supply.chaos +
        onSheetsAndPortals(table, 'chaos') +
        inNecronomicon(table),
      want: chaosTentacles,
    },
    {
      component: 'eldritch tentacles',
      have:
        table.bag.eldritch +
        table.discard.eldritch +
        table.supply.eldritch +
        table.greatOldOne.energy +
        sum(towns, ({ eldritch }) => eldritch),
      want: eldritchTentacles,
    },
    ...colours.map((colour) => ({
      component: `${colour} shamblers`,
      have:
        table.mat.shamblers[colour] +
        sum(towns, ({ shamblers }) => shamblers.filter((each) => each === colour).length),
      want: shamblersOfAColour,
    })),
    countPieces('page cards', pagesOf(table), pages),
  ]
}

function onSheetsAndPortals(table: Table, kind: Composure): number {
  const onPortals = Object.values(table.portals)
    .flatMap(({ left, right }) => [left, right])
    .filter((tentacle) => tentacle === kind).length
  return sum(Object.values(table.characters), ({ composure }) => composure[kind]) + onPortals
}

function inNecronomicon({ necronomicon: { rowChaos, columnChaos } }: Table): number {
  return [...rowChaos, ...columnChaos].filter(Boolean).length
}

function pagesOf(table: Table): string[] {
  return [
    ...table.pageDeck,
    ...table.pageDiscard,
    ...Object.values(table.pages).flatMap(({ card }) => card ?? []),
    ...Object.values(table.characters).flatMap(({ translated }) => translated),
  ]
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0)
}

export function brokenInvariant({ table, options }: Position<Table, Options>): string | undefined {
  return (
    ringOfTowns(table) ??
    everybodyThere(table, options) ??
    tracks(table, options) ??
    necronomicon(table) ??
    portals(table) ??
    twice('page card', pagesOf(table)) ??
    recycledPages(table) ??
    twice(
      'sheet',
      Object.values(table.characters).flatMap(({ sheet }) => sheet ?? []),
    )
  )
}

function ringOfTowns({ ring, towns, pages: cards, greatOldOne, characters }: Table): string | undefined {
  if (
    ring.length !== townsInRing ||
    townCards.some((card) => card.filter((side) => ring.includes(side)).length !== 1)
  )
    return `/table/ring should have one side of each of the ${townsInRing} town cards`
  for (const [field, record] of [
    ['towns', towns],
    ['pages', cards],
  ] as const)
    if (Object.keys(record).toSorted().join() !== ring.toSorted().join())
      return `/table/${field} should have exactly the towns ${ring.join(', ')}`
  if (!ring.includes(greatOldOne.at)) return '/table/greatOldOne/at should be a town of the ring'
  const lost = Object.keys(characters).find((who) => !ring.includes(characters[who]!.at))
  return lost === undefined ? undefined : `/table/characters/${lost}/at should be a town of the ring`
}

function everybodyThere({ characters, sequence, turn }: Table, { variant }: Options): string | undefined {
  const { turns } = variantOf[variant]
  const expected = [...new Set(turns)].toSorted().join(', ')
  if (Object.keys(characters).toSorted().join(', ') !== expected)
    return `/table/characters should be exactly ${expected}`
  if (sequence.toSorted().join() !== turns.toSorted().join())
    return `/table/sequence should be an order of ${turns.join(', ')}`
  if (sequence[turn.place] !== turn.active)
    return '/table/turn/active should be the one whose place in the sequence it is'
  if (turn.step !== 'setup' && Object.values(characters).some(({ sheet }) => sheet === null))
    return '/table/characters: after the setup everybody has a sheet'
  return undefined
}

function tracks({ towns, greatOldOne }: Table, options: Options): string | undefined {
  for (const [name, { madness, shamblers }] of Object.entries(towns)) {
    const full = colours.find((colour) => madness[colour] > tracksOf[name as Town][colour])
    if (full !== undefined) return `/table/towns/${name}/madness/${full} has more tentacles than spaces`
    if (shamblers.length > shamblerSpaces)
      return `/table/towns/${name}/shamblers has more than ${shamblerSpaces}`
  }
  const { draws } = sheetOf[options.greatOldOne].strength[greatOldOne.phase as Phase]
  return greatOldOne.strength > draws.length ? '/table/greatOldOne/strength is beyond the track' : undefined
}

function necronomicon({
  necronomicon: { rows, rowChaos, columnChaos },
  greatOldOne,
}: Table): string | undefined {
  if (rows.length !== 5 || rowChaos.length !== 5 || columnChaos.length !== 5)
    return '/table/necronomicon should have five rows and five columns'
  const complete = rows.every((markers) => markers === 5)
  return greatOldOne.phase === 2 && !complete ? '/table/necronomicon should be full in phase 2' : undefined
}

function portals({ portals: all, greatOldOne }: Table): string | undefined {
  for (const colour of colours)
    for (const [side, tentacle] of Object.entries(all[colour])) {
      if (tentacle === null) continue
      if (greatOldOne.phase === 1) return `/table/portals/${colour}/${side} cannot be sealed in phase 1`
      if (tentacle !== colour && tentacle !== 'chaos')
        return `/table/portals/${colour}/${side} holds ${colour} or chaos, not ${tentacle}`
    }
  return undefined
}

function recycledPages({ recycled, pageDeck, pages: cards }: Table): string | undefined {
  const inTowns = Object.values(cards).flatMap(({ card, up }) => (up || card === null ? [] : [card]))
  const faceDown = new Set([...pageDeck, ...inTowns])
  const elsewhere = recycled.flat().find((page) => !faceDown.has(page))
  if (elsewhere !== undefined) return `/table/recycled has ${elsewhere}, which does not lie face down`
  return recycled.some((list) => list.length === 0)
    ? '/table/recycled should have no empty list'
    : twice('recycled page', recycled.flat())
}

function twice(what: string, all: readonly string[]): string | undefined {
  const double = all.find((one, i) => all.indexOf(one) !== i)
  return double === undefined ? undefined : `there are two of the ${what} ${double}`
}
