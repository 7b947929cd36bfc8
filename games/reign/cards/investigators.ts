import { type Bends, type Seat, shape } from '@miskatonic/kernel'
import { sanityDie } from '../content/cards.ts'
import { cultistsPerPlace } from '../content/setup.ts'
import type { At, Reign, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { placeOf, playerAt } from '../steps/queries.ts'
import { couldTradeFreely, offerFreeTrades, owesRelic } from './abilities/magician.ts'
import { offerInsaneOccultist, offerSaneOccultist } from './abilities/occultist.ts'
import { couldFetchClue, offerFetching, offerStations } from './abilities/reporter.ts'

const { object, oneOf } = shape

/**
 * The investigators (ledger, table 8.2; RC-620 to RC-713): both sides of each card, as the ways in which they bend the rules. Actions that
 * only one of them has stand in abilities/.
 */
export const investigators = [
  'detective',
  'doctor',
  'driver',
  'hunter',
  'magician',
  'occultist',
  'reporter',
] as const
export type Investigator = (typeof investigators)[number]
export const investigatorName = oneOf(investigators)

interface Side extends Bends<Reign> {
  /** Whether an ability that costs no action is of use in the present window. Asked all the time, and therefore no question to all cards. */
  hasUse?(play: At, seat: Seat): boolean
  /** RC-R90: that ability may be used even while a hand is above its limit. */
  isForAnyTime?: true
  /** RC-680: whether a relic must be played before the present window is let pass, if there is one in the hand. */
  mustPlayRelic?(play: At, seat: Seat): boolean
}

interface InvestigatorCard {
  sane: Side
  insane: Side
  /** RC-106: begins with a relic of the relic deck in addition to the usual cards. */
  startsWithRelic?: true
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

export const investigatorCards: Record<Investigator, InvestigatorCard> = {
  detective: {
    sane: { answers: detectiveSeals },
    insane: {
      answers: {
        ...detectiveSeals,
        /** RC-622, RC-623: no matter which of the two takes the action. */
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
    startsWithRelic: true,
    sane: {
      answers: {
        handLimit: (_play, soFar, { seat }, owner) => (seat === owner ? soFar + 1 : soFar),
      },
      offers: offerFreeTrades,
      hasUse: couldTradeFreely,
      isForAnyTime: true,
    },
    insane: {
      /** RC-678, RC-680: in the last window of his turn, if he has not played one yet. */
      mustPlayRelic: owesRelic,
      answers: {
        rollsForRelic: (_play, soFar, { seat }, owner) => (seat === owner ? false : soFar),
        /** RC-676: he cannot give; RC-677: others may not take from him. */
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
      /** Even with no action left (RC-R61). */
      hasUse: couldFetchClue,
    },
  },
}

export const vocabulary = { effects: { hunterThrow: object({ seat: a.seat }) } }

export const rules = {
  /** RC-653 to RC-655: a throw that costs no tokens and knows only two results. */
  hunterThrow(play, { seat }) {
    const face = play.roll(sanityDie)
    play.emit('dieRolled', { seat, face, why: 'hunter' })
    if (face === 'delusions' || face === 'psychosis') play.then('placeCultist', { at: placeOf(play, seat) })
  },
} satisfies Rules

/** The side of the investigator card that is up. */
export function sideOf(play: At, seat: Seat): Side {
  const { investigator, sanity } = playerAt(play, seat)
  return investigatorCards[investigator!][sanity > 0 ? 'sane' : 'insane']
}
