import { describe, expect, test } from 'vitest'
import type { Card } from '../../cards/reactions.ts'
import { type Scene, type Setting, at, scene } from '../scene.ts'
import { explore, inOrder, offers, standard, walk } from './reading.ts'

describe('rounds and turns', () => {
  test('[AL-141] [AL-151] a round has eight turns, then it ends', () => {
    const s = scene({ revealed: ['B1', 'C1'], from: 'turn' })
    for (let turn = 1; turn <= 8; turn++) {
      expect(s.asked!.step).toBe('act')
      expect(s.table.turn.number).toBe(turn)
      expect(s.happened('hazardsSetAside')).toEqual([])
      explore(s, 'east')
      expect(s.happened('turnEnded')).toEqual([{ number: turn }])
    }
    expect(s.happened('hazardsSetAside')).toEqual([{ count: 5 }])
    expect(s.happened('turnBegan')).toEqual([])
  })

  test('[AL-142] one action a turn', () => {
    const s = explore(scene({ from: 'turn' }), 'east')
    expect(inOrder(s, 'acted', 'turnEnded', 'turnBegan')).toEqual(['acted', 'turnEnded', 'turnBegan'])
  })

  test('[AL-143] two in a turn with slow time, and no more', () => {
    const s = scene({ from: 'turn' })
    explore(s.choose('slowTime', {}), 'east')
    expect(s.story).not.toContain('turnEnded')
    explore(s, 'east')
    expect(s.happened('turnEnded')).toEqual([{ number: 1 }])
  })

  test('[AL-144] an action must be performed; Search is always possible', () => {
    // Nowhere to go, nothing to explore or to interact with, nobody to fight.
    const s = scene({ map: 'A1', from: 'turn', adrenaline: 0 })
    const verbs = new Set(offers(s).map((id) => id.split(':')[0]))
    expect(verbs).toEqual(new Set(['locate', 'search']))
  })

  test('[AL-144] both actions of a slow turn must be performed', () => {
    const s = scene({ from: 'turn' })
    explore(s.choose('slowTime', {}), 'east')
    expect(s.asked!.step).toBe('act')
    expect(offers(s).some((id) => /end|stop|pass/.test(id))).toBe(false)
  })

  test('[AL-145] [AL-R10] free things come before the first action, in any order', () => {
    const setting: Setting = {
      character: 'engineer',
      items: ['crowbar', 'toolkit', 'adrenaline-shot'],
      ally: ['engineer', 6],
      from: 'turn',
    }
    const free = [
      ['slowTime', {}],
      ['injectAdrenaline', {}],
      ['tinker', { item: 'crowbar', with: 'toolkit' }],
      ['sacrifice', {}],
    ] as const
    for (const order of [free, free.toReversed()]) {
      const s = scene(setting)
      for (const [step, args] of order) s.choose(step, args)
      expect(s.table.turn).toMatchObject({ number: 1, slow: true, performed: [] })
      explore(s, 'east')
      // The second action of the same turn: it is no longer the start of the turn.
      for (const step of ['slowTime', 'injectAdrenaline', 'tinker', 'sacrifice'] as const)
        expect(s.offered(step), `${step} after an action`).toEqual([])
    }
  })

  test('[AL-146] instants may be played from the declaration on', () => {
    const s = scene({ map: 'A1-B1 A1-A2', decks: ['dread', 'traps'], hands: { e1: ['wrong-turn'] } })
    walk(s, 'east')
    expect(s.asked).toMatchObject({ step: 'react', args: { moment: 'declared' } })
    expect(s.hero.at).toBe(at('A1'))
    expect(s.table.turn.performed).toMatchObject([{ action: 'move' }])
    expect(s.may('play', { card: 'wrong-turn' })).toBe(true)
  })

  test('[AL-147] the second action is declared after the first is resolved', () => {
    const s = scene({ hands: { e1: ['give-chase'] }, from: 'turn', monsters: [{ being: 'worms', at: 'E1' }] })
    walk(s.choose('slowTime', {}), 'east')
    expect(s.asked).toMatchObject({ step: 'react', args: { moment: 'after-step' } })
    expect(s.engine.optionsOf('hero')).toEqual([])
    s.pass()
    expect(s.asked).toMatchObject({ step: 'act', seat: 'hero' })
  })

  test('[AL-148] standard reactions and those without the instant symbol at the end of the turn only', () => {
    const s = scene({
      hands: { e1: ['give-chase', 'scuttle'] },
      monsters: [{ being: 'worms', at: 'A1' }],
      lit: ['A1'],
      next: ['miss'],
    })
    walk(s, 'east').passUntil('after-step')
    expect(s.may('play', { card: 'give-chase' })).toBe(true)
    expect(s.refusal('play', { card: 'scuttle' })).toBe('AL-673')
    expect(s.offered('playDown')).toEqual([])
    s.pass()
    expect(s.asked).toMatchObject({ args: { moment: 'end-of-turn' } })
    expect(s.refusal('play', { card: 'give-chase' })).toBe('AL-672')
    expect(s.may('play', { card: 'scuttle' })).toBe(true)
    expect(s.offered('playDown')).toHaveLength(2)
  })

  test('[AL-149] [AL-150] [AL-151] [AL-R10] reactions, attacks, light, turn token, in this order', () => {
    const s = scene({
      revealed: ['B1', 'C1'],
      lit: ['B1'],
      monsters: [
        { being: 'cultists', at: 'C1' },
        { being: 'spores', at: 'A1' },
      ],
      hands: { e1: ['retaliation'] },
      from: 'end-of-turn',
      next: ['miss', 'miss', 'miss'],
    })
    standard(s, 'retaliation', 'm1', 'w', 'east')
    expect(inOrder(s, 'noise', 'attackBegan', 'wentDark', 'turnEnded')).toEqual([
      'noise',
      'attackBegan',
      'wentDark',
      'turnEnded',
    ])
  })

  test('[AL-R10] one after another as Evil chooses; who arrives meanwhile attacks last; nobody twice', () => {
    const s = scene({
      map: 'A1-B1 B1-C1',
      revealed: ['B1'],
      monsters: [
        { being: 'cultists', at: 'A1' },
        { being: 'hybrids', at: 'A1' },
        { being: 'spores', at: 'B1' },
      ],
      hands: { e1: ['blood-scent'] },
      from: 'end-of-turn',
      performed: ['search'],
    })
    const attacks: string[] = []
    const note = (): void => {
      for (const { being } of s.happened('attackBegan')) attacks.push(being)
    }
    s.pass()
    expect(s.offered('attackNext')).toEqual([{ monster: 'm1' }, { monster: 'm2' }])
    s.next('hit', 'miss').choose('attackNext', { monster: 'm2' })
    note()
    s.choose('play', { card: 'blood-scent' })
    s.next('miss', 'miss', 'miss', 'miss', 'miss')
    s.choose('shift', { monster: 'm3', path: 'w', heard: 'here' })
    note()
    expect(attacks).toEqual(['hybrids', 'cultists', 'spores'])
    expect(s.asked!.step).toBe('act')
  })

  test('[AL-152] Evil may react in the eighth turn, before the round ends', () => {
    const s = scene({ hands: { e1: ['retaliation'] }, from: 'end-of-turn', turn: { number: 8 } })
    expect(s.asked).toMatchObject({ step: 'react', args: { moment: 'end-of-turn' } })
    expect(s.story).not.toContain('hazardsSetAside')
    s.pass()
    expect(inOrder(s, 'turnEnded', 'hazardsSetAside')).toEqual(['turnEnded', 'hazardsSetAside'])
  })
})

