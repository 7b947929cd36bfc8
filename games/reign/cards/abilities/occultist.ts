import { type May, type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import { type Place, places, roadsFrom, within } from '../../content/map.ts'
import { cultistsPerPlace } from '../../content/setup.ts'
import type { At, Choices, Forbidden, Rules } from '../../kind.ts'
import { event } from '../../event-sights.ts'
import * as a from '../../names.ts'
import { spendActions } from '../../steps/change.ts'
import { cannotSpend, costNote, hasShoggoth, isActing, isInsane, playerAt } from '../../steps/queries.ts'
import { rollForShoggoth } from '../../steps/summoning.ts'

const { boolean, object } = shape

/** The Occultist moves cultists and, sane, Shoggoths, wherever they are on the board (RC-700 to RC-707). */
export const vocabulary = {
  choices: {
    moveCultist: object({ from: a.place }),
    cultistTo: answering('moveCultistWhere', object({ to: a.place })),
    herdCultist: object({ from: a.place }),
    herdTo: answering('herdWhere', object({ to: a.place })),
    herdSecond: object({ from: a.place }),
    stopHerding: object({}),
    pushShoggoth: object({ from: a.place, to: a.place }),
  },
  asks: {
    moveCultistWhere: object({ from: a.place }),
    herdWhere: object({ from: a.place, second: boolean }),
    /** A cultist has just been herded to `moved`; it may not be herded again. */
    herdAgain: object({ moved: a.place }),
  },
  events: {
    cultistMoved: event(object({ seat: a.seat, from: a.place, to: a.place }), 'open', 'turn', 'cultists'),
  },
}

export const rules = {
  /** RC-700: one cultist, one or two locations. */
  moveCultist(play, { from }) {
    play.then('moveCultistWhere', { from })
  },
  moveCultistWhere(play, { from }) {
    play.ask(play.table.turn.active, 'RC-700', (may) => offerDestinations(play, from, 2, 'cultistTo', may))
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
    play.ask(play.table.turn.active, 'RC-702', (may) => offerDestinations(play, from, 1, 'herdTo', may))
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
} satisfies Rules

export const forbidden = {
  moveCultist: moveCultistForbidden,
  herdCultist: herdForbidden,
  pushShoggoth: pushForbidden,
} satisfies Forbidden

export function offerSaneOccultist(play: At, seat: Seat, may: May<Choices>, owner: Seat): void {
  if (seat !== owner || !isActing(play, seat)) return
  const rule = cannotSpend(play, seat, 1)
  for (const from of places) {
    if (play.table.cultists[from] === 0 || !canMove(play, from, 2)) continue
    may.unless(rule, 'moveCultist', { from }, ['RC-700', 'RC-703'])
  }
  offerPushes(play, seat, may)
}

function offerPushes(play: At, seat: Seat, may: May<Choices>): void {
  const rule = cannotSpend(play, seat, 2)
  for (const from of new Set(play.table.shoggoths.map(({ at }) => at)))
    for (const to of roadsFrom[from])
      may.unless(rule, 'pushShoggoth', { from, to }, ['RC-701', 'RC-703'], costNote(2))
}

export function offerInsaneOccultist(play: At, seat: Seat, may: May<Choices>, owner: Seat): void {
  if (seat !== owner || !isActing(play, seat)) return
  const rule = cannotSpend(play, seat, 1)
  for (const from of places) {
    if (play.table.cultists[from] === 0 || !canMove(play, from, 1)) continue
    may.unless(rule, 'herdCultist', { from }, ['RC-702', 'RC-703'])
  }
}

/** RC-703, RC-704: along the roads, through full locations if need be, but not to end in one. */
function offerDestinations(
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

function moveCultistForbidden(play: At, seat: Seat, { from }: Choices['moveCultist']): Rule | undefined {
  if (!isOccultist(play, seat) || isInsane(play, seat) || play.table.cultists[from] === 0) return 'RC-700'
  return cannotSpend(play, seat, 1) ?? (canMove(play, from, 2) ? undefined : 'RC-704')
}

function herdForbidden(play: At, seat: Seat, { from }: Choices['herdCultist']): Rule | undefined {
  if (!isOccultist(play, seat) || !isInsane(play, seat) || play.table.cultists[from] === 0) return 'RC-702'
  return cannotSpend(play, seat, 1) ?? (canMove(play, from, 1) ? undefined : 'RC-704')
}

function pushForbidden(play: At, seat: Seat, { from, to }: Choices['pushShoggoth']): Rule | undefined {
  if (!isOccultist(play, seat) || isInsane(play, seat) || !hasShoggoth(play, from)) return 'RC-701'
  return roadsFrom[from].includes(to) ? cannotSpend(play, seat, 2) : 'RC-701'
}

function isOccultist(play: At, seat: Seat): boolean {
  return playerAt(play, seat).investigator === 'occultist'
}
