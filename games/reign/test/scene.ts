import { Engine, type Happened, type Position, type Seat, completeOptions } from '@miskatonic/kernel'
import { Scene as AnyScene } from '@miskatonic/proof/scene'
import { expect } from 'vitest'
import { type Relic, relics } from '../cards/relics.ts'
import { type Card, type DeckCard, evilStirs, isRelic } from '../content/cards.ts'
import { type Investigator, investigators } from '../cards/investigators.ts'
import { type Place, type Town, places, towns } from '../content/map.ts'
import { type OldOne, oldOnes } from '../cards/old-ones.ts'
import { cthulhu } from '../content/old-ones.ts'
import { reign } from '../index.ts'
import type { Choices, Events } from '../kind.ts'
import type { Options, Table } from '../position.ts'
import { nothingKnown } from '../steps/known.ts'

/**
 * Test positions. A scene begins quietly: nobody but the investigators on the board, empty hands, all Old Ones asleep, the active player
 * (p1) about to act. `Setting` says what is different. Components always add up, because cards and figures are taken from where they are.
 */
export interface Setting {
  /** In the order of the seats. */
  investigators?: Investigator[]
  options?: Partial<Omit<Options, 'players'>>
  active?: Seat
  /** Default: as many as the investigator has in a turn. */
  actionsLeft?: number
  at?: Partial<Record<Seat, Place>>
  sanity?: Partial<Record<Seat, number>>
  hands?: Partial<Record<Seat, Card[]>>
  cultists?: Partial<Record<Place, number>>
  /** Cultists in the pool: the rest is taken out of the game, as if by Azathoth. */
  cultistPool?: number
  shoggoths?: Place[]
  gates?: Partial<Record<Town, Table['gates'][Town]>>
  awake?: OldOne[]
  /** The next to awaken, first one first. */
  asleep?: OldOne[]
  cancelled?: OldOne[]
  /** The top of the player deck, first card first. Without this no Evil Stirs comes soon. */
  deck?: DeckCard[]
  /** Leaves just so many cards in the player deck. */
  deckSize?: number
  discard?: Card[]
  /** The top of the relic deck; the other relics lie below. */
  relicDeck?: Relic[]
  /** The top of the Summoning deck; `summoningBottom`: its bottom, the very last card first. */
  summoning?: Place[]
  summoningBottom?: Place[]
  summoningDiscard?: Place[]
  inForce?: Table['inForce']
}

/** Quiet Summoning cards (no symbol) come first, so that nothing unexpected happens in a summoning step. */
const quietSummoning: Place[] = [
  'diner',
  'theater',
  'farmstead',
  'boardwalk',
  'cafe',
  'junkyard',
  'police-station',
  'wharf',
]

export class Scene extends AnyScene<Table, Choices, Events> {
  constructor(position: Position) {
    super(reign, position)
  }

  get actionsLeft(): number {
    return this.table.turn.actionsLeft
  }
  hand(seat: Seat): Card[] {
    return this.table.hands[seat]!
  }

  /** Everybody lets every window pass until something else is asked. */
  passAll(): this {
    const seen: Happened[] = [...this.engine.events]
    while (this.asked?.step === 'window' && this.may('pass', {})) {
      this.choose('pass', {})
      seen.push(...this.engine.events)
    }
    this.engine.events = seen
    return this
  }
}

export function scene(given: Setting = {}): Scene {
  const setting = structuredClone(given)
  const chosen = setting.investigators ?? ['doctor', 'detective']
  const options = completeOptions(reign, {
    // Every window shows, with any cards in the hands; tests of what is left out say so (RC-R93).
    idleQuestions: 'asked',
    ...setting.options,
    players: chosen.length,
    first: setting.active ?? 'p1',
  })
  const engine = Engine.start(reign, options, 'scene')
  while (engine.decision?.step === 'chooseInvestigator') engine.choose(engine.decision.options[0]!)
  const position = engine.position as Position<Table, Options>
  arrange(position, setting, chosen)
  const { turn } = position.table
  turn.actionsLeft = setting.actionsLeft ?? usualActions(position)
  return new Scene(position)
}

