import { describe, expect, test } from 'vitest'
import { items } from '../../cards/items.ts'
import { type Setting, scene } from '../scene.ts'
import { charges } from './about.ts'

const canteen: Setting = { map: 'A1=B1', rooms: { A1: 'canteen' } }
const top: Setting = { itemDeck: ['crowbar', 'toolkit', 'serum', 'flare'] }

describe('Search', () => {
  test('[AL-311] 1 card in any sector', () => {
    const s = scene(top).choose('search', { how: 'one' })
    expect(s.hero.items.map(({ item }) => item)).toEqual(['crowbar'])
    expect(s.table.itemDeck[0]).toBe('toolkit')
    expect(s.table.itemDeck).toHaveLength(items.length - 1)
  })

  test('[AL-312] once per game in each room 3 instead, if the Hero likes', () => {
    const s = scene({ ...canteen, ...top })
    expect(s.may('search', { how: 'one' })).toBe(true)
    s.choose('search', { how: 'three' })
    expect(s.hero.items.map(({ item }) => item)).toEqual(['crowbar', 'toolkit', 'serum'])
  })

  test('[AL-312] not in a corridor', () => {
    const s = scene(top)
    expect(s.may('search', { how: 'three' })).toBe(false)
    expect(s.offered('search')).toEqual([{ how: 'one' }])
  })

  test('[AL-313] the room is marked, and further Searches there draw 1', () => {
    const s = scene({ ...canteen, ...top }).choose('search', { how: 'three' })
    expect(s.hero.searched).toEqual(['canteen'])
    expect(s.happened('roomSearched')).toEqual([{ room: 'canteen' }])
    if (s.asked?.step === 'upgradeWhich') s.choose('stopUpgrading', {})
    expect(s.asked?.step).toBe('act')
    expect(s.refusal('search', { how: 'three' })).toBe('AL-313')
    s.choose('search', { how: 'one' })
    expect(s.hero.items).toHaveLength(4)
  })

  test('[AL-313] drawing 1 does not use the room up, and another room is another matter', () => {
    const s = scene({ ...canteen, ...top }).choose('search', { how: 'one' })
    expect(s.hero.searched).toEqual([])
    expect(scene({ ...canteen, searched: ['armoury'] }).may('search', { how: 'three' })).toBe(true)
  })

  test('[AL-314] [AL-R20] all are kept; there is no limit', () => {
    const many = items.slice(0, 20)
    const s = scene({ items: many, itemDeck: ['decoy-beacon'] }).choose('search', { how: 'one' })
    expect(s.hero.items).toHaveLength(21)
  })

  test('[AL-315] everybody is told what was drawn and what is upgraded', () => {
    const s = scene({ ...top, items: ['bullets-1', 'motion-tracker'] }).choose('search', { how: 'one' })
    expect(s.seenBy('e1', 'itemsDrawn')).toEqual([{ items: ['crowbar'] }])
    s.choose('upgrade', { item: 'bullets-1', with: 'motion-tracker' })
    expect(s.seenBy('e1', 'itemUpgraded')).toEqual([{ item: 'bullets-1', with: 'motion-tracker' }])
    expect(s.view('e1').table['hero']).toMatchObject({
      items: [
        { item: 'bullets-1', charges: 4, upgraded: true },
        { item: 'motion-tracker', charges: 3, upgraded: false },
        { item: 'crowbar', charges: 4, upgraded: false },
      ],
    })
  })

  test('[AL-316] any number of upgrades as part of the Search, also of what was just drawn', () => {
    const s = scene({ itemDeck: ['crowbar'], items: ['toolkit', 'motion-tracker'] })
    s.choose('search', { how: 'one' })
    s.choose('upgrade', { item: 'crowbar', with: 'toolkit' })
    s.choose('upgrade', { item: 'toolkit', with: 'motion-tracker' })
    expect(s.hero.items.map(({ upgraded }) => upgraded)).toEqual([true, false, true])
    expect(s.table.turn.number).toBe(2)
  })

  test('[AL-316] none has to be made', () => {
    const s = scene({ itemDeck: ['crowbar'], items: ['toolkit'] }).choose('search', { how: 'one' })
    s.choose('stopUpgrading', {})
    expect(s.hero.items.every(({ upgraded }) => !upgraded)).toBe(true)
  })

  test('[AL-316] only as part of a Search', () => {
    const s = scene({ items: ['crowbar', 'toolkit'] })
    expect(s.offered('upgrade')).toEqual([])
    expect(s.offered('tinker')).toEqual([])
  })

  test('[AL-317] a component of the type that the item needs, and of no other', () => {
    // Bullets need elec; Serum needs bio; Flare needs chem, and no other item here is chem.
    const s = scene({ items: ['bullets-1', 'serum', 'flare', 'holo-memory'], itemDeck: ['bullets-2'] })
    s.choose('search', { how: 'one' })
    expect(s.offered('upgrade')).toEqual([
      { item: 'bullets-1', with: 'holo-memory' },
      { item: 'bullets-2', with: 'holo-memory' },
    ])
  })

  test('[AL-318] 1 charge goes from the giver to the item', () => {
    const s = scene({ items: ['bullets-1'], itemDeck: ['motion-tracker'] }).choose('search', { how: 'one' })
    s.choose('upgrade', { item: 'bullets-1', with: 'motion-tracker' })
    expect(s.hero.items).toEqual([
      { item: 'bullets-1', charges: 4, upgraded: true },
      { item: 'motion-tracker', charges: 3, upgraded: false },
    ])
  })

  test('[AL-318] from another item: none upgrades itself', () => {
    const s = scene({ items: ['stun-baton'], itemDeck: ['jet-pack'] }).choose('search', { how: 'one' })
    expect(s.asked?.step).toBe('act')
    expect(s.hero.items[0]).toEqual({ item: 'stun-baton', charges: 3, upgraded: false })
  })

  test('[AL-319] [AL-R21] only once, and the token is no charge', () => {
    const s = scene({
      items: [{ item: 'crowbar', charges: 2, upgraded: true }, 'toolkit'],
      itemDeck: ['jet-pack'],
    }).choose('search', { how: 'one' })
    expect(s.asked?.step).toBe('act')
    expect(charges(s, 'crowbar')).toBe(2)
  })

  test('[AL-320] [AL-R21] the giver goes when it has given its last charge', () => {
    const s = scene({
      items: ['bullets-1', { item: 'holo-memory', charges: 1 }],
      itemDeck: ['jet-pack'],
    }).choose('search', { how: 'one' })
    s.choose('upgrade', { item: 'bullets-1', with: 'holo-memory' })
    expect(s.hero.items.map(({ item }) => item)).toEqual(['bullets-1', 'jet-pack'])
    expect(s.table.itemDiscard).toEqual(['holo-memory'])
  })

  test.each([
    ['bullets-2', 4],
    ['jet-pack', 3],
    ['grenade', 2],
  ] as const)('[AL-321] %s comes with %i charges', (item, printed) => {
    const s = scene({ itemDeck: [item] }).choose('search', { how: 'one' })
    expect(s.hero.items).toEqual([{ item, charges: printed, upgraded: false }])
  })

  test('[AL-322] a use costs 1 charge, and without charges an item is discarded', () => {
    const s = scene({ health: 4, items: [{ item: 'med-kit', charges: 2 }] })
    s.choose('heal', { item: 'med-kit' })
    expect(charges(s, 'med-kit')).toBe(1)
    s.choose('heal', { item: 'med-kit' })
    expect(charges(s, 'med-kit')).toBeUndefined()
    expect(s.table.itemDiscard).toEqual(['med-kit'])
    expect(s.offered('heal')).toEqual([])
  })

  test('[AL-323] the discard pile becomes the new deck', () => {
    const held = items.filter((item) => item !== 'flare' && item !== 'serum')
    const s = scene({ items: held, itemDiscard: ['flare', 'serum'] }).choose('search', { how: 'one' })
    expect(s.table.itemDeck).toHaveLength(1)
    expect(s.table.itemDiscard).toEqual([])
    expect(s.hero.items).toHaveLength(items.length - 1)
  })

  test('[AL-323] if both are empty nothing is drawn', () => {
    const s = scene({ items: [...items] }).choose('search', { how: 'one' })
    expect(s.happened('itemsDrawn')).toEqual([])
    expect(s.hero.items).toHaveLength(items.length)
  })
})
