import type { Bends } from '@miskatonic/kernel'
import type { Investigator } from '../content/investigators.ts'
import { cultistsPerPlace } from '../content/setup.ts'
import type { Reign } from '../kind.ts'
import { offerFreeTrades } from './abilities/magician.ts'
import { offerInsaneOccultist, offerSaneOccultist } from './abilities/occultist.ts'
import { offerFetching, offerStations } from './abilities/reporter.ts'

/**
 * Both sides of the seven investigator cards (RC-620 to RC-713), as the ways in which they bend the rules. Actions that only one of them
 * has stand in abilities/.
 */
interface Sides {
  sane: Bends<Reign>
  insane: Bends<Reign>
}

const detectiveSeals: Bends<Reign>['answers'] = {
  cluesToSeal: (_play, soFar, { seat }, owner) => (seat === owner ? soFar - 1 : soFar),
}
const doctorActs: Bends<Reign> = {
  answers: { actions: (_play, soFar, { seat }, owner) => (seat === owner ? soFar + 1 : soFar) },
}
/** RC-629: the Driver ignores Ithaqua. */
const driverGoes: Bends<Reign>['answers'] = {
  walkForbidden: (_play, soFar, { seat }, owner) =>
    seat === owner && soFar === 'RC-441' ? undefined : soFar,
}
const hunterFights: Bends<Reign>['answers'] = {
  cultistsPerFight: (_play, soFar, { seat }, owner) => (seat === owner ? cultistsPerPlace : soFar),
}

export const sides: Record<Investigator, Sides> = {
  detective: {
    sane: { answers: detectiveSeals },
    insane: {
      answers: {
        ...detectiveSeals,
        /** RC-622, RC-623: whoever takes the action. */
        tradeCost: (_play, soFar, { kind, seat, with: other }, owner) =>
          kind === 'clue' && (seat === owner || other === owner) ? 2 : soFar,
      },
    },
  },
  doctor: { sane: doctorActs, insane: doctorActs },
  driver: {
    sane: {
      answers: {
        ...driverGoes,
        walkLength: (_play, soFar, { seat }, owner) => (seat === owner ? 'one or two' : soFar),
      },
    },
    insane: {
      answers: {
        ...driverGoes,
        walkLength: (_play, soFar, { seat }, owner) => (seat === owner ? 'two' : soFar),
      },
    },
  },
  hunter: {
    sane: {
      answers: {
        ...hunterFights,
        shoggothCost: (play, soFar, { seat }, owner) =>
          seat === owner && !play.table.turn.cheapShoggothUsed ? 1 : soFar,
      },
    },
    insane: {
      answers: hunterFights,
      reacts: {
        /** RC-653: the first time in a turn that she enters a location without cultists. A cure is no such moment (RC-R81). */
        entered(play, { seat, to, how }, owner) {
          const { cultists, turn } = play.table
          if (seat !== owner || how === 'cure' || turn.hunterEntered || cultists[to] > 0) return
          turn.hunterEntered = true
          play.then('hunterThrow', { seat })
        },
      },
    },
  },
  magician: {
    sane: {
      answers: { handLimit: (_play, soFar, { seat }, owner) => (seat === owner ? soFar + 1 : soFar) },
      offers: offerFreeTrades,
    },
    insane: {
      answers: {
        rollsForRelic: (_play, soFar, { seat }, owner) => (seat === owner ? false : soFar),
        /** RC-676: he cannot give; RC-677: nobody may take from him. */
        givingRelicForbidden: (play, soFar, { from }, owner) =>
          soFar ?? (from !== owner ? undefined : play.table.turn.active === owner ? 'RC-676' : 'RC-677'),
      },
    },
  },
  occultist: { sane: { offers: offerSaneOccultist }, insane: { offers: offerInsaneOccultist } },
  reporter: {
    sane: {
      answers: { busAnywhere: (_play, soFar, { seat }, owner) => soFar || seat === owner },
      offers: offerStations,
    },
    insane: {
      answers: {
        busForbidden: (_play, soFar, { seat }, owner) => soFar ?? (seat === owner ? 'RC-710' : undefined),
      },
      offers: offerFetching,
    },
  },
}
