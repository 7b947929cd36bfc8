import { describe, expect, test } from 'vitest'
import type { ActionKind } from '../../content/cards.ts'
import type { Choices } from '../../kind.ts'
import { type Setting, at, scene } from '../scene.ts'
import { explore, walk } from './reading.ts'

describe('actions in general', () => {
  const basic: [ActionKind, keyof Choices, Choices[keyof Choices]][] = [
    ['move', 'move', { gait: 'walk', to: 'east' }],
    ['explore', 'explore', { by: 'eyes', to: 'east' }],
    ['fight', 'fight', { target: 'worms' }],
    ['locate', 'locate', { by: 'watch', target: 'monster' }],
    ['search', 'search', { how: 'one' }],
    ['interact', 'repair', { to: 'east' }],
  ]

  test.each(basic)('[AL-201] %s', (action, step, args) => {
    const s = scene({
      switches: ['A1'],
      monsters: [{ being: 'worms', at: 'A1' }],
      turn: { actionsLeft: 2 },
    })
    s.choose(step, args)
    expect(s.happened('acted')).toEqual([{ action, item: null }])
    expect(s.table.turn.performed).toEqual([{ action, at: at('A1') }])
  })

  test('[AL-202] an action counts from its declaration on, whatever a reaction makes of it', () => {
    const s = scene({
      hands: { e1: ['dodge', 'dodge', 'retaliation'] },
      hazards: ['A1'],
      monsters: [{ being: 'worms', at: 'A1' }],
    })
    s.choose('fight', { target: 'worms' })
    expect(s.table.turn.performed).toMatchObject([{ action: 'fight' }])
    // Two dice fewer: the Fight rolls nothing, and still it was one.
    s.choose('play', { card: 'dodge' }).passUntil('end-of-turn')
    expect(s.happened('diceRolled').flatMap(({ dice }) => dice)).toEqual([])
    expect(s.may('play', { card: 'retaliation' })).toBe(true)
  })

  test('[AL-203] the text of an item replaces the normal effect completely', () => {
    const s = scene({ items: ['scout-drone'], hazards: ['A1'], turn: { actionsLeft: 2 } })
    s.choose('sendDrone', { to: 'east' }).choose('recallDrone', {})
    // Neither the second sector of an exploration nor its hazard token.
    expect(s.revealed).toEqual(['A1', 'B1'])
    expect(s.asked!.step).toBe('act')
    expect(s.table.hazards).toEqual([at('A1')])
  })

  test('[AL-203] the stun baton rolls no dice', () => {
    const s = scene({
      items: ['stun-baton'],
      monsters: [{ being: 'worms', at: 'A1' }],
      turn: { actionsLeft: 2 },
    })
    s.choose('stun', { target: 'worms' })
    expect(s.happened('diceRolled')).toEqual([])
    expect(s.happened('acted')).toEqual([{ action: 'fight', item: 'stun-baton' }])
  })

  test('[AL-204] using an item still counts as that kind of action', () => {
    const s = scene({
      items: ['stun-baton'],
      monsters: [
        { being: 'worms', at: 'A1' },
        { being: 'worms', at: 'A1' },
      ],
      hands: { e1: ['retaliation', 'blood-trail'] },
    })
    s.choose('stun', { target: 'worms' }).passUntil('end-of-turn')
    expect(s.may('play', { card: 'retaliation' })).toBe(true)
    expect(s.refusal('play', { card: 'blood-trail' })).toBe('AL-668')
  })

  test('[AL-205] an additional action enables the reactions of its own kind', () => {
    const setting: Setting = {
      items: [{ item: 'stimulant', charges: 1 }],
      hands: { e1: ['stalker', 'blood-trail'] },
      monsters: [{ being: 'worms', at: 'E1' }],
    }
    const s = scene(setting)
    explore(s, 'east').passUntil('before-reveal').pass()
    walk(s.choose('actAgain', {}), 'east').passUntil('end-of-turn')
    expect(s.may('play', { card: 'stalker' })).toBe(true)
    expect(s.may('play', { card: 'blood-trail' })).toBe(true)

    const t = scene(setting)
    explore(t, 'east').passUntil('before-reveal').pass()
    t.choose('endActions', {})
    expect(t.may('play', { card: 'stalker' })).toBe(true)
    expect(t.refusal('play', { card: 'blood-trail' })).toBe('AL-668')
  })

  test('[AL-206] what is not tied to an action is free and enables none', () => {
    const s = scene({
      map: 'A1-B1 B1-C1 C1-D1',
      ally: ['pilot', 6],
      items: ['adrenaline-shot'],
      hands: { e1: ['blood-trail', 'blind-rage'] },
      monsters: [{ being: 'worms', at: 'D1' }],
      from: 'turn',
    })
    s.choose('injectAdrenaline', {}).choose('sacrifice', {}).choose('followPilot', { to: 'east' })
    s.choose('stopMoving', {})
    expect(s.hero.at).toBe(at('B1'))
    expect(s.table.turn).toMatchObject({ actionsLeft: 1, performed: [] })
    explore(s, 'west').passUntil('end-of-turn')
    expect(s.refusal('play', { card: 'blood-trail' })).toBe('AL-668')
    expect(s.refusal('play', { card: 'blind-rage' })).toBe('AL-668')
  })
})
