import { type May, type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import type { Character } from '../content/characters.ts'
import type { Page } from '../content/pages.ts'
import { type Colour, colours } from '../content/tentacles.ts'
import type { Town } from '../content/towns.ts'
import type { At, Choices, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { event } from '../position.ts'
import { clearMat, moveBrain, removeShambler, spendAction, turnPageUp } from './change.ts'
import { takeFromTown, takingForbidden } from './collecting.ts'
import { cannotAct, characterAt, hasRoom, isNear, neighbours, phaseOf, townAt, townOf } from './look.ts'
import { arrivalNote, bring } from './movement.ts'
import { anyMadness, anyMadnessButNoChaos, canPay, twoDifferent } from './paying.ts'

const { integer, object } = shape

/** What the town cards allow (TE-351 to TE-353; ledger, "Town cards"). Each verb belongs to one town. */
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
    townUsed: event<{ who: Character; town: Town }>('open'),
    shamblerSentAway: event<{ town: Town; colour: Colour }>('open'),
    pageExchanged: event<{ town: Town; page: Page }>('open'),
    chaosTaken: event<{ who: Character }>('open'),
    brewed: event<{ who: Character; gave: Colour; took: Colour }>('open'),
    energyReleased: event<{}>('open'),
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
    play.then('payPrice', anyMadness)
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
    const { pages, pageDeck } = play.table
    const town = townOf(play, by as Character)
    useTown(play, by)
    pageDeck.push(pages[town]!.card!)
    const page = play.draw(pageDeck, 'top')!
    pages[town] = { card: page, up: true }
    play.emit('pageExchanged', { town, page })
  },

  // Curiosity Shop
  buyChaos(play, _, by) {
    useTown(play, by)
    play.then('payPrice', anyMadnessButNoChaos)
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
    play.then('payPrice', twoDifferent)
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
    play.then('payPrice', twoDifferent)
    play.then('petitioned', {})
  },
  petitioned(play) {
    play.table.greatOldOne.energy--
    play.table.bag.eldritch++
    play.emit('energyReleased', {})
  },
} satisfies Rules

function useTown(play: At, by: Seat): void {
  const town = townOf(play, by as Character)
  spendAction(play)
  play.table.turn.used.push(town)
  play.emit('townUsed', { who: by as Character, town })
}

function hiddenPages({ table }: At): Town[] {
  return table.ring.filter((town) => isHidden(table.pages[town]!))
}

function isHidden({ card, up }: At['table']['pages'][string]): boolean {
  return card !== null && !up
}

type TownVerb =
  | 'shineLight'
  | 'sail'
  | 'bless'
  | 'layToRest'
  | 'exchangePage'
  | 'buyChaos'
  | 'recover'
  | 'brew'
  | 'order'
  | 'petition'

/** The town whose card allows it. */
const homeOf: Record<TownVerb, Town> = {
  shineLight: 'lighthouse',
  sail: 'docks',
  bless: 'church',
  layToRest: 'cemetery',
  exchangePage: 'library',
  buyChaos: 'curiosity-shop',
  recover: 'asylum',
  brew: 'apothecary',
  order: 'tavern',
  petition: 'town-hall',
}

type Forbidden<V extends TownVerb> = (play: At, who: Character, args: Choices[V]) => boolean

