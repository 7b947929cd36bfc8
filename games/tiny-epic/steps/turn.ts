import { shape } from '@miskatonic/kernel'
import { type Character, actionsInATurn, isAssistant } from '../content/characters.ts'
import { variantOf } from '../content/variants.ts'
import type { At, Rules } from '../kind.ts'
import { type Table, event } from '../position.ts'
import { offerActions } from './actions.ts'
import { couldCommand } from './commands.ts'
import { couldBuyAction } from './extra-actions.ts'
import { couldUseAbility } from './abilities.ts'
import { phaseOf, townOf } from './queries.ts'
import * as names from '../names.ts'

const { object } = shape

/** The turn (TE-101 to TE-103): the spin, then actions, or the script of an assistant. */
export const vocabulary = {
  choices: {
    goOn: object({}),
    endTurn: object({}),
  },
  asks: {
    /** In a game without players the spectator says when to go on. */
    nextTurn: object({}),
    act: object({}),
    /** All actions are used: the last moment to take one back, before the wheel is spun. */
    actionsUsed: object({}),
  },
  effects: {
    turn: object({}),
    beginActions: object({}),
    actions: object({}),
    turnIsOver: object({}),
  },
  events: {
    turnEnded: event(object({ who: names.character }), 'open', 'turn'),
  },
}

export const rules = {
  turn(play) {
    const { table } = play
    const { active, place } = table.turn
    table.turn = newTurn(active, place, 'wheel')
    if (variantOf[play.options.variant].players === 0) play.then('nextTurn', {})
    play.then('spin', {})
    play.then('frontSymbol', {})
    play.then('drawTentacles', {})
    play.then('placeShambler', {})
    play.then('moveGreatOldOne', {})
    play.then(isAssistant(active) ? 'script' : 'beginActions', {})
    play.then('turnIsOver', {})
  },

  /** TE-R70: without players, the spectator turns the pages. */
  nextTurn(play) {
    play.ask(play.seats[0]!, 'TE-R70', (may) => may('goOn', {}, 'TE-620'))
  },

  goOn() {},

  /** TE-257: whether the Great Old One stands here is looked up once (TE-R24). */
  beginActions(play) {
    const { turn: now, greatOldOne } = play.table
    now.step = 'actions'
    now.actionsLeft = actionsInATurn
    now.mustLeave = phaseOf(play) === 1 && greatOldOne.at === townOf(play, now.active)
    play.then('actions', {})
  },

  /** One action after another. TE-R77: when they are used the player ends the turn, or it ends by itself with nothing left to do. */
  actions(play) {
    const { step, actionsLeft } = play.table.turn
    if (step !== 'actions') return
    const isStop = play.options.turnEnd === 'asked' && actionsLeft === 0
    if (!isStop && isDone(play)) return finishActions(play)
    play.then(isStop ? 'actionsUsed' : 'act', {})
    play.then('actions', {})
  },

  /** TE-251, TE-252. */
  act: askForAction,
  actionsUsed: askForAction,

  endTurn(play) {
    finishActions(play)
  },

  turnIsOver(play) {
    const { sequence, turn: now } = play.table
    const who = now.active
    now.place = (now.place + 1) % sequence.length
    now.active = sequence[now.place]!
    play.emit('turnEnded', { who })
    play.then('turn', {})
  },
} satisfies Rules

export function newTurn(active: Character, place: number, step: Table['turn']['step']): Table['turn'] {
  return { active, place, step, stop: null, actionsLeft: 0, mustLeave: false, used: [] }
}

function askForAction(play: At): void {
  const { active } = play.table.turn
  play.ask(active, 'TE-251', (may) => offerActions(play, active, may))
}

function isDone(play: At): boolean {
  const { active, actionsLeft } = play.table.turn
  if (actionsLeft > 0) return false
  return !couldBuyAction(play, active) && !couldUseAbility(play, active) && !couldCommand(play, active)
}

function finishActions(play: At): void {
  play.table.turn.step = 'wheel'
}
