import { Engine, completeOptions } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { pageCards } from '../../cards/pages.ts'
import { colours } from '../../content/tentacles.ts'
import { symbols } from '../../content/wheel.ts'
import { tinyEpic } from '../../index.ts'
import { type Setting, scene } from '../scene.ts'
import {
  T,
  allVariants,
  begin,
  offers,
  open,
  shamblersIn,
  spun,
  tableOf,
  tentacles,
  wander,
} from './reading.ts'

/** One rage space is open, and p1 will seal it: five of six spaces are sealed before. */
const beforeTheLastSeal: Setting = {
  greatOldOne: { at: T[0], phase: 2 },
  portals: {
    fear: { left: 'fear', right: 'fear' },
    rage: { left: 'chaos' },
    greed: { left: 'greed', right: 'greed' },
  },
  translated: { p1: ['page-11', 'page-12'] },
  composure: { p1: { rage: 1 } },
  mat: { rage: 4 },
}

/** The marker is on S7 of 8 and the energy track is full: the next eldritch tentacle is the end. */
const beforeTheEnd: Setting = { greatOldOne: { strength: 7, energy: 2 } }

describe('general principles', () => {
  test('[TE-001] everybody wins together', () => {
    for (const variant of ['standard-2', 'standard-4'] as const) {
      const s = scene({ ...beforeTheLastSeal, options: { variant } })
      s.next('2', '1').choose('seal', { colour: 'rage', side: 'right' })
      expect(s.position.outcome).toEqual({
        how: 'sealed',
        winners: variant === 'standard-2' ? ['p1', 'p2'] : ['p1', 'p2', 'p3', 'p4'],
      })
    }
  })

  test('[TE-001] everybody loses together, whoever went insane', () => {
    const s = scene({
      brain: { p1: 5 },
      composure: { p1: { fear: 2 } },
      towns: { church: { shamblers: ['fear'] } },
    })
    s.next('fear').choose('move', { to: 'church' })
    expect(s.position.outcome).toEqual({ how: 'insane', winners: [] })
  })

  test('[TE-002] the game begins in phase 1; the last page begins phase 2', () => {
    for (const variant of allVariants) expect(tableOf(open({ variant })).greatOldOne.phase).toBe(1)
    const s = scene({
      rows: [5, 5, 5, 5, 4],
      pages: { lighthouse: 'page-12' },
      composure: { p1: { fear: 1 } },
    })
    expect(s.table.greatOldOne.phase).toBe(1)
    s.choose('translate', {})
    expect(s.table.greatOldOne.phase).toBe(2)
  })

  test('[TE-002] it never returns to phase 1', () => {
    const s = scene({ greatOldOne: { phase: 2 }, options: { variant: 'standard-3' } })
    let positions = 0
    wander(s.engine, 4, (table) => {
      expect(table.greatOldOne.phase).toBe(2)
      positions++
    })
    expect(positions).toBeGreaterThan(20)
  })

  test('[TE-003] every town has two neighbours on the ring of five', () => {
    for (let here = 0; here < 5; here++) {
      const s = scene({ at: { p1: T[here]! }, greatOldOne: { at: T[(here + 2) % 5]! } })
      expect(
        s
          .offered('move')
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual([T[(here + 1) % 5]!, T[(here + 4) % 5]!].toSorted())
    }
  })

  test('[TE-004] madness, shamblers, runes, powers and portals have the same three colours', () => {
    const three = ['fear', 'greed', 'rage']
    const { mat, portals } = tableOf(open())
    expect(Object.keys(mat.madness).toSorted()).toEqual(three)
    expect(Object.keys(mat.shamblers).toSorted()).toEqual(three)
    expect([...new Set(Object.values(pageCards).map(({ rune }) => rune))].toSorted()).toEqual(three)
    expect(Object.keys(portals).toSorted()).toEqual(three)
    expect(symbols.filter((symbol) => symbol.startsWith('power-')).toSorted()).toEqual(
      three.map((colour) => `power-${colour}`),
    )
  })

  test('[TE-R01] there are only three kinds of madness tentacles, fifteen of each', () => {
    expect(colours).toEqual(['fear', 'rage', 'greed'])
    expect(tentacles(tableOf(open()))).toEqual({ fear: 15, rage: 15, greed: 15, chaos: 17, eldritch: 23 })
  })

  test.each(allVariants)('[TE-005] every tentacle is always in exactly one place: %s', (variant) => {
    for (const greatOldOne of ['yig', 'cthulhu'] as const)
      wander(begin({ variant, greatOldOne }, 7), 7, (table) => {
        expect(tentacles(table)).toEqual({ fear: 15, rage: 15, greed: 15, chaos: 17, eldritch: 23 })
      })
  })

  test('[TE-005] the shambler mat has room for madness only, the supply for chaos and eldritch tentacles', () => {
    const { mat, supply } = tableOf(open())
    expect(Object.keys(mat.madness)).toEqual(['fear', 'rage', 'greed'])
    expect(Object.keys(supply).toSorted()).toEqual(['chaos', 'eldritch'])
  })

  test('[TE-006] what needs a piece that is not there does not happen', () => {
    const chaos = spun(7, ['fear', 'fear'], { discard: { chaos: 7 } })
    expect(chaos.table.supply.chaos).toBe(0)
    expect(chaos.table.discard.chaos).toBe(7)
    expect(chaos.happened('chaosStirred')).toEqual([])
    const eldritch = spun(1, ['fear', 'fear'], {
      discard: { eldritch: 5 },
      towns: { library: { shamblers: ['fear', 'fear', 'fear'] } },
    })
    expect(eldritch.table.supply.eldritch).toBe(0)
    expect(eldritch.table.towns['library']!.eldritch).toBe(2)
  })

  test('[TE-006] nothing is improvised: 15 shamblers, 30 pages, never more', () => {
    wander(
      begin({ variant: 'standard-4' }, 3),
      5,
      ({ mat, towns, pages, pageDeck, pageDiscard, characters }) => {
        for (const colour of colours) {
          const inTowns = Object.values(towns).flatMap(({ shamblers }) => shamblers)
          expect(mat.shamblers[colour] + inTowns.filter((each) => each === colour).length).toBe(5)
        }
        const cards = [
          ...pageDeck,
          ...pageDiscard,
          ...Object.values(pages).map(({ card }) => card),
          ...Object.values(characters).flatMap(({ translated }) => translated),
        ]
        expect(new Set(cards).size).toBe(30)
        expect(cards).toHaveLength(30)
      },
    )
  })

  test('[TE-007] "you" is the active character', () => {
    const s = spun(1, ['chaos', 'fear'], { active: 'p2', bag: { chaos: 1 } })
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
    expect(s.sheet('p2')).toEqual([0, 0, 0, 1])
  })

  test('[TE-007] "each player" is every character, assistants included', () => {
    const s = spun(9, ['greed', 'greed'], {
      options: { variant: 'duo-assistants', greatOldOne: 'yig' },
      active: 'p1',
      at: { p1: T[1], p2: T[2], a1: T[2], a2: T[3] },
      composure: { p1: { fear: 1 }, p2: { fear: 2 }, a1: { fear: 1 }, a2: { fear: 2 } },
    })
    expect(s.happened('madnessSwept')).toEqual([
      { who: 'p1', colour: 'fear', count: 1 },
      { who: 'p2', colour: 'fear', count: 2 },
      { who: 'a1', colour: 'fear', count: 1 },
      { who: 'a2', colour: 'fear', count: 2 },
    ])
  })

  test('[TE-008] a defeat in the middle of the draws ends the game there', () => {
    const s = scene({ ...beforeTheEnd, from: 'turn', next: ['stop-4', 'fear', 'eldritch', 'rage'] })
    expect(s.outcome).toBe('strength')
    expect(s.position.chance.next).toEqual(['rage'])
    expect(s.story.at(-1)).toBe('strengthRose')
    expect(s.happened('shamblerPlaced')).toEqual([])
    expect(s.asked).toBeNull()
    expect(s.refusal('endTurn', {})).toBe('TE-008')
  })

  test('[TE-008] a victory ends the game: nothing further is resolved', () => {
    const s = scene(beforeTheLastSeal)
    s.next('1', '2').choose('seal', { colour: 'rage', side: 'right' })
    expect(s.outcome).toBe('sealed')
    expect(s.story.at(-1)).toBe('spaceSealed')
    expect(s.table.mat.madness.rage).toBe(4)
  })

  test('[TE-R68] the sixth seal wins before anything else, whatever would come', () => {
    const s = scene({ ...beforeTheLastSeal, brain: { p1: 5 }, actionsLeft: 1 })
    s.next('1', '2').choose('seal', { colour: 'rage', side: 'right' })
    expect(s.position.outcome).toEqual({ how: 'sealed', winners: ['p1', 'p2'] })
    expect(s.happened('portalClosed')).toEqual([])
    expect(s.happened('turnEnded')).toEqual([])
  })

  test('[TE-R68] a defeat that comes first is a defeat', () => {
    const s = spun(1, ['eldritch'], {
      ...beforeTheLastSeal,
      greatOldOne: { at: T[0], phase: 2, strength: 6, energy: 2 },
    })
    expect(s.position.outcome).toEqual({ how: 'strength', winners: [] })
  })

  test('[TE-009] any number of characters may share a town with shamblers', () => {
    const s = scene({
      options: { variant: 'standard-4' },
      at: { p1: T[1] },
      towns: { lighthouse: { shamblers: ['fear', 'rage', 'greed'] } },
    })
    s.next('fear', 'rage', 'greed').choose('move', { to: T[0] })
    for (const who of ['p1', 'p2', 'p3', 'p4'] as const) expect(s.character(who).at).toBe(T[0])
    expect(shamblersIn(s, T[0])).toHaveLength(3)
  })

  test('[TE-009] in phase 1 a player may not join the Great Old One, in phase 2 it may', () => {
    const at = { at: { p1: T[1] } }
    expect(scene(at).refusal('move', { to: T[2] })).toBe('TE-275')
    expect(scene({ ...at, greatOldOne: { phase: 2 } }).may('move', { to: T[2] })).toBe(true)
  })

  test('[TE-010] no action has to be taken', () => {
    const s = scene({ towns: { lighthouse: { madness: { fear: 1 }, shamblers: ['rage'] } } })
    expect(s.actionsLeft).toBe(3)
    s.choose('endTurn', {})
    expect(s.happened('turnEnded')).toEqual([{ who: 'p1' }])
    expect(s.happened('turnBegan')).toEqual([{ who: 'p2' }])
  })

  test('[TE-010] effects of the wheel and of powers are mandatory', () => {
    const soothing = scene({ from: 'turn', next: ['stop-0'], mat: { fear: 1, rage: 1 } })
    expect(offers(soothing)).toEqual(['soothe:colour=fear', 'soothe:colour=rage'])
    const burdened = scene({
      options: { greatOldOne: 'cthulhu' },
      at: { p1: T[1], p2: T[2] },
      from: 'turn',
      next: ['stop-9'],
      mat: { fear: 1 },
    })
    expect(offers(burdened)).toEqual(['burden:who=p1', 'burden:who=p2'])
  })

  test('[TE-R69] flows that the chart leaves out: everything discarded and the energy track go to the bag', () => {
    const s = spun(1, ['eldritch', 'fear'], {
      greatOldOne: { energy: 2 },
      discard: { fear: 1, rage: 2, greed: 3, chaos: 4, eldritch: 1 },
    })
    expect(s.table.discard).toEqual({ fear: 0, rage: 0, greed: 0, chaos: 0, eldritch: 0 })
    expect(s.table.bag.chaos).toBe(4)
    expect(s.table.bag.eldritch).toBe(3 + 2 + 1)
  })

  test('[TE-R69] flows that the chart leaves out: a chaos tentacle to a portal', () => {
    const s = scene({
      greatOldOne: { at: T[0], phase: 2 },
      translated: { p1: ['page-11'] },
      composure: { p1: { chaos: 1 } },
    })
    const supply = s.table.supply.chaos
    s.next('2').choose('seal', { colour: 'rage', side: 'left' })
    expect(s.table.portals.rage.left).toBe('chaos')
    expect(s.table.supply.chaos).toBe(supply)
    expect(s.sheet('p1')).toEqual([0, 0, 0, 0])
  })

  test('[TE-R70] a game without players has one seat, which only says that it may go on', () => {
    const engine = Engine.start(tinyEpic, completeOptions(tinyEpic, { variant: 'zero' }), 'watched')
    expect(engine.position.seats).toEqual(['p1'])
    expect(Object.keys(tableOf(engine).characters)).toEqual(['a1', 'a2'])
    for (let turn = 0; turn < 6 && engine.decision !== null; turn++) {
      expect(engine.decision.step).toBe('nextTurn')
      expect(engine.decision.waiting).toEqual(['p1'])
      expect(engine.decision.options.map(({ step }) => step)).toEqual(['goOn'])
      expect(tableOf(engine).turn.active).toBe(turn % 2 === 0 ? 'a1' : 'a2')
      engine.choose(engine.decision.options[0]!)
    }
  })
})
