/**
 * The small game on our own kernel, written as a game of this project is: shapes, steps, questions, secrets. Nothing is left out to be
 * faster: options carry their arguments and rules, chance is the kernel's, views come from the declared secrets.
 */
import {
  Engine,
  type Game,
  type Option,
  type Play,
  type Seat,
  defineGame,
  redealing,
  shape,
  viewsAsJson,
} from '@miskatonic/kernel'
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
  type Outcome,
  type View,
} from './map.ts'
import { playFor, randomNumbers, type Peer, type ScriptedGame, type Shuffle } from './peer.ts'

const { boolean, integer, list, object } = shape

const card = integer(0, CLUES - 1)
const place = integer(0, PLACES - 1)
const seat = integer(0, SEATS - 1)

const table = object({
  turn: integer(1, 99),
  active: seat,
  actionsLeft: integer(0, ACTIONS),
  cultists: list(integer(0, CULTISTS_PER_PLACE)),
  pieces: list(place),
  hands: list(list(card)),
  clueDeck: list(card),
  clueDiscard: list(card),
  summonDeck: list(place),
  summonDiscard: list(place),
  pool: integer(0, CULTISTS),
  awakenings: integer(0, AWAKENINGS_TO_LOSE),
  sealed: list(boolean),
})
type Table = shape.Shaped<typeof table>

const choices = {
  walk: object({ to: place }),
  fight: object({}),
  give: object({ card, seat }),
  seal: object({}),
  rest: object({}),
  discard: object({ card }),
}
const asks = { action: object({}), handLimit: object({}) }
const steps = {
  ...choices,
  ...asks,
  actions: object({}),
  draw: object({}),
  summon: object({ left: integer(0, 4) }),
}

type ArgumentsOf<S> = { [K in keyof S]: shape.Shaped<S[K]> }
interface Small {
  table: Table
  options: object
  choices: ArgumentsOf<typeof choices>
  asks: ArgumentsOf<typeof asks>
  steps: ArgumentsOf<typeof steps>
  events: { moved: { to: number }; placed: { at: number }; awakened: { count: number } }
  questions: object
  answersTo: object
}
type At = Play<Small>

const seatNames: readonly Seat[] = Array.from({ length: SEATS }, (_, i) => String(i))

