import { everyCard } from '@miskatonic/proof'
import { describe, expect, test } from 'vitest'
import type { DarkPact } from '../../cards/dark-pacts.ts'
import { actionsLeft } from '../../steps/abilities.ts'
import { assetCard } from '../../catalogue.ts'
import type { Skill } from '../../content/ids.ts'
import { contents } from '../../contents.ts'
import { type Row, counted, tablesBelow } from '../annex/tables.ts'
import { type Scene, type Setting, scene } from '../scene.ts'

/** Every asset is used, and what it does is read from the ledger's tables. */

const train = 'train-station'
const two = { players: 2 } as const
const rowsOf = (heading: string): readonly Row[] => tablesBelow('RULES.cards.md', heading)[0]!.rows
const thug = { kind: 'ocean-scion', at: train, engagedWith: ['p1'] }

/** A scene in the middle of the test in which a card of this timing is used. */
function inTest(during: string, skill: Skill, assets: string[]): Scene {
  const setting: Setting = { investigators: { p1: { assets } }, monsters: [thug] }
  if (during === 'attack') return scene(setting).choose('attack', { monster: 'm1' })
  if (during === 'evade') return scene(setting).choose('evade', {})
  const free: Setting = { ...setting, monsters: [] }
  if (during === 'ward') return scene(free).choose('ward', {})
  if (during === 'research') return scene(free).choose('research', {})
  if (during === 'cast') {
    const s = scene({ investigators: { p1: { assets: [...assets, 'alchemical-process'] } } }).choose(
      'useComponent',
      { card: 'alchemical-process', ability: 0 },
    )
    return s.asked?.step === 'horrorToAsset' ? s.choose('takeHorror', {}) : s
  }
  return scene({ ...free, encounter: true, effect: `test ${skill} { pass: none / fail: none }` })
}

/** "attack: +2 strength": the dice that the card does not add in that test as its text says. */
function wrongDice(card: string, text: string): string[] {
  const promised = [
    ...text.matchAll(
      /(attack|evade|ward|research|cast|encounter): \+(\d) (lore|influence|observation|strength|will)/g,
    ),
  ]
  return promised.flatMap(([whole, during, n, skill]) => {
    if (/or \+3/.test(text)) return []
    const s = inTest(during!, skill as Skill, [card])
    const option = s.offered('useForDice').find((each) => each.card === card)
    if (option === undefined) return [`${card} is not offered: ${whole}`]
    const [added] = s.choose('useForDice', option).happened('diceAdded')
    return added?.dice === Number(n) ? [] : [`${card} adds ${added?.dice}: ${whole}`]
  })
}

/** What every asset has in common: the harm it takes otherwise than the table says. */
function wrongBody(card: string, row: Row): string[] {
  return (
    [
      ['health', 'damage', 'assignDamage'],
      ['sanity', 'horror', 'assignHorror'],
    ] as const
  ).flatMap(([column, harm, assign]) => {
    const room = row[column] === undefined ? 0 : counted(row[column])
    const s = scene({ investigators: { p1: { assets: [card] } }, effect: `suffer ${harm} 4` })
    const most = Math.max(0, ...s.offered(assign).map(({ n }) => n))
    return most === Math.min(4, room) && assetCard(card)[column] === room
      ? []
      : [`${card} takes ${most} ${harm}`]
  })
}

describe('items', () => {
  const rows = rowsOf('Items')
  test.each(everyCard(contents, 'items'))('%s: price, dice, health and sanity', (card) => {
    const row = rows.find((each) => each['id'] === card)!
    expect([...wrongDice(card, row['effect']!), ...wrongBody(card, row)]).toEqual([])
    const s = scene({
      display: [card, ...contents.items.cards.filter((each) => each !== card).slice(0, 4)],
      investigators: { p1: { money: 9 } },
      effect: `buy ${row['traits']!.split(', ')[0]} 1`,
    }).choose('buy', { card })
    expect(s.me().money).toBe(9 - counted(row['price']!))
  })
})

describe('allies', () => {
  const rows = rowsOf('Allies')
  test.each(everyCard(contents, 'allies'))('%s: dice, health and sanity', (card) => {
    const row = rows.find((each) => each['id'] === card)!
    expect([...wrongDice(card, row['effect']!), ...wrongBody(card, row)]).toEqual([])
  })
})

describe('special cards', () => {
  const rows = rowsOf('Special cards')
  test.each(everyCard(contents, 'specials'))('%s: gained by its name; dice, health and sanity', (card) => {
    const row = rows.find((each) => each['id'] === card)!
    expect([...wrongDice(card, row['effect']!), ...wrongBody(card, row)]).toEqual([])
    expect(
      scene({ effect: `gain special ${card}` })
        .me()
        .assets.map((asset) => asset.card),
    ).toEqual([card])
  })
})

describe('starting cards', () => {
  const rows = rowsOf('Starting cards')
  test.each(everyCard(contents, 'startingCards'))('%s: dice, health and sanity', (card) => {
    const row = rows.find((each) => each['id'] === card)!
    const asked = /prevent/.test(row['effect']!)
    expect([...wrongDice(card, row['effect']!), ...(asked ? [] : wrongBody(card, row))]).toEqual([])
  })
})

