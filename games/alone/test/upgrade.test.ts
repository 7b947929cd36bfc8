import { readFileSync } from 'node:fs'
import { Engine, type Frame, type JsonObject, type Position, optionId, upgraded } from '@miskatonic/kernel'
import { takenUp } from '@miskatonic/proof/scene'
import { describe, expect, test } from 'vitest'
import { alone } from '../index.ts'
import type { Options, Table } from '../position.ts'

/**
 * Positions that version 1 of the rules saved in the middle of actions and cards. That they look and go on as they did is tested with many
 * more of them beside the server (e2e/server/test/old-positions.test.ts).
 */
function saved(name: string): Position {
  return JSON.parse(readFileSync(new URL(`version-1/${name}.json`, import.meta.url), 'utf8')) as Position
}

/** A position of version 1 in which this would be the state of affairs. */
function imagined(stack: Frame[], locals: object): Position {
  const position = saved('ledWhere')
  return { ...position, stack, table: { ...position.table, ...locals } }
}

function argsIn({ stack }: Position, step: string): JsonObject[] {
  return stack.filter((frame) => frame.step === step).map(({ args }) => args)
}

function optionsAt(name: string): string[] {
  const engine = Engine.at(alone, upgraded(alone, saved(name)))
  expect(engine.decision!.step).toBe(name)
  return engine.decision!.options.map(optionId)
}

/** What each question offered in version 1. */
const offered: Readonly<Record<string, readonly string[]>> = {
  dragWhere: ['drag:to=east', 'dragNone'],
  droneWhere: ['droneOn:to=east', 'recallDrone'],
  frightOrder: ['frightenNext:monster=m2', 'frightenNext:monster=m1'],
  ledWhere: ['followPilot:to=east', 'stopMoving'],
  lureWhich: ['lure:monster=m2,path=ee,heard=east'],
  partingAttack: ['strikeAtParting', 'letGo'],
  rerollEvil: ['rerollMisses', 'keepMisses'],
  shortage: ['removeTile:at=1-A1'],
  spoilDie: ['spoil:die=1'],
  turnElsewhere: ['moveOn:to=north', 'moveOn:to=west'],
}

describe('a position of version 1', () => {
  test.each(Object.keys(offered))(
    '%s: becomes a sound one of the present version and offers the same',
    (name) => {
      expect(saved(name).version).toBe('1')
      takenUp(alone, saved(name))
      expect(optionsAt(name)).toEqual(offered[name])
    },
  )

  test.each(Object.keys(offered))('%s: can be played on to the next action', (name) => {
    const engine = Engine.at(alone, upgraded(alone, saved(name)))
    let count = 0
    do engine.choose(engine.decision!.options.at(-1)!)
    while (engine.decision !== null && engine.decision.step !== 'act' && ++count < 200)
    expect(count).toBeLessThan(200)
  })

  test('an exploration keeps its sectors, also that of a drone', () => {
    const { explored, newlySeen } = saved('shortage').table as { explored: string[]; newlySeen: string[] }
    expect(explored.length).toBeGreaterThan(0)
    expect(argsIn(upgraded(alone, saved('shortage')), 'finishExploring')).toEqual([
      { explored, seen: newlySeen, eyes: [], trapped: false },
    ])
    expect(argsIn(upgraded(alone, saved('droneWhere')), 'finishExploring')).toHaveLength(1)
  })

  test('a card within the resolution of another: each has the monsters that it moved', () => {
    const inner = { step: 'cardIsOver', args: { moved: 'm1 m2' } }
    const outer = { step: 'cardIsOver', args: { moved: '' } }
    const spoiled = { ...(saved('ledWhere').table as { spoiled: object }).spoiled, fright: 2 }
    const old = imagined([outer, inner, { step: 'act', args: {} }], { movedByCard: ['m3'], spoiled })
    expect(argsIn(upgraded(alone, old), 'cardIsOver')).toEqual([
      { moved: ['m1', 'm2'], fright: 0 },
      { moved: ['m3'], fright: 2 },
    ])
  })

  test('a loss within a loss: each has its own monster to blame', () => {
    const blame = (monster: string | null): Frame => ({ step: 'blame', args: { monster } })
    const old = imagined([blame(null), blame('m1'), { step: 'act', args: {} }], { culprit: 'm2' })
    expect(argsIn(upgraded(alone, old), 'blame')).toEqual([{ monster: 'm1' }, { monster: 'm2' }])
  })

  test('frights cost more until the card is over: that it ends was a step of its own', () => {
    const dread = { step: 'dreadIsOver', args: {} }
    const old = imagined([{ step: 'cardIsOver', args: { moved: '' } }, dread, { step: 'act', args: {} }], {})
    expect(upgraded(alone, old).stack.map(({ step }) => step)).toEqual(['cardIsOver', 'act'])
  })
})

describe('a position of version 2', () => {
  test.each(['monsters', 'fight'])('%s: becomes a sound one of today and can be played on', (name) => {
    const before = JSON.parse(
      readFileSync(new URL(`version-2/${name}.json`, import.meta.url), 'utf8'),
    ) as Position
    expect(before.version).toBe('2')
    const position = takenUp<Table, Options>(alone, before)
    // Nobody wrote down whether there was light, so there may be some.
    expect(position.table.everLit).toBe(true)
    const engine = Engine.at(alone, position)
    let count = 0
    do engine.choose(engine.decision!.options.at(-1)!)
    while (engine.decision !== null && engine.decision.step !== 'act' && ++count < 200)
    expect(count).toBeLessThan(200)
  })
})

describe('a position of version 3', () => {
  test('the question whom a Decoy Beacon calls no longer says how many will come', () => {
    const file = new URL('version-2/monsters.json', import.meta.url)
    const { table, stack, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Position<Table>
    const asked: Frame = { step: 'lureWhich', args: { range: 2, left: 3 } }
    const old = { ...rest, version: '3', table: { ...table, everLit: true }, stack: [...stack, asked] }
    const position = upgraded(alone, old)
    expect(position.version).toBe('4')
    expect(argsIn(position, 'lureWhich')).toEqual([{ range: 2 }])
  })
})
