import { shape } from '@miskatonic/kernel'
import { cluesToWin, doomToLose, faces } from '../content/components.ts'
import type { At, Rules } from '../kind.ts'
import { event } from '../position.ts'
import * as a from '../names.ts'

const { object, oneOf, whole } = shape

export const vocabulary = {
  choices: { search: object({}) },
  events: {
    /** The die shows this face; so much was found, or so much doom came. */
    searched: event(object({ seat: a.seat, face: oneOf(faces), clues: whole, doom: whole }), 'open'),
  },
}

export const rules = {
  /** SA-011 to SA-013. */
  search(play, _, by) {
    const face = play.roll(faces)
    const clues = face === 'clue' ? play.answer('cluesOfFace', 1, { seat: by }) : 0
    const doom = face === 'omen' ? play.answer('doomOfOmen', 1, { seat: by }) : 0
    play.table.clues += clues
    play.table.doom += doom
    play.emit('searched', { seat: by, face, clues, doom })
    endIfDecided(play)
  },
} satisfies Rules

/** SA-030, SA-031. */
function endIfDecided(play: At): void {
  const { clues, doom } = play.table
  if (clues >= cluesToWin) play.end({ how: 'solved', winners: [...play.seats] })
  else if (doom >= doomToLose) play.end({ how: 'doomed', winners: [] })
}
