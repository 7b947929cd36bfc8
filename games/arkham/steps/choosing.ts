import { type JsonObject, type Rule, type Seat, answering, shape } from '@miskatonic/kernel'
import type { At, Rules, Steps } from '../kind.ts'
import * as a from '../names.ts'
import { event } from '../position.ts'
import { inPlayerOrder } from './look.ts'

const { list, object, oneOf, text } = shape

/**
 * One question for every choice of one thing among several by name: a space, a monster, an investigator, a skill, a card, a number. The
 * frame holds what comes next; the name that was picked becomes one of its arguments.
 *
 * A decision of the group (AH-004, AH-422.4) waits for the lead investigator, who has the last word; the others may propose meanwhile.
 */

/** What is being chosen, for the sentence on the screen. */
export const subjects = [
  'lead',
  'turn',
  'encounter-turn',
  'activation',
  'prey',
  'route',
  'destination',
  'engagement',
  'attack-order',
  'spawn-place',
  'doom-place',
  'doom-order',
  'panic',
  'unstable',
  'street',
  'trigger',
  'reckoning',
  'option',
  'place',
  'monster',
  'evade',
  'skill',
  'discard-focus',
  'discard-card',
  'display-discard',
  'item',
  'buy',
  'research',
  'heal',
  'encounter-kind',
  'exchange',
  'exchange-damage',
  'exchange-horror',
  'encore',
  'slip-away',
  'hood',
] as const
export type Subject = (typeof subjects)[number]

/** What is done with the answer. */
interface Next {
  readonly step: string
  readonly key: string
  readonly args: JsonObject
}
const next: shape.Shape<Next> = object({ step: text, key: text, args: plain<JsonObject>() })

/** Arguments that a later step reads; its own shape checks them then. */
export function plain<T>(): shape.Shape<T> {
  return { check: () => undefined }
}

/** The group decides. */
export const group = 'group'

export const vocabulary = {
  choices: {
    choose: answering('choosing', object({ pick: text })),
    propose: answering('choosing', object({ pick: text })),
  },
  asks: {
    choosing: object({ who: text, about: oneOf(subjects), rule: text, options: list(text), next }),
  },
  effects: {},
  events: {
    /** A monster is told by its kind. */
    proposed: event(object({ by: a.seat, about: oneOf(subjects), pick: text }), 'open'),
    decided: event(object({ by: a.seat, about: oneOf(subjects), pick: text }), 'open'),
  },
}

export const rules = {
  choosing(play, { who, rule, options }) {
    const { table } = play
    const number = rule as Rule
    if (who !== group)
      return play.ask(who, number, (may) => {
        for (const pick of options) may('choose', { pick }, number)
      })
    const picks = options.map((pick) => ({ pick }))
    const numbers = [number, 'AH-422.4'] as const
    return play.ask({ any: inPlayerOrder(play) }, number, (may, seat) => {
      const isLead = seat === table.lead
      const proposed = table.proposals[seat]
      for (const pick of picks)
        if (isLead) may('choose', pick, numbers)
        else if (proposed === pick.pick) may.not('propose', pick, 'AH-422.4')
        else may('propose', pick, numbers)
    })
  },

  propose(play, { pick }, by, asked) {
    play.table.proposals[by] = pick
    play.emit('proposed', { by, about: asked.about, pick: told(play, pick) })
    play.then('choosing', asked)
  },

  choose(play, { pick }, by, { about, next: { step, key, args } }) {
    play.table.proposals = {}
    play.emit('decided', { by, about, pick: told(play, pick) })
    play.then(step as keyof Steps, { ...args, [key]: pick }) // `chooseThen` has checked step, key and arguments against each other
  },
} satisfies Rules

/** What the log calls it later, when the monster may be gone. */
function told({ table }: At, pick: string): string {
  return table.monsters.find(({ id }) => id === pick)?.kind ?? pick
}

/** Who chooses what: a seat or the group, and the rule that says so. */
export interface Choosing {
  readonly who: Seat
  readonly about: Subject
  readonly rule: Rule
  readonly options: readonly string[]
}

/** Goes on with `step` for the option that is chosen. Nothing is asked where there is no choice, and nothing done where there is nothing (AH-003). */
export function chooseThen<S extends keyof Steps, K extends keyof Steps[S] & string>(
  play: At,
  { who, about, rule, options }: Choosing,
  step: S,
  key: K,
  args: Omit<Steps[S], K>,
): void {
  if (options.length === 0) return
  if (options.length === 1) return play.then(step, { ...args, [key]: options[0] } as Steps[S])
  play.then('choosing', {
    who,
    about,
    rule,
    options: [...options],
    next: { step, key, args: args as JsonObject },
  })
}
