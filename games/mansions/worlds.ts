import {
  type Luck,
  type Position,
  type Seat,
  type Slot,
  type Worlds,
  redeal,
  slotsOf,
} from '@miskatonic/kernel'
import { isObstacle, tokensOf, traumaOf } from './catalogue.ts'
import { type Letter, classes, monsterKinds, spells } from './content/ids.ts'
import { type Answers, layoutOf, setUpsOf } from './content/layout.ts'
import type { Mansions } from './kind.ts'
import { keeper } from './names.ts'
import type { Options, Room, Table } from './position.ts'
import { playersLeft } from './steps/look.ts'

/**
 * The positions that a seat cannot tell from the real one. The Keeper does not know the order of decks and the backs of Spells.
 * Investigators and spectators do not know the set-up either: the answers decide Objective, Events and what lies under which card, so
 * the worlds are whole set-ups, each combination of answers that agrees with what the seat knows (24 at the beginning). Inside each the
 * Keeper's hand and the backs of monster tokens are drawn anew.
 */
export const worlds: Worlds<Mansions> = {
  redraw(position, seat, luck, which) {
    const { table } = position
    redrawDecks(table, luck)
    if (seat === keeper) return
    redrawHands(position, luck)
    redrawTokens(table, luck)
    const possible = setUps(position, seat)
    const one =
      possible.find((answers) => answers.join('') === which) ?? possible[luck.random(possible.length)]
    if (one === undefined) return
    layAnew(position, one)
    if (which === unpublished) exchange(position, seat, luck)
    letOthersForesee(table, seat)
  },
  cases: (position, seat) =>
    seat === keeper ? [''] : [...setUps(position, seat).map((answers) => answers.join('')), unpublished],
}

type At = Position<Table, Options>

/**
 * Who knows the story by heart can tell many cards before they are turned; who does not learns something when they are. So there are also
 * worlds whose face-down cards lie where no set-up has them.
 */
const unpublished = 'unpublished'

const questions = [1, 2, 3, 4] as const

/** The answers that agree with what the seat knows; a question that was not asked yet has the answer A. */
function setUps({ table, options }: At, seat: Seat): Answers[] {
  const knows = (question: 1 | 2 | 3 | 4): Letter | null =>
    question === 1 && table.objectiveReaders.includes(seat) ? table.answers[1] : table.read[question]
  return setUpsOf(options.story).filter(
    (answers) =>
      questions.every((question, i) => {
        if (table.answers[question] === null) return answers[i] === 'A'
        return knows(question) === null || answers[i] === knows(question)
      }) && agrees(table, options, answers, seat),
  )
}

/** Whether the cards of the rooms could have been those that were turned over or foreseen. */
function agrees(table: Table, options: Options, answers: Answers, seat: Seat): boolean {
  if (table.answers[4] === null) return true
  const layout = layoutOf(options.story, answers)
  return Object.keys(table.rooms).every((name) => {
    const { stack, revealed, topUp } = table.rooms[name]!
    const all = layout[name]!.stack
    const foreseen = table.foreseen[seat]?.[name]
    return (
      revealed.every((card, i) => card === all[i]) &&
      (!topUp || stack[0] === all[revealed.length]) &&
      (foreseen === undefined || foreseen.cards.every((card, i) => card === all[foreseen.from + i]))
    )
  })
}

function layAnew({ table, options }: At, answers: Answers): void {
  questions.forEach((question, i) => {
    if (table.answers[question] !== null) table.answers[question] = answers[i]!
  })
  if (table.phase === 'setup' && !isLaid(table)) return
  const layout = layoutOf(options.story, answers)
  for (const name of Object.keys(table.rooms)) {
    const room = table.rooms[name]!
    room.stack = layout[name]!.stack.slice(room.revealed.length)
    if (room.lock !== null && !room.lockUp) room.lock = layout[name]!.lock
  }
}

