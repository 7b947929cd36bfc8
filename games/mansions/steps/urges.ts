import { type Seat, answering, shape } from '@miskatonic/kernel'
import { isItem, itemOf } from '../catalogue.ts'
import { mental } from '../cards/traits.ts'
import { spells as spellCards } from '../cards/spells.ts'
import type { Ability } from '../cards/types.ts'
import type { Step } from '../effects.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { keeper } from '../names.ts'
import { event } from '../position.ts'
import { useItem } from './acting.ts'
import { concerning, testResult } from './context.ts'
import { scroungeable } from './customs.ts'
import {
  investigator,
  investigatorsInRoom,
  isDark,
  isIn,
  monsterNamed,
  monstersAt,
  monstersInRoom,
  roomOfSeat,
  waysForInvestigator,
} from './look.ts'
import { mayBeMoved } from './monsters.ts'
import { drivenOutBy } from './moving.ts'
import { targetsOf } from './targets.ts'

const { object, text } = shape

/** "Uncontrollable Urges" (MM-285): the Keeper moves an investigator 1 space or has them use an Action, making all choices for it. */
export const vocabulary = {
  choices: {
    urgeMove: answering('urge', object({})),
    urgeItem: answering('urge', object({ card: a.item, target: text })),
    urgeSpell: answering('urge', object({ spell: a.spell, target: text })),
    urgeTrait: answering('urge', object({ target: text })),
    noUrge: answering('urge', object({})),
  },
  asks: { urge: object({ seat: a.seat }) },
  effects: {
    urgeTested: testResult,
    endUrge: object({}),
  },
  events: { urged: event(object({ seat: a.seat }), 'open') },
}

export const rules = {
  urgeTested(play, { seat, success }) {
    if (!success) play.then('urge', { seat })
  },

  urge(play, { seat }) {
    const { table } = play
    if (!isIn(table, seat)) return
    const me = investigator(table, seat)
    play.ask(keeper, 'MM-285', (may) => {
      if (waysForInvestigator(play, me.at).some(({ to }) => drivenOutBy(play, seat, to) === undefined))
        may('urgeMove', {}, 'MM-R18')
      for (const card of me.cards.filter(isItem)) {
        const { action } = itemOf(card)
        if (action === undefined || (action.once === 'round' && table.usedThisRound.includes(card))) continue
        for (const target of legalTargets(play, seat, action)) may('urgeItem', { card, target }, 'MM-285')
      }
      for (const spell of new Set(me.spells.map(({ kind }) => kind)))
        if (!(spellCards[spell].attack && me.hidden))
          for (const target of targetsOf(play, seat, spellCards[spell].target))
            may('urgeSpell', { spell, target }, 'MM-285')
      const { ability } = mental[me.mental!]
      if ('action' in ability && !me.abilityUsed)
        for (const target of legalTargets(play, seat, ability.action)) may('urgeTrait', { target }, 'MM-285')
      may('noUrge', {}, 'MM-285')
    })
  },

  noUrge() {},

  urgeMove(play, _args, _seat, { seat }) {
    play.then('driveInvestigator', { seat, left: 1 })
  },

  urgeItem(play, { card, target }, _seat, { seat }) {
    begin(play, seat)
    useItem(play, seat, card, target)
    play.then('endUrge', {})
  },

  urgeSpell(play, { spell, target }, _seat, { seat }) {
    begin(play, seat)
    play.then('castSpell', { seat, spell, target })
    play.then('endUrge', {})
  },

  urgeTrait(play, { target }, _seat, { seat }) {
    const { table } = play
    const me = investigator(table, seat)
    const { ability } = mental[me.mental!]
    if (!('action' in ability)) return
    begin(play, seat)
    me.abilityUsed = true
    const monster = monsterNamed(table, target) === undefined ? null : target
    play.then('resolve', {
      effect: ability.action.effect,
      context: concerning(seat, { target: target === '' ? null : target, monster }),
    })
    play.then('endUrge', {})
  },

  endUrge(play) {
    play.table.urged = null
  },
} satisfies Rules

function begin(play: At, seat: Seat): void {
  play.table.urged = seat
  play.emit('urged', { seat })
}

/** An effect that would change nothing has no legal target. */
function legalTargets(play: At, seat: Seat, { target, effect }: Ability): string[] {
  return targetsOf(play, seat, target).filter((each) =>
    effect.some((step) => changesAnything(play, step, seat, each)),
  )
}

/** Whether a step of an Action could change more than that its card is discarded. */
function changesAnything(play: At, step: Step, seat: Seat, target: string): boolean {
  const { table } = play
  const me = investigator(table, seat)
  const room = roomOfSeat(play, seat)
  switch (step.do) {
    case 'discardThis':
      return false
    case 'heal':
      return investigator(table, step.whom === 'you' ? seat : target)[step.what] > 0
    case 'lightUp':
      return isDark(play, room)
    case 'stunMonsters':
      return monstersInRoom(play, room).length > 0
    case 'dealKind':
      return monstersAt(table, me.at).some(({ kind }) => kind === step.kind)
    case 'moveMonster': {
      const monster = monsterNamed(table, target)
      return monster !== undefined && mayBeMoved(play, monster)
    }
    case 'each':
      return step.who !== 'others-in-room' || investigatorsInRoom(play, room).length > 1
    case 'custom':
      if (step.name === 'pray') return me.horror > 0
      return step.name !== 'scrounge' || scroungeable(play, seat).length > 0
    case 'test':
      return (
        !step.success.some((inner) => inner.do === 'custom' && inner.name === 'read-objective') ||
        isNews(play, seat)
      )
    default:
      return true
  }
}

/** Whether the investigator would learn anything by reading the Objective. */
function isNews({ table }: At, seat: Seat): boolean {
  return table.revealed === null && !table.objectiveReaders.includes(seat)
}
