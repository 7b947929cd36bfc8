import { shape } from '@miskatonic/kernel'
import { sheetOf } from '../catalogue.ts'
import type { At, Rules, Steps } from '../kind.ts'
import { hoodOf } from './board.ts'
import { dueTriggers } from './codex.ts'
import { someMustPanic } from './doom.ts'
import { someEngage } from './engagement.ts'
import { isSpent } from './harm.ts'
import { investigator } from './look.ts'
import { isInForce } from './ways.ts'

const { object } = shape

/** The ledger's *order of checks after every atomic change*. */
export const vocabulary = {
  effects: {
    /** At the end of an effect: engagement (AH-R63), mounting panic (AH-R101), the codex (AH-R113). */
    settle: object({}),
  },
  events: {},
}

export const rules = {
  /** Nearly always nothing follows: only what is due is put on the stack, and all that comes after it, which it may bring about. */
  settle(play) {
    play.table.read = []
    wakeSleeper(play)
    const engages = someEngage(play)
    const panics = engages || someMustPanic(play)
    if (engages) play.then('engagements', {})
    if (panics) play.then('panics', {})
    if (panics || dueTriggers(play).length > 0) play.then('codexTriggers', {})
  },
} satisfies Rules

/** Archive card 87: the sleeper flees from an anomaly in his neighbourhood. */
function wakeSleeper({ table }: At): void {
  if (table.anomalies.length === 0 || !isInForce(table, 'sleeper-flees')) return
  for (const marker of table.markers) {
    const hood = marker.colour === 'blue' ? hoodOf(marker.at) : undefined
    if (hood !== undefined && table.anomalies.includes(hood)) marker.at = 'mas-boarding-house'
  }
}

/** Steps that place harm, and those with which something that came of it is settled. */
export const watched: readonly (keyof Steps)[] = [
  'placeHarm',
  'exchangeHorror',
  'drinkWhiskey',
  'ramMonster',
  'discardAsset',
  'leaveGame',
]

/**
 * After such a step: used-up assets and defeated investigators (AH-413.8, AH-415.6a). Monsters are defeated by the blow itself, which knows
 * who dealt it; doom thresholds are looked at as each token is placed.
 */
export function afterStep(play: At): void {
  const { table } = play
  for (const seat of play.seats) {
    const me = investigator(table, seat)
    if (me === undefined || me.sheet === null) continue
    for (const asset of me.assets)
      if (isSpent(asset) && asset.card !== 'until-the-end-of-time')
        return play.then('discardAsset', { seat, card: asset.card })
    if (me.damage === 0 && me.horror === 0) continue
    const { health, sanity } = sheetOf(me.sheet)
    if (me.damage >= health || me.horror >= sanity) return play.then('leaveGame', { seat, how: 'defeated' })
  }
}