/** `shuffle` replaces the kernel's chance in a scripted game. */
export function smallGame(shuffle?: Shuffle): Game {
  function mix(play: At, cards: number[]): number[] {
    if (shuffle !== undefined) return shuffle(cards)
    play.shuffle(cards)
    return cards
  }

  function returnDiscard(play: At): void {
    const { table: t } = play
    t.summonDeck.push(...mix(play, t.summonDiscard))
    t.summonDiscard = []
  }

  const game: Game<Small> = {
    id: 'small-game',
    version: '1',
    ledger: 'SG',
    options: {},
    seats: () => seatNames,
    table,
    steps,
    asks: ['action', 'handLimit'],
    choices: ['walk', 'fight', 'give', 'seal', 'rest', 'discard'],

    setUp(play) {
      const clueDeck = mix(play, allClues.slice())
      const summonDeck = mix(play, allPlaces.slice())
      const hands = seatNames.map(() => clueDeck.splice(-START_HAND).reverse())
      const cultists = allPlaces.map(() => 0)
      const summonDiscard: number[] = []
      let pool = CULTISTS
      for (const count of SETUP_CULTISTS) {
        const at = summonDeck.pop()!
        summonDiscard.push(at)
        cultists[at] = count
        pool -= count
      }
      play.then('actions', {})
      return {
        turn: 1,
        active: 0,
        actionsLeft: ACTIONS,
        cultists,
        pieces: seatNames.map(() => START_PLACE),
        hands,
        clueDeck,
        clueDiscard: [],
        summonDeck,
        summonDiscard,
        pool,
        awakenings: 0,
        sealed: Array<boolean>(REGIONS).fill(false),
      }
    },

    rules: {
      actions(play) {
        if (play.table.actionsLeft === 0) return play.then('draw', {})
        play.then('action', {})
        play.then('actions', {})
      },

      action(play) {
        const { active, pieces, hands, cultists, sealed } = play.table
        const here = pieces[active]!
        const region = regionOf(here)
        const hand = hands[active]!
        play.ask(seatNames[active]!, 'SG-1', (may) => {
          for (const to of NEIGHBOURS[here]!) may('walk', { to }, 'SG-1')
          may('rest', {}, 'SG-1')
          if (cultists[here]! > 0) may('fight', {}, 'SG-1')
          if (GATES[region] === here && !sealed[region] && cluesOf(hand, region).length >= CLUES_TO_SEAL)
            may('seal', {}, 'SG-1')
          for (let other = 0; other < SEATS; other++)
            if (other !== active && pieces[other] === here && hands[other]!.length < HAND_LIMIT)
              for (const clue of hand)
                if (regionOfClue(clue) === region) may('give', { card: clue, seat: other }, 'SG-1')
        })
      },

      walk(play, { to }) {
        const { table: t } = play
        t.actionsLeft--
        t.pieces[t.active] = to
        play.emit('moved', { to })
      },
      fight({ table: t }) {
        t.actionsLeft--
        t.cultists[t.pieces[t.active]!]!--
        t.pool++
      },
      give({ table: t }, { card: clue, seat: to }) {
        t.actionsLeft--
        take(t.hands[t.active]!, clue)
        t.hands[to]!.push(clue)
      },
      seal(play) {
        const { table: t } = play
        t.actionsLeft--
        const region = regionOf(t.pieces[t.active]!)
        const spent = cluesOf(t.hands[t.active]!, region)
          .sort((a, b) => a - b)
          .slice(0, CLUES_TO_SEAL)
        for (const clue of spent) take(t.hands[t.active]!, clue)
        t.clueDiscard.push(...spent)
        t.sealed[region] = true
        if (t.sealed.every(Boolean)) play.end({ how: 'won', winners: play.seats })
      },
      rest({ table: t }) {
        t.actionsLeft--
      },

      draw(play) {
        const { table: t } = play
        if (t.clueDeck.length < DRAW) return play.end({ how: 'no clues', winners: [] })
        for (let i = 0; i < DRAW; i++) t.hands[t.active]!.push(t.clueDeck.pop()!)
        play.then('handLimit', {})
      },

      handLimit(play) {
        const { table: t } = play
        const hand = t.hands[t.active]!
        if (hand.length <= HAND_LIMIT) return play.then('summon', { left: SUMMONS[t.awakenings]! })
        play.ask(seatNames[t.active]!, 'SG-1', (may) => {
          for (const clue of hand) may('discard', { card: clue }, 'SG-1')
        })
      },
      discard(play, { card: clue }) {
        const { table: t } = play
        take(t.hands[t.active]!, clue)
        t.clueDiscard.push(clue)
        play.then('handLimit', {})
      },

      summon(play, { left }) {
        const { table: t } = play
        if (left === 0) {
          t.active = (t.active + 1) % SEATS
          t.turn++
          t.actionsLeft = ACTIONS
          return play.then('actions', {})
        }
        if (t.summonDeck.length === 0) returnDiscard(play)
        const at = t.summonDeck.pop()!
        t.summonDiscard.push(at)
        if (t.cultists[at] === CULTISTS_PER_PLACE) {
          t.awakenings++
          play.emit('awakened', { count: t.awakenings })
          if (t.awakenings === AWAKENINGS_TO_LOSE) return play.end({ how: 'awakened', winners: [] })
          returnDiscard(play)
        } else if (t.pool === 0) return play.end({ how: 'no cultists', winners: [] })
        else {
          t.cultists[at]!++
          t.pool--
          play.emit('placed', { at })
        }
        play.then('summon', { left: left - 1 })
      },
    },

    cards: [],
    inPlay() {},
    secrets: {
      table: {
        turn: 'open',
        active: 'open',
        actionsLeft: 'open',
        cultists: 'open',
        pieces: 'open',
        hands: {
          open: (hands) => hands.map((hand) => hand.length),
          own: (hands, name) => hands[Number(name)],
        },
        clueDeck: 'counted',
        clueDiscard: 'open',
        summonDeck: 'counted',
        summonDiscard: 'open',
        pool: 'open',
        awakenings: 'open',
        sealed: 'open',
      },
      events: { moved: 'open', placed: 'open', awakened: 'open' },
    },
    worlds: redealing(() => []),
    why: () => 'SG-1',
    counts: () => [],
    brokenInvariant: () => undefined,
    results: [],
    words: { en: noWords, pl: noWords },
    drawText: () => '',
  }
  return defineGame(game)
}

