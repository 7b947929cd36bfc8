import type { AssetCard } from '../../cards/assets.ts'
import { allies } from '../../cards/allies.ts'
import { items } from '../../cards/items.ts'
import { specials } from '../../cards/special.ts'
import { startingCards } from '../../cards/starting.ts'
import { describe, expect, test } from 'vitest'
import { scene } from '../scene.ts'

/** Where several rules meet: cards that change hands, turns and effects that are cut short, costs that cannot be paid, effects at once. */

const train = 'train-station'
const two = { players: 2 } as const
const three = { players: 3 } as const

/** Cards that can be traded and help with research, by dice or by rerolls that cost nothing. */
const cardsInResearch = Object.entries<AssetCard>({ ...items, ...allies, ...specials, ...startingCards })
  .filter(
    ([, { type, abilities }]) =>
      ['item', 'ally', 'spell'].includes(type) &&
      abilities.some(
        (each) =>
          (each.kind === 'dice' && each.during === 'research') ||
          (each.kind === 'reroll' &&
            each.cost.length === 0 &&
            ['test', 'research'].includes(each.during) &&
            (each.skills ?? ['observation']).includes('observation')),
      ),
  )
  .map(([card]) => card)

describe('a turn', () => {
  test('[AH-415.6b-2] an investigator who is defeated by what is no action takes no further one', () => {
    const s = scene({
      options: two,
      investigators: { p1: { horror: 4, assets: ['banishment'] } },
      monsters: [{ kind: 'hooded-stalker', at: 'graveyard' }],
    })
    s.choose('useInTurn', { card: 'banishment' })
    expect(s.me().sheet).toBeNull()
    expect(s.asked).toMatchObject({ step: 'act', seat: 'p2' })
  })

  test('[AH-201.1] [AH-461.5] what is no action can be done after the last one, where it has an effect', () => {
    const s = scene({
      options: two,
      investigators: { p1: { money: 0, assets: ['police-whistle'] } },
      monsters: [{ kind: 'robed-figure', at: 'arkham-advertiser' }],
    })
    s.table.turn!.actions = 1
    s.choose('move', { to: 'arkham-advertiser' })
    expect(s.asked).toMatchObject({ step: 'act', seat: 'p1' })
    expect(s.offered('focus')).toEqual([])
    s.choose('useInTurn', { card: 'police-whistle' })
    expect(s.monster('m1')?.state).toBe('exhausted')
    expect(s.asked).toMatchObject({ seat: 'p2' })
  })

  test('[AH-201.2-2] without anything to whistle at the turn is over with its last action', () => {
    const s = scene({
      options: two,
      investigators: { p1: { assets: ['police-whistle'] } },
    })
    s.table.turn!.actions = 1
    expect(s.refusal('useInTurn', { card: 'police-whistle' })).toBe('AH-003')
    s.choose('gather', {})
    expect(s.asked).toMatchObject({ seat: 'p2' })
  })

  test('[AH-479.2-2] an investigator who is delayed in the middle of a turn stands up instead of the next action', () => {
    const s = scene({
      options: two,
      investigators: { p1: { delayed: true } },
      frame: ['nextAction', { seat: 'p1' }],
    })
    expect(s.table.turn?.actions).toBe(1)
    expect(s.me().delayed).toBe(false)
    expect(s.happened('stoodUp')).toHaveLength(1)
  })

  test('[AH-407.4] [AH-R127] the additional action of a card goes with it, unless it was performed', () => {
    const holding = (actions: number) => {
      const s = scene({ options: two, investigators: { p1: { assets: ['pocket-watch'] } } })
      s.table.turn!.actions = actions
      return s
        .choose('trade', {})
        .choose('give', { to: 'p2', thing: 'pocket-watch' })
        .choose('stopTrading', {})
    }
    const early = holding(1)
    expect(early.asked).toMatchObject({ step: 'act', seat: 'p2' })
    early.choose('gather', {}).choose('focus', { skill: 'will' })
    expect(early.asked).toMatchObject({ step: 'act', seat: 'p2' })
    const late = holding(0)
    expect(late.asked).toMatchObject({ step: 'act', seat: 'p2' })
    late.choose('gather', {}).choose('focus', { skill: 'will' })
    expect(late.asked).not.toMatchObject({ step: 'act' })
  })

  test('[AH-407.4] a motorcycle that carried its owner three spaces carries nobody else in this round', () => {
    const ridden = (third: boolean) => {
      const s = scene({
        options: two,
        investigators: { p1: { assets: ['motorcycle'] }, p2: { at: third ? 'graveyard' : 'black-cave' } },
      })
        .choose('move', { to: 's1-iron-bridge' })
        .choose('walk', { to: 'black-cave' })
      if (third) s.choose('walk', { to: 'graveyard' })
      else s.choose('stopWalking', {})
      return s.choose('trade', {}).choose('give', { to: 'p2', thing: 'motorcycle' }).me('p2').assets[0]
    }
    expect(ridden(true)).toMatchObject({ card: 'motorcycle', locked: true })
    expect(ridden(false)).toMatchObject({ card: 'motorcycle', locked: false })
  })

  test.each(cardsInResearch)('[AH-407.4] %s: used in a test, it rests with its new owner', (card) => {
    const s = scene({
      options: two,
      investigators: { p1: { clues: 3, assets: [card] }, p2: { clues: 3 } },
      clues: { northside: 1 },
      doom: { [train]: 1 },
      next: Array<string>(30).fill('1'),
    }).choose('research', {})
    let uses = 0
    for (let asked = s.asked!.step; asked !== 'act'; asked = s.asked!.step) {
      const [dice] = asked === 'addDice' ? s.offered('useForDice') : []
      const [reroll] = asked === 'changeDice' ? s.offered('useReroll') : []
      if (dice !== undefined || reroll !== undefined) uses++
      if (dice !== undefined) s.choose('useForDice', dice)
      else if (reroll !== undefined) s.choose('useReroll', reroll)
      else if (asked === 'addDice') s.choose('rollNow', {})
      else if (asked === 'changeDice') s.choose('keepDice', {})
      else throw new Error(asked)
    }
    expect(uses).toBeGreaterThan(0)
    s.choose('trade', {}).choose('give', { to: 'p2', thing: card }).choose('stopTrading', {})
    expect(s.me('p2').assets).toMatchObject([{ card, locked: true }])
    expect(s.asked).toEqual({ step: 'act', seat: 'p2' })
    s.choose('research', {})
    for (const step of ['useForDice', 'useReroll'] as const) expect(s.offered(step, 'p2')).toEqual([])
  })

  test('[AH-434.5-1] [AH-R63] a cat distracts no massive monster for long', () => {
    const s = scene({
      investigators: { p1: { assets: ['mr-pawterson'] } },
      monsters: [
        { kind: 'wake-titan', at: train, engagedWith: ['p1'] },
        { kind: 'robed-figure', at: train, engagedWith: ['p1'] },
      ],
      from: 'monsterPhase',
    }).choose('use', { card: 'mr-pawterson' })
    expect(s.happened('monsterAttacked').map(({ kind }) => kind)).toEqual(['wake-titan'])
  })

  test('[AH-401.3] an additional action that is gained in the turn is performed in it', () => {
    const s = scene({
      options: two,
      investigators: { p1: { remnants: 2, assets: ['ezra-graves'] } },
      table: { allyDeck: [] },
      unsound: true,
    })
    s.table.allyDeck.push('gabriel-carillo')
    s.choose('useComponent', { card: 'ezra-graves', ability: 0 })
    expect(s.me().assets.map(({ card }) => card)).toContain('gabriel-carillo')
    s.choose('gather', {})
    expect(s.asked).toMatchObject({ step: 'act', seat: 'p1' })
    s.choose('focus', { skill: 'will' })
    expect(s.asked).toMatchObject({ seat: 'p2' })
  })

  test('[AH-410.1] an action that is only an optional cost is not asked about again', () => {
    const s = scene({ investigators: { p1: { remnants: 1, assets: ['delphinia-bell'] } } })
    s.choose('useComponent', { card: 'delphinia-bell', ability: 0 })
    expect(s.me().remnants).toBe(0)
    expect(s.picks).toContain('lore')
  })

  test('[AH-401.4] Witch Blood repeats another action, not itself', () => {
    const s = scene({ investigators: { p1: { assets: ['witch-blood'] } } })
    s.choose('gather', {}).choose('useComponent', { card: 'witch-blood', ability: 0 })
    expect(s.may('gather', {})).toBe(true)
    expect(s.offered('useComponent')).toEqual([])
  })
})

