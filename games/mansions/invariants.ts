import type { Count, Position } from '@miskatonic/kernel'
import { mythos } from './cards/mythos.ts'
import { tokens as tokenCards } from './cards/monsters.ts'
import { isItem, tokensOf } from './catalogue.ts'
import {
  backs,
  combatCards,
  lockPieces,
  monsterKinds,
  mythosCards,
  tokens,
  traumaCards,
  wires,
} from './content/ids.ts'
import { stories } from './content/stories/index.ts'
import type { Options, Table } from './position.ts'
import { houseOf } from './steps/house.ts'
import { healthOf, monsterHealth } from './steps/look.ts'
import { corpseMarkers } from './steps/monsters.ts'

/** What must hold of every table: the components add up, and nothing lies where it cannot. */

export function counts(table: Table, options: Options): Count[] {
  const investigators = Object.values(table.investigators)
  const { symbols } = stories[options.story]
  const laid = Object.values(table.puzzles).flatMap((each) => each.pieces.map(({ piece }) => piece))
  if (table.drawnPiece !== null) laid.push(table.drawnPiece)
  return [
    {
      component: 'monster figures',
      have: table.monsters.length + sum(table.supply),
      want: tokens.reduce((n, token) => n + tokenCards[token].copies, 0),
    },
    pieces(
      'Mythos cards',
      [
        ...table.mythosDeck,
        ...table.mythosDiscard,
        ...table.mythosHand,
        ...investigators.flatMap(({ faceDown }) => faceDown),
      ],
      mythosCards.filter((card) => symbols.includes(mythos[card].symbol)),
    ),
    pieces(
      'Trauma cards',
      [
        ...table.traumaDeck,
        ...table.traumaDiscard,
        ...table.traumaHand,
        ...investigators.flatMap(({ injury, insanity }) =>
          [injury, insanity].filter((card) => card !== null),
        ),
      ],
      [...traumaCards],
    ),
    pieces(
      'Combat cards',
      [
        ...Object.values(table.combatDecks).flat(),
        ...Object.values(table.combatDiscards).flat(),
        ...table.combatRevealed,
      ],
      [...combatCards],
    ),
    pieces(
      'Spell cards',
      [
        ...Object.values(table.spellDecks).flat(),
        ...investigators.flatMap((me) => me.spells.map(({ back }) => back)),
      ],
      [...backs],
    ),
    {
      component: 'wiring pieces',
      have: sum(table.wires) + laid.filter((piece) => piece.startsWith('wire')).length,
      want: wires.length,
    },
    {
      component: 'lock pieces',
      have: sum(table.lockPieces) + laid.filter((piece) => piece.startsWith('lp')).length,
      want: lockPieces.length,
    },
  ]
}

function sum(bag: Readonly<Record<string, number>>): number {
  return Object.values(bag).reduce((all, n) => all + n, 0)
}

function pieces(component: string, have: readonly string[], want: readonly string[]): Count {
  return { component, have: have.length, want: want.length, pieces: { have, want } }
}

export function brokenInvariant({ table, options, seats }: Position<Table, Options>): string | undefined {
  const { spaces } = houseOf(options.story)
  for (const seat of seats.slice(1)) {
    const me = table.investigators[seat]
    if (me === undefined) return `/table/investigators: ${seat} is missing`
    if (!spaces.includes(me.at))
      return `/table/investigators: ${seat} is at ${me.at}, which is not on the board`
    if (me.state === 'in' && me.mental !== null && healthOf(me) <= 0)
      return `/table/investigators: ${seat} has no health left and lives (MM-750)`
  }
  for (const monster of table.monsters) {
    if (!spaces.includes(monster.at)) return `/table/monsters: ${monster.id} is at ${monster.at}`
    if (monster.damage >= monsterHealth(monster))
      return `/table/monsters: ${monster.id} should be dead (MM-737)`
  }
  for (const kind of monsterKinds) {
    const figures = tokensOf(kind).reduce((n, token) => n + tokenCards[token].copies, 0)
    if (table.monsters.filter((monster) => monster.kind === kind).length > figures)
      return `/table/monsters: more of the kind ${kind} than there are figures (MM-317)`
  }
  if (table.corpses.length > corpseMarkers) return `/table/corpses: more than ${corpseMarkers} (MM-809)`
  return twice(table)
}

/** No item lies in two places. */
function twice(table: Table): string | undefined {
  const items = [
    ...Object.values(table.investigators).flatMap(({ cards }) => cards),
    ...Object.values(table.rooms).flatMap(({ dropped, stack }) => [...dropped, ...stack]),
  ].filter(isItem)
  const double = items.find((item, i) => items.indexOf(item) !== i)
  return double === undefined ? undefined : `/table: ${double} is in two places`
}
