import type { Frame, OldPosition, Position, Upgrade } from '@miskatonic/kernel'

/** How positions of earlier versions of the rules are rewritten. */
export const upgrades: Readonly<Record<string, Upgrade>> = { '1': fromVersion1, '2': fromVersion2 }

/**
 * Version 2 leaves out questions with a single answer (games that were begun before it go on with them), remembers of a card that is used
 * once that it was used and not by whom, and says of a monster that is killed to be placed anew whether a corpse marker rises.
 */
function fromVersion1(old: OldPosition): Position {
  return {
    ...old,
    version: '2',
    options: { ...old.options, idleQuestions: 'asked' },
    table: {
      ...old.table,
      usedThisGame: withoutSeats(old.table['usedThisGame'] as string[]),
      usedThisTurn: withoutSeats(old.table['usedThisTurn'] as string[]),
    },
    stack: old.stack.map(withCorpse),
  }
}

function withoutSeats(used: readonly string[]): string[] {
  return used.map((each) => each.replace(/^p\d (third-move|horror-for-skill-point)$/, '$1'))
}

function withCorpse(frame: Frame): Frame {
  return frame.step === 'killOneToPlace' ? { ...frame, args: { ...frame.args, corpse: false } } : frame
}

/** Version 3 knows the same positions: a Lock that held in a Keeper turn holds for all of it, and no one runs off the board with a Torn Ligament. */
function fromVersion2(old: OldPosition): Position {
  return { ...old, version: '3' }
}
