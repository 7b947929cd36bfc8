import { type Count, type Position, countPieces } from '@miskatonic/kernel'
import { relicCards, relics } from './cards/relics.ts'
import { type DeckCard, cluesPerTown, evilStirs, evilStirsCards, isRelic } from './content/cards.ts'
import { investigators } from './cards/investigators.ts'
import { places, towns } from './content/map.ts'
import { oldOnes } from './cards/old-ones.ts'
import { cthulhu, othersInRow } from './content/old-ones.ts'
import { cluesRemovedPerTown, cultistFigures, shoggothFigures } from './content/setup.ts'
import type { Options, Table } from './position.ts'

/** What must hold of every table: the components add up, and nothing lies where it cannot. */

export function counts(table: Table, options: Options): Count[] {
  const onBoard = places.reduce((sum, place) => sum + table.cultists[place], 0)
  const all: Count[] = [
    { component: 'cultists', have: onBoard + table.pool.cultists + table.cultistsGone, want: cultistFigures },
    { component: 'Shoggoths', have: table.shoggoths.length + table.pool.shoggoths, want: shoggothFigures },
    countPieces('Summoning cards', [...table.summoningDeck, ...table.summoningDiscard], places),
    countPieces('Old Ones', oldOnesOf(table), oldOnes),
    countPieces('investigators', investigatorsOf(table), investigators),
  ]
  if (table.turn.step === 'setup') return all
  const cards = playerCardsOf(table)
  const clues = cluesPerTown - cluesRemovedPerTown[options.difficulty]
  return [
    ...all,
    ...towns.map((town) =>
      countPieces(
        `${town} clue cards`,
        cards.filter((card) => card === town),
        copies(town, clues),
      ),
    ),
    countPieces('relics', cards.filter(isRelic), relics),
    countPieces(
      'Evil Stirs',
      [...cards.filter((card) => card === evilStirs), ...copies(evilStirs, table.evilStirsDrawn)],
      copies(evilStirs, evilStirsCards),
    ),
  ]
}

function copies(card: string, count: number): string[] {
  return Array<string>(count).fill(card)
}

export function brokenInvariant({ table, seats }: Position<Table, Options>): string | undefined {
  for (const field of ['players', 'hands'] as const)
    if (Object.keys(table[field]).toSorted().join() !== seats.toSorted().join())
      return `/table/${field} should have exactly the seats ${seats.join(', ')}`
  if (!seats.includes(table.turn.active)) return `/table/turn/active should be one of ${seats.join(', ')}`
  if (table.justRevealed > table.summoningDiscard.length)
    return '/table/justRevealed counts more cards than the Summoning discard pile has'
  if (table.turn.step !== 'setup' && seats.some((seat) => table.players[seat]!.investigator === null))
    return '/table/players: after the setup everybody has an investigator'
  return (
    twice('Summoning card', [...table.summoningDeck, ...table.summoningDiscard]) ??
    twice('Old One', oldOnesOf(table)) ??
    twice('investigator', investigatorsOf(table)) ??
    twice('relic', playerCardsOf(table).filter(isRelic)) ??
    twice(
      'Shoggoth number',
      table.shoggoths.map(({ id }) => String(id)),
    ) ??
    shoggothNumbers(table) ??
    rowOfOldOnes(table)
  )
}

/** A number that was used once must not come again: a Shoggoth placed later is another one. */
function shoggothNumbers(table: Table): string | undefined {
  const highest = Math.max(0, ...table.shoggoths.map(({ id }) => id))
  return highest < table.nextShoggoth
    ? undefined
    : '/table/nextShoggoth should be above the number of every Shoggoth'
}

function rowOfOldOnes({ awake, asleep, cancelled }: Table): string | undefined {
  const others = awake.filter((oldOne) => oldOne !== cthulhu).length + asleep.length
  if (others !== othersInRow)
    return `/table/awake and /table/asleep: ${othersInRow} Old Ones lie before Cthulhu, not ${others}`
  return cancelled.every((oldOne) => awake.includes(oldOne))
    ? undefined
    : '/table/cancelled names an Old One that is not awake'
}

function oldOnesOf(table: Table): string[] {
  const last = table.awake.includes(cthulhu) ? [] : [cthulhu]
  return [...table.awake, ...table.asleep, ...table.oldOnesInBox, ...last]
}

function investigatorsOf(table: Table): string[] {
  const taken = Object.values(table.players).flatMap(({ investigator }) => investigator ?? [])
  return [...taken, ...table.investigatorDeck, ...table.investigatorsOffered, ...table.investigatorsInBox]
}

/** Every clue card, relic and Evil Stirs card, wherever it lies. */
function playerCardsOf(table: Table): DeckCard[] {
  return [
    ...table.playerDeck,
    ...(table.peek?.cards ?? []),
    ...(table.peek?.ordered ?? []),
    ...Object.values(table.hands).flat(),
    ...table.playerDiscard,
    ...table.relicDeck,
    ...(table.playing === null ? [] : [table.playing]),
    ...table.relicsInBox,
    ...table.inForce.flatMap(({ relic }) =>
      relicCards[relic].staysInPlay && table.playing !== relic ? [relic] : [],
    ),
  ]
}

function twice(what: string, all: readonly string[]): string | undefined {
  const double = all.find((one, i) => all.indexOf(one) !== i)
  return double === undefined ? undefined : `there are two of the ${what} ${double}`
}
