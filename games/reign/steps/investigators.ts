import type { Bends, May, Rule, Seat } from '@miskatonic/kernel'
import { isRelic } from '../content/cards.ts'
import type { Investigator } from '../content/investigators.ts'
import { type Place, busStations, hasBus, places, roadsFrom, townOf, within } from '../content/map.ts'
import { cultistsPerPlace } from '../content/setup.ts'
import type { At, Chapter, Choices, Reign } from '../position.ts'
import { spendActions } from './change.ts'
import { cannotSpend, handOf, hasShoggoth, holdsRelic, isInsane, placeOf, playerAt } from './look.ts'
import { takeFromDiscard } from './relics.ts'
import { rollForShoggoth } from './summoning.ts'
import { areTogether, offerTrade, relicsToAskFor } from './trading.ts'

/** What investigators can do that others cannot (RC-620 to RC-713): first the actions of their own, then both sides of their cards. */
export const investigators = {
  /** RC-709. */
  hopStations(play, { to }, by) {
    spendActions(play, 1)
    play.then('enter', { seat: by, to, how: 'stations' })
  },

  /** RC-712. */
  fetchClue(play, _, by) {
    play.table.turn.clueFetched = true
    takeFromDiscard(play, by, townOf[placeOf(play, by)], 'reporter')
  },

  freelyGive(play, { relic, to }, by) {
    offerTrade(play, { card: relic, from: by, to, by }, true)
  },
  freelyTake(play, { relic, from }, by) {
    offerTrade(play, { card: relic, from, to: by, by }, true)
  },

  /** RC-700: one cultist, one or two locations. */
  moveCultist(play, { from }) {
    play.then('moveCultistWhere', { from })
  },
  moveCultistWhere(play, { from }) {
    play.ask(play.table.turn.active, 'RC-700', (may) => offerCultistMoves(play, from, 2, 'cultistTo', may))
  },
  cultistTo(play, { to }, by, { from }) {
    spendActions(play, 1)
    moveCultist(play, by, from, to)
  },

  /** RC-702: one or two cultists, one location each. */
  herdCultist(play, { from }) {
    spendActions(play, 1)
    play.then('herdWhere', { from, second: false })
  },
  herdWhere(play, { from }) {
    play.ask(play.table.turn.active, 'RC-702', (may) => offerCultistMoves(play, from, 1, 'herdTo', may))
  },
  herdTo(play, { to }, by, { from, second }) {
    moveCultist(play, by, from, to)
    if (!second && herdable(play, to).length > 0) play.then('herdAgain', { moved: to })
  },
  herdAgain(play, { moved }) {
    play.ask(play.table.turn.active, 'RC-702', (may) => {
      for (const from of herdable(play, moved)) may('herdSecond', { from }, 'RC-702')
      may('stopHerding', {}, 'RC-702')
    })
  },
  herdSecond(play, { from }) {
    play.then('herdWhere', { from, second: true })
  },
  stopHerding() {},

  /** RC-701, RC-705, RC-706: no ritual, but rolls for those who are there. */
  pushShoggoth(play, { from, to }, by) {
    spendActions(play, 2)
    play.table.shoggoths.find(({ at }) => at === from)!.at = to
    play.emit('shoggothMoved', { from, to, by })
    rollForShoggoth(play, to)
  },
} satisfies Chapter

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
  walkForbidden: (_play, soFar, { seat }, owner) => (seat === owner && soFar === 'RC-441' ? undefined : soFar),
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
      answers: { ...driverGoes, walkLength: (_play, soFar, { seat }, owner) => (seat === owner ? 'one or two' : soFar) },
    },
    insane: { answers: { ...driverGoes, walkLength: (_play, soFar, { seat }, owner) => (seat === owner ? 'two' : soFar) } },
  },
  hunter: {
    sane: {
      answers: {
        ...hunterFights,
        shoggothCost: (play, soFar, { seat }, owner) => (seat === owner && !play.table.turn.cheapShoggothUsed ? 1 : soFar),
      },
    },
    insane: {
      answers: hunterFights,
      reacts: {
        /** RC-653: the first time in a turn that she enters a location without cultists. */
        entered(play, { seat, to }, owner) {
          const { cultists, turn } = play.table
          if (seat !== owner || turn.hunterEntered || cultists[to] > 0) return
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
      answers: { busForbidden: (_play, soFar, { seat }, owner) => soFar ?? (seat === owner ? 'RC-710' : undefined) },
      offers: offerFetching,
    },
  },
}

/** RC-672 to RC-674: in any window, with anybody at the same location. */
function offerFreeTrades(play: At, seat: Seat, may: May<Choices>, owner: Seat): void {
  if (seat !== owner) return
  for (const other of play.seats) {
    if (!areTogether(play, seat, other)) continue
    for (const relic of handOf(play, seat)) if (isRelic(relic)) may('freelyGive', { relic, to: other }, ['RC-672', 'RC-673'])
    for (const relic of relicsToAskFor(play, seat, other)) {
      const rule = play.answer('givingRelicForbidden', undefined, { from: other, to: seat })
      if (rule === undefined) may('freelyTake', { relic, from: other }, ['RC-672', 'RC-673'])
      else may.not('freelyTake', { relic, from: other }, rule)
    }
  }
}

export function couldTradeFreely(play: At, seat: Seat): boolean {
  if (playerAt(play, seat).investigator !== 'magician' || isInsane(play, seat)) return false
  const ownRelic = holdsRelic(handOf(play, seat))
  return play.seats.some(
    (other) => areTogether(play, seat, other) && (ownRelic || relicsToAskFor(play, seat, other).length > 0),
  )
}

function offerStations(play: At, seat: Seat, may: May<Choices>, owner: Seat): void {
  if (seat !== owner || !isActing(play, seat)) return
  for (const to of busStations) {
    const rule = hopForbidden(play, seat, { to })
    if (rule === undefined) may('hopStations', { to }, 'RC-709')
    else may.not('hopStations', { to }, rule)
  }
}

function offerFetching(play: At, seat: Seat, may: May<Choices>, owner: Seat): void {
  if (seat !== owner || !isActing(play, seat)) return
  const rule = fetchForbidden(play, seat)
  if (rule === undefined) may('fetchClue', {}, ['RC-712', 'RC-713'])
  else may.not('fetchClue', {}, rule)
}

function offerSaneOccultist(play: At, seat: Seat, may: May<Choices>, owner: Seat): void {
  if (seat !== owner || !isActing(play, seat)) return
  const rule = cannotSpend(play, seat, 1)
  for (const from of places) {
    if (play.table.cultists[from] === 0 || !canMove(play, from, 2)) continue
    if (rule === undefined) may('moveCultist', { from }, ['RC-700', 'RC-703'])
    else may.not('moveCultist', { from }, rule)
  }
  const pushRule = cannotSpend(play, seat, 2)
  for (const from of new Set(play.table.shoggoths.map(({ at }) => at)))
    for (const to of roadsFrom[from])
      if (pushRule === undefined) may('pushShoggoth', { from, to }, ['RC-701', 'RC-703'])
      else may.not('pushShoggoth', { from, to }, pushRule)
}

function offerInsaneOccultist(play: At, seat: Seat, may: May<Choices>, owner: Seat): void {
  if (seat !== owner || !isActing(play, seat)) return
  const rule = cannotSpend(play, seat, 1)
  for (const from of places) {
    if (play.table.cultists[from] === 0 || !canMove(play, from, 1)) continue
    if (rule === undefined) may('herdCultist', { from }, ['RC-702', 'RC-703'])
    else may.not('herdCultist', { from }, rule)
  }
}

function isActing(play: At, seat: Seat): boolean {
  return play.table.turn.active === seat && play.table.turn.step === 'actions'
}

/** RC-703, RC-704: along the roads, through full locations if need be, but not to end in one. */
function offerCultistMoves(
  play: At,
  from: Place,
  range: 1 | 2,
  step: 'cultistTo' | 'herdTo',
  may: May<Choices>,
): void {
  for (const to of within[range][from])
    if (play.table.cultists[to] < cultistsPerPlace) may(step, { to }, ['RC-703', 'RC-704'])
    else may.not(step, { to }, 'RC-704')
}

function canMove(play: At, from: Place, range: 1 | 2): boolean {
  const { cultists } = play.table
  return within[range][from].some((to) => cultists[to] < cultistsPerPlace)
}

/** Where a second cultist may be herded from: not the one that has just been moved. */
function herdable(play: At, moved: Place): Place[] {
  const { cultists } = play.table
  return places.filter((from) => cultists[from] > (from === moved ? 1 : 0) && canMove(play, from, 1))
}

/** RC-707: moving is not placing. */
function moveCultist(play: At, seat: Seat, from: Place, to: Place): void {
  play.table.cultists[from]--
  play.table.cultists[to]++
  play.emit('cultistMoved', { seat, from, to })
}

function has(play: At, seat: Seat, investigator: Investigator): boolean {
  return playerAt(play, seat).investigator === investigator
}

export function hopForbidden(play: At, seat: Seat, { to }: Choices['hopStations']): Rule | undefined {
  if (!has(play, seat, 'reporter')) return 'RC-709'
  if (isInsane(play, seat)) return 'RC-711'
  const here = placeOf(play, seat)
  return hasBus[here] && hasBus[to] && to !== here ? cannotSpend(play, seat, 1) : 'RC-709'
}

export function fetchForbidden(play: At, seat: Seat): Rule | undefined {
  if (!has(play, seat, 'reporter') || !isInsane(play, seat)) return 'RC-712'
  if (!isActing(play, seat)) return 'RC-713'
  const { clueFetched } = play.table.turn
  return clueFetched || !play.table.playerDiscard.includes(townOf[placeOf(play, seat)]) ? 'RC-712' : undefined
}

export function moveCultistForbidden(play: At, seat: Seat, { from }: Choices['moveCultist']): Rule | undefined {
  if (!has(play, seat, 'occultist') || isInsane(play, seat) || play.table.cultists[from] === 0) return 'RC-700'
  return cannotSpend(play, seat, 1) ?? (canMove(play, from, 2) ? undefined : 'RC-704')
}

export function herdForbidden(play: At, seat: Seat, { from }: Choices['herdCultist']): Rule | undefined {
  if (!has(play, seat, 'occultist') || !isInsane(play, seat) || play.table.cultists[from] === 0) return 'RC-702'
  return cannotSpend(play, seat, 1) ?? (canMove(play, from, 1) ? undefined : 'RC-704')
}

export function pushForbidden(play: At, seat: Seat, { from, to }: Choices['pushShoggoth']): Rule | undefined {
  if (!has(play, seat, 'occultist') || isInsane(play, seat) || !hasShoggoth(play, from)) return 'RC-701'
  return roadsFrom[from].includes(to) ? cannotSpend(play, seat, 2) : 'RC-701'
}

export function freelyGiveForbidden(play: At, seat: Seat, { relic, to }: Choices['freelyGive']): Rule | undefined {
  if (!has(play, seat, 'magician')) return 'RC-672'
  if (isInsane(play, seat)) return 'RC-676'
  if (!areTogether(play, seat, to)) return 'RC-221'
  return handOf(play, seat).includes(relic) ? undefined : 'RC-158'
}

export function freelyTakeForbidden(play: At, seat: Seat, { relic, from }: Choices['freelyTake']): Rule | undefined {
  if (!has(play, seat, 'magician')) return 'RC-672'
  if (isInsane(play, seat)) return 'RC-677'
  if (!areTogether(play, seat, from)) return 'RC-221'
  return relicsToAskFor(play, seat, from).includes(relic) ? undefined : 'RC-672'
}
