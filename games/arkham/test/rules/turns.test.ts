import { describe, expect, test } from 'vitest'
import { type Setting, scene } from '../scene.ts'

/** AH-201, AH-401 to AH-410, AH-415, AH-422, AH-479, AH-480, AH-494: turns, actions and investigators. */

const train = 'train-station'
const two = { players: 2 } as const

describe('turns', () => {
  test('[AH-201] [AH-202] [AH-203] [AH-204] the phases follow each other', () => {
    const s = scene({ cup: ['blank', 'blank'], hoodDecks: { northside: ['northside-1'] } })
    s.choose('stopActing', {})
    const phases = s.happened('phaseBegan').map(({ phase }) => phase)
    expect(phases.slice(0, 2)).toEqual(['monster', 'encounter'])
  })

  test('[AH-205.1] after the mythos phase a new round begins', () => {
    const s = scene({ cup: ['blank', 'blank'], from: 'mythosPhase' })
    expect(s.table).toMatchObject({ round: 2, phase: 'action' })
    expect(s.happened('phaseBegan').map(({ phase }) => phase)).toEqual(['mythos', 'action'])
  })

  test('[AH-494.1] [AH-494.2] [AH-494.4b] the activation token shows who has had a turn', () => {
    const s = scene({ options: two, from: 'actionPhase' }).pick('p1').choose('stopActing', {})
    expect([s.me('p1').active, s.me('p2').active]).toEqual([false, true])
  })

  test('[AH-494.3] [AH-203.2-2] it is flipped back after the encounter', () => {
    const s = scene({
      options: two,
      monsters: [
        { kind: 'robed-figure', at: train, engagedWith: ['p1'] },
        { kind: 'robed-figure', at: train, engagedWith: ['p2'] },
      ],
      cup: ['blank', 'blank', 'blank', 'blank'],
      from: 'encounterPhase',
    }).pick('p2')
    expect(s.happened('encounterSkipped')).toEqual([{ seat: 'p2' }, { seat: 'p1' }])
    expect([s.me('p1').active, s.me('p2').active]).toEqual([true, true])
  })

  test('[AH-201.3-1] [AH-401.3] additional actions are performed normally', () => {
    const s = scene({ investigators: { p1: { assets: ['gabriel-carillo'] } }, from: 'actionPhase' })
    s.choose('gather', {}).choose('focus', { skill: 'lore' })
    expect(s.refusal('gather', {})).toBe('AH-401.4')
    s.next('5', '5', '5').choose('ward', {})
    expect(s.happened('turnEnded')).toHaveLength(1)
  })

  test('[AH-201.4] [AH-R36] while engaged one cannot begin a trade', () => {
    const s = scene({ options: two, monsters: [{ kind: 'robed-figure', at: train, engagedWith: ['p1'] }] })
    expect(s.refusal('trade', {})).toBe('AH-476.5')
  })

  test('[AH-R38] an action out of turn counts for the round', () => {
    const s = scene({
      options: two,
      investigators: { p1: { sheet: 'marie-lambeau' }, p2: { at: 'graveyard' } },
    })
    s.choose('gather', {}).pick('p2').choose('gather', {}, 'p2')
    expect(s.me('p2').money).toBe(1)
    expect(s.me('p2').performed).toContain('gather')
  })

  test('[AH-422.2] [AH-430.1] [AH-204.2] in player order, the lead investigator first', () => {
    const s = scene({
      options: { players: 3 },
      table: { lead: 'p2' },
      cup: Array<string>(6).fill('blank'),
      from: 'mythosPhase',
    })
    expect(s.happened('tokenDrawn').map(({ seat }) => seat)).toEqual(['p2', 'p2', 'p3', 'p3', 'p1', 'p1'])
  })

  test('[AH-422.3] texts refer to the lead investigator', () => {
    const s = scene({
      options: two,
      table: { lead: 'p2' },
      investigators: { p2: { at: 'graveyard' } },
      effect: 'doom +1 @lead',
    })
    expect(s.table.doom['graveyard']).toBe(1)
  })
})

