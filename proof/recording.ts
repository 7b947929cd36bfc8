import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { type Choice, type Decision, Engine, type Game, type Position, optionId } from '@miskatonic/kernel'
import type { Chooser } from './choosers.ts'
import { type Counted, perft, perfts } from './perft.ts'
import { type Recorded, choicesOf, record, replayed } from './recorded.ts'

// What the recorders of games share: how games and positions to count from are found, written and read.

/** The names of the records in a folder. */
export function recordNames(folder: URL): string[] {
  return readdirSync(folder).map((file) => file.replace('.json', ''))
}

export function loadRecord(folder: URL, name: string): Recorded {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Recorded
}

export function saveRecord(folder: URL, name: string, value: Recorded | Counted): void {
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(value, null, 1)}\n`)
}

/** Plays a game to its end. */
export function playedByChance(game: Game, options: object, seed: string, choose: Chooser): Recorded {
  const engine = Engine.start(game, options, seed)
  const choices: Choice[] = []
  while (engine.decision !== null) {
    const option = choose(engine)
    choices.push({ seat: option.seat, option: optionId(option) })
    engine.choose(option)
  }
  return record(engine, seed, choices)
}

/** For each ending the game in which the most different things are done; of equal ones the first. */
export function mostEventful(games: Iterable<Recorded>): ReadonlyMap<string, Recorded> {
  const found = new Map<string, Recorded>()
  for (const game of games) {
    const other = found.get(game.ending)
    if (other === undefined || variety(other) < variety(game)) found.set(game.ending, game)
  }
  return found
}

function variety(recorded: Recorded): number {
  return new Set(choicesOf(recorded).map(({ option }) => option.split(':')[0])).size
}

/** The position so far into a recorded game (from 0 to 1), or rather the next one whose question is wanted. */
export function positionIn(
  game: Game,
  recorded: Recorded,
  part: number,
  isWanted: (asked: Decision) => boolean,
): Position {
  for (let count = Math.floor(recorded.choices.length * part); ; count++) {
    const engine = replayed(game, recorded, count)
    if (typeof engine === 'string') throw new Error(engine)
    if (engine.decision === null) throw new Error('no such question is asked before the game is over')
    if (isWanted(engine.decision)) return engine.position
  }
}

/** Counts up to this depth, and deeper until there are enough sequences: many rules are met once, and counting takes a moment. */
export function countedFrom(
  game: Game,
  about: string,
  position: Position,
  { depth, enough }: { readonly depth: number; readonly enough: number },
): Counted {
  const counts = perfts(game, position, depth)
  while (counts.at(-1)! < enough) counts.push(perft(game, position, counts.length + 1))
  return { about, counts, position }
}
