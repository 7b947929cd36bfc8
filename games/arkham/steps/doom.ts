import { shape } from '@miskatonic/kernel'
import { eventCard } from '../unread.ts'
import type { Hood, Space } from '../content/map.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { hoodOf } from './board.ts'
import { chooseThen, group } from './choosing.ts'
import { noteEventAmongTop } from './known.ts'
import { board, doomAt, doomInHood, investigator, isInCodex, isInPlay, spacesOf } from './look.ts'
import { isInForce } from './ways.ts'

const { integer, list, object, orNull, whole } = shape

/** AH-437, AH-411, AH-478, AH-484, AH-488: doom, clue tokens and the event deck. */
export const vocabulary = {
  effects: {
    /** One token after the other (AH-R98). */
    placeDoom: object({ place: a.place, n: integer(0, 99) }),
    /** On each of these spaces one token, in an order the group chooses where it matters (AH-R99). */
    placeDoomOnEach: object({ places: list(a.place) }),
    placeDoomFirst: object({ place: a.place, places: list(a.place) }),
    removeDoom: object({ place: a.place, n: integer(0, 99), by: orNull(a.seat) }),
    sheetDoom: object({ n: integer(0, 99) }),
    spreadDoom: object({}),
    spawnClue: object({}),
    gateBurst: object({}),
    panics: object({}),
    panic: object({ place: a.place }),
  },
  events: {
    doomPlaced: event(object({ at: a.place }), 'open'),
    doomOnSheet: event(object({ n: whole }), 'open'),
    doomRemoved: event(object({ at: a.place, n: whole }), 'open'),
    doomSpread: event(object({ card: a.card }), 'open'),
    clueSpawned: event(object({ hood: a.hood }), 'open'),
    gateBurst: event(object({ hood: a.hood }), 'open'),
    anomalyAppeared: event(object({ hood: a.hood }), 'open'),
    anomalyVanished: event(object({ hood: a.hood }), 'open'),
    panicMounted: event(object({ at: a.place }), 'open'),
    eventDeckRenewed: event(object({}), 'open'),
  },
}

export const rules = {
  placeDoom(play, { place, n }) {
    if (n === 0) return
    if (n > 1) {
      play.then('placeDoom', { place, n: 1 })
      return play.then('placeDoom', { place, n: n - 1 })
    }
    const hood = hoodOf(place)
    // AH-472.3, AH-R100: never on a street.
    if (hood === undefined) {
      const options = board(play).streets[place]!.adjacent
      const question = { who: group, about: 'doom-place', rule: 'AH-R100', options } as const
      return chooseThen(play, question, 'placeDoom', 'place', { n: 1 })
    }
    placeOne(play, place, hood)
  },

  placeDoomOnEach(play, { places }) {
    if (places.length === 0) return
    if (!orderMatters(play, places)) {
      for (const place of places) play.then('placeDoom', { place, n: 1 })
      return
    }
    const options = [...new Set(places)]
    const question = { who: group, about: 'doom-order', rule: 'AH-R99', options } as const
    chooseThen(play, question, 'placeDoomFirst', 'place', { places })
  },
  placeDoomFirst(play, { place, places }) {
    const rest = [...places]
    rest.splice(rest.indexOf(place), 1)
    play.then('placeDoom', { place, n: 1 })
    play.then('placeDoomOnEach', { places: rest })
  },

  /** AH-405.2, AH-411.3e. */
  removeDoom(play, { place, n, by }) {
    const { table } = play
    const removed = Math.min(n, doomAt(table, place))
    if (removed === 0) return
    table.doom[place] = doomAt(table, place) - removed
    if (table.action !== null) table.action.doomRemoved += removed
    play.emit('doomRemoved', { at: place, n: removed })
    if (by !== null && removed >= 2 && isInPlay(table, by) && investigator(table, by).at === place)
      play.then('afterEvent', { seat: by, event: 'remove-two-doom' })
    const hood = hoodOf(place)
    if (hood === undefined || !table.anomalies.includes(hood) || doomInHood(play, hood) > 0) return
    table.anomalies = table.anomalies.filter((each) => each !== hood)
    play.emit('anomalyVanished', { hood })
  },

  sheetDoom(play, { n }) {
    play.table.sheet.doom += n
    play.emit('doomOnSheet', { n })
  },

  /** AH-488.2, AH-488.3, AH-R103. */
  spreadDoom(play) {
    const { table } = play
    if (!renewEventDeck(play)) return play.then('sheetDoom', { n: 1 })
    const card = play.draw(table.eventDeck, 'bottom')!
    table.eventDiscard.unshift(card)
    play.emit('doomSpread', { card })
    play.then('placeDoomOnEach', { places: [...eventCard(card).doom] })
  },

  /** AH-478.3, AH-R92, AH-R103. */
  spawnClue(play) {
    const { table } = play
    if (!renewEventDeck(play)) return
    const card = table.eventDeck.shift()!
    const { hood } = eventCard(card)
    table.clues[hood]++
    shuffleIntoTop(play, hood, card, false)
    play.emit('clueSpawned', { hood })
  },

  /** AH-204.11a, AH-R104, AH-R105. */
  gateBurst(play) {
    const { table } = play
    if (!renewEventDeck(play)) return play.then('sheetDoom', { n: 1 })
    const card = table.eventDeck.shift()!
    const { hood } = eventCard(card)
    const under = [card, ...table.eventDiscard]
    table.eventDiscard = []
    play.shuffle(under)
    table.eventDeck.push(...under)
    play.emit('gateBurst', { hood })
    play.then('placeDoomOnEach', { places: [...spacesOf(play, hood)] })
  },

  /** AH-437.1a, AH-R101: one space after the other until none has four. */
  panics(play) {
    const options = panicking(play)
    if (options.length === 0) return
    chooseThen(play, { who: group, about: 'panic', rule: 'AH-R101', options }, 'panic', 'place', {})
    play.then('panics', {})
  },

  /** AH-R102. */
  panic(play, { place }) {
    const { table } = play
    table.doom[place] = doomAt(table, place) - 3
    play.emit('panicMounted', { at: place })
    const others = spacesOf(play, hoodOf(place)!).filter((space) => space !== place)
    play.then('placeDoomOnEach', { places: others })
    play.then('sheetDoom', { n: 1 })
  },
} satisfies Rules

