import { type Seat, answering, shape } from '@miskatonic/kernel'
import { assetCard, pileOf } from '../catalogue.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { hasAbility, markUsed, unusedWith } from './abilities.ts'
import { chooseThen } from './choosing.ts'
import { discardable, isImmune } from './costs.ts'
import { none } from './gains.ts'
import { unfocused } from './atoms.ts'
import { hasCondition, investigator, isInPlay } from './look.ts'

const { boolean, integer, list, object, oneOf, text, whole } = shape

const shopping = {
  seat: a.seat,
  trait: text,
  left: integer(0, 9),
  half: boolean,
  bought: integer(0, 9),
  cleared: integer(0, 2),
}

/** AH-413, AH-432, AH-459, AH-467, AH-468, AH-485, AH-489: cards that investigators gain, buy and discard. */
export const vocabulary = {
  choices: {
    buy: answering('shop', object({ card: a.card })),
    /** For half the price by another card (AH-432.2, AH-432.3). */
    buyCheaply: answering('shop', object({ card: a.card, by: a.card })),
    stopBuying: answering('shop', object({})),
    /** AH-432.4. */
    clearDisplay: answering('shop', object({ card: a.card })),
  },
  asks: {
    shop: object(shopping),
  },
  effects: {
    gainItem: object({ seat: a.seat, trait: text }),
    takeItem: object({ seat: a.seat, trait: text, from: text }),
    gainSpell: object({ seat: a.seat, trait: text }),
    gainAlly: object({ seat: a.seat }),
    gainSpecial: object({ seat: a.seat, card: a.card }),
    gainCondition: object({ seat: a.seat, card: a.card }),
    buying: object({ seat: a.seat, trait: text, left: integer(0, 9), half: boolean, bought: integer(0, 9) }),
    keepShopping: object(shopping),
    discardOne: object({ seat: a.seat, what: text }),
    discardAsset: object({ seat: a.seat, card: a.card }),
    /** A card that has no owner any more goes to its pile (AH-414). */
    returnCard: object({ seat: a.seat, card: a.card }),
    refillDisplay: object({}),
    healTarget: object({ target: text, what: oneOf(['health', 'sanity']), n: integer(0, 99) }),
    focusAny: object({ seat: a.seat, over: boolean, optional: boolean }),
  },
  events: {
    cardGained: event(object({ seat: a.seat, card: a.card }), 'open'),
    cardBought: event(object({ seat: a.seat, card: a.card, price: whole }), 'open'),
    cardDiscarded: event(object({ seat: a.seat, card: a.card }), 'open'),
    displayCleared: event(object({ card: a.card }), 'open'),
    displayFilled: event(object({ cards: list(a.card) }), 'open'),
    delayed: event(object({ seat: a.seat }), 'open'),
  },
}

/** "The top card of the deck" among the cards of the display. */
const deck = 'deck'

