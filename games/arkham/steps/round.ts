import { shape } from '@miskatonic/kernel'
import type { Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event, phases } from '../position.ts'
import { chooseThen, group } from './choosing.ts'
import { inPlayerOrder, investigator, investigatorsInPlay, isInPlay } from './look.ts'

const { object, oneOf, whole } = shape

/** AH-200 to AH-205: the four phases of a round, and whose turn it is in them. */
export const vocabulary = {
  effects: {
    startRound: object({}),
    actionPhase: object({}),
    endTurn: object({ seat: a.seat }),
    monsterPhase: object({}),
    encounterPhase: object({}),
    mythosPhase: object({}),
    endRound: object({}),
  },
  events: {
    roundBegan: event(object({ round: whole }), 'open'),
    phaseBegan: event(object({ phase: oneOf(phases) }), 'open'),
    turnEnded: event(object({ seat: a.seat }), 'open'),
  },
}

export const rules = {
  /** AH-205.1; marks of things done once per round are cleared. */
  startRound(play) {
    const { table } = play
    table.round++
    table.phase = 'action'
    for (const each of Object.values(table.investigators)) {
      each.performed = []
      each.active = each.sheet !== null
      for (const asset of each.assets) {
        asset.used = false
        asset.locked = false
      }
    }
    play.emit('roundBegan', { round: table.round })
    play.emit('phaseBegan', { phase: 'action' })
    play.then('settle', {})
    play.then('actionPhase', {})
  },

  /** AH-201.2-1: in an order they choose. */
  actionPhase(play) {
    const { table } = play
    const waiting = investigatorsInPlay(play).filter((seat) => investigator(table, seat).active)
    if (waiting.length === 0) return play.then('monsterPhase', {})
    chooseThen(
      play,
      { who: group, about: 'turn', rule: 'AH-201.2-1', options: waiting },
      'takeTurn',
      'seat',
      {},
    )
  },

  /** AH-201.2-2, AH-494.2. */
  endTurn(play, { seat }) {
    play.table.turn = null
    investigator(play.table, seat).active = false
    play.emit('turnEnded', { seat })
    play.then('actionPhase', {})
  },

  /** AH-202.1. */
  monsterPhase(play) {
    play.table.phase = 'monster'
    for (const monster of play.table.monsters) monster.activated = false
    play.emit('phaseBegan', { phase: 'monster' })
    play.then('activations', {})
    play.then('monsterAttacks', {})
    play.then('readyMonsters', {})
    play.then('encounterPhase', {})
  },

  /** AH-R141: tokens of players without an investigator are turned with the phase. */
  encounterPhase(play) {
    const { table } = play
    table.phase = 'encounter'
    for (const each of Object.values(table.investigators)) if (each.sheet === null) each.active = true
    play.emit('phaseBegan', { phase: 'encounter' })
    play.then('encounters', {})
  },

  /** AH-204.1, AH-204.2, AH-204.4. */
  mythosPhase(play) {
    play.table.phase = 'mythos'
    play.emit('phaseBegan', { phase: 'mythos' })
    for (const seat of inPlayerOrder(play)) play.then('mythosTurn', { seat })
    play.then('endRound', {})
  },

  /** AH-205.2, AH-R88: chosen between the rounds, placed as the next one begins. */
  endRound(play) {
    play.table.turn = null
    for (const seat of inPlayerOrder(play))
      if (!isInPlay(play.table, seat)) play.then('newInvestigator', { seat })
    play.then('startRound', {})
  },
} satisfies Rules
