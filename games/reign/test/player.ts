import type { Searched } from '@miskatonic/proof'
import { type Card, isClue } from '../content/cards.ts'
import { cluesToSeal } from '../content/investigators.ts'
import { distance, gateOf, places, towns } from '../content/map.ts'
import { reign } from '../index.ts'
import type { Table } from '../position.ts'

/** A note warns that something would have no effect. */
export const searched: Searched<Table> = {
  game: reign,
  isNextTurn: ({ turn: from }, { turn: to }) => from.active !== to.active || from.step === 'setup',
  isPointless: ({ note }) => note !== undefined,
}

/** How near the players are to sealing gates, and how far from disaster. */
export function prospects(table: Table): number {
  return gates(table) - dangers(table)
}

const worthOfClues = [0, 4, 12, 26, 48, 80]

function gates(table: Table): number {
  let sum = 0
  for (const town of towns) {
    if (table.gates[town] !== 'open') sum += 300
    else sum += Math.max(...Object.keys(table.players).map((seat) => readiness(table, seat, town)))
  }
  return sum
}

function readiness(table: Table, seat: string, town: (typeof towns)[number]): number {
  const { at, investigator } = table.players[seat]!
  const need = investigator === 'detective' ? cluesToSeal - 1 : cluesToSeal
  const have = Math.min(need, table.hands[seat]!.filter((card: Card) => isClue(card) && card === town).length)
  const missing = need - have
  return worthOfClues[cluesToSeal - missing]! - (missing === 0 ? 3 * distance[at][gateOf[town]] : 0)
}

const weightOfCultists = [0, 2, 7, 18]

function dangers({ cultists, shoggoths, awake, pool, players }: Table): number {
  let sum = 40 * awake.length + 20 * shoggoths.length + 6 * Math.max(0, 10 - pool.cultists)
  for (const place of places) sum += weightOfCultists[cultists[place]]!
  for (const { sanity } of Object.values(players)) sum += sanity === 0 ? 50 : 5 * (4 - sanity)
  return sum
}
