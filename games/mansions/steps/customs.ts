import { type Seat, answering, shape } from '@miskatonic/kernel'
import { clueNumber, isClue, isItem, isStarting, itemOf } from '../catalogue.ts'
import type { Item, PuzzleId } from '../content/ids.ts'
import { locks } from '../cards/locks.ts'
import { obstacles } from '../cards/obstacles.ts'
import type { At, Rules } from '../kind.ts'
import * as a from '../names.ts'
import { type Carried, keeper } from '../names.ts'
import { event } from '../position.ts'
import { discardItem, discardTrauma, drop, itemsOfType, takeCard } from './carrying.ts'
import { healed } from './atoms.ts'
import {
  house,
  investigator,
  investigatorsAt,
  investigatorsIn,
  isIn,
  rangeTo,
  roomAt,
  roomOfSeat,
  weaponsOf,
} from './look.ts'
import { moveFigure } from './moving.ts'
import { printedAgainst } from './weapons.ts'

const { integer, list, object, oneOf, orNull, text, whole } = shape

const faces = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/** Effects that fit no vocabulary, and choices that several effects share. */
export const vocabulary = {
  choices: {
    scrounge: answering('scrounging', object({ card: a.item })),
    scroungeNoMore: answering('scrounging', object({})),
    sendAlong: answering('sendDuke', object({ card: a.carried })),
    sendNothing: answering('sendDuke', object({})),
    nameRoom: answering('whichClueRoom', object({ room: a.room })),
    relayThis: answering('whichPuzzle', object({ puzzle: a.puzzle })),
    turnOn: answering('turnOnWhom', object({ weapon: text, seat: a.seat })),
    healTrauma: answering('chooseTrauma', object({ kind: oneOf(['injury', 'insanity']) })),
    keeperDrop: answering('keeperDrops', object({ card: a.item })),
    discardThis: answering('discardEquipment', object({ card: a.item })),
    dropOne: answering('dropExcess', object({ card: a.item })),
  },
  asks: {
    scrounging: object({ seat: a.seat }),
    sendDuke: object({ seat: a.seat, to: a.seat }),
    whichClueRoom: object({}),
    whichPuzzle: object({ room: a.room }),
    turnOnWhom: object({ seat: a.seat }),
    chooseTrauma: object({ by: a.seat, seat: a.seat }),
    keeperDrops: object({ seat: a.seat }),
    discardEquipment: object({ seat: a.seat }),
    /** Back Injury. */
    dropExcess: object({ seat: a.seat }),
  },
  effects: {
    customEffect: object({
      name: text as shape.Shape<CustomName>,
      seat: a.seat,
      target: orNull(text),
      card: orNull(text),
    }),
  },
  events: {
    skillPointsGained: event(object({ seat: a.seat, n: whole }), 'open'),
    skillPointLost: event(object({ seat: a.seat }), 'open'),
    healed: event(object({ seat: a.seat, what: oneOf(['damage', 'horror']), n: whole }), 'open'),
    traumaHealed: event(object({ seat: a.seat }), 'open'),
    itemDiscarded: event(object({ seat: a.seat, card: a.item }), 'open'),
    objectiveRead: event(object({ seat: a.seat }), 'open'),
    /** Only the one who looks sees them (MM-R102). */
    foresaw: event(object({ seat: a.seat, room: a.room, cards: list(a.roomCard) }), (seen, viewer) =>
      viewer === seen.seat || viewer === keeper ? seen : { ...seen, cards: [] },
    ),
    stabilized: event(object({ seat: a.seat, space: a.space }), 'open'),
    prayed: event(object({ seat: a.seat, roll: integer(1, 10) }), 'open'),
    turnedOn: event(object({ seat: a.seat, victim: a.seat }), 'open'),
  },
}

type CustomName = keyof typeof customs