describe('cards', () => {
  test('[AH-413.8] a card that cannot be discarded keeps no other from it', () => {
    const s = scene({
      investigators: {
        p1: {
          assets: [
            { card: 'until-the-end-of-time', damage: 2 },
            { card: 'pain-killers', damage: 1 },
          ],
        },
      },
      effect: 'suffer damage 1',
    })
    s.choose('assignDamage', { card: 'pain-killers', n: 1 })
    expect(s.me().assets.map(({ card }) => card)).toEqual(['until-the-end-of-time'])
  })

  test('[AH-002] [AH-400.1f] who cannot become cursed cannot pay with it', () => {
    const by = (sheet: string) =>
      scene({
        investigators: { p1: { sheet } },
        headlines: ['hl-15'],
        frame: ['readHeadline', { seat: 'p1' }],
      })
    expect(by('rex-murphy').me()).toMatchObject({ money: 0, assets: [] })
    expect(by('rex-murphy').asked).toMatchObject({ step: 'act' })
    expect(by('agnes-baker').asked).toMatchObject({ step: 'chooseOption' })
  })

  test('[AH-400.1d-1] the King in Yellow is not used up by horror without a clue, nor by a refusal', () => {
    const suffered = (clues: number) =>
      scene({ investigators: { p1: { clues, assets: ['king-in-yellow'] } }, effect: 'suffer horror 1' })
    expect(suffered(0).me().assets[0]).toMatchObject({ used: false })
    const refused = suffered(1).choose('pass', {})
    expect(refused.me()).toMatchObject({ clues: 1, assets: [{ used: false }] })
    const used = suffered(1).choose('use', { card: 'king-in-yellow' })
    expect(used.me()).toMatchObject({ clues: 0, assets: [{ used: true }] })
    expect(used.table.sheet.clues).toBe(1)
  })

  test('[AH-471.4b] one die or all of them, the successes, too', () => {
    const s = scene({
      investigators: { p1: { assets: ['the-tower'] } },
      monsters: [{ kind: 'shoreline-brute', at: train }],
      next: ['5'],
    })
    s.me().focus.push('strength')
    s.choose('attack', { monster: 'm1' })
    const dice = s.table.tests[0]!.dice.length
    s.choose('useReroll', { card: 'the-tower', ability: 0, die: -1 })
    expect(s.happened('dieRerolled')).toHaveLength(dice)
  })

  test('[AH-471.4b] a five may become a six where sixes count twice, and no die is raised in vain', () => {
    const attack = (assets: string[], ...next: string[]) =>
      scene({
        investigators: { p1: { assets } },
        monsters: [{ kind: 'shoreline-brute', at: train, damage: 0 }],
        next,
      }).choose('attack', { monster: 'm1' })
    const armed = attack(['shotgun', 'lucky-cigarette-case'])
    armed.next('5', '1', '1', '1', '1', '1').choose('useForDice', { card: 'shotgun', ability: 0 })
    expect(armed.offered('raiseDie').map(({ die }) => die)).toEqual([0])
    armed.choose('raiseDie', { card: 'lucky-cigarette-case', ability: 0, die: 0 })
    expect(armed.happened('testEnded')).toMatchObject([{ successes: 2 }])
    expect(attack(['lucky-cigarette-case'], '3').asked).not.toMatchObject({ step: 'changeDice' })
    expect(attack(['lucky-cigarette-case'], '4').offered('raiseDie')).toHaveLength(1)
  })

  test('[AH-413.8] Calvin exchanges damage and horror at once, also with an ally that the damage uses up', () => {
    const s = scene({
      investigators: {
        p1: { sheet: 'calvin-wright', damage: 3, horror: 2, assets: ['arthur-johnson'] },
      },
    })
    s.choose('useComponent', { card: 'calvin-wright', ability: 0 }).pick('3').pick('2')
    expect(s.me()).toMatchObject({ damage: 0, horror: 0, assets: [] })
    expect(s.happened('harmExchanged')).toMatchObject([{ damage: 3, horror: 2 }])
  })

  test('[AH-475.1] whoever was engaged with a banished monster has disengaged from it', () => {
    const s = scene({
      investigators: { p1: { assets: ['banishment'] } },
      monsters: [{ kind: 'lodge-enforcer', at: train, engagedWith: ['p1'] }],
      unsound: true,
      eventDiscard: ['dc-11'],
      next: ['6'],
    })
    s.choose('useInTurn', { card: 'banishment' })
    expect(s.monster('m1')).toMatchObject({ state: 'ready', at: 'graveyard' })
    expect(s.happened('disengaged')).toHaveLength(1)
    expect(s.me().horror).toBe(2)
  })

  test('[AH-202.3b] what a monster does after it attacks, it also does when a pact makes it attack', () => {
    const s = scene({
      options: { scenario: 'lamplighters-ledger' },
      investigators: { p1: { at: 'velmas-diner', assets: ['dark-pact'] } },
      monsterDeckBottom: ['hooded-stalker', 'altered-servant', 'hulking-thrall'],
      frame: [
        'resolve',
        {
          effect: [{ do: 'custom', name: 'alliance-of-evil' }],
          context: { seat: 'p1', card: 'dark-pact', monster: null, result: 0 },
        },
      ],
    })
    expect(s.happened('monsterAttacked')).toHaveLength(1)
    expect(s.table.monsters.find(({ engagedWith }) => engagedWith.length > 0)?.kind).toBe('hulking-thrall')
    expect(s.me().assets.map(({ card }) => card)).toContain('cursed')
  })

  test('[AH-489.7] a black cat that takes damage instead of horror adds no success', () => {
    const s = scene({
      investigators: {
        p1: { sheet: 'agnes-baker', assets: ['black-cat', 'alchemical-process'] },
      },
      next: ['1', '1', '1', '1', '1', '1'],
    })
    s.choose('useComponent', { card: 'alchemical-process', ability: 0 })
    s.choose('payCasting', { remnants: 0, damage: true })
    s.choose('assignDamage', { card: 'black-cat', n: 1 })
    expect(s.me()).toMatchObject({ money: 0 })
    expect(s.happened('testEnded')).toMatchObject([{ successes: 0 }])
  })

  test('[AH-004-1] who passed Tommy over when it was his to choose is not asked for him again', () => {
    const s = scene({
      options: two,
      monsters: [
        { kind: 'wake-titan', at: 'graveyard' },
        { kind: 'sea-singer', at: train },
      ],
      frame: ['engagements', {}],
    })
    s.pick('p2')
    expect(s.monster('m2')?.engagedWith).toEqual(['p2'])
    expect(s.asked).toMatchObject({ step: 'act' })
  })
})

