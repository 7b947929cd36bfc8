import { type Game, type OldPosition, type Position, shape } from '@miskatonic/kernel'
import { lanterns } from './lanterns.ts'

/** The second version of Lanterns: the same game, whose tables also say which season it is. */
export const lanterns2: Game = {
  ...lanterns,
  version: '2',
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
  return { ...position, table: { ...position.table, season } }
}