describe('actions', () => {
  test('[AH-401.6] [AH-R42] what is done as part of an action comes on top: doom removed by a card counts for the ward', () => {
    const s = scene({
      investigators: { p1: { assets: ['jenica-capra'] } },
      monsters: [{ kind: 'robed-figure', at: train, engagedWith: ['p1'] }],
      doom: { [train]: 1 },
      next: ['5', '1', '1'],
    }).choose('attack', { monster: 'm1' })
    s.choose('takeOption', { option: 0 })
    expect(s.table.doom[train]).toBe(0)
  })

  test('[AH-402.5] only the attacked monster’s modifier counts', () => {
    const s = scene({
      monsters: [
        { kind: 'shoreline-brute', at: train, engagedWith: ['p1'] },
        { kind: 'robed-figure', at: train, engagedWith: ['p1'] },
      ],
    }).choose('attack', { monster: 'm2' })
    expect(s.happened('testBegan')[0]?.pool).toBe(3)
  })

  test('[AH-R39] [AH-R40] any monster on the space can be attacked; surplus damage is lost', () => {
    const s = scene({
      options: two,
      monsters: [
        { kind: 'occult-ritualist', at: train },
        { kind: 'robed-figure', at: train, state: 'exhausted' },
        { kind: 'hybrid-thug', at: train, engagedWith: ['p2'] },
      ],
      next: ['5', '5', '6'],
    })
    expect(s.offered('attack').map(({ monster }) => monster)).toEqual(['m1', 'm2', 'm3'])
    s.choose('attack', { monster: 'm1' })
    expect(s.table.monsters.map(({ id, damage }) => [id, damage])).toEqual([
      ['m2', 0],
      ['m3', 0],
    ])
  })

  test('[AH-R41] [AH-401.6] a monster defeated by an asset in the action gives its remnant', () => {
    const s = scene({
      investigators: { p1: { assets: ['dynamite'] } },
      monsters: [{ kind: 'ocean-scion', at: train, engagedWith: ['p1'] }],
    })
    s.choose('attack', { monster: 'm1' }).choose('useDynamite', { card: 'dynamite' })
    expect(s.me()).toMatchObject({ remnants: 1, assets: [] })
    expect(s.table.monsters).toEqual([])
  })

  test('[AH-407.3] a partner may be engaged', () => {
    const s = scene({
      options: two,
      investigators: { p2: { money: 1 } },
      monsters: [{ kind: 'robed-figure', at: train, engagedWith: ['p2'] }],
    }).choose('trade', {})
    expect(s.offered('askFor')).toEqual([{ from: 'p2', thing: 'money' }])
  })

  test('[AH-407.4] what was used in the turn cannot be used by its new owner before the next action phase', () => {
    const s = scene({ options: two, investigators: { p1: { assets: ['first-aid-kit'], damage: 1 } } })
    s.choose('useComponent', { card: 'first-aid-kit', ability: 0 })
    s.choose('trade', {}).choose('give', { to: 'p2', thing: 'first-aid-kit' }).choose('stopTrading', {})
    expect(s.table.turn?.seat).toBe('p2')
    expect(s.offered('useComponent')).toEqual([])
  })

  test('[AH-R127] marks of once per round go with the card', () => {
    const s = scene({
      options: two,
      investigators: { p1: { assets: [{ card: 'rabbits-foot', used: true }] } },
    })
    s.choose('trade', {}).choose('give', { to: 'p2', thing: 'rabbits-foot' })
    expect(s.me('p2').assets[0]).toMatchObject({ card: 'rabbits-foot', used: true })
  })

  test('[AH-447.3] [AH-459.8] [AH-467.5] [AH-478.10] [AH-489.11] [AH-496.5] what can be traded; [AH-487.13] focus, conditions and talents cannot', () => {
    const s = scene({
      options: two,
      investigators: {
        p1: {
          money: 1,
          clues: 1,
          remnants: 1,
          focus: ['will'],
          assets: ['knife', 'zora-larson', 'wither', 'stevedore', 'blessed'],
        },
      },
    }).choose('trade', {})
    expect(s.offered('give').map(({ thing }) => thing)).toEqual([
      'money',
      'clue',
      'remnant',
      'knife',
      'zora-larson',
      'wither',
    ])
  })

  test('[AH-408.3] [AH-458.8g] the evade modifier changes the dice', () => {
    const s = scene({ monsters: [{ kind: 'ocean-scion', at: train, engagedWith: ['p1'] }] }).choose(
      'evade',
      {},
    )
    expect(s.happened('testBegan')[0]?.pool).toBe(2)
  })

  test('[AH-408.5] evading needs a monster', () => {
    expect(scene().refusal('evade', {})).toBe('AH-408.5')
  })

  test('[AH-R27] [AH-R28] the additional action of an evasion is performed at once or forfeited, and is no second evasion', () => {
    const s = scene({
      monsters: [{ kind: 'robed-figure', at: train, engagedWith: ['p1'] }],
      next: ['5', '1', '1'],
    }).choose('evade', {})
    expect(s.position.stack.at(-1)?.args).toMatchObject({ extra: true })
    expect(s.refusal('evade', {})).toBe('AH-408.5')
    s.choose('stopActing', {})
    expect(s.table.turn?.actions).toBe(1)
  })

  test('[AH-E08] [AH-410.1] [AH-401.4] [AH-410.3-2] Jenny’s action', () => {
    const jenny = (money: number) =>
      scene({ investigators: { p1: { sheet: 'jenny-barnes', money } } }).choose('useComponent', {
        card: 'jenny-barnes',
        ability: 0,
      })
    expect(jenny(2).me().money).toBe(5)
    expect(jenny(2).refusal('useComponent', { card: 'jenny-barnes', ability: 0 })).toBe('AH-410.3-2')
    expect(jenny(3).me().money).toBe(3)
  })

  test('[AH-410.3-1] [AH-R26] every component has an action of its own', () => {
    const s = scene({ investigators: { p1: { assets: ['zora-larson', 'grimms-fairy-tales'], horror: 3 } } })
    s.choose('useComponent', { card: 'zora-larson', ability: 0 })
    if (s.asked?.step === 'choosing') s.pick('p1')
    expect(s.may('useComponent', { card: 'grimms-fairy-tales', ability: 0 })).toBe(true)
  })

  test('[AH-410.4] [AH-R37] an action of the codex is offered where its text says, to any investigator, once per round', () => {
    const codex: Setting = { options: { scenario: 'lamplighters-ledger' }, codex: ['60'] }
    const away = scene({ ...codex, investigators: { p1: { at: 'black-cave' } } })
    expect(away.offered('useCodex')).toEqual([])
    const there = scene({
      ...codex,
      investigators: { p1: { at: 'graveyard' } },
      markers: [{ colour: 'red', at: 'graveyard' }],
    })
    expect(there.offered('useCodex').length).toBeGreaterThan(0)
  })
})

