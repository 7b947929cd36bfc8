import type { OldPosition, Position, Upgrade } from '@miskatonic/kernel'

/** How positions of earlier versions of the rules are rewritten. */
export const upgrades: Readonly<Record<string, Upgrade>> = {
  '2': fromVersion2,
}

/** Version 3 knows the same positions: the cards of the last investigator are returned before the game ends with no one left. */
function fromVersion2(old: OldPosition): Position {
  return { ...old, version: '3' }
}
