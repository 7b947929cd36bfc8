/**
 * The small game on boardgame.io 0.50.2, written as its documentation has it: moves that change a draft of G
 * and refuse what is illegal, `endIf` and `onEnd` of the turn, the random plugin, `playerView` for secrets
 * and `ai.enumerate` for legal moves.
 *
 * Where there was a choice, it is what ran fastest: the reducer called directly, as the library's own
 * `Simulate` does (a client with its store and log is a tenth slower); drafts (moves that return a new G are
 * a quarter slower); discards as ordinary moves (a stage for them is a tenth slower); `playerView` returns
 * just what a seat is to see (the redacted G together with ctx takes longer to write); `disableUndo`; and
 * NODE_ENV is production in the bundle, which removes the library's checks.
 */
import type { Ctx, Game, MoveFn, State } from 'boardgame.io'
import { INVALID_MOVE } from 'boardgame.io/core'
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal'
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

interface Table {
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
  outcome: Outcome | null
}

/** `shuffle` replaces the random plugin in a scripted game. */
export function smallGame(shuffle?: Shuffle): Game<Table> {
  return {
    name: 'small-game',
    disableUndo: true,

    setup: ({ random }) => {
      const mix = shuffle ?? random.Shuffle
      const clueDeck = mix(numbersTo(CLUES))
      const summonDeck = mix(numbersTo(PLACES))
      const hands = numbersTo(SEATS).map(() => numbersTo(START_HAND).map(() => clueDeck.pop()!))
      const cultists = numbersTo(PLACES).map(() => 0)
      const summonDiscard: number[] = []
      let pool = CULTISTS
      for (const count of SETUP_CULTISTS) {
        const place = summonDeck.pop()!
        summonDiscard.push(place)
        cultists[place] = count
        pool -= count
      }
      return {
        cultists,
        pieces: numbersTo(SEATS).map(() => START_PLACE),
        hands,
        clueDeck,
        clueDiscard: [],
        summonDeck,
        summonDiscard,
        pool,
        awakenings: 0,
        sealed: numbersTo(REGIONS).map(() => false),
        outcome: null,
      }
    },

    moves: { walk, fight, give, seal, rest, discard },

    turn: {
      endIf: ({ G, ctx }) =>
        actionsLeft(ctx) === 0 && G.hands[Number(ctx.currentPlayer)]!.length <= HAND_LIMIT,
      onEnd: ({ G, random }) => summon(G, shuffle ?? random.Shuffle),
    },

    endIf: ({ G }) => G.outcome ?? undefined,

    playerView: ({ G, ctx, playerID }): View => {
      const seat = Number(playerID)
      const active = Number(ctx.currentPlayer)
      const left = actionsLeft(ctx)
      const over = ctx.gameover !== undefined
      return {
        seat,
        turn: ctx.turn,
        active,
        actionsLeft: left,
        asked: over ? null : active,
        question: over ? null : left > 0 ? 'action' : 'discard',
        outcome: G.outcome,
        cultists: G.cultists,
        pieces: G.pieces,
        hand: G.hands[seat]!,
        handSizes: G.hands.map((hand) => hand.length),
        clueDeck: G.clueDeck.length,
        clueDiscard: G.clueDiscard,
        summonDeck: G.summonDeck.length,
        summonDiscard: G.summonDiscard,
        pool: G.pool,
        awakenings: G.awakenings,
        sealed: G.sealed,
      }
    },

    ai: { enumerate },
  }
}

/** The library counts the moves of a turn: the first four are actions, any further ones discards. */
const actionsLeft = (ctx: Ctx): number => Math.max(0, ACTIONS - (ctx.numMoves ?? 0))

const walk: MoveFn<Table> = ({ G, ctx, playerID }, to: number) => {
  const seat = Number(playerID)
  if (actionsLeft(ctx) === 0 || !NEIGHBOURS[G.pieces[seat]!]!.includes(to)) return INVALID_MOVE
  G.pieces[seat] = to
  return endAction(G, ctx, seat)
}

const fight: MoveFn<Table> = ({ G, ctx, playerID }) => {
  const seat = Number(playerID)
  const here = G.pieces[seat]!
  if (actionsLeft(ctx) === 0 || G.cultists[here] === 0) return INVALID_MOVE
  G.cultists[here]!--
  G.pool++
  return endAction(G, ctx, seat)
}

