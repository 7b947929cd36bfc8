import type { Rule } from './position.ts'

/** A refusal is a value, not an exception: it says what is wrong, and nothing has changed. */
export interface Refused {
  readonly refused: {
    readonly code: string
    readonly message: string
    /** The rule of the ledger that forbids it, where a rule of the game does. */
    readonly rule?: Rule
  }
}

export function refused(code: string, message: string, rule?: Rule): Refused {
  return { refused: rule === undefined ? { code, message } : { code, message, rule } }
}

export function isRefused(value: unknown): value is Refused {
  if (typeof value !== 'object' || value === null || !('refused' in value)) return false
  const { refused: reason } = value
  return typeof reason === 'object' && reason !== null && 'code' in reason
}

/** A bug in the rules of a game. Players cannot do anything about it, so it is an exception and not a refusal. */
export class RulesBroken extends Error {}