/** Through the questions of the end of a round. */
function nextRound(s: Scene): Scene {
  while (s.asked!.step !== 'act') s.engine.choose(s.engine.decision!.options.at(-1)!)
  return s
}

describe('the tracks of the sheet', () => {
  test.each([
    [3, 2, false],
    [2, 1, false],
    [1, 0, true],
  ])('[AL-R05] after a round on space %i the marker is on %i', (before, after, nightmare) => {
    const s = nextRound(scene({ round: { marker: before }, from: 'round-end' }))
    expect(s.table.round).toMatchObject({ marker: after, nightmare })
  })

  test('[AL-R05] Nightmare mode begins after the third round', () => {
    let s = scene({ from: 'round-end' })
    for (const nightmare of [false, false, true]) {
      expect(nextRound(s).table.round.nightmare).toBe(nightmare)
      s = scene({ round: s.table.round, from: 'round-end' })
    }
  })

  test.each([5, 5, 5, 5, 5, 4, 3, 2, 1].map((hazards, covered) => [covered, hazards]))(
    '[AL-R07] with %i covered spaces, %i hazard tokens',
    (covered, hazards) => {
      const s = scene({ track: covered, from: 'round-end' })
      expect(s.happened('hazardsSetAside')).toEqual([{ count: hazards }])
    },
  )

  test.each([
    [5, true],
    [6, false],
    [7, false],
  ])('[AL-R08] with %i covered spaces at the beginning of a turn, a second card: %s', (track, possible) => {
    const s = scene({
      hands: { e1: ['retaliation', 'blind-rage'] },
      monsters: [{ being: 'worms', at: 'E1' }],
      track,
      from: 'end-of-turn',
    })
    standard(s, 'retaliation', 'm1', '', 'east')
    expect(s.asked!.step === 'react').toBe(possible)
  })
})

