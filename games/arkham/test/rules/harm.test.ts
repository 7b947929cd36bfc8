import { describe, expect, test } from 'vitest'
import { assetCard, cardsOfPile } from '../../catalogue.ts'
import { scene } from '../scene.ts'

/** AH-413 to AH-416, AH-424, AH-427, AH-432, AH-440, AH-443, AH-447, AH-450, AH-454, AH-459, AH-460, AH-467, AH-468, AH-470, AH-485, AH-486, AH-489, AH-490, AH-496: harm and assets. */

const train = 'train-station'
const two = { players: 2 } as const

describe('damage and horror', () => {
  test('[AH-440.1] [AH-440.3] [AH-440.4] [AH-460.1] [AH-460.3] [AH-460.4] what is suffered lies on the sheet', () => {
    const s = scene({ effect: 'suffer damage 2; suffer horror 1' })
    expect(s.me()).toMatchObject({ damage: 2, horror: 1 })
  })

  test('[AH-440.5] [AH-460.5] [AH-R130] recovering removes it, the surplus is lost', () => {
    const s = scene({
      investigators: { p1: { damage: 2, horror: 1 } },
      effect: 'heal health 1 self; heal sanity 3 self',
    })
    expect(s.me()).toMatchObject({ damage: 1, horror: 0 })
  })

  test('[AH-440.6] [AH-486.1] damage equal to the health defeats; [AH-460.6] [AH-450.1] so does horror equal to the sanity', () => {
    const by = (effect: string) => scene({ options: two, effect })
    expect(by('suffer damage 6').me().sheet).toBe('tommy-muldoon')
    expect(by('suffer damage 7').me().sheet).toBeNull()
    expect(by('suffer horror 4').me().sheet).toBe('tommy-muldoon')
    expect(by('suffer horror 5').me().sheet).toBeNull()
  })

  test('[AH-440.8] [AH-460.8] direct harm is not assigned', () => {
    const s = scene({
      investigators: { p1: { assets: ['zora-larson'] } },
      effect: 'suffer direct-damage 1; suffer direct-horror 1',
    })
    expect(s.me()).toMatchObject({ damage: 1, horror: 1 })
  })

  test('[AH-440.9] [AH-440.12] [AH-413.7] [AH-413.9] [AH-467.2] as much as is left of the health', () => {
    const s = scene({
      investigators: { p1: { assets: [{ card: 'zora-larson', damage: 1 }] } },
      effect: 'suffer damage 3',
    })
    expect(s.offered('assignDamage')).toEqual([{ card: 'zora-larson', n: 1 }])
    s.choose('assignDamage', { card: 'zora-larson', n: 1 })
    expect(s.me()).toMatchObject({ damage: 2, assets: [] })
  })

  test('[AH-460.7] [AH-460.9] [AH-460.12] [AH-460.11] [AH-R06] horror likewise, against the sanity', () => {
    const s = scene({ investigators: { p1: { assets: ['zora-larson'] } }, effect: 'suffer horror 2' })
    expect(s.offered('assignHorror').map(({ n }) => n)).toEqual([2, 1])
    s.choose('assignHorror', { card: 'zora-larson', n: 1 })
    expect(s.me().assets[0]).toMatchObject({ card: 'zora-larson', horror: 1 })
    expect(s.me().horror).toBe(1)
  })

  test('[AH-440.10] [AH-460.10] [AH-467.4] [AH-R128] [AH-R129] allies recover', () => {
    const s = scene({
      options: two,
      investigators: { p2: { assets: [{ card: 'zora-larson', damage: 1 }] }, p1: { damage: 1 } },
      effect: 'heal health 1 one-here',
    })
    expect(s.picks).toEqual(['p1', 'p2 zora-larson'])
    expect(s.pick('p2 zora-larson').me('p2').assets[0]?.damage).toBe(0)
    const own = scene({
      investigators: { p1: { assets: [{ card: 'zora-larson', horror: 1 }] } },
      effect: 'heal sanity 1 self-or-ally',
    })
    expect(own.me().assets[0]?.horror).toBe(0)
  })

  test('[AH-R81] [AH-R82] of one blow at most one asset takes damage and one takes horror; then all is placed', () => {
    const s = scene({
      investigators: { p1: { assets: ['zora-larson', 'pain-killers', 'liquid-courage'] } },
      monsters: [{ kind: 'shallows-predator', at: train, engagedWith: ['p1'] }],
      from: 'monsterPhase',
    })
    s.choose('assignDamage', { card: 'pain-killers', n: 1 })
    expect(s.asked?.step).toBe('horrorToAsset')
    expect(s.me().assets.every(({ damage }) => damage === 0)).toBe(true)
    s.choose('assignHorror', { card: 'liquid-courage', n: 1 })
    expect(s.me()).toMatchObject({ damage: 0, horror: 0 })
  })

  test('[AH-490.1] [AH-R83] what is prevented is not suffered; prevention comes first, that of an asset after assignment', () => {
    const s = scene({
      investigators: { p1: { assets: ['mamas-amulet', 'bulletproof-vest'] } },
      effect: 'suffer damage 4',
    })
    s.choose('prevent', { card: 'mamas-amulet', what: 'damage' })
    s.choose('assignDamage', { card: 'bulletproof-vest', n: 3 })
    expect(s.me().damage).toBe(0)
    expect(s.me().assets.find(({ card }) => card === 'bulletproof-vest')?.damage).toBe(2)
  })

  test('spells of others prevent harm on any space, in player order', () => {
    const s = scene({
      options: two,
      investigators: { p2: { at: 'graveyard', assets: ['flesh-ward'] } },
      effect: 'suffer damage 2',
      next: ['5', '1'],
    })
    expect(s.asked).toEqual({ step: 'preventHarm', seat: 'p2' })
    s.choose('prevent', { card: 'flesh-ward', what: 'damage' })
    expect(s.me().damage).toBe(1)
    expect(s.me('p2').horror).toBe(1)
  })
})

