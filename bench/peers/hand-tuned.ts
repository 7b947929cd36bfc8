/**
 * The small game without any framework, as fast as plain code goes: integers in typed arrays, one reused
 * table, and nothing allocated while playing. An option is a small integer; hands are sets of bits.
 */
import {
  ACTIONS,
  AWAKENINGS_TO_LOSE,
  CLUES,
  CLUES_PER_REGION,
  CLUES_TO_SEAL,
  CULTISTS,
  CULTISTS_PER_PLACE,
  DRAW,
  GATES,
  HAND_LIMIT,
  NEIGHBOURS,
  optionKey,
  OUTCOMES,
  PLACES,
  REGIONS,
  regionOf,
  regionOfClue,
  SEATS,
  SETUP_CULTISTS,
  START_HAND,
  START_PLACE,
  SUMMONS,
  type Option,
  type View,
} from './map.ts'
import { below, playFor, xorshift, type Peer, type ScriptedGame, type Shuffle } from './peer.ts'

// Options as integers: below WALK_END the place walked to, from GIVE on card × 4 + seat, from DISCARD on a card.
const WALK_END = PLACES
const FIGHT = 24
const SEAL = 25
const REST = 26
const GIVE = 32
const DISCARD = GIVE + CLUES * SEATS
const MOST_OPTIONS = 4 + 3 + (HAND_LIMIT + DRAW) * (SEATS - 1)

const PLAYING = -1
const WON = OUTCOMES.indexOf('won')
const AWAKENED = OUTCOMES.indexOf('awakened')
const NO_CULTISTS = OUTCOMES.indexOf('no cultists')
const NO_CLUES = OUTCOMES.indexOf('no clues')

/** The neighbours of place p are roads[p × 4 …], roadCount[p] of them. */
const roads = new Uint8Array(PLACES * 4)
const roadCount = new Uint8Array(PLACES)
NEIGHBOURS.forEach((neighbours, place) => {
  roads.set(neighbours, place * 4)
  roadCount[place] = neighbours.length
})
const regions = Uint8Array.from({ length: PLACES }, (_, place) => regionOf(place))
const clueRegions = Uint8Array.from({ length: CLUES }, (_, card) => regionOfClue(card))
const clueBits = Uint16Array.from({ length: CLUES }, (_, card) => 1 << (card % CLUES_PER_REGION))
const gates = Uint8Array.from({ length: PLACES }, (_, place) => (GATES.includes(place) ? 1 : 0))
const summons = Uint8Array.from(SUMMONS)
/** How many bits are set in every number of 12 bits. */
const bitCounts = Uint8Array.from({ length: 1 << CLUES_PER_REGION }, (_, bits) => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
})

/** Puts the first `count` cards in a random order. */
type ShuffleInPlace = (cards: Uint8Array, count: number) => void

/**
 * The table. `start` lays it out for a new game; then `listOptions` and `choose` in turn until there is an
 * outcome.
 */
class Table {
  private readonly shuffle: ShuffleInPlace

  turn = 0
  active = 0
  actionsLeft = 0
  outcome = PLAYING
  pool = 0
  awakenings = 0
  sealed = 0
  readonly cultists = new Uint8Array(PLACES)
  readonly pieces = new Uint8Array(SEATS)
  /** hands[seat × 4 + region]: a bit for each of the region's twelve cards. */
  readonly hands = new Uint16Array(SEATS * REGIONS)
  readonly handSizes = new Uint8Array(SEATS)
  readonly clueDeck = new Uint8Array(CLUES)
  clueDeckSize = 0
  readonly clueDiscard = new Uint8Array(CLUES)
  clueDiscardSize = 0
  readonly summonDeck = new Uint8Array(PLACES)
  summonDeckSize = 0
  readonly summonDiscard = new Uint8Array(PLACES)
  summonDiscardSize = 0

  /** The options of the present decision, filled by `listOptions`. */
  readonly options = new Uint16Array(MOST_OPTIONS)

  constructor(shuffle: ShuffleInPlace) {
    this.shuffle = shuffle
  }

  start(): void {
    this.turn = 1
    this.active = 0
    this.actionsLeft = ACTIONS
    this.outcome = PLAYING
    this.pool = CULTISTS
    this.awakenings = 0
    this.sealed = 0
    this.cultists.fill(0)
    this.pieces.fill(START_PLACE)
    this.hands.fill(0)
    this.handSizes.fill(0)

    for (let card = 0; card < CLUES; card++) this.clueDeck[card] = card
    this.shuffle(this.clueDeck, CLUES)
    this.clueDeckSize = CLUES
    this.clueDiscardSize = 0
    for (let place = 0; place < PLACES; place++) this.summonDeck[place] = place
    this.shuffle(this.summonDeck, PLACES)
    this.summonDeckSize = PLACES
    this.summonDiscardSize = 0

    for (let seat = 0; seat < SEATS; seat++) this.draw(seat, START_HAND)
    for (let i = 0; i < SETUP_CULTISTS.length; i++) {
      const place = this.summonDeck[--this.summonDeckSize]!
      const count = SETUP_CULTISTS[i]!
      this.summonDiscard[this.summonDiscardSize++] = place
      this.cultists[place] = count
      this.pool -= count
    }
  }