export const rules = {
  customEffect(play, { name, seat, target, card }) {
    if (isIn(play.table, seat)) customs[name](play, seat, target ?? '', card ?? '')
  },

  /** Equipment, Tomes, Artifacts and Weapons, one skill point each. */
  scrounging(play, { seat }) {
    const cards = scroungeable(play, seat)
    if (cards.length === 0) return
    play.ask(chooser(play, seat), 'MM-167', (may) => {
      for (const card of cards) may('scrounge', { card }, 'MM-167')
      may('scroungeNoMore', {}, 'MM-167')
    })
  },

  scrounge(play, { card }, _by, { seat }) {
    const me = investigator(play.table, seat)
    discardItem(play.table, me, card)
    me.skillPoints++
    play.emit('itemDiscarded', { seat, card })
    play.emit('skillPointsGained', { seat, n: 1 })
    play.then('scrounging', { seat })
  },

  scroungeNoMore() {},

  /** Duke goes, and a Search card with him. */
  sendDuke(play, { seat }) {
    const cards = investigator(play.table, seat).cards.filter((card) => !isStarting(card))
    if (cards.length === 0) return
    play.ask(chooser(play, seat), 'MM-167', (may) => {
      for (const card of cards) may('sendAlong', { card }, 'MM-167')
      may('sendNothing', {}, 'MM-167')
    })
  },

  sendAlong(play, { card }, _by, { seat, to }) {
    hand(play, seat, to, card)
  },

  sendNothing() {},

  whichClueRoom(play) {
    const rooms = clueRooms(play)
    if (rooms.length === 0) return
    play.ask(keeper, 'MM-357', (may) => {
      for (const room of rooms) may('nameRoom', { room }, 'MM-357')
    })
  },

  nameRoom(play, { room }) {
    const clue = play.table.rooms[room]!.stack.find(isClue)!
    if (clueNumber(clue) < 4) play.then('readAnswer', { question: clueNumber(clue) + 1 })
    play.table.clueRooms.push(room)
    play.emit('clueNamed', { room })
  },

  whichPuzzle(play, { room }) {
    const open = puzzlesOfRoom(play, room)
    play.ask(keeper, 'MM-653', (may) => {
      for (const puzzle of open) may('relayThis', { puzzle }, 'MM-653')
    })
  },

  relayThis(play, { puzzle }) {
    play.then('layPuzzle', { puzzle })
  },

  turnOnWhom(play, { seat }) {
    const victims = victimsOf(play, seat)
    if (victims.length === 0) return
    play.ask(keeper, 'MM-789', (may) => {
      for (const { weapon, victim } of victims) may('turnOn', { weapon, seat: victim }, 'MM-789')
    })
  },

  turnOn(play, { weapon, seat: victim }, _by, { seat }) {
    const { at } = investigator(play.table, victim)
    const n = weapon === '' ? 2 : printedAgainst(play, seat, weapon as Item, at)
    play.emit('turnedOn', { seat, victim })
    play.then('damage', { seat: victim, n, monster: null, byMonster: false })
  },

  chooseTrauma(play, { by }) {
    play.ask(chooser(play, by), 'MM-795', (may) => {
      may('healTrauma', { kind: 'injury' }, 'MM-795')
      may('healTrauma', { kind: 'insanity' }, 'MM-795')
    })
  },

  healTrauma(play, { kind }, _by, { seat }) {
    discardTrauma(play.table, investigator(play.table, seat), kind)
    play.emit('traumaHealed', { seat })
  },

  keeperDrops(play, { seat }) {
    const cards = investigator(play.table, seat).cards.filter(isItem)
    if (cards.length === 0) return
    play.ask(keeper, 'MM-168', (may) => {
      for (const card of cards) may('keeperDrop', { card }, 'MM-168')
    })
  },

  keeperDrop(play, { card }, _by, { seat }) {
    drop(play, seat, card, roomOfSeat(play, seat))
  },

  discardEquipment(play, { seat }) {
    const cards = itemsOfType(investigator(play.table, seat), 'equipment').filter(
      (card) => itemOf(card).story !== true,
    )
    if (cards.length === 0) return
    play.ask(seat, 'MM-216', (may) => {
      for (const card of cards) may('discardThis', { card }, 'MM-216')
    })
  },

  discardThis(play, { card }, _by, { seat }) {
    discardItem(play.table, investigator(play.table, seat), card)
    play.emit('itemDiscarded', { seat, card })
  },

  dropExcess(play, { seat }) {
    const cards = excess(play, seat)
    if (cards.length === 0) return
    play.ask(seat, 'MM-795', (may) => {
      for (const card of cards) may('dropOne', { card }, 'MM-795')
    })
  },

  dropOne(play, { card }, _by, asked) {
    drop(play, asked.seat, card, roomOfSeat(play, asked.seat))
    play.then('dropExcess', asked)
  },
} satisfies Rules

/** MM-285: the Keeper makes all choices for an Action that he has an investigator use. */
function chooser({ table }: At, seat: Seat): Seat {
  return table.urged === seat ? keeper : seat
}

