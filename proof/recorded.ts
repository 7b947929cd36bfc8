import {
  type Choice,
  Engine,
  type Game,
  type Position,
  type View,
  clone,
  hash,
  isRefused,
  keptOptions,
  viewOf,
} from '@miskatonic/kernel'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Wrong } from './checks/check.ts'

/** A game written down: what is needed to play it again, and how it ended. */
export interface Recorded {
  readonly game: string
  readonly version: string
  readonly options: object
  readonly seed: string
  /** Where it began, if not with the set-up: a position that was edited, because chance and players would hardly get there. */
  readonly start?: Position | undefined
  /** Who chose what, by name: "p1 walk:to=cafe". */
  readonly choices: readonly string[]
  /** How it ended, and the hash of the last position. */
  readonly ending: string
  readonly hash: string
}

export function record(
  { game, position }: Engine,
  seed: string,
  choices: readonly Choice[],
  start?: Position,
): Recorded {
  return {
    game: game.id,
    version: game.version,
    options: position.options,
    seed,
    ...(start && { start }),
    choices: choices.map(({ seat, option }) => `${seat} ${option}`),
    ending: position.outcome?.how ?? 'unfinished',
    hash: hash(position),
  }
}

/** The choices of a recorded game, as the kernel knows them. No seat has a space in its name. */
export function choicesOf({ choices }: Pick<Recorded, 'choices'>): Choice[] {
  return choices.map((line) => {
    const space = line.indexOf(' ')
    return { seat: line.slice(0, space), option: line.slice(space + 1) }
  })
}

/** The games recorded in a folder. */
export function recordedIn(folder: string): Recorded[] {
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Recorded)
}

/** A recorded game up to shortly before its end, from where the battery can play it to another one. */
export function nearItsEnd(
  recorded: Recorded,
): Pick<Recorded, 'options' | 'seed' | 'start'> & { opening: Choice[] } {
  const choices = choicesOf(recorded)
  const { options, seed, start } = recorded
  return { options, seed, start, opening: choices.slice(0, Math.floor(choices.length * 0.9)) }
}

/** Replays a recorded game up to a number of choices. Returns a message if a choice is not offered any more. */
export function replayed(game: Game, recorded: Recorded, count = recorded.choices.length): Engine | string {
  const options = keptOptions(game, recorded.options)
  if (isRefused(options)) return options.refused.message
  const { seed, start } = recorded
  const engine = start === undefined ? Engine.start(game, options, seed) : Engine.at(game, clone(start))
  for (const [index, { seat, option }] of choicesOf(recorded).slice(0, count).entries()) {
    const found = engine.find(seat, option)
    if (found === undefined) return `choice ${index + 1} (${seat} ${option}) is not offered any more`
    engine.choose(found)
  }
  return engine
}

/** The public view at the end of a recorded game. */
export function seenAtTheEnd(game: Game, recorded: Recorded): View {
  const engine = replayed(game, recorded)
  if (typeof engine === 'string') throw new Error(engine)
  return viewOf(game, engine.position, engine.decision, '')
}

/** Whether a recorded game still goes as it went. */
export function wrongWithRecorded(game: Game, recorded: Recorded): Wrong {
  if (recorded.game !== game.id) return `this is a game of ${recorded.game}, not of ${game.id}`
  const end = replayed(game, recorded)
  if (typeof end === 'string') return end
  const { outcome } = end.position
  if (outcome?.how !== recorded.ending)
    return `it ends with ${outcome?.how ?? 'nothing decided'}, not with ${recorded.ending}`
  return hash(end.position) === recorded.hash ? undefined : 'it ends the same way, but with another hash'
}
