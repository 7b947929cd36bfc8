import { type Play, type Question, type Seat, shape } from '../../index.ts'

export const thieves = ['ann', 'bob'] as const
export type Thief = (typeof thieves)[number]
export const seats: readonly Seat[] = [...thieves, 'warden', 'guard']
export const rooms = [0, 1, 2] as const
export const alarmLimit = 4
export const allTools = { lamp: 4, keys: 2, mask: 2, cat: 3, rope: 1 } as const
export const tools = Object.keys(allTools) as (keyof typeof allTools)[]
export type Tool = (typeof tools)[number]
export const allTokens = { gold: 8, ash: 4 } as const
export type Token = keyof typeof allTokens
export const guardDie = ['left', 'right', 'stay'] as const

const { boolean, integer, list, object, oneOf, record } = shape
const thief = oneOf(thieves)
const tool = oneOf(tools)
const room = integer(0, 2)

export const table = object({
  at: record(thieves, room),
  hands: record(thieves, list(tool)),
  /** Put away face down. */
  stashes: record(thieves, list(tool)),
  inUse: list(object({ tool, by: thief })),
  deck: list(tool),
  /** Who has peeked at the top card of the deck. */
  topSeenBy: list(thief),
  discard: list(tool),
  bag: list(oneOf(['gold', 'ash'])),
  gold: integer(0, allTokens.gold),
  ash: integer(0, allTokens.ash),
  alarm: integer(0, alarmLimit),
  /** By room. */
  traps: list(boolean),
  guard: room,
})
export type Table = shape.Shaped<typeof table>

export const choices = {
  trap: object({ room }),
  sneak: object({ to: room }),
  peek: object({}),
  stash: object({ tool }),
  use: object({ tool }),
  lend: object({ tool }),
  search: object({}),
  climb: object({}),
  rest: object({}),
  hideIn: object({ room }),
  bribe: object({ tool }),
  lookIn: object({ room }),
}
export const asks = { setTrap: object({}), act: object({ seat: thief }), hide: object({}) }
const effects = {
  round: object({}),
  drawTokens: object({ left: integer(1, 99) }),
  sprung: object({ seat: thief }),
  raiseAlarm: object({}),
  calm: object({ by: thief }),
  checkAlarm: object({}),
  guardWalks: object({}),
}
export const steps = { ...choices, ...asks, ...effects }

type ArgumentsOf<S> = { [K in keyof S]: shape.Shaped<S[K]> }
export interface Vault {
  table: Table
  options: { goal: 5 | 8; first: Thief }
  choices: ArgumentsOf<typeof choices>
  asks: ArgumentsOf<typeof asks>
  steps: ArgumentsOf<typeof steps>
  events: {
    trapSet: { room: number | null }
    sneaked: { seat: Seat; to: number }
    peeked: { seat: Seat; tool: Tool | null }
    toolDrawn: { seat: Seat; tool: Tool | null }
    stashed: { seat: Seat; tool: Tool | null }
    lent: { from: Seat; to: Seat; tool: Tool | null }
    putToUse: { seat: Seat; tool: Tool }
    trapSprung: { seat: Seat }
    maskBroke: { seat: Seat }
    tokenDrawn: { token: Token }
    alarmRaised: { alarm: number }
    catPurred: { seat: Seat }
    bribed: { seat: Seat; tool: Tool }
    guardWalked: { to: number }
    confiscated: { from: Seat; tool: Tool }
  }
  questions: { tokens: Question<{ seat: Thief }, number> }
  answersTo: { [C in 'sneak' | 'peek' | 'stash' | 'use' | 'lend']: 'act' }
}
export type At = Play<Vault>