const customs = {
  scrounge: (play: At, seat: Seat): void => play.then('scrounging', { seat }),
  foreshadow(play: At, seat: Seat, room: string): void {
    const { stack, revealed } = play.table.rooms[room]!
    const cards = stack.slice(0, 2)
    ;(play.table.foreseen[seat] ??= {})[room] = { from: revealed.length, cards }
    play.emit('foresaw', { seat, room, cards })
  },
  'read-objective'(play: At, seat: Seat): void {
    const { objectiveReaders } = play.table
    if (!objectiveReaders.includes(seat)) objectiveReaders.push(seat)
    play.emit('objectiveRead', { seat })
  },
  /** Half the roll, rounded up. */
  pray(play: At, seat: Seat): void {
    const roll = Number(play.roll(faces))
    play.emit('prayed', { seat, roll })
    healed(play, seat, 'horror', Math.ceil(roll / 2))
  },
  'send-duke'(play: At, seat: Seat, to: string, card: string): void {
    hand(play, seat, to, card as Item)
    play.then('sendDuke', { seat, to })
    play.then('keepWithinLimits', { seat: to })
  },
  stabilize(play: At, seat: Seat): void {
    const space = investigator(play.table, seat).at
    play.table.stabilized.push({ space, seat })
    play.emit('stabilized', { seat, space })
  },
  'name-hidden-clue': (play: At): void => play.then('whichClueRoom', {}),
  /** Back to where the turn began, if that is this room or next to it. */
  'same-minute'(play: At, seat: Seat): void {
    const from = investigator(play.table, seat).at
    const to = play.table.turn!.from
    const near =
      roomAt(play, to) === roomAt(play, from) ||
      house(play).roomsAdjacent[roomAt(play, from)]!.includes(roomAt(play, to))
    if (!near || from === to) return
    moveFigure(play, seat, to)
    play.emit('moved', { seat, from, to, drag: false })
  },
  're-lay'(play: At, seat: Seat): void {
    const room = roomOfSeat(play, seat)
    const open = puzzlesOfRoom(play, room)
    if (open.length === 1) play.then('layPuzzle', { puzzle: open[0]! })
    else if (open.length > 1) play.then('whichPuzzle', { room })
  },
  'turn-on-them': (play: At, seat: Seat): void => play.then('turnOnWhom', { seat }),
}

export function scroungeable(play: At, seat: Seat): Item[] {
  return itemsOfType(
    investigator(play.table, seat),
    'equipment',
    'tome',
    'artifact',
    'ranged',
    'bladed',
    'blunt',
  ).filter((card) => itemOf(card).story !== true)
}

function hand(play: At, from: Seat, to: Seat, card: Carried): void {
  const { cards } = investigator(play.table, from)
  cards.splice(cards.indexOf(card), 1)
  takeCard(play.table, to, card)
  play.emit('gave', { from, to, card })
}

export function clueRooms(play: At): string[] {
  return house(play).rooms.filter((room) => play.table.rooms[room]!.stack.some(isClue))
}

/** Unfinished puzzles that belong to a card of the room. */
function puzzlesOfRoom({ table }: At, room: string): PuzzleId[] {
  const { lock, stack } = table.rooms[room]!
  const demands = [
    lock === null ? undefined : locks[lock],
    stack[0] === undefined ? undefined : obstacles[stack[0] as keyof typeof obstacles],
  ]
  return demands.flatMap((demand) =>
    demand !== undefined && 'puzzle' in demand && (table.puzzles[demand.puzzle]?.pieces.length ?? 0) > 0
      ? [demand.puzzle]
      : [],
  )
}

/** The investigators within reach of a Weapon with a printed damage; without such a Weapon, those in the same space (2 damage). */
function victimsOf(play: At, seat: Seat): { weapon: string; victim: Seat }[] {
  const me = investigator(play.table, seat)
  const armed = weaponsOf(me).filter((card) => itemOf(card).weapon !== undefined)
  if (armed.length === 0)
    return investigatorsAt(play, me.at).flatMap((victim) => (victim === seat ? [] : [{ weapon: '', victim }]))
  return armed.flatMap((weapon) =>
    investigatorsIn(play).flatMap((victim) => {
      const range = rangeTo(play, me.at, investigator(play.table, victim).at)
      const reaches = range !== undefined && range < itemOf(weapon).weapon!.damage.length
      return victim !== seat && reaches ? [{ weapon, victim }] : []
    }),
  )
}

function excess(play: At, seat: Seat): Item[] {
  const me = investigator(play.table, seat)
  const equipment = itemsOfType(me, 'equipment')
  const weapons = weaponsOf(me)
  return [...new Set([...(equipment.length > 1 ? equipment : []), ...(weapons.length > 1 ? weapons : [])])]
}