export const rules = {
  /** AH-459.5, AH-459.6-1, AH-R133: from the display or, unseen, from the deck. */
  gainItem(play, { seat, trait }) {
    const { display, itemDeck } = play.table
    const options = display.filter((card) => isOf(card, trait))
    if (itemDeck.length > 0) options.push(deck)
    chooseThen(play, { who: seat, about: 'item', rule: 'AH-459.5', options }, 'takeItem', 'from', {
      seat,
      trait,
    })
  },
  takeItem(play, { seat, trait, from }) {
    const { table } = play
    if (from === deck) {
      takeFromDeck(play, seat, table.itemDeck, trait)
      return
    }
    table.display.splice(table.display.indexOf(from), 1)
    gainCard(play, seat, from)
    play.then('refillDisplay', {})
  },

  /** AH-489.5, AH-489.6. */
  gainSpell(play, { seat, trait }) {
    takeFromDeck(play, seat, play.table.spellDeck, trait)
  },
  /** AH-467.3. */
  gainAlly(play, { seat }) {
    const card = takeFromDeck(play, seat, play.table.allyDeck, 'any')
    if (card === undefined) return
    for (const ability of assetCard(card).abilities)
      if (ability.kind === 'after' && ability.event === 'gain-this')
        play.then('resolve', { effect: ability.effect, context: { seat, card, monster: null, result: 0 } })
  },
  /** AH-427.5, AH-R122. */
  gainSpecial(play, { seat, card }) {
    const { specialPile } = play.table
    const at = specialPile.indexOf(card)
    if (at < 0) return
    specialPile.splice(at, 1)
    gainCard(play, seat, card)
  },

  /** AH-468.4, AH-468.6, AH-R123. */
  gainCondition(play, { seat, card }) {
    const { table } = play
    if (hasCondition(table, seat, card)) return
    if (card === 'dark-pact') {
      if (table.pactPile.length === 0) return
      const [pact] = table.pactPile.splice(play.random(table.pactPile.length), 1)
      table.pacts[seat] = pact!
      return gainCard(play, seat, card)
    }
    const other = card === 'blessed' ? 'cursed' : 'blessed'
    if (hasCondition(table, seat, other)) return play.then('discardAsset', { seat, card: other })
    if (table.blessings === 0 || isImmune(play, seat)) return
    table.blessings--
    gainCard(play, seat, card)
  },

  /** AH-485.5: several purchases are one: the display is refilled at the end. */
  buying(play, { seat, trait, left, half, bought }) {
    if (isInPlay(play.table, seat) && play.table.display.length > 0)
      play.then('shop', { seat, trait, left, half, bought, cleared: 0 })
    play.then('refillDisplay', {})
  },
  shop(play, { seat, trait, left, half, bought, cleared }) {
    const { display } = play.table
    const { money } = investigator(play.table, seat)
    play.ask(seat, 'AH-432.1', (may) => {
      if (left > 0 && cleared === 0)
        for (const card of display)
          if (isOf(card, trait)) {
            may.unless(price(card, half) <= money ? undefined : 'AH-432.1', 'buy', { card }, [
              'AH-432.1',
              'AH-432.2',
            ])
            // AH-432.3, AH-454.2: half of half is no discount.
            for (const by of half ? [] : unusedWith(play, seat, 'half-price'))
              may.unless(price(card, true) <= money ? undefined : 'AH-432.1', 'buyCheaply', { card, by }, [
                'AH-432.2',
                'AH-454.1',
              ])
          }
      if (bought === 0 && cleared < 2)
        for (const card of display) may('clearDisplay', { card }, ['AH-432.4', 'AH-R119'])
      may('stopBuying', {}, 'AH-432.4')
    })
  },
  buy(play, { card }, seat, asked) {
    buyFor(play, seat, card, price(card, asked.half))
    play.then('keepShopping', { ...asked, left: asked.left - 1, bought: asked.bought + 1 })
  },
  buyCheaply(play, { card, by }, seat, asked) {
    markUsed(play, seat, by)
    buyFor(play, seat, card, price(card, true))
    play.then('keepShopping', { ...asked, left: asked.left - 1, bought: asked.bought + 1 })
  },
  keepShopping(play, asked) {
    const { seat, trait, left, half } = asked
    const { money } = investigator(play.table, seat)
    const cheap = half || unusedWith(play, seat, 'half-price').length > 0
    const more = play.table.display.some((each) => isOf(each, trait) && price(each, cheap) <= money)
    if (left > 0 && more) play.then('shop', asked)
  },
  clearDisplay(play, { card }, _, asked) {
    const { table } = play
    table.display.splice(table.display.indexOf(card), 1)
    table.itemDeck.push(card)
    play.emit('displayCleared', { card })
    if (asked.cleared === 0 && table.display.length > 0) play.then('shop', { ...asked, cleared: 1 })
  },
  stopBuying() {},

  discardOne(play, { seat, what }) {
    const me = investigator(play.table, seat)
    if (what === 'focus') {
      const options = [...new Set(me.focus)]
      return chooseThen(
        play,
        { who: seat, about: 'discard-focus', rule: 'AH-483.1', options },
        'discardFocus',
        'skill',
        { seat },
      )
    }
    if (what === 'clue') {
      if (me.clues === 0) return
      me.clues--
      return play.emit('cluesSpent', { seat, n: 1 })
    }
    const options = discardable(me.assets, what).map(({ card }) => card)
    chooseThen(
      play,
      { who: seat, about: 'discard-card', rule: 'AH-483.1', options },
      'discardAsset',
      'card',
      { seat },
    )
  },
  discardAsset(play, { seat, card }) {
    const me = investigator(play.table, seat)
    if (!me.assets.some((asset) => asset.card === card)) return
    if (hasAbility(play, seat, 'cannot-be-discarded') && card === 'until-the-end-of-time') return
    me.assets = me.assets.filter((asset) => asset.card !== card)
    play.emit('cardDiscarded', { seat, card })
    play.then('returnCard', { seat, card })
  },

  /** AH-414, AH-468.8, AH-R125. */
  returnCard(play, { seat, card }) {
    const { table } = play
    const pile = pileOf(card)
    if (pile === 'item') table.itemDeck.push(card)
    else if (pile === 'ally') table.allyDeck.push(card)
    else if (pile === 'spell') table.spellDeck.push(card)
    else if (pile === 'special') table.specialPile.push(card)
    else if (card === 'dark-pact') {
      table.pactPile.push(table.pacts[seat]!)
      delete table.pacts[seat]
    } else if (pile === 'condition') table.blessings++
    if (pile === 'item') play.then('refillDisplay', {})
  },

  /** AH-485.4, AH-R131. */
  refillDisplay(play) {
    const { table } = play
    const cards: string[] = []
    while (table.display.length < 5) {
      const card = play.draw(table.itemDeck, 'top')
      if (card === undefined) break
      table.display.push(card)
      cards.push(card)
    }
    if (cards.length > 0) play.emit('displayFilled', { cards })
  },

  healTarget(play, { target, what, n }) {
    const [seat, card] = target.split(' ') as [Seat, string?]
    play.then('heal', { seat, card: card ?? null, what, n })
  },
  /** AH-487.3: a skill of one's choice. */
  focusAny(play, { seat, over, optional }) {
    if (!isInPlay(play.table, seat)) return
    const options: string[] = unfocused(play, seat)
    if (optional && options.length > 0) options.push(none)
    chooseThen(play, { who: seat, about: 'skill', rule: 'AH-487.3', options }, 'focusSkill', 'skill', {
      seat,
      over,
    })
  },
} satisfies Rules

