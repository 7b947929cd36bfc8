import type { CustomConstant } from './cards/custom.ts'
import type { Amount, Effect } from './effects.ts'
import type { Table } from './position.ts'
import { codexSide, eventCard, headlineCard, isRumour, sideInForce } from './unread.ts'

/** What the cards that lie open mean for the town. A page has no events, headlines or archive of its own, so it is told. */
export interface OpenCards {
  /** AH-438.2: the spaces that the last event card names; before the first one none is marked. */
  readonly unstable: readonly string[]
  /** What headlines that lie open did, in the order of the table; null: a rumour, which lies in the codex. */
  readonly headlines: readonly (Effect | null)[]
  /** The least doom and clues on the scenario sheet at which a card of the codex does something. */
  readonly thresholds: { readonly doom: number | null; readonly clue: number | null }
  /** Rules of cards in the codex that are in force. */
  readonly inForce: readonly CustomConstant[]
}

export function openCardsOn(table: Table): OpenCards {
  const [event] = table.eventDiscard
  return {
    unstable: event === undefined ? [] : eventCard(event).doom,
    headlines: [...table.headlinesOpen, ...table.headlineDiscard].map((card) =>
      isRumour(card) ? null : headlineCard(card),
    ),
    thresholds: { doom: thresholdOf(table, 'doom'), clue: thresholdOf(table, 'clue') },
    inForce: table.codex.flatMap((card) => sideInForce(card).constants ?? []),
  }
}

/** What the cards of the codex wait for: the least number of tokens on the scenario sheet at which one of them does something. */
function thresholdOf(table: Table, what: 'clue' | 'doom'): number | null {
  const waiting = table.codex.flatMap(({ card, fired }) =>
    (codexSide(table, card).triggers ?? []).flatMap(({ when }, index) =>
      fired.includes(index)
        ? []
        : when.flatMap((check) =>
            'sheet' in check && check.sheet === what ? [amountOf(check.atLeast, table.players)] : [],
          ),
    ),
  )
  return waiting.length === 0 ? null : Math.min(...waiting)
}

/** Thresholds count the players who began the game (AH-421.3). */
function amountOf(n: Amount, players: number): number {
  if (typeof n === 'number') return n
  const basis = { P: players, K: players === 1 ? 2 : 3 }
  if (typeof n === 'object') return basis[n.of] * n.times + n.plus
  return n === 'P' || n === 'K' ? basis[n] : Infinity
}