/** Empty: the text of this game is never shown. */
const noWords = {
  title: 'small game',
  options: {},
  seat: (_table: object, name: Seat) => name,
  events: { moved: () => '', placed: () => '', awakened: () => '' },
  choices: {
    walk: () => '',
    fight: () => '',
    give: () => '',
    seal: () => '',
    rest: () => '',
    discard: () => '',
  },
  asks: { action: () => '', handLimit: () => '' },
  notes: {},
  refusals: {},
  outcomes: {},
}

const allClues = Array.from({ length: CLUES }, (_, i) => i)
const allPlaces = Array.from({ length: PLACES }, (_, i) => i)

function cluesOf(hand: readonly number[], region: number): number[] {
  return hand.filter((clue) => regionOfClue(clue) === region)
}

function take(hand: number[], clue: number): void {
  hand.splice(hand.indexOf(clue), 1)
}

const game = smallGame()
const random = randomNumbers(1)
let games = 0
let written = 0

/** One complete game; returns the number of moves. */
function playGame(): number {
  const engine = Engine.start(game, {}, String(++games))
  while (engine.decision !== null) {
    const { options } = engine.decision
    engine.choose(options[random(options.length)]!)
  }
  return engine.position.choices
}

/** One complete game, with all four views written as JSON after every move. */
function playGameWithViews(): number {
  const engine = Engine.start(game, {}, String(++games))
  while (engine.decision !== null) {
    const { options } = engine.decision
    engine.choose(options[random(options.length)]!)
    for (const view of viewsAsJson(game, engine.position, engine.decision, seatNames)) written += view.length
  }
  return engine.position.choices
}

function keyOf({ step, args }: Option): string {
  return [step, ...Object.values(args)].join(' ')
}

/** The kernel's view in the words that all versions share, to compare them. */
function asView(engine: Engine, name: Seat): View {
  const [json] = viewsAsJson(engine.game, engine.position, engine.decision, [name])
  const view = JSON.parse(json!)
  const { hands, ...open } = view.table
  return {
    ...open,
    seat: Number(name),
    asked: view.asked === null ? null : Number(view.asked.waiting[0]),
    question: view.asked === null ? null : view.asked.step === 'action' ? 'action' : 'discard',
    outcome: view.outcome?.how ?? null,
    hand: view.own.hands,
    handSizes: hands,
  }
}

function scripted(shuffle: Shuffle): ScriptedGame {
  const engine = Engine.start(smallGame(shuffle), {}, 'scripted')
  return {
    options: () => engine.decision?.options.map(keyOf) ?? [],
    choose: (key) => {
      const option = engine.decision?.options.find((candidate) => keyOf(candidate) === key)
      if (option === undefined) throw new Error(`not an option: ${key}`)
      engine.choose(option)
    },
    view: (index) => JSON.stringify(asView(engine, seatNames[index]!)),
    outcome: () => (engine.position.outcome?.how ?? null) as Outcome | null,
  }
}

export const onKernel: Peer = {
  name: 'kernel',
  play: (seconds) => playFor(seconds, playGame),
  playWithViews: (seconds) => playFor(seconds, playGameWithViews),
  scripted,
}