function isOf(card: string, trait: string): boolean {
  return trait === 'any' || assetCard(card).traits.some((each) => each === trait)
}

/** AH-432.2, AH-454.1. */
function price(card: string, half: boolean): number {
  const full = assetCard(card).price ?? 0
  return half ? Math.ceil(full / 2) : full
}

/** AH-432.1. */
function buyFor(play: At, seat: Seat, card: string, cost: number): void {
  const { table } = play
  investigator(table, seat).money -= cost
  table.display.splice(table.display.indexOf(card), 1)
  play.emit('cardBought', { seat, card, price: cost })
  gainCard(play, seat, card)
}

/** Cards are turned up until one has the trait; the others are shuffled and go under the deck (AH-459.6-2, AH-R120). */
function takeFromDeck(play: At, seat: Seat, pile: string[], trait: string): string | undefined {
  const others: string[] = []
  let card = play.draw(pile, 'top')
  while (card !== undefined && !isOf(card, trait)) {
    others.push(card)
    card = play.draw(pile, 'top')
  }
  if (card !== undefined) gainCard(play, seat, card)
  play.shuffle(others)
  pile.push(...others)
  return card
}

export function gainCard(play: At, seat: Seat, card: string): void {
  investigator(play.table, seat).assets.push({ card, damage: 0, horror: 0, used: false, locked: false })
  play.emit('cardGained', { seat, card })
}
