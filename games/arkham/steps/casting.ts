import { type Seat, answering, shape } from '@miskatonic/kernel'
import { assetCard } from '../catalogue.ts'
import { isEventCard } from '../unread.ts'
import type { CustomAbility } from '../cards/custom.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { type Monster, event } from '../position.ts'
import { cardsWith, hasAbility, markUsed, movesOf, noteUse, takeHands } from './abilities.ts'
import { type Choosing, chooseThen, group, plain } from './choosing.ts'
import { gainMoney } from './gains.ts'
import {
  assetsOf,
  board,
  doomAt,
  handsOf,
  investigator,
  investigatorsAt,
  isInPlay,
  monster,
  monsterHealth,
  monstersAt,
} from './look.ts'
import { neighboursOf, unstableSpaces } from './ways.ts'
import type { Purpose } from './test-result.ts'
import { startTest } from './testing.ts'

const { boolean, integer, list, object, text } = shape

/** The lore test of a spell, and what it is made for. */
const castingShape = {
  seat: a.seat,
  card: a.card,
  modifier: integer(-20, 20),
  purpose: plain<Purpose>(),
}

/** AH-489: spells give their benefit by being cast: horror, a lore test, and what comes of it. */
export const vocabulary = {
  choices: {
    /** AH-489.9: remnants prevent horror of the casting. Agnes Baker may suffer damage instead of horror. */
    payCasting: answering('castingPrice', object({ remnants: integer(0, 9), damage: boolean })),
    putUnder: answering('foreseen', object({ hood: a.hood })),
    leaveDecks: answering('foreseen', object({})),
  },
  asks: {
    castingPrice: object({ ...castingShape, horror: integer(1, 9) }),
    foreseen: object({ seat: a.seat, hoods: list(a.hood) }),
  },
  effects: {
    cast: object(castingShape),
    /** `bonus` dice, and the horror that lay on the black cat before (-1 without one). */
    castTest: object({ ...castingShape, bonus: integer(0, 9), cat: integer(-1, 99) }),
    spellResult: object({ seat: a.seat, purpose: plain<SpellPurpose>(), successes: integer(0, 99) }),
    healBySpell: object({ target: text, n: integer(0, 99) }),
    scorch: object({ seat: a.seat, monster: a.monster, n: integer(0, 99) }),
    wrack: object({ seat: a.seat, monster: a.monster }),
    foresee: object({ seat: a.seat, card: a.card }),
    foreseeHoods: object({ seat: a.seat, left: integer(0, 9), hoods: list(a.hood) }),
    foreseeHood: object({ seat: a.seat, left: integer(0, 9), hoods: list(a.hood), hood: a.hood }),
    lure: object({ seat: a.seat, card: a.card, monster: a.monster }),
  },
  events: {
    spellCast: event(object({ seat: a.seat, card: a.card }), 'open'),
    remnantsSpent: event(object({ seat: a.seat, n: integer(0, 99) }), 'open'),
    deckForeseen: event(object({ hood: a.hood, card: a.card }), 'open'),
    cardPutUnder: event(object({ hood: a.hood, card: a.card }), 'open'),
  },
}

type SpellPurpose = Extract<Purpose, { for: 'spell' }>

