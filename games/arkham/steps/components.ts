import { type Seat, shape } from '@miskatonic/kernel'
import { assetCard, monsterCard } from '../catalogue.ts'
import type { CustomAbility } from '../cards/custom.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { type Monster, event } from '../position.ts'
import { hasAbility, markUsed } from './abilities.ts'
import { chooseThen } from './choosing.ts'
import { gainMoney } from './gains.ts'
import { assetsOf, investigator, investigatorsInPlay, isEpic, monster, monstersAt } from './look.ts'
import { neighboursOf } from './ways.ts'
import { disengaged, leaveMonsters } from './engagement.ts'

const { integer, object, text } = shape

/** AH-410, AH-489: actions of sheets, spells and other cards that the effect language has no words for. */
export const vocabulary = {
  effects: {
    whistle: object({ seat: a.seat, card: a.card }),
    whistleAt: object({ seat: a.seat, card: a.card, monster: a.monster }),
    banish: object({ seat: a.seat, card: a.card }),
    castAt: object({ seat: a.seat, card: a.card, monster: a.monster }),
    banishTo: object({ monster: a.monster, to: a.place }),
    exchangeWith: object({ seat: a.seat, target: text }),
    exchangeDamage: object({ seat: a.seat, target: text, n: text }),
    exchangeHorror: object({ seat: a.seat, target: text, damage: integer(-99, 99), n: text }),
  },
  events: {
    harmExchanged: event(
      object({ seat: a.seat, target: text, damage: integer(-99, 99), horror: integer(-99, 99) }),
      'open',
    ),
    monsterBanished: event(object({ monster: a.monster, kind: a.card, to: a.place }), 'open'),
  },
}

/** Actions of a card's own, and whether they may be performed while engaged. */
export const spellActions: Readonly<Partial<Record<CustomAbility, boolean>>> = {
  'trust-fund': false,
  'exchange-harm': false,
  'repeat-action': false,
  shriveling: true,
  wrack: true,
  'healing-words': false,
  'find-gate': false,
  'alchemical-process': false,
  binding: false,
}

/** The modifier of the lore test of a spell. */
const modifiers: Readonly<Partial<Record<CustomAbility, number>>> = {
  shriveling: -1,
  'healing-words': -1,
  wrack: 1,
}

export function ownAction(play: At, name: CustomAbility, seat: Seat, card: string): void {
  if (name === 'trust-fund') {
    const more = hasAbility(play, seat, 'dressed-to-the-nines') ? 2 : 0
    if (investigator(play.table, seat).money < 3) gainMoney(play, seat, 3 + more)
    return
  }
  if (name === 'repeat-action') return play.then('additionalAction', { seat, only: null, again: true })
  if (name === 'exchange-harm') return chooseExchange(play, seat)
  if (name === 'binding') {
    const options = play.table.monsters.map(({ id }) => id)
    return chooseThen(play, { who: seat, about: 'monster', rule: 'AH-489.7', options }, 'castAt', 'monster', {
      seat,
      card,
    })
  }
  play.then('cast', {
    seat,
    card,
    modifier: modifiers[name] ?? 0,
    purpose: { for: 'spell', card, monster: null },
  })
}

