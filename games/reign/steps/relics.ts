import { type May, type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import { type Relic, relicCards, relicName } from '../cards/relics.ts'
import { isRelic } from '../content/cards.ts'
import type { At, Choices, Forbidden, Rules } from '../kind.ts'
import { event, mayKnowHand } from '../event-sights.ts'
import * as a from '../names.ts'
import { takeFromHand } from './change.ts'
import { handOf } from './queries.ts'

const { boolean, object, orNull } = shape

/** Playing relics (RC-470 to RC-480). What each of them does stands in cards/relics.ts. */
export const vocabulary = {
  choices: {
    playRelic: object({ relic: relicName }),
    permit: answering('permission', object({})),
    forbid: answering('permission', object({})),
  },
  asks: { permission: object({ relic: relicName, by: a.seat }) },
  effects: {
    relicTakesEffect: object({ relic: relicName, seat: a.seat }),
    relicIsSpent: object({ relic: relicName, seat: a.seat, roll: boolean }),
  },
  events: {
    /** `relic` is null for those who may not see the hand. */
    relicDrawn: event(
      object({ seat: a.seat, relic: orNull(relicName) }),
      (drawn, to, { options }) => (mayKnowHand(options, drawn.seat, to) ? drawn : { ...drawn, relic: null }),
      'hands',
      'relicDeck',
    ),
    relicPlayed: event(
      object({ seat: a.seat, relic: relicName }),
      'open',
      'hands',
      'turn',
      'passed',
      'playing',
    ),
    relicForbidden: event(object({ seat: a.seat, by: a.seat, relic: relicName }), 'open', 'nothing'),
    relicHadNoEffect: event(object({ relic: relicName }), 'open', 'mirror'),
  },
}

export const rules = {
  playRelic(play, { relic }, by) {
    if (needsPermission(play, relic, by)) play.then('permission', { relic, by })
    else beginRelic(play, relic, by)
  },

  /** RC-R65: a courtesy that a table may ask for. */
  permission(play) {
    play.ask(play.table.turn.active, 'RC-528', (may) => {
      may('permit', {}, 'RC-528')
      may('forbid', {}, 'RC-528')
    })
  },
  permit(play, _, _by, { relic, by }) {
    beginRelic(play, relic, by)
  },
  forbid(play, _, seat, { relic, by }) {
    play.emit('relicForbidden', { seat, by, relic })
  },

  relicTakesEffect(play, { relic, seat }) {
    const card = relicCards[relic]
    if (!isFutile(play, relic, seat)) return card.effect(play, seat)
    card.inVain?.(play, seat)
    play.emit('relicHadNoEffect', { relic })
  },

  /** RC-476, RC-477: to the box, then the roll. */
  relicIsSpent(play, { relic, seat, roll }) {
    play.table.playing = null
    if (!relicCards[relic].staysInPlay) play.table.relicsInBox.push(relic)
    if (roll) play.then('sanityRoll', { seat, why: 'relic' })
  },
} satisfies Rules

export const forbidden = {
  playRelic: playRelicForbidden,
} satisfies Forbidden

export function offerRelics(play: At, seat: Seat, may: May<Choices>): void {
  const hand = handOf(play, seat)
  let rule: Rule | undefined | null = null
  for (let i = 0; i < hand.length; i++) {
    const relic = hand[i]!
    if (!isRelic(relic)) continue
    if (rule === null) rule = play.answer('relicForbidden', undefined, { seat })
    if (rule !== undefined) may.not('playRelic', { relic }, rule)
    else may('playRelic', { relic }, 'RC-470', isFutile(play, relic, seat) ? 'no-effect' : undefined)
  }
}

function playRelicForbidden(play: At, seat: Seat, { relic }: Choices['playRelic']): Rule | undefined {
  return handOf(play, seat).includes(relic) ? play.answer('relicForbidden', undefined, { seat }) : 'RC-471'
}

/** RC-479: a relic may be played for nothing. The player is warned first, and it then does nothing. */
export function isFutile(play: At, relic: Relic, seat: Seat): boolean {
  return relicCards[relic].futile?.(play, seat) ?? false
}

/** The relic leaves the hand. Whether a roll will follow is settled by the side that is up now. */
function beginRelic(play: At, relic: Relic, seat: Seat): void {
  const { table } = play
  const roll = !relicCards[relic].gentle && play.answer('rollsForRelic', true, { seat })
  takeFromHand(play, seat, relic)
  table.playing = relic
  table.passed = []
  if (seat === table.turn.active) table.turn.relicPlayed = true
  play.emit('relicPlayed', { seat, relic })
  play.then('relicTakesEffect', { relic, seat })
  play.then('relicIsSpent', { relic, seat, roll })
}

function needsPermission(play: At, relic: Relic, by: Seat): boolean {
  if (play.options.courtesy === 'off' || by === play.table.turn.active) return false
  return relicCards[relic].forActivePlayer === true
}
