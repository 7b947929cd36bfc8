import { type Offered, type Stage, type Target, stage } from '@miskatonic/screen'
import type { Options } from '../position.ts'
import type { BoardWords } from '../words/board.ts'
import { board as en } from '../words/en/board.ts'
import { board as pl } from '../words/pl/board.ts'
import type { Own, Seen } from './seen.ts'

/** What a component of this table sees: the stage, and what is on it by its proper types. */
export interface Look {
  readonly on: Stage
  readonly table: Seen
  readonly own: Own
  readonly options: Options
  readonly words: BoardWords
}

export function look(): Look {
  const on = stage()
  return {
    on,
    get table() {
      return on.view.table as unknown as Seen
    },
    get own() {
      return on.view.own
    },
    get options() {
      return on.view.options as Options
    },
    get words() {
      return { en, pl }[on.language]
    },
  }
}

/** What a lit thing says to those who do not see it glow: its name and what can be done with it. */
export function litLabel({ words, on }: Look, target: Target, name: string): string {
  const offers = on.offersOn(target)
  return offers.length === 0 ? name : words.screen.lit(name, listed(offers))
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
