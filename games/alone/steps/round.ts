import { type Seat, answering, shape } from '@miskatonic/kernel'
import { type Card, designOf } from '../cards/reactions.ts'
import { spacesWithSymbol, trackSpaces } from '../content/cards.ts'
import { adrenalineFor, mostAdrenaline } from '../content/characters.ts'
import { type Sector, levelOf } from '../content/sectors.ts'
import type { At, Rules } from '../kind.ts'
import { decksFor, evilPlayers, handSizeOf, isLit, neighbours } from './queries.ts'
import { coveredSpaces } from './reactions.ts'
import { recover } from './recovering.ts'
import { fieldOfView, forget } from './sight.ts'
import { event, quiet } from '../position.ts'
import * as names from '../names.ts'

const { boolean, integer, list, object, orNull, whole } = shape

/** The end of a round (AL-781 to AL-800), Evil's hands (AL-601 to AL-615), Nightmare mode (AL-811 to AL-817). */
export const vocabulary = {
  choices: {
    drop: answering('dropCards', object({ card: names.card })),
    dropNoMore: object({}),
    drawFrom: answering('drawSplit', object({ first: integer(0, 10) })),
    divide: answering('divideDraw', object({ e1: integer(0, 9), e2: integer(0, 9), e3: integer(0, 9) })),
  },
  asks: {
    dropCards: object({ who: names.evil, must: boolean }),
    drawSplit: object({ who: names.evil, count: integer(1, 10) }),
    divideDraw: object({ count: integer(1, 9) }),
  },
  effects: {
    endOfRound: object({}),
    trackIsCleared: object({}),
    tidyMaze: object({}),
    clearMaze: object({ keep: boolean }),
    refillAdrenaline: object({}),
    evilHands: object({}),
    drawUp: object({ who: names.evil }),
    drawForHand: object({ who: names.evil, count: integer(0, 10) }),
    drawForEvil: object({ count: integer(1, 2) }),
    placeHazardsAside: object({}),
    roundEffects: object({}),
    countdownEnds: object({}),
    moveMarker: object({}),
  },
  events: {
    cardsDrawn: event(
      object({ who: names.evil, count: whole, cards: orNull(list(names.card)) }),
      (told, seat) => (told.who === seat ? told : { ...told, cards: null }),
      'hands',
      'decks',
    ),
    roundBegan: event(object({ marker: whole, leader: names.evil }), 'open', ...quiet),
    hazardsSetAside: event(object({ count: whole }), 'open', ...quiet, 'track', 'decks'),
    nightmareBegan: event(object({}), 'open', ...quiet),
    leaderPassed: event(object({ to: names.evil }), 'open', ...quiet, 'leader'),
    cardsDropped: event(object({ who: names.evil, count: whole }), 'open', 'hands', 'decks'),
    adrenalineRefilled: event(object({ to: whole }), 'open', ...quiet),
  },
}

