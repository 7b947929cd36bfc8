import type { May } from '@miskatonic/kernel'
import type { Character } from '../content/characters.ts'
import type { At, Choices } from '../kind.ts'
import { offerAbilities } from './abilities.ts'
import { offerBanishing } from './banishing.ts'
import { offerCollecting } from './collecting.ts'
import { offerCommands } from './commands.ts'
import { offerExtraActions } from './extra-actions.ts'
import { offerMoves } from './movement.ts'
import { offerSealing } from './sealing.ts'
import { offerTownAction } from './town-offers.ts'
import { offerTranslating } from './translating.ts'

/** Everything that the active player may do now (TE-251, TE-252, TE-501). */
export function offerActions(play: At, seat: Character, may: May<Choices>): void {
  offerMoves(play, seat, may)
  offerCollecting(play, seat, may)
  offerBanishing(play, seat, may)
  offerTownAction(play, seat, may)
  offerTranslating(play, seat, may)
  offerSealing(play, seat, may)
  offerAbilities(play, seat, may)
  offerExtraActions(play, seat, may)
  offerCommands(play, seat, may)
  may.unless(play.table.turn.mustLeave ? 'TE-257' : undefined, 'endTurn', {}, 'TE-252')
  if (play.table.hopeless) may('concede', {}, 'TE-R46')
}
