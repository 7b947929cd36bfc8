import { completeOptions } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Character } from '../../content/characters.ts'
import type { VariantName } from '../../content/variants.ts'
import { tinyEpic } from '../../index.ts'
import type { Options } from '../../position.ts'
import { type Setting, scene } from '../scene.ts'
import { begun, tableOf } from './assistants.ts'

describe('whose turn it is', () => {
  /** Who takes the first so many turns of a real game. */
  function turnsOf(variant: VariantName, count: number): Character[] {
    const engine = begun({ variant, first: 'p1' })
    const turns: Character[] = []
    const listen = (): void => {
      for (const { event, args } of engine.events)
        if (event === 'turnBegan') turns.push((args as { who: Character }).who)
      engine.events = []
    }
    for (listen(); turns.length < count; listen()) {
      const { options } = engine.decision!
      engine.choose(options.find(({ step }) => step === 'endTurn') ?? options[0]!)
    }
    return turns.slice(0, count)
  }

  test('[TE-543] solo: the assistant, the player, and again', () => {
    expect(turnsOf('solo', 5)).toEqual(['a1', 'p1', 'a1', 'p1', 'a1'])
  })

  test('[TE-611] with two assistants they alternate before the player', () => {
    expect(turnsOf('solo-two-assistants', 6)).toEqual(['a1', 'p1', 'a2', 'p1', 'a1', 'p1'])
  })

  test('[TE-613] two players: each directly after the own assistant', () => {
    expect(turnsOf('duo-assistants', 6)).toEqual(['a1', 'p1', 'a2', 'p2', 'a1', 'p1'])
  })

  test('[TE-616] three players: the assistant first, then the players in order', () => {
    expect(turnsOf('trio-assistant', 6)).toEqual(['a1', 'p1', 'p2', 'p3', 'a1', 'p1'])
  })

  test('[TE-618] no players: the two assistants alternate', () => {
    expect(turnsOf('zero', 4)).toEqual(['a1', 'a2', 'a1', 'a2'])
  })

  test('[TE-R03] [TE-613] whoever begins, everybody’s own assistant comes directly before them', () => {
    const sequence = (options: Partial<Options>): string[] => [...tableOf(begun(options)).sequence]
    expect(sequence({ variant: 'duo-assistants', first: 'p2' })).toEqual(['a2', 'p2', 'a1', 'p1'])
    expect(sequence({ variant: 'duo-assistants', first: 'p1' })).toEqual(['a1', 'p1', 'a2', 'p2'])
  })

  test('[TE-R03] [TE-616] of three players anybody may begin; the assistant still comes first', () => {
    const sequence = (first: string): string[] => [
      ...tableOf(begun({ variant: 'trio-assistant', first })).sequence,
    ]
    expect(sequence('p1')).toEqual(['a1', 'p1', 'p2', 'p3'])
    expect(sequence('p2')).toEqual(['a1', 'p2', 'p3', 'p1'])
    expect(sequence('p3')).toEqual(['a1', 'p3', 'p1', 'p2'])
  })

  test('[TE-R03] by default luck decides who begins, and everybody does at times', () => {
    for (const [variant, players] of [
      ['standard-2', 2],
      ['standard-3', 3],
      ['standard-4', 4],
      ['duo-assistants', 2],
      ['trio-assistant', 3],
    ] as const) {
      const first = Array.from({ length: 40 }, (_, seed) =>
        tableOf(begun({ variant }, String(seed))).sequence.find((who) => who.startsWith('p')),
      )
      expect(new Set(first).size).toBe(players)
    }
  })

  test('[TE-R03] the players follow each other clockwise from whoever begins', () => {
    const { sequence } = tableOf(begun({ variant: 'standard-4', first: 'p3' }))
    expect(sequence).toEqual(['p3', 'p4', 'p1', 'p2'])
  })

  test('[TE-R03] nobody begins who does not sit at the table', () => {
    for (const [variant, first] of [
      ['solo', 'p2'],
      ['standard-2', 'p3'],
      ['trio-assistant', 'p4'],
      ['zero', 'p2'],
    ] as const)
      expect(completeOptions(tinyEpic, { variant, first })).toMatchObject({
        refused: { code: 'bad-options' },
      })
  })

  test('[TE-R65] [TE-620] without players the first assistant begins, and they take turns', () => {
    const engine = begun({ variant: 'zero' }, 'turns')
    const active = Array.from({ length: 5 }, () => {
      const who = tableOf(engine).turn.active
      engine.choose(engine.decision!.options[0]!)
      return who
    })
    expect(active).toEqual(['a1', 'a2', 'a1', 'a2', 'a1'])
  })
})

describe('variants and their tables', () => {
  test('[TE-615] three players and an assistant are four characters', () => {
    const { characters, turn } = tableOf(begun({ variant: 'trio-assistant', first: 'p1' }))
    expect(Object.keys(characters)).toEqual(['p1', 'p2', 'p3', 'a1'])
    expect(turn.active).toBe('p1')
  })

  test('[TE-611] [TE-613] two assistants, with one player or with two', () => {
    expect(Object.keys(tableOf(begun({ variant: 'solo-two-assistants' })).characters)).toEqual([
      'p1',
      'a1',
      'a2',
    ])
    expect(Object.keys(tableOf(begun({ variant: 'duo-assistants' })).characters)).toEqual([
      'p1',
      'p2',
      'a1',
      'a2',
    ])
  })
})

