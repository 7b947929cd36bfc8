import { describe, expect, test } from 'vitest'
import { monsterCard } from '../../catalogue.ts'
import { boardOf } from '../../steps/board.ts'
import { scene } from '../scene.ts'

/** AH-202, AH-417 to AH-421, AH-434 to AH-446, AH-448 to AH-482, AH-493: the board, movement and monsters. */

const train = 'train-station'
const two = { players: 2 } as const
const ledger = { scenario: 'lamplighters-ledger' } as const

describe('the board', () => {
  test('[AH-452.1] [AH-452.3] [AH-420.2-1] [AH-420.2-2] three spaces that touch each other, and a centre that is none', () => {
    const { neighbours, places } = boardOf('drowned-carillon')
    expect(neighbours['black-cave']).toEqual(expect.arrayContaining(['graveyard', 'general-store']))
    expect(places).toHaveLength(22)
    expect(places).not.toContain('rivertown')
  })

  test('[AH-472.1] [AH-472.2a] [AH-472.2b] [AH-472.2c] streets are spaces of three types', () => {
    const { streets } = boardOf('drowned-carillon')
    expect(
      Object.values(streets)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['bridge', 'bridge', 'residential', 'residential', 'residential', 'scenic', 'scenic'])
    expect(streets['s1-iron-bridge']?.adjacent).toEqual([train, 'black-cave'])
  })

  test('[AH-463.3] [AH-463.4] nothing is adjacent to itself', () => {
    const { neighbours, places } = boardOf('drowned-carillon')
    expect(places.every((place) => !neighbours[place]!.includes(place))).toBe(true)
    expect(
      places.every((place) => neighbours[place]!.every((next) => neighbours[next]!.includes(place))),
    ).toBe(true)
  })

  test('[AH-472.3] [AH-R100] doom for a street goes to an adjacent space of the group’s choice', () => {
    const s = scene({ frame: ['placeDoom', { place: 's1-iron-bridge', n: 1 }] })
    expect(s.picks).toEqual([train, 'black-cave'])
    expect(s.pick('black-cave').table.doom['black-cave']).toBe(1)
  })

  test('[AH-420.4] [AH-R134] clues lie in the centre and belong to the neighbourhood', () => {
    const s = scene({ clues: { northside: 1 }, effect: 'gain clue 1' })
    expect(s.me().clues).toBe(1)
    expect(s.table.clues.northside).toBe(0)
  })

  test('[AH-E27] [AH-474.1] [AH-455.4-1] [AH-455.4-2] [AH-R66] [AH-R144] moved directly: nothing is entered, a monster there engages', () => {
    const s = scene({ monsters: [{ kind: 'robed-figure', at: 'graveyard' }], effect: 'move to graveyard' })
    expect(s.story).not.toContain('moved')
    expect(s.happened('movedDirectly')).toEqual([{ seat: 'p1', to: 'graveyard' }])
    expect(s.monster('m1')?.engagedWith).toEqual(['p1'])
  })

  test('[AH-455.3-1] [AH-455.3-2] a number of spaces is walked space by space', () => {
    const s = scene({ effect: 'move up-to 2' })
    s.choose('walk', { to: 's1-iron-bridge' })
    expect(s.happened('moved')).toEqual([{ seat: 'p1', to: 's1-iron-bridge', paid: 0 }])
    s.choose('walk', { to: 'black-cave' })
    expect(s.me().at).toBe('black-cave')
  })

  test('[AH-455.2] [AH-R65] [AH-R143] only the investigator moves; a monster left behind is ready, a watcher comes along', () => {
    const s = scene({
      options: ledger,
      investigators: { p1: { at: 'graveyard' } },
      monsters: [
        { kind: 'hooded-stalker', at: 'graveyard', engagedWith: ['p1'] },
        { kind: 'eyeless-watcher', at: 'graveyard', engagedWith: ['p1'] },
      ],
      effect: 'move to orne-library',
    })
    expect(s.monster('m1')).toMatchObject({ at: 'graveyard', state: 'ready' })
    expect(s.monster('m2')).toMatchObject({ at: 'orne-library', engagedWith: ['p1'] })
  })
})

