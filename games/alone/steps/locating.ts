import { type May, answering, shape } from '@miskatonic/kernel'
import { itemsFor } from '../cards/items.ts'
import { corridors, greatestDistance, rooms } from '../content/maps.ts'
import { isBoss, monsterKinds } from '../content/monsters.ts'
import { type Sector, compass, levelOf, ways } from '../content/sectors.ts'
import type { At, Choices, Rules } from '../kind.ts'
import { type Sought, sought } from '../names.ts'
import * as names from '../names.ts'
import { type Table, event } from '../position.ts'
import { isLocked, sectorAt, usedThisTurn } from './queries.ts'
import { distancesFrom, pastDoors, sectorsOf } from './ways.ts'
import { missionPlaces } from './missions.ts'
import { named } from './noise.ts'
import { declare } from './declaring.ts'
import { usable, useOf } from './using.ts'

const { integer, list, object, oneOf, orNull } = shape

/** Locate (AL-291 to AL-299): the Hero asks, the answers are true unless a card allows a lie. */
export const vocabulary = {
  choices: {
    locate: object({ by: oneOf(['watch', ...itemsFor('locate')]), target: names.target }),
    locateAlso: answering('locateWhat', object({ target: names.target })),
    answer: answering(
      'answerLocate',
      object({
        distance: integer(-1, 40),
        level: oneOf(['this', 'other', 'none']),
        way: orNull(names.heard),
      }),
    ),
  },
  asks: {
    locateWhat: object({ left: integer(1, 3) }),
    answerLocate: object({ number: integer(1, 3) }),
  },
  effects: {
    askFreely: object({ left: integer(1, 2) }),
    getAnswers: object({}),
    answers: object({ number: integer(1, 4) }),
    forgetQuestions: object({}),
  },
  events: {
    targetsAsked: event(object({ targets: list(names.target) }), 'open', 'asked', 'turn', 'round'),
    located: event(
      object({
        target: names.target,
        distance: integer(-1, 40),
        level: oneOf(['this', 'other', 'none']),
        way: orNull(names.heard),
      }),
      'open',
      'nothing',
    ),
  },
}

export const rules = {
  locate(play, { by, target }) {
    const { table } = play
    const { targets: left, directions } =
      by === 'watch'
        ? { targets: play.answer('locateTargets', 2, {}), directions: false }
        : useOf(table, by, 'locate')
    if (directions) table.turn.used.push('directions')
    declare(play, 'locate', by === 'watch' ? null : by)
    table.asked = [{ target, lie: false }]
    if (left > 1) play.then('locateWhat', { left: left - 1 })
    play.then('getAnswers', {})
    play.then('finishAction', {})
  },

  locateWhat(play) {
    play.ask('hero', 'AL-291', (may) => {
      for (const target of sought)
        if (!play.table.asked.some((each) => each.target === target))
          may('locateAlso', { target }, ['AL-291', 'AL-R17'])
    })
  },

  locateAlso(play, { target }, _by, { left }) {
    play.table.asked.push({ target, lie: false })
    if (left > 1) play.then('locateWhat', { left: left - 1 })
  },

  /** The Jamming Field is broken: two questions that are no action. */
  askFreely(play, { left }) {
    play.table.asked = []
    play.then('locateWhat', { left })
    play.then('getAnswers', {})
  },

  getAnswers(play) {
    play.emit('targetsAsked', { targets: play.table.asked.map(({ target }) => target) })
    play.then('window', { moment: 'before-answer', loss: null })
    play.then('answers', { number: 1 })
    play.then('window', { moment: 'after-answer', loss: null })
    play.then('forgetQuestions', {})
  },

  answers(play, { number }) {
    if (number > play.table.asked.length) return
    play.then('answerLocate', { number })
    play.then('answers', { number: number + 1 })
  },

  /**
   * AL-R18: where two are equally near on different levels, Evil chooses. Always asked, so that a tie tells nothing. The rule of the
   * question is the same for a lie: all players see it.
   */
  answerLocate(play, { number }) {
    const { target, lie } = play.table.asked[number - 1]!
    const options = lie ? anyAnswer(play, target) : trueAnswers(play, target)
    play.ask(play.table.leader, 'AL-295', (may) => {
      for (const each of options) may('answer', each, lie ? 'AL-297' : ['AL-293', 'AL-294', 'AL-295'])
    })
  },

  answer(play, { distance, level, way }, _by, { number }) {
    const { target } = play.table.asked[number - 1]!
    play.emit('located', { target, distance, level, way })
  },

  forgetQuestions(play) {
    play.table.asked = []
    play.table.turn.used = play.table.turn.used.filter((each) => each !== 'directions')
  },
} satisfies Rules

