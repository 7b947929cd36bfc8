import { type Seat, answering, shape } from '@miskatonic/kernel'
import { assetCard } from '../catalogue.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { investigator, investigatorsAt, isInPlay } from './look.ts'

const { object, text } = shape

/** AH-407: things change hands one by one; the giver must agree (AH-R35). */
export const vocabulary = {
  choices: {
    give: answering('trading', object({ to: a.seat, thing: text })),
    askFor: answering('trading', object({ from: a.seat, thing: text })),
    stopTrading: answering('trading', object({})),
    agree: answering('consent', object({})),
    decline: answering('consent', object({})),
  },
  asks: {
    trading: object({ seat: a.seat }),
    consent: object({ seat: a.seat, from: a.seat, thing: text }),
  },
  effects: {},
  events: {
    given: event(object({ from: a.seat, to: a.seat, thing: text }), 'open'),
    declined: event(object({ seat: a.seat, by: a.seat, thing: text }), 'open'),
  },
}

export const rules = {
  trading(play, { seat }) {
    const { table } = play
    const others = investigatorsAt(play, investigator(table, seat).at).filter((each) => each !== seat)
    const mine = tradable(play, seat)
    play.ask(seat, 'AH-407.2', (may) => {
      for (const other of others) {
        for (const thing of mine) may('give', { to: other, thing }, ['AH-407.2', 'AH-R35'])
        for (const thing of tradable(play, other))
          may('askFor', { from: other, thing }, ['AH-407.2', 'AH-407.3'])
      }
      may('stopTrading', {}, 'AH-407.2')
    })
  },
  give(play, { to, thing }, seat) {
    handOver(play, seat, to, thing)
    play.then('trading', { seat })
  },
  askFor(play, { from, thing }, seat) {
    play.then('consent', { seat, from, thing })
  },
  stopTrading() {},

  consent(play, { from }) {
    play.ask(from, 'AH-R35', (may) => {
      may('agree', {}, 'AH-R35')
      may('decline', {}, 'AH-R35')
    })
  },
  agree(play, _, __, { seat, from, thing }) {
    handOver(play, from, seat, thing)
    play.then('trading', { seat })
  },
  decline(play, _, __, { seat, from, thing }) {
    play.emit('declined', { seat, by: from, thing })
    if (isInPlay(play.table, seat)) play.then('trading', { seat })
  },
} satisfies Rules

/** AH-407.2, AH-487.13: allies, items, spells, money, clues and remnants, and nothing else. */
function tradable(play: At, seat: Seat): string[] {
  const { money, clues, remnants, assets } = investigator(play.table, seat)
  const cards = assets.flatMap(({ card }) =>
    ['ally', 'item', 'spell'].includes(assetCard(card).type) ? [card] : [],
  )
  return [
    ...(money > 0 ? ['money'] : []),
    ...(clues > 0 ? ['clue'] : []),
    ...(remnants > 0 ? ['remnant'] : []),
    ...cards,
  ]
}

/** AH-R127, AH-R142: marks and tokens go with the card; AH-407.4: what was used in this turn rests until the next action phase. */
function handOver(play: At, from: Seat, to: Seat, thing: string): void {
  const giver = investigator(play.table, from)
  const receiver = investigator(play.table, to)
  if (thing === 'money' || thing === 'clue' || thing === 'remnant') {
    const field = thing === 'money' ? 'money' : thing === 'clue' ? 'clues' : 'remnants'
    giver[field]--
    receiver[field]++
  } else {
    const card = giver.assets.find((asset) => asset.card === thing)!
    giver.assets = giver.assets.filter((asset) => asset !== card)
    if (play.table.turn?.used.includes(thing)) card.locked = true
    receiver.assets.push(card)
  }
  play.emit('given', { from, to, thing })
}
