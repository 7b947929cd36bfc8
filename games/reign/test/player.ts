import { type Choice, Engine, type Option, type Position, clone, optionId } from '@miskatonic/kernel'
import { type Card, isClue } from '../content/cards.ts'
import { cluesToSeal } from '../content/investigators.ts'
import { distance, gateOf, places, towns } from '../content/map.ts'
import { reign } from '../index.ts'
import type { Table } from '../position.ts'

/**
 * A player that finds games worth recording. It looks ahead, also at cards and dice to come, because its games have to be legal, not
 * fair. It thinks turn by turn: all it can think of for one turn, of which the best positions are the starting points of the next.
 */
interface Line {
  readonly position: Position
  readonly choices: readonly Choice[]
  readonly worth: number
}

export interface Aim {
  /** The ending that is looked for; games that end otherwise are given up. */
  readonly ending: string
  /** How promising a position is. */
  worth(table: Table): number
  /** What this player does not do. */
  avoids?(option: Option, table: Table): boolean
  /** The game should have at least so many choices. */
  readonly after: number
  /** Positions kept after each turn; twice as many are kept after each choice. */
  readonly width: number
}

const CHOICES_IN_A_TURN = 30

/** A game with the ending that is looked for, or nothing. */
export function search(options: object, seed: string, aim: Aim): Line | undefined {
  const start = Engine.start(reign, options, seed).position
  let lines: Line[] = [{ position: start, choices: [], worth: 0 }]
  while (lines.length > 0) {
    const { found, next } = playTurn(lines, aim)
    if (found !== undefined) return found
    lines = best(next, aim.width)
  }
  return undefined
}

/** Follows all lines to the end of the present turn. */
function playTurn(lines: readonly Line[], aim: Aim): { found?: Line; next: Line[] } {
  const next: Line[] = []
  const known = new Set<string>()
  let open = lines
  for (let i = 0; i < CHOICES_IN_A_TURN && open.length > 0; i++) {
    const further: Line[] = []
    for (const line of open)
      for (const child of continuations(line, aim)) {
        const { outcome } = child.position
        if (outcome?.how === aim.ending && child.choices.length >= aim.after) return { found: child, next }
        const key = JSON.stringify([child.position.table, child.position.stack])
        if (outcome !== null || known.has(key)) continue
        known.add(key)
        if (isNextTurn(line, child)) next.push(child)
        else further.push(child)
      }
    open = best(further, 2 * aim.width)
  }
  return { next }
}

function best(lines: Line[], count: number): Line[] {
  return lines.toSorted((a, b) => b.worth - a.worth).slice(0, count)
}

function* continuations(line: Line, aim: Aim): Generator<Line> {
  const engine = Engine.at(reign, clone(line.position))
  for (const option of engine.decision!.options) {
    if (option.note !== undefined || aim.avoids?.(option, tableOf(line.position))) continue
    engine.resume(clone(line.position))
    engine.choose(option)
    const { position } = engine
    const choices = [...line.choices, { seat: option.seat, option: optionId(option) }]
    yield { position, choices, worth: aim.worth(tableOf(position)) }
  }
}

function isNextTurn(before: Line, after: Line): boolean {
  const [from, to] = [tableOf(before.position).turn, tableOf(after.position).turn]
  return from.active !== to.active || from.step === 'setup'
}

function tableOf(position: Position): Table {
  return position.table as Table
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