function arrange(
  { table, seats, options }: Position<Table, Options>,
  setting: Setting,
  chosen: Investigator[],
): void {
  seats.forEach((seat, i) => {
    table.players[seat] = {
      investigator: chosen[i]!,
      at: setting.at?.[seat] ?? 'train-station',
      sanity: setting.sanity?.[seat] ?? 4,
    }
  })
  table.investigatorsInBox = investigators.filter((each) => !chosen.includes(each))
  arrangeFigures(table, setting)
  arrangeOldOnes(table, setting)
  arrangePlayerCards(table, seats, setting)
  arrangeSummoning(table, setting)
  Object.assign(table.gates, setting.gates)
  // How the cards came to lie there is left open: nobody knows more about them than what can be seen.
  table.known = nothingKnown(seats, options.hands)
}

function arrangeFigures(table: Table, setting: Setting): void {
  for (const place of places) table.cultists[place] = setting.cultists?.[place] ?? 0
  const free = 26 - places.reduce((sum, place) => sum + table.cultists[place], 0)
  table.pool.cultists = setting.cultistPool ?? free
  table.cultistsGone = free - table.pool.cultists
  table.shoggoths = (setting.shoggoths ?? []).map((at, i) => ({ id: i + 1, at }))
  table.nextShoggoth = table.shoggoths.length + 1
  table.pool.shoggoths = 3 - table.shoggoths.length
}

function arrangeOldOnes(table: Table, setting: Setting): void {
  table.awake = setting.awake ?? []
  table.cancelled = setting.cancelled ?? []
  const next = setting.asleep ?? []
  // One-shots that ask nobody anything come first, so that an unexpected awakening does not stop a test.
  const order: OldOne[] = ['nyarlathotep', 'yig', 'ithaqua', 'yog-sothoth', ...oldOnes]
  const rest = [...new Set(order)].filter(
    (each) => each !== cthulhu && ![...table.awake, ...next].includes(each),
  )
  const others = [...next, ...rest]
  const size = 6 - table.awake.filter((each) => each !== cthulhu).length
  table.asleep = others.slice(0, size)
  table.oldOnesInBox = others.slice(size)
}

function arrangePlayerCards(table: Table, seats: readonly Seat[], setting: Setting): void {
  table.inForce = setting.inForce ?? []
  const clues = 11
  const supply: DeckCard[] = [
    ...Array.from({ length: clues }, () => towns).flat(),
    ...relics.filter(
      (relic) => !(relic === 'mi-go-eye' && table.inForce.some((each) => each.relic === relic)),
    ),
    evilStirs,
    evilStirs,
    evilStirs,
    evilStirs,
  ]
  const take = <C extends DeckCard>(card: C): C => {
    const at = supply.indexOf(card)
    expect(at, `there is no ${card} left for this test position`).toBeGreaterThanOrEqual(0)
    supply.splice(at, 1)
    return card
  }
  for (const seat of seats) table.hands[seat] = (setting.hands?.[seat] ?? []).map(take)
  table.playerDiscard = (setting.discard ?? []).map(take)
  const top = (setting.deck ?? []).map(take)
  const firstRelics = (setting.relicDeck ?? []).map(take)
  table.relicDeck = [...firstRelics, ...supply.filter(isRelic)]
  const rest = supply.filter((card) => !isRelic(card))
  table.playerDeck = [...top, ...rest]
  table.relicsInBox = []
  table.evilStirsDrawn = 0
  if (setting.deckSize === undefined) return
  const cut = table.playerDeck.splice(setting.deckSize)
  table.evilStirsDrawn = cut.filter((card) => card === evilStirs).length
  table.playerDiscard.push(...cut.filter((card): card is Card => card !== evilStirs))
}

function arrangeSummoning(table: Table, setting: Setting): void {
  const named = new Set([
    ...(setting.summoning ?? []),
    ...(setting.summoningBottom ?? []),
    ...(setting.summoningDiscard ?? []),
  ])
  const rest = [...new Set([...quietSummoning, ...places])].filter((place) => !named.has(place))
  table.summoningDeck = [
    ...(setting.summoning ?? []),
    ...rest,
    ...(setting.summoningBottom ?? []).toReversed(),
  ]
  table.summoningDiscard = setting.summoningDiscard ?? []
  table.justRevealed = 0
}

function usualActions({ table }: Position<Table, Options>): number {
  const { investigator, sanity } = table.players[table.turn.active]!
  return (sanity > 0 ? 4 : 3) + (investigator === 'doctor' ? 1 : 0)
}