describe('spawning', () => {
  test('[AH-458.3b] [AH-458.4] [AH-458.5-2] [AH-906] from the bottom, to the place of its spawn text', () => {
    const s = scene({
      monsterDeckBottom: ['hybrid-thug'],
      eventDiscard: ['dc-10'],
      frame: ['spawnMonster', { at: null }],
    })
    expect(s.happened('monsterSpawned')).toEqual([{ monster: 'm1', kind: 'hybrid-thug', at: 'black-cave' }])
  })

  test('[AH-458.6] [AH-458.7] where the effect says, and ready', () => {
    const s = scene({ monsterDeckBottom: ['hybrid-thug'], effect: 'spawn monster 1 @graveyard' })
    expect(s.monster('m1')).toMatchObject({ kind: 'hybrid-thug', at: 'graveyard', state: 'ready' })
  })

  test('[AH-R57] most doom: the unstable space where there is none', () => {
    const s = scene({ monsterDeckBottom: ['ocean-scion'], frame: ['spawnMonster', { at: null }] })
    expect(s.happened('monsterSpawned')[0]?.at).toBe(train)
  })

  test('[AH-R58] a street near the lead investigator; the group chooses among equally near ones', () => {
    const s = scene({
      investigators: { p1: { at: 'graveyard' } },
      monsterDeckBottom: ['river-skulk'],
      frame: ['spawnMonster', { at: null }],
    })
    expect(s.happened('monsterSpawned')[0]?.at).toBe('s1-garrison-bridge')
  })

  test('[AH-R61] nothing comes from an empty deck', () => {
    const s = scene({ table: { monsterDeck: [] }, unsound: true, effect: 'spawn monster 1 @here' })
    expect(s.table.monsters).toEqual([])
  })

  test('[AH-R62] [AH-458.11] by trait: from the bottom, the others on top; a defeated monster comes back last', () => {
    const s = scene({
      monsterDeckBottom: ['ocean-scion', 'robed-figure', 'hooded-stalker'],
      effect: 'spawn trait Deep One @here',
    })
    expect(s.monster('m1')?.kind).toBe('ocean-scion')
    expect(s.table.monsterDeck.slice(0, 2).toSorted()).toEqual(['hooded-stalker', 'robed-figure'])
  })

  test('[AH-R59] [AH-R60] what is spawned in the activation step activates in it, and each monster once', () => {
    const s = scene({
      codex: ['2'],
      investigators: { p1: { at: 'general-store' } },
      monsters: [{ kind: 'robed-figure', at: 'unvisited-isle' }],
      from: 'monsterPhase',
    })
    expect(s.happened('monsterActivated').map(({ monster }) => monster)).toEqual(['m1'])
  })
})

