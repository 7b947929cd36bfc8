import { type Game, sha256 } from '@miskatonic/kernel'
import type { NodeAbout, NodeSeen } from '../store/postgres/membership.ts'

/** The versions of the rules with which this program can go on, by game. */
export function knownGames(games: readonly Game[]): NodeAbout['games'] {
  return Object.fromEntries(
    games.map(({ id, version, upgrades = {} }) => [id, [version, ...Object.keys(upgrades)]]),
  )
}

interface Needs {
  readonly game: string
  readonly version: string
}

export function knows({ games }: Pick<NodeAbout, 'games'>, { game, version }: Needs): boolean {
  return games[game]?.includes(version) ?? false
}

/** The node that should have a table, of those that know its rules; always the same one for the same nodes (rendezvous hashing). */
export function bestFor<N extends Pick<NodeSeen, 'id' | 'games' | 'isKeeper' | 'isDraining' | 'hears'>>(
  table: string,
  needs: Needs,
  nodes: readonly N[],
): N | undefined {
  const able = nodes.filter((node) => !node.isDraining && node.hears && knows(node, needs))
  const willing = able.filter(({ isKeeper }) => !isKeeper)
  const weight = ({ id }: N): string => sha256(`${table} ${id}`)
  return (willing.length > 0 ? willing : able).toSorted((a, b) => (weight(a) < weight(b) ? -1 : 1))[0]
}
