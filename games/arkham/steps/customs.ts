import { shape } from '@miskatonic/kernel'
import { monsterCard, scenarioOf } from '../catalogue.ts'
import { pactBack } from '../unread.ts'
import type { Colour } from '../content/tokens.ts'
import type { Atom } from '../effects.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { hoodOf } from './board.ts'
import { chooseThen, group } from './choosing.ts'
import { doomAt, investigator, investigatorsInPlay, isInPlay, monster, spacesOf } from './look.ts'
import type { Context } from './resolving.ts'

const { integer, list, object, text } = shape

/** Steps of cards that fit no vocabulary (cards/custom.ts names them). */
export const vocabulary = {
  effects: {
    flipPact: object({ seat: a.seat }),
    turnRope: object({ seat: a.seat }),
    relight: object({ at: a.place }),
    devourOther: object({ seat: a.seat }),
    attackAtOnce: object({ seat: a.seat, before: list(a.monster) }),
    forgetClue: object({ from: text, left: integer(0, 3), gone: integer(0, 3) }),
    forgetClues: object({ left: integer(0, 3), gone: integer(0, 3) }),
  },
  events: {},
}

export const rules = {
  /** AH-468.7: only now the back is read. */
  flipPact(play, { seat }) {
    const pact = play.table.pacts[seat]
    if (pact === undefined) return
    play.emit('pactFlipped', { seat, pact })
    play.then('resolve', {
      effect: pactBack(pact),
      context: { seat, card: 'dark-pact', monster: null, result: 0 },
    })
  },

  /** Archive card 52: white is an empty chamber, blue the belfry. */
  turnRope(play, { seat }) {
    const { table } = play
    const { at } = investigator(table, seat)
    const marker = table.markers.find((each) => each.at === at && !each.up)
    if (marker === undefined) return
    marker.up = true
    play.emit('markerTurned', { colour: marker.colour, at })
    if (marker.colour === 'white') {
      play.then('removeMarker', { colour: 'white', at })
      investigator(table, seat).remnants++
      play.emit('remnantsGained', { seat, n: 1 })
      return play.then('focusAny', { seat, over: false, optional: false })
    }
    const others = table.markers.filter((each) => each !== marker && !each.at.startsWith('card-'))
    for (const each of others) play.then('removeMarker', { colour: each.colour, at: each.at })
    play.then('changeCodex', { how: 'add', card: '54' })
    play.then('changeCodex', { how: 'return', card: '52' })
  },

  relight(play, { at }) {
    const lamp = play.table.markers.find((each) => each.at === 'card-60')
    if (lamp === undefined) return
    lamp.at = at
    play.emit('markerPlaced', { colour: lamp.colour, at })
  },

  devourOther(play, { seat }) {
    play.then('leaveGame', { seat, how: 'devoured' })
  },

  /** Those that came with the pact and are engaged attack at once. */
  attackAtOnce(play, { before }) {
    for (const each of play.table.monsters)
      if (!before.includes(each.id))
        for (const seat of each.engagedWith) play.then('strike', { seat, monster: each.id })
  },

  forgetClues(play, { left, gone }) {
    const { table } = play
    const options = investigatorsInPlay(play).filter((seat) => investigator(table, seat).clues > 0)
    if (table.sheet.clues > 0) options.push('sheet')
    if (left > 0 && options.length > 0)
      return chooseThen(
        play,
        { who: group, about: 'option', rule: 'AH-004-1', options },
        'forgetClue',
        'from',
        { left: left - 1, gone: gone + 1 },
      )
    if (gone < 2) play.then('sheetDoom', { n: 1 })
  },
  forgetClue(play, { from, left, gone }) {
    const { table } = play
    if (from === 'sheet') table.sheet.clues--
    else investigator(table, from).clues--
    play.then('forgetClues', { left, gone })
  },
} satisfies Rules

type CustomStep = Extract<Atom, { do: 'custom' }>['name']

export function customStep(play: At, name: CustomStep, context: Context): void {
  customSteps[name](play, context)
}

const customSteps: Readonly<Record<CustomStep, (play: At, context: Context) => void>> = {
  'deep-one-reckoning'(play) {
    const deepOnes = play.table.monsters.filter(({ kind }) => monsterCard(kind).traits.includes('Deep One'))
    if (deepOnes.length === 0) return play.then('spreadDoom', {})
    play.then('placeDoomOnEach', { places: deepOnes.map(({ at }) => at) })
  },
  'doom-to-sheet'(play, { monster: id }) {
    const { table } = play
    const at = id === null ? undefined : monster(table, id)?.at
    if (at === undefined || doomAt(table, at) === 0) return
    play.then('removeDoom', { place: at, n: 1, by: null })
    play.then('sheetDoom', { n: 1 })
  },
  'hide-ropes'(play) {
    const { markers, markerSupply } = play.table
    const ropes: Colour[] = ['white', 'white', 'blue']
    play.shuffle(ropes)
    for (const at of ['unvisited-isle', 'black-cave', 'south-church']) {
      const colour = ropes.pop()!
      markerSupply.splice(markerSupply.indexOf(colour), 1)
      markers.push({ colour, at, up: false, sealed: false })
    }
    play.emit('markersDealt', { cards: [] })
  },
  'turn-rope': (play, { seat }) => play.then('turnRope', { seat }),
  'put-out-lamp'({ table }, { seat }) {
    const here = investigator(table, seat).at
    const lamp = table.markers.find(({ at, colour }) => colour === 'red' && at === here)
    if (lamp !== undefined) lamp.at = 'card-60'
  },
  'relight-lamp'(play, context) {
    const { markers } = play.table
    const options = lampSpaces(play).filter((space) => !markers.some(({ at }) => at === space))
    if (!markers.some(({ at }) => at === 'card-60'))
      return play.then('resolve', { effect: [{ do: 'placeDoom', n: 1, at: 'unstable' }], context })
    chooseThen(play, { who: group, about: 'place', rule: 'AH-004-1', options }, 'relight', 'at', {})
  },
  'devour-another'(play, { seat }) {
    const options = investigatorsInPlay(play).filter((each) => each !== seat)
    chooseThen(play, { who: seat, about: 'option', rule: 'AH-004-1', options }, 'devourOther', 'seat', {})
  },
  'alliance-of-evil'(play, { seat }) {
    const { table } = play
    const hood = isInPlay(table, seat) ? hoodOf(investigator(table, seat).at) : undefined
    const before = table.monsters.map(({ id }) => id)
    for (const at of hood === undefined ? [] : spacesOf(play, hood)) play.then('spawnMonster', { at })
    play.then('engagements', {})
    play.then('attackAtOnce', { seat, before })
  },
  'forbidden-knowledge': (play) => play.then('forgetClues', { left: 3, gone: 0 }),
}

/** Where the lamps of the second scenario stand at the beginning. */
function lampSpaces(play: At): string[] {
  return scenarioOf(play.options.scenario).setup.flatMap((step) =>
    step.do === 'marker' && step.colour === 'red' ? [step.at as string] : [],
  )
}
