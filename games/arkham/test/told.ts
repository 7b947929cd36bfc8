import type { Happened } from '@miskatonic/kernel'
import type { Amount, Atom, Condition, Cost, Effect, Step } from '../effects.ts'

/**
 * What an effect of the ledger does to one investigator without assets, told step by step beside the events of the game: test results and
 * options come from the events, everything else from the text. It shares no code with the rules.
 */
export interface Sums {
  money: number
  remnants: number
  clues: number
  damage: number
  horror: number
  delayed: boolean
  /** Doom on the space of the investigator, where the text says "here". */
  doomHere: number
  /** Cards gained, as far as decks can give them. */
  cards: number
  conditions: string[]
}

export interface Told {
  readonly sums: Sums
  /** Clue tokens in the centre of the neighbourhood. */
  centre: number
}

export function tell(effect: Effect, start: Told, events: readonly Happened[]): Sums {
  const results = events.filter(({ event }) => ['testEnded', 'optionTaken', 'choiceSpared'].includes(event))
  const told = structuredClone(start)
  const next = (...names: string[]): Happened => {
    const result = results.shift()
    if (result === undefined || !names.includes(result.event))
      throw new Error(`the text expects ${names.join(' or ')}, the game had ${result?.event}`)
    return result
  }
  const all = (steps: Effect, result: number): void => {
    for (const each of steps) step(each, result)
  }
  const pay = (cost: Cost, result: number): void => all(cost, result)
  const step = (each: Step, result: number): void => {
    switch (each.do) {
      case 'test': {
        const { successes } = next('testEnded').args as { successes: number }
        const fitting = each.cases.find(
          ({ from, to }) => successes >= from && (to === null || successes <= to),
        )
        return all(fitting?.then ?? [], successes)
      }
      case 'may': {
        const happened = next('optionTaken', 'choiceSpared')
        const taken = happened.event === 'optionTaken' && (happened.args as { option: number }).option === 0
        if (taken) pay(each.cost, result)
        return all(taken ? each.then : each.otherwise, result)
      }
      case 'choose': {
        const payable = each.options.flatMap(({ cost }, i) => (canPay(cost, told) ? [i] : []))
        const option =
          payable.length > 1 ? (next('optionTaken').args as { option: number }).option : payable[0]
        if (option === undefined) return
        pay(each.options[option]!.cost, result)
        return all(each.options[option]!.then, result)
      }
      case 'if':
        return all(holds(each.condition, told) ? each.then : each.otherwise, result)
      case 'each':
        return each.who === 'other-investigator' ? undefined : all(each.then, result)
      default:
        return atom(each, told, result)
    }
  }
  all(effect, 0)
  if (results.length > 0) throw new Error(`the text does not expect ${results[0]!.event}`)
  return told.sums
}

function amount(n: Amount, { sums }: Told, result: number): number {
  if (typeof n === 'number') return n
  if (typeof n === 'object') return (n.of === 'P' ? 1 : 2) * n.times + n.plus
  return { S: result, D: sums.doomHere, M: 0, C: sums.clues, P: 1, K: 2 }[n]
}

function canPay(cost: Cost, told: Told): boolean {
  const { sums } = told
  return cost.every((each) => {
    if (each.do === 'spend') {
      const have = { money: sums.money, remnant: sums.remnants, clue: sums.clues, focus: 0 }[each.what]
      return have >= amount(each.n, told, 0)
    }
    if (each.do === 'discard') return each.what === 'clue' && sums.clues >= amount(each.n, told, 0)
    if (each.do === 'delay') return !sums.delayed
    if (each.do === 'gainCondition') return !sums.conditions.includes(each.card)
    return true
  })
}

function holds(condition: Condition, { sums, centre }: Told): boolean {
  switch (condition.if) {
    case 'has': {
      const have = { clue: sums.clues, remnant: sums.remnants, money: sums.money, spell: 0, ally: 0 }
      return have[condition.what] >= condition.n
    }
    case 'doomHere':
      return sums.doomHere >= condition.n
    case 'is':
      if (condition.state === 'delayed') return sums.delayed
      if (condition.state === 'event-clue') return centre > 0
      return sums.conditions.includes(condition.state)
    default:
      return false
  }
}

/** Atoms that change one of the sums; the others have tests of their own. */
function atom(each: Atom, told: Told, result: number): void {
  const { sums } = told
  const n = 'n' in each && each.n !== 'all' && each.n !== 'any' ? amount(each.n, told, result) : 0
  switch (each.do) {
    case 'gain':
      if (each.what === 'money') sums.money += n
      else if (each.what === 'remnant') sums.remnants += n
      else {
        const gained = Math.min(n, told.centre)
        told.centre -= gained
        sums.clues += gained
      }
      return
    case 'lose':
    case 'spend':
      if (each.what === 'money') sums.money = Math.max(0, sums.money - n)
      else if (each.what === 'remnant') sums.remnants = Math.max(0, sums.remnants - n)
      else if (each.what === 'clue') sums.clues -= n
      return
    case 'discard':
      if (each.what === 'clue') sums.clues = Math.max(0, sums.clues - n)
      if (each.what.startsWith('condition-'))
        sums.conditions = sums.conditions.filter((card) => `condition-${card}` !== each.what)
      return
    case 'suffer':
      sums[each.what] += n
      return
    case 'heal': {
      const what = each.what === 'health' ? 'damage' : 'horror'
      sums[what] = Math.max(0, sums[what] - (each.n === 'all' ? 99 : n))
      return
    }
    case 'delay':
      sums.delayed = true
      return
    case 'placeDoom':
      if (each.at === 'here') sums.doomHere += n
      return
    case 'removeDoom':
      if (each.at === 'here') sums.doomHere = Math.max(0, sums.doomHere - n)
      return
    case 'gainItem':
    case 'gainSpell':
    case 'gainAlly':
    case 'gainSpecial':
      sums.cards++
      return
    case 'gainCondition': {
      const other = { blessed: 'cursed', cursed: 'blessed', 'dark-pact': '' }[each.card]
      if (sums.conditions.includes(other)) sums.conditions = sums.conditions.filter((card) => card !== other)
      else if (!sums.conditions.includes(each.card)) sums.conditions.push(each.card)
      return
    }
    case 'research':
    default:
  }
}
