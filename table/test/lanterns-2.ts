import { type Game, type OldPosition, type Position, shape } from '@miskatonic/kernel'
import { lanterns } from './lanterns.ts'

/**
 * The second version of Lanterns: the same game, whose tables also say which season it is, and whether a bell rings. It never rang
 * before.
 */
export const lanterns2: Game = {
  ...lanterns,
  version: '2',
  options: { ...lanterns.options, bell: ['rings', 'silent'] },
  optionsBefore: { bell: 'silent' },
  upgrades: { '1': (position: OldPosition): Position => withSeason({ ...position, version: '2' }) },
  setUp: (play) => ({ ...lanterns.setUp(play), season }),
  table: {
    check(value, path) {
      const { season: now, ...rest } = value as Record<string, unknown>
      return shape.oneOf([season]).check(now, `${path}/season`) ?? lanterns.table.check(rest, path)
    },
  },
  secrets: { ...lanterns.secrets, table: { ...lanterns.secrets.table, season: 'hidden' } },
}

const season = 'spring'

function withSeason(position: Position): Position {
  const { deck } = position.table as { deck: readonly string[] }
  if (deck.length > 12) throw new RangeError('a deck has twelve cards')
  const options = { ...position.options, bell: 'silent' }
  return { ...position, options, table: { ...position.table, season } }
}
