import type { May } from '@miskatonic/kernel'
import type { At, Choices } from '../kind.ts'
import { offerExploring } from './exploring.ts'
import { offerFighting } from './fighting.ts'
import { offerInteracting } from './interacting.ts'
import { offerLocating } from './locating.ts'
import { usedThisTurn } from './queries.ts'
import { offerMoving } from './moving.ts'
import { offerSearching } from './searching.ts'
import { offerSlowTime } from './slow-time.ts'

/** Everything that the Hero may do now (AL-145, AL-146, AL-201). */
export function offerActions(play: At, may: May<Choices>): void {
  if (!play.table.turn.begun) {
    offerSlowTime(play, may)
    play.offers('hero', may)
  }
  offerMoving(play, may)
  if (usedThisTurn(play.table, 'only-move')) return
  offerExploring(play, may)
  offerFighting(play, may)
  offerLocating(play, may)
  offerSearching(play, may)
  offerInteracting(play, may)
}
