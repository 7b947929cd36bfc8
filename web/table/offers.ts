import { type Seat, type TableSeen, optionId } from '@miskatonic/kernel'
import type { Forbidden, Now, Offer } from '@miskatonic/protocol'
import type { Offered, Prohibited, Screen } from '@miskatonic/screen'
import type { Phrases } from './phrases.ts'

type Where = Pick<Screen, 'targetsOf'>

/** What these seats may choose, ready to be shown. */
export function offersOf(now: Now, seats: readonly Seat[], say: Phrases, screen: Where): Offered[] {
  return seats.flatMap((seat) => {
    const seen = seenBy(now, seat)
    return (now.seats[seat]?.options ?? []).map((offer) => offered(offer, seat, seen, say, screen))
  })
}

/** What they might expect to be able to choose, and cannot. */
export function prohibitionsOf(now: Now, seats: readonly Seat[], say: Phrases, screen: Where): Prohibited[] {
  return seats.flatMap((seat) => {
    const seen = seenBy(now, seat)
    return (now.seats[seat]?.refusals ?? []).map((forbidden) =>
      prohibited(forbidden, seat, seen, say, screen),
    )
  })
}

function seenBy({ table, seats }: Now, seat: Seat): TableSeen {
  return { table, own: seats[seat]?.own ?? {} }
}

function offered(
  { step, args, rules, note }: Offer,
  seat: Seat,
  seen: TableSeen,
  say: Phrases,
  screen: Where,
): Offered {
  return {
    id: optionId({ step, args }),
    seat,
    step,
    args,
    rules: typeof rules === 'string' ? [rules] : rules,
    label: say.choice(step, args, seen),
    note: note === undefined ? undefined : say.note(note),
    targets: screen.targetsOf(step, args, seat),
  }
}

function prohibited(
  { step, args, rule }: Forbidden,
  seat: Seat,
  seen: TableSeen,
  say: Phrases,
  screen: Where,
): Prohibited {
  return {
    id: optionId({ step, args }),
    seat,
    step,
    args,
    rule,
    label: say.choice(step, args, seen),
    reason: say.refusal(rule),
    targets: screen.targetsOf(step, args, seat),
  }
}