describe('assets', () => {
  test('[AH-413.1] [AH-413.2] [AH-413.5] [AH-413.6] [AH-459.1] [AH-467.1] [AH-470.1] [AH-489.1] five types', () => {
    const types = (['item', 'ally', 'spell', 'special', 'starting', 'condition'] as const).map((pile) =>
      [...new Set(cardsOfPile(pile).map((card) => assetCard(card).type))].toSorted(),
    )
    expect(types).toEqual([
      ['item'],
      ['ally'],
      ['spell'],
      ['ally', 'item', 'talent'],
      ['condition', 'item', 'spell', 'talent'],
      ['condition'],
    ])
  })

  test('[AH-414-1] [AH-459.9] [AH-467.6] [AH-489.12] [AH-R01] items, allies and spells go under their decks', () => {
    const thrown = (card: string) =>
      scene({ investigators: { p1: { assets: [card] } }, frame: ['discardAsset', { seat: 'p1', card }] })
        .table
    expect(thrown('knife').itemDeck.at(-1)).toBe('knife')
    expect(thrown('zora-larson').allyDeck.at(-1)).toBe('zora-larson')
    expect(thrown('wither').spellDeck.at(-1)).toBe('wither')
  })

  test('[AH-414-2] [AH-427.6] [AH-470.3] [AH-424.6] [AH-468.8] [AH-R125] [AH-R136] special cards, starting cards and conditions go to their piles', () => {
    const thrown = (card: string) =>
      scene({ investigators: { p1: { assets: [card] } }, frame: ['discardAsset', { seat: 'p1', card }] })
        .table
    expect(thrown('stevedore').specialPile).toContain('stevedore')
    expect(thrown('becky').itemDeck).not.toContain('becky')
    expect(thrown('blessed').blessings).toBe(8)
    expect(thrown('dark-pact').pactPile).toHaveLength(6)
  })

  test('[AH-459.2-1] [AH-459.2-2] [AH-489.2] [AH-459.4] [AH-470.2] prices, health and sanity', () => {
    expect(assetCard('shotgun').price).toBe(6)
    expect(assetCard('service-piece').price).toBeNull()
    expect(assetCard('wither').price).toBe(2)
    expect(assetCard('the-moon').sanity).toBe(3)
  })

  test('[AH-459.5] [AH-485.2] [AH-485.4] [AH-R121] [AH-R133] an item of the display, or the top card unseen; the display is filled again', () => {
    const s = scene({ effect: 'gain item any' })
    const [first] = s.table.display
    expect(s.picks).toEqual([...s.table.display, 'deck'])
    s.pick(first!)
    expect(s.me().assets.map(({ card }) => card)).toEqual([first])
    expect(s.table.display).toHaveLength(5)
  })

  test('[AH-459.6-1] [AH-459.6-2] with a trait: from the deck until one has it, the others under the deck', () => {
    const s = scene({ items: ['knife', 'lantern', 'mystic-tome'], effect: 'gain item tome' })
    if (s.asked?.step === 'choosing') s.pick('deck')
    expect(s.me().assets.map(({ card }) => card)).toEqual(['mystic-tome'])
    expect(s.table.itemDeck.slice(-2).toSorted()).toEqual(['knife', 'lantern'])
  })

  test('[AH-R120] nothing is gained where no card has the trait', () => {
    const s = scene({
      table: { itemDeck: [], display: [] },
      unsound: true,
      effect: 'gain item tome; gain $1',
    })
    expect(s.me()).toMatchObject({ assets: [], money: 1 })
  })

  test('[AH-467.3] an ally from the top of the deck', () => {
    const s = scene({ effect: 'gain ally' })
    expect(assetCard(s.me().assets[0]!.card).type).toBe('ally')
    expect(s.table.allyDeck).toHaveLength(s.me().assets.length === 1 ? 11 : 11)
  })

  test('[AH-E13] [AH-427.1] [AH-427.3] [AH-427.4] [AH-427.5] a special card by its name', () => {
    const s = scene({ effect: 'gain special ezra-graves' })
    expect(s.me().assets.map(({ card }) => card)).toEqual(['ezra-graves'])
    expect(s.table.specialPile).not.toContain('ezra-graves')
  })

  test('[AH-R122] a special card that somebody has is not available', () => {
    const s = scene({
      options: two,
      investigators: { p2: { assets: ['ezra-graves'] } },
      effect: 'gain special ezra-graves',
    })
    expect(s.me().assets).toEqual([])
  })

  test('[AH-424.2] [AH-424.4] starting cards come with the sheet only', () => {
    const decks = scene().table
    const starting = cardsOfPile('starting')
    for (const pile of [decks.itemDeck, decks.spellDeck, decks.allyDeck, decks.specialPile])
      expect(pile.some((card) => starting.includes(card))).toBe(false)
  })
})