export const rules = {
  /** AL-782. */
  endOfRound(play) {
    play.table.turn.step = 'round-end'
    play.then('trackIsCleared', {})
    play.then('tidyMaze', {})
    play.then('refillAdrenaline', {})
    play.then('evilHands', {})
    play.then('placeHazardsAside', {})
    play.then('roundEffects', {})
    play.then('moveMarker', {})
  },

  /** AL-783, AL-784: symbols that are still visible, and the one behind the last space. */
  trackIsCleared(play) {
    const { table } = play
    const covered = coveredSpaces(table)
    const visible = spacesWithSymbol.filter((space) => space > covered).length + 1
    table.hazardsToPlace = Math.min(visible, trackSpaces)
    for (const { card } of table.track) table.decks[designOf[card].deck].discard.push(card)
    table.track = []
    play.emit('hazardsSetAside', { count: table.hazardsToPlace })
  },

  tidyMaze(play) {
    if (play.answer('mayKeepMaze', false, { why: 'round' })) play.then('saveMaze', { why: 'round' })
    else play.then('clearMaze', { keep: false })
  },

  /** AL-785 to AL-787, AL-R31. */
  clearMaze(play, { keep }) {
    const { table } = play
    const seen = fieldOfView(table)
    const stays = new Set([
      table.hero.at,
      ...neighbours(table, table.hero.at),
      ...seen.filter((sector) => isLit(table, sector)),
    ])
    const isLeft = (sector: Sector): boolean =>
      !stays.has(sector) && !(keep && levelOf(sector) === levelOf(table.hero.at))
    forget(play, Object.keys(table.maze).filter(isLeft))
  },

  /** AL-174, AL-175. */
  refillAdrenaline(play) {
    const { hero } = play.table
    const value = adrenalineFor(Math.min(hero.health, hero.control))
    hero.adrenaline = Math.min(mostAdrenaline, play.answer('refill', value, {}))
    play.emit('adrenalineRefilled', { to: hero.adrenaline })
  },

  /** AL-789 to AL-791: first all Evil players may discard, then all draw. */
  evilHands(play) {
    for (const who of evilPlayers(play)) play.then('dropCards', { who, must: false })
    for (const who of evilPlayers(play)) play.then('drawUp', { who })
  },

  dropCards(play, { who, must }) {
    play.ask(who, must ? 'AL-791' : 'AL-789', (may) => {
      for (const card of new Set(play.table.hands[who])) may('drop', { card }, ['AL-789', 'AL-791'])
      if (!must) may('dropNoMore', {}, 'AL-789')
    })
  },

  drop(play, { card }, by, { who, must }) {
    const hand = play.table.hands[by]!
    hand.splice(hand.indexOf(card), 1)
    play.table.decks[designOf[card].deck].discard.push(card)
    play.emit('cardsDropped', { who: by, count: 1 })
    if (!must && hand.length > 0) play.then('dropCards', { who, must })
  },

  dropNoMore() {},

  drawUp(play, { who }) {
    const missing = handSizeOf(play) - play.table.hands[who]!.length
    if (missing < 0) {
      play.then('dropCards', { who, must: true })
      play.then('drawUp', { who })
    } else if (missing > 0) play.then('drawForHand', { who, count: missing })
  },

  drawForHand(play, { who, count }) {
    if (count === 0) return
    if (decksFor(play, who).length > 1) play.then('drawSplit', { who, count })
    else drawCards(play, who, count, 0)
  },

  /** AL-604, AL-606: in any combination. */
  drawSplit(play, { who, count }) {
    play.ask(who, 'AL-604', (may) => {
      for (let first = 0; first <= count; first++) may('drawFrom', { first }, ['AL-604', 'AL-606'])
    })
  },

  drawFrom(play, { first }, by, { count }) {
    drawCards(play, by, first, count - first)
  },

  /** AL-613, AL-614: the Leader divides cards that an effect lets Evil draw. */
  drawForEvil(play, { count }) {
    const players = evilPlayers(play)
    if (players.length === 1) play.then('drawForHand', { who: players[0]!, count })
    else play.then('divideDraw', { count })
  },

  divideDraw(play, { count }) {
    const players = evilPlayers(play)
    play.ask(play.table.leader, 'AL-613', (may) => {
      for (let e1 = 0; e1 <= count; e1++)
        for (let e2 = 0; e2 <= count - e1; e2++) {
          const e3 = count - e1 - e2
          if (e3 === 0 || players.length === 3) may('divide', { e1, e2, e3 }, 'AL-613')
        }
    })
  },

  divide(play, shares) {
    for (const who of evilPlayers(play)) play.then('drawForHand', { who, count: shares[who as 'e1'] })
  },

  /** AL-792, AL-793. */
  placeHazardsAside(play) {
    const left = play.table.hazardsToPlace
    play.table.hazardsToPlace = 0
    play.then('placeHazardsNow', { left })
  },

  /** AL-794: missions, characters, Nightmare mode. */
  roundEffects(play) {
    const { table } = play
    const only = play.answer('broods', null, {})
    const { points, control } = play.answer('rest', { points: 0, control: 0 }, {})
    if (only !== null) play.then('spawnMonster', { by: table.leader, nearer: 0, bonus: 0, must: false, only })
    if (table.missions.red.countdown !== null) play.then('countdownEnds', {})
    if (points > 0) play.then('recoverWhich', { points, why: 'character' })
    if (control > 0) recover(play, 0, control)
    if (table.round.nightmare) play.then('lose', { health: 0, control: 2, cause: 'nightmare' })
  },

  /** Evacuation: time runs out. */
  countdownEnds(play) {
    const { red } = play.table.missions
    red.countdown = Math.max(0, red.countdown! - 1)
    if (red.countdown === 0) play.then('lose', { health: 3, control: 3, cause: 'countdown' })
  },

  /** AL-795 to AL-797, AL-817. */
  moveMarker(play) {
    const { table } = play
    table.round.marker = Math.max(0, table.round.marker - 1)
    if (table.round.marker === 0 && !table.round.nightmare) {
      table.round.nightmare = true
      play.emit('nightmareBegan', {})
    }
    table.round.used = []
    table.round.since = play.choices
    passLeader(play)
    table.turn.number = 1
    play.emit('roundBegan', { marker: table.round.marker, leader: table.leader })
    play.then('heroTurn', {})
  },
} satisfies Rules

/** AL-611: to the left. */
function passLeader(play: At): void {
  const players = evilPlayers(play)
  const next = players[(players.indexOf(play.table.leader) + 1) % players.length]!
  if (next === play.table.leader) return
  play.table.leader = next
  play.emit('leaderPassed', { to: next })
}

/** AL-615, AL-R37: an empty deck is made anew of its own discard pile. */
function drawCards(play: At, who: Seat, first: number, second: number): void {
  const decks = decksFor(play, who)
  const drawn: Card[] = []
  decks.forEach((name, i) => {
    const deck = play.table.decks[name]
    for (let left = i === 0 ? first : second; left > 0; left--) {
      if (deck.draw.length === 0) {
        deck.draw = deck.discard
        deck.discard = []
        play.shuffle(deck.draw)
      }
      const card = play.draw(deck.draw, 'top')
      if (card !== undefined) drawn.push(card)
    }
  })
  play.table.hands[who]!.push(...drawn)
  if (drawn.length > 0) play.emit('cardsDrawn', { who, count: drawn.length, cards: drawn })
}
