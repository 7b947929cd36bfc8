import type { Seat, Secrets } from '@miskatonic/kernel'
import { isObstacle } from './catalogue.ts'
import { spells } from './content/ids.ts'
import type { Mansions } from './kind.ts'
import { keeper } from './names.ts'
import type { Investigator, Monster, Options, Room, Table } from './position.ts'

interface At {
  readonly table: Table
  readonly options: Options
}

/** Who may see what (ledger, "State and hidden information"). */
export const secrets = {
  round: 'open',
  phase: 'open',
  story: 'open',
  players: 'open',
  acted: 'open',
  turn: 'open',
  /** MM-086, MM-092; who used Test Theories has read the Objective (MM-R102). */
  answers: {
    own(answers: Table['answers'], seat: Seat, { table }: At): Partial<Table['answers']> | undefined {
      if (seat === keeper) return answers
      return table.objectiveReaders.includes(seat) ? { 1: answers[1] } : undefined
    },
  },
  read: 'open',
  clueRooms: 'open',
  revealed: 'open',
  objectiveReaders: 'open',
  foreseen: { own: (foreseen: Table['foreseen'], seat: Seat) => foreseen[seat] },
  /** MM-546, MM-567: backs of Spells and face-down Mythos cards are not to be seen. */
  investigators: {
    open: (all: Table['investigators']) => each(all, asSeen),
    own: (all: Table['investigators'], seat: Seat) => faceDown(all, seat),
  },
  sheetsUsed: 'open',
  /** MM-370, MM-371, MM-825, MM-826. */
  monsters: {
    open: (monsters: Table['monsters']) => monsters.map(frontOf),
    own: (monsters: Table['monsters'], seat: Seat) =>
      seat === keeper ? Object.fromEntries(monsters.map(({ id, token }) => [id, token])) : undefined,
  },
  nextMonster: 'hidden',
  supply: 'hidden',
  /** MM-R108. */
  rooms: {
    open: (rooms: Table['rooms']) => each(rooms, roomFromOutside),
    own: (rooms: Table['rooms'], seat: Seat) => (seat === keeper ? each(rooms, hiddenIn) : undefined),
  },
  barriers: 'open',
  corpses: 'open',
  altarSamples: 'open',
  stabilized: 'open',
  closedDoors: 'open',
  threat: 'open',
  /** MM-287. */
  mythosHand: {
    open: (hand: Table['mythosHand']) => hand.length,
    own: (hand: Table['mythosHand'], seat: Seat) => (seat === keeper ? hand : undefined),
  },
  traumaHand: {
    open: (hand: Table['traumaHand']) => hand.length,
    own: (hand: Table['traumaHand'], seat: Seat) => (seat === keeper ? hand : undefined),
  },
  keeperSkillPoints: 'open',
  keeperUsed: 'open',
  mythosDeck: 'counted',
  mythosDiscard: 'open',
  traumaDeck: 'counted',
  traumaDiscard: 'open',
  combatDecks: { open: (decks: Table['combatDecks']) => each(decks, (deck) => deck.length) },
  combatDiscards: 'open',
  combatRevealed: 'open',
  /** How many cards, and those at the bottom that everybody saw being put there. */
  spellDecks: {
    open(decks: Table['spellDecks'], { table }: At) {
      const seen: Record<string, { cards: number; bottom: string[] }> = {}
      for (const kind of spells) {
        const deck = decks[kind]
        seen[kind] = { cards: deck.length, bottom: deck.slice(deck.length - table.spellTails[kind]) }
      }
      return seen
    },
  },
  spellTails: 'hidden',
  event: 'open',
  time: 'open',
  wires: 'hidden',
  lockPieces: 'hidden',
  drawnPiece: 'open',
  puzzles: 'open',
  met: 'open',
  tested: 'open',
  usedThisTurn: 'open',
  usedThisRound: 'open',
  usedThisGame: 'open',
  gone: 'open',
  uses: 'open',
  tally: 'open',
  urged: 'open',
  carriedBy: 'open',
} satisfies Secrets<Mansions>['table']

function each<T, Seen>(all: Readonly<Record<string, T>>, see: (one: T) => Seen): Record<string, Seen> {
  const seen: Record<string, Seen> = {}
  for (const name in all) seen[name] = see(all[name]!)
  return seen
}

type Own<T, Hidden extends keyof T> = Omit<T, Hidden>

function asSeen(me: Investigator): Own<Investigator, 'spells' | 'faceDown'> & {
  spells: { kind: string; back: string | null }[]
  faceDown: number
} {
  return {
    ...me,
    spells: me.spells.map(({ kind, back, seen }) => ({ kind, back: seen ? back : null })),
    faceDown: me.faceDown.length,
  }
}

/** The Keeper knows every card that was played face down, an investigator those before them. */
function faceDown(
  all: Table['investigators'],
  seat: Seat,
): Record<Seat, Investigator['faceDown']> | undefined {
  if (seat === keeper) return each(all, (one) => one.faceDown)
  const me = all[seat]
  return me === undefined || me.faceDown.length === 0 ? undefined : { [seat]: me.faceDown }
}

function frontOf(monster: Monster): Own<Monster, 'token'> & { token: string | null } {
  return { ...monster, token: monster.known ? monster.token : null }
}

function roomFromOutside(room: Room): Own<Room, 'lock' | 'stack'> & {
  lock: string | null
  stack: { cards: number; top: 'obstacle' | 'search' | null; face: string | null }
} {
  const top = room.stack[0]
  return {
    ...room,
    lock: room.lock === null ? null : room.lockUp ? room.lock : 'face-down',
    stack: {
      cards: room.stack.length,
      top: top === undefined ? null : isObstacle(top) ? 'obstacle' : 'search',
      face: room.topUp ? top! : null,
    },
  }
}

function hiddenIn({ lock, stack }: Room): Pick<Room, 'lock' | 'stack'> {
  return { lock, stack }
}
