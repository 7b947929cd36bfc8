import { describe, expect, test } from 'vitest'
import { actionsLeft } from '../../steps/abilities.ts'
import { scene } from '../scene.ts'

const train = 'train-station'

describe('actions', () => {
  test('[AH-201.1] [AH-401.2] at most two actions, then the turn is over', () => {
    const s = scene().choose('gather', {}).choose('focus', { skill: 'will' })
    expect(s.events.map(({ event }) => event)).toContain('turnEnded')
    expect(s.me().money).toBe(1)
  })

  test('[AH-401.4] the same action is refused a second time in a round', () => {
    const s = scene().choose('gather', {})
    expect(s.refusal('gather', {})).toBe('AH-401.4')
  })

  test('[AH-R23] a turn may end with actions left', () => {
    expect(scene().choose('stopActing', {}).happened('turnEnded')).toEqual([{ seat: 'p1' }])
  })

  test('[AH-404.2] gather resources gives one dollar', () => {
    expect(scene().choose('gather', {}).happened('moneyGained')).toEqual([{ seat: 'p1', n: 1 }])
  })

  test('[AH-201.2-1] [AH-422.4] the group chooses whose turn it is: others propose, the lead investigator decides', () => {
    const s = scene({ options: { players: 3 }, from: 'actionPhase' })
    expect(s.asked).toEqual({ step: 'choosing', seat: 'p1' })
    expect(s.picks).toEqual(['p1', 'p2', 'p3'])
    s.choose('propose', { pick: 'p3' }, 'p2')
    expect(s.table.proposals).toEqual({ p2: 'p3' })
    s.pick('p3')
    expect(s.table.turn).toMatchObject({ seat: 'p3', actions: 2 })
    expect(s.table.proposals).toEqual({})
  })

  test('[AH-201.2-2] [AH-R22] a turn is completed before the next, and the activation token is flipped', () => {
    const s = scene({ options: { players: 2 } }).choose('stopActing', {})
    expect(s.me().active).toBe(false)
    expect(s.table.turn?.seat).toBe('p2')
  })

  test('[AH-479.2-2] [AH-R24] a delayed investigator stands up instead of the first action', () => {
    const s = scene({ investigators: { p1: { delayed: true } }, from: 'actionPhase' })
    expect(s.me().delayed).toBe(false)
    expect(s.table.turn?.actions).toBe(1)
  })

  test('[AH-409.2] [AH-409.3] [AH-487.6] focus: each skill once', () => {
    const s = scene({ investigators: { p1: { focus: ['will'] } } })
    expect(s.refusal('focus', { skill: 'will' })).toBe('AH-409.3')
    s.choose('focus', { skill: 'lore' })
    expect(s.me().focus).toEqual(['will', 'lore'])
  })

  test('[AH-409.4] [AH-487.9] over the limit one focus token is discarded', () => {
    const s = scene({ investigators: { p1: { focus: ['will', 'lore'] } } }).choose('focus', {
      skill: 'strength',
    })
    expect(s.picks).toEqual(['will', 'lore', 'strength'])
    expect(s.pick('lore').me().focus).toEqual(['will', 'strength'])
  })

  test('[AH-405.2] [AH-405.3] ward removes one doom for each success; two or more give one remnant', () => {
    const s = scene({ doom: { [train]: 3 }, next: ['5', '6'] }).choose('ward', {})
    expect(s.table.doom[train]).toBe(1)
    expect(s.me().remnants).toBe(1)
  })

  test('[AH-405.3] one doom gives no remnant; [AH-R30] a ward without doom is legal', () => {
    expect(
      scene({ doom: { [train]: 1 }, next: ['5', '6'] })
        .choose('ward', {})
        .me().remnants,
    ).toBe(0)
    expect(
      scene({ next: ['5', '6'] })
        .choose('ward', {})
        .me().remnants,
    ).toBe(0)
  })

  test('[AH-403.2] [AH-R31] research: up to one clue for each success', () => {
    const s = scene({ investigators: { p1: { clues: 3 } }, next: ['5', '6', '5'] }).choose('research', {})
    expect(s.picks).toEqual(['3', '2', '1', '0'])
    s.pick('2')
    expect(s.me().clues).toBe(1)
    expect(s.table.sheet.clues).toBe(2)
  })

  test('[AH-407.2] [AH-R145] trade needs another investigator on the space', () => {
    expect(scene().refusal('trade', {})).toBe('AH-407.2')
    const apart = scene({ options: { players: 2 }, investigators: { p2: { at: 'black-cave' } } })
    expect(apart.refusal('trade', {})).toBe('AH-407.2')
  })

  test('[AH-407.2] [AH-R35] things change hands, and every giver agrees', () => {
    const s = scene({ options: { players: 2 }, investigators: { p1: { money: 2 }, p2: { clues: 1 } } })
    s.choose('trade', {}).choose('give', { to: 'p2', thing: 'money' })
    expect(s.me('p2').money).toBe(1)
    s.choose('askFor', { from: 'p2', thing: 'clue' })
    expect(s.asked).toEqual({ step: 'consent', seat: 'p2' })
    s.choose('agree', {})
    expect(s.me().clues).toBe(1)
  })

  test('[AH-410.2] [AH-410.3-2] [AH-401.4] a component action works once per round', () => {
    const s = scene({ investigators: { p1: { assets: ['first-aid-kit'], damage: 2 } } })
    s.choose('useComponent', { card: 'first-aid-kit', ability: 0 })
    expect(s.me().damage).toBe(1)
    expect(s.refusal('useComponent', { card: 'first-aid-kit', ability: 0 })).toBe('AH-410.3-2')
  })

  test('[AH-201.3-2] an additional action of a card comes on top of the two', () => {
    const s = scene({ investigators: { p1: { assets: ['pocket-watch'] } }, from: 'actionPhase' })
    expect(actionsLeft(s, 'p1')).toBe(3)
  })
})

