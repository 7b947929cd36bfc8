import { type May, type Rule, type Seat, shape } from '@miskatonic/kernel'
import type { Town } from '../cards/towns.ts'
import { type Character, isAssistant } from '../content/characters.ts'
import { type Composure, composures } from '../content/tentacles.ts'
import { variantOf } from '../content/variants.ts'
import type { At, Choices, Rules } from '../kind.ts'
import * as names from '../names.ts'
import { event } from '../position.ts'
import { turnPageUp } from './change.ts'
import { characterAt, everybody, hasRoom, isActing, isNear, phaseOf, townOf } from './queries.ts'

const { object } = shape

/** The abilities that are verbs of their own (TE-501, TE-502): the Historian's and the Alienist's. */
export const vocabulary = {
  choices: {
    consult: object({ town: names.town }),
    handOver: object({ to: names.character, tentacle: names.composure }),
    takeOver: object({ from: names.character, tentacle: names.composure }),
  },
  events: {
    handedOver: event(
      object({ from: names.character, to: names.character, tentacle: names.composure }),
      'open',
      'characters',
    ),
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

export function offerAbilities(play: At, seat: Character, may: May<Choices>): void {
  const verb = freeVerb(play, seat)
  if (verb === 'consult') offerConsulting(play, seat, may)
  else if (verb === 'exchange') offerExchange(play, seat, may)
}

function freeVerb(play: At, who: Character): 'none' | 'consult' | 'exchange' {
  return play.answer('freeVerb', 'none', { who })
}

function offerConsulting(play: At, seat: Character, may: May<Choices>): void {
  for (const town of play.table.ring)
    may.unless(pageForbidden(play, seat, town), 'consult', { town }, ['TE-501', 'TE-502'])
}

export function consultForbidden(play: At, seat: Seat, { town }: Choices['consult']): Rule | undefined {
  const who = seat as Character
  return freeVerb(play, who) === 'consult' ? pageForbidden(play, who, town) : 'TE-501'
}

/** A page that lies face down here or in a neighbouring town. */
function pageForbidden(play: At, seat: Character, town: Town): Rule | undefined {
  if (!isActing(play, seat)) return 'TE-502'
  const page = play.table.pages[town]
  if (page === undefined || page.card === null || page.up || phaseOf(play) === 2) return 'TE-277'
  return isNear(play, townOf(play, seat), town) ? undefined : 'TE-501'
}

function offerExchange(play: At, seat: Character, may: May<Choices>): void {
  for (const other of everybody(play)) {
    if (other === seat || townOf(play, other) !== townOf(play, seat)) continue
    const cannot = partnerForbidden(play, seat, other)
    for (const tentacle of composures) {
      const giving = cannot ?? passingForbidden(play, seat, other, tentacle)
      may.unless(giving, 'handOver', { to: other, tentacle }, 'TE-501')
      const taking = cannot ?? passingForbidden(play, other, seat, tentacle)
      may.unless(taking, 'takeOver', { from: other, tentacle }, 'TE-501')
    }
  }
}

export function handOverForbidden(
  play: At,
  seat: Seat,
  { to, tentacle }: Choices['handOver'],
): Rule | undefined {
  const who = seat as Character
  return exchangeForbidden(play, who, to) ?? passingForbidden(play, who, to, tentacle)
}

export function takeOverForbidden(
  play: At,
  seat: Seat,
  { from, tentacle }: Choices['takeOver'],
): Rule | undefined {
  const who = seat as Character
  return exchangeForbidden(play, who, from) ?? passingForbidden(play, from, who, tentacle)
}

function exchangeForbidden(play: At, seat: Character, other: Character): Rule | undefined {
  return freeVerb(play, seat) === 'exchange' ? partnerForbidden(play, seat, other) : 'TE-501'
}

/** The other one is in the same town. An assistant that belongs to no player keeps its tentacles (TE-617). */
function partnerForbidden(play: At, seat: Character, other: Character): Rule | undefined {
  if (!isActing(play, seat)) return 'TE-502'
  if (isAssistant(other) && variantOf[play.options.variant].decides === 'next player') return 'TE-617'
  const partner = play.table.characters[other]
  if (partner === undefined || other === seat) return 'TE-501'
  return partner.at === townOf(play, seat) ? undefined : 'TE-501'
}

function passingForbidden(play: At, from: Character, to: Character, tentacle: Composure): Rule | undefined {
  if (characterAt(play, from).composure[tentacle] === 0) return 'TE-501'
  return hasRoom(play, to, tentacle) ? undefined : 'TE-R30'
}

/** Whether an ability that is a verb of its own has anything to do, so that the turn does not end by itself. */
export function couldUseAbility(play: At, seat: Character): boolean {
  const verb = freeVerb(play, seat)
  if (verb === 'consult') return play.table.ring.some((town) => pageForbidden(play, seat, town) === undefined)
  return verb === 'exchange' && everybody(play).some((other) => couldExchange(play, seat, other))
}

function couldExchange(play: At, seat: Character, other: Character): boolean {
  if (partnerForbidden(play, seat, other) !== undefined) return false
  return composures.some(
    (tentacle) =>
      passingForbidden(play, seat, other, tentacle) === undefined ||
      passingForbidden(play, other, seat, tentacle) === undefined,
  )
}
