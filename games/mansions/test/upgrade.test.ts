import { readFileSync } from 'node:fs'
import { Engine, type Position, completeOptions } from '@miskatonic/kernel'
import { takenUp } from '@miskatonic/proof/scene'
import { expect, test } from 'vitest'
import { mansions } from '../index.ts'
import type { Options, Table } from '../position.ts'
import { scene } from './scene.ts'

/** A position that version 1 of the rules saved: the Keeper is about to act. */
function saved(): Position<Table, Options> {
  const file = new URL('version-1/keeperActs.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Position<Table, Options>
}
function present(position: Position): Position<Table, Options> {
  return takenUp(mansions, position)
}

test('a position of version 1 becomes a sound one of the present version and asks the same question', () => {
  const position = present(saved())
  expect(Engine.at(mansions, position).decision!.step).toBe('keeperActs')
})

test('the game goes on with the questions that it had, and knows which card was used once', () => {
  const position = present(saved())
  expect(position.options.idleQuestions).toBe('asked')
  expect(position.table.usedThisGame).toEqual(['third-move'])
})

test('a monster that is about to be killed to be placed anew is not one that rises from a corpse', () => {
  const old = saved()
  const step = { step: 'killOneToPlace', args: { kind: 'zombie', at: 'chapel' } }
  const { stack } = present({ ...old, stack: [...old.stack, step] })
  expect(stack.at(-1)!.args).toEqual({ kind: 'zombie', at: 'chapel', corpse: false })
})

test('a position of version 2 goes on as it is', () => {
  const { position } = Engine.start(mansions, completeOptions(mansions, {}), 'version 2')
  const { version, ...rest } = present({ ...position, version: '2' })
  expect(version).toBe(mansions.version)
  expect(rest).toEqual({ ...position, version: undefined })
})

test.each([
  [2, true],
  [0, false],
] as const)('of an attack in version 3 that left %i damage it is known whether it hit: %s', (damage, hit) => {
  const { position } = scene({ monsters: [{ kind: 'zombie', at: 'hall-1', damage }] })
  const args = { seat: 'p1', monster: 'm1', weapon: 'axe', success: true, roll: 1 }
  const stack = [...position.stack, { step: 'endFight', args: { ...args, damage: 0 } }]
  expect(present({ ...position, version: '3', stack }).stack.at(-1)!.args).toEqual({ ...args, hit })
})
