import type { Frame, OldPosition, Position } from '@miskatonic/kernel'

/** How positions of earlier versions are rewritten. */
export const upgrades = { '1': fromVersion1, '2': fromVersion2 }

/** In version 3 a player is asked before a turn ends. Games that were begun before it go on by themselves, as they did. */
function fromVersion2(position: OldPosition): Position {
  return { ...position, version: '3', options: { ...position.options, turnEnd: 'automatic' } }
}

/**
 * Version 2 keeps the pages that everybody has seen and that lie face down again. Version 1 did not: which ones they are is forgotten,
 * and all face-down pages count as never seen. A price names the portal space in one field instead of two.
 */
function fromVersion1(position: OldPosition): Position {
  return {
    ...position,
    version: '2',
    table: { ...position.table, recycled: [] },
    stack: position.stack.map(withSpace),
  }
}

function withSpace(frame: Frame): Frame {
  if (frame.step !== 'payPrice' && frame.step !== 'payHow') return frame
  const { portal, side, ...price } = frame.args
  const space = portal === null ? null : { colour: portal!, side: side! }
  return { ...frame, args: { ...price, space } }
}