export const rules = {
  /** AH-489.7, AH-489.10. */
  cast(play, casting) {
    const { seat, card } = casting
    if (!isInPlay(play.table, seat)) return
    const me = investigator(play.table, seat)
    noteUse(play, seat, card)
    takeHands(play, seat, handsOf(card))
    play.emit('spellCast', { seat, card })
    const [cheaper] = cardsWith(play, seat, 'cheaper-casting')
    if (cheaper !== undefined) noteUse(play, seat, cheaper)
    const horror = Math.max(0, assetCard(card).horror - (cheaper === undefined ? 0 : 1))
    if (horror > 0 && (me.remnants > 0 || hasAbility(play, seat, 'cast-with-damage')))
      return play.then('castingPrice', { ...casting, horror })
    pay(play, casting, horror, 0, false)
  },

  castingPrice(play, { seat, horror }) {
    const most = Math.min(horror, investigator(play.table, seat).remnants)
    play.ask(seat, 'AH-489.9', (may) => {
      for (let remnants = 0; remnants <= most; remnants++) {
        may('payCasting', { remnants, damage: false }, ['AH-489.7', 'AH-489.9'])
        if (remnants < horror && hasAbility(play, seat, 'cast-with-damage'))
          may('payCasting', { remnants, damage: true }, ['AH-489.7', 'AH-001-1'])
      }
    })
  },
  payCasting(play, { remnants, damage }, _, { horror, ...casting }) {
    pay(play, casting, horror, remnants, damage)
  },

  /** AH-489.8: after the horror; an investigator who was defeated by it does not complete the casting. */
  castTest(play, { seat, card, modifier, purpose, bonus, cat }) {
    if (!isInPlay(play.table, seat)) return
    const { assets } = investigator(play.table, seat)
    const now = assets.find((asset) => asset.card === 'black-cat')?.horror ?? 99
    const added = cat >= 0 && now > cat ? 1 : 0
    startTest(play, seat, 'lore', modifier + bonus, purpose, { spell: card, added })
  },

  spellResult(play, { seat, purpose: { card, monster: id }, successes }) {
    const name = spellOf(card)
    const { at } = investigator(play.table, seat)
    const target = id === null ? undefined : monster(play.table, id)
    if (name !== undefined) benefits[name]?.(play, { seat, at, id, target, successes })
  },
  healBySpell(play, { target, n }) {
    play.then('healTarget', { target, what: 'health', n })
  },
  scorch(play, { seat, monster: id, n }) {
    play.then('hurtMonster', { monster: id, n, by: seat, inAttack: false })
  },
  wrack(play, { seat, monster: id }) {
    play.then('defeatMonster', { monster: id, by: seat, inAttack: false })
  },

  /** Clairvoyance at the start of a turn. */
  foresee(play, { seat, card }) {
    play.then('cast', { seat, card, modifier: 0, purpose: { for: 'spell', card, monster: null } })
    play.then('settle', {})
  },
  foreseeHoods(play, { seat, left, hoods: seen }) {
    const options = board(play).hoods.filter(
      (hood) => !seen.includes(hood) && play.table.hoodDecks[hood]!.length > 0,
    )
    if (left === 0 || options.length === 0) {
      if (seen.length > 0) play.then('foreseen', { seat, hoods: seen })
      return
    }
    // All of them: their order changes nothing.
    const seenNext = left >= options.length ? options.slice(0, 1) : options
    const question = { who: seat, about: 'hood', rule: 'AH-004-1', options: seenNext } as const
    chooseThen(play, question, 'foreseeHood', 'hood', { seat, left: left - 1, hoods: seen })
  },
  foreseeHood(play, { seat, left, hoods: seen, hood }) {
    const { table } = play
    const card = table.hoodDecks[hood]![0]!
    table.known.tops[hood] = card
    play.emit('deckForeseen', { hood, card })
    play.then('foreseeHoods', { seat, left, hoods: [...seen, hood] })
  },
  foreseen(play, { seat, hoods: seen }) {
    play.ask(seat, 'AH-400.1d-1', (may) => {
      for (const hood of seen)
        may.unless(
          isEventCard(play.table.hoodDecks[hood]![0]!) ? 'AH-001-1' : undefined,
          'putUnder',
          { hood },
          'AH-001-1',
        )
      may('leaveDecks', {}, 'AH-400.1d-1')
    })
  },
  putUnder(play, { hood }) {
    const deck = play.table.hoodDecks[hood]!
    const card = deck.shift()!
    deck.push(card)
    noteUnder(play, hood)
    play.emit('cardPutUnder', { hood, card })
  },
  leaveDecks() {},

  /** A monster that would activate comes nearer instead. */
  lure(play, { seat, card, monster: id }) {
    markUsed(play, seat, card)
    play.then('cast', { seat, card, modifier: 0, purpose: { for: 'spell', card, monster: id } })
  },
} satisfies Rules

function pay(
  play: At,
  casting: { seat: Seat; card: string; modifier: number; purpose: Purpose },
  horror: number,
  remnants: number,
  damage: boolean,
): void {
  const { seat } = casting
  const me = investigator(play.table, seat)
  const left = horror - remnants
  const cat = damage ? -1 : (me.assets.find((asset) => asset.card === 'black-cat')?.horror ?? -1)
  if (remnants > 0) {
    me.remnants -= remnants
    play.emit('remnantsSpent', { seat, n: remnants })
    play.then('afterEvent', { seat, event: 'spend-remnant' })
  }
  play.then('suffer', {
    seat,
    damage: damage ? left : 0,
    horror: damage ? 0 : left,
    direct: false,
    monster: null,
  })
  const blood = hasAbility(play, seat, 'blood-for-lore') && ((damage && left > 0) || remnants > 0)
  play.then('castTest', { ...casting, bonus: blood ? 2 : 0, cat })
}