describe('activation', () => {
  test('[AH-202.1] activation, attack, ready, in this order', () => {
    const s = scene({
      options: two,
      investigators: { p2: { at: 'graveyard' } },
      monsters: [
        { kind: 'ocean-scion', at: 'graveyard', state: 'exhausted' },
        { kind: 'robed-figure', at: train, engagedWith: ['p1'] },
        { kind: 'hybrid-thug', at: 'river-docks' },
      ],
      from: 'monsterPhase',
    })
    const order = s.story.filter((event) =>
      ['monsterActivated', 'monsterAttacked', 'monstersReadied'].includes(event),
    )
    expect(order).toEqual(['monsterActivated', 'monsterAttacked', 'monstersReadied'])
  })

  test('[AH-202.2a-1] [AH-202.2f] [AH-461.4] [AH-482.3] [AH-202.3d] ready monsters activate; engaged and exhausted ones do not, and exhausted ones deal nothing', () => {
    const s = scene({
      monsters: [
        { kind: 'hybrid-thug', at: 'river-docks' },
        { kind: 'robed-figure', at: 'graveyard', state: 'exhausted' },
      ],
      from: 'monsterPhase',
    })
    expect(s.happened('monsterActivated').map(({ monster }) => monster)).toEqual(['m1'])
    expect(s.me().damage).toBe(0)
  })

  test('[AH-202.2a-2] the group chooses the order; equal monsters are not told apart', () => {
    const s = scene({
      options: two,
      monsters: [
        { kind: 'hybrid-thug', at: 'river-docks' },
        { kind: 'hybrid-thug', at: 'river-docks' },
        { kind: 'robed-figure', at: 'south-church' },
      ],
      from: 'monsterPhase',
    })
    expect(s.picks).toHaveLength(2)
  })

  test('[AH-202.2b] [AH-458.3c] [AH-445.1] [AH-445.3] the activation text is resolved: a lurker does not move', () => {
    const s = scene({
      options: ledger,
      monsters: [{ kind: 'high-priest', at: 'graveyard' }],
      from: 'monsterPhase',
    })
    expect(s.table.doom['graveyard']).toBe(1)
    expect(s.monster('m1')?.at).toBe('graveyard')
  })

  test('[AH-202.2d] [AH-453.2] [AH-458.3d] a hunter moves towards its prey and engages it', () => {
    const s = scene({
      investigators: { p1: { at: 'graveyard' } },
      monsters: [{ kind: 'shoreline-brute', at: 's1-iron-bridge' }],
      from: 'monsterPhase',
    })
    expect(s.happened('monsterMoved').map(({ to }) => to)).toEqual(['black-cave', 'graveyard'])
    expect(s.happened('engaged')).toEqual([{ monster: 'm1', kind: 'shoreline-brute', seat: 'p1' }])
  })

  test('[AH-202.2e-1] [AH-202.2e-2] [AH-R55] it stops where it meets an investigator, prey or not', () => {
    const s = scene({
      options: two,
      investigators: {
        p1: { sheet: 'daniela-reyes', at: 'black-cave' },
        p2: { sheet: 'norman-withers', at: 'graveyard' },
      },
      monsters: [{ kind: 'shoreline-brute', at: 's1-iron-bridge' }],
      from: 'monsterPhase',
    })
    expect(s.monster('m1')).toMatchObject({ at: 'black-cave', engagedWith: ['p1'] })
  })

  test('[AH-202.2g-1] [AH-202.2g-2] of several destinations the nearest, of equally near ones the group’s choice', () => {
    const s = scene({
      doom: { graveyard: 2, 'general-store': 2, 'la-bella-luna': 2 },
      investigators: { p1: { at: 'arkham-advertiser' } },
      monsters: [{ kind: 'ocean-scion', at: 'black-cave' }],
      from: 'monsterPhase',
    })
    expect(s.picks.toSorted()).toEqual(['general-store', 'graveyard'])
  })

  test('[AH-R52] ties between ways are the group’s choice, step by step', () => {
    const s = scene({
      eventDiscard: ['dc-06'],
      investigators: { p1: { at: 'south-church' } },
      monsters: [{ kind: 'robed-figure', at: 'general-store' }],
      from: 'monsterPhase',
    })
    expect(s.picks.toSorted()).toEqual(['black-cave', 'graveyard'])
  })

  test('[AH-R54] [AH-R56] [AH-477.2] a patrol on its destination stays there', () => {
    const s = scene({
      eventDiscard: ['dc-10'],
      investigators: { p1: { at: 'south-church' } },
      monsters: [{ kind: 'robed-figure', at: 'black-cave' }],
      from: 'monsterPhase',
    })
    expect(s.happened('monsterMoved')).toEqual([])
    expect(s.monster('m1')?.at).toBe('black-cave')
  })

  test('[AH-202.3a-2] [AH-R76] attacks on the lead investigator first; the order of several is the group’s', () => {
    const s = scene({
      options: two,
      table: { lead: 'p2' },
      investigators: { p2: { assets: ['king-in-yellow'] } },
      monsters: [
        { kind: 'robed-figure', at: train, engagedWith: ['p1'] },
        { kind: 'ocean-scion', at: train, engagedWith: ['p2'] },
        { kind: 'hybrid-thug', at: train, engagedWith: ['p2'] },
      ],
      from: 'monsterPhase',
    })
    expect(s.picks).toEqual(['m2', 'm3'])
    s.pick('m3')
    expect(s.happened('monsterAttacked').map(({ monster }) => monster)).toEqual(['m3', 'm2', 'm1'])
  })
})

