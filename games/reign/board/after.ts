import type { Seat, View } from '@miskatonic/kernel'
import type { Card } from '../content/cards.ts'
import { fullSanity } from '../content/investigators.ts'
import { type Place, placesIn } from '../content/map.ts'
import type { OldOne } from '../cards/old-ones.ts'
import type { Events } from '../kind.ts'
import type { Table } from '../position.ts'
import type { Seen } from './seen.ts'

/**
 * What everybody sees after an event, made from what they saw before it. Figures, sanity, gates and Old Ones come out exactly; what no
 * event tells, such as actions spent, waits for the true view.
 */
export function after(table: View['table'], event: string, args: object): View['table'] {
  const change = changes[event as keyof Events] as ((table: Seen, args: object) => void) | undefined
  if (change === undefined) return table
  const copy = structuredClone(table) as unknown as Seen
  change(copy, args)
  return copy as unknown as View['table']
}

const changes: { [E in keyof Events]?: (table: Seen, args: Events[E]) => void } = {
  gameSetUp(table, { cultists, shoggoth }) {
    for (const { at, count } of cultists) moveCultists(table, at, count)
    addShoggoth(table, shoggoth)
  },
  investigatorTaken(table, { seat, investigator }) {
    table.players[seat]!.investigator = investigator as Table['investigatorsOffered'][number]
    const isLast = Object.values(table.players).every((player) => player.investigator !== null)
    table.investigatorsOffered = isLast
      ? []
      : table.investigatorsOffered.filter((each) => each !== investigator)
  },
  cardsDealt: (table, { seat, count, cards }) => receive(table, seat, count, cards),
  turnBegan(table, { seat, actions }) {
    table.turn = {
      active: seat,
      step: 'actions',
      actionsLeft: actions,
      foughtHere: false,
      cheapShoggothUsed: false,
      hunterEntered: false,
      clueFetched: false,
      relicPlayed: false,
    }
  },
  actionsEnded(table) {
    table.turn.step = 'draw'
    table.turn.actionsLeft = 0
  },

  entered(table, { seat, to }) {
    table.players[seat]!.at = to
  },
  cultistsDefeated: (table, { at, count }) => moveCultists(table, at, -count),
  cultistPlaced: (table, { at }) => moveCultists(table, at, 1),
  cultistMoved(table, { from, to }) {
    table.cultists[from]--
    table.cultists[to]++
  },
  cultistsDispersed(table, { town }) {
    for (const place of placesIn[town]) if (table.cultists[place] > 0) moveCultists(table, place, -1)
  },
  cultistsRemoved(table, { count }) {
    table.pool.cultists -= count
    table.cultistsGone += count
  },
  figuresBurned(table, { at, what }) {
    if (what === 'cultist') moveCultists(table, at, -1)
    else removeShoggoth(table, at)
  },

  shoggothPlaced: (table, { at }) => addShoggoth(table, at),
  shoggothDefeated: (table, { at }) => removeShoggoth(table, at),
  shoggothLeft: (table, { from }) => removeShoggoth(table, from),
  shoggothMoved(table, { from, to }) {
    const moved = table.shoggoths.find(({ at }) => at === from)
    if (moved !== undefined) moved.at = to
  },

  gateSealed(table, { seat, town, own, extra }) {
    table.gates[town] = 'sealed'
    for (let i = 0; i < own; i++) discard(table, seat, town)
    if (extra !== null) discard(table, seat, extra)
  },
  townWarded(table, { town }) {
    table.gates[town] = 'warded'
  },
  oldOneAwoke(table, { oldOne }) {
    table.awake.push(oldOne as OldOne)
    table.asleep = Math.max(0, table.asleep - 1)
  },
  oldOneSilenced(table, { oldOne }) {
    table.cancelled.push(oldOne as OldOne)
    if (oldOne !== 'azathoth') return
    table.pool.cultists += table.cultistsGone
    table.cultistsGone = 0
  },

  sanityLost(table, { seat, count }) {
    table.players[seat]!.sanity -= count
  },
  sanityRegained(table, { seat, count }) {
    const player = table.players[seat]!
    player.sanity = Math.min(fullSanity, player.sanity + count)
  },
  actionsGained(table, { count }) {
    table.turn.actionsLeft += count
  },

  cardsDrawn(table, { seat, count, cards, evilStirs }) {
    receive(table, seat, count, cards)
    table.playerDeck -= count + evilStirs
    table.evilStirsDrawn += evilStirs
  },
  relicDrawn(table, { seat, relic }) {
    receive(table, seat, 1, relic === null ? null : [relic])
    table.relicDeck--
  },
  clueTaken(table, { seat, card }) {
    table.playerDiscard = without(table.playerDiscard, card)
    receive(table, seat, 1, [card])
  },
  tradeOffered(table, { from, card, by }) {
    if (by === from) table.onOffer = { card, from }
  },
  tradeDeclined(table) {
    table.onOffer = null
  },
  cardGiven(table, { from, to, card }) {
    table.onOffer = null
    lose(table, from, card)
    receive(table, to, 1, [card])
  },
  cluesSwapped(table, { seat, gave, took, with: other }) {
    lose(table, seat, gave)
    lose(table, other, took)
    receive(table, seat, 1, [took])
    receive(table, other, 1, [gave])
  },
  cardDiscarded: (table, { seat, card }) => discard(table, seat, card),

  summoningCardRevealed(table, { place }) {
    table.summoningDeck--
    table.summoningDiscard.push(place)
    table.justRevealed++
  },
  summoningDiscardReshuffled(table, { count }) {
    table.summoningDeck += count
    table.summoningDiscard.splice(0, count)
    table.justRevealed = Math.min(table.justRevealed, table.summoningDiscard.length)
  },

  relicPlayed(table, { seat, relic }) {
    lose(table, seat, relic)
    table.playing = relic
  },
  relicEnded(table, { relic }) {
    table.inForce = table.inForce.filter((each) => each.relic !== relic)
  },
}

/** Between the pool and a place. */
function moveCultists(table: Seen, at: Place, count: number): void {
  table.cultists[at] += count
  table.pool.cultists -= count
}

/** The true number is not known here; the next one after those in sight is the best guess. */
function addShoggoth(table: Seen, at: Place): void {
  const id = 1 + Math.max(0, ...table.shoggoths.map((each) => each.id))
  table.shoggoths.push({ id, at })
  table.pool.shoggoths--
}

function removeShoggoth(table: Seen, from: Place): void {
  const gone = table.shoggoths.findIndex(({ at }) => at === from)
  if (gone < 0) return
  table.shoggoths.splice(gone, 1)
  table.pool.shoggoths++
}

/** Of a closed hand only the size is known. */
function receive(table: Seen, seat: Seat, count: number, cards: readonly Card[] | null): void {
  const hand = table.hands[seat]!
  table.hands[seat] = typeof hand === 'number' ? hand + count : [...hand, ...(cards ?? [])]
}

function lose(table: Seen, seat: Seat, card: Card): void {
  const hand = table.hands[seat]!
  table.hands[seat] = typeof hand === 'number' ? hand - 1 : without(hand, card)
}

function discard(table: Seen, seat: Seat, card: Card): void {
  lose(table, seat, card)
  table.playerDiscard.push(card)
}

function without<C extends Card>(cards: readonly C[], card: C): C[] {
  const at = cards.indexOf(card)
  return cards.filter((_, i) => i !== at)
}
