import { Engine, type Option, completeOptions, languages, viewOf } from '@miskatonic/kernel'
import { stroll } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import {
  type Box,
  alongRoad,
  cultistBoxes,
  disc,
  figures,
  mapSize,
  nameBox,
  nameSize,
  pawnBoxes,
  roads,
  shoggothBoxes,
  signBox,
  spots,
} from '../board/layout.ts'
import { beat, irrevocable, left, sound } from '../board/pace.ts'
import { deckAtStart, lookedAt } from '../board/piles/deck.ts'
import { tableIn } from '../board/seen.ts'
import { nameOf, targetsOf } from '../board/targets.ts'
import { type Place, places, roadsFrom } from '../content/map.ts'
import { reign } from '../index.ts'
import type { Options, Table } from '../position.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import { scene } from './scene.ts'

describe('the map', () => {
  const names = (place: Place): Box[] => [en, pl].map((words) => nameBox(place, words.places[place]))
  /** All that can ever stand at a place, without what takes turns with something else. */
  const figuresAt = (place: Place, pawns: number): Box[] => [
    ...pawnBoxes(place, pawns),
    ...cultistBoxes(place),
    ...[signBox(place) ?? []].flat(),
  ]
  const everythingAt = (place: Place): Box[] => [
    { ...spots[place], width: 2 * disc, height: 2 * disc },
    ...[1, 2, 4].flatMap((pawns) => figuresAt(place, pawns)),
    ...names(place),
  ]

  test('has all places, well inside its frame', () => {
    expect(Object.keys(spots).toSorted()).toEqual(places.toSorted())
    const outside = places.filter((place) =>
      everythingAt(place).some(
        ({ x, y, width, height }) =>
          Math.min(x - width / 2, y - height / 2) < 5 ||
          x + width / 2 > mapSize.width - 5 ||
          y + height / 2 > mapSize.height - 5,
      ),
    )
    expect(outside).toEqual([])
  })

  test('draws every road once', () => {
    const drawn = roads.map(({ from, to }) => [from, to].toSorted().join(' '))
    const wanted = places.flatMap((from) => roadsFrom[from].map((to) => [from, to].toSorted().join(' ')))
    expect(drawn.toSorted()).toEqual([...new Set(wanted)].toSorted())
    expect(drawn).toHaveLength(29)
    expect(roads.filter(({ betweenTowns }) => betweenTowns)).toHaveLength(4)
  })

  test.each(places)('keeps apart what stands at %s', (place) => {
    for (const pawns of [1, 2, 3, 4])
      expect(overlaps([...figuresAt(place, pawns), names(place)[0]!])).toEqual([])
    for (const count of [1, 2, 3]) {
      const shoggoths = shoggothBoxes(place, count)
      expect(overlaps(shoggoths)).toEqual([])
      for (const { x, y, width } of shoggoths)
        expect(Math.hypot(x - spots[place].x, y - spots[place].y) + width / 2).toBeLessThan(disc + 4)
    }
  })

  test('keeps places apart, whoever gathers there', () => {
    const clashes = places.flatMap((one, i) =>
      places
        .slice(i + 1)
        .filter((other) => everythingAt(one).some((a) => everythingAt(other).some((b) => overlap(a, b))))
        .map((other) => `${one} ${other}`),
    )
    expect(clashes).toEqual([])
  })

  test('leads no road through a name or past another disc', () => {
    const crossed = roads.flatMap((road) =>
      places
        .filter((place) =>
          Array.from({ length: 49 }, (_, i) => alongRoad(road, (i + 1) / 50)).some(
            ({ x, y }) =>
              names(place).some((box) => overlap(box, { x, y, width: 4, height: 4 })) ||
              (place !== road.from &&
                place !== road.to &&
                Math.hypot(x - spots[place].x, y - spots[place].y) < disc + 10),
          ),
        )
        .map((place) => `${road.from} ${road.to}: ${place}`),
    )
    expect(crossed).toEqual([])
  })

  test('has names of 14 pixels on a monitor, and figures of which three are three', () => {
    const monitor = { width: 930, height: 580 }
    const scale = Math.min(monitor.width / mapSize.width, monitor.height / mapSize.height)
    expect(nameSize * scale).toBeGreaterThanOrEqual(14)
    expect(figures.cultist.height * scale).toBeGreaterThan(20)
  })
})

