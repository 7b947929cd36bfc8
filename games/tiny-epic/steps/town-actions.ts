import { type Seat, answering, shape } from '@miskatonic/kernel'
import type { Character } from '../content/characters.ts'
import { colours } from '../content/tentacles.ts'
import type { At, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { event } from '../position.ts'
import { clearMat, moveBrain, pageSeen, removeShambler, spendAction, turnPageUp } from './change.ts'
import { takeFromTown, takingForbidden } from './collecting.ts'
import { characterAt, townOf } from './queries.ts'
import { bring } from './movement.ts'
import { hiddenPages, priceOfTown } from './town-offers.ts'

const { integer, object } = shape

/** What the town cards allow (TE-351 to TE-353; ledger, "Town cards"). */
export const vocabulary = {
  choices: {
    shineLight: object({ on: names.town }),
    shineAlso: object({ on: names.town }),
    stopShining: object({}),
    sail: object({ to: names.town }),
    bless: object({ town: names.town, colour: names.colour }),
    layToRest: object({ colour: names.colour, count: integer(1, 2) }),
    exchangePage: object({}),
    buyChaos: object({}),
    recover: object({}),
    brew: object({ give: names.colour, take: names.colour }),
    order: object({ from: names.town, colour: names.colour }),
    orderAlso: answering('orderMore', object({ colour: names.colour })),
    stopOrdering: object({}),
    petition: object({}),
  },
  asks: {
    shineMore: object({}),
    orderMore: object({ from: names.town }),
  },
  effects: {
    blessed: object({ town: names.town, colour: names.colour }),
    chaosBought: object({}),
    recovered: object({}),
    petitioned: object({}),
  },
  events: {
    townUsed: event(object({ who: names.character, town: names.town }), 'open', 'turn'),
    shamblerSentAway: event(object({ town: names.town, colour: names.colour }), 'open', 'towns', 'mat'),
    pageExchanged: event(object({ town: names.town, page: names.page }), 'open', 'pages'),
    chaosTaken: event(object({ who: names.character }), 'open', 'characters', 'supply'),
    brewed: event(
      object({ who: names.character, gave: names.colour, took: names.colour }),
      'open',
      'characters',
      'mat',
    ),
    energyReleased: event(object({}), 'open', 'greatOldOne', 'bag'),
  },
}

export const rules = {
  // Lighthouse
  shineLight(play, { on }, by) {
    useTown(play, by)
    turnPageUp(play, on)
    if (hiddenPages(play).length > 0) play.then('shineMore', {})
  },
  shineMore(play) {
    play.ask(play.table.turn.active, 'TE-351', (may) => {
      for (const on of hiddenPages(play)) may('shineAlso', { on }, 'TE-351')
      may('stopShining', {}, 'TE-010')
    })
  },
  shineAlso(play, { on }) {
    turnPageUp(play, on)
  },
  stopShining() {},

  // Docks
  sail(play, { to }, by) {
    useTown(play, by)
    bring(play, by as Character, to, 'ship')
  },

  // Church
  bless(play, { town, colour }, by) {
    useTown(play, by)
    play.then('blessed', { town, colour })
  },
  blessed(play, { town, colour }) {
    removeShambler(play, town, colour)
    play.emit('shamblerSentAway', { town, colour })
  },

  // Cemetery
  layToRest(play, { colour, count }, by) {
    useTown(play, by)
    play.emit('matCleared', { colour, count: clearMat(play, colour, count) })
  },

  /** Library: under the deck unseen, and the top card comes up. */
  exchangePage(play, _, by) {
    const { pages, pageDeck, recycled } = play.table
    const town = townOf(play, by as Character)
    useTown(play, by)
    const { card, up } = pages[town]!
    pageDeck.push(card!)
    if (up) recycled.push([card!])
    const page = play.draw(pageDeck, 'top')!
    pages[town] = { card: page, up: true }
    pageSeen(play, page)
    play.emit('pageExchanged', { town, page })
  },

  // Curiosity Shop
  buyChaos(play, _, by) {
    useTown(play, by)
    play.then('chaosBought', {})
  },
  chaosBought(play) {
    const who = play.table.turn.active
    play.table.supply.chaos--
    characterAt(play, who).composure.chaos++
    play.emit('chaosTaken', { who })
  },

  // Asylum
  recover(play, _, by) {
    useTown(play, by)
    play.then('recovered', {})
  },
  recovered(play) {
    moveBrain(play, play.table.turn.active, -1)
  },

  // Apothecary
  brew(play, { give, take }, by) {
    const { mat } = play.table
    const { composure } = characterAt(play, by as Character)
    useTown(play, by)
    composure[give]--
    mat.madness[give]++
    mat.madness[take]--
    composure[take]++
    play.emit('brewed', { who: by as Character, gave: give, took: take })
  },

  // Tavern
  order(play, { from, colour }, by) {
    const who = by as Character
    useTown(play, by)
    takeFromTown(play, who, from, colour)
    if (colours.some((other) => takingForbidden(play, who, from, other) === undefined))
      play.then('orderMore', { from })
  },
  orderMore(play, { from }) {
    const who = play.table.turn.active
    play.ask(who, 'TE-351', (may) => {
      for (const colour of colours)
        may.unless(takingForbidden(play, who, from, colour), 'orderAlso', { colour }, 'TE-351')
      may('stopOrdering', {}, 'TE-010')
    })
  },
  orderAlso(play, { colour }, by, { from }) {
    takeFromTown(play, by as Character, from, colour)
  },
  stopOrdering() {},

  // Town Hall
  petition(play, _, by) {
    useTown(play, by)
    play.then('petitioned', {})
  },
  petitioned(play) {
    play.table.greatOldOne.energy--
    play.table.bag.eldritch++
    play.emit('energyReleased', {})
  },
} satisfies Rules

/** The town's price is paid before its effect. */
function useTown(play: At, by: Seat): void {
  const town = townOf(play, by as Character)
  spendAction(play)
  play.table.turn.used.push(town)
  play.emit('townUsed', { who: by as Character, town })
  const price = priceOfTown[town]
  if (price !== undefined) play.then('payPrice', price)
}
