import { type Position, type Seat, clone } from '@miskatonic/kernel'
import type { Dice } from '../dice.ts'
import { type SetUp, setUpsOf } from './set-ups.ts'
import { type MansionsTable, investigatorsOf, keeper, storyOf, tableOf } from './table.ts'

/**
 * Twin positions: everything hidden from a seat is rearranged, and everything that it may know stays as it is (ledger, "State and hidden
 * information").
 */

/**
 * What this investigator, or a spectator (''), may not know. In a twin that is alike for long, the order of the Combat decks and the luck
 * to come are the same, so that the twins can be played on until another difference rightly comes to light.
 */
export function twinForInvestigators(
  position: Position,
  seat: Seat,
  dice: Dice,
  isAlikeForLong: boolean,
): Position {
  const twin = clone(position)
  const table = tableOf(twin)
  layOtherwise(twin, seat, dice)
  if (dice.oneIn(2)) exchangeSearchCards(table, seat, dice)
  exchangeHands(twin, dice)
  exchangeTokens(table, dice)
  exchangeBacks(table, dice)
  if (isAlikeForLong) return twin
  for (const kind of Object.keys(table.combatDecks))
    table.combatDecks[kind] = dice.shuffled(table.combatDecks[kind]!)
  twin.chance.key = twin.chance.key.split('').toReversed().join('')
  return twin
}

/** What the Keeper may not know: the order of decks, and the backs of Spells. */
export function twinForKeeper(position: Position, dice: Dice): Position {
  const twin = clone(position)
  const table = tableOf(twin)
  table.mythosDeck = dice.shuffled(table.mythosDeck)
  table.traumaDeck = dice.shuffled(table.traumaDeck)
  for (const kind of Object.keys(table.combatDecks))
    table.combatDecks[kind] = dice.shuffled(table.combatDecks[kind]!)
  exchangeBacks(table, dice)
  return twin
}

/** The investigators who know no more than `seat`, and a spectator. */
export function othersLike(position: Position, seat: Seat): Seat[] {
  const { objectiveReaders, foreseen } = tableOf(position)
  const isInitiated = (one: Seat): boolean => objectiveReaders.includes(one) || foreseen[one] !== undefined
  const others = investigatorsOf(position).filter((one) => seat === keeper || !isInitiated(one))
  return [...others.filter((one) => one !== seat), '', 'guest']
}

/** Other answers, with which every card that this seat knows lies where it lay. */
function layOtherwise(position: Position, seat: Seat, dice: Dice): void {
  const table = tableOf(position)
  if (table.answers[4] === null) return
  const { answers, rooms } = dice.pick(
    setUpsOf(storyOf(position)).filter((setUp) => couldBe(table, seat, setUp)),
  )
  table.answers = { ...answers }
  for (const [name, room] of Object.entries(table.rooms)) {
    room.stack = rooms[name]!.stack.slice(room.revealed.length)
    if (room.lock !== null && !room.lockUp) room.lock = rooms[name]!.lock
  }
}

function couldBe({ read, answers, rooms, ...table }: MansionsTable, seat: Seat, setUp: SetUp): boolean {
  const hasRead = table.objectiveReaders.includes(seat) ? { ...read, 1: answers[1]! } : read
  return (
    Object.entries(setUp.answers).every(([question, letter]) =>
      [null, letter].includes(hasRead[question]!),
    ) &&
    Object.entries(rooms).every(([name, { revealed, topUp, stack }]) => {
      const all = setUp.rooms[name]!.stack
      const shown = topUp ? [...revealed, stack[0]!] : revealed
      const seen = table.foreseen[seat]?.[name]
      return (
        shown.every((card, i) => card === all[i]) &&
        (seen === undefined || seen.cards.every((card, i) => card === all[seen.from + i]))
      )
    })
  )
}

/** Without the story by heart nobody can tell which Search card lies where. Rooms of named Clues are left alone, and those that this seat foresaw. */
function exchangeSearchCards({ rooms, clueRooms, foreseen }: MansionsTable, seat: Seat, dice: Dice): void {
  const known = new Set([...clueRooms, ...Object.keys(foreseen[seat] ?? {})])
  const cells = Object.entries(rooms)
    .filter(([name]) => !known.has(name))
    .flatMap(([, room]) => room.stack.map((card, i) => ({ room, i, card })))
    .filter(({ card }) => !isObstacle(card))
  const cards = dice.shuffled(cells.map(({ card }) => card))
  cells.forEach(({ room, i }, n) => (room.stack[i] = cards[n]!))
}

/** Obstacles have a back of their own (MM-234). */
export function isObstacle(card: string): boolean {
  return card.startsWith('ob-')
}

/** Trauma cards with the group symbol, which the Keeper does not hold against a lone investigator (MM-796). */
const group = new Set(['turn-on-them', 'shared-delusion', 'afraid-to-be-alone', 'paranoia'])

/** The Keeper's hand keeps its size. */
function exchangeHands(position: Position, dice: Dice): void {
  const table = tableOf(position)
  const mythos = dice.shuffled([...table.mythosHand, ...table.mythosDeck])
  table.mythosHand = mythos.splice(0, table.mythosHand.length)
  table.mythosDeck = mythos
  const isAlone =
    investigatorsOf(position).filter((seat) => table.investigators[seat]!.state !== 'eliminated').length === 1
  const trauma = dice.shuffled([...table.traumaHand, ...table.traumaDeck])
  const fit = trauma.filter((card) => !isAlone || !group.has(card))
  const hand = fit.slice(0, table.traumaHand.length)
  table.traumaHand = hand
  table.traumaDeck = trauma.filter((card) => !hand.includes(card))
}

/** MM-826: backs of tokens that investigators have not looked at. Tokens of a kind are named after it. */
function exchangeTokens(table: MansionsTable, dice: Dice): void {
  for (const monster of dice.shuffled(table.monsters.filter(({ known }) => !known))) {
    const others = Object.keys(table.supply).filter(
      (token) => token.replace(/-[a-z]$/, '') === monster.kind && table.supply[token]! > 0,
    )
    if (others.length === 0) continue
    table.supply[monster.token]!++
    monster.token = dice.pick(others)
    table.supply[monster.token]!--
  }
}

/** Backs of Spells that were not seen, in hands and decks (MM-546). */
function exchangeBacks({ investigators, spellDecks, spellTails }: MansionsTable, dice: Dice): void {
  for (const [kind, deck] of Object.entries(spellDecks)) {
    const unseen = deck.splice(0, deck.length - spellTails[kind]!)
    const held = Object.values(investigators)
      .flatMap(({ spells }) => spells)
      .filter((spell) => spell.kind === kind && !spell.seen)
    const backs = dice.shuffled([...unseen, ...held.map(({ back }) => back)])
    for (const spell of held) spell.back = backs.pop()!
    deck.unshift(...backs)
  }
}