/** "Legal only if" of the content table: what makes each of them impossible although the town is right. */
const impossible: { [V in TownVerb]: Forbidden<V> } = {
  shineLight: (play, _who, { on }) =>
    phaseOf(play) === 2 || play.table.pages[on] === undefined || !isHidden(play.table.pages[on]),
  sail: (play, who, { to }) => {
    const { greatOldOne, ring } = play.table
    return to === townOf(play, who) || !ring.includes(to) || (phaseOf(play) === 1 && to === greatOldOne.at)
  },
  bless: (play, who, { town, colour }) =>
    !isNear(play, townOf(play, who), town) ||
    !townAt(play, town).shamblers.includes(colour) ||
    !canPay(play, who, anyMadness),
  layToRest: (play, _who, { colour, count }) => play.table.mat.madness[colour] < count,
  exchangePage: (play, who) =>
    phaseOf(play) === 2 ||
    play.table.pages[townOf(play, who)]!.card === null ||
    play.table.pageDeck.length === 0,
  buyChaos: (play, who) =>
    play.table.supply.chaos === 0 || !hasRoom(play, who, 'chaos') || !canPay(play, who, anyMadnessButNoChaos),
  recover: (play, who) => characterAt(play, who).brain === 0 || !canPay(play, who, twoDifferent),
  brew: (play, who, { give, take }) =>
    give === take ||
    characterAt(play, who).composure[give] === 0 ||
    play.table.mat.madness[take] === 0 ||
    !hasRoom(play, who, take),
  order: (play, who, { from, colour }) =>
    !neighbours(play, townOf(play, who)).includes(from) ||
    takingForbidden(play, who, from, colour) !== undefined,
  petition: (play, who) => play.table.greatOldOne.energy === 0 || !canPay(play, who, twoDifferent),
}

/** TE-352: once per turn in each town (TE-R36). */
function townForbidden(play: At, seat: Seat, town: Town): Rule | undefined {
  const cannot = cannotAct(play, seat)
  if (cannot !== undefined) return cannot
  if (townOf(play, seat as Character) !== town) return 'TE-351'
  return play.table.turn.used.includes(town) ? 'TE-352' : undefined
}

export function townActionForbidden<V extends TownVerb>(verb: V) {
  const cannot = impossible[verb] as Forbidden<V>
  return (play: At, seat: Seat, args: Choices[V]): Rule | undefined =>
    townForbidden(play, seat, homeOf[verb]) ?? (cannot(play, seat as Character, args) ? 'TE-351' : undefined)
}

/** What the town card offers where the active player stands. What it cannot give is named with the rule. */
export function offerTownAction(play: At, seat: Character, may: May<Choices>): void {
  const town = townOf(play, seat)
  const forbidden = townForbidden(play, seat, town)
  const offer: Offer = (verb, args, note) => {
    const cannot = forbidden ?? (impossible[verb](play, seat, args as never) ? 'TE-351' : undefined)
    may.unless(cannot, verb, args, 'TE-351', note)
  }
  offersOf[town](offer, play, seat)
}

type Offer = <V extends TownVerb>(verb: V, args: Choices[V], note?: string) => void

const offersOf: Record<Town, (offer: Offer, play: At, who: Character) => void> = {
  lighthouse: (offer, { table }) => table.ring.forEach((on) => offer('shineLight', { on })),
  docks: (offer, play) => play.table.ring.forEach((to) => offer('sail', { to }, arrivalNote(play, to))),
  church(offer, play, who) {
    const here = townOf(play, who)
    for (const town of [here, ...neighbours(play, here)])
      for (const colour of colours) offer('bless', { town, colour })
  },
  cemetery(offer, { table }) {
    for (const colour of colours)
      for (const count of [1, 2])
        if (count <= table.mat.madness[colour]) offer('layToRest', { colour, count })
  },
  library: (offer) => offer('exchangePage', {}),
  'curiosity-shop': (offer) => offer('buyChaos', {}),
  asylum: (offer) => offer('recover', {}),
  apothecary: (offer) => colourPairs.forEach((pair) => offer('brew', pair)),
  tavern(offer, play, who) {
    for (const from of neighbours(play, townOf(play, who)))
      for (const colour of colours) offer('order', { from, colour })
  },
  'town-hall': (offer) => offer('petition', {}),
}

const colourPairs: readonly { give: Colour; take: Colour }[] = colours.flatMap((give) =>
  colours.filter((take) => take !== give).map((take) => ({ give, take })),
)
