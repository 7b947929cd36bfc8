import { shape } from '@miskatonic/kernel'
import type { Atom } from '../effects.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { type Marker, event } from '../position.ts'
import { plain } from './choosing.ts'
import { isInForce } from './ways.ts'
import { atPlace } from './places.ts'
import type { Context } from './resolving.ts'

const { list, object, text, whole } = shape

export type MarkerAtom = Extract<
  Atom,
  { do: 'marker' | 'clearMarkers' | 'dealMarkers' | 'turnMarkers' | 'sealMarkers' }
>

/** AH-492: special markers on the board and on archive cards. */
export const vocabulary = {
  effects: {
    changeMarkers: object({ atom: plain<MarkerAtom>(), context: plain<Context>() }),
    placeMarker: object({ colour: a.colour, at: text }),
    removeMarker: object({ colour: a.colour, at: text }),
  },
  events: {
    markerPlaced: event(object({ colour: a.colour, at: text }), 'open'),
    markerRemoved: event(object({ at: text }), 'open'),
    markersCleared: event(object({ from: text }), 'open'),
    markersDealt: event(object({ cards: list(whole) }), 'open'),
    markerTurned: event(object({ colour: a.colour, at: text }), 'open'),
    markersSealed: event(object({ card: whole, n: whole }), 'open'),
  },
}

export const rules = {
  changeMarkers(play, { atom, context }) {
    switch (atom.do) {
      case 'marker': {
        const step = atom.how === 'place' ? 'placeMarker' : 'removeMarker'
        if (atom.at.startsWith('card-')) return play.then(step, { colour: atom.colour, at: atom.at })
        return atPlace(play, atom.at, context, step, 'at', { colour: atom.colour })
      }
      case 'clearMarkers':
        clear(play, (marker) =>
          atom.from === 'board'
            ? !marker.at.startsWith('card-')
            : atom.from === 'codex'
              ? marker.at.startsWith('card-')
              : marker.at === atom.from,
        )
        return play.emit('markersCleared', { from: atom.from })
      case 'dealMarkers':
        return deal(play, atom)
      case 'turnMarkers': {
        for (const marker of chosen(play, atom.card, atom.n)) {
          marker.up = true
          play.emit('markerTurned', { colour: marker.colour, at: marker.at })
        }
        return
      }
      case 'sealMarkers': {
        const sealed = chosen(play, atom.card, atom.n)
        for (const marker of sealed) marker.sealed = true
        if (sealed.length > 0) play.emit('markersSealed', { card: atom.card, n: sealed.length })
      }
    }
  },

  placeMarker(play, { colour, at }) {
    const { table } = play
    const dreams = colour === 'red' && isInForce(table, 'at-most-five-dreams')
    if (dreams && table.markers.some((marker) => marker.colour === 'red' && marker.at === at)) return
    const left = table.markerSupply.indexOf(colour)
    if (left < 0 && dreams) return play.then('sheetDoom', { n: 1 })
    if (left >= 0) table.markerSupply.splice(left, 1)
    table.markers.push({ colour, at, up: true, sealed: false })
    play.emit('markerPlaced', { colour, at })
  },
  removeMarker(play, { colour, at }) {
    const { table } = play
    const index = table.markers.findIndex((marker) => marker.colour === colour && marker.at === at)
    if (index < 0) return
    table.markers.splice(index, 1)
    table.markerSupply.push(colour)
    play.emit('markerRemoved', { at })
  },
} satisfies Rules

function clear(play: At, isGone: (marker: Marker) => boolean): void {
  const { table } = play
  table.markerSupply.push(...table.markers.filter(isGone).map(({ colour }) => colour))
  table.markers = table.markers.filter((marker) => !isGone(marker))
}

/** Each pile is shuffled face down; the piles are put on the cards, one each, at random. */
function deal(play: At, { piles, cards }: Extract<Atom, { do: 'dealMarkers' }>): void {
  const { table } = play
  const shuffled = piles.map((pile) => [...pile])
  play.shuffle(shuffled)
  shuffled.forEach((pile, i) => {
    play.shuffle(pile)
    for (const colour of pile) {
      table.markerSupply.splice(table.markerSupply.indexOf(colour), 1)
      table.markers.push({ colour, at: `card-${cards[i]}`, up: false, sealed: false })
    }
  })
  play.emit('markersDealt', { cards: [...cards] })
}

/** Random face-down markers on a card that are not sealed; `all`: every one. */
function chosen(play: At, card: number, n: number | 'all'): Marker[] {
  const there = play.table.markers.filter(({ at, up }) => at === `card-${card}` && !up)
  if (n === 'all') return there
  const free = there.filter(({ sealed }) => !sealed)
  play.shuffle(free)
  return free.slice(0, n)
}
