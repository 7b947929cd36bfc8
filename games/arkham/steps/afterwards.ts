import { type JsonObject, type Seat, answering, shape } from '@miskatonic/kernel'
import type { Event } from '../cards/abilities.ts'
import type { At, Rules, Steps } from '../kind.ts'
import * as a from '../names.ts'
import {
  abilitiesAfter,
  abilitiesOf,
  cardsWith,
  markUsed,
  noteUse,
  unusedWith,
  wasUsed,
} from './abilities.ts'
import { canPerform } from './actions.ts'
import { hoodOf } from './board.ts'
import { chooseThen, plain } from './choosing.ts'
import { isHuman } from './components.ts'
import { gainMoney } from './gains.ts'
import { changesNothing } from './idle.ts'
import { engagedWith, hasCondition, investigator, investigatorsInPlay, isInPlay, monster } from './look.ts'

const { boolean, integer, object, text } = shape

/** What is done if the card is used. */
interface Next {
  readonly step: string
  readonly args: JsonObject
}

/** Abilities that are used "after" something, or at a certain moment. */
export const vocabulary = {
  choices: {
    use: answering('mayUse', object({ card: a.card })),
    pass: answering('mayUse', object({})),
  },
  asks: {
    /** A card may be used now, or not. */
    mayUse: object({ seat: a.seat, card: a.card, next: plain<Next>() }),
  },
  effects: {
    afterEvent: object({ seat: a.seat, event: plain<Event>() }),
    benefit: object({ seat: a.seat, card: a.card, ability: integer(0, 9) }),
    afterAction: object({ seat: a.seat, action: text }),
    offerHandcuffs: object({ seat: a.seat, monster: a.monster, inAttack: boolean }),
    handcuff: object({ seat: a.seat, card: a.card, monster: a.monster, inAttack: boolean }),
    drinkWhiskey: object({ seat: a.seat, card: a.card }),
    ram: object({ seat: a.seat, card: a.card }),
    ramMonster: object({ seat: a.seat, card: a.card, monster: a.monster }),
    encore: object({ seat: a.seat, action: text, other: text }),
  },
  events: {},
}

const afterActions: Readonly<Partial<Record<string, Event>>> = {
  gather: 'gather',
  research: 'research',
  focus: 'focus',
}

/** Among the investigators to choose from: none of them. */
const nobody = 'nobody'

