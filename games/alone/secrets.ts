import { type Seat, type Secrets, type Slot, slotsOf } from '@miskatonic/kernel'
import { type Card, deckNames, designOf } from './content/cards.ts'
import { isBoss } from './content/monsters.ts'
import { compass, levelOf } from './content/sectors.ts'
import { placeOrNull, seesMap } from './event-sights.ts'
import type { Alone } from './kind.ts'
import type { Options, Table } from './position.ts'
import { isLocked, isRevealed, monstersAt, placeInMaze, proposedCard, roomOf } from './steps/look.ts'

/**
 * Who may see what (ledger, "State and hidden information"). What is open is what the Hero may know: the maze, never the map. Evil sees
 * the map in addition, and each Evil player the own hand.
 */
export const secrets = {
  map: forEvil(),
  lit: forEvil(),
  locked: forEvil(),
  hazards: forEvil(),
  conditions: forEvil(),
  monsters: forEvil(),
  nextMonster: 'hidden',
  maze: {
    open: (_, { table }) => mazeAsSeen(table),
    own: (maze, seat) => (seat === 'hero' ? undefined : Object.keys(maze)),
  },
  nextFrame: 'hidden',
  hero: {
    open: ({ at, ...rest }, { table }) => ({ ...rest, place: placeInMaze(table, at) }),
    own: ({ at }, seat) => (seat === 'hero' ? undefined : at),
  },
  allyPool: 'counted',
  itemDeck: 'counted',
  itemDiscard: 'open',
  missions: 'open',
  decksInUse: 'open',
  decks: { open: (decks) => sizesOf(decks) },
  hands: {
    open: (hands) => backsOf(hands),
    own: (hands, seat) => hands[seat],
  },
  leader: 'open',
  track: {
    open: (track) =>
      track.map(({ card, by, face, spaces }) => ({
        card: face === 'up' ? card : null,
        deck: designOf[card].deck,
        by,
        spaces,
      })),
    own: (track, seat) => {
      const mine = track.filter(({ by, face }) => by === seat && face === 'down').map(({ card }) => card)
      return mine.length > 0 ? mine : undefined
    },
  },
  proposal: {
    open: (proposal, { table }) => proposal && proposalAsTold(table, proposal),
    own: (proposal, seat, { table }) => (proposal?.by === seat ? proposedCard(table) : undefined),
  },
  refused: 'hidden',
  hazardsToPlace: 'open',
  round: 'open',
  turn: {
    open: ({ number, step, actionsLeft, begun, slow, performed, reactions, drawn, used }) => ({
      number,
      step,
      actionsLeft,
      begun,
      slow,
      performed: performed.map(({ action }) => action),
      reactions,
      drawn,
      used,
    }),
  },
  frozen: 'open',
  roll: 'open',
  fight: { open: (fight) => fight && { dice: fight.dice, surges: fight.surges, item: fight.item } },
  asked: { open: (asked) => asked.map(({ target }) => target) },
  beacon: { open: (beacon, { table }) => placeOrNull(table, beacon) },
  culprit: forEvil(),
  spoiled: forEvil(),
  declaredWay: 'open',
  leftBehind: forEvil(),
  explored: forEvil(),
  newlySeen: 'hidden',
  movedByCard: forEvil(),
  waiting: forEvil(),
} satisfies Secrets<Alone>['table']

function forEvil<T>(): { own: (value: T, seat: Seat) => T | undefined } {
  return { own: (value, seat) => (seesMap(seat) ? value : undefined) }
}

/** The maze as the Hero lays it out: every revealed sector with all that is in it. */
function mazeAsSeen(table: Table): object[] {
  return Object.keys(table.maze).map((sector) => {
    const { frame, x, y } = table.maze[sector]!
    const { what, exits, stairs, switch: hasSwitch } = table.map[sector]!
    return {
      frame,
      x,
      y,
      what,
      exits,
      locked: table.locked.length === 0 ? [] : compass.filter((way) => isLocked(table, sector, way)),
      stairs,
      switch: hasSwitch,
      lit: table.lit.includes(sector),
      hazard: table.hazards.includes(sector),
      condition: table.conditions.find(({ at }) => at === sector)?.mission ?? null,
      monsters: monstersAt(table, sector).map(asSeen),
    }
  })
}

