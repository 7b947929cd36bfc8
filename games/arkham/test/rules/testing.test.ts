import { describe, expect, test } from 'vitest'
import { scene } from '../scene.ts'

/** AH-431, AH-462, AH-471, AH-473, AH-487: skills, focus, tests and dice. */

const train = 'train-station'

describe('focus', () => {
  test('[AH-487.2] [AH-487.3] [AH-487.4] a skill of one’s choice gets a token', () => {
    const s = scene({ effect: 'focus any 1' })
    expect(s.picks).toEqual(['lore', 'influence', 'observation', 'strength', 'will'])
    expect(s.pick('will').me().focus).toEqual(['will'])
  })

  test('[AH-487.5] each skill once', () => {
    const s = scene({ investigators: { p1: { focus: ['will'] } }, effect: 'focus will' })
    expect(s.me().focus).toEqual(['will'])
  })

  test('[AH-487.8] [AH-487.11] the limit can change', () => {
    const s = scene({ investigators: { p1: { focus: ['will', 'lore'], assets: ['the-moon'] } } })
    s.choose('focus', { skill: 'strength' })
    expect(s.me().focus).toEqual(['will', 'lore', 'strength'])
  })

  test('[AH-487.10-1] [AH-487.10-2] over the limit, but no skill twice', () => {
    const s = scene({ investigators: { p1: { focus: ['will', 'lore'] } }, effect: 'focus any 1 over' })
    expect(s.picks).toEqual(['influence', 'observation', 'strength'])
    expect(s.pick('strength').me().focus).toHaveLength(3)
  })

  test('[AH-487.12] tokens stay when the limit drops', () => {
    const s = scene({
      investigators: { p1: { focus: ['will', 'lore', 'strength'], assets: ['the-moon'] } },
      frame: ['discardAsset', { seat: 'p1', card: 'the-moon' }],
    })
    expect(s.me().focus).toHaveLength(3)
  })
})

