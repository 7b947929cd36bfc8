import { describe, expect, test } from 'vitest'
import { scene } from '../scene.ts'

const train = 'train-station'

describe('attack', () => {
  test('[AH-402.2-1] [AH-402.2-2] [AH-402.7] one damage for each success; a defeated monster with the symbol gives a remnant', () => {
    const s = scene({ monsters: [{ kind: 'ocean-scion', at: train, engagedWith: ['p1'] }], next: ['5', '6'] })
    s.choose('attack', { monster: 'm1' })
    expect(s.table.monsters).toEqual([])
    expect(s.me().remnants).toBe(1)
  })

  test('[AH-458.11] [AH-R142] it goes on top of the monster deck', () => {
    const s = scene({ monsters: [{ kind: 'ocean-scion', at: train, engagedWith: ['p1'] }], next: ['5', '6'] })
    expect(s.choose('attack', { monster: 'm1' }).table.monsterDeck[0]).toBe('ocean-scion')
  })

  test('[AH-402.4] the attack modifier takes dice', () => {
    const s = scene({ monsters: [{ kind: 'ocean-scion', at: train, engagedWith: ['p1'] }] })
    expect(s.choose('attack', { monster: 'm1' }).happened('testBegan')).toEqual([
      { seat: 'p1', skill: 'strength', pool: 2 },
    ])
  })

  test('[AH-402.3] [AH-476.11] a monster engaged with another is engaged with the attacker', () => {
    const s = scene({
      options: { players: 2 },
      monsters: [{ kind: 'shoreline-brute', at: train, engagedWith: ['p2'] }],
      next: ['1'],
    })
    expect(s.choose('attack', { monster: 'm1' }).monster('m1')?.engagedWith).toEqual(['p1'])
  })

  test('[AH-402.6] an exhausted monster is not engaged by an attack', () => {
    const s = scene({ monsters: [{ kind: 'ocean-scion', at: train, state: 'exhausted' }], next: ['5', '1'] })
    expect(s.choose('attack', { monster: 'm1' }).monster('m1')).toMatchObject({
      state: 'exhausted',
      damage: 1,
    })
  })

  test('[AH-E11] [AH-421.2] [AH-421.3] elite: more health for each investigator at the start', () => {
    const s = scene({
      options: { players: 5 },
      monsters: [{ kind: 'wake-titan', at: train, engagedWith: ['p1', 'p2', 'p3', 'p4', 'p5'], damage: 6 }],
      next: ['5'],
    })
    s.choose('attack', { monster: 'm1' })
    expect(s.table.monsters).toEqual([])
  })
})

describe('evade', () => {
  test('[AH-408.2-1] [AH-408.2-2] [AH-R64] the monster is exhausted, and one additional action follows', () => {
    const s = scene({
      monsters: [{ kind: 'robed-figure', at: train, engagedWith: ['p1'] }],
      next: ['5', '1', '1'],
    })
    s.choose('evade', {})
    expect(s.monster('m1')).toMatchObject({ state: 'exhausted', engagedWith: [] })
    expect(s.asked?.step).toBe('act')
    expect(s.refusal('evade', {})).toBe('AH-408.5')
    s.choose('gather', {})
    expect(s.table.turn?.actions).toBe(1)
  })

  test('[AH-408.4] only the modifier that leads to the fewest dice counts', () => {
    const s = scene({
      monsters: [
        { kind: 'shallows-predator', at: train, engagedWith: ['p1'] },
        { kind: 'hooded-stalker', at: train, engagedWith: ['p1'] },
      ],
    })
    expect(s.choose('evade', {}).happened('testBegan')[0]?.pool).toBe(2)
  })

  test('[AH-408.2-1] [AH-R29] fewer successes than monsters: a choice, and no additional action', () => {
    const s = scene({
      monsters: [
        { kind: 'robed-figure', at: train, engagedWith: ['p1'] },
        { kind: 'hybrid-thug', at: train, engagedWith: ['p1'] },
      ],
      next: ['5', '1', '1'],
    }).choose('evade', {})
    expect(s.picks).toEqual(['m1', 'm2'])
    s.pick('m2')
    expect(s.monster('m2')?.state).toBe('exhausted')
    expect(s.table.turn?.actions).toBe(1)
  })

  test('[AH-434.5-1] [AH-434.5-2] [AH-R68] a massive monster is not exhausted and engages again after the additional action', () => {
    const s = scene({
      monsters: [{ kind: 'wake-titan', at: train, engagedWith: ['p1'] }],
      next: ['5', '1', '1'],
    })
    s.choose('evade', {})
    expect(s.monster('m1')).toMatchObject({ state: 'ready', engagedWith: [] })
    s.choose('gather', {})
    expect(s.monster('m1')?.engagedWith).toEqual(['p1'])
  })
})

