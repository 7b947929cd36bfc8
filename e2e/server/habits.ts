import { gameById } from '@miskatonic/games'
import type { Game, Seat } from '@miskatonic/kernel'

/** What the leak test has to know about each game. */
export interface Habits {
  readonly game: Game
  /** Options that are tried although they are mostly forbidden. */
  readonly tempting: readonly string[]
  /** A seat and a target for it to point at. */
  readonly ping: { readonly seat: Seat; readonly target: string }
  /** Whether one kind of choice is so frequent that others would hardly ever be made. */
  readonly byKind: boolean
  /** Piles and the like that must never stand in a message to these seats. */
  hidden(table: Readonly<Record<string, never>>, seats: readonly Seat[]): readonly object[]
  /**
   * Giving, playing, paying, discarding or asking for something shows a part of a hand. Whether the kernel notices that depends on which
   * other worlds it tries, which depends on the real one; so the answer to an undo of such a choice may tell a little. That is not the
   * server's doing, and is not looked at.
   */
  readonly showsHand: ReadonlySet<string>
}

const reignPiles = ['playerDeck', 'relicDeck', 'summoningDeck', 'asleep', 'oldOnesInBox', 'investigatorDeck']

export const reignHabits: Habits = {
  game: gameById('reign')!,
  tempting: ['endActions', 'fightCultist', 'playRelic:relic=elder-sign', 'bus:pay=arkham', 'nonsense'],
  ping: { seat: 'p2', target: 'park' },
  byKind: false,
  hidden: (table) => reignPiles.map((pile) => table[pile]!),
  showsHand: words('takeRelic freelyTake takeClue giveRelic freelyGive giveClue discard playRelic bus seal'),
}

export const tinyEpicHabits: Habits = {
  game: gameById('tiny-epic')!,
  tempting: ['move', 'endTurn', 'nonsense'],
  ping: { seat: 'p2', target: 'nowhere' },
  byKind: false,
  hidden: () => [],
  showsHand: new Set(),
}

export const arkhamHabits: Habits = {
  game: gameById('arkham')!,
  tempting: ['endTurn', 'perform:action=ward', 'move', 'nonsense'],
  ping: { seat: 'p2', target: 'nowhere' },
  byKind: true,
  hidden: () => [],
  showsHand: new Set(),
}

interface AlonePiles {
  readonly map: object
  readonly monsters: object
  readonly itemDeck: object
  readonly allyPool: object
  readonly decks: Readonly<Record<string, { readonly draw: object; readonly discard: object }>>
  readonly hands: Readonly<Record<Seat, object>>
}

export const aloneHabits: Habits = {
  game: gameById('alone')!,
  tempting: ['pass', 'allow', 'spawn:being=worms,at=1-C3,heard=north', 'move:gait=walk,to=north', 'nonsense'],
  ping: { seat: 'e1', target: '1-C3' },
  byKind: true,
  hidden(table, seats) {
    const { map, monsters, itemDeck, allyPool, decks, hands } = table as unknown as AlonePiles // the fields of ALONE's table that this needs
    const seesMap = seats.some((seat) => seat !== 'hero')
    return [
      itemDeck,
      allyPool,
      ...Object.values(decks).flatMap(({ draw, discard }) => [draw, discard]),
      ...Object.keys(hands).flatMap((seat) => (seats.includes(seat) ? [] : [hands[seat]!])),
      ...(seesMap ? [] : [map, monsters]),
    ]
  },
  showsHand: words('play playDown propose proposeDown drop allow'),
}

interface MansionsPiles {
  readonly rooms: Readonly<Record<string, { readonly stack: object }>>
  readonly mythosHand: object
  readonly traumaHand: object
  readonly mythosDeck: object
  readonly traumaDeck: object
  readonly combatDecks: Readonly<Record<string, object>>
}

export const mansionsHabits: Habits = {
  game: gameById('mansions')!,
  tempting: ['endTurn', 'finishSpell', 'castSpell', 'takeThreat', 'nonsense'],
  ping: { seat: 'p1', target: 'cellar' },
  byKind: true,
  hidden(table, seats) {
    const piles = table as unknown as MansionsPiles // the fields of the table of Mansions that this needs
    const { rooms, mythosHand, traumaHand, mythosDeck, traumaDeck, combatDecks } = piles
    return [
      mythosDeck,
      traumaDeck,
      ...Object.values(combatDecks),
      ...(seats.includes('keeper')
        ? []
        : [mythosHand, traumaHand, ...Object.values(rooms).map(({ stack }) => stack)]),
    ]
  },
  showsHand: words(''),
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
