import { type Offered, type Stage, type Target, stage } from '@miskatonic/screen'
import type { Character } from '../content/characters.ts'
import type { Options } from '../position.ts'
import { screen as en } from '../words/en/screen.ts'
import { screen as pl } from '../words/pl/screen.ts'
import type { ScreenWords } from '../words/screen.ts'
import type { Seen } from './seen.ts'
import { nameOfCharacter } from './targets.ts'

export { gooEmblem, kindColour, kindEmblems, kindIcon, sheetColour, sheetIcon, townIcons } from './emblems.ts'

/** What a component of this table sees: the stage, and what is on it by its proper types. */
export interface Look {
  readonly on: Stage
  readonly table: Seen
  readonly options: Options
  readonly words: ScreenWords
  /** A character by its sheet: players and assistants alike. */
  name(who: Character): string
}

export function look(): Look {
  const on = stage()
  return {
    on,
    get table() {
      return on.view.table as unknown as Seen
    },
    get options() {
      return on.view.options as Options
    },
    get words() {
      return { en, pl }[on.language]
    },
    name(who) {
      return nameOfCharacter(this.words, this.table, who)
    },
  }
}

/** What a lit thing says to those who do not see it glow: its name and what can be done with it. */
export function litLabel({ words, on }: Look, target: Target, name: string): string {
  const offers = on.offersOn(target)
  return offers.length === 0 ? name : words.lit(name, listed(offers))
}

function listed(offers: readonly Offered[]): string {
  return offers.map(({ label }) => label).join('; ')
}

/** A lit thing is a button; any other is a picture, or a group of things to read. */
export function roleOf(
  lit: boolean,
  otherwise: 'img' | 'group',
): { role: 'button'; tabindex: 0 } | { role: 'img' | 'group' } {
  return lit ? { role: 'button', tabindex: 0 } : { role: otherwise }
}

/** One thing may be meant by several names, such as "the page of this town" and "the page beside p1": whichever has something to say. */
export function meantBy(on: Stage, ids: readonly Target[]): Target {
  return ids.find((id) => on.isLit(id)) ?? ids.find((id) => on.prohibitionsOn(id).length > 0) ?? ids[0]!
}