describe('abilities of investigators', () => {
  test('Tommy engages for another', () => {
    const s = scene({
      options: two,
      investigators: { p1: { sheet: 'tommy-muldoon' }, p2: { sheet: 'norman-withers' } },
      monsters: [{ kind: 'river-skulk', at: train }],
      effect: 'none',
    })
    expect(s.picks).toEqual(['p1', 'p2'])
    const hunted = scene({
      options: two,
      investigators: { p1: { sheet: 'tommy-muldoon' }, p2: { sheet: 'norman-withers' } },
      monsters: [{ kind: 'shoreline-brute', at: train }],
      effect: 'none',
    })
    hunted.choose('use', { card: 'tommy-muldoon' })
    expect(hunted.monster('m1')?.engagedWith).toEqual(['p1'])
  })

  test('Marie lets another perform the same action, once per round', () => {
    const s = scene({
      options: two,
      investigators: { p1: { sheet: 'marie-lambeau' }, p2: { at: 'graveyard' } },
    })
    s.choose('gather', {}).pick('p2').choose('gather', {}, 'p2')
    expect(s.me('p2').money).toBe(1)
    s.choose('focus', { skill: 'lore' })
    expect(s.asked?.step).not.toBe('choosing')
  })

  test('Dexter rerolls one or all dice of a lore test; his limit is the number of his spells', () => {
    const s = scene({
      investigators: { p1: { sheet: 'dexter-drake', assets: ['wither'] } },
      doom: { [train]: 2 },
      next: ['1', '1', '1', '1', '5', '5', '5', '5'],
    })
    s.choose('ward', {}).choose('useReroll', { card: 'dexter-drake', ability: 0, die: -1 })
    expect(s.happened('testEnded')[0]?.successes).toBe(4)
    const over = scene({
      investigators: { p1: { sheet: 'dexter-drake', focus: ['will'], assets: ['wither'] } },
    })
    over.choose('focus', { skill: 'lore' })
    expect(over.picks).toEqual(['will', 'lore'])
  })

  test('Wendy moves before or after the additional action', () => {
    const s = scene({
      investigators: { p1: { sheet: 'wendy-adams' } },
      monsters: [{ ...thug, kind: 'robed-figure' }],
      next: ['5', '1', '1', '1'],
    })
    s.choose('evade', {}).pick('before').choose('walk', { to: 's1-iron-bridge' }).choose('stopWalking', {})
    expect(s.me().at).toBe('s1-iron-bridge')
    expect(s.position.stack.at(-1)?.args).toMatchObject({ extra: true })
  })

  test('Rex succeeds with 6 only, and focuses after a failure', () => {
    const s = scene({
      investigators: { p1: { sheet: 'rex-murphy' } },
      effect: 'test will { pass: gain $9 / fail: none }',
      next: ['5', '5'],
    })
    expect(s.me().money).toBe(0)
    expect(s.picks).toHaveLength(5)
  })

  test('Calvin exchanges harm with another investigator', () => {
    const s = scene({
      options: two,
      investigators: {
        p1: { sheet: 'calvin-wright', damage: 3, horror: 1 },
        p2: { at: 'graveyard', horror: 2 },
      },
    })
    s.choose('useComponent', { card: 'calvin-wright', ability: 0 })
    s.pick('2').pick('-1')
    expect(s.me()).toMatchObject({ damage: 1, horror: 2 })
    expect(s.me('p2')).toMatchObject({ damage: 2, horror: 1 })
  })

  test('Agnes casts with damage and gets two more dice', () => {
    const s = scene({ investigators: { p1: { sheet: 'agnes-baker', assets: ['alchemical-process'] } } })
    s.choose('useComponent', { card: 'alchemical-process', ability: 0 }).choose('payCasting', {
      remnants: 0,
      damage: true,
    })
    expect(s.happened('testBegan')[0]?.pool).toBe(6)
    expect(s.me()).toMatchObject({ damage: 1, horror: 0 })
  })

  test('Michael recovers or focuses after a defeat', () => {
    const s = scene({
      investigators: { p1: { sheet: 'michael-mcglen', horror: 1 } },
      monsters: [{ ...thug, kind: 'robed-figure' }],
      next: ['5', '1', '1', '1'],
    })
    s.choose('attack', { monster: 'm1' }).choose('takeOption', { option: 0 })
    expect(s.me().horror).toBe(0)
  })

  test('Daniela focuses after gathering', () => {
    const s = scene({ investigators: { p1: { sheet: 'daniela-reyes' } } }).choose('gather', {})
    s.pick('will')
    expect(s.me().focus).toEqual(['will'])
  })

  test('Norman researches after removing two doom', () => {
    const s = scene({
      investigators: { p1: { sheet: 'norman-withers', clues: 1 } },
      doom: { [train]: 2 },
      next: ['5', '5', '1'],
    })
    s.choose('ward', {}).choose('takeOption', { option: 0 })
    expect(s.table.sheet.clues).toBe(1)
    expect(s.me().horror).toBe(1)
  })

  test('Minh rerolls dice of others on her space', () => {
    const s = scene({
      options: two,
      investigators: { p2: { sheet: 'minh-thi-phan' } },
      clues: { northside: 1 },
      doom: { [train]: 2 },
      next: ['1', '1', '5'],
    })
    s.choose('ward', {})
    expect(s.asked).toEqual({ step: 'helpTest', seat: 'p2' })
    s.choose('helpReroll', { card: 'minh-thi-phan', die: 0 })
    expect(s.table.doom[train]).toBe(1)
  })
})

