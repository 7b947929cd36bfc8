/**
 * The small game without any framework, as one would write it by hand: plain objects and lists, options as small objects, a function for
 * each move. It is tuned as code usually is (nothing is copied without need) and no further; hand-tuned.ts goes the rest of the way.
 */
import {
  ACTIONS,
  AWAKENINGS_TO_LOSE,
  CLUES,
  CLUES_TO_SEAL,
  CULTISTS,
  CULTISTS_PER_PLACE,
  DRAW,
  GATES,
  HAND_LIMIT,
  NEIGHBOURS,
  optionKey,
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
  type Outcome,
  type View,
} from './map.ts'
import { playFor, randomNumbers, type Peer, type ScriptedGame, type Shuffle } from './peer.ts'

export interface Table {
  turn: number
  active: number
  actionsLeft: number
  outcome: Outcome | null
  cultists: number[]
  pieces: number[]
  hands: number[][]
  clueDeck: number[]
  clueDiscard: number[]
  summonDeck: number[]
  summonDiscard: number[]
  pool: number
  awakenings: number
  sealed: boolean[]
}

export function newTable(shuffle: Shuffle): Table {
  const table: Table = {
    turn: 1,
    active: 0,
    actionsLeft: ACTIONS,
    outcome: null,
    cultists: Array<number>(PLACES).fill(0),
    pieces: Array<number>(SEATS).fill(START_PLACE),
    hands: Array.from({ length: SEATS }, () => []),
    clueDeck: shuffle(numbersTo(CLUES)),
    clueDiscard: [],
    summonDeck: shuffle(numbersTo(PLACES)),
    summonDiscard: [],
    pool: CULTISTS,
    awakenings: 0,
    sealed: Array<boolean>(REGIONS).fill(false),
  }
  for (const hand of table.hands) drawClues(table, hand, START_HAND)
  for (const count of SETUP_CULTISTS) {
    const place = table.summonDeck.pop()!
    table.summonDiscard.push(place)
    table.cultists[place] = count
    table.pool -= count
  }
  return table
}

export function listOptions(table: Table): Option[] {
  const { active, pieces, hands } = table
  const options: Option[] = []
  const hand = hands[active]!
  if (table.actionsLeft === 0) {
    for (const card of hand) options.push({ move: 'discard', card })
    return options
  }
  const here = pieces[active]!
  const region = regionOf(here)
  for (const to of NEIGHBOURS[here]!) options.push({ move: 'walk', to })
  options.push({ move: 'rest' })
  if (table.cultists[here]! > 0) options.push({ move: 'fight' })
  if (GATES[region] === here && !table.sealed[region] && countClues(hand, region) >= CLUES_TO_SEAL)
    options.push({ move: 'seal' })
  for (let seat = 0; seat < SEATS; seat++)
    if (seat !== active && pieces[seat] === here && hands[seat]!.length < HAND_LIMIT)
      for (const card of hand) if (regionOfClue(card) === region) options.push({ move: 'give', card, seat })
  return options
}

/** Carries out an option and all that follows, until the next decision or the end of the game. */
export function choose(table: Table, option: Option, shuffle: Shuffle): void {
  if (option.move === 'discard') discard(table, option.card)
  else {
    table.actionsLeft--
    if (option.move === 'walk') table.pieces[table.active] = option.to
    else if (option.move === 'fight') fight(table)
    else if (option.move === 'give') give(table, option.card, option.seat)
    else if (option.move === 'seal') seal(table)
    if (table.actionsLeft > 0 || table.outcome !== null) return
    if (table.clueDeck.length < DRAW) {
      table.outcome = 'no clues'
      return
    }
    drawClues(table, table.hands[table.active]!, DRAW)
  }
  if (table.hands[table.active]!.length > HAND_LIMIT) return
  summon(table, shuffle)
  if (table.outcome === null) passTurn(table)
}

function fight(table: Table): void {
  table.cultists[table.pieces[table.active]!]!--
  table.pool++
}

function give(table: Table, card: number, seat: number): void {
  take(table.hands[table.active]!, card)
  table.hands[seat]!.push(card)
}

function seal(table: Table): void {
  const region = regionOf(table.pieces[table.active]!)
  const hand = table.hands[table.active]!
  const spent = hand.filter((card) => regionOfClue(card) === region).sort((a, b) => a - b)
  for (const card of spent.slice(0, CLUES_TO_SEAL)) discard(table, card)
  table.sealed[region] = true
  if (table.sealed.every(Boolean)) table.outcome = 'won'
}