describe('delayed, defeated, devoured, retired', () => {
  test('[AH-479.1] [AH-479.3] [AH-479.4] becoming delayed twice is becoming delayed', () => {
    const s = scene({ effect: 'delay; delay' })
    expect(s.me().delayed).toBe(true)
    expect(s.happened('delayed')).toHaveLength(1)
  })

  test('[AH-479.2-1] [AH-R25] a delayed investigator stands up instead, as often as it happens', () => {
    const s = scene({ investigators: { p1: { delayed: true } }, from: 'actionPhase' })
    expect(s.happened('stoodUp')).toEqual([{ seat: 'p1' }])
    expect(s.me().performed).toEqual([])
  })

  test('[AH-415.6b-1] [AH-415.6b-2] [AH-415.6b-3] [AH-R87] a defeated investigator leaves monsters exhausted and loses everything', () => {
    const s = scene({
      options: two,
      investigators: {
        p1: { damage: 6, clues: 2, money: 3, remnants: 1, focus: ['will'], assets: ['knife', 'blessed'] },
        p2: { at: 'graveyard' },
      },
      monsters: [{ kind: 'robed-figure', at: train, engagedWith: ['p1'] }],
      effect: 'suffer direct-damage 1',
    })
    expect(s.me()).toMatchObject({ sheet: null, clues: 0, money: 0, remnants: 0, focus: [], assets: [] })
    expect(s.monster('m1')).toMatchObject({ state: 'exhausted', engagedWith: [] })
    expect(s.table.itemDeck.at(-1)).toBe('knife')
    expect(s.table.blessings).toBe(8)
  })

  test('[AH-449.1] [AH-R86] devoured is defeated, doom included; [AH-480.1] retired is not', () => {
    const devoured = scene({ options: two, frame: ['leaveGame', { seat: 'p1', how: 'devoured' }] })
    expect(devoured.table.sheet.doom).toBe(1)
    const retired = scene({ options: two, frame: ['leaveGame', { seat: 'p1', how: 'retired' }] })
    expect(retired.me().sheet).toBeNull()
    expect(retired.table.sheet.doom).toBe(0)
    expect(retired.table.sheetsGone).toEqual(['tommy-muldoon'])
  })

  test('[AH-415.6c] [AH-480.2] [AH-205.2] [AH-R88] [AH-415.7b] [AH-415.7c] a new investigator joins as the next round begins', () => {
    const s = scene({
      options: two,
      investigators: { p2: { sheet: null } },
      table: { sheetsGone: ['michael-mcglen'] },
      monsters: [{ kind: 'robed-figure', at: train }],
      from: 'endRound',
    })
    expect(s.asked).toEqual({ step: 'chooseSheet', seat: 'p2' })
    expect(s.offered('takeSheet').some(({ sheet }) => sheet === 'michael-mcglen')).toBe(false)
    s.choose('takeSheet', { sheet: 'rex-murphy', choice: 0 })
    expect(s.me('p2')).toMatchObject({ at: train, money: 3 })
    expect(s.table.round).toBe(2)
  })

  test('[AH-R141] no turns in the rest of the round; [AH-204.4] but mythos tokens', () => {
    const s = scene({
      options: two,
      investigators: { p2: { sheet: null } },
      table: { sheetsGone: ['michael-mcglen'] },
      cup: ['blank', 'blank', 'blank', 'blank'],
      from: 'mythosPhase',
    })
    expect(s.happened('tokenDrawn').map(({ seat }) => seat)).toEqual(['p1', 'p1', 'p2', 'p2'])
  })

  test('[AH-R90] the lead token stays with the player', () => {
    const s = scene({ options: two, frame: ['leaveGame', { seat: 'p1', how: 'retired' }] })
    expect(s.table.lead).toBe('p1')
  })

  test('[AH-302.3] [AH-R89] the game is lost when no investigator is left and none can be chosen', () => {
    const all = [
      'marie-lambeau',
      'jenny-barnes',
      'dexter-drake',
      'wendy-adams',
      'rex-murphy',
      'calvin-wright',
      'agnes-baker',
      'michael-mcglen',
      'daniela-reyes',
      'norman-withers',
      'minh-thi-phan',
    ]
    const s = scene({
      investigators: { p1: { assets: ['knife', 'blessed'] } },
      table: { sheetsGone: all },
      frame: ['leaveGame', { seat: 'p1', how: 'devoured' }],
    })
    expect(s.outcome).toBe('no-one-left')
    expect(s.table.itemDeck).toContain('knife')
    expect(s.table.blessings).toBe(8)
  })

  test('[AH-R91] the rest of an effect that concerns a defeated investigator is skipped', () => {
    const s = scene({
      options: two,
      investigators: { p1: { damage: 6 } },
      effect: 'suffer direct-damage 1; gain $5; doom +1 @start',
    })
    expect(s.me()).toMatchObject({ sheet: null, money: 0 })
    expect(s.table.doom[train]).toBe(1)
  })
})