describe('buying', () => {
  const display = ['knife', 'shotgun', 'lantern', 'silver-key', 'pain-killers']

  test('[AH-432.1] [AH-459.7] an item of the display for its value', () => {
    const s = scene({ display, investigators: { p1: { money: 3 } }, effect: 'buy common 1' })
    expect(s.offered('buy').map(({ card }) => card)).toEqual(['knife', 'lantern', 'pain-killers'])
    expect(s.refusal('buy', { card: 'shotgun' })).toBe('AH-432.1')
    s.choose('buy', { card: 'lantern' })
    expect(s.me()).toMatchObject({ money: 1 })
    expect(s.table.display).toHaveLength(5)
  })

  test('[AH-432.2] [AH-454.1] [AH-R118] half price is rounded up', () => {
    const s = scene({ display, investigators: { p1: { money: 3 } }, effect: 'buy common 1 half' })
    expect(s.choose('buy', { card: 'knife' }).me().money).toBe(2)
  })

  test('[AH-432.3] [AH-454.2] half of half is no discount', () => {
    const s = scene({
      display,
      investigators: { p1: { money: 3, assets: ['henry-wan'] } },
      effect: 'buy common 1 half',
    })
    expect(s.offered('buyCheaply')).toEqual([])
    const full = scene({
      display,
      investigators: { p1: { money: 3, assets: ['henry-wan'] } },
      effect: 'buy common 1',
    })
    expect(full.choose('buyCheaply', { card: 'shotgun', by: 'henry-wan' }).me().money).toBe(0)
  })

  test('[AH-432.4] [AH-485.3] [AH-R119] instead of buying up to two cards are discarded', () => {
    const s = scene({ display, effect: 'buy common 1' })
    s.choose('clearDisplay', { card: 'shotgun' }).choose('clearDisplay', { card: 'silver-key' })
    expect(s.table.display).toHaveLength(5)
    expect(s.table.itemDeck.slice(-2)).toEqual(['shotgun', 'silver-key'])
    const bought = scene({ display, investigators: { p1: { money: 9 } }, effect: 'buy common any' })
    expect(bought.choose('buy', { card: 'knife' }).offered('clearDisplay')).toEqual([])
  })

  test('[AH-485.5] several purchases are one: the display is filled at the end', () => {
    const s = scene({ display, investigators: { p1: { money: 9 } }, effect: 'buy common any' })
    s.choose('buy', { card: 'knife' })
    expect(s.table.display).toHaveLength(4)
    s.choose('stopBuying', {})
    expect(s.table.display).toHaveLength(5)
  })

  test('[AH-R131] with an empty deck the display stays short', () => {
    const s = scene({
      display,
      table: { itemDeck: [] },
      unsound: true,
      investigators: { p1: { money: 1 } },
      effect: 'buy common 1',
    })
    expect(s.choose('buy', { card: 'knife' }).table.display).toHaveLength(4)
  })

  test('[AH-R132] spells have values and no display', () => {
    expect(cardsOfPile('spell').every((card) => assetCard(card).price !== null)).toBe(true)
    expect(scene().table.display.every((card) => assetCard(card).type === 'item')).toBe(true)
  })
})