  /** Lists all legal moves in `options` and returns how many there are. */
  listOptions(): number {
    const { options, active, hands } = this
    let count = 0
    if (this.actionsLeft === 0) {
      for (let region = 0; region < REGIONS; region++) {
        const base = DISCARD + region * CLUES_PER_REGION
        for (let bits = hands[active * REGIONS + region]!; bits !== 0; bits &= bits - 1)
          options[count++] = base + 31 - Math.clz32(bits & -bits)
      }
      return count
    }

    const here = this.pieces[active]!
    const region = regions[here]!
    const road = here * 4
    const end = road + roadCount[here]!
    for (let i = road; i < end; i++) options[count++] = roads[i]!
    options[count++] = REST
    if (this.cultists[here]! > 0) options[count++] = FIGHT
    const clues = hands[active * REGIONS + region]!
    if (clues !== 0) {
      if (gates[here] === 1 && (this.sealed & (1 << region)) === 0 && bitCounts[clues]! >= CLUES_TO_SEAL)
        options[count++] = SEAL
      for (let seat = 0; seat < SEATS; seat++)
        if (this.pieces[seat] === here && seat !== active && this.handSizes[seat]! < HAND_LIMIT) {
          const base = GIVE + region * CLUES_PER_REGION * SEATS + seat
          for (let bits = clues; bits !== 0; bits &= bits - 1)
            options[count++] = base + (31 - Math.clz32(bits & -bits)) * SEATS
        }
    }
    return count
  }

  /** Carries out an option and all that follows, until the next decision or the end of the game. */
  choose(option: number): void {
    const { active } = this
    if (option >= DISCARD) {
      this.discard(active, option - DISCARD)
    } else {
      this.actionsLeft--
      if (option < WALK_END) this.pieces[active] = option
      else if (option >= GIVE) this.give((option - GIVE) >> 2, (option - GIVE) & 3)
      else if (option === FIGHT) {
        this.cultists[this.pieces[active]!]!--
        this.pool++
      } else if (option === SEAL) this.seal()
      if (this.actionsLeft > 0 || this.outcome !== PLAYING) return
      if (this.clueDeckSize < DRAW) {
        this.outcome = NO_CLUES
        return
      }
      this.draw(active, DRAW)
    }
    if (this.handSizes[active]! > HAND_LIMIT) return
    this.summon()
    if (this.outcome !== PLAYING) return
    this.turn++
    this.active = (active + 1) & (SEATS - 1)
    this.actionsLeft = ACTIONS
  }

  private draw(seat: number, count: number): void {
    for (let i = 0; i < count; i++) {
      const card = this.clueDeck[--this.clueDeckSize]!
      this.hands[seat * REGIONS + clueRegions[card]!]! |= clueBits[card]!
    }
    this.handSizes[seat]! += count
  }

  private discard(seat: number, card: number): void {
    this.hands[seat * REGIONS + clueRegions[card]!]! &= ~clueBits[card]!
    this.handSizes[seat]!--
    this.clueDiscard[this.clueDiscardSize++] = card
  }

  private give(card: number, seat: number): void {
    const region = clueRegions[card]!
    const bit = clueBits[card]!
    this.hands[this.active * REGIONS + region]! &= ~bit
    this.handSizes[this.active]!--
    this.hands[seat * REGIONS + region]! |= bit
    this.handSizes[seat]!++
  }

  private seal(): void {
    const { active } = this
    const region = regions[this.pieces[active]!]!
    for (let i = 0; i < CLUES_TO_SEAL; i++) {
      const bits = this.hands[active * REGIONS + region]!
      this.discard(active, region * CLUES_PER_REGION + 31 - Math.clz32(bits & -bits))
    }
    this.sealed |= 1 << region
    if (this.sealed === (1 << REGIONS) - 1) this.outcome = WON
  }

  private summon(): void {
    const { cultists, summonDeck, summonDiscard } = this
    for (let left = summons[this.awakenings]!; left > 0; left--) {
      if (this.summonDeckSize === 0) this.returnSummonDiscard()
      const place = summonDeck[--this.summonDeckSize]!
      summonDiscard[this.summonDiscardSize++] = place
      if (cultists[place] === CULTISTS_PER_PLACE) {
        if (++this.awakenings === AWAKENINGS_TO_LOSE) {
          this.outcome = AWAKENED
          return
        }
        this.returnSummonDiscard()
      } else if (this.pool === 0) {
        this.outcome = NO_CULTISTS
        return
      } else {
        cultists[place]!++
        this.pool--
      }
    }
  }