export const rules = {
  whistle(play, { seat, card }) {
    const options = whistledAt(play, seat)
    const question = { who: seat, about: 'monster', rule: 'AH-004-1', options } as const
    play.then('discardAsset', { seat, card })
    chooseThen(play, question, 'whistleAt', 'monster', { seat, card })
  },
  whistleAt(play, { monster: id }) {
    play.then('exhaust', { monster: id })
  },

  /** Any non-epic monster; it is moved when the lore test is passed. */
  banish(play, { seat, card }) {
    const options = play.table.monsters.filter((each) => !isEpic(each)).map(({ id }) => id)
    markUsed(play, seat, card)
    const question = { who: seat, about: 'monster', rule: 'AH-489.7', options } as const
    chooseThen(play, question, 'castAt', 'monster', { seat, card })
  },
  castAt(play, { seat, card, monster: id }) {
    const target = monster(play.table, id)
    if (target === undefined) return
    const binding = assetCard(card).abilities.some(
      (each) => each.kind === 'custom' && each.name === 'binding',
    )
    play.then('cast', {
      seat,
      card,
      modifier: binding ? monsterCard(target.kind).evade : -1,
      purpose: { for: 'spell', card, monster: id },
    })
  },
  banishTo(play, { monster: id, to }) {
    const gone = monster(play.table, id)
    if (gone === undefined) return
    const seats = gone.engagedWith
    for (const seat of seats) leaveMonsters(seat, [gone])
    gone.at = to
    play.emit('monsterBanished', { monster: id, kind: gone.kind, to })
    // AH-475: they have disengaged from it.
    for (const seat of seats) disengaged(play, gone, seat)
  },

  exchangeWith(play, { seat, target }) {
    const theirs = bearer(play, target)
    const [most, least] = [investigator(play.table, seat).damage, -theirs.damage]
    const room = theirs.room('health')
    const options = amounts(least, Math.min(most, room))
    chooseThen(
      play,
      { who: seat, about: 'exchange-damage', rule: 'AH-004-1', options },
      'exchangeDamage',
      'n',
      { seat, target },
    )
  },
  exchangeDamage(play, { seat, target, n }) {
    const theirs = bearer(play, target)
    const options = amounts(
      -theirs.horror,
      Math.min(investigator(play.table, seat).horror, theirs.room('sanity')),
    )
    chooseThen(
      play,
      { who: seat, about: 'exchange-horror', rule: 'AH-004-1', options },
      'exchangeHorror',
      'n',
      { seat, target, damage: Number(n) },
    )
  },
  /** Both at once: nobody is defeated, and no ally discarded, by one half of it. */
  exchangeHorror(play, { seat, target, damage, n }) {
    move(play, seat, target, 'damage', damage)
    move(play, seat, target, 'horror', Number(n))
    play.emit('harmExchanged', { seat, target, damage, horror: Number(n) })
  },
} satisfies Rules

/** Monsters that a police whistle drives off, on the investigator's space and around it; those that are exhausted stay so. */
export function whistledAt(play: At, seat: Seat): string[] {
  const { at } = investigator(play.table, seat)
  return [at, ...neighboursOf(play, at)]
    .flatMap((place) => monstersAt(play.table, place))
    .filter((each) => isHuman(each) && each.state !== 'exhausted')
    .map(({ id }) => id)
}

export function isHuman(each: Monster): boolean {
  return !isEpic(each) && monsterCard(each.kind).traits.includes('Human')
}

/** Another investigator, or an ally of any investigator, on any space. */
function chooseExchange(play: At, seat: Seat): void {
  const options = investigatorsInPlay(play).flatMap((each) => [
    ...(each === seat ? [] : [each]),
    ...assetsOf(play.table, each, 'ally').map(({ card }) => `${each} ${card}`),
  ])
  const question = { who: seat, about: 'exchange', rule: 'AH-410.2', options } as const
  chooseThen(play, question, 'exchangeWith', 'target', { seat })
}

interface Bearer {
  readonly damage: number
  readonly horror: number
  /** An ally cannot hold more than its health and sanity (AH-413.9). */
  room(by: 'health' | 'sanity'): number
}

function bearer(play: At, target: string): Bearer {
  const [owner, card] = target.split(' ') as [Seat, string?]
  const mine = investigator(play.table, owner)
  if (card === undefined) return { damage: mine.damage, horror: mine.horror, room: () => 99 }
  const { damage, horror } = mine.assets.find((asset) => asset.card === card)!
  return {
    damage,
    horror,
    room: (by) => assetCard(card)[by] - (by === 'health' ? damage : horror),
  }
}

/** What one side loses the other gains; a negative amount comes back. */
function move(play: At, seat: Seat, target: string, what: 'damage' | 'horror', n: number): void {
  const [owner, card] = target.split(' ') as [Seat, string?]
  const theirs = investigator(play.table, owner)
  investigator(play.table, seat)[what] -= n
  const to = card === undefined ? theirs : theirs.assets.find((asset) => asset.card === card)!
  to[what] += n
}

/** From what can be taken to what can be given, by the name of each amount. */
function amounts(least: number, most: number): string[] {
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i))
}