describe('states', () => {
  test('[AH-458.2] [AH-461.2] [AH-461.3] [AH-476.4] [AH-482.2] [AH-482.4] ready, engaged or exhausted, one of them', () => {
    const s = scene({
      monsters: [{ kind: 'ocean-scion', at: 'graveyard', state: 'exhausted' }],
      from: 'monsterPhase',
    })
    expect(s.monster('m1')).toMatchObject({ state: 'ready', engagedWith: [] })
  })

  test('[AH-461.6-1] [AH-461.6-2] [AH-R34] with several investigators its prey, otherwise their choice; all ready monsters engage', () => {
    const s = scene({
      options: two,
      investigators: { p1: { sheet: 'norman-withers' }, p2: { sheet: 'michael-mcglen' } },
      monsters: [
        { kind: 'shallows-predator', at: train },
        { kind: 'wake-titan', at: train },
        { kind: 'river-skulk', at: train },
      ],
      effect: 'none',
    })
    expect(s.monster('m1')?.engagedWith).toEqual(['p1'])
    expect(s.monster('m2')?.engagedWith).toEqual(['p1', 'p2'])
    expect(s.picks).toEqual(['p1', 'p2'])
  })

  test('[AH-476.2] [AH-476.8] [AH-476.12] [AH-493.1] [AH-493.2] an engaged monster is on the space of its investigator', () => {
    const s = scene({ monsters: [{ kind: 'robed-figure', at: train }], effect: 'none' })
    expect(s.monster('m1')).toMatchObject({ at: train, state: 'engaged', engagedWith: ['p1'] })
  })

  test('[AH-476.9] [AH-476.10] [AH-476.11] [AH-402.3] one investigator each, any number of monsters', () => {
    const s = scene({
      options: two,
      monsters: [
        { kind: 'ocean-scion', at: train, engagedWith: ['p2'] },
        { kind: 'robed-figure', at: train, engagedWith: ['p1'] },
      ],
      next: ['1', '1'],
    }).choose('attack', { monster: 'm1' })
    expect(s.table.monsters.map(({ engagedWith }) => engagedWith)).toEqual([['p1'], ['p1']])
  })

  test('[AH-475.1] [AH-475.2] [AH-R63] disengaged and not moved: it engages again; moved away: it stays ready', () => {
    const engaged = { monsters: [{ kind: 'ocean-scion', at: train, engagedWith: ['p1'] }] }
    expect(scene({ ...engaged, effect: 'disengage all' }).monster('m1')?.engagedWith).toEqual(['p1'])
    expect(scene({ ...engaged, effect: 'disengage all; move to graveyard' }).monster('m1')).toMatchObject({
      state: 'ready',
      at: train,
    })
  })

  test('[AH-481.1] [AH-481.2] an engaged monster that is exhausted is disengaged', () => {
    const s = scene({
      monsters: [{ kind: 'ocean-scion', at: train, engagedWith: ['p1'] }],
      effect: 'exhaust monster @here',
    })
    expect(s.monster('m1')).toMatchObject({ state: 'exhausted', engagedWith: [], at: train })
  })

  test('[AH-458.8f] modifiers of attack and evasion count only in those actions', () => {
    const s = scene({
      monsters: [{ kind: 'shoreline-brute', at: train, engagedWith: ['p1'] }],
      effect: 'test strength { pass: none / fail: none }',
    })
    expect(s.happened('testBegan')[0]?.pool).toBe(3)
  })

  test('[AH-458.8c] [AH-458.8e] [AH-458.9] [AH-458.8h] health, remnant symbol and text box', () => {
    const s = scene({
      monsters: [{ kind: 'hybrid-thug', at: train, engagedWith: ['p1'] }],
      next: ['5', '1', '1'],
    }).choose('attack', { monster: 'm1' })
    expect(s.happened('monsterDefeated')).toHaveLength(1)
    expect(s.me()).toMatchObject({ remnants: 0, horror: 1 })
  })

  test('[AH-458.8i] damage and horror symbols', () => {
    expect(monsterCard('wake-titan')).toMatchObject({ damage: 2, horror: 2 })
  })

  test('[AH-E16] [AH-458.10] [AH-402.7] a monster defeated without damage', () => {
    const s = scene({
      options: ledger,
      investigators: { p1: { at: 'graveyard', assets: ['handcuffs'] } },
      monsters: [{ kind: 'high-priest', at: 'graveyard', engagedWith: ['p1'] }],
      next: ['5', '1'],
    }).choose('attack', { monster: 'm1' })
    expect(s.asked?.step).toBe('mayUse')
    s.choose('use', { card: 'handcuffs' })
    expect(s.table.monsters).toEqual([])
    expect(s.me().remnants).toBe(0)
    expect(s.me().assets.map(({ card }) => card)).toContain('handcuffs')
  })

  test('[AH-E28] [AH-440.13] [AH-440.15] [AH-R138] [AH-R142] [AH-496.4] outside an attack a defeat gives no remnant; the card goes on top of the deck', () => {
    const s = scene({
      monsters: [{ kind: 'ocean-scion', at: train, engagedWith: ['p1'], damage: 1 }],
      effect: 'hit monster 1 @here',
    })
    expect(s.happened('monsterDefeated')).toHaveLength(1)
    expect(s.me().remnants).toBe(0)
    expect(s.table.monsterDeck[0]).toBe('ocean-scion')
  })

  test('[AH-440.14] [AH-446.2] [AH-446.3] [AH-R77] a ravenous monster recovers what it deals to an investigator or ally', () => {
    const bitten = (assets: string[]) =>
      scene({
        options: ledger,
        investigators: { p1: { at: 'graveyard', assets } },
        monsters: [{ kind: 'nightmarish-fiend', at: 'graveyard', engagedWith: ['p1'], damage: 3 }],
        from: 'monsterPhase',
      })
    expect(bitten([]).monster('m1')?.damage).toBe(1)
    expect(
      bitten(['pain-killers']).choose('assignDamage', { card: 'pain-killers', n: 1 }).monster('m1')?.damage,
    ).toBe(2)
    const saved = bitten(['mamas-amulet']).choose('prevent', { card: 'mamas-amulet', what: 'damage' })
    expect(saved.monster('m1')?.damage).toBe(2)
  })

  test('[AH-R79] [AH-R80] health that drops to the damage defeats; a discard is no defeat', () => {
    const s = scene({
      monsters: [{ kind: 'ocean-scion', at: train, damage: 1, engagedWith: ['p1'] }],
      effect: 'defeat monster @here',
    })
    expect(s.happened('monsterDefeated')).toHaveLength(1)
  })
})