describe('the player deck', () => {
  test.each([2, 3, 4] as const)('is known from the start with %i players', (players) => {
    for (const difficulty of ['introductory', 'standard', 'expert'] as const) {
      const options = completeOptions(reign, { players, difficulty }) as Options
      const engine = Engine.start(reign, options, 'deck')
      while (engine.decision!.step === 'chooseInvestigator') engine.choose(engine.decision!.options[0]!)
      expect((engine.position.table as Table).playerDeck).toHaveLength(deckAtStart(options))
    }
  })

  test.each(['open', 'closed'] as const)('keeps the cards that are looked at, with %s hands', (hands) => {
    const { engine } = scene({ options: { hands }, hands: { p1: ['book-of-shadow'] } }).choose('playRelic', {
      relic: 'book-of-shadow',
    })
    const { table } = viewOf(reign, engine.position, engine.decision, 'p2')
    expect(lookedAt(tableIn({ table }).peek)).toBe(4)
    expect(lookedAt(null)).toBe(0)
  })
})

describe('choices', () => {
  test('lie somewhere on the board, unless they have no place there', () => {
    const choices: readonly string[] = reign.choices
    const nowhere = choices.filter((step) => targetsOf(step, example, 'p1').length === 0)
    expect(nowhere.toSorted()).toEqual([
      'agree',
      'decline',
      'endActions',
      'forbid',
      'pass',
      'permit',
      'singForAll',
      'stopBurning',
      'stopHerding',
    ])
  })

  test.each(['open', 'closed'] as const)('with %s hands all lie on things that have a name', (hands) => {
    const nameless = new Set<string>()
    stroll(reign, { seed: `names ${hands}`, options: { players: 3, hands } }, (engine) => {
      const view = viewOf(reign, engine.position, engine.decision, 'p1')
      const lit =
        engine.decision?.options.flatMap(({ step, args, seat }) => targetsOf(step, args, seat)) ?? []
      for (const target of lit)
        if (languages.some((language) => /^$|undefined|:/.test(nameOf(target, view, language))))
          nameless.add(target)
    })
    expect([...nameless]).toEqual([])
  })

  test('an unknown step lies nowhere and an unknown target is called by itself', () => {
    const { engine } = scene({})
    expect(targetsOf('somethingElse', {}, 'p1')).toEqual([])
    expect(nameOf('pile:deck', viewOf(reign, engine.position, engine.decision, ''), 'en')).toBe('pile:deck')
  })

  test('that the die or the deck answers are asked about once more', () => {
    expect(['endActions', 'playRelic', 'useGate'].every((step) => irrevocable(step, {}, 'act'))).toBe(true)
    expect(irrevocable('walk', {}, 'act')).toBe(false)
  })

  test('the stop after the last action is not asked about once more', () => {
    expect(irrevocable('endActions', {}, 'actionsUsed')).toBe(false)
  })

  test('of actions say how many are left', () => {
    const { engine } = scene({ actionsLeft: 2 })
    const view = viewOf(reign, engine.position, engine.decision, 'p1')
    expect(left(view, 'en')).toBe('2 actions left')
    expect(left(view, 'pl')).toBe('zostało akcji: 2')
    expect(left({ ...view, asked: null }, 'en')).toBeNull()
  })
})

describe('events', () => {
  test('have their time and now and then a sound', () => {
    expect(beat('oldOneAwoke')).toBeGreaterThan(beat('entered'))
    expect(sound('dieRolled')).toBe('die')
    expect(beat('something else')).toBe(0)
    expect(sound('something else')).toBeUndefined()
  })
})

/** Arguments for every choice; which ones does not matter. */
const example: Option['args'] = {
  investigator: 'doctor',
  to: 'cafe',
  from: 'cafe',
  at: 'cafe',
  place: 'church',
  gate: 'park',
  pay: 'arkham',
  card: 'arkham',
  give: 'arkham',
  take: 'dunwich',
  relic: 'silver-key',
  town: 'arkham',
  seat: 'p2',
  oldOne: 'yig',
  own: 5,
  extra: null,
}

function overlap(a: Box, b: Box): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.01 &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01
  )
}

function overlaps(boxes: readonly Box[]): [Box, Box][] {
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b): [Box, Box][] => (overlap(a, b) ? [[a, b]] : [])),
  )
}
