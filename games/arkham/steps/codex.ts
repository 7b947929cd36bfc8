import { type Seat, shape } from '@miskatonic/kernel'
import { codexSide, everyCodexSide, sideInForce } from '../unread.ts'
import type { Check, Where } from '../cards/codex.ts'
import type { At, Rules } from '../kind.ts'
import type { Place } from '../names.ts'
import * as a from '../names.ts'
import type { Amount } from '../effects.ts'
import { type CodexCard, type Table, event } from '../position.ts'
import { hoodOf } from './board.ts'
import { chooseThen, group } from './choosing.ts'
import { amount } from './costs.ts'
import { checkAnomaly } from './doom.ts'
import { board, doomAt, investigator, isInCodex, spacesOf } from './look.ts'
import { unstableSpaces } from './ways.ts'

const { integer, object, oneOf, text, whole } = shape

/** AH-412, AH-429, AH-R113: the codex, what its cards do when they enter it, and what they wait for. */
export const vocabulary = {
  effects: {
    changeCodex: object({ how: oneOf(['add', 'flip', 'return']), card: text }),
    codexTriggers: object({}),
    fire: object({ trigger: text }),
    cardDoom: object({ card: text, n: integer(-99, 99) }),
    clueToCard: object({ card: text, n: integer(0, 99) }),
    discardRumour: object({ card: a.card }),
    /** Rumours that are over once two clues were researched in one action. */
    endRumours: object({}),
  },
  events: {
    codexChanged: event(object({ how: oneOf(['add', 'flip', 'return']), card: a.card }), 'open'),
    codexDoom: event(object({ card: a.card, n: whole }), 'open'),
    codexClue: event(object({ card: a.card, n: whole }), 'open'),
    sheetCluesSpent: event(object({ n: whole }), 'open'),
    rumourDiscarded: event(object({ card: a.card }), 'open'),
  },
}

/** For readings that change nothing. */
type Look = Pick<At, 'table' | 'options'>

const noInvestigator = { seat: '', monster: null, result: 0 }
const noCard = { ...noInvestigator, card: null }

export const rules = {
  /** AH-412.5a, AH-412.5b, AH-429.2. */
  changeCodex(play, { how, card }) {
    const { table } = play
    const lying = table.codex.find((each) => each.card === card)
    if (how === 'add' ? lying !== undefined : lying === undefined) return
    if (how === 'add') {
      table.codex.push({ card, side: 'front', clues: 0, doom: 0, fired: [], taken: [] })
      if (!table.onceInCodex.includes(card)) table.onceInCodex.push(card)
    } else if (how === 'flip') {
      lying!.side = lying!.side === 'front' ? 'back' : 'front'
      lying!.fired = []
    } else {
      table.codex = table.codex.filter((each) => each !== lying)
      table.markerSupply.push(
        ...table.markers.filter(({ at }) => at === `card-${card}`).map(({ colour }) => colour),
      )
      table.markers = table.markers.filter(({ at }) => at !== `card-${card}`)
    }
    play.emit('codexChanged', { how, card })
    if (how === 'return') return
    // AH-R17: the board is looked at once as the card enters.
    if (card === '2') for (const hood of board(play).hoods) checkAnomaly(play, hood)
    const { enters } = codexSide(table, card)
    if (enters !== undefined) play.then('resolve', { effect: enters, context: { ...noInvestigator, card } })
  },

  /** AH-R113, AH-R114: what is due, in an order the group chooses; each once per appearance of its side. */
  codexTriggers(play) {
    const due = dueTriggers(play)
    if (due.length === 0) return
    const question = { who: group, about: 'trigger', rule: 'AH-R113', options: due } as const
    chooseThen(play, question, 'fire', 'trigger', {})
    play.then('settle', {})
  },
  fire(play, { trigger }) {
    const [card, index] = trigger.split(' ') as [string, string]
    const { triggers } = codexSide(play.table, card)
    const lying = play.table.codex.find((each) => each.card === card)
    const fired = triggers?.[Number(index)]
    if (lying === undefined || fired === undefined) return
    lying.fired.push(Number(index))
    play.then('resolve', { effect: fired.then, context: { ...noInvestigator, card } })
  },

  cardDoom(play, { card, n }) {
    const lying = play.table.codex.find((each) => each.card === card)
    if (lying === undefined) return
    lying.doom = Math.max(0, lying.doom + n)
    play.emit('codexDoom', { card, n })
  },
  clueToCard(play, { card, n }) {
    const { table } = play
    const lying = table.codex.find((each) => each.card === card)
    const moved = Math.min(n, table.sheet.clues)
    if (lying === undefined || moved === 0) return
    table.sheet.clues -= moved
    lying.clues += moved
    play.emit('codexClue', { card, n: moved })
  },
  endRumours(play) {
    for (const { card } of play.table.codex)
      if (codexSide(play.table, card).constants?.includes('discard-after-two-researched'))
        play.then('discardRumour', { card })
  },
  discardRumour(play, { card }) {
    const { table } = play
    table.codex = table.codex.filter((each) => each.card !== card)
    table.headlineDiscard.unshift(card)
    play.emit('rumourDiscarded', { card })
  },
} satisfies Rules