describe('starting cards with a text of their own', () => {
  test.each(['motorcycle', 'gabriel'])('%s: three spaces for free, one for $1', (card) => {
    const s = scene({ investigators: { p1: { money: 1, assets: [card] } } })
    s.choose('move', { to: 's1-iron-bridge' })
      .choose('walk', { to: 'black-cave' })
      .choose('walk', { to: 'graveyard' })
    expect(s.me().money).toBe(1)
    expect(s.choose('walk', { to: 'general-store' }).me()).toMatchObject({ money: 0, at: 'general-store' })
  })

  test('start-intervene and intervene add their result to the test of another', () => {
    for (const card of ['start-intervene', 'intervene']) {
      const s = scene({
        options: two,
        investigators: { p2: { at: 'graveyard', assets: [card] } },
        doom: { [train]: 2 },
        next: ['1', '1', '5'],
      })
      s.choose('ward', {}).choose('castToHelp', { card })
      expect(s.table.doom[train]).toBe(1)
      expect(s.me('p2').horror).toBe(assetCard(card).horror)
    }
  })

  test('witch-blood: an action again, and a remnant back', () => {
    const s = scene({ investigators: { p1: { assets: ['witch-blood'] } } }).choose('gather', {})
    s.choose('useComponent', { card: 'witch-blood', ability: 0 }).choose('gather', {})
    expect(s.me().money).toBe(2)
    const spent = scene({
      investigators: { p1: { remnants: 1, assets: ['witch-blood'] } },
      effect: 'may spend remnant 1 -> { gain $1 }',
    })
    expect(spent.choose('takeOption', { option: 0 }).me().remnants).toBe(1)
  })

  test('dressed-to-the-nines: one focus rerolls any number; the money action gains $2 more', () => {
    const s = scene({
      investigators: { p1: { focus: ['will'], assets: ['dressed-to-the-nines'] } },
      doom: { [train]: 2 },
      next: ['1', '1', '5', '5'],
    })
    s.choose('ward', {}).choose('spendFocus', { skill: 'will', die: -1 })
    expect(s.happened('testEnded')[0]?.successes).toBe(2)
    const jenny = scene({
      investigators: { p1: { sheet: 'jenny-barnes', assets: ['dressed-to-the-nines'] } },
    })
    expect(jenny.choose('useComponent', { card: 'jenny-barnes', ability: 0 }).me().money).toBe(5)
  })

  test('jennys-twin-45s and 41-derringer: +1 to one die, once', () => {
    for (const card of ['jennys-twin-45s', '41-derringer']) {
      const s = scene({
        investigators: { p1: { assets: [card] } },
        monsters: [thug],
        next: ['4', '4', '1', '1', '1'],
      }).choose('attack', { monster: 'm1' })
      if (s.asked?.step === 'addDice') s.choose('rollNow', {})
      const ability = assetCard(card).abilities.length - 1
      s.choose('raiseDie', { card, ability, die: 0 })
      expect(s.offered('raiseDie')).toEqual([])
    }
  })

  test.each(['mists-of-rlyeh', 'start-mists-of-rlyeh'])('%s: evade with lore', (card) => {
    const s = scene({
      investigators: { p1: { assets: [card] } },
      monsters: [{ ...thug, kind: 'robed-figure' }],
      next: ['5', '1'],
    })
    s.choose('castToEvade', { card })
    expect(s.happened('testBegan')[0]).toMatchObject({ skill: 'lore', pool: 2 })
    expect(s.monster('m1')?.state).toBe('exhausted')
  })

  test('storm-of-spirits: attack with lore, modifier and all', () => {
    const s = scene({
      investigators: { p1: { sheet: 'agnes-baker', assets: ['storm-of-spirits'] } },
      monsters: [thug],
    })
    s.choose('castToAttack', { card: 'storm-of-spirits', monster: 'm1' }).choose('payCasting', {
      remnants: 0,
      damage: false,
    })
    expect(s.happened('testBegan')[0]).toMatchObject({ skill: 'lore', pool: 3 })
  })

  test.each(['astral-travel', 'start-astral-travel'])('%s: two spaces and the result', (card) => {
    const s = scene({ investigators: { p1: { assets: [card] } }, next: ['5', '1'] }).choose('castToMove', {
      card,
    })
    expect(s.position.stack.at(-1)?.args).toMatchObject({ free: 3, paid: 0 })
  })

  test('mr-pawterson saves its owner from attacks', () => {
    const s = scene({
      investigators: { p1: { assets: ['mr-pawterson'] } },
      monsters: [thug],
      from: 'monsterPhase',
    })
    s.choose('use', { card: 'mr-pawterson' })
    expect(s.me()).toMatchObject({ damage: 0, horror: 0, assets: [] })
  })

  test('mysterious-photo, search-for-the-truth, camera and reporting-gig after a clue; precious-memento recovers', () => {
    const gained = (card: string) =>
      scene({ investigators: { p1: { assets: [card] } }, clues: { northside: 1 }, effect: 'gain clue 1' })
    expect(gained('mysterious-photo').picks).toContain('will')
    expect(gained('search-for-the-truth').me().money).toBe(1)
    expect(gained('camera').me().money).toBe(1)
    expect(gained('reporting-gig').me().money).toBe(2)
    const memento = scene({
      investigators: { p1: { assets: [{ card: 'precious-memento', horror: 2 }] } },
      clues: { northside: 1 },
      effect: 'gain clue 1',
    })
    expect(memento.me().assets[0]?.horror).toBe(0)
  })

  test('the-tower, wooden-homunculus: one or all dice', () => {
    const s = scene({
      investigators: { p1: { assets: ['the-tower', 'wooden-homunculus'] } },
      monsters: [thug],
      next: ['1', '1'],
    }).choose('attack', { monster: 'm1' })
    expect(s.offered('useReroll').filter(({ card }) => card === 'the-tower')).toHaveLength(3)
    expect(s.offered('useReroll').filter(({ card }) => card === 'wooden-homunculus')).toHaveLength(3)
  })

  test('overcome-all-odds: each skill twice', () => {
    const s = scene({ investigators: { p1: { focus: ['will'], assets: ['overcome-all-odds'] } } }).choose(
      'focus',
      { skill: 'will' },
    )
    expect(s.me().focus).toEqual(['will', 'will'])
  })

  test('until-the-end-of-time stays, and mends', () => {
    const full = { card: 'until-the-end-of-time', damage: 2, horror: 2 }
    const s = scene({ investigators: { p1: { assets: [full] } }, effect: 'suffer damage 1' })
    expect(s.me()).toMatchObject({ damage: 1, assets: [full] })
    const mended = scene({
      investigators: { p1: { assets: [full] } },
      frame: ['mend', { seat: 'p1', card: 'until-the-end-of-time' }],
    })
    expect(mended.me().assets[0]).toMatchObject({ damage: 1, horror: 1 })
  })

  test('voice-of-the-messenger works on any roll', () => {
    const s = scene({
      investigators: { p1: { assets: ['voice-of-the-messenger', 'dark-pact'] } },
      frame: ['pactReckoning', { seat: 'p1' }],
      next: ['1', '4'],
    })
    s.choose('use', { card: 'voice-of-the-messenger' })
    expect(s.me().horror).toBe(1)
    expect(s.happened('pactFlipped')).toEqual([])
    const inside = scene({
      investigators: { p1: { assets: ['voice-of-the-messenger'] } },
      doom: { [train]: 1 },
      next: ['1', '1', '5', '5'],
    })
    inside.choose('ward', {}).choose('useReroll', { card: 'voice-of-the-messenger', ability: 0, die: -1 })
    expect(inside.me().horror).toBe(1)
  })

  test('heirloom-of-hyperborea: focus after casting', () => {
    const s = scene({
      investigators: { p1: { assets: ['heirloom-of-hyperborea', 'alchemical-process'] } },
      next: ['1', '1'],
    })
    s.choose('useComponent', { card: 'alchemical-process', ability: 0 })
    expect(s.picks).toContain('will')
  })

  test('obannion-member, stevedore, gravedigger, performer, server-at-velmas: a test after gathering', () => {
    for (const [card, at, scenario] of [
      ['obannion-member', train, 'drowned-carillon'],
      ['stevedore', 'river-docks', 'drowned-carillon'],
      ['gravedigger', 'graveyard', 'drowned-carillon'],
      ['performer', 'river-docks', 'drowned-carillon'],
      ['server-at-velmas', 'velmas-diner', 'lamplighters-ledger'],
    ] as const) {
      const s = scene({
        options: { scenario },
        investigators: { p1: { at, assets: [card] } },
        next: ['5', '5', '5'],
      }).choose('gather', {})
      if (s.asked?.step === 'chooseOption') s.choose('takeOption', { option: 0 })
      expect([card, s.me().money]).toEqual([card, 3])
    }
  })

  test('ol-boiler rams a monster after a move', () => {
    const s = scene({
      investigators: { p1: { assets: ['ol-boiler'] } },
      monsters: [{ kind: 'ocean-scion', at: 's1-iron-bridge' }],
    })
    s.choose('move', { to: 's1-iron-bridge' }).choose('use', { card: 'ol-boiler' })
    expect(s.table.monsters).toEqual([])
    expect(s.me().assets[0]).toMatchObject({ card: 'ol-boiler', damage: 2 })
  })

  test('ace-of-swords: sanity for a focus spent', () => {
    const s = scene({
      investigators: { p1: { horror: 1, focus: ['will'], assets: ['ace-of-swords'] } },
      doom: { [train]: 1 },
      next: ['1', '1', '5'],
    })
    s.choose('ward', {}).choose('spendFocus', { skill: 'will', die: 0 })
    expect(s.me().horror).toBe(0)
  })

  test('wrench: three dice alone, one beside another hand', () => {
    const s = inTest('attack', 'strength', ['wrench', 'knife'])
    s.choose('useForDice', { card: 'wrench', ability: 0 })
    expect(s.happened('diceAdded')).toEqual([{ seat: 'p1', card: 'wrench', dice: 3 }])
    expect(s.asked?.step).not.toBe('addDice')
    const beside = inTest('attack', 'strength', ['wrench', 'knife'])
    beside
      .choose('useForDice', { card: 'knife', ability: 0 })
      .choose('useForDice', { card: 'wrench', ability: 0 })
    expect(beside.happened('diceAdded')).toEqual([{ seat: 'p1', card: 'wrench', dice: 1 }])
  })

  test('astronomy-book, hunting-dog: as many dice as there is doom, or clues', () => {
    const s = scene({
      investigators: { p1: { assets: ['astronomy-book', 'hunting-dog'] } },
      doom: { [train]: 2 },
      clues: { northside: 1 },
      next: ['1', '1'],
    }).choose('ward', {})
    expect(s.offered('useReroll').map(({ card, die }) => [card, die])).toEqual([
      ['astronomy-book', -1],
      ['hunting-dog', 0],
      ['hunting-dog', 1],
    ])
  })

  test('king-in-yellow: research after horror', () => {
    const s = scene({
      investigators: { p1: { clues: 1, assets: ['king-in-yellow'] } },
      effect: 'suffer horror 1',
    })
    expect(s.choose('use', { card: 'king-in-yellow' }).table.sheet.clues).toBe(1)
  })

  test('analytical-mind: a die more at the focus limit; synergy shares focus', () => {
    const s = scene({
      investigators: { p1: { focus: ['will', 'strength'], assets: ['analytical-mind'] } },
    }).choose('ward', {})
    expect(s.happened('testBegan')[0]?.pool).toBe(3)
    const shared = scene({
      options: two,
      investigators: { p2: { focus: ['lore'], assets: ['synergy'] } },
    }).choose('ward', {})
    expect(shared.happened('testBegan')[0]?.pool).toBe(3)
  })
})