describe('spells', () => {
  test('[AH-489.5] the top card; [AH-489.6-1] [AH-489.6-2] or the first with the trait', () => {
    const s = scene({
      table: { spellDeck: ['wither', 'binding', 'wrack'] },
      unsound: true,
      effect: 'gain spell',
    })
    expect(s.me().assets.map(({ card }) => card)).toEqual(['wither'])
    const ritual = scene({
      table: { spellDeck: ['wither', 'binding', 'wrack'] },
      unsound: true,
      effect: 'gain spell ritual',
    })
    expect(ritual.me().assets.map(({ card }) => card)).toEqual(['binding'])
    expect(ritual.table.spellDeck).toEqual(['wrack', 'wither'])
  })

  test('[AH-489.3] [AH-489.4] [AH-489.7] [AH-489.8-1] [AH-R85] [AH-R126] casting: horror, then a lore test, then its effect', () => {
    const s = scene({ investigators: { p1: { assets: ['alchemical-process'] } }, next: ['5', '6'] })
    s.choose('useComponent', { card: 'alchemical-process', ability: 0 })
    expect(s.story.indexOf('harmSuffered')).toBeLessThan(s.story.indexOf('testBegan'))
    expect(s.me()).toMatchObject({ horror: 1, money: 2 })
  })

  test('[AH-489.8-2] a caster who is defeated by the horror does not complete the casting', () => {
    const s = scene({ options: two, investigators: { p1: { horror: 4, assets: ['alchemical-process'] } } })
    s.choose('useComponent', { card: 'alchemical-process', ability: 0 })
    expect(s.me().sheet).toBeNull()
    expect(s.happened('testBegan')).toEqual([])
  })

  test('[AH-489.9] [AH-496.2] remnants prevent horror of the casting', () => {
    const s = scene({ investigators: { p1: { remnants: 1, assets: ['alchemical-process'] } } })
    s.choose('useComponent', { card: 'alchemical-process', ability: 0 })
    s.choose('payCasting', { remnants: 1, damage: false })
    expect(s.me()).toMatchObject({ remnants: 0, horror: 0 })
  })

  test('[AH-489.10] its hands count in its own test', () => {
    const s = scene({
      investigators: { p1: { damage: 1, assets: ['healing-words', 'mystic-tome', 'mystic-scroll'] } },
    })
    s.choose('useComponent', { card: 'healing-words', ability: 0 })
    expect(s.offered('useForDice').map(({ card }) => card)).toEqual(['mystic-scroll'])
  })

  test('[AH-496.3] effects let investigators spend remnants', () => {
    const s = scene({ investigators: { p1: { remnants: 2 } }, effect: 'may spend remnant 2 -> { gain $3 }' })
    expect(s.choose('takeOption', { option: 0 }).me()).toMatchObject({ remnants: 0, money: 3 })
  })
})

describe('conditions', () => {
  test('[AH-468.1] [AH-468.2] [AH-468.4] one of each name', () => {
    const s = scene({ investigators: { p1: { assets: ['blessed'] } }, effect: 'gain condition blessed' })
    expect(s.me().assets).toHaveLength(1)
  })

  test('[AH-R123] blessed meets cursed: the card is discarded, as a cost as well', () => {
    const s = scene({ investigators: { p1: { assets: ['blessed'] } }, effect: 'gain condition cursed' })
    expect(s.me().assets).toEqual([])
    const paid = scene({
      investigators: { p1: { assets: ['blessed'] } },
      effect: 'may gain condition cursed -> { gain $4 }',
    }).choose('takeOption', { option: 0 })
    expect(paid.me()).toMatchObject({ money: 4, assets: [] })
  })

  test('[AH-E20] [AH-468.6] [AH-468.7] [AH-R124] [AH-457.1] a random dark pact whose back nobody sees', () => {
    const s = scene({ effect: 'gain condition dark-pact' })
    expect(s.table.pactPile).toHaveLength(5)
    const view = s.seen() as Record<string, unknown>
    expect(view).not.toHaveProperty('pacts')
    expect(JSON.stringify(view)).not.toContain('"pacts"')
  })
})
