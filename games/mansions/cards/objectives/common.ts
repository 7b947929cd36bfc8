import type { Seat } from '@miskatonic/kernel'
import type { MonsterKind, NamedMonster, StoryActionId } from '../../content/ids.ts'
import type { At } from '../../kind.ts'
import type { Monster } from '../../position.ts'
import type { StoryAction } from './types.ts'

/** What several Objectives share. */

export function named({ table }: Pick<At, 'table'>, name: NamedMonster): Monster | undefined {
  return table.monsters.find((monster) => monster.name === name)
}
export function ofKind({ table }: Pick<At, 'table'>, ...kinds: readonly MonsterKind[]): Monster[] {
  return table.monsters.filter(({ kind }) => kinds.includes(kind))
}
/** A number for one or two investigator players, and one for three or four. */
export function bySize<T>({ table }: Pick<At, 'table'>, few: T, many: T): T {
  return table.players >= 3 ? many : few
}
/** The puzzles that Objectives ask for. */
type StoryPuzzle = StoryActionId extends infer Id
  ? Id extends `puzzle-${infer Puzzle}`
    ? Puzzle
    : never
  : never
/** A story action that is an attempt at a puzzle. */
export function puzzleAction(puzzle: StoryPuzzle, possible: (play: At, seat: Seat) => boolean): StoryAction {
  return {
    id: `puzzle-${puzzle}`,
    rule: 'MM-606',
    possible: (play, seat) => !play.table.turn!.attempted.includes(puzzle) && possible(play, seat),
    begin: (play, seat) => play.then('attempt', { seat, puzzle, room: null, of: 'story' }),
  }
}
/** Who carries a story card. */
export function carrier({ table }: Pick<At, 'table'>, card: string): Seat | undefined {
  return Object.keys(table.investigators).find((seat) => {
    const { state, cards } = table.investigators[seat]!
    return state === 'in' && (cards as string[]).includes(card)
  })
}
/** The room in which a card lies dropped. */
export function lyingIn({ table }: Pick<At, 'table'>, card: string): string | undefined {
  return Object.keys(table.rooms).find((room) => (table.rooms[room]!.dropped as string[]).includes(card))
}
