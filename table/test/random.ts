import { type Refused, isRefused, optionId } from '@miskatonic/kernel'
import { expect } from 'vitest'
import { Table } from '../index.ts'
import { lanterns } from './lanterns.ts'

export function open(seed = 'test'): Table {
  return done(Table.open(lanterns, {}, seed))
}

/** What was asked for, where the test expects no refusal. */
export function done<T>(value: T | Refused): T {
  if (isRefused(value)) throw new Error(value.refused.message)
  return value
}

/** Chooses by numbers: each picks one of the options of its decision. Stops at the end of the game. */
export function playOn(table: Table, picks: readonly number[]): void {
  for (const pick of picks) {
    const options = table.now.decision?.options ?? []
    if (options.length === 0) return
    const option = options[pick % options.length]!
    done(table.choose({ seat: option.seat, option: optionId(option) }))
  }
}

/** The refusal that an attempt meets, having made sure that nothing at all has changed. */
export function refusal(table: Table, attempt: () => unknown): Refused['refused'] {
  const before = stateOf(table)
  const result = attempt()
  if (!isRefused(result)) throw new Error('it was not refused')
  expect(stateOf(table)).toEqual(before)
  return result.refused
}

function stateOf({ hash, start, choices, number, now }: Table): object {
  return structuredClone({ hash, start, choices, number, decision: now.decision })
}