function asSeen({ being, wounded, stunned, bonus }: Table['monsters'][number]): object {
  return { being, wounded, stunned: stunned > 0, bonus }
}

function sizesOf(decks: Table['decks']): Record<string, { draw: number; discard: number }> {
  return Object.fromEntries(
    Object.entries(decks).map(([name, { draw, discard }]) => [
      name,
      { draw: draw.length, discard: discard.length },
    ]),
  )
}

/**
 * How many cards of each deck everybody holds: the colour of a back can be seen. Always in the order of the decks: that of the cards would
 * tell when the one that is played was drawn.
 */
function backsOf(hands: Table['hands']): Record<Seat, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(hands).map(([seat, hand]) => {
      const backs = deckNames.map((deck) => [
        deck,
        hand.filter((card) => designOf[card].deck === deck).length,
      ])
      return [seat, Object.fromEntries(backs.filter(([, count]) => count !== 0))]
    }),
  )
}

/** AL-R43: of a card that waits for the Leader's consent everybody hears the deck and what it answers. */
function proposalAsTold(table: Table, { by, face }: NonNullable<Table['proposal']>): object {
  const { deck, condition } = designOf[proposedCard(table)]
  return { by, deck, face, condition: face === 'up' ? condition : null }
}

/** The cells that `seat` may not know, in groups whose contents could be exchanged. */
export function unknown(table: Table, _options: Options, seat: Seat): Slot[][] {
  const groups: Slot[][] = [slotsOf(table.itemDeck), slotsOf(table.allyPool)]
  for (const name of table.decksInUse) groups.push(...alikeToProposal(table, cardCells(table, name, seat)))
  if (!seesMap(seat)) {
    const hiddenMonsters = table.monsters.filter(({ at, being }) => !isRevealed(table, at) && !isBoss(being))
    groups.push(
      hiddenMonsters.map((monster): Slot => ({ of: monster, at: 'being' })),
      ...mapCells(table),
    )
  }
  return groups.filter((group) => group.length > 1)
}

/**
 * What could be anywhere on the map: which room is which, and the switches. They are not all that is hidden, but whatever sector a choice
 * brings to light shows one or the other, so it is noticed that the Hero has learned something. A boss stays in its room.
 */
function mapCells(table: Table): Slot[][] {
  const { map, hero, monsters } = table
  const hidden = Object.keys(map).filter((sector) => !isRevealed(table, sector))
  const rooms = hidden.filter(
    (sector) =>
      roomOf(table, sector) !== undefined &&
      !monsters.some(({ at, being }) => at === sector && isBoss(being)),
  )
  // No choice shows more of the other level than where the stairs end.
  const near = hidden.filter((sector) => levelOf(sector) === levelOf(hero.at) || map[sector]!.stairs !== null)
  return [
    rooms.map((sector): Slot => ({ of: map[sector]!, at: 'what' })),
    near.map((sector): Slot => ({ of: map[sector]!, at: 'switch' })),
  ]
}

/** What was told of a proposed card stays true: only cards that answer the same at the same moment can take its place. */
function alikeToProposal(table: Table, cells: Slot[]): Slot[][] {
  if (table.proposal === null || table.proposal.face === 'down') return [cells]
  const told = designOf[proposedCard(table)]
  const isAlike = ({ of, at }: Slot): boolean => {
    const { condition, moment } = designOf[of[at] as Card]
    return condition === told.condition && moment === told.moment
  }
  return [cells.filter(isAlike), cells.filter((cell) => !isAlike(cell))]
}

/** Cards of one deck that the seat does not see: in the deck, discarded, in other hands, face down on the track. */
function cardCells(table: Table, name: Table['decksInUse'][number], seat: Seat): Slot[] {
  const { draw, discard } = table.decks[name]
  const cells = [...slotsOf(draw), ...slotsOf(discard)]
  for (const [owner, hand] of Object.entries(table.hands))
    if (owner !== seat)
      cells.push(...slotsOf(hand).filter(({ at }) => designOf[hand[at as number]!].deck === name))
  for (const placed of table.track)
    if (placed.face === 'down' && placed.by !== seat && designOf[placed.card].deck === name)
      cells.push({ of: placed, at: 'card' })
  return cells
}
