import { type May, shape } from '@miskatonic/kernel'
import { type Item, itemCards } from '../cards/items.ts'
import type { At, Choices, Rules } from '../kind.ts'
import { discardItem, drawItems, takeCharge } from './items.ts'
import { itemOf, roomOf } from './queries.ts'
import { declare } from './declaring.ts'
import { isUsable, useOf } from './using.ts'
import { event } from '../position.ts'
import * as names from '../names.ts'

const { object, oneOf } = shape

/** Search (AL-311 to AL-323): items, and upgrading them. */
export const vocabulary = {
  choices: {
    search: object({ how: oneOf(['one', 'three', 'bio-scanner']) }),
    keepItems: object({ discard: names.item }),
    upgrade: object({ item: names.item, with: names.item }),
    stopUpgrading: object({}),
    tinker: object({ item: names.item, with: names.item }),
  },
  asks: {
    keepWhich: object({}),
    upgradeWhich: object({}),
  },
  effects: {
    mayUpgrade: object({}),
  },
  events: {
    itemUpgraded: event(object({ item: names.item, with: names.item }), 'open', 'hero', 'turn'),
    roomSearched: event(object({ room: names.room }), 'open', 'hero'),
  },
}

export const rules = {
  search(play, { how }) {
    const { table } = play
    const scan = how === 'bio-scanner' ? useOf(table, how, 'search') : null
    declare(play, 'search', how === 'bio-scanner' ? how : null)
    if (how === 'three') {
      const room = roomOf(table, table.hero.at)!
      table.hero.searched.push(room)
      play.emit('roomSearched', { room })
    }
    const drawn = drawItems(play, scan?.draws ?? (how === 'one' ? 1 : 3))
    if (scan !== null && drawn.length > scan.keeps) play.then('keepWhich', {})
    play.then('mayUpgrade', {})
    play.then('finishAction', {})
  },

  /** Bio Scanner: two of three are kept. */
  keepWhich(play) {
    play.ask('hero', 'AL-203', (may) => {
      for (const discard of play.table.turn.drawn.slice(-3)) may('keepItems', { discard }, 'AL-203')
    })
  },

  keepItems(play, { discard }) {
    discardItem(play, discard)
  },

  mayUpgrade(play) {
    if (upgrades(play).length > 0) play.then('upgradeWhich', {})
  },

  /** AL-316 to AL-320. */
  upgradeWhich(play) {
    play.ask('hero', 'AL-316', (may) => {
      for (const each of upgrades(play)) may('upgrade', each, ['AL-317', 'AL-318'])
      may('stopUpgrading', {}, 'AL-316')
    })
  },

  upgrade(play, { item, with: giver }) {
    upgradeItem(play, item, giver)
    play.then('mayUpgrade', {})
  },

  stopUpgrading() {},

  /** The Engineer at the start of a turn: any component will do. */
  tinker(play, { item, with: giver }) {
    play.table.turn.used.push('tinkered')
    upgradeItem(play, item, giver)
  },
} satisfies Rules

function upgradeItem(play: At, item: Item, giver: Item): void {
  itemOf(play.table, item)!.upgraded = true
  play.emit('itemUpgraded', { item, with: giver })
  takeCharge(play, giver, 1)
}

/** Pairs of an item and another one that gives a component of the type it needs. */
export function upgrades(play: At): { item: Item; with: Item }[] {
  const { table } = play
  const any = play.answer('takesAnyComponent', false, {})
  return table.hero.items
    .filter(({ upgraded }) => !upgraded)
    .flatMap(({ item }) =>
      table.hero.items
        .filter((giver) => giver.item !== item && giver.charges > 0)
        .filter((giver) => any || itemCards[giver.item].type === itemCards[item].needs)
        .map((giver) => ({ item, with: giver.item })),
    )
}

export function offerSearching(play: At, may: May<Choices>): void {
  const { table } = play
  const room = roomOf(table, table.hero.at)
  may('search', { how: 'one' }, 'AL-311')
  if (room !== undefined)
    may.unless(
      table.hero.searched.includes(room) ? 'AL-313' : undefined,
      'search',
      { how: 'three' },
      'AL-312',
    )
  if (isUsable(play, 'bio-scanner')) may('search', { how: 'bio-scanner' }, 'AL-203')
}