describe('items and allies with a text of their own', () => {
  test('shotgun: each 6 counts twice', () => {
    const s = inTest('attack', 'strength', ['shotgun']).next('6', '1', '1', '1', '1', '1', '1')
    s.choose('useForDice', { card: 'shotgun', ability: 0 })
    expect(s.happened('testEnded')[0]?.successes).toBe(2)
  })

  test('baseball-bat breaks on a failure', () => {
    const s = inTest('attack', 'strength', ['baseball-bat']).next('1', '1', '1', '1', '1')
    s.choose('useForDice', { card: 'baseball-bat', ability: 0 })
    expect(s.me().assets).toEqual([])
  })

  test('elder-sign-amulet prevents 1 of 2 or more horror; token-of-faith heals', () => {
    const s = scene({
      investigators: { p1: { assets: ['elder-sign-amulet'] } },
      effect: 'suffer horror 3',
    }).choose('assignHorror', { card: 'elder-sign-amulet', n: 3 })
    expect(s.me().assets[0]?.horror).toBe(2)
    const faith = scene({
      investigators: { p1: { horror: 2, assets: ['token-of-faith'] } },
      effect: 'suffer horror 1',
    }).choose('assignHorror', { card: 'token-of-faith', n: 1 })
    expect(faith.me().horror).toBe(1)
  })

  test('lucky-cigarette-case, lucky-charm, silver-key, arthur-johnson and true-magick change dice', () => {
    const s = scene({
      investigators: {
        p1: { assets: ['lucky-cigarette-case', 'lucky-charm', 'silver-key', 'arthur-johnson'] },
      },
      doom: { [train]: 2 },
      next: ['1', '4'],
    }).choose('ward', {})
    expect(new Set(s.offered('useReroll').map(({ card }) => card))).toEqual(
      new Set(['lucky-charm', 'silver-key', 'arthur-johnson']),
    )
    expect(s.offered('raiseDie').map(({ card }) => card)).toContain('lucky-cigarette-case')
    const magic = scene({
      investigators: { p1: { assets: ['true-magick', 'alchemical-process'] } },
      next: ['1', '1'],
    })
    magic.choose('useComponent', { card: 'alchemical-process', ability: 0 })
    expect(magic.me().horror).toBe(0)
    expect(magic.offered('useReroll').map(({ card }) => card)).toEqual(['true-magick'])
  })

  test('map-of-arkham: a space more', () => {
    const s = scene({ investigators: { p1: { assets: ['map-of-arkham'] } } })
    s.choose('move', { to: 's1-iron-bridge' })
      .choose('walk', { to: 'black-cave' })
      .choose('walk', { to: 'graveyard' })
    expect(s.me().at).toBe('graveyard')
  })

  test('police-whistle exhausts a Human nearby, in the turn and without an action', () => {
    const s = scene({
      investigators: { p1: { assets: ['police-whistle'] } },
      monsters: [{ kind: 'robed-figure', at: 'arkham-advertiser' }],
    })
    s.choose('useInTurn', { card: 'police-whistle' })
    expect(s.monster('m1')?.state).toBe('exhausted')
    expect(s.table.turn?.actions).toBe(2)
  })

  test('first-aid-kit, grimms-fairy-tales, zora-larson, healing-elixir, salt-of-three-wells, mysterious-serum, delphinia-bell, ezra-graves have actions', () => {
    const acted = (card: string) =>
      scene({
        investigators: { p1: { damage: 3, horror: 2, remnants: 2, assets: [card] } },
        doom: { [train]: 2 },
      }).choose('useComponent', { card, ability: 0 })
    expect(acted('first-aid-kit').me().damage).toBe(2)
    expect(acted('grimms-fairy-tales').me().horror).toBe(1)
    expect(acted('zora-larson').me().horror).toBe(1)
    expect(acted('healing-elixir').me()).toMatchObject({ damage: 0, horror: 1, assets: [] })
    expect(acted('salt-of-three-wells').table.doom[train]).toBe(0)
    expect(acted('mysterious-serum').me()).toMatchObject({ damage: 0, horror: 0 })
    expect(acted('delphinia-bell').me().remnants).toBe(1)
    const ezra = acted('ezra-graves')
    expect(ezra.me()).toMatchObject({ remnants: 0, horror: 3 })
  })

  test('fine-clothes: half the price once', () => {
    const display = ['shotgun', 'knife', 'lantern', 'camera', 'crowbar']
    const s = scene({
      display,
      investigators: { p1: { money: 9, assets: ['fine-clothes'] } },
      effect: 'buy common any',
    })
    s.choose('buyCheaply', { card: 'shotgun', by: 'fine-clothes' })
    expect(s.me().money).toBe(6)
    expect(s.offered('buyCheaply')).toEqual([])
  })

  test('encyclopedia and grotesque-statue after their actions', () => {
    const s = scene({ investigators: { p1: { assets: ['encyclopedia'] } } }).choose('focus', {
      skill: 'will',
    })
    expect(s.choose('takeOption', { option: 0 }).me().focus).toEqual(['will', 'lore'])
    const statue = scene({
      investigators: { p1: { clues: 1, assets: ['grotesque-statue'] } },
      next: ['1', '1', '1'],
    }).choose('research', {})
    if (statue.asked?.step === 'changeDice') statue.choose('keepDice', {})
    statue.choose('takeOption', { option: 0 })
    expect(statue.table.sheet.clues).toBe(1)
  })

  test('tattered-cloak hides its owner until they attack', () => {
    const s = scene({
      investigators: { p1: { assets: ['tattered-cloak'] } },
      monsters: [{ kind: 'ocean-scion', at: train }],
      next: ['1', '1'],
    })
    expect(s.monster('m1')?.state).toBe('ready')
    s.choose('focus', { skill: 'will' })
    expect(s.monster('m1')?.state).toBe('ready')
    s.choose('attack', { monster: 'm1' })
    if (s.asked?.step === 'changeDice') s.choose('keepDice', {})
    expect(s.me().sheet).not.toBeNull()
    expect(s.monster('m1')?.provokedBy).toEqual(['p1'])
  })

  test('pallid-mask prevents horror of an attack', () => {
    const s = scene({
      investigators: { p1: { assets: ['pallid-mask'] } },
      monsters: [thug],
      from: 'monsterPhase',
    })
    s.choose('prevent', { card: 'pallid-mask', what: 'horror' })
    expect(s.me()).toMatchObject({ damage: 1, horror: 0 })
  })

  test('alice-luxley and astrolabe: a die for each clue', () => {
    const s = scene({
      investigators: { p1: { clues: 2, assets: ['alice-luxley', 'astrolabe'] } },
      clues: { northside: 1 },
    }).choose('ward', {})
    s.choose('useForDice', { card: 'astrolabe', ability: 0 })
    expect(s.happened('diceAdded')).toEqual([{ seat: 'p1', card: 'astrolabe', dice: 3 }])
    s.choose('useForDice', { card: 'alice-luxley', ability: 0 })
    expect(s.happened('diceAdded')[0]?.dice).toBe(3)
  })

  test('gabriel-carillo and pocket-watch: an action more', () => {
    const s = scene({
      investigators: { p1: { assets: ['gabriel-carillo', 'pocket-watch'] } },
      from: 'actionPhase',
    })
    expect(actionsLeft(s, 'p1')).toBe(4)
  })

  test('leland-williams brings a curio', () => {
    const deck = ['leland-williams', ...contents.allies.cards.filter((card) => card !== 'leland-williams')]
    const s = scene({ table: { allyDeck: deck }, effect: 'gain ally' })
    if (s.asked?.step === 'choosing') s.pick('deck')
    expect(s.me().assets).toHaveLength(2)
  })

  test('jenica-capra and tetsuo-mori after a defeat in an attack', () => {
    const won = (card: string) =>
      scene({
        investigators: { p1: { clues: 1, assets: [card] } },
        doom: { [train]: 1 },
        monsters: [{ ...thug, kind: 'robed-figure' }],
        next: ['5', '1', '1'],
      }).choose('attack', { monster: 'm1' })
    expect(won('jenica-capra').choose('takeOption', { option: 0 }).table.doom[train]).toBe(0)
    expect(won('tetsuo-mori').pick('1').table.sheet.clues).toBe(1)
  })

  test('stray-dog bites back; stray-cat helps to evade; black-cat takes horror for a success', () => {
    const s = scene({
      investigators: { p1: { assets: ['stray-dog'] } },
      monsters: [thug],
      from: 'monsterPhase',
    })
    s.choose('takeDamage', {}).choose('takeHorror', {})
    expect(s.monster('m1')?.damage).toBe(1)
    const cat = scene({
      investigators: { p1: { assets: ['stray-cat'] } },
      monsters: [thug],
      next: ['1', '1'],
    }).choose('evade', {})
    expect(cat.choose('addSuccesses', { card: 'stray-cat', ability: 0 }).happened('evaded')).toHaveLength(1)
    const black = scene({
      investigators: { p1: { assets: ['black-cat', 'alchemical-process'] } },
      next: ['1', '1'],
    })
    black
      .choose('useComponent', { card: 'alchemical-process', ability: 0 })
      .choose('assignHorror', { card: 'black-cat', n: 1 })
    expect(black.me().money).toBe(1)
  })

  test('rare-books-access after an encounter at the university', () => {
    const s = scene({
      options: { scenario: 'lamplighters-ledger' },
      investigators: { p1: { at: 'orne-library', assets: ['rare-books-access'] } },
      frame: ['visitLibrary', { seat: 'p1' }],
    })
    if (s.asked?.step === 'choosing') s.pick('deck')
    expect(s.me().assets).toHaveLength(2)
  })

  test('dark-blessing: 4 succeeds, two dice for the pact', () => {
    const s = scene({
      investigators: { p1: { assets: ['dark-blessing', 'dark-pact'] } },
      frame: ['pactReckoning', { seat: 'p1' }],
      next: ['2', '3'],
    })
    expect(s.happened('pactRolled')).toHaveLength(2)
    const tested = scene({
      investigators: { p1: { assets: ['dark-blessing'] } },
      effect: 'test will { pass: gain $1 / fail: none }',
      next: ['4', '1', '1'],
    })
    expect(tested.me().money).toBe(1)
  })

  test('contraband-whiskey: $2 for a horror on it', () => {
    const s = scene({ investigators: { p1: { at: 'river-docks', assets: ['contraband-whiskey'] } } })
      .choose('gather', {})
      .choose('use', { card: 'contraband-whiskey' })
    expect(s.me().money).toBe(3)
    expect(s.me().assets[0]?.horror).toBe(1)
  })

  test('deputy-of-arkham and the-moon raise the focus limit', () => {
    const s = scene({
      investigators: {
        p1: { focus: ['will', 'lore', 'influence'], assets: ['deputy-of-arkham', 'the-moon'] },
      },
    }).choose('focus', { skill: 'strength' })
    expect(s.me().focus).toHaveLength(4)
  })
})

