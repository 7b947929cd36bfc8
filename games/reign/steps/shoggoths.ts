import { answering, shape } from '@miskatonic/kernel'
import { type Place, distance, roadsFrom } from '../content/map.ts'
import type { At, Rules } from '../kind.ts'
import { event } from '../event-sights.ts'
import * as a from '../names.ts'
import type { Table } from '../position.ts'
import { removeShoggoth } from './fighting.ts'
import { investigatorsAt, isOpenGate, openGates } from './queries.ts'
import { rollForShoggoth } from './summoning.ts'

type Shoggoth = Table['shoggoths'][number]

const { list, object, orNull } = shape

/** The numbers of the Shoggoths that are still to be moved. */
const these = object({ ids: list(a.shoggothNumber) })

/** Shoggoths walk towards the nearest open gate (RC-370 and following). */
export const vocabulary = {
  choices: {
    moveShoggothNext: answering('shoggothOrder', object({ from: a.place })),
    shoggothTo: answering('shoggothPath', object({ to: a.place })),
  },
  asks: { shoggothOrder: these, shoggothPath: object({ id: a.shoggothNumber }) },
  effects: {
    moveShoggoths: object({}),
    moveTheseShoggoths: these,
    moveShoggoth: object({ id: a.shoggothNumber }),
  },
  events: {
    /** `by` is null when it moves by itself. */
    shoggothMoved: event(
      object({ from: a.place, to: a.place, by: orNull(a.seat) }),
      'open',
      'turn',
      'shoggoths',
    ),
    shoggothLeft: event(object({ from: a.place }), 'open', 'shoggoths', 'pool'),
  },
}

export const rules = {
  /** RC-376: those that are on the board now, each once. */
  moveShoggoths(play) {
    const { shoggoths: all } = play.table
    if (all.length > 0) play.then('moveTheseShoggoths', { ids: idsOf(all) })
  },

  /** RC-375: the active player chooses the order, where it can make a difference. */
  moveTheseShoggoths(play, { ids }) {
    const left = stillThere(play, ids)
    if (left.length === 0) return
    if (orderMatters(play, left)) play.then('shoggothOrder', { ids: idsOf(left) })
    else moveOne(play, left[0]!, left)
  },

  shoggothOrder(play, { ids }) {
    play.ask(play.table.turn.active, 'RC-375', (may) => {
      for (const from of new Set(stillThere(play, ids).map(({ at }) => at)))
        may('moveShoggothNext', { from }, 'RC-375')
    })
  },

  moveShoggothNext(play, { from }, _by, { ids }) {
    const left = stillThere(play, ids)
    moveOne(
      play,
      left.find(({ at }) => at === from)!,
      left,
    )
  },

  moveShoggoth(play, { id }) {
    const shoggoth = find(play, id)
    if (shoggoth === undefined) return
    if (isOpenGate(play, shoggoth.at)) return leaveByGate(play, shoggoth)
    const ways = waysToGate(play, shoggoth.at)
    if (ways.length === 1) arrive(play, shoggoth, ways[0]!)
    else if (ways.length > 1) play.then('shoggothPath', { id })
  },

  /** RC-373, RC-374: which gate, and which way to it, comes down to which location is next. */
  shoggothPath(play, { id }) {
    const { at } = find(play, id)!
    play.ask(play.table.turn.active, 'RC-373', (may) => {
      for (const to of waysToGate(play, at)) may('shoggothTo', { to }, ['RC-373', 'RC-374'])
    })
  },

  shoggothTo(play, { to }, _by, { id }) {
    arrive(play, find(play, id)!, to)
  },
} satisfies Rules

function moveOne(play: At, shoggoth: Shoggoth, left: readonly Shoggoth[]): void {
  play.then('moveShoggoth', { id: shoggoth.id })
  if (left.length > 1)
    play.then('moveTheseShoggoths', { ids: idsOf(left).filter((id) => id !== shoggoth.id) })
}

/** RC-371. */
function leaveByGate(play: At, { id, at }: Shoggoth): void {
  removeShoggoth(play, id)
  play.emit('shoggothLeft', { from: at })
  play.emit('ritual', { at, because: 'shoggoth' })
  play.then('awaken', {})
}

function arrive(play: At, shoggoth: Shoggoth, to: Place): void {
  const from = shoggoth.at
  shoggoth.at = to
  play.emit('shoggothMoved', { from, to, by: null })
  rollForShoggoth(play, to)
}

/** The next locations on all shortest ways to the nearest open gates. */
function waysToGate(play: At, from: Place): Place[] {
  const gates = openGates(play)
  const nearest = Math.min(...gates.map((gate) => distance[from][gate]))
  const aims = gates.filter((gate) => distance[from][gate] === nearest)
  return roadsFrom[from].filter((next) => aims.some((gate) => distance[next][gate] === nearest - 1))
}

/** Moves that set nothing off may come in any order. */
function orderMatters(play: At, left: readonly Shoggoth[]): boolean {
  if (new Set(left.map(({ at }) => at)).size < 2) return false
  return left.some(
    ({ at }) =>
      isOpenGate(play, at) || waysToGate(play, at).some((to) => investigatorsAt(play, to).length > 0),
  )
}

function find(play: At, id: number): Shoggoth | undefined {
  return play.table.shoggoths.find((shoggoth) => shoggoth.id === id)
}

function stillThere(play: At, ids: readonly number[]): Shoggoth[] {
  return play.table.shoggoths.filter(({ id }) => ids.includes(id))
}

function idsOf(shoggoths: readonly Shoggoth[]): number[] {
  return shoggoths.map(({ id }) => id)
}