const give: MoveFn<Table> = ({ G, ctx, playerID }, card: number, to: number) => {
  const seat = Number(playerID)
  const { pieces, hands } = G
  const here = pieces[seat]!
  const hand = hands[seat]!
  const receiver = hands[to]
  const index = hand.indexOf(card)
  if (actionsLeft(ctx) === 0 || index < 0 || regionOfClue(card) !== regionOf(here)) return INVALID_MOVE
  if (receiver === undefined || to === seat || pieces[to] !== here || receiver.length >= HAND_LIMIT)
    return INVALID_MOVE
  hand.splice(index, 1)
  receiver.push(card)
  return endAction(G, ctx, seat)
}

const seal: MoveFn<Table> = ({ G, ctx, playerID }) => {
  const seat = Number(playerID)
  const here = G.pieces[seat]!
  const region = regionOf(here)
  const hand = G.hands[seat]!
  const clues = hand.filter((card) => regionOfClue(card) === region)
  if (actionsLeft(ctx) === 0 || GATES[region] !== here || G.sealed[region]) return INVALID_MOVE
  if (clues.length < CLUES_TO_SEAL) return INVALID_MOVE
  const spent = clues.sort((a, b) => a - b).slice(0, CLUES_TO_SEAL)
  G.hands[seat] = hand.filter((card) => !spent.includes(card))
  G.clueDiscard.push(...spent)
  G.sealed[region] = true
  if (G.sealed.every(Boolean)) G.outcome = 'won'
  return endAction(G, ctx, seat)
}

const rest: MoveFn<Table> = ({ G, ctx, playerID }) => {
  if (actionsLeft(ctx) === 0) return INVALID_MOVE
  return endAction(G, ctx, Number(playerID))
}

const discard: MoveFn<Table> = ({ G, ctx, playerID }, card: number) => {
  const hand = G.hands[Number(playerID)]!
  const index = hand.indexOf(card)
  if (actionsLeft(ctx) > 0 || index < 0) return INVALID_MOVE
  hand.splice(index, 1)
  G.clueDiscard.push(card)
  return undefined
}

/** Draws after the last action. (The action being done is not counted yet.) */
function endAction(G: Table, ctx: Ctx, seat: number): void {
  if (actionsLeft(ctx) > 1 || G.outcome !== null) return
  const { clueDeck } = G
  if (clueDeck.length < DRAW) {
    G.outcome = 'no clues'
    return
  }
  const hand = G.hands[seat]!
  for (let i = 0; i < DRAW; i++) hand.push(clueDeck.pop()!)
}