/** A constant that repeats ("when three or more …") fires as often as it holds; the other triggers once per side. */
export function dueTriggers(play: At): string[] {
  const { table } = play
  const due: string[] = []
  for (const lying of table.codex)
    sideInForce(lying).triggers?.forEach(({ section, when }, index) => {
      const again = section !== 'constant' && lying.fired.includes(index)
      if (!again && checksHold(play, when)) due.push(`${lying.card} ${index}`)
    })
  return due
}

export function checksHold(play: Look, checks: readonly Check[]): boolean {
  for (const check of checks) if (!everyCheck.get(check)!(play)) return false
  return true
}

type Holds = (play: Look) => boolean
/** What each check looks at, found out once: triggers are looked at after every effect. */
const everyCheck: ReadonlyMap<Check, Holds> = new Map(
  everyCodexSide
    .flatMap(({ triggers = [], actions = [] }) => [
      ...triggers.flatMap(({ when }) => when),
      ...actions.flatMap(({ onlyIf = [] }) => onlyIf),
    ])
    .map((check) => [check, holds(check)]),
)

function holds(check: Check): Holds {
  const number = (play: Look, n: Amount): number => amount(play, n, noCard)
  if ('sheet' in check) {
    const { sheet, atLeast } = check
    const what = sheet === 'clue' ? 'clues' : 'doom'
    return (play) => play.table.sheet[what] >= number(play, atLeast)
  }
  if ('on' in check) {
    const { on, what, atLeast } = check
    return (play) => tokensOn(play.table, on, what) >= number(play, atLeast)
  }
  if ('onBoard' in check) {
    const { onBoard, atLeast = 0, atMost = 99 } = check
    return (play) => {
      const count = boardMarkers(play.table, onBoard).length
      return count >= number(play, atLeast) && count <= number(play, atMost)
    }
  }
  if ('anomalies' in check) {
    const { atLeast = 0, atMost = Infinity } = check.anomalies
    return ({ table: { anomalies } }) => anomalies.length >= atLeast && anomalies.length <= atMost
  }
  if ('noneInCodex' in check) return ({ table }) => check.noneInCodex.every((card) => !isInCodex(table, card))
  if ('neverInCodex' in check) {
    const card = String(check.neverInCodex)
    return ({ table }) => !table.onceInCodex.includes(card)
  }
  if ('frontUp' in check) return ({ table }) => inCodex(table, check.frontUp)?.side === 'front'
  if ('defeated' in check) return ({ table }) => table.epicDefeated.includes(check.defeated)
  return (play) => customCheck(play, check.custom)
}

function inCodex(table: Table, card: number): CodexCard | undefined {
  return table.codex.find((each) => each.card === String(card))
}

function tokensOn(table: Table, card: number, what: 'clue' | 'doom' | 'marker'): number {
  if (what === 'marker') return table.markers.filter(({ at }) => at === `card-${card}`).length
  const there = inCodex(table, card)
  return (what === 'clue' ? there?.clues : there?.doom) ?? 0
}

/** Spaces with a marker of that colour, face up or down. */
export function boardMarkers(table: Table, colour: string): string[] {
  return table.markers.flatMap((each) =>
    each.colour === colour && !each.at.startsWith('card-') ? [each.at] : [],
  )
}

function customCheck(play: Look, name: Extract<Check, { custom: unknown }>['custom']): boolean {
  const { table } = play
  const candidates = new Set(['card-71', 'card-72', 'card-73'])
  if (name === 'alibi-face-up')
    return table.markers.some(({ at, colour, up }) => candidates.has(at) && colour === 'white' && up)
  if (name === 'two-withdrawn')
    return [71, 72, 73].filter((card) => inCodex(table, card)?.side === 'back').length >= 2
  if (name === 'sleeper-here') return boardMarkers(table, 'blue').includes('train-station')
  const dreaming = boardMarkers(table, 'red')
  return board(play).hoods.every((hood) => spacesOf(play, hood).some((space) => dreaming.includes(space)))
}

/** AH-410.4: whether the investigator is where the action can be performed. */
export function isAtPlace(play: Look, seat: Seat, where: Where): boolean {
  return isSuchPlace(play, investigator(play.table, seat).at, where)
}

export function isSuchPlace(play: Look, at: Place, where: Where): boolean {
  const { table } = play
  if (typeof where !== 'string') return (where as readonly string[]).includes(at)
  const red = boardMarkers(table, 'red')
  switch (where) {
    case 'anywhere':
      return true
    case 'unstable':
      return unstableSpaces(play).includes(at)
    case 'without-doom':
      return doomAt(table, at) === 0
    case 'face-down-marker':
      return table.markers.some((marker) => marker.at === at && !marker.up)
    case 'belfry':
    case 'sleeper':
      return table.markers.some((marker) => marker.at === at && marker.colour === 'blue' && marker.up)
    case 'lit-lamp':
    case 'dreaming':
      return red.includes(at)
    case 'dreaming-without-doom':
      return red.includes(at) && doomAt(table, at) === 0
    case 'room-for-ballot-box': {
      const hood = hoodOf(at)
      const boxes = boardMarkers(table, 'white').map(hoodOf)
      return hood !== undefined && doomAt(table, at) === 0 && !boxes.includes(hood)
    }
    default: // the space of an epic monster
      return table.monsters.some((monster) => monster.kind === where && monster.at === at)
  }
}
