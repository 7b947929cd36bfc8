import { z } from 'zod'
import { cleanName, cleanText } from './clean.ts'
import { PROTOCOL } from './version.ts'

/**
 * Messages of clients. The server checks every message against these schemas; the types are inferred from them. `ref` is chosen by the
 * client and repeated in the answer.
 */

/** Letters, digits, - and _: what identifiers and keys are made of. */
const token = z.string().regex(/^[\w-]{1,64}$/)
const LONGEST_SEAT = 32
const LONGEST_OPTION = 300
const GREATEST_COUNT = 2 ** 40
const seat = z.string().max(LONGEST_SEAT)
const ref = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const count = z.int().min(0).max(GREATEST_COUNT)
/** Bounded before it is cleaned, because that takes time. */
export const name = z.string().max(200).transform(cleanName).pipe(z.string().min(1).max(40))
const part = z.string().max(200).transform(cleanText).pipe(z.string().min(1).max(64))

/**
 * To be asked always, never, not before something happens (`notable` of a game), not in this turn (`turnEnds`), or only after something
 * has happened, each time once.
 */
export const wishes = ['ask', 'pass', 'until', 'turn', 'only'] as const

export const asked = z.discriminatedUnion('t', [
  /** Always the first message: the client's keys, and the last sequence number it has seen. */
  z.strictObject({
    t: z.literal('hello'),
    protocol: z.literal(PROTOCOL),
    table: token,
    keys: z.array(token).max(16),
    last: count.optional(),
    /** A random text of the browser's own: in games with sides a device stays on one side. */
    device: token.optional(),
    name: name.optional(),
  }),

  // Before the game
  z.strictObject({ t: z.literal('take'), ref, seat, name: name.optional() }),
  z.strictObject({ t: z.literal('leave'), ref, seat }),
  z.strictObject({ t: z.literal('rename'), ref, seat, name }),
  /** Makes a new key and revokes the old one: for a seat (hand it over, replace who left), for watchers, for the invitation. */
  z.strictObject({ t: z.literal('issue'), ref, what: seat.or(z.enum(['watch', 'invite'])) }),
  /** The hash of a seat's own part of the luck, and the part itself when the game begins (see table/fair.ts). */
  z.strictObject({ t: z.literal('commit'), ref, seat, commitment: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ t: z.literal('reveal'), ref, seat, part }),
  /** A part without a commitment, from clients of the previous version. */
  z.strictObject({ t: z.literal('luck'), ref, seat, part }),
  z.strictObject({ t: z.literal('begin'), ref }),

  // At any time. The host gives a free seat, or their own, to a program, and takes it back.
  z.strictObject({ t: z.literal('assign'), ref, seat, player: token }),
  z.strictObject({ t: z.literal('unassign'), ref, seat }),
  /** How fast the client shows what happens (1: normal, 0: at once), so that programs play no faster. */
  z.strictObject({ t: z.literal('pace'), ref, speed: z.int().min(0).max(4) }),

  // Play. A choice names the decision it answers, so that a late or doubled click changes nothing. After an undo the numbers of decisions
  // come again: `seen`, the last entry of the log that the client had, tells a choice that was sent before it heard of the undo.
  z.strictObject({
    t: z.literal('choose'),
    ref,
    seat,
    decision: count,
    option: z.string().min(1).max(LONGEST_OPTION),
    seen: count.optional(),
  }),
  z.strictObject({ t: z.literal('undo'), ref, seat }),
  /** A new table that goes on from an earlier decision of this one. */
  z.strictObject({ t: z.literal('rewind'), ref, seat, number: count }),
  /** Accepts or rejects a proposal of another player. */
  z.strictObject({ t: z.literal('consent'), ref, seat, proposal: count, yes: z.boolean() }),
  /** Which questions a seat wants to be asked (see `skippable` of a game). */
  z.strictObject({ t: z.literal('wish'), ref, seat, wish: z.enum(wishes) }),

  // Looking and talking. The empty seat is a spectator's.
  z.strictObject({ t: z.literal('moment'), ref, seat, number: count }),
  z.strictObject({
    t: z.literal('say'),
    ref,
    seat,
    text: z.string().max(1000).transform(cleanText).pipe(z.string().min(1).max(300)),
    /** `team`: only to the players of the same side, where the rules allow it. Left out: to everybody. */
    to: z.literal('team').optional(),
  }),
  z.strictObject({
    t: z.literal('ping'),
    ref,
    seat,
    target: z.string().max(64).transform(cleanText).pipe(z.string().min(1)),
  }),
])

/**
 * Whether a message is a choice as the schema asks for it. Choices are what a server gets most, and the schema takes several times as long.
 * Everything else, also choices with anything wrong, is left to the schema.
 */
export function isChoice(message: unknown): message is AskedOf<'choose'> {
  if (typeof message !== 'object' || message === null) return false
  const { t, ref: number, seat: whose, decision, option, seen } = message as Record<string, unknown>
  return (
    t === 'choose' &&
    isCount(number, Number.MAX_SAFE_INTEGER) &&
    typeof whose === 'string' &&
    whose.length <= LONGEST_SEAT &&
    isCount(decision, GREATEST_COUNT) &&
    typeof option === 'string' &&
    option.length > 0 &&
    option.length <= LONGEST_OPTION &&
    (seen === undefined || isCount(seen, GREATEST_COUNT)) &&
    Object.keys(message).length === (Object.hasOwn(message, 'seen') ? 6 : 5)
  )
}

function isCount(value: unknown, most: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most
}

export type Asked = z.infer<typeof asked>
export type AskedOf<T extends Asked['t']> = Extract<Asked, { t: T }>
export type Wish = (typeof wishes)[number]