describe('moving', () => {
  test('[AH-406.2-1] up to two spaces', () => {
    const s = scene().choose('move', { to: 's1-iron-bridge' }).choose('walk', { to: 'black-cave' })
    expect(s.me().at).toBe('black-cave')
    expect(s.asked?.step).toBe('act')
  })

  test('[AH-406.2-2] [AH-R32] two more spaces for $1 each, paid as they are entered', () => {
    const s = scene({ investigators: { p1: { money: 3 } } })
    s.choose('move', { to: 's1-iron-bridge' })
      .choose('walk', { to: 'black-cave' })
      .choose('walk', { to: 'graveyard' })
    expect(s.me().money).toBe(2)
    s.choose('walk', { to: 'general-store' })
    expect(s.me().money).toBe(1)
    expect(s.asked?.step).toBe('act')
  })

  test('[AH-463.2] only to adjacent spaces', () => {
    expect(
      scene()
        .offered('move')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['arkham-advertiser', 'curiositie-shoppe', 's1-chapel-row', 's1-iron-bridge', 's1-mill-walk'])
  })

  test('[AH-406.3] [AH-461.5] a monster there engages and ends the movement', () => {
    const s = scene({ monsters: [{ kind: 'robed-figure', at: 's1-iron-bridge' }] }).choose('move', {
      to: 's1-iron-bridge',
    })
    expect(s.monster('m1')?.engagedWith).toEqual(['p1'])
    expect(s.asked?.step).toBe('act')
  })

  test('[AH-E14] [AH-439.2] [AH-R33] elusive and exhausted monsters do not stop the movement', () => {
    const s = scene({
      monsters: [
        { kind: 'occult-ritualist', at: 's1-iron-bridge' },
        { kind: 'robed-figure', at: 's1-iron-bridge', state: 'exhausted' },
      ],
    }).choose('move', { to: 's1-iron-bridge' })
    expect(s.asked?.step).toBe('goOn')
    s.choose('stopWalking', {}).next('5', '1', '1').choose('attack', { monster: 'm1' })
    expect(s.table.monsters.some(({ id }) => id === 'm1')).toBe(false)
  })

  test('[AH-E25] [AH-441.2] [AH-441.4] [AH-R75] a watcher restricts nothing and comes along', () => {
    const s = scene({
      options: { scenario: 'second-town' },
      investigators: { p1: { at: 'police-station' } },
      monsters: [{ kind: 'eyeless-watcher', at: 'police-station', engagedWith: ['p1'] }],
    })
    s.choose('move', { to: 'velmas-diner' })
    expect(s.monster('m1')).toMatchObject({ at: 'velmas-diner', engagedWith: ['p1'] })
    expect(s.asked?.step).toBe('goOn')
  })

  test('[AH-476.5] [AH-401.5] while engaged only attack, evade and focus; [AH-441.3] a watcher beside another monster changes nothing', () => {
    const s = scene({ monsters: [{ kind: 'robed-figure', at: train, engagedWith: ['p1'] }] })
    expect(s.refusal('move', { to: 's1-iron-bridge' })).toBe('AH-476.5')
    expect(s.refusal('gather', {})).toBe('AH-476.5')
    expect(s.may('focus', { skill: 'will' })).toBe(true)
    expect(s.may('attack', { monster: 'm1' })).toBe(true)
    expect(s.may('evade', {})).toBe(true)
  })
})