describe('without players', () => {
  const nobody = { variant: 'zero' } as const

  function soothed(mat: Setting['mat']): unknown {
    const s = scene({
      options: nobody,
      active: 'a1',
      from: 'turn',
      mat: mat!,
      next: ['stop-0', 'fear', 'fear'],
    })
    return s.choose('goOn', {}).happened('soothed')
  }

  test('[TE-621] a soothe takes the colour with most tentacles, then the leftmost', () => {
    expect(soothed({ fear: 1, rage: 3, greed: 2 })).toEqual([{ colour: 'rage' }])
    expect(soothed({ fear: 1, rage: 2, greed: 2 })).toEqual([{ colour: 'rage' }])
    expect(soothed({ fear: 2, rage: 2, greed: 2 })).toEqual([{ colour: 'fear' }])
    expect(soothed({ fear: 2, rage: 1, greed: 3 })).toEqual([{ colour: 'greed' }])
    expect(soothed({})).toEqual([])
  })

  test('[TE-618] [TE-R70] nobody is asked anything but to go on', () => {
    const s = scene({
      options: nobody,
      active: 'a1',
      from: 'turn',
      at: { a1: 'lighthouse' },
      pages: { lighthouse: 'page-01' },
      composure: { a1: { rage: 1 } },
      mat: { fear: 1, rage: 1 },
      next: ['stop-0', 'fear', 'fear'],
    })
    expect(s.asked).toEqual({ step: 'nextTurn', seat: 'p1' })
    expect(s.engine.decision!.options).toHaveLength(1)
    s.choose('goOn', {})
    expect(s.character('a1').translated).toEqual(['page-01'])
    expect(s.asked).toEqual({ step: 'nextTurn', seat: 'p1' })
    expect(s.table.turn.active).toBe('a2')
  })

  test('[TE-619] the assistants do not share: a page that only both could pay for stays', () => {
    const s = scene({
      options: nobody,
      active: 'a1',
      from: 'script',
      pages: { lighthouse: 'page-03' },
      composure: { a1: { rage: 1 }, a2: { greed: 1, chaos: 2 } },
    })
    expect(s.character('a1').translated).toEqual([])
    expect(s.sheet('a2')).toEqual([0, 0, 1, 2])
  })

  test('[TE-619] [TE-596] the watching seat can order nothing', () => {
    const s = scene({ options: nobody, active: 'a1', from: 'turn', composure: { a1: { chaos: 2 } } })
    const orders = [
      s.refusal('sendAssistant', { who: 'a1', to: 'church', from: 'a1' }),
      s.refusal('assistantBanishes', { who: 'a1', from: 'a1' }),
      s.refusal('buyAction', { from: 'a1' }),
    ]
    expect(orders).toEqual(['TE-R70', 'TE-R70', 'TE-R70'])
  })

  test('[TE-622] chaos drawn on arrival stays with the assistant that drew it', () => {
    const s = scene({
      options: nobody,
      active: 'a2',
      from: 'script',
      stop: 6,
      pages: { church: 'page-10' },
      towns: { church: { shamblers: ['fear'] } },
      bag: { chaos: 1 },
      next: ['chaos', '2'],
    })
    expect(s.character('a2').composure.chaos).toBe(1)
    expect(s.character('a1').composure.chaos).toBe(0)
  })

  test('[TE-620] after its turn the other assistant is the active one', () => {
    const s = scene({ options: nobody, active: 'a2', from: 'script' })
    expect(s.table.turn).toMatchObject({ active: 'a1', place: 0, step: 'wheel' })
  })

  function burdened(setting: Setting): Character[] {
    const s = scene({
      options: { variant: 'zero', greatOldOne: 'cthulhu' },
      active: 'a2',
      from: 'turn',
      at: { a1: 'library', a2: 'library' },
      ...setting,
      next: ['stop-18', 'fear', 'fear', '2', '2', '2'],
    })
    return s
      .choose('goOn', {})
      .happened('burdened')
      .map(({ who }) => who)
  }

  test('[TE-R66] Cthulhu burdens whoever has fewest of the colour, then the lower brain, then the active one', () => {
    expect(burdened({ mat: { rage: 1 } })).toEqual(['a2'])
    expect(burdened({ mat: { rage: 1 }, brain: { a2: 1 } })).toEqual(['a1'])
    expect(burdened({ mat: { rage: 1 }, brain: { a2: 1 }, composure: { a1: { rage: 1 } } })).toEqual(['a2'])
    expect(burdened({ mat: { rage: 4 } })).toEqual(['a2', 'a1', 'a2', 'a1'])
  })

  test('[TE-R66] when nobody has a free space, the lower brain token', () => {
    const full = { a1: { rage: 2 }, a2: { rage: 2 } }
    expect(burdened({ mat: { rage: 1 }, composure: full, brain: { a2: 1 } })).toEqual(['a1'])
    expect(burdened({ mat: { rage: 1 }, composure: full, brain: { a1: 1, a2: 1 } })).toEqual(['a2'])
    // After the curse the first one has room again.
    expect(burdened({ mat: { rage: 2 }, composure: full, brain: { a1: 1 } })).toEqual(['a2', 'a2'])
  })
})