/** Spaces with so much doom that panic mounts there. */
function panicking(play: At): Space[] {
  const { table } = play
  return someMustPanic(play) ? board(play).spaces.filter((space) => doomAt(table, space) >= 4) : []
}
export function someMustPanic({ table }: At): boolean {
  for (const space in table.doom) if (doomAt(table, space) >= 4) return isInCodex(table, 1)
  return false
}

/** AH-411.3b: in a neighbourhood with an anomaly it goes on the scenario sheet. AH-411.3a, AH-R98: looked at after every token. */
function placeOne(play: At, place: string, hood: Hood): void {
  const { table } = play
  if (table.anomalies.includes(hood) && isInCodex(table, 2)) return play.then('sheetDoom', { n: 1 })
  table.doom[place] = doomAt(table, place) + 1
  play.emit('doomPlaced', { at: place })
  if (doomAt(table, place) >= 2 && isInForce(table, 'doom-brings-dreams'))
    play.then('placeMarker', { colour: 'red', at: place })
  // Archive card 78: doom closes a ballot box.
  if (doomAt(table, place) >= 2 && isInForce(table, 'ballot-boxes'))
    play.then('removeMarker', { colour: 'white', at: place })
  checkAnomaly(play, hood)
}

/** AH-411.3a. */
export function checkAnomaly(play: At, hood: Hood): void {
  const { table } = play
  if (!isInCodex(table, 2) || table.anomalies.includes(hood)) return
  const most = Math.max(...spacesOf(play, hood).map((space) => doomAt(table, space)))
  if (most < 3 && doomInHood(play, hood) < 5) return
  table.anomalies.push(hood)
  play.emit('anomalyAppeared', { hood })
}

/** With the anomalies in force the order of several tokens in one neighbourhood decides which of them goes on the sheet. */
function orderMatters(play: At, places: readonly string[]): boolean {
  const { table } = play
  if (!isInCodex(table, 2)) return false
  const hoods = new Set(places.map((place) => hoodOf(place)))
  // Where a token for a street goes is decided as it is placed.
  if (hoods.has(undefined)) return new Set(places).size > 1
  return [...hoods].some((hood) => hood !== undefined && bringsAnomaly(play, hood, places))
}

function bringsAnomaly(play: At, hood: Hood, places: readonly string[]): boolean {
  const { table } = play
  const here = places.filter((place) => hoodOf(place) === hood)
  if (table.anomalies.includes(hood) || here.length < 2) return false
  const after = new Map(spacesOf(play, hood).map((space): [string, number] => [space, doomAt(table, space)]))
  for (const place of here) after.set(place, (after.get(place) ?? 0) + 1)
  const total = [...after.values()].reduce((sum, n) => sum + n, 0)
  return Math.max(...after.values()) >= 3 || total >= 5
}

/** AH-R103: false if there is no event card outside the neighbourhood decks. */
function renewEventDeck(play: At): boolean {
  const { table } = play
  if (table.eventDeck.length > 0) return true
  if (table.eventDiscard.length === 0) return false
  table.eventDeck = table.eventDiscard
  table.eventDiscard = []
  play.shuffle(table.eventDeck)
  play.emit('eventDeckRenewed', {})
  return true
}

/** AH-478.3-2, AH-484.7-2: among the top three cards of the neighbourhood's deck. */
export function shuffleIntoTop(play: At, hood: Hood, card: string, seen: boolean): void {
  const deck = play.table.hoodDecks[hood]!
  const top = [card, ...deck.splice(0, 2)]
  play.shuffle(top)
  deck.unshift(...top)
  noteEventAmongTop(play.table, hood, top.length, seen ? card : null)
}
