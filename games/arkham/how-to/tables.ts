import { type View, withReadings } from '@miskatonic/kernel'
import { pictured, played } from '@miskatonic/screen/still'
import { bare } from '../bare.ts'
import type { Arkham } from '../kind.ts'
import { lesson } from '../lesson/index.ts'
import { openCardsOn } from '../open-cards.ts'
import type { OpenReadings } from '../readings.ts'
import type { Chapter } from './chapters.ts'

/** Nothing is read in the pictures: looking at them loads no stories. */
const nothing: Omit<OpenReadings, 'cards'> = { encounter: null, headlines: [], codex: [], ending: null }

const game = withReadings<Arkham>(bare, {
  open: ({ table }) => ({ ...nothing, cards: openCardsOn(table) }),
  events: {},
})

const choices = lesson.steps.flatMap(({ choice }) => choice ?? [])

/** The guided game, up to the nth time that this is about to be chosen. */
function before(choice: string, nth = 1): View {
  let at = -1
  for (let n = 0; n < nth; n++) at = choices.indexOf(choice, at + 1)
  const { options, seed } = lesson
  const engine = played(game, { options, seed, choices: choices.slice(0, at) })
  return pictured(game, engine, 'p1', () => {})
}

/** The tables that the pictures show: moments of the guided game. */
export function tablesOfChapters(): Record<Chapter, View> {
  return {
    goal: before('research'),
    town: before('move:to=arkham-advertiser'),
    turn: before('ward'),
    tests: before('focus:skill=strength'),
    monsters: before('attack:monster=m2'),
    encounters: before('move:to=s1-chapel-row'),
    mythos: before('move:to=train-station'),
  }
}
