import type { Seat, View } from '@miskatonic/kernel'
import { pictured, played } from '@miskatonic/screen/still'
import { mansions } from '../index.ts'
import { game } from '../lesson/course.ts'
import { lessons } from '../lesson/index.ts'
import { keeper } from '../names.ts'
import type { Chapter } from './chapters.ts'

const choices = lessons.keeper.steps.flatMap(({ choice }) => choice ?? [])

/** The guided game, up to the nth time that this is about to be chosen, as a seat sees it. */
function before(choice: string, seat: Seat, nth = 1): View {
  let at = -1
  for (let n = 0; n < nth; n++) at = choices.indexOf(choice, at + 1)
  const engine = played(mansions, { ...game, choices: choices.slice(0, at) })
  return pictured(mansions, engine, seat, () => {})
}

/** The tables that the pictures show: moments of the guided game. */
export function tablesOfChapters(): Record<Chapter, View> {
  return {
    goal: before('answer:letter=A', keeper),
    house: before('explore', 'p1'),
    turn: before('move:to=foyer-1,drag=false', 'p1'),
    story: before('explore', 'p1', 2),
    tests: before('roll', 'p1'),
    fights: before('roll', 'p1', 2),
    puzzles: before('swapPieces:a=5,b=4', 'p1'),
    keeper: before('raiseCorpse:space=foyer-2', keeper),
  }
}