describe('tests', () => {
  test('[AH-471.2a] [AH-487.6] the pool is the skill with its focus token', () => {
    const s = scene({ investigators: { p1: { focus: ['lore'] } } }).choose('ward', {})
    expect(s.happened('testBegan')[0]?.pool).toBe(3)
  })

  test('[AH-471.4a] [AH-R139] [AH-R43] a focus token of any skill rerolls one die', () => {
    const s = scene({
      investigators: { p1: { focus: ['will'] } },
      doom: { [train]: 2 },
      next: ['5', '1', '6'],
    })
    s.choose('ward', {}).choose('spendFocus', { skill: 'will', die: 1 })
    expect(s.me().focus).toEqual([])
    expect(s.happened('testEnded')[0]?.successes).toBe(2)
  })

  test('[AH-471.2c-1] [AH-471.2d] cards add dice before the roll, up to two hands', () => {
    const s = scene({
      investigators: { p1: { assets: ['38-revolver', '45-thompson'] } },
      monsters: [{ kind: 'shoreline-brute', at: train, engagedWith: ['p1'] }],
    }).choose('attack', { monster: 'm1' })
    expect(s.offered('useForDice').map(({ card }) => card)).toEqual(['38-revolver', '45-thompson'])
    s.choose('useForDice', { card: '38-revolver', ability: 0 })
    expect(s.happened('diceAdded')).toEqual([{ seat: 'p1', card: '38-revolver', dice: 2 }])
    expect(s.story).toContain('diceRolled')
  })

  test('[AH-471.3b] [AH-R46] at least one die is rolled', () => {
    const s = scene({
      investigators: { p1: { sheet: 'wendy-adams' } },
      monsters: [{ kind: 'wake-titan', at: train, engagedWith: ['p1'] }],
    }).choose('attack', { monster: 'm1' })
    expect(s.happened('testBegan')[0]?.pool).toBe(0)
    expect(s.happened('diceRolled')[0]?.dice.length).toBe(1)
  })
})

describe('cards that change the rules', () => {
  const dreaming = { scenario: 'second-town' } as const

  test('[AH-429.3] archive card 82: a space with two doom begins to dream, and attacks there use will', () => {
    const s = scene({
      options: dreaming,
      codex: ['82'],
      doom: { observatory: 1 },
      investigators: { p1: { at: 'observatory' } },
      monsters: [{ kind: 'flesh-eater', at: 'observatory', engagedWith: ['p1'] }],
      from: 'mythosPhase',
      next: ['spread-doom', 'st-01', 'blank'],
    })
    expect(s.table.markers).toEqual([{ colour: 'red', at: 'observatory', up: true, sealed: false }])
    expect(s.choose('attack', { monster: 'm1' }).happened('testBegan')[0]?.skill).toBe('will')
  })

  test('[AH-001-1] the Second Shadow is fought with will', () => {
    const s = scene({
      options: dreaming,
      investigators: { p1: { at: 'observatory' } },
      monsters: [{ kind: 'second-shadow', at: 'observatory', engagedWith: ['p1'] }],
    })
    expect(s.choose('attack', { monster: 'm1' }).happened('testBegan')[0]?.skill).toBe('will')
  })
})
