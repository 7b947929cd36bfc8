import { answering, shape } from '@miskatonic/kernel'
import type { Character } from '../content/characters.ts'
import { type Power, sheetOf } from '../cards/great-old-ones.ts'
import type { Page } from '../cards/pages.ts'
import { type Colour, composureSpaces, madnessOfAColour } from '../content/tentacles.ts'
import type { At, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { event } from '../position.ts'
import { putOnSheet, putShambler } from './change.ts'
import { noticeLostHope } from './hope.ts'
import {
  characterAt,
  charactersInRange,
  deciderFor,
  hasRoom,
  isClosed,
  neighbours,
  pagesWithRune,
  townAt,
} from './queries.ts'

const { integer, object, oneOf, whole } = shape

const cause = oneOf(['wheel', 'curse', 'strength'])
export type PowerCause = shape.Shaped<typeof cause>

/** The powers of the Great Old Ones (TE-224 to TE-237), one for each colour, all reaching three towns. */
export const vocabulary = {
  choices: {
    burden: answering('distribute', object({ who: names.character })),
    losePage: answering('losePageOf', object({ page: names.page })),
  },
  asks: {
    distribute: object({ colour: names.colour, left: integer(1, madnessOfAColour) }),
    losePageOf: object({ who: names.character, colour: names.colour }),
  },
  effects: {
    power: object({ colour: names.colour, why: cause }),
    haunt: object({ town: names.town, colour: names.colour }),
    scatter: object({ colour: names.colour, left: integer(0, madnessOfAColour) }),
  },
  events: {
    powerUnleashed: event(object({ colour: names.colour, why: cause }), 'open', 'nothing'),
    powerBlocked: event(object({ colour: names.colour, why: cause }), 'open', 'nothing'),
    pageLost: event(object({ who: names.character, page: names.page }), 'open', 'characters', 'pageDiscard'),
    madnessSwept: event(
      object({ who: names.character, colour: names.colour, count: whole }),
      'open',
      'characters',
      'mat',
    ),
    burdened: event(object({ who: names.character, colour: names.colour }), 'open', 'mat'),
    powerFoundNobody: event(object({ colour: names.colour }), 'open', 'nothing'),
  },
}

export const rules = {
  power(play, { colour, why }) {
    if (isClosed(play, colour)) return play.emit('powerBlocked', { colour, why })
    play.emit('powerUnleashed', { colour, why })
    unleash[sheetOf[play.options.greatOldOne].power](play, colour)
  },

  /** TE-229: only where no shambler of the colour stands; looked up when the town's turn comes (TE-R53). */
  haunt(play, { town, colour }) {
    if (!townAt(play, town).shamblers.includes(colour)) putShambler(play, town, colour)
  },

  losePageOf(play, { who, colour }) {
    play.ask(deciderFor(play, who), 'TE-R51', (may) => {
      for (const page of pagesWithRune(play, who, colour)) may('losePage', { page }, ['TE-231', 'TE-R51'])
    })
  },

  losePage(play, { page }, _by, { who }) {
    losePage(play, who, page)
  },

  /** TE-236: one at a time. What a curse puts back on the mat is not distributed again: `left` was counted before. */
  scatter(play, { colour, left }) {
    if (left === 0) return
    const inRange = charactersInRange(play)
    const decider = deciderFor(play, play.table.turn.active)
    if (inRange.length > 1 && decider !== '') return play.then('distribute', { colour, left })
    burden(play, leastBurdened(play, inRange, colour), colour)
    play.then('scatter', { colour, left: left - 1 })
  },

  distribute(play, { colour }) {
    play.ask(deciderFor(play, play.table.turn.active), 'TE-R52', (may) => {
      for (const who of charactersInRange(play))
        may('burden', { who }, 'TE-235', hasRoom(play, who, colour) ? undefined : 'surely-curses')
    })
  },

  burden(play, { who }, _by, { colour, left }) {
    burden(play, who, colour)
    play.then('scatter', { colour, left: left - 1 })
  },
} satisfies Rules

const unleash: Record<Power, (play: At, colour: Colour) => void> = {
  /** TE-229, TE-R53: the own town, then the neighbour clockwise, then the other one. */
  callShamblers(play, colour) {
    const { at } = play.table.greatOldOne
    for (const town of [at, ...neighbours(play, at)]) play.then('haunt', { town, colour })
  },

  /** TE-231: the owner chooses the card. */
  takePages(play, colour) {
    const robbed = charactersInRange(play).filter((who) => pagesWithRune(play, who, colour).length > 0)
    if (robbed.length === 0) return play.emit('powerFoundNobody', { colour })
    for (const who of robbed) {
      const pages = pagesWithRune(play, who, colour)
      if (pages.length === 1 || deciderFor(play, who) === '') losePage(play, who, pages[0]!)
      else play.then('losePageOf', { who, colour })
    }
  },

  /** TE-233, TE-234: no curse. */
  sweepMadness(play, colour) {
    const swept = charactersInRange(play).filter((who) => characterAt(play, who).composure[colour] > 0)
    if (swept.length === 0) return play.emit('powerFoundNobody', { colour })
    for (const who of swept) {
      const { composure } = characterAt(play, who)
      const count = composure[colour]
      composure[colour] = 0
      play.table.mat.madness[colour] += count
      play.emit('madnessSwept', { who, colour, count })
    }
  },

  /** TE-235, TE-237. */
  pourMadness(play, colour) {
    const left = play.table.mat.madness[colour]
    if (left === 0 || charactersInRange(play).length === 0) return play.emit('powerFoundNobody', { colour })
    play.then('scatter', { colour, left })
  },
}

function losePage(play: At, who: Character, page: Page): void {
  const { translated } = characterAt(play, who)
  translated.splice(translated.indexOf(page), 1)
  play.table.pageDiscard.push(page)
  play.emit('pageLost', { who, page })
  noticeLostHope(play)
}

function burden(play: At, who: Character, colour: Colour): void {
  play.table.mat.madness[colour]--
  play.emit('burdened', { who, colour })
  putOnSheet(play, who, colour)
}

/** TE-R66: fewest tentacles of the colour, if there is room; then the lower brain token, then the active assistant. */
function leastBurdened(play: At, inRange: readonly Character[], colour: Colour): Character {
  const { active } = play.table.turn
  const burdenOf = (who: Character): number => {
    const { composure, brain } = characterAt(play, who)
    const fullness = Math.min(composure[colour], composureSpaces)
    return fullness * 100 + brain * 2 + (who === active ? 0 : 1)
  }
  return inRange.reduce((least, who) => (burdenOf(who) < burdenOf(least) ? who : least))
}