/** A spell after its test: who cast it where, on which monster, and with how many successes. */
interface Casting {
  readonly seat: Seat
  readonly at: string
  readonly id: string | null
  readonly target: Monster | undefined
  readonly successes: number
}

/** What each spell does with the result of its test. */
const benefits: Readonly<Partial<Record<CustomAbility, (play: At, casting: Casting) => void>>> = {
  'alchemical-process': (play, { seat, successes }) => gainMoney(play, seat, successes),
  shriveling(play, { seat, at, successes }) {
    if (successes === 0) return
    const places = [at, ...neighboursOf(play, at)]
    const options = places.flatMap((place) => monstersAt(play.table, place).map(({ id }) => id))
    chooseThen(play, monsterFor(seat, options), 'scorch', 'monster', { seat, n: successes })
  },
  wrack(play, { seat, at, successes }) {
    if (successes === 0) return
    const options = monstersAt(play.table, at)
      .filter((each) => monsterHealth(play.table, each) - each.damage <= successes)
      .map(({ id }) => id)
    chooseThen(play, monsterFor(seat, options), 'wrack', 'monster', { seat })
  },
  'healing-words'(play, { seat, at, successes }) {
    if (successes === 0) return
    const options = investigatorsAt(play, at).flatMap((each) => [
      ...(investigator(play.table, each).damage > 0 ? [each] : []),
      ...assetsOf(play.table, each, 'ally').flatMap(({ card, damage }) =>
        damage > 0 ? [`${each} ${card}`] : [],
      ),
    ])
    const question = { who: seat, about: 'heal', rule: 'AH-R128', options } as const
    chooseThen(play, question, 'healBySpell', 'target', { n: successes })
  },
  'find-gate'(play, { seat, at, successes }) {
    if (successes === 0) return
    const options = board(play).spaces.filter((space) => space !== at && doomAt(play.table, space) > 0)
    const question = { who: seat, about: 'place', rule: 'AH-004-1', options } as const
    chooseThen(play, question, 'moveDirectly', 'to', { seat })
  },
  'astral-travel'(play, { seat, successes }) {
    const { free } = movesOf(play, seat, 2 + successes)
    play.then('goOn', { seat, free: Math.min(9, free), paid: 0 })
  },
  binding(play, { id, successes }) {
    if (successes > 0 && id !== null) play.then('exhaust', { monster: id })
  },
  banishment(play, { target, successes }) {
    if (successes === 0 || target === undefined) return
    const options = unstableSpaces(play)
    const question = { who: group, about: 'unstable', rule: 'AH-R108', options } as const
    chooseThen(play, question, 'banishTo', 'to', { monster: target.id })
  },
  'the-beast-within'(play, { seat, target, successes }) {
    if (target === undefined) return
    play.then('attackTest', { seat, monster: target.id, dice: successes > 0 ? 5 : 0 })
  },
  clairvoyance: (play, { seat, successes }) =>
    play.then('foreseeHoods', { seat, left: Math.min(9, successes), hoods: [] }),
  'lure-monster'(play, { at, target, successes }) {
    if (successes === 0 || target === undefined || target.activated) return
    target.activated = true
    play.then('headFor', { monster: target.id, to: at, left: 2, prey: null })
  },
}

function monsterFor(who: Seat, options: readonly string[]): Choosing {
  return { who, about: 'monster', rule: 'AH-004-1', options }
}

/** The name of what a spell does: copies of a spell share it. */
export function spellOf(card: string): CustomAbility | undefined {
  for (const ability of assetCard(card).abilities) if (ability.kind === 'custom') return ability.name
  return undefined
}

function noteUnder({ table }: At, hood: string): void {
  delete table.known.tops[hood]
  const [first, ...rest] = table.known.hoodTops[hood] ?? []
  if (first === undefined) return
  const left = { ...first, cards: first.cards - 1 }
  table.known.hoodTops[hood] = left.cards === 0 ? rest : [left, ...rest]
}