type Answer = Choices['answer']

/** AL-293 to AL-296, AL-298. */
function trueAnswers(play: At, target: Sought): Answer[] {
  const { table } = play
  const places = nearestPlaces(table, target)
  if (places.length === 0) return [{ distance: -1, level: 'none', way: null }]
  const distance = distancesFrom(table, table.hero.at, true).get(places[0]!)!
  const answers = places.flatMap((sector) =>
    waysTo(play, sector).map((way) => ({ distance, level: levelSeen(table, sector), way })),
  )
  return answers.filter((each, i) => answers.findIndex((other) => same(each, other)) === i)
}

/** AL-293: the nearest of its kind, or several that are equally near. */
export function nearestPlaces(table: Table, target: Sought): Sector[] {
  const places = placesOf(table, target)
  const far = distancesFrom(table, table.hero.at, true)
  const nearest = Math.min(...places.map((sector) => far.get(sector)!))
  return places.filter((sector) => far.get(sector) === nearest)
}

function same(a: Answer, b: Answer): boolean {
  return a.distance === b.distance && a.level === b.level && a.way === b.way
}

/** An upgraded Motion Tracker also tells the way in which the shortest path begins, on either level. */
function waysTo({ table }: At, sector: Sector): Answer['way'][] {
  if (!usedThisTurn(table, 'directions')) return [null]
  if (sector === table.hero.at) return ['here']
  return distancesFrom(table, table.hero.at, true)
    .waysTo(sector)
    .map((way) => named(table, way))
}

function levelSeen(table: Table, sector: Sector): 'this' | 'other' {
  return levelOf(sector) === levelOf(table.hero.at) ? 'this' : 'other'
}

/** AL-R59: every consistent answer, true or false: distance 0 means here; any other distance goes with either level and any way out. */
function anyAnswer(play: At, target: Sought): Answer[] {
  const { table } = play
  const tellsWay = usedThisTurn(table, 'directions')
  const out = ways.filter((way) => pastDoors(table, table.hero.at, way) !== undefined)
  const told = tellsWay ? out.map((way) => named(table, way)) : [null]
  const afar = Array.from({ length: greatestDistance }, (_, i) =>
    (['this', 'other'] as const).flatMap((level) =>
      told.map((way): Answer => ({ distance: i + 1, level, way })),
    ),
  ).flat()
  const here: Answer = { distance: 0, level: 'this', way: tellsWay ? 'here' : null }
  const truth = trueAnswers(play, target)
  return [...truth, ...[here, ...afar].filter((lie) => !truth.some((each) => same(each, lie)))]
}

/** AL-292, AL-R17: every sector that has it. A door is in both of its sectors. */
function placesOf(table: Table, target: Sought): Sector[] {
  const all = sectorsOf(table)
  if (includes(rooms, target) || includes(corridors, target))
    return all.filter((sector) => sectorAt(table, sector).what === target)
  if (includes(monsterKinds, target)) return beings(table, (being) => being === target)
  switch (target) {
    case 'room':
      return all.filter((sector) => includes(rooms, sectorAt(table, sector).what))
    case 'door':
      return all.filter((sector) => compass.some((way) => sectorAt(table, sector).exits[way] === 'door'))
    case 'locked-door':
      return all.filter((sector) => compass.some((way) => isLocked(table, sector, way)))
    case 'stairs':
      return all.filter((sector) => sectorAt(table, sector).stairs !== null)
    case 'red-stairs':
    case 'blue-stairs':
      return all.filter((sector) => `${sectorAt(table, sector).stairs}-stairs` === target)
    case 'switch':
      return all.filter((sector) => sectorAt(table, sector).switch)
    case 'lit-sector':
      return [...table.lit]
    case 'monster':
      return beings(table, () => true)
    case 'boss':
      return beings(table, isBoss)
    case 'hazard':
      return [...table.hazards]
    case 'condition':
      return table.conditions.map(({ at }) => at)
    case 'green-mission':
      return missionPlaces(table, 'green')
    case 'blue-mission':
      return missionPlaces(table, 'blue')
    default:
      return missionPlaces(table, 'red')
  }
}

function includes(all: readonly string[], one: string): boolean {
  return all.includes(one)
}

function beings(table: Table, is: (being: Table['monsters'][number]['being']) => boolean): Sector[] {
  return table.monsters.filter(({ being }) => is(being)).map(({ at }) => at)
}

export function offerLocating(play: At, may: May<Choices>): void {
  for (const target of sought) may('locate', { by: 'watch', target }, ['AL-291', 'AL-292'])
  for (const by of usable(play, 'locate'))
    for (const target of sought) may('locate', { by, target }, ['AL-203', 'AL-292'])
}