describe('spells', () => {
  const rows = rowsOf('Spells')
  test.each(everyCard(contents, 'spells'))('%s costs its horror and needs its hands', (card) => {
    const row = rows.find((each) => each['id'] === card)!
    expect(assetCard(card)).toMatchObject({
      hands: counted(row['hands']!),
      horror: counted(row['Ho']!),
      price: counted(row['price']!),
    })
    const s = scene({
      investigators: { p1: { assets: [card] } },
      frame: ['cast', { seat: 'p1', card, modifier: 0, purpose: { for: 'spell', card, monster: null } }],
    })
    if (s.asked?.step === 'preventHarm') s.choose('allowHarm', {})
    expect(s.me().horror).toBe(counted(row['Ho']!))
    expect(s.happened('testBegan')[0]?.skill).toBe('lore')
  })

  const cast = (card: string, next: string[], setting: Setting = {}) =>
    scene({ investigators: { p1: { assets: [card], damage: 3 } }, next, ...setting }).choose('useComponent', {
      card,
      ability: 0,
    })

  test('shriveling, wrack, binding: at monsters', () => {
    const near = { monsters: [{ kind: 'ocean-scion', at: 'arkham-advertiser', state: 'exhausted' as const }] }
    expect(cast('shriveling', ['5'], near).monster('m1')?.damage).toBe(1)
    expect(cast('wrack', ['5', '5', '1'], { monsters: [thug] }).table.monsters).toEqual([])
    expect(
      cast('binding', ['5'], { monsters: [{ kind: 'ocean-scion', at: 'graveyard' }] }).monster('m1')?.state,
    ).toBe('exhausted')
  })

  test('healing-words heals by its result; find-gate and start-find-gate move to doom', () => {
    expect(cast('healing-words', ['5']).me().damage).toBe(2)
    for (const card of ['find-gate', 'start-find-gate'])
      expect(cast(card, ['5', '1'], { doom: { graveyard: 1 } }).me().at).toBe('graveyard')
  })

  test('instill-bravery and start-flesh-ward prevent', () => {
    const s = scene({
      options: two,
      investigators: { p2: { assets: ['instill-bravery'] } },
      effect: 'suffer horror 2',
      next: ['5', '5'],
    })
    s.choose('prevent', { card: 'instill-bravery', what: 'horror' })
    expect(s.me().horror).toBe(0)
    const ward = scene({
      investigators: { p1: { assets: ['start-flesh-ward'] } },
      effect: 'suffer damage 2',
      next: ['5', '1'],
    })
    expect(ward.choose('prevent', { card: 'start-flesh-ward', what: 'damage' }).me().damage).toBe(1)
  })

  test('lure-monster: it comes nearer instead of activating', () => {
    const s = scene({
      investigators: { p1: { assets: ['lure-monster'] } },
      monsters: [{ kind: 'hybrid-thug', at: 'south-church' }],
      next: ['5', '1'],
      from: 'monsterPhase',
    })
    s.choose('use', { card: 'lure-monster' })
    expect(s.happened('monsterActivated')).toEqual([])
    expect(s.happened('monsterMoved').length + Number(s.asked?.step === 'choosing')).toBeGreaterThan(0)
  })

  test('banishment: to the unstable space, in the turn, once per round', () => {
    const s = scene({
      investigators: { p1: { assets: ['banishment'] } },
      eventDiscard: ['dc-10'],
      monsters: [thug],
      next: ['5'],
    })
    s.choose('useInTurn', { card: 'banishment' })
    expect(s.monster('m1')).toMatchObject({ at: 'black-cave', state: 'ready' })
    expect(s.refusal('useInTurn', { card: 'banishment' })).toBe('AH-410.3-2')
  })

  test('the-beast-within: five dice', () => {
    const s = scene({
      investigators: { p1: { assets: ['the-beast-within', 'knife'] } },
      monsters: [thug],
      next: ['5', '1', '5', '5', '1', '1', '1'],
    })
    s.choose('castToAttack', { card: 'the-beast-within', monster: 'm1' })
    expect(s.happened('diceRolled').at(-1)?.dice).toHaveLength(5)
    expect(s.table.monsters).toEqual([])
  })

  test('clairvoyance: looks at decks and puts a card under one', () => {
    const s = scene({
      investigators: { p1: { assets: ['clairvoyance'] } },
      hoodDecks: { rivertown: ['rivertown-1'] },
      next: ['5', '1'],
      from: 'actionPhase',
    })
    s.choose('use', { card: 'clairvoyance' }).pick('rivertown')
    expect(s.happened('deckForeseen')).toEqual([{ hood: 'rivertown', card: 'rivertown-1' }])
    s.choose('putUnder', { hood: 'rivertown' })
    expect(s.table.hoodDecks['rivertown']!.at(-1)).toBe('rivertown-1')
  })
})

