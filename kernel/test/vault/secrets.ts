import { type Seat, type Secrets, type Slot, slotsOf } from '../../index.ts'
import { type Table, type Thief, type Tool, type Vault, thieves } from './position.ts'

export const secrets: Secrets<Vault> = {
  table: {
    at: 'open',
    hands: { open: sizes, own: (hands, seat) => hands[seat as Thief] },
    stashes: { open: sizes, own: (stashes, seat) => stashes[seat as Thief] },
    inUse: 'open',
    deck: {
      open: (deck) => deck.length,
      own: (deck, seat, at) => (at.table.topSeenBy.includes(seat as Thief) ? deck[0] : undefined),
    },
    topSeenBy: { open: () => null, own: (seen, seat) => (isThief(seat) ? seen : undefined) },
    discard: 'open',
    bag: 'counted',
    gold: 'open',
    ash: 'open',
    alarm: 'open',
    traps: { open: () => null, own: (traps, seat) => (seat === 'warden' ? traps : undefined) },
    guard: 'open',
  },
  events: {
    trapSet: (event, seat) => (seat === 'warden' ? event : { room: null }),
    sneaked: 'open',
    // The other side does not even notice.
    peeked: (event, seat) => (isThief(seat) ? unlessOwn(event, seat) : null),
    toolDrawn: unlessOwn,
    stashed: unlessOwn,
    lent: (event, seat) => (seat === event.from || seat === event.to ? event : { ...event, tool: null }),
    putToUse: 'open',
    trapSprung: 'open',
    maskBroke: 'open',
    tokenDrawn: 'open',
    alarmRaised: 'open',
    catPurred: 'open',
    bribed: 'open',
    guardWalked: 'open',
    confiscated: 'open',
  },
}

function isThief(seat: Seat): boolean {
  return thieves.includes(seat as Thief)
}

/** Others see that it was done, and not with which tool. */
function unlessOwn<E extends { seat: Seat; tool: Tool | null }>(event: E, seat: Seat): E {
  return seat === event.seat ? event : { ...event, tool: null }
}

function sizes(cards: Record<Thief, Tool[]>): Record<Thief, number> {
  return { ann: cards.ann.length, bob: cards.bob.length }
}

export function unknown(t: Table, _options: object, seat: Seat): Slot[][] {
  const others = thieves.filter((each) => each !== seat)
  const deck = slotsOf(t.deck).slice(t.topSeenBy.includes(seat as Thief) ? 1 : 0)
  const cards = [
    ...deck,
    ...others.flatMap((each) => [...slotsOf(t.hands[each]), ...slotsOf(t.stashes[each])]),
  ]
  return [cards, slotsOf(t.bag), ...(seat === 'warden' ? [] : [slotsOf(t.traps)])]
}