function isLaid(table: Table): boolean {
  return Object.values(table.rooms).some(({ stack, revealed }) => stack.length + revealed.length > 0)
}

/** Face-down Locks and Search cards are exchanged among each other; Obstacles can be told by their backs only on top (MM-R108). */
function exchange({ table }: At, seat: Seat, luck: Luck): void {
  const rooms = Object.keys(table.rooms).toSorted()
  const locked = rooms
    .map((name) => table.rooms[name]!)
    .filter(({ lock, lockUp }) => lock !== null && !lockUp)
  redeal(
    locked.map((room): Slot => ({ of: room as unknown as Slot['of'], at: 'lock' })), // a room is a record of its fields
    luck,
  )
  redeal(
    rooms
      .filter((name) => !table.clueRooms.includes(name))
      .flatMap((name) => unseenSlots(table.rooms[name]!, table.foreseen[seat]?.[name])),
    luck,
  )
}

/** MM-R102: what the others were shown alone is not known to this seat; in its world they saw what lies there. */
function letOthersForesee({ foreseen, rooms }: Table, seat: Seat): void {
  for (const other of Object.keys(foreseen).filter((each) => each !== seat))
    for (const [name, seen] of Object.entries(foreseen[other]!)) {
      const { revealed, stack } = rooms[name]!
      seen.cards = [...revealed, ...stack].slice(seen.from, seen.from + seen.cards.length)
    }
}

function unseenSlots(room: Room, foreseen: { from: number; cards: unknown[] } | undefined): Slot[] {
  const known = foreseen === undefined ? 0 : foreseen.from + foreseen.cards.length - room.revealed.length
  return slotsOf(room.stack).filter(({ at }, i) => i >= known && !isObstacle(room.stack[at as number]!))
}

/** Unknown to all: the order of decks, and the backs of Spells but for those that were seen (MM-546). */
function redrawDecks(table: Table, luck: Luck): void {
  for (const kind of classes) redeal(slotsOf(table.combatDecks[kind]), luck)
  redeal(slotsOf(table.mythosDeck), luck)
  redeal(slotsOf(table.traumaDeck), luck)
  for (const kind of spells) {
    const deck = table.spellDecks[kind]
    const held = Object.keys(table.investigators)
      .toSorted()
      .flatMap((seat) => table.investigators[seat]!.spells)
      .filter((spell) => spell.kind === kind && !spell.seen)
    redeal(
      [
        ...slotsOf(deck).slice(0, deck.length - table.spellTails[kind]),
        ...held.map((spell): Slot => ({ of: spell, at: 'back' })),
      ],
      luck,
    )
  }
}

/** The Keeper's hand is any part of what does not lie in the discard piles. MM-796: without group cards while one player is left. */
function redrawHands({ table, options }: At, luck: Luck): void {
  redeal([...slotsOf(table.mythosHand), ...slotsOf(table.mythosDeck)], luck)
  const alone = playersLeft({ table, options }).length === 1
  const pool = [...table.traumaHand, ...table.traumaDeck].toSorted()
  luck.shuffle(pool)
  const fits = pool.filter((card) => !alone || traumaOf(card).group !== true)
  table.traumaHand = fits.slice(0, table.traumaHand.length)
  table.traumaDeck = pool.filter((card) => !table.traumaHand.includes(card))
}

/** Monsters whose backs were never looked at may carry any token of their kind that is not known to be elsewhere. */
function redrawTokens(table: Table, luck: Luck): void {
  for (const kind of monsterKinds) {
    const unknown = table.monsters.filter((monster) => monster.kind === kind && !monster.known)
    const pool = tokensOf(kind).flatMap((token) =>
      Array.from(
        { length: table.supply[token] + unknown.filter((monster) => monster.token === token).length },
        () => token,
      ),
    )
    luck.shuffle(pool)
    for (const monster of unknown) monster.token = pool.pop()!
    for (const token of tokensOf(kind)) table.supply[token] = pool.filter((each) => each === token).length
  }
}