  /** Shuffles the summoning discard and puts it on top of the deck. */
  private returnSummonDiscard(): void {
    const { summonDeck, summonDiscard } = this
    const count = this.summonDiscardSize
    this.shuffle(summonDiscard, count)
    for (let i = 0; i < count; i++) summonDeck[this.summonDeckSize++] = summonDiscard[i]!
    this.summonDiscardSize = 0
  }
}

/** What the seat may know. */
function viewOf(table: Table, seat: number): View {
  const over = table.outcome !== PLAYING
  const hand: number[] = []
  for (let region = 0; region < REGIONS; region++)
    for (let bits = table.hands[seat * REGIONS + region]!; bits !== 0; bits &= bits - 1)
      hand.push(region * CLUES_PER_REGION + 31 - Math.clz32(bits & -bits))
  return {
    seat,
    turn: table.turn,
    active: table.active,
    actionsLeft: table.actionsLeft,
    asked: over ? null : table.active,
    question: over ? null : table.actionsLeft > 0 ? 'action' : 'discard',
    outcome: over ? OUTCOMES[table.outcome]! : null,
    cultists: list(table.cultists, PLACES),
    pieces: list(table.pieces, SEATS),
    hand,
    handSizes: list(table.handSizes, SEATS),
    clueDeck: table.clueDeckSize,
    clueDiscard: list(table.clueDiscard, table.clueDiscardSize),
    summonDeck: table.summonDeckSize,
    summonDiscard: list(table.summonDiscard, table.summonDiscardSize),
    pool: table.pool,
    awakenings: table.awakenings,
    sealed: [0, 1, 2, 3].map((region) => (table.sealed & (1 << region)) !== 0),
  }
}

/** The first `count` numbers as a plain array, for JSON. */
function list(numbers: Uint8Array, count: number): number[] {
  const result: number[] = []
  for (let i = 0; i < count; i++) result.push(numbers[i]!)
  return result
}

/** Plays random games on one table; chance is a xorshift generator. */
class RandomPlayer {
  private bits: number
  private readonly table = new Table((cards, count) => {
    for (let i = count - 1; i > 0; i--) {
      const j = below(i + 1, this.next())
      const card = cards[i]!
      cards[i] = cards[j]!
      cards[j] = card
    }
  })

  constructor(seed: number) {
    this.bits = seed
  }

  /** One complete game; returns the number of moves. */
  game(): number {
    const { table } = this
    let moves = 0
    table.start()
    do {
      const count = table.listOptions()
      table.choose(table.options[below(count, this.next())]!)
      moves++
    } while (table.outcome === PLAYING)
    return moves
  }

  /** One complete game, handing all four views as JSON to `send` after every move. */
  gameWithViews(send: (json: string) => void): number {
    const { table } = this
    let moves = 0
    table.start()
    do {
      const count = table.listOptions()
      table.choose(table.options[below(count, this.next())]!)
      for (let seat = 0; seat < SEATS; seat++) send(JSON.stringify(viewOf(table, seat)))
      moves++
    } while (table.outcome === PLAYING)
    return moves
  }

  private next(): number {
    return (this.bits = xorshift(this.bits))
  }
}

function optionOf(code: number): Option {
  if (code >= DISCARD) return { move: 'discard', card: code - DISCARD }
  if (code >= GIVE) return { move: 'give', card: (code - GIVE) >> 2, seat: (code - GIVE) & 3 }
  if (code === FIGHT) return { move: 'fight' }
  if (code === SEAL) return { move: 'seal' }
  if (code === REST) return { move: 'rest' }
  return { move: 'walk', to: code }
}

function scripted(shuffle: Shuffle): ScriptedGame {
  const table = new Table((cards, count) => cards.set(shuffle(list(cards, count))))
  const codes = () => (table.outcome === PLAYING ? [...table.options.subarray(0, table.listOptions())] : [])
  const keyOf = (code: number) => optionKey(optionOf(code))
  table.start()
  return {
    options: () => codes().map(keyOf),
    choose: (option) => {
      const code = codes().find((candidate) => keyOf(candidate) === option)
      if (code === undefined) throw new Error(`not an option: ${option}`)
      table.choose(code)
    },
    view: (seat) => JSON.stringify(viewOf(table, seat)),
    outcome: () => (table.outcome === PLAYING ? null : OUTCOMES[table.outcome]!),
  }
}

const player = new RandomPlayer(1)
let written = 0
const send = (json: string) => {
  written += json.length
}

export const handTuned: Peer = {
  name: 'hand-tuned',
  play: (seconds) => playFor(seconds, () => player.game()),
  playWithViews: (seconds) => playFor(seconds, () => player.gameWithViews(send)),
  scripted,
}