function summon(G: Table, shuffle: Shuffle): void {
  const { cultists, summonDeck } = G
  const returnDiscard = () => {
    summonDeck.push(...shuffle(G.summonDiscard))
    G.summonDiscard = []
  }
  for (let left = SUMMONS[G.awakenings]!; left > 0; left--) {
    if (summonDeck.length === 0) returnDiscard()
    const place = summonDeck.pop()!
    G.summonDiscard.push(place)
    if (cultists[place] === CULTISTS_PER_PLACE) {
      G.awakenings++
      if (G.awakenings === AWAKENINGS_TO_LOSE) {
        G.outcome = 'awakened'
        return
      }
      returnDiscard()
    } else if (G.pool === 0) {
      G.outcome = 'no cultists'
      return
    } else {
      cultists[place]!++
      G.pool--
    }
  }
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

interface EnumeratedMove {
  move: Option['move']
  args?: number[]
}

function enumerate(G: Table, ctx: Ctx, playerID: string): EnumeratedMove[] {
  const seat = Number(playerID)
  const hand = G.hands[seat]!
  if (actionsLeft(ctx) === 0) return hand.map((card) => ({ move: 'discard', args: [card] }))

  const here = G.pieces[seat]!
  const region = regionOf(here)
  const moves: EnumeratedMove[] = NEIGHBOURS[here]!.map((to) => ({ move: 'walk', args: [to] }))
  moves.push({ move: 'rest' })
  if (G.cultists[here]! > 0) moves.push({ move: 'fight' })
  const clues = hand.filter((card) => regionOfClue(card) === region)
  if (GATES[region] === here && !G.sealed[region] && clues.length >= CLUES_TO_SEAL)
    moves.push({ move: 'seal' })
  for (let other = 0; other < SEATS; other++)
    if (other !== seat && G.pieces[other] === here && G.hands[other]!.length < HAND_LIMIT)
      for (const card of clues) moves.push({ move: 'give', args: [card, other] })
  return moves
}

/** A game in play: the state that the reducer makes anew at every move. */
class Match {
  private readonly game: ReturnType<typeof ProcessGameConfig>
  private readonly reduce: ReturnType<typeof CreateGameReducer>
  state!: State<Table>

  constructor(shuffle?: Shuffle) {
    this.game = ProcessGameConfig(smallGame(shuffle))
    this.reduce = CreateGameReducer({ game: this.game })
  }

  start(seed: number): void {
    this.state = InitializeGame({ game: { ...this.game, seed }, numPlayers: SEATS })
  }

  get isOver(): boolean {
    return this.state.ctx.gameover !== undefined
  }

  options(): EnumeratedMove[] {
    const { G, ctx } = this.state
    return enumerate(G, ctx, ctx.currentPlayer)
  }

  choose({ move, args }: EnumeratedMove): void {
    const playerID = this.state.ctx.currentPlayer
    this.state = this.reduce(this.state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } })
  }

  view(seat: number): string {
    const { G, ctx } = this.state
    return JSON.stringify(this.game.playerView!({ G, ctx, playerID: String(seat) }))
  }
}

const match = new Match()
const random = randomNumbers(1)
let games = 0
let written = 0

/** One complete game; returns the number of moves. */
function playGame(): number {
  let moves = 0
  match.start(++games)
  do {
    const options = match.options()
    match.choose(options[random(options.length)]!)
    moves++
  } while (!match.isOver)
  return moves
}

/** One complete game, with all four views written as JSON after every move. */
function playGameWithViews(): number {
  let moves = 0
  match.start(++games)
  do {
    const options = match.options()
    match.choose(options[random(options.length)]!)
    for (let seat = 0; seat < SEATS; seat++) written += match.view(seat).length
    moves++
  } while (!match.isOver)
  return moves
}

/** A finished random game and how it stood in the middle, to see what a state, a view and a replay cost here. */
export interface PlayedMatch {
  /** The state in the middle of the game. */
  state: object
  moves: number
  /** The JSON of a seat's view in the middle of the game. */
  view(seat: number): string
  /** Plays all moves again, from the first state. */
  replay(): void
}

export function playedMatch(): PlayedMatch {
  const below = randomNumbers(1)
  const played = new Match()
  played.start(1)
  const states = [played.state]
  const moves: EnumeratedMove[] = []
  while (!played.isOver) {
    const options = played.options()
    moves.push(options[below(options.length)]!)
    played.choose(moves.at(-1)!)
    states.push(played.state)
  }
  const middle = new Match()
  middle.state = states[moves.length >> 1]!
  return {
    state: middle.state,
    moves: moves.length,
    view: (seat) => middle.view(seat),
    replay() {
      played.state = states[0]!
      for (const move of moves) played.choose(move)
    },
  }
}

function keyOf({ move, args = [] }: EnumeratedMove): string {
  return [move, ...args].join(' ')
}

function scripted(shuffle: Shuffle): ScriptedGame {
  const scriptedMatch = new Match(shuffle)
  scriptedMatch.start(0)
  const options = () => (scriptedMatch.isOver ? [] : scriptedMatch.options())
  return {
    options: () => options().map(keyOf),
    choose: (key) => {
      const option = options().find((candidate) => keyOf(candidate) === key)
      if (option === undefined) throw new Error(`not an option: ${key}`)
      scriptedMatch.choose(option)
    },
    view: (seat) => scriptedMatch.view(seat),
    outcome: () => scriptedMatch.state.ctx.gameover ?? null,
  }
}

export const boardgameIo: Peer = {
  name: 'boardgame.io',
  play: (seconds) => playFor(seconds, playGame),
  playWithViews: (seconds) => playFor(seconds, playGameWithViews),
  scripted,
}