function discard(table: Table, card: number): void {
  take(table.hands[table.active]!, card)
  table.clueDiscard.push(card)
}

function drawClues(table: Table, hand: number[], count: number): void {
  for (let i = 0; i < count; i++) hand.push(table.clueDeck.pop()!)
}

function summon(table: Table, shuffle: Shuffle): void {
  for (let left = SUMMONS[table.awakenings]!; left > 0 && table.outcome === null; left--) {
    if (table.summonDeck.length === 0) returnSummonDiscard(table, shuffle)
    const place = table.summonDeck.pop()!
    table.summonDiscard.push(place)
    if (table.cultists[place] === CULTISTS_PER_PLACE) awaken(table, shuffle)
    else if (table.pool === 0) table.outcome = 'no cultists'
    else {
      table.cultists[place]!++
      table.pool--
    }
  }
}

function awaken(table: Table, shuffle: Shuffle): void {
  table.awakenings++
  if (table.awakenings === AWAKENINGS_TO_LOSE) table.outcome = 'awakened'
  else returnSummonDiscard(table, shuffle)
}

/** Shuffles the summoning discard and puts it on top of the deck. */
function returnSummonDiscard(table: Table, shuffle: Shuffle): void {
  for (const place of shuffle(table.summonDiscard)) table.summonDeck.push(place)
  table.summonDiscard = []
}

function passTurn(table: Table): void {
  table.turn++
  table.active = (table.active + 1) % SEATS
  table.actionsLeft = ACTIONS
}

function countClues(hand: readonly number[], region: number): number {
  let count = 0
  for (const card of hand) if (regionOfClue(card) === region) count++
  return count
}

function take(hand: number[], card: number): void {
  hand.splice(hand.indexOf(card), 1)
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}

/** What the seat may know. */
export function viewOf(table: Table, seat: number): View {
  const over = table.outcome !== null
  return {
    seat,
    turn: table.turn,
    active: table.active,
    actionsLeft: table.actionsLeft,
    asked: over ? null : table.active,
    question: over ? null : table.actionsLeft > 0 ? 'action' : 'discard',
    outcome: table.outcome,
    cultists: table.cultists,
    pieces: table.pieces,
    hand: table.hands[seat]!,
    handSizes: table.hands.map((hand) => hand.length),
    clueDeck: table.clueDeck.length,
    clueDiscard: table.clueDiscard,
    summonDeck: table.summonDeck.length,
    summonDiscard: table.summonDiscard,
    pool: table.pool,
    awakenings: table.awakenings,
    sealed: table.sealed,
  }
}

const random = randomNumbers(1)
let written = 0

/** Fisher and Yates, in place. */
function shuffled(cards: number[]): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const card = cards[i]!
    cards[i] = cards[j]!
    cards[j] = card
  }
  return cards
}

/** One complete game; returns the number of moves. */
function playGame(): number {
  const table = newTable(shuffled)
  let moves = 0
  do {
    const options = listOptions(table)
    choose(table, options[random(options.length)]!, shuffled)
    moves++
  } while (table.outcome === null)
  return moves
}

/** One complete game, with all four views written as JSON after every move. */
function playGameWithViews(): number {
  const table = newTable(shuffled)
  let moves = 0
  do {
    const options = listOptions(table)
    choose(table, options[random(options.length)]!, shuffled)
    for (let seat = 0; seat < SEATS; seat++) written += JSON.stringify(viewOf(table, seat)).length
    moves++
  } while (table.outcome === null)
  return moves
}

function scripted(shuffle: Shuffle): ScriptedGame {
  const table = newTable(shuffle)
  const options = () => (table.outcome === null ? listOptions(table) : [])
  return {
    options: () => options().map(optionKey),
    choose: (key) => {
      const option = options().find((candidate) => optionKey(candidate) === key)
      if (option === undefined) throw new Error(`not an option: ${key}`)
      choose(table, option, shuffle)
    },
    view: (seat) => JSON.stringify(viewOf(table, seat)),
    outcome: () => table.outcome,
  }
}

export const handWritten: Peer = {
  name: 'hand-written',
  play: (seconds) => playFor(seconds, playGame),
  playWithViews: (seconds) => playFor(seconds, playGameWithViews),
  scripted,
}
