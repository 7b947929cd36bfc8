import { type Bends, type May, type Rule, type Seat, shape } from '@miskatonic/kernel'
import { type Character, type Sheet, isAssistant } from '../content/characters.ts'
import { type Composure, composures } from '../content/tentacles.ts'
import type { At, Choices, Rules, TinyEpic } from '../kind.ts'
import * as names from '../names.ts'
import { event } from '../position.ts'
import { turnPageUp } from './change.ts'
import { characterAt, everybody, hasRoom, isActing, isNear, phaseOf, townOf } from './look.ts'

const { object } = shape

/** What the six characters can do (TE-501, TE-502). An assistant has no ability (TE-R64). */
export const abilities: Record<Sheet, Bends<TinyEpic>> = {
  scientist: { answers: { shiftsColours: (_play, soFar, { who }, owner) => soFar || who === owner } },
  priest: {
    answers: { banishDiscount: (_play, soFar, { who }, owner) => (who === owner ? soFar + 1 : soFar) },
  },
  historian: { offers: offerConsulting },
  detective: {
    answers: { moveLength: (_play, soFar, { who }, owner) => (who === owner ? soFar + 1 : soFar) },
  },
  alienist: { offers: offerExchange },
  medium: { answers: { maySpareDraw: (_play, soFar, { who }, owner) => soFar || who === owner } },
}

/** The steps of the abilities that are verbs of their own: the Historian's and the Alienist's. */
export const vocabulary = {
  choices: {
    consult: object({ town: names.town }),
    handOver: object({ to: names.character, tentacle: names.composure }),
    takeOver: object({ from: names.character, tentacle: names.composure }),
  },
  events: {
    handedOver: event<{ from: Character; to: Character; tentacle: Composure }>('open'),
  },
}

export const rules = {
  consult(play, { town }) {
    turnPageUp(play, town)
  },

  handOver(play, { to, tentacle }, by) {
    passOn(play, by as Character, to, tentacle)
  },

  takeOver(play, { from, tentacle }, by) {
    passOn(play, from, by as Character, tentacle)
  },
} satisfies Rules

function passOn(play: At, from: Character, to: Character, tentacle: Composure): void {
  characterAt(play, from).composure[tentacle]--
  characterAt(play, to).composure[tentacle]++
  play.emit('handedOver', { from, to, tentacle })
}

function offerConsulting(play: At, seat: Seat, may: May<Choices>, owner: Seat): void {
  if (seat !== owner) return
  for (const town of play.table.ring) {
    const consulting = { town }
    may.unless(consultForbidden(play, seat, consulting), 'consult', consulting, ['TE-501', 'TE-502'])
  }
}

export function consultForbidden(play: At, seat: Seat, { town }: Choices['consult']): Rule | undefined {
  if (!uses(play, seat, 'historian')) return 'TE-501'
  if (!isActing(play, seat)) return 'TE-502'
  const page = play.table.pages[town]
  if (page === undefined || page.card === null || page.up || phaseOf(play) === 2) return 'TE-277'
  return isNear(play, townOf(play, seat as Character), town) ? undefined : 'TE-501'
}

function offerExchange(play: At, seat: Seat, may: May<Choices>, owner: Seat): void {
  if (seat !== owner) return
  for (const other of everybody(play)) {
    if (other === seat || townOf(play, other) !== townOf(play, seat as Character)) continue
    for (const tentacle of composures) {
      const giving = { to: other, tentacle }
      may.unless(handOverForbidden(play, seat, giving), 'handOver', giving, 'TE-501')
      const taking = { from: other, tentacle }
      may.unless(takeOverForbidden(play, seat, taking), 'takeOver', taking, 'TE-501')
    }
  }
}

export function handOverForbidden(
  play: At,
  seat: Seat,
  { to, tentacle }: Choices['handOver'],
): Rule | undefined {
  return exchangeForbidden(play, seat, to) ?? passingForbidden(play, seat as Character, to, tentacle)
}

export function takeOverForbidden(
  play: At,
  seat: Seat,
  { from, tentacle }: Choices['takeOver'],
): Rule | undefined {
  return exchangeForbidden(play, seat, from) ?? passingForbidden(play, from, seat as Character, tentacle)
}

/** The Alienist exchanges with whoever is in the same town; in the game of three not with the assistant. */
function exchangeForbidden(play: At, seat: Seat, other: Character): Rule | undefined {
  if (!uses(play, seat, 'alienist')) return 'TE-501'
  if (!isActing(play, seat)) return 'TE-502'
  if (play.options.variant === 'trio-assistant' && isAssistant(other)) return 'TE-617'
  const partner = play.table.characters[other]
  if (partner === undefined || other === seat) return 'TE-501'
  return partner.at === townOf(play, seat as Character) ? undefined : 'TE-501'
}

function passingForbidden(play: At, from: Character, to: Character, tentacle: Composure): Rule | undefined {
  if (characterAt(play, from).composure[tentacle] === 0) return 'TE-501'
  return hasRoom(play, to, tentacle) ? undefined : 'TE-R30'
}

function uses(play: At, seat: Seat, sheet: Sheet): boolean {
  return play.table.characters[seat]?.sheet === sheet
}

/** Whether an ability that is a verb of its own has anything to do, so that the turn does not end by itself. */
export function couldUseAbility(play: At, seat: Character): boolean {
  const { sheet } = characterAt(play, seat)
  if (sheet === 'historian')
    return play.table.ring.some((town) => consultForbidden(play, seat, { town }) === undefined)
  return sheet === 'alienist' && everybody(play).some((other) => couldExchange(play, seat, other))
}

function couldExchange(play: At, seat: Character, other: Character): boolean {
  return composures.some(
    (tentacle) =>
      handOverForbidden(play, seat, { to: other, tentacle }) === undefined ||
      takeOverForbidden(play, seat, { from: other, tentacle }) === undefined,
  )
}
