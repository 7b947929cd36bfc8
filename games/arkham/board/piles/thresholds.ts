import { codexSide } from '../../catalogue.ts'
import type { Amount } from '../../effects.ts'
import { type Seen, readable } from '../seen.ts'

/** What the cards of the codex wait for: the least number of tokens on the scenario sheet at which one of them does something. */
export function thresholdOf(seen: Seen, what: 'clue' | 'doom'): number | null {
  const table = readable(seen)
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
