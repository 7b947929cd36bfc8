import type { At } from '../kind.ts'

/** What an ally can still do and bear. */

/** AL-735: an ability for a charge. */
export function useAlly(play: At): void {
  play.emit('allyUsed', { character: play.table.hero.ally!.character })
  takeAllyCharge(play, 1)
}

/** AL-735, AL-738, AL-739. */
export function takeAllyCharge(play: At, count: number): void {
  const { hero } = play.table
  const ally = hero.ally!
  ally.charges = Math.max(0, ally.charges - count)
  if (ally.charges > 0) return
  hero.ally = null
  play.emit('allyLost', { character: ally.character })
}