describe('dangerous cards', () => {
  /** Whether that card, played at the end of this turn, is dangerous. */
  function isDangerous(s: Scene, card: Card): boolean {
    s.passUntil('end-of-turn').choose('play', { card })
    return s.happened('cardPlayed')[0]!.dangerous
  }

  const setting: Setting = {
    hands: { e1: ['blood-trail', 'stalker'] },
    monsters: [{ being: 'worms', at: 'E1' }],
  }

  test.each([
    ['B1', true],
    ['A1', false],
  ])('[AL-R09] a Move counts for the sector entered: token in %s', (hazard, dangerous) => {
    const s = walk(scene({ ...setting, hazards: [hazard] }), 'east')
    expect(isDangerous(s, 'blood-trail')).toBe(dangerous)
  })

  test('[AL-R09] a token that the exploration discards makes the Explore card harmless', () => {
    for (const [step, dangerous] of [
      ['discardHazard', false],
      ['leaveHazards', true],
    ] as const) {
      const s = scene({ ...setting, hazards: ['A1'] })
      explore(s, 'east').passUntil('before-reveal').pass()
      if (step === 'discardHazard') s.choose(step, { place: s.place('A1') })
      else s.choose(step, {})
      expect(isDangerous(s, 'stalker'), `after ${step}`).toBe(dangerous)
    }
  })

  test('[AL-R09] in a slow turn each card is judged by its own action', () => {
    const s = scene({ ...setting, hazards: ['A1'], turn: { actionsLeft: 2 } })
    explore(s, 'east').passUntil('before-reveal').pass().choose('leaveHazards', {})
    walk(s, 'east')
    expect(isDangerous(s, 'blood-trail')).toBe(false)
    s.choose('shift', { monster: 'm1', path: '', heard: 'east' }).choose('play', { card: 'stalker' })
    expect(s.happened('cardPlayed')[0]!.dangerous).toBe(true)
  })

  test('[AL-R09] a card that puts a token there makes the second card dangerous', () => {
    const s = scene({
      decks: ['traps', 'dread'],
      hands: { e1: ['gas-pocket', 'in-the-box'] },
      turn: { drawn: ['crowbar'] },
      items: ['crowbar'],
      from: 'end-of-turn',
    })
    expect(isDangerous(s, 'gas-pocket')).toBe(false)
    s.choose('trap', { at: at('A1'), instead: null }).choose('play', { card: 'in-the-box' })
    expect(s.happened('cardPlayed')[0]!.dangerous).toBe(true)
  })

  test('[AL-R09] a loss counts for the sector in which it happened', () => {
    for (const hazards of [['A1'], []]) {
      const s = scene({
        hands: { e1: ['blood-scent'] },
        hazards,
        monsters: [
          { being: 'cultists', at: 'A1' },
          { being: 'worms', at: 'E1' },
        ],
        next: ['hit'],
      })
      walk(s, 'east').passUntil('before-leave').pass()
      s.choose('strikeAtParting', {}).choose('play', { card: 'blood-scent' })
      expect(s.happened('cardPlayed')[0]!.dangerous).toBe(hazards.length > 0)
    }
  })
})

describe('the maze at the end of a round', () => {
  test('[AL-R31] revealed neighbours stay, not behind locked doors, but by stairs', () => {
    const s = scene({
      map: 'C3-C2 C3#D3 C3-B3 C2-C1 2-C3-D3',
      stairs: { red: ['C3', '2-C3'] },
      hero: 'C3',
      revealed: ['C2', 'C1', 'D3', '2-C3', '2-D3'],
      from: 'round-end',
    })
    expect(s.revealed).toEqual(['2-C3', 'C2', 'C3'])
  })

  test('[AL-R31] a lit sector in view stays although a dark one in between goes', () => {
    const s = scene({ revealed: ['B1', 'C1', 'D1'], lit: ['D1'], from: 'round-end' })
    expect(s.revealed).toEqual(['A1', 'B1', 'D1'])
    expect(s.inView).toEqual(['A1', 'B1'])
  })

  test('[AL-R31] a lit sector out of view goes', () => {
    const s = scene({ map: 'A1-B1 B1-B2', revealed: ['B1', 'B2'], lit: ['B2'], from: 'round-end' })
    expect(s.revealed).toEqual(['A1', 'B1'])
  })
})
