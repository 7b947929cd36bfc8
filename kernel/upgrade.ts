import type { Game } from './game.ts'
import { type Position, deepCopy } from './position.ts'

/** A position as an earlier version of a game's rules wrote it: its table may have any fields, its stack any steps. */
export type OldPosition = Position<Readonly<Record<string, unknown>>>

/**
 * Rewrites a position of one version of the rules for a later version, which it names in the `version` of what it returns. It gets a copy
 * of its own and may change it. Seats, options, chance and the number of choices stay as they are: the players are in the middle of a game.
 * An option that is new gets the value of `optionsBefore`.
 */
export type Upgrade = (position: OldPosition) => Position

/** Whether these rules can go on with a game that was begun by `version` of them. */
export function canGoOnFrom({ version: present, upgrades = {} }: Game, version: string): boolean {
  return version === present || Object.hasOwn(upgrades, version)
}

/**
 * The position in the format of the present version, or unchanged if no upgrade leads there. An upgrade need not cope with malformed data:
 * it may throw, and its result must be checked like anything else from outside.
 */
export function upgraded(game: Game, position: Position): Position {
  const { version: present, upgrades = {} } = game
  if (position.version === present || !canGoOnFrom(game, position.version)) return position
  const passed = new Set<string>()
  let current = deepCopy(position)
  while (current.version !== present) {
    const { version } = current
    if (passed.has(version) || !Object.hasOwn(upgrades, version))
      throw new RangeError(`no upgrade of ${game.id} leads from version ${version} to ${present}`)
    passed.add(version)
    current = upgrades[version]!(current as OldPosition)
  }
  return current
}
