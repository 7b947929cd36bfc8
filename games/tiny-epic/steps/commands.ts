import { type May, type Rule, type Seat, shape } from '@miskatonic/kernel'
import type { Assistant, Character } from '../content/characters.ts'
import type { At, Choices, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { event } from '../position.ts'
import { spend } from './change.ts'
import { characterAt, commandedBy, isActing, townAt, townOf } from './queries.ts'
import { arrivalNote, bring } from './movement.ts'
import { chaosNote, couldSeal, shortfall, translatePage } from './script.ts'
import { variantOf } from '../content/variants.ts'

const { object, oneOf } = shape

/** Extra actions of assistants, bought with chaos on a player's turn (TE-593 to TE-596). */
export const vocabulary = {
  choices: {
    sendAssistant: object({ who: names.assistant, to: names.town, from: names.character }),
    assistantTranslates: object({ who: names.assistant, from: names.character }),
    assistantBanishes: object({ who: names.assistant, from: names.character }),
    assistantSeals: object({ who: names.assistant, from: names.character }),
  },
  events: {
    assistantOrdered: event(
      object({ who: names.character, by: names.seat, what: oneOf(['move', 'translate', 'banish', 'seal']) }),
      'open',
      'nothing',
    ),
  },
}

export const rules = {
  sendAssistant(play, { who, to, from }, by) {
    order(play, by, who, from, 'move')
    bring(play, who, to, 'walk')
  },

  assistantTranslates(play, { who, from }, by) {
    order(play, by, who, from, 'translate')
    translatePage(play, who)
  },

  assistantBanishes(play, { who, from }, by) {
    order(play, by, who, from, 'banish')
    play.then('assistantTriesBanish', { who })
  },

  assistantSeals(play, { who, from }, by) {
    order(play, by, who, from, 'seal')
    play.then('assistantTriesSeal', { who })
  },
} satisfies Rules

function order(
  play: At,
  by: Seat,
  who: Assistant,
  from: Character,
  what: 'move' | 'translate' | 'banish' | 'seal',
): void {
  spend(play, from, 'chaos')
  play.emit('assistantOrdered', { who, by, what })
}

/** Who may pay for it: the player, or the assistant itself where resources are shared (TE-R61, TE-R63). */
function payers(play: At, seat: Character, who: Assistant): Character[] {
  const able: Character[] = variantOf[play.options.variant].shares ? [seat, who] : [seat]
  return able.filter((from) => characterAt(play, from).composure.chaos > 0)
}

export function couldCommand(play: At, seat: Character): boolean {
  return commandedBy(play, seat).some((who) => payers(play, seat, who).length > 0)
}

export function offerCommands(play: At, seat: Character, may: May<Choices>): void {
  for (const who of commandedBy(play, seat))
    for (const from of payers(play, seat, who)) {
      for (const to of play.table.ring)
        may.unless(
          sendForbidden(play, seat, { who, to, from }),
          'sendAssistant',
          { who, to, from },
          ['TE-593', 'TE-595'],
          arrivalNote(play, to),
        )
      const ordered = { who, from }
      may.unless(
        translatesForbidden(play, seat, ordered),
        'assistantTranslates',
        ordered,
        ['TE-593', 'TE-572'],
        chaosNote(play, who),
      )
      may.unless(banishesForbidden(play, seat, ordered), 'assistantBanishes', ordered, ['TE-593', 'TE-573'])
      may.unless(sealsForbidden(play, seat, ordered), 'assistantSeals', ordered, ['TE-593', 'TE-569'])
    }
}

/** TE-593; TE-R25: not before the Move out of the Great Old One's town. */
function orderForbidden(play: At, seat: Seat, who: Assistant, from: Character): Rule | undefined {
  if (!isActing(play, seat)) return 'TE-593'
  if (play.table.turn.mustLeave) return 'TE-257'
  if (!commandedBy(play, seat).includes(who))
    return variantOf[play.options.variant].decides === 'owner' ? 'TE-614' : 'TE-593'
  return payers(play, seat as Character, who).includes(from) ? undefined : 'TE-R61'
}

/** TE-595; TE-R62: the Great Old One does not bar its way. */
export function sendForbidden(
  play: At,
  seat: Seat,
  { who, to, from }: Choices['sendAssistant'],
): Rule | undefined {
  const cannot = orderForbidden(play, seat, who, from)
  if (cannot !== undefined) return cannot
  const { ring } = play.table
  const here = ring.indexOf(townOf(play, who))
  const there = ring.indexOf(to)
  if (there < 0 || there === here) return 'TE-595'
  const clockwise = (there - here + ring.length) % ring.length
  const distance = Math.min(clockwise, ring.length - clockwise)
  return distance <= 1 + characterAt(play, who).composure.fear ? undefined : 'TE-595'
}

/** The chaos that orders it may be the assistant's own, which then cannot pay for the page. */
export function translatesForbidden(
  play: At,
  seat: Seat,
  { who, from }: Choices['assistantTranslates'],
): Rule | undefined {
  const cannot = orderForbidden(play, seat, who, from)
  if (cannot !== undefined) return cannot
  const missing = shortfall(play, who)
  if (missing === undefined) return 'TE-572'
  const kept = characterAt(play, who).composure.chaos - (from === who ? 1 : 0)
  return missing <= kept ? undefined : 'TE-572'
}

export function banishesForbidden(
  play: At,
  seat: Seat,
  { who, from }: Choices['assistantBanishes'],
): Rule | undefined {
  const cannot = orderForbidden(play, seat, who, from)
  if (cannot !== undefined) return cannot
  return townAt(play, townOf(play, who)).shamblers.length > 0 ? undefined : 'TE-573'
}

/** A seal needs a tentacle that is left after the order is paid. */
export function sealsForbidden(
  play: At,
  seat: Seat,
  { who, from }: Choices['assistantSeals'],
): Rule | undefined {
  const cannot = orderForbidden(play, seat, who, from)
  if (cannot !== undefined) return cannot
  return couldSeal(play, who, from === who ? 1 : 0) ? undefined : 'TE-569'
}
