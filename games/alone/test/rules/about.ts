import { type SectorSeen, sectorAt, tableIn } from '../../board/seen.ts'
import type { Card } from '../../cards/reactions.ts'
import type { MonsterKind } from '../../content/monsters.ts'
import type { Report } from '../../names.ts'
import { type Scene, type Setting, at, scene, short } from '../scene.ts'
import { pathsOffered } from './reading.ts'

/** Short questions about a scene, and how it often begins. */

/** What was rolled since the last choice: "hero fight 2", "evil attack 3". */
export function rolls(s: Scene): string[] {
  return s.happened('diceRolled').map(({ by, dice, why }) => `${by} ${why} ${dice.length}`)
}

/** What the Hero heard since the last choice. */
export function heard(s: Scene): Report[] {
  return s.heroSees('noise').map((noise) => noise.heard)
}

/** Evil is about to use a standard reaction. */
export function standardReaction(setting: Setting = {}): Scene {
  const s = scene({ from: 'end-of-turn', hands: { e1: ['stalker'] }, ...setting })
  return s.choose('playDown', { card: 'stalker' })
}

/** Evil has just played this card, whose condition is met. */
export function played(card: Card, setting: Setting = {}): Scene {
  const s = scene({ from: 'end-of-turn', hands: { e1: [card] }, ...setting })
  return s.choose('play', { card })
}

/** Moves a monster along a path; what is heard may be left open where there is only one report. */
export function shift(s: Scene, monster: string, path: string, says?: Report): Scene {
  const found = s
    .offered('shift')
    .find((each) => each.monster === monster && each.path === path && (says ?? each.heard) === each.heard)
  if (found === undefined) throw new Error(`${monster} cannot go ${path}`)
  return s.choose('shift', found)
}

/** The paths without a return that a monster may take now, in alphabetical order. */
export const paths = pathsOffered

/** What Evil could say of a monster that takes this path. */
export function reports(s: Scene, monster: string, path: string): Report[] {
  return s
    .offered('shift')
    .filter((each) => each.monster === monster && each.path === path)
    .map((each) => each.heard)
}

/** The sectors in which a monster of the kind may be spawned now, in alphabetical order. */
export function spawns(s: Scene, kind: MonsterKind): string[] {
  const all = s.offered('spawn').filter(({ being }) => being === kind)
  return [...new Set(all.map((each) => short(each.at)))].toSorted()
}

/** The same for a monster that takes the place of one that goes. */
export function replacements(s: Scene, monster: string, kind: MonsterKind): string[] {
  const all = s.offered('replace').filter((each) => each.monster === monster && each.being === kind)
  return [...new Set(all.map((each) => short(each.at)))].toSorted()
}

export function replace(s: Scene, monster: string, being: MonsterKind, square: string): Scene {
  const found = s
    .offered('replace')
    .find((each) => each.monster === monster && each.being === being && each.at === at(square))
  if (found === undefined) throw new Error(`${monster} cannot be replaced by ${being} in ${square}`)
  return s.choose('replace', found)
}

export function spawn(s: Scene, being: MonsterKind, square: string): Scene {
  const found = s.offered('spawn').find((each) => each.being === being && each.at === at(square))
  if (found === undefined) throw new Error(`${being} cannot be spawned in ${square}`)
  return s.choose('spawn', found)
}

/** Evil throws nothing away and places nothing, until the Hero is asked. */
export function toHero(s: Scene): Scene {
  while (s.asked!.seat !== 'hero') {
    const { options } = s.engine.decision!
    const idle = options.find(({ step }) => step === 'dropNoMore' || step === 'trapNone') ?? options[0]!
    s.choose(idle.step as 'pass', idle.args)
  }
  return s
}

/** Health and self-control. */
export function tracks(s: Scene): [number, number] {
  return [s.hero.health, s.hero.control]
}

/** Where a monster stands. */
export function whereIs(s: Scene, monster: string): string | undefined {
  const found = s.monster(monster)
  return found && short(found.at)
}

/** The charges left on an item; undefined once it is discarded. */
export function charges(s: Scene, item: string): number | undefined {
  return s.hero.items.find((each) => each.item === item)?.charges
}

/** The names of those events that matter here, in the order in which they happened. */
export function sequence(s: Scene, ...which: string[]): string[] {
  return s.story.filter((event) => which.includes(event))
}

/** A sector as the Hero sees it in the maze. */
export function seen(s: Scene, square: string): SectorSeen | undefined {
  return sectorAt(tableIn(s.view('hero')), s.place(square))
}
