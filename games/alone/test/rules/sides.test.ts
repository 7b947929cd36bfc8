import { completeOptions, isRefused } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { alone } from '../../index.ts'
import { scene } from '../scene.ts'
import { begin, open, tableOf, walk } from './reading.ts'

describe('sides and goal', () => {
  test.each([
    [1, ['hero', 'e1']],
    [2, ['hero', 'e1', 'e2']],
    [3, ['hero', 'e1', 'e2', 'e3']],
  ] as const)('[AL-001] the Hero against %i', (evil, seats) => {
    expect(open({ evil }).position.seats).toEqual(seats)
  })

  test.each([0, 4])('[AL-001] not against %i', (evil) => {
    expect(isRefused(completeOptions(alone, { evil }))).toBe(true)
  })

  test('[AL-002] only the Hero takes turns', () => {
    const s = scene({ hands: { e1: ['blood-trail'] }, monsters: [{ being: 'worms', at: 'C1' }] })
    expect(s.engine.optionsOf('e1')).toEqual([])
    expect(s.refusal('move', { gait: 'walk', to: 'east' }, 'e1')).toBe('AL-002')
    expect(s.refusal('search', { how: 'one' }, 'e1')).toBe('AL-002')
    // Evil reacts, and after that the Hero's next turn begins: nobody else's.
    walk(s, 'east').passAll()
    expect(s.asked).toMatchObject({ step: 'act', seat: 'hero' })
    expect(s.table.turn.number).toBe(2)
  })

  test('[AL-003] Evil wins by defeating the Hero', () => {
    const s = scene({
      health: 1,
      control: 0,
      monsters: [{ being: 'spores', at: 'A1' }],
      options: { evil: 2 },
      from: 'end-of-turn',
      next: ['hit', 'miss', 'miss'],
    })
    expect(s.position.outcome).toEqual({ how: 'lost', winners: ['e1', 'e2'] })
  })

  test('[AL-003] neither a lost round nor Nightmare mode is a victory', () => {
    const s = scene({ round: { marker: 1 }, control: 3, health: 0, from: 'round-end' })
    while (s.asked!.step !== 'act') s.engine.choose(s.engine.decision!.options.at(-1)!)
    expect(s.table.round.nightmare).toBe(true)
    expect(s.outcome).toBeUndefined()
  })

  test('[AL-004] the final mission is locked at the start', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { missions } = tableOf(begin({}, seed))
      expect([missions.red.active, missions.green.done, missions.blue.done]).toEqual([false, false, false])
    }
    const s = scene({ map: 'A1=B1', rooms: { A1: 'control-room' }, missions: { blue: 'jamming-field' } })
    expect(s.may('advance', { mission: 'evacuation' })).toBe(false)
  })

  test.each([
    ['green', 'canteen', { green: 'barricaded-survivor', blue: 'haze' }, 'barricaded-survivor'],
    ['blue', 'control-room', { green: 'synthesis', blue: 'haze' }, 'haze'],
  ] as const)('[AL-004] completing the %s one activates it', (_, room, missions, mission) => {
    const s = scene({ map: 'A1=B1', rooms: { A1: room }, lit: ['A1'], missions })
    expect(s.table.missions.red.active).toBe(false)
    s.choose('advance', { mission })
    expect(s.happened('finalMissionActive')).toEqual([{ mission: 'evacuation' }])
    expect(s.table.missions.red.active).toBe(true)
  })

  test('[AL-005] frights cost self-control', () => {
    const s = scene({
      monsters: [{ being: 'hybrids', at: 'B1' }],
      turn: { actionsLeft: 2 },
    })
    walk(s, 'east')
    expect([s.hero.health, s.hero.control]).toEqual([12, 10])
  })

  test('[AL-005] attacks cost health', () => {
    const s = scene({
      monsters: [{ being: 'hybrids', at: 'A1' }],
      from: 'end-of-turn',
      next: ['hit', 'hit'],
    })
    expect([s.hero.health, s.hero.control]).toEqual([10, 12])
  })

  test('[AL-005] reaction cards may cost either', () => {
    const mind = scene({
      decks: ['dread', 'traps'],
      hands: { e1: ['whispers'] },
      from: 'end-of-turn',
      performed: ['move'],
    })
    mind.choose('play', { card: 'whispers' })
    expect([mind.hero.health, mind.hero.control]).toEqual([12, 11])
    const body = scene({
      decks: ['dread', 'traps'],
      hazards: ['A1'],
      hands: { e1: ['rigged-corridor'] },
      from: 'end-of-turn',
      performed: ['explore'],
    })
    body.choose('play', { card: 'rigged-corridor' })
    body.choose('trap', { at: '1-D1', instead: null })
    expect([body.hero.health, body.hero.control]).toEqual([11, 12])
  })
})