export const rules = {
  mayUse(play, { seat, card }) {
    play.ask(seat, 'AH-400.1d-1', (may) => {
      may('use', { card }, 'AH-400.1d-1')
      may('pass', {}, 'AH-400.1d-1')
    })
  },
  use(play, { card }, seat, { next: { step, args } }) {
    noteUse(play, seat, card)
    play.then(step as keyof Steps, args) // written by those who ask, as plain data
  },
  pass() {},

  afterEvent(play, { seat, event }) {
    if (!isInPlay(play.table, seat)) return
    for (const { card, index, ability } of abilitiesAfter(play, seat, event)) {
      if (ability.kind !== 'after') continue
      const hood = hoodOf(investigator(play.table, seat).at)
      if (ability.hoods !== undefined && (hood === undefined || !ability.hoods.includes(hood))) continue
      if (ability.oncePerRound && wasUsed(play, seat, card)) continue
      const next = { step: 'benefit', args: { seat, card, ability: index } }
      // Only what may cost something, or is not to be had twice in a round, is worth a question; research asks by itself.
      const [first] = ability.effect
      const once = ability.oncePerRound && first?.do === 'research'
      if (once && changesNothing(play, ability.effect, { seat, card, monster: null, result: 0 })) continue
      const daring = first?.do === 'test' && hasCondition(play.table, seat, 'blessed')
      if (once || daring) play.then('mayUse', { seat, card, next })
      else play.then('benefit', next.args)
    }
    if (event === 'gain-clue')
      for (const card of cardsWith(play, seat, 'precious-memento'))
        play.then('heal', { seat, card, what: 'sanity', n: 2 })
    if (event === 'gather') offerWhiskey(play, seat)
  },

  /** What a card gives after an event. */
  benefit(play, { seat, card, ability: index }) {
    if (!isInPlay(play.table, seat)) return
    const owned = abilitiesOf(play, seat).find((each) => each.card === card && each.index === index)
    if (owned?.ability.kind !== 'after') return
    const { effect, oncePerRound } = owned.ability
    const [first] = effect
    if (oncePerRound) markUsed(play, seat, card)
    else if (first?.do !== 'may') noteUse(play, seat, card)
    if (oncePerRound && first?.do === 'research') play.then('researchClues', { seat, n: '1' })
    else play.then('resolve', { effect, context: { seat, card, monster: null, result: 0 } })
  },

  afterAction(play, { seat, action }) {
    const event = afterActions[action]
    if (event !== undefined) play.then('afterEvent', { seat, event })
    if (action === 'move' && engagedWith(play.table, seat).length > 0)
      for (const card of cardsWith(play, seat, 'ol-boiler'))
        play.then('mayUse', { seat, card, next: { step: 'ram', args: { seat, card } } })
    if (unusedWith(play, seat, 'encore').length > 0) offerEncore(play, seat, action)
  },

  /** After damage to, a disengagement from, or damage by a Human monster that is not epic. */
  offerHandcuffs(play, { seat, monster: id, inAttack }) {
    const human = monster(play.table, id)
    if (human === undefined || !isInPlay(play.table, seat) || !isHuman(human)) return
    for (const card of unusedWith(play, seat, 'handcuffs'))
      play.then('mayUse', {
        seat,
        card,
        next: { step: 'handcuff', args: { seat, card, monster: id, inAttack } },
      })
  },
  handcuff(play, { seat, card, monster: id, inAttack }) {
    markUsed(play, seat, card)
    play.then('defeatMonster', { monster: id, by: seat, inAttack })
  },

  drinkWhiskey(play, { seat, card }) {
    const asset = investigator(play.table, seat).assets.find((each) => each.card === card)
    if (asset === undefined) return
    asset.horror++
    play.emit('harmSuffered', { seat, card, damage: 0, horror: 1 })
    gainMoney(play, seat, 2)
  },

  ram(play, { seat, card }) {
    const options = engagedWith(play.table, seat).map(({ id }) => id)
    const question = { who: seat, about: 'monster', rule: 'AH-004-1', options } as const
    chooseThen(play, question, 'ramMonster', 'monster', { seat, card })
  },
  ramMonster(play, { seat, card, monster: id }) {
    const asset = investigator(play.table, seat).assets.find((each) => each.card === card)!
    asset.damage += 2
    play.emit('harmSuffered', { seat, card, damage: 2, horror: 0 })
    play.then('hurtMonster', { monster: id, n: 2, by: seat, inAttack: false })
  },

  /** Marie Lambeau: another investigator performs the same action at once. */
  encore(play, { seat, action, other }) {
    if (other === nobody) return
    for (const card of unusedWith(play, seat, 'encore').slice(0, 1)) markUsed(play, seat, card)
    play.then('additionalAction', { seat: other, only: action, again: false })
  },
} satisfies Rules

function offerWhiskey(play: At, seat: Seat): void {
  const hood = hoodOf(investigator(play.table, seat).at)
  if (hood !== 'merchant-district' && hood !== 'downtown') return
  for (const card of cardsWith(play, seat, 'contraband-whiskey'))
    play.then('mayUse', { seat, card, next: { step: 'drinkWhiskey', args: { seat, card } } })
}

/** Only others who could perform that action now are offered. */
function offerEncore(play: At, seat: Seat, action: string): void {
  const others = investigatorsInPlay(play).filter(
    (each) => each !== seat && (investigator(play.table, each).delayed || canPerform(play, each, action)),
  )
  if (others.length === 0) return
  const question = { who: seat, about: 'encore', rule: 'AH-201.3-1', options: [...others, nobody] } as const
  chooseThen(play, question, 'encore', 'other', { seat, action })
}