describe('dice', () => {
  test('[AH-473.3] [AH-473.5] [AH-473.6] [AH-473.7] ward tests lore, research and evade observation, attack strength', () => {
    const skill = (s: ReturnType<typeof scene>) => s.happened('testBegan')[0]?.skill
    expect(skill(scene().choose('ward', {}))).toBe('lore')
    expect(skill(scene().choose('research', {}))).toBe('observation')
    const engaged = { monsters: [{ kind: 'robed-figure', at: train, engagedWith: ['p1'] }] }
    expect(skill(scene(engaged).choose('evade', {}))).toBe('observation')
    expect(skill(scene(engaged).choose('attack', { monster: 'm1' }))).toBe('strength')
  })

  test('[AH-471.1] pool, roll, changes, result', () => {
    const s = scene({
      investigators: { p1: { focus: ['will'] } },
      doom: { [train]: 1 },
      next: ['1', '1'],
    }).choose('ward', {})
    expect(s.story.slice(-2)).toEqual(['testBegan', 'diceRolled'])
    expect(s.asked?.step).toBe('changeDice')
    s.choose('keepDice', {})
    expect(s.story[0]).toBe('testEnded')
  })

  test('[AH-471.2b-1] [AH-471.2b-2] the modifier of what orders the test', () => {
    expect(scene({ effect: 'test lore -1 { pass: none / fail: none }' }).happened('testBegan')[0]?.pool).toBe(
      1,
    )
    expect(scene({ effect: 'test lore +2 { pass: none / fail: none }' }).happened('testBegan')[0]?.pool).toBe(
      4,
    )
  })

  test('[AH-471.2c-2] [AH-R47] [AH-459.3] two hands over the whole action', () => {
    const s = scene({
      investigators: { p1: { assets: ['knife', '38-revolver', 'service-piece', 'wither'] } },
      monsters: [{ kind: 'shoreline-brute', at: train, engagedWith: ['p1'] }],
      next: ['1', '1', '1', '1'],
    }).choose('attack', { monster: 'm1' })
    s.choose('useForDice', { card: 'knife', ability: 0 }).choose('useForDice', {
      card: '38-revolver',
      ability: 0,
    })
    expect(s.happened('diceRolled')).toHaveLength(1)
    expect(s.asked?.step).toBe('act')
  })

  test('[AH-431.1] [AH-471.3a] [AH-471.3c] as many dice as the pool, more than six as well', () => {
    const s = scene({
      investigators: { p1: { sheet: 'michael-mcglen', assets: ['45-thompson'] } },
      monsters: [{ kind: 'robed-figure', at: train, engagedWith: ['p1'] }],
    }).choose('attack', { monster: 'm1' })
    s.choose('useForDice', { card: '45-thompson', ability: 0 })
    expect(s.happened('diceRolled')[0]?.dice).toHaveLength(9)
  })

  test('[AH-487.7] [AH-471.4e] [AH-R44] tokens and cards in any order, the same die again', () => {
    const s = scene({
      investigators: { p1: { focus: ['will'], clues: 1, assets: ['rabbits-foot'] } },
      doom: { [train]: 2 },
      next: ['1', '1', '2', '3', '5'],
    }).choose('ward', {})
    s.choose('spendClue', { die: 0 }).choose('useReroll', { card: 'rabbits-foot', ability: 0, die: 0 })
    s.choose('spendFocus', { skill: 'will', die: 0 })
    expect(s.happened('testEnded')[0]?.successes).toBe(1)
    expect(s.me()).toMatchObject({ clues: 0, focus: [] })
  })

  test('[AH-R45] tokens of others cannot be spent', () => {
    const s = scene({
      options: { players: 2 },
      investigators: { p2: { focus: ['will'], clues: 2 } },
      next: ['1', '1'],
    }).choose('ward', {})
    expect(s.happened('testEnded')).toHaveLength(1)
  })

  test('[AH-E21] [AH-471.4b] [AH-471.4c] more rerolls than dice: each die once', () => {
    const s = scene({
      investigators: { p1: { assets: ['lockpicks'], at: 'graveyard' } },
      encounter: true,
      effect: 'test influence -1 { pass: gain $1 / fail: none }',
      next: ['1', '5'],
    })
    s.choose('useReroll', { card: 'lockpicks', ability: 0, die: -1 })
    expect(s.happened('dieRerolled')).toEqual([{ seat: 'p1', die: 0, face: 5 }])
    expect(s.me().money).toBe(1)
  })

  test('[AH-471.4b] "up to two dice" are two, those that show least', () => {
    const s = scene({
      investigators: { p1: { sheet: 'jenny-barnes', assets: ['lockpicks'] } },
      encounter: true,
      effect: 'test influence { 0: none / 1-2: gain $1 / 3+: gain $3 }',
      next: ['4', '1', '2', '3', '5', '5'],
    })
    s.choose('useReroll', { card: 'lockpicks', ability: 0, die: -1 })
    expect(s.happened('dieRerolled').map(({ die }) => die)).toEqual([1, 2])
  })

  test('[AH-471.4d] successes are added after the roll', () => {
    const s = scene({
      investigators: { p1: { assets: ['ground-pepper'] } },
      monsters: [{ kind: 'robed-figure', at: train, engagedWith: ['p1'] }],
      next: ['1', '1', '1'],
    }).choose('evade', {})
    expect(s.asked?.step).toBe('changeDice')
    s.choose('addSuccesses', { card: 'ground-pepper', ability: 0 })
    expect(s.happened('evaded')).toHaveLength(1)
    expect(s.me().assets).toEqual([])
  })

  test('[AH-471.5a-1] [AH-471.5a-2] [AH-471.5b] [AH-471.5c] 5 and 6 are successes; one is enough to pass', () => {
    const rolled = (...dice: string[]) =>
      scene({ effect: 'test strength { pass: gain $S / fail: gain remnant 1 }', next: dice })
    expect(rolled('5', '6', '4').me().money).toBe(2)
    expect(rolled('4', '3', '1').me().remnants).toBe(1)
  })

  test('[AH-R49] a die is raised to 6 at most', () => {
    const s = scene({
      investigators: { p1: { assets: ['it-all-comes-together'], clues: 3 } },
      next: ['6', '4', '1'],
    }).choose('research', {})
    s.choose('raiseDie', { card: 'it-all-comes-together', ability: 0, die: -1 })
    expect(s.happened('dieRaised').map(({ face }) => face)).toEqual([6, 5, 2])
  })

  test('[AH-R50] [AH-R47] a test inside a test is resolved first', () => {
    const s = scene({
      investigators: { p1: { assets: ['wither'] } },
      monsters: [{ kind: 'shoreline-brute', at: train, engagedWith: ['p1'] }],
      next: ['1', '5'],
    }).choose('attack', { monster: 'm1' })
    s.choose('castInTest', { card: 'wither' })
    expect(s.happened('testEnded').map(({ skill, successes }) => [skill, successes])).toEqual([
      ['lore', 1],
      ['strength', 1],
    ])
    expect(s.monster('m1')?.damage).toBe(1)
  })

  test('[AH-R51] a test of an investigator who is defeated in it is neither passed nor failed', () => {
    const s = scene({
      options: { players: 2 },
      investigators: {
        p1: {
          sheet: 'jenny-barnes',
          damage: 6,
          assets: [{ card: 'search-for-izzie', damage: 1, horror: 1 }],
        },
      },
      effect: 'test lore { pass: gain $9 / fail: doom +1 @start }',
      next: ['1'],
    })
    s.choose('useReroll', { card: 'search-for-izzie', ability: 0, die: -1 }).choose('takeDamage', {})
    expect(s.me().sheet).toBeNull()
    expect(s.happened('testEnded')).toEqual([])
    expect(s.table.tests).toEqual([])
    expect(s.table.doom[train]).toBe(0)
  })

  test('[AH-R48] the value of a skill for prey counts focus tokens', () => {
    const s = scene({
      options: { players: 2 },
      investigators: {
        p1: { sheet: 'wendy-adams', focus: ['strength'], at: 'graveyard' },
        p2: { sheet: 'marie-lambeau', at: 'general-store' },
      },
      monsters: [{ kind: 'hooded-stalker', at: 'black-cave' }],
      from: 'monsterPhase',
    })
    expect(s.monster('m1')?.engagedWith).toEqual(['p2'])
  })

  test('[AH-E17] [AH-462.1] [AH-462.2] a roll outside a test cannot be changed', () => {
    const s = scene({
      investigators: { p1: { focus: ['will'], assets: ['dark-pact', 'rabbits-foot'] } },
      frame: ['pactReckoning', { seat: 'p1' }],
      next: ['2'],
    })
    expect(s.happened('pactRolled')).toEqual([{ seat: 'p1', face: 2 }])
    expect(s.asked?.step).toBe('act')
  })
})

describe('fewer questions', () => {
  test('nothing is asked about dice when more successes would change nothing', () => {
    const s = scene({
      investigators: { p1: { focus: ['will'], clues: 1 } },
      effect: 'test strength { pass: gain $1 / fail: none }',
      next: ['5', '1', '1'],
    })
    expect(s.me()).toMatchObject({ money: 1, focus: ['will'] })
  })

  test('a "may" that would change nothing is not asked, and says so', () => {
    const s = scene({ effect: 'may spend $0 -> { heal health 1 self }' })
    expect(s.happened('choiceSpared')).toEqual([{ seat: 'p1', idle: true }])
  })
})
