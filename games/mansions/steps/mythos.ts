import { type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import { isWeapon, traumaOf } from '../catalogue.ts'
import { mythos } from '../cards/mythos.ts'
import type { Requirement } from '../cards/types.ts'
import { type MythosCard, type Tag, tags } from '../content/ids.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { keeper } from '../names.ts'
import { event } from '../position.ts'
import { concerning } from './context.ts'
import {
  canUse,
  hasTag,
  house,
  investigator,
  investigatorsInRoom,
  isDark,
  isIn,
  isInTheDark,
  playersLeft,
  roomOfSeat,
} from './look.ts'

const { integer, object, oneOf, orNull, text, whole } = shape

const handKind = oneOf(['mythos', 'trauma'])

/** The Keeper's cards: Mythos cards are played (MM-560 to MM-567), hands are drawn and kept within their limits (MM-288). */
export const vocabulary = {
  choices: {
    playMythos: answering('mythosWindow', object({ card: a.mythosCard })),
    noMythos: answering('mythosWindow', object({})),
    /** Bad Dreams. */
    wakeUp: answering('considerMythos', object({})),
    letItCome: answering('considerMythos', object({})),
    drawMythos: answering('drawEither', object({})),
    drawTrauma: answering('drawEither', object({})),
    discardMythos: answering('discardDown', object({ card: a.mythosCard })),
    discardTraumaCard: answering('discardDown', object({ card: a.traumaCard })),
  },
  asks: {
    mythosWindow: object({ seat: a.seat }),
    /** The card is null while it lies face down. */
    considerMythos: object({ seat: a.seat, card: orNull(a.mythosCard) }),
    drawEither: object({}),
    discardDown: object({ kind: handKind }),
  },
  effects: {
    /** Null for a card that lies face down: it works by lying there. */
    mythosTakesEffect: object({ seat: a.seat, card: orNull(a.mythosCard) }),
    keeperDraws: object({ mythos: integer(0, 9), trauma: integer(0, 9) }),
    gainThreat: object({ n: integer(0, 99) }),
    /** MM-797. */
    withoutGroup: object({}),
  },
  events: {
    /** MM-567: only the Keeper and the investigator see a card that is played face down. */
    mythosPlayed: event(
      object({ seat: a.seat, card: orNull(a.mythosCard), cost: whole }),
      (played, viewer) =>
        played.card === null ||
        mythos[played.card].faceDown === undefined ||
        viewer === keeper ||
        viewer === played.seat
          ? played
          : { ...played, card: null },
    ),
    mythosAverted: event(object({ seat: a.seat }), 'open'),
    threatGained: event(object({ n: whole }), 'open'),
    keeperDrew: event(object({ kind: oneOf(['mythos', 'trauma']), n: whole }), 'open'),
    keeperDiscarded: event(object({ kind: oneOf(['mythos', 'trauma']), card: text }), 'open'),
    groupDiscarded: event(object({ n: whole }), 'open'),
  },
}

export const rules = {
  /** MM-560, MM-561: the Keeper is asked whenever there are Mythos cards in hand, so that the question tells nothing about them. */
  mythosWindow(play, { seat }) {
    const { table } = play
    if (!isIn(table, seat) || table.turn!.over || table.turn!.mythos || table.mythosHand.length === 0) return
    play.ask(keeper, 'MM-560', (may) => {
      may('noMythos', {}, 'MM-560')
      for (const card of table.mythosHand)
        may.unless(forbiddenMythos(play, seat, card), 'playMythos', { card }, ['MM-560', 'MM-563', 'MM-564'])
    })
  },

  noMythos() {},

  playMythos(play, { card }, _seat, { seat }) {
    const { table } = play
    const { cost, faceDown } = mythos[card]
    table.mythosHand.splice(table.mythosHand.indexOf(card), 1)
    table.threat -= cost
    table.turn!.mythos = true
    if (faceDown === undefined) table.mythosDiscard.unshift(card)
    else investigator(table, seat).faceDown.push(card)
    play.emit('mythosPlayed', { seat, card, cost })
    const shown = faceDown === undefined ? card : null
    if (canUse(investigator(table, seat), 'mythos-played')) play.then('considerMythos', { seat, card: shown })
    else play.then('mythosTakesEffect', { seat, card: shown })
  },

  considerMythos(play, { seat }) {
    play.ask(seat, 'MM-564', (may) => {
      may('letItCome', {}, 'MM-564')
      may('wakeUp', {}, 'MM-564')
    })
  },

  letItCome(play, _args, _seat, asked) {
    play.then('mythosTakesEffect', asked)
  },

  /** It is discarded without effect; the threat stays spent. */
  wakeUp(play, _args, seat, { card }) {
    const me = investigator(play.table, seat)
    me.abilityUsed = true
    play.emit('traitUsed', { seat })
    if (card === null) play.table.mythosDiscard.unshift(me.faceDown.pop()!)
    play.emit('mythosAverted', { seat })
  },

  mythosTakesEffect(play, { seat, card }) {
    if (card !== null) play.then('resolve', { effect: mythos[card].effect, context: concerning(seat) })
  },

  drawEither(play) {
    play.ask(keeper, 'MM-286', (may) => {
      may('drawMythos', {}, 'MM-286')
      may('drawTrauma', {}, 'MM-286')
    })
  },

  drawMythos(play) {
    play.then('keeperDraws', { mythos: 1, trauma: 0 })
  },

  drawTrauma(play) {
    play.then('keeperDraws', { mythos: 0, trauma: 1 })
  },

  /** MM-566, MM-808, MM-R33, MM-R36. */
  keeperDraws(play, { mythos: n, trauma }) {
    for (let i = 0; i < n; i++) drawMythosCard(play)
    if (n > 0) play.emit('keeperDrew', { kind: 'mythos', n })
    for (let i = 0; i < trauma; i++) drawTraumaCard(play)
    if (trauma > 0) play.emit('keeperDrew', { kind: 'trauma', n: trauma })
    play.then('discardDown', { kind: 'mythos' })
    play.then('discardDown', { kind: 'trauma' })
  },

  /** MM-288: at most four of each kind in hand. */
  discardDown(play, { kind }) {
    const { mythosHand, traumaHand } = play.table
    if ((kind === 'mythos' ? mythosHand : traumaHand).length <= 4) return
    play.ask(keeper, 'MM-288', (may) => {
      if (kind === 'mythos') for (const card of mythosHand) may('discardMythos', { card }, 'MM-288')
      else for (const card of traumaHand) may('discardTraumaCard', { card }, 'MM-288')
    })
  },

  discardMythos(play, { card }, _seat, asked) {
    const { mythosHand, mythosDiscard } = play.table
    mythosHand.splice(mythosHand.indexOf(card), 1)
    mythosDiscard.unshift(card)
    play.emit('keeperDiscarded', { kind: 'mythos', card })
    play.then('discardDown', asked)
  },

  discardTraumaCard(play, { card }, _seat, asked) {
    const { traumaHand, traumaDiscard } = play.table
    traumaHand.splice(traumaHand.indexOf(card), 1)
    traumaDiscard.unshift(card)
    play.emit('keeperDiscarded', { kind: 'trauma', card })
    play.then('discardDown', asked)
  },

  gainThreat(play, { n }) {
    play.table.threat += n
    play.emit('threatGained', { n })
  },

  withoutGroup(play) {
    const { table } = play
    const group = table.traumaHand.filter(isGroup)
    if (group.length === 0) return
    table.traumaHand = table.traumaHand.filter((card) => !isGroup(card))
    table.traumaDiscard.unshift(...group)
    play.emit('groupDiscarded', { n: group.length })
    play.then('keeperDraws', { mythos: 0, trauma: group.length })
  },
} satisfies Rules

function isGroup(card: Parameters<typeof traumaOf>[0]): boolean {
  return traumaOf(card).group === true
}

function drawMythosCard(play: At): void {
  const { table } = play
  if (table.mythosDeck.length === 0) {
    table.mythosDeck = table.mythosDiscard.splice(0).toSorted()
    play.shuffle(table.mythosDeck)
  }
  const card = play.draw(table.mythosDeck, 'top')
  if (card !== undefined) table.mythosHand.push(card)
}

/** MM-796: with one investigator left in the game, cards with the group symbol are discarded and another is drawn. */
export function drawTraumaCard(play: At): void {
  const { table } = play
  for (let tries = 0; tries < 50; tries++) {
    if (table.traumaDeck.length === 0) {
      table.traumaDeck = table.traumaDiscard.splice(0).toSorted()
      play.shuffle(table.traumaDeck)
    }
    const card = play.draw(table.traumaDeck, 'top')
    if (card === undefined) return
    if (playersLeft(play).length > 1 || !isGroup(card)) {
      table.traumaHand.push(card)
      return
    }
    table.traumaDiscard.unshift(card)
  }
}

/** The rule that forbids a Mythos card on this investigator now; undefined if it may be played. */
function forbiddenMythos(play: At, seat: Seat, card: MythosCard): Rule | undefined {
  const { cost, requires } = mythos[card]
  if (cost > play.table.threat) return 'MM-563'
  const isMet = requires.every((group) => group.some((one) => meets(play, seat, one)))
  return isMet ? undefined : 'MM-564'
}

const tagNames: ReadonlySet<string> = new Set(tags)

function meets(play: At, seat: Seat, requirement: Requirement): boolean {
  const { table } = play
  const room = roomOfSeat(play, seat)
  if (tagNames.has(requirement)) return hasTag(play, room, requirement as Tag)
  const me = investigator(table, seat)
  switch (requirement) {
    case 'door':
      return house(play).doorsOf[me.at]!.length > 0
    case 'ladder':
      return house(play).map.ladders.includes(me.at)
    case 'alone':
      return investigatorsInRoom(play, room).length === 1
    case 'room-not-dark':
      return !isDark(play, room)
    case 'in-the-dark':
      return isInTheDark(play, seat)
    case 'carries-weapon':
      return me.cards.some(isWeapon)
    default:
      return table.turn!.acted
  }
}
