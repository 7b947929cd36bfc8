import { type Seat, shape } from '@miskatonic/kernel'
import { cardName } from '../cards/relics.ts'
import { type Card, evilStirs } from '../content/cards.ts'
import { usualActions } from '../content/investigators.ts'
import type { At, Rules } from '../kind.ts'
import { event, mayKnowHand } from '../event-sights.ts'
import type { Table } from '../position.ts'
import { offerActions } from './actions.ts'
import { endGame } from './change.ts'
import { deckCardDrawn } from './known.ts'
import { handOf, isInsane } from './queries.ts'
import { closeEffect, couldPlayNow, offerPlays, overLimit } from './windows.ts'
import * as a from '../names.ts'

const { list, object, orNull, whole } = shape

/** The turn (RC-130 and following): actions, draw, summoning. */
export const vocabulary = {
  choices: { endActions: object({}) },
  asks: {
    act: object({}),
    /** All actions are used: the last moment to take one back, before anything is drawn. */
    actionsUsed: object({}),
  },
  effects: {
    turn: object({}),
    actions: object({}),
    drawCards: object({}),
    endTurn: object({}),
    passTurn: object({}),
  },
  events: {
    turnBegan: event(object({ seat: a.seat, actions: whole }), 'open', 'turn', 'playerDeck'),
    actionsEnded: event(
      object({ seat: a.seat }),
      'open',
      'turn',
      'pool',
      'cultistsGone',
      'playing',
      'relicsInBox',
      'justRevealed',
      'inForce',
    ),
    turnEnded: event(
      object({ seat: a.seat }),
      'open',
      'turn',
      'passed',
      'pool',
      'cultistsGone',
      'playing',
      'relicsInBox',
      'justRevealed',
      'inForce',
    ),
    /** `cards` is null for those who may not see the hand. */
    cardsDrawn: event(
      object({ seat: a.seat, count: whole, cards: orNull(list(cardName)), evilStirs: whole }),
      (drawn, to, { options }) => (mayKnowHand(options, drawn.seat, to) ? drawn : { ...drawn, cards: null }),
      'hands',
      'playerDeck',
      'evilStirsDrawn',
    ),
  },
}

export const rules = {
  turn(play) {
    const { table } = play
    const seat = table.turn.active
    table.turn = newTurn(seat, actionsOf(play, seat))
    play.emit('turnBegan', { seat, actions: table.turn.actionsLeft })
    play.then('actions', {})
    play.then('drawCards', {})
    play.then('summoning', {})
    play.then('endTurn', {})
  },

  /** RC-750: before each action and after the last one lies a window; hand limits come first in it. */
  actions(play) {
    if (play.table.turn.step !== 'actions') return
    closeEffect(play)
    const over = overLimit(play)
    if (over === undefined) play.then(isStop(play) ? 'actionsUsed' : 'act', {})
    else play.then('handLimit', { seat: over })
    play.then('actions', {})
  },

  /**
   * The active player acts or ends the step (RC-153, RC-751). While the table waits, everybody may play relics: the window needs no
   * question of its own. Where a table wants it so, the step ends by itself with no action left and nothing that any seat could play.
   */
  act(play) {
    if (play.options.turnEnd === 'automatic' && nothingIsLeft(play))
      return endActions(play, play.table.turn.active)
    askForAction(play)
  },

  /** RC-R92: nothing was drawn yet, so the last action can still be taken back. */
  actionsUsed: askForAction,

  endActions(play, _, by) {
    endActions(play, by)
  },

  /** RC-270 to RC-278: both cards are drawn together; Evil Stirs is resolved at once, and a window follows. */
  drawCards(play) {
    const { table } = play
    table.turn.step = 'draw'
    if (table.playerDeck.length < 2) return endGame(play, 'no-cards')
    const seat = table.turn.active
    const drawn = [play.draw(table.playerDeck, 'top')!, play.draw(table.playerDeck, 'top')!]
    const cards = drawn.filter((card): card is Card => card !== evilStirs)
    const stirring = drawn.length - cards.length
    handOf(play, seat).push(...cards)
    for (const card of drawn) deckCardDrawn(table, seat, card)
    table.evilStirsDrawn += stirring
    play.emit('cardsDrawn', { seat, count: cards.length, cards, evilStirs: stirring })
    for (let i = 0; i < stirring; i++) {
      play.then('evilStirs', {})
      play.then('openWindow', {})
    }
    if (stirring === 0) play.then('openWindow', {})
  },

  endTurn(play) {
    play.table.turn.step = 'end'
    play.then('openWindow', {})
    play.then('passTurn', {})
  },

  passTurn(play) {
    const { table, seats } = play
    const seat = table.turn.active
    play.emit('turnEnded', { seat })
    table.turn.active = seats[(seats.indexOf(seat) + 1) % seats.length]!
    play.then('turn', {})
  },
} satisfies Rules

export function newTurn(active: Seat, actionsLeft: number): Table['turn'] {
  return {
    active,
    step: 'actions',
    actionsLeft,
    foughtHere: false,
    cheapShoggothUsed: false,
    hunterEntered: false,
    clueFetched: false,
    relicPlayed: false,
  }
}

/** RC-R92 */
function isStop({ options, table }: At): boolean {
  return options.turnEnd === 'asked' && table.turn.actionsLeft === 0
}

function nothingIsLeft(play: At): boolean {
  const isQuiet = play.table.turn.actionsLeft === 0 && play.options.hands === 'open'
  return isQuiet && !play.seats.some((seat) => couldPlayNow(play, seat))
}

function askForAction(play: At): void {
  const { active } = play.table.turn
  const others = play.seats.filter((seat) => seat !== active && couldPlayNow(play, seat))
  play.ask({ any: [active, ...others] }, 'RC-132', (may, seat) => {
    if (seat === active) offerActions(play, seat, may)
    offerPlays(play, seat, may)
    if (seat === active) may('endActions', {}, 'RC-153')
  })
}

function actionsOf(play: At, seat: Seat): number {
  return play.answer('actions', usualActions[isInsane(play, seat) ? 'insane' : 'sane'], { seat })
}

/** RC-154: unused actions are lost. */
function endActions(play: At, seat: Seat): void {
  play.table.turn.step = 'draw'
  play.table.turn.actionsLeft = 0
  play.emit('actionsEnded', { seat })
}