describe('conditions and pacts', () => {
  test('blessed succeeds with 4 and goes with a failure; cursed needs 6 and goes with a success', () => {
    const tested = (card: string, ...next: string[]) =>
      scene({
        investigators: { p1: { assets: [card] } },
        effect: 'test will { pass: gain $1 / fail: none }',
        next,
      })
    expect(tested('blessed', '4', '1', '1').me()).toMatchObject({ money: 1 })
    expect(tested('blessed', '3', '1', '1').me().assets).toEqual([])
    expect(tested('cursed', '5', '1', '1').me()).toMatchObject({ money: 0 })
    expect(tested('cursed', '6', '1', '1').me()).toMatchObject({ money: 1, assets: [] })
  })

  const due = (card: DarkPact, setting: Setting = {}) => {
    const pact = Number(card.at(-1))
    return scene({
      investigators: { p1: { assets: ['dark-pact'] } },
      ...setting,
      table: {
        pacts: { p1: pact },
        pactPile: [1, 2, 3, 4, 5, 6].filter((each) => each !== pact),
        ...setting.table,
      },
      frame: ['flipPact', { seat: 'p1' }],
    })
  }

  test('dark-pact-1 places three doom; dark-pact-3 devours', () => {
    expect(due('dark-pact-1').table.doom[train]).toBe(3)
    expect(due('dark-pact-3', { options: two }).me().sheet).toBeNull()
  })
  test('dark-pact-2 devours another; alone nothing happens', () => {
    expect(due('dark-pact-2', { options: two }).me('p2').sheet).toBeNull()
    expect(due('dark-pact-2').me().sheet).not.toBeNull()
  })
  test('dark-pact-4 spawns on each space of the neighbourhood, and the engaged attack', () => {
    const s = due('dark-pact-4', { monsterDeckBottom: ['robed-figure', 'robed-figure', 'robed-figure'] })
    expect(s.table.monsters).toHaveLength(3)
    expect(s.me().damage).toBe(1)
  })
  test('dark-pact-5 draws six tokens', () => {
    const s = due('dark-pact-5', { cup: Array<string>(3).fill('blank') })
    expect(s.happened('tokenDrawn').length).toBeGreaterThanOrEqual(3)
    expect(s.me().assets.map(({ card }) => card)).not.toContain('dark-pact-5')
  })
  test('[AH-R109] [AH-R113] dark-pact-5: what one of its six tokens brings about is over before the next is drawn', () => {
    const s = due('dark-pact-5', {
      codex: ['1', '51'],
      sheet: { doom: 2 },
      doom: { 'arkham-advertiser': 3 },
      eventDeckBottom: ['dc-01'],
      monsterDeckBottom: ['hybrid-thug'],
      // The pact itself has a reckoning: a six.
      cup: ['spread-doom', 'reckoning', '6', 'blank', 'blank', 'blank', 'spawn-clue'],
    })
    expect(s.happened('tokenDrawn').map(({ token }) => token)).toEqual(['spread-doom', 'reckoning'])
    s.pick('sheet').pick('codex 53')
    // The panic makes it the third doom on the sheet; page 51 is turned and brings a Deep One, on whose space the reckoning puts doom.
    expect(s.table.codex.map(({ card }) => card)).toEqual(['1', '53'])
    expect(s.monster('m1')).toMatchObject({ kind: 'hybrid-thug', at: 'river-docks' })
    expect(s.table.doom['river-docks']).toBe(1)
    expect(s.happened('tokenDrawn')).toHaveLength(4)
  })
  test('dark-pact-6 discards three clues, and dooms where there are too few', () => {
    expect(due('dark-pact-6').table.sheet.doom).toBe(1)
    expect(due('dark-pact-6', { sheet: { clues: 3 } }).table.sheet).toMatchObject({ clues: 0, doom: 0 })
  })
})