describe('effects', () => {
  test('[AH-R91] who dies of the price has paid it, and what is no part of the investigator happens', () => {
    const s = scene({
      options: { players: 2, scenario: 'second-town' },
      investigators: { p1: { damage: 5 } },
      codex: ['86'],
      sheet: { clues: 1 },
      markers: [{ colour: 'red', at: train }],
    })
    s.choose('useCodex', { card: 'card-86', action: 0 })
    s.choose('takeOption', { option: 5 })
    expect(s.me().sheet).toBeNull()
    expect(s.table.markers.filter(({ at }) => at === 'card-86')).toHaveLength(1)
  })

  test('[AH-R99] doom on the spaces of several monsters is ordered where it brings an anomaly', () => {
    const s = scene({
      codex: ['2'],
      doom: { graveyard: 2, 'general-store': 2 },
      monsters: [
        { kind: 'hybrid-thug', at: 'graveyard' },
        { kind: 'ocean-scion', at: 'general-store' },
      ],
      frame: [
        'resolve',
        {
          effect: [{ do: 'custom', name: 'deep-one-reckoning' }],
          context: { seat: '', card: null, monster: null, result: 0 },
        },
      ],
    })
    expect(s.picks).toEqual(['graveyard', 'general-store'])
    s.pick('graveyard')
    expect(s.table.doom).toMatchObject({ graveyard: 3, 'general-store': 2 })
    expect(s.table.sheet.doom).toBe(1)
  })

  test('[AH-R58] with two unstable spaces a street near either of them will do', () => {
    const s = scene({
      eventDiscard: ['dc-09'],
      investigators: { p1: { sheet: null } },
      options: two,
      monsterDeckBottom: ['occult-ritualist'],
      frame: ['spawnMonster', { at: null }],
    })
    expect(s.asked).toMatchObject({ step: 'choosing' })
    expect(s.picks).toContain('s1-orchard-lane')
  })

  test('[AH-420.1] a street is in no neighbourhood: no monster is in yours', () => {
    const s = scene({
      investigators: { p1: { at: 's1-iron-bridge' } },
      monsters: [{ kind: 'whippoorwill', at: 's1-iron-bridge', engagedWith: ['p1'] }],
      effect: 'suffer damage M',
    })
    expect(s.me().damage).toBe(0)
  })

  test('[AH-R109] tokens that are drawn one after another are each resolved completely', () => {
    const s = scene({
      codex: ['51'],
      sheet: { doom: 2 },
      cup: ['spread-doom', 'blank'],
      eventDeckBottom: ['dc-11'],
      table: { anomalies: ['rivertown'] },
      effect: 'draw token 2',
    })
    expect(s.table.sheet.doom).toBe(2)
  })
})

