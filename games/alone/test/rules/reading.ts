import { Engine, completeOptions, isRefused, optionId } from '@miskatonic/kernel'
import { expect } from 'vitest'
import type { Card } from '../../cards/reactions.ts'
import type { Being } from '../../content/monsters.ts'
import type { Compass, Way } from '../../content/sectors.ts'
import { alone } from '../../index.ts'
import type { Choices, Events } from '../../kind.ts'
import type { Options, Table } from '../../position.ts'
import type { Report } from '../../names.ts'
import type { Scene } from '../scene.ts'

/** Short ways to play and to read. */

/** A real game from a seed, waiting for the Hero to choose a character. */
export function open(options: Partial<Options> = {}, seed: number | string = 1): Engine {
  const complete = completeOptions(alone, options)
  expect(isRefused(complete), 'the options are good').toBe(false)
  return Engine.start(alone, complete, String(seed), true)
}

/** A real game from a seed at the Hero's first action. Where somebody chooses, the first option is taken. */
export function begin(options: Partial<Options> = {}, seed: number | string = 1): Engine {
  const engine = open(options, seed)
  while (engine.decision!.step !== 'act') engine.choose(engine.decision!.options[0]!)
  return engine
}

export function tableOf(engine: Engine): Table {
  return engine.position.table as Table
}

/** Plays on with choices that a seed picks, and looks at every position on the way, the last one included. */
export function wander(engine: Engine, seed: number, look: (table: Table) => void, choices = 300): void {
  let state = seed * 2654435761 + 1
  look(tableOf(engine))
  for (let i = 0; i < choices && engine.decision !== null; i++) {
    const { options } = engine.decision
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    engine.choose(options[Math.floor((state / 2 ** 32) * options.length)]!)
    look(tableOf(engine))
  }
}

/** The names of these events in the order in which they happened since the last choice. */
export function inOrder(s: Scene, ...named: (keyof Events)[]): string[] {
  return s.story.filter((event) => named.includes(event as keyof Events))
}

/** What may be chosen now, by name, in the order of the alphabet. */
export function offers(s: Scene): string[] {
  return (s.engine.decision?.options ?? []).map((option) => optionId(option)).toSorted()
}

/** The Hero walks; whatever Evil could do on the way, it does not. */
export function walk(s: Scene, to: Way): Scene {
  return s.choose('move', { gait: 'walk', to })
}

export function explore(s: Scene, to: Way): Scene {
  return s.choose('explore', { by: 'eyes', to })
}

/** Evil plays a standard reaction and moves a monster, a letter for each point. */
export function standard(s: Scene, card: Card, monster: string, path: string, heard: Report): Scene {
  return s.choose('playDown', { card }).choose('shift', { monster, path, heard })
}

/** The ways a monster may be moved now without entering a sector twice (for those see AL-R62), without what is heard. */
export function pathsOffered(s: Scene, monster: string): string[] {
  const paths = s.offered('shift').filter((each) => each.monster === monster)
  return [...new Set(paths.map(({ path }) => path))].filter(isDirect).toSorted()
}

const steps: Readonly<Record<string, [number, number, number]>> = {
  n: [0, -1, 0],
  e: [1, 0, 0],
  s: [0, 1, 0],
  w: [-1, 0, 0],
  t: [0, 0, 1],
}

/** Whether a path enters no sector twice, on a map whose stairs lie in the same square of both levels. */
function isDirect(path: string): boolean {
  let [x, y, z] = [0, 0, 0]
  const passed = new Set([`${x} ${y} ${z}`])
  for (const letter of path.replace(/[A-Z]/g, '')) {
    const [dx, dy, dz] = steps[letter]!
    ;[x, y, z] = [x + dx, y + dy, (z + dz) % 2]
    if (passed.has(`${x} ${y} ${z}`)) return false
    passed.add(`${x} ${y} ${z}`)
  }
  return true
}

/** What may be reported if the monster takes that path. */
export function reportsOffered(s: Scene, monster: string, path: string): Report[] {
  const fitting = (each: Choices['shift']): boolean => each.monster === monster && each.path === path
  return s
    .offered('shift')
    .filter(fitting)
    .map(({ heard }) => heard)
}

/** A sector as the Hero sees it in the maze. */
export interface Seen {
  frame: number
  x: number
  y: number
  what: string
  exits: Record<Compass, string>
  locked: Compass[]
  stairs: string | null
  switch: boolean
  lit: boolean
  hazard: boolean
  condition: string | null
  monsters: { being: Being; wounded: boolean; stunned: boolean; bonus: number }[]
}

/** The maze of the Hero's view, by what the Hero calls each place. */
export function mazeSeen(s: Scene): Record<string, Seen> {
  const maze = s.view('hero').table['maze'] as Seen[]
  return Object.fromEntries(maze.map((each) => [`${each.frame}/${each.x}/${each.y}`, each]))
}

/** How the Hero sees a sector; undefined if it is not in the maze. */
export function seen(s: Scene, square: string): Seen | undefined {
  return mazeSeen(s)[s.place(square)]
}
