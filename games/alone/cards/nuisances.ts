import { type Bends, recordOf } from '@miskatonic/kernel'
import type { Alone } from '../kind.ts'
import { usedThisRound } from '../steps/queries.ts'
import { type BlueMission, type Nuisance, blueMissions, missionCards } from './missions.ts'

/** What each blue mission makes worse until it is completed. Nuisances apply after skills. */
export const nuisances: Readonly<Record<BlueMission, Bends<Alone>>> = recordOf(blueMissions, (mission) =>
  bendsOf(missionCards[mission].nuisance ?? {}),
)

function bendsOf({ exploreRange, switchRange, locateTargets, broods, silent }: Nuisance): Bends<Alone> {
  return {
    answers: {
      ...(exploreRange !== undefined && { exploreRange: () => exploreRange }),
      ...(switchRange !== undefined && { switchRange: () => switchRange }),
      ...(locateTargets !== undefined && { locateTargets: () => locateTargets }),
      ...(broods !== undefined && { broods: () => broods }),
      ...(silent && { isSilent: ({ table }: { table: Alone['table'] }) => !usedThisRound(table, 'silence') }),
    },
  }
}