describe('questions that are spared', () => {
  test('[AH-202.2a-2] monsters that only walk walk in any order', () => {
    const s = scene({
      options: three,
      monsters: [
        { kind: 'robed-figure', at: 'graveyard' },
        { kind: 'shoreline-brute', at: 'graveyard' },
        { kind: 'hybrid-thug', at: 'la-bella-luna' },
      ],
      from: 'monsterPhase',
    })
    const asked = s.happened('monsterActivated').map(({ monster }) => monster)
    expect(asked[0]).toBe('m1')
    const lurking = scene({
      monsters: [
        { kind: 'hooded-stalker', at: 'graveyard' },
        { kind: 'sea-singer', at: 'la-bella-luna' },
      ],
      from: 'monsterPhase',
    })
    expect(lurking.picks).toEqual(['m1', 'm2'])
  })

  test('[AH-R53] [AH-461.6-2] which of two on one space a hunter is after is asked once, when it engages', () => {
    const s = scene({
      options: two,
      investigators: { p1: { sheet: 'agnes-baker' }, p2: { sheet: 'michael-mcglen' } },
      monsters: [{ kind: 'shoreline-brute', at: 's1-iron-bridge' }],
      from: 'monsterPhase',
    })
    expect(s.monster('m1')?.at).toBe(train)
    expect(s.picks).toEqual(['p1', 'p2'])
    s.pick('p2')
    expect(s.happened('monsterAttacked')).toMatchObject([{ seat: 'p2' }])
  })

  test('[AH-R52] a route on which nobody stands, to where it arrives in any case, is not asked for', () => {
    const walk = (at: string, left: number) =>
      scene({
        investigators: { p1: { at } },
        monsters: [{ kind: 'robed-figure', at: 'graveyard' }],
        frame: ['headFor', { monster: 'm1', to: 's1-iron-bridge', left, prey: null }],
      })
    expect(walk(train, 2).monster('m1')?.at).toBe('s1-iron-bridge')
  })

  test('[AH-R76] blows that nothing can soften or answer fall in any order', () => {
    const attacks = (assets: string[]) =>
      scene({
        investigators: { p1: { assets } },
        monsters: [
          { kind: 'robed-figure', at: train, engagedWith: ['p1'] },
          { kind: 'ocean-scion', at: train, engagedWith: ['p1'] },
          { kind: 'river-skulk', at: train, engagedWith: ['p1'] },
        ],
        frame: ['attacksOn', { seat: 'p1', done: [] }],
      })
    expect(attacks([]).me()).toMatchObject({ damage: 3, horror: 3 })
    expect(attacks(['liquid-courage']).picks).toHaveLength(3)
    expect(attacks(['handcuffs']).picks).toHaveLength(3)
  })

  test('[AH-003] doom is removed where there is some', () => {
    const remove = (doom: Record<string, number>) =>
      scene({ investigators: { p1: { at: 'graveyard' } }, doom, effect: 'doom -1 @hood-one' })
    expect(remove({ 'black-cave': 1 }).table.doom['black-cave']).toBe(0)
    expect(remove({ 'black-cave': 1, graveyard: 1 }).picks).toEqual(['black-cave', 'graveyard'])
    expect(remove({}).asked).toMatchObject({ step: 'act' })
  })

  test('[AH-487.3] whether and which skill to focus is one question', () => {
    const s = scene({
      investigators: { p1: { sheet: 'daniela-reyes' } },
    }).choose('gather', {})
    expect(s.picks).toEqual(['lore', 'influence', 'observation', 'strength', 'will', 'none'])
    s.pick('none')
    expect(s.me().focus).toEqual([])
  })

  test('[AH-491.1] whoever pays to research one clue is not asked whether to', () => {
    const s = scene({
      investigators: { p1: { clues: 2, assets: ['grotesque-statue'] } },
      next: ['1', '1', '1'],
    }).choose('research', {})
    s.choose('keepDice', {}).choose('takeOption', { option: 0 })
    expect(s.me()).toMatchObject({ clues: 1, horror: 1 })
    expect(s.asked).toMatchObject({ step: 'act' })
  })
})
