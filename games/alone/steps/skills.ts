import type { Bends } from '@miskatonic/kernel'
import type { BlueMission } from '../content/missions.ts'
import type { Character } from '../content/characters.ts'
import type { Alone } from '../kind.ts'
import { hasSkill } from './look.ts'

/** The skills that change a number (ledger, table 8.7); those that are used at a moment stand where the moment is. */
export const skills: Record<Character, Bends<Alone>> = {
  pilot: {
    answers: {
      partingDice: (play, soFar) => (hasSkill(play.table, 'pilot', 'spores') ? soFar - 1 : soFar),
      fightDice: (play, soFar, { item }) =>
        item === null && hasSkill(play.table, 'pilot', 'cultists') ? 3 : soFar,
      exploreRange: (play, soFar) => (hasSkill(play.table, 'pilot', 'hybrids') ? soFar + 1 : soFar),
    },
  },
  engineer: {
    answers: {
      locks: (play, soFar) => (hasSkill(play.table, 'engineer', 'parasites') ? Math.max(2, soFar) : soFar),
      fightDice: (play, soFar, { item }) =>
        item !== null && hasSkill(play.table, 'engineer', 'cultists') ? soFar + 1 : soFar,
      switchRange: (play, soFar) => (hasSkill(play.table, 'engineer', 'worms') ? soFar + 1 : soFar),
    },
  },
  captain: {
    answers: {
      discards: (play, soFar) => (hasSkill(play.table, 'captain', 'spores') ? 2 : soFar),
      refill: (play, soFar) => (hasSkill(play.table, 'captain', 'worms') ? soFar + 1 : soFar),
    },
  },
  doctor: {
    answers: {
      recovery: (play, soFar) => (hasSkill(play.table, 'doctor', 'parasites') ? soFar + 1 : soFar),
      killThreshold: (play, soFar) =>
        hasSkill(play.table, 'doctor', 'cultists') ? Math.max(1, soFar - 1) : soFar,
      locateTargets: (play, soFar) => (hasSkill(play.table, 'doctor', 'worms') ? soFar + 1 : soFar),
    },
  },
}

/** The nuisances of blue missions that change a number. They apply after skills. */
export const nuisances: Partial<Record<BlueMission, Bends<Alone>>> = {
  haze: { answers: { exploreRange: () => 1 } },
  'failing-grid': { answers: { switchRange: () => 1 } },
  'jamming-field': { answers: { locateTargets: () => 1 } },
}
