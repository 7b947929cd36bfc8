import { type Seat, shape } from '@miskatonic/kernel'
import { isEventCard } from '../unread.ts'
import { anomalyPart, encounterPart } from '../cards/encounters/catalogue.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import type { Hood } from '../content/map.ts'
import { hoodOf } from './board.ts'
import { chooseThen, group } from './choosing.ts'
import { shuffleIntoTop } from './doom.ts'
import { noteDrawn } from './known.ts'
import { cardsWith } from './abilities.ts'
import { discardable } from './costs.ts'
import {
  board,
  doomAt,
  dreamingSpaces,
  engagedWith,
  investigator,
  investigatorsInPlay,
  isInCodex,
  isInPlay,
} from './look.ts'
import { isInForce } from './ways.ts'

const { object, text } = shape

/** AH-203, AH-423, AH-426, AH-466, AH-484.6: the encounter phase. */
export const vocabulary = {
  effects: {
    encounters: object({}),
    encounterTurn: object({ seat: a.seat }),
    drawEncounter: object({ seat: a.seat, from: text }),
    endEncounter: object({}),
    visitLibrary: object({ seat: a.seat }),
    exchangeTome: object({ seat: a.seat }),
    endEncounterTurn: object({ seat: a.seat }),
  },
  events: {
    encounterBegan: event(object({ seat: a.seat, from: text, at: a.place }), 'open'),
    encounterEnded: event(object({ seat: a.seat, card: a.card }), 'open'),
    encounterSkipped: event(object({ seat: a.seat }), 'open'),
  },
}

export const rules = {
  /** AH-203.2-1. */
  encounters(play) {
    const { table } = play
    const waiting = investigatorsInPlay(play).filter((seat) => !investigator(table, seat).active)
    if (waiting.length === 0) return play.then('mythosPhase', {})
    const question = { who: group, about: 'encounter-turn', rule: 'AH-203.2-1', options: waiting } as const
    chooseThen(play, question, 'encounterTurn', 'seat', {})
  },

  /** AH-203.1, AH-203.3, AH-476.6. */
  encounterTurn(play, { seat }) {
    const { table } = play
    table.turn = { seat, actions: 0, used: [] }
    if (engagedWith(table, seat).length > 0) play.emit('encounterSkipped', { seat })
    else {
      const options = sourcesOf(play, seat)
      const question = { who: seat, about: 'encounter-kind', rule: 'AH-466.3', options } as const
      chooseThen(play, question, 'drawEncounter', 'from', { seat })
    }
    play.then('endEncounterTurn', { seat })
  },

  drawEncounter(play, { seat, from }) {
    const { table } = play
    const deck = deckOf(play, from)
    const card = play.draw(deck, 'top')
    if (card === undefined) return
    const isEvent = isEventCard(card)
    if (from !== 'street' && from !== 'anomaly') noteDrawn(table, from, isEvent ? card : null)
    const { at } = investigator(table, seat)
    const part = partOf(play, at, from)
    table.encounter = { card, seat, from, at, part, clueGained: false }
    play.emit('encounterBegan', { seat, from, at })
    const context = { seat, card: null, monster: null, result: 0 }
    play.then('resolve', { effect: encounterPart(card, part), context })
    play.then('endEncounter', {})
  },

  /** AH-466.11, AH-484.7, AH-R93, AH-R96. */
  endEncounter(play) {
    const { table } = play
    const { card, seat, from, clueGained } = table.encounter!
    table.encounter = null
    play.emit('encounterEnded', { seat, card })
    if (from === 'miskatonic-university' && isInPlay(table, seat)) play.then('visitLibrary', { seat })
    if (!isEventCard(card)) deckOf(play, from).push(card)
    else if (clueGained) table.eventDiscard.unshift(card)
    else shuffleIntoTop(play, from as Hood, card, true)
  },

  /** Access to rare books: a tome is exchanged, or gained by those who have none. */
  visitLibrary(play, { seat }) {
    const { assets } = investigator(play.table, seat)
    for (const card of cardsWith(play, seat, 'rare-books-access'))
      if (discardable(assets, 'tome').length === 0) play.then('gainItem', { seat, trait: 'tome' })
      else play.then('mayUse', { seat, card, next: { step: 'exchangeTome', args: { seat } } })
  },
  exchangeTome(play, { seat }) {
    play.then('discardOne', { seat, what: 'tome' })
    play.then('gainItem', { seat, trait: 'tome' })
  },

  /** AH-203.2-2, AH-494.3. */
  endEncounterTurn(play, { seat }) {
    play.table.turn = null
    if (isInPlay(play.table, seat)) investigator(play.table, seat).active = true
    play.then('settle', {})
    play.then('encounters', {})
  },
} satisfies Rules

/** AH-466.3, AH-466.4, AH-466.5, AH-411.3c: on a dreaming space one may have an anomaly encounter instead (archive card 82). */
function sourcesOf(play: At, seat: Seat): string[] {
  const { table } = play
  const { at } = investigator(table, seat)
  const hood = hoodOf(at)
  if (hood === undefined) return ['street']
  if (table.anomalies.includes(hood) && isInCodex(table, 2)) return ['anomaly']
  const dreaming =
    isInForce(table, 'dreaming-anomaly-encounters') &&
    dreamingSpaces(table).includes(at) &&
    table.anomalyDeck.length > 0
  return dreaming ? [hood, 'anomaly'] : [hood]
}

function deckOf({ table }: At, from: string): string[] {
  if (from === 'street') return table.streetDeck
  return from === 'anomaly' ? table.anomalyDeck : table.hoodDecks[from]!
}

/** Which part of the card is read: AH-423.4, AH-426.3, AH-411.3d, AH-484.6-1. */
function partOf(play: At, at: string, from: string): string {
  if (from === 'street') return board(play).streets[at]!.type
  return from === 'anomaly' ? anomalyPart(doomAt(play.table, at)) : at
}
