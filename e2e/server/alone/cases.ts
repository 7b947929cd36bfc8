import { Engine, type Position, completeOptions, isRefused } from '@miskatonic/kernel'
import { alone, backOf } from './backs.ts'
import { type AloneTable, type Sector, newMonster, tableOf } from './table.ts'

/**
 * Positions in which a certain secret matters. The game has just begun on the Colony Spine as printed (ledger, table 8.5), one Evil player
 * has the decks Fury and Speed, and the Hero is about to act. Squares are named "C3", or "2-E5" on the second level.
 */
export interface Case {
  readonly hero: string
  /** Besides the Hero's sector. */
  readonly revealed?: readonly string[]
  /** A revealed sector of which the Hero cannot tell where it lies. */
  readonly apart?: string
  /** Where there is light now; there was some before in any case. */
  readonly lit?: readonly string[]
  readonly hazards?: readonly string[]
  /** Where there is a monster of which kind. */
  readonly monsters?: readonly (readonly [at: string, being: string])[]
  readonly item?: string
  /** The only card that Evil holds; without one no window for reactions opens. */
  readonly card?: string
}

export function positionOf(given: Case): Position {
  const { position } = begun()
  const table = tableOf(position)
  const { hero, revealed = [], apart, lit = [], hazards = [], monsters = [] } = given
  table.hero.at = at(hero)
  table.maze = Object.fromEntries([hero, ...revealed].map((square) => [at(square), placeFrom(hero, square)]))
  if (apart !== undefined) table.maze[at(apart)] = { frame: table.nextFrame++, x: 0, y: 0 }
  table.everLit = true
  table.lit = lit.map(at)
  table.hazards = hazards.map(at)
  table.conditions = []
  table.monsters = []
  for (const [square, being] of monsters) table.monsters.push(newMonster(table, being, at(square)))
  if (given.item !== undefined) takeItem(table, given.item)
  holdOnly(table, given.card)
  return position
}

function begun(): Engine {
  const asPrinted = { map: 'colony-spine', turned: 'no', shuffled: 'no', leader: 'e1' }
  const options = completeOptions(alone, { evil: 1, difficulty: 'easy', ...asPrinted })
  if (isRefused(options)) throw new Error(options.refused.message)
  const engine = Engine.start(alone, options, 'cases')
  while (engine.decision!.step !== 'act') {
    const all = engine.decision!.options
    const decks = engine.find('e1', 'takeDecks:first=fury,second=speed')
    engine.choose(decks ?? all[0]!)
  }
  return engine
}

/** The full name of a sector. */
function at(square: string): Sector {
  return square.includes('-') ? square : `1-${square}`
}

/** Where the Hero draws a sector of the same part of the maze. */
function placeFrom(hero: string, square: string): AloneTable['maze'][string] {
  const [from, to] = [at(hero), at(square)]
  return { frame: 1, x: to.charCodeAt(2) - from.charCodeAt(2), y: Number(to[3]) - Number(from[3]) }
}

function takeItem(table: AloneTable, item: string): void {
  table.itemDeck = [...table.itemDeck, ...table.hero.items.map((each) => each.item)].filter(
    (one) => one !== item,
  )
  table.hero.items = [{ item, charges: 2, upgraded: false }]
}

/** All other cards of the hand go back to their decks. */
function holdOnly({ decks, hands }: AloneTable, card: string | undefined): void {
  for (const each of hands['e1']!) decks[backOf(each)]!.draw.push(each)
  hands['e1'] = card === undefined ? [] : [card]
  if (card === undefined) return
  const { draw } = decks[backOf(card)]!
  draw.splice(draw.indexOf(card), 1)
}
