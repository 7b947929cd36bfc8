import type { Seat } from '@miskatonic/kernel'
import { monsterCard } from '../catalogue.ts'
import type { Prey } from '../cards/monster.ts'
import type { At } from '../kind.ts'
import type { Monster } from '../position.ts'
import { hasAbility } from './abilities.ts'
import { assetsOf, investigator, investigatorsInPlay, skillValue } from './look.ts'
import { nearest } from './ways.ts'

/** What of a monster decides whom it is after. */
type Hunter = Pick<Monster, 'kind' | 'at' | 'provokedBy'>

/** The tattered cloak: monsters that are not epic ignore its owner, except those that were attacked or damaged. */
export function isHidden(play: At, { kind, provokedBy }: Omit<Hunter, 'at'>, seat: Seat): boolean {
  return (
    hasAbility(play, seat, 'tattered-cloak') &&
    !provokedBy.includes(seat) &&
    !monsterCard(kind).traits.includes('Epic')
  )
}

/** AH-444.1: the investigators a monster is after; those tied for the criterion are all prey. */
export function preyOf(play: At, each: Hunter): Seat[] {
  const { activation } = monsterCard(each.kind)
  const prey = activation.kind === 'lurker' ? null : activation.prey
  return prey === null
    ? []
    : best(
        play,
        each,
        prey,
        investigatorsInPlay(play).filter((seat) => !isHidden(play, each, seat)),
      )
}

/** AH-461.6-1: those of `seats` who are its prey. */
export function preyAmong(play: At, each: Monster, seats: readonly Seat[]): Seat[] {
  const prey = preyOf(play, each)
  return seats.filter((seat) => prey.includes(seat))
}

/** AH-R53: of several the nearest ones. */
export function nearestPrey(play: At, each: Monster): Seat[] {
  const prey = preyOf(play, each)
  const places = nearest(
    play,
    each.at,
    prey.map((seat) => investigator(play.table, seat).at),
  )
  return prey.filter((seat) => places.includes(investigator(play.table, seat).at))
}

function best(play: At, each: Hunter, prey: Prey, seats: readonly Seat[]): Seat[] {
  const { table } = play
  if (seats.length === 0) return []
  if (prey === 'nearest') {
    const places = nearest(
      play,
      each.at,
      seats.map((seat) => investigator(table, seat).at),
    )
    return seats.filter((seat) => places.includes(investigator(table, seat).at))
  }
  const score = (seat: Seat): number => {
    if ('highest' in prey) return skillValue(table, seat, prey.highest)
    if ('lowest' in prey) return -skillValue(table, seat, prey.lowest)
    return amountOf(play, seat, prey.most)
  }
  const most = Math.max(...seats.map(score))
  return seats.filter((seat) => score(seat) === most)
}

function amountOf(play: At, seat: Seat, what: Extract<Prey, { most: unknown }>['most']): number {
  const { clues, remnants, money, focus } = investigator(play.table, seat)
  if (what === 'clues') return clues
  if (what === 'remnants') return remnants
  if (what === 'money') return money
  if (what === 'focus tokens') return focus.length
  return assetsOf(play.table, seat, 'spell').length
}
