import { shape } from '@miskatonic/kernel'
import { fullTrack, turnsInARound } from '../content/characters.ts'
import type { At, Rules } from '../kind.ts'
import { offerActions } from './actions.ts'
import { asRevealed, monstersAt, usedThisTurn } from './queries.ts'
import { darken } from './light.ts'
import { newTurn } from './fresh.ts'
import { event, quiet } from '../position.ts'
import * as names from '../names.ts'

const { object, orNull, whole } = shape

/** The Hero's turn (AL-141 to AL-152): free things, actions, reactions, attacks, lights. */
export const vocabulary = {
  choices: {
    endActions: object({}),
  },
  asks: {
    act: object({}),
    afterAction: object({}),
  },
  effects: {
    heroTurn: object({}),
    heroActs: object({}),
    finishAction: object({}),
    endOfTurn: object({}),
    allyHeals: object({}),
    reactions: object({}),
    lightsOut: object({}),
    turnIsOver: object({}),
  },
  events: {
    turnBegan: event(object({ number: whole }), 'open', 'turn', 'monsters', 'maze', 'frozen'),
    turnEnded: event(object({ number: whole }), 'open', ...quiet),
    acted: event(object({ action: names.action, item: orNull(names.item) }), 'open', 'turn', 'round'),
  },
}

export const rules = {
  heroTurn(play) {
    const { table } = play
    table.turn = newTurn(table.turn.number)
    if (table.frozen) table.turn.used.push('frozen')
    table.frozen = false
    for (const monster of table.monsters)
      Object.assign(monster, { moved: false, bonus: 0, blind: false, attacked: false })
    play.emit('turnBegan', { number: table.turn.number })
    play.then('heroActs', {})
    play.then('endOfTurn', {})
  },

  /** AL-144: an action in every turn, and with slow time two. */
  heroActs(play) {
    if (play.table.turn.actionsLeft > 0) play.then('act', {})
    else if (canGoOn(play)) play.then('afterAction', {})
    else return
    play.then('heroActs', {})
  },

  act(play) {
    play.ask('hero', 'AL-142', (may) => offerActions(play, may))
  },

  afterAction(play) {
    play.ask('hero', 'AL-205', (may) => {
      if (play.answer('actsAgain', false, {})) may('actAgain', {}, ['AL-205', 'AL-322'])
      may('endActions', {}, 'AL-142')
    })
  },

  endActions(play) {
    play.table.turn.used.push('done')
  },

  /** AL-693: what was done counts for the sector in which it ended. */
  finishAction(play) {
    const { table } = play
    table.turn.performed.at(-1)!.at = table.hero.at
    table.roll = []
  },

  /** AL-148 to AL-151. */
  endOfTurn(play) {
    play.table.turn.step = 'reactions'
    play.then('reactions', {})
    play.then('attacks', {})
    play.then('lightsOut', {})
    play.then('allyHeals', {})
    play.then('turnIsOver', {})
  },

  /** An ally, after the attacks. */
  allyHeals(play) {
    const { hero } = play.table
    if (Math.min(hero.health, hero.control) < fullTrack && play.answer('isTended', false, {}))
      play.then('recoverWhich', { points: 1, why: 'ally' })
  },

  reactions(play) {
    play.then('window', { moment: 'end-of-turn', loss: null })
  },

  /** AL-395 to AL-401: the light goes out where a monster moved in, but never around the Hero. */
  lightsOut(play) {
    const { table } = play
    for (const sector of asRevealed(table, table.lit))
      if (sector !== table.hero.at && monstersAt(table, sector).some(({ moved }) => moved))
        darken(play, sector)
  },

  turnIsOver(play) {
    const { table } = play
    for (const monster of table.monsters) if (monster.stunned > 0) monster.stunned--
    play.emit('turnEnded', { number: table.turn.number })
    if (table.turn.number === turnsInARound) return play.then('endOfRound', {})
    table.turn.number++
    play.then('heroTurn', {})
  },
} satisfies Rules

/** AL-205: an item may give another action after the last one. */
function canGoOn(play: At): boolean {
  return !usedThisTurn(play.table, 'done') && play.answer('actsAgain', false, {})
}