describe('keywords', () => {
  test('[AH-434.2-2] [AH-R67] [AH-R71] a massive monster engages those who come, and attacking it frees nobody', () => {
    const s = scene({
      options: two,
      investigators: { p1: { at: 's1-iron-bridge' }, p2: { at: train } },
      monsters: [{ kind: 'wake-titan', at: train, engagedWith: ['p2'] }],
    }).choose('move', { to: train })
    expect(s.monster('m1')?.engagedWith).toEqual(['p2', 'p1'])
    s.choose('attack', { monster: 'm1' })
    expect(s.monster('m1')?.engagedWith).toEqual(['p2', 'p1'])
  })

  test('[AH-434.5-1] [AH-R69] [AH-R70] it cannot be exhausted, and is ready when nobody is left', () => {
    const s = scene({
      monsters: [{ kind: 'wake-titan', at: train, engagedWith: ['p1'] }],
      effect: 'exhaust monster @here',
    })
    expect(s.monster('m1')?.state).toBe('engaged')
    const alone = scene({
      options: two,
      investigators: { p2: { at: 'graveyard' } },
      monsters: [{ kind: 'wake-titan', at: train, engagedWith: ['p1'] }],
      frame: ['leaveGame', { seat: 'p1', how: 'retired' }],
    })
    expect(alone.monster('m1')?.state).toBe('ready')
  })

  test('[AH-R72] an elusive hunter engages its prey; mere presence does not end the walk of others', () => {
    const s = scene({ monsters: [{ kind: 'occult-ritualist', at: train }], effect: 'none' })
    expect(s.monster('m1')?.state).toBe('ready')
  })

  test('[AH-R73] an elusive monster that was attacked is engaged like any other', () => {
    const s = scene({
      options: ledger,
      investigators: { p1: { at: 'graveyard' } },
      monsters: [{ kind: 'twilight-supplicant', at: 'graveyard' }],
      next: ['1', '1', '1'],
    }).choose('attack', { monster: 'm1' })
    expect(s.monster('m1')).toMatchObject({ state: 'engaged', engagedWith: ['p1'] })
  })

  test('[AH-E25] [AH-R74] [AH-476.6] a watcher does not allow encounters', () => {
    const s = scene({
      options: ledger,
      investigators: { p1: { at: 'graveyard' } },
      monsters: [{ kind: 'eyeless-watcher', at: 'graveyard', engagedWith: ['p1'] }],
      cup: ['blank', 'blank'],
      from: 'encounterPhase',
    })
    expect(s.happened('encounterSkipped')).toEqual([{ seat: 'p1' }])
  })
})
