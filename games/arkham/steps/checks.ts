import { shape } from '@miskatonic/kernel'
import { sheetOf } from '../catalogue.ts'
import type { At, Rules } from '../kind.ts'
import { isSpent } from './harm.ts'
import { hoodOf } from './board.ts'
import { investigator, isInForce } from './look.ts'

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
  settle(play) {
    play.table.read = []
    wakeSleeper(play)
    play.then('engagements', {})
    play.then('panics', {})
    play.then('codexTriggers', {})
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

/**
 * After every step: used-up assets and defeated investigators (AH-413.8, AH-415.6a). Monsters are defeated by the blow itself, which knows
 * who dealt it; doom thresholds are looked at as each token is placed.
 */
export function afterStep(play: At): void {
  const { table } = play
  for (const seat of play.seats) {
    const me = investigator(table, seat)
    if (me === undefined || me.sheet === null) continue
    const spent = me.assets.find((asset) => isSpent(asset) && asset.card !== 'until-the-end-of-time')
    if (spent !== undefined) return play.then('discardAsset', { seat, card: spent.card })
    const { health, sanity } = sheetOf(me.sheet)
    if (me.damage >= health || me.horror >= sanity) return play.then('leaveGame', { seat, how: 'defeated' })
  }
}
