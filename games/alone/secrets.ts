import type { Seat, Secrets } from '@miskatonic/kernel'
import type { Mission } from './cards/missions.ts'
import { type Card, designOf } from './cards/reactions.ts'
import { type Condition, type DeckName, deckNames } from './content/cards.ts'
import { type Compass, compass } from './content/sectors.ts'
import { placeOrNull, seesMap } from './event-sights.ts'
import type { Alone } from './kind.ts'
import type { Monster, SectorCard, Table } from './position.ts'
import { isLocked, monstersAt, placeInMaze, proposedCard } from './steps/queries.ts'

/**
 * Who may see what (ledger, "State and hidden information"). Open is what the Hero may know: the maze, never the map. Evil sees
 * the map in addition, and each Evil player their own hand.
 */
export const secrets = {
  map: forEvil<'map'>(),
  lit: forEvil<'lit'>(),
  everLit: 'hidden',
  locked: forEvil<'locked'>(),
  hazards: forEvil<'hazards'>(),
  conditions: forEvil<'conditions'>(),
  monsters: forEvil<'monsters'>(),
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
    own: (proposal, seat, { table }) =>
      proposal !== null && seesMap(seat) ? proposalAsTold(table, proposal, seat) : undefined,
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
  asked: { open: (asked) => asked.map(({ target }) => target) },
  beacon: { open: (beacon, { table }) => placeOrNull(table, beacon) },
} satisfies Secrets<Alone>['table']

function forEvil<F extends keyof Table>(): { own: (value: Table[F], seat: Seat) => Table[F] | undefined } {
  return { own: (value, seat) => (seesMap(seat) ? value : undefined) }
}

/** A sector as the Hero lays it out. */
export interface SectorSeen extends Omit<SectorCard, 'spot'> {
  frame: number
  x: number
  y: number
  locked: Compass[]
  lit: boolean
  hazard: boolean
  condition: Mission | null
  monsters: MonsterSeen[]
}

export interface MonsterSeen extends Pick<Monster, 'being' | 'wounded' | 'bonus'> {
  stunned: boolean
}

/** The maze as the Hero lays it out: every revealed sector with all that is in it. */
function mazeAsSeen(table: Table): SectorSeen[] {
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

function asSeen({ being, wounded, stunned, bonus }: Monster): MonsterSeen {
  return { being, wounded, stunned: stunned > 0, bonus }
}

type DeckSizes = Record<DeckName, { draw: number; discard: number }>

function sizesOf(decks: Table['decks']): DeckSizes {
  const sizes = Object.entries(decks).map(([name, { draw, discard }]) => [
    name,
    { draw: draw.length, discard: discard.length },
  ])
  return Object.fromEntries(sizes) as DeckSizes
}

/**
 * How many cards of each deck each player holds: card backs are visible. Always in the order of the decks: the order of the cards would
 * tell when a card that is played was drawn.
 */
function backsOf(hands: Table['hands']): Record<Seat, Partial<Record<DeckName, number>>> {
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

interface ProposalSeen extends Pick<NonNullable<Table['proposal']>, 'by' | 'face'> {
  deck: DeckName
  condition: Condition | null
  /** Seen by its player alone. */
  card?: Card
}

/** AL-R43: of a card that waits for the Leader's consent Evil learns the deck and what it reacts to; its player sees the card. */
function proposalAsTold(
  table: Table,
  { by, face }: NonNullable<Table['proposal']>,
  seat: Seat,
): ProposalSeen {
  const card = proposedCard(table)
  const { deck, condition } = designOf[card]
  const told = { by, deck, face, condition: face === 'up' ? condition : null }
  return by === seat ? { ...told, card } : told
}
