import { describe, expect, test } from 'vitest'
import { type Scene, type Setting, at, scene } from '../scene.ts'
import { shift, tracks } from './about.ts'
import { ended, exploring, fighting, holding, scared, until } from './playing.ts'

const worm: Setting = { monsters: [{ being: 'worms', at: 'E1' }] }

/** Whether the card that has just been played is dangerous. */
function isDangerous(s: Scene): boolean {
  return s.happened('cardPlayed')[0]!.dangerous
}

describe('dangerous cards', () => {
  test('[AL-691] the action was performed in a hazardous sector', () => {
    expect(isDangerous(ended('whispers', { hazards: ['A1'] }))).toBe(true)
    expect(isDangerous(ended('whispers', { hazards: ['B1'] }))).toBe(false)
  })

  test('[AL-692] the lower effect is added after the upper one', () => {
    const s = ended('stalker', { ...worm, hazards: ['A1'] })
    expect(s.asked!.step).toBe('moveMonster')
    expect(shift(s, 'm1', '').asked!.step).toBe('spawnMonster')
  })

  test('[AL-692] it need not be applied', () => {
    const s = shift(ended('stalker', { ...worm, hazards: ['A1'] }), 'm1', '').choose('spawnNone', {})
    expect(s.table.monsters).toHaveLength(1)
  })

  test('[AL-693] [AL-R09] for a Move it is the sector entered', () => {
    const moved = (hazards: string[]): Scene => {
      const s = scene({ ...holding('whispers', 'whispers'), hazards })
      until(s.choose('move', { gait: 'walk', to: 'east' }), 'end-of-turn')
      return s.choose('play', { card: 'whispers' })
    }
    expect(isDangerous(moved(['B1']))).toBe(true)
    expect(isDangerous(moved(['A1']))).toBe(false)
  })

  test('[AL-693] for an instant it is the sector in which the Hero is when it is played', () => {
    const left = scene({ ...holding('cut-off'), hazards: ['A1'], monsters: [{ being: 'worms', at: 'A1' }] })
    until(left.choose('move', { gait: 'walk', to: 'east' }), 'before-leave')
    expect(isDangerous(left.choose('play', { card: 'cut-off' }))).toBe(true)
    const entered = scene({ ...holding('tripwire'), hazards: ['B1'] })
    until(entered.choose('move', { gait: 'walk', to: 'east' }), 'after-step')
    expect(isDangerous(entered.choose('play', { card: 'tripwire' }))).toBe(true)
  })

  test('[AL-694] for a loss it is the sector of the loss, wherever the action ends', () => {
    const parted = (hazards: string[]): Scene => {
      const s = scene({
        ...holding('panic'),
        hazards,
        monsters: [{ being: 'worms', at: 'A1' }],
        next: ['hit'],
      })
      s.choose('move', { gait: 'walk', to: 'east' }).passAll().choose('strikeAtParting', {})
      return s.choose('play', { card: 'panic' })
    }
    expect(isDangerous(parted(['A1']))).toBe(true)
    expect(isDangerous(parted(['B1']))).toBe(false)
    expect(
      isDangerous(
        scared('panic', { ...holding('loss-of-control'), hazards: ['B1'] }).choose('play', {
          card: 'loss-of-control',
        }),
      ),
    ).toBe(true)
  })

  test('[AL-694] after a second loss it is the sector of that one', () => {
    const s = scene({
      ...holding('panic'),
      revealed: ['B1'],
      hazards: ['A1'],
      monsters: [
        { being: 'worms', at: 'A1' },
        { being: 'parasites', at: 'B1' },
      ],
      next: ['hit', 'hit', 'miss'],
    })
    s.choose('move', { gait: 'walk', to: 'east' }).passAll().choose('strikeAtParting', {})
    while (s.hero.health === 11) s.pass()
    expect(isDangerous(s.choose('play', { card: 'panic' }))).toBe(false)
  })

  test('[AL-695] [AL-R09] the token is looked for when the card is played: discarded by the exploration, it does no harm', () => {
    const explored = (clean: boolean): Scene => {
      const s = scene({ ...holding('lights-out'), hazards: ['A1'], lit: ['E1'] })
      s.choose('explore', { by: 'eyes', to: 'east' }).passAll()
      if (clean) s.choose('discardHazard', { place: s.place('A1') })
      else s.choose('leaveHazards', {})
      return s.choose('play', { card: 'lights-out' })
    }
    expect(isDangerous(explored(false))).toBe(true)
    expect(isDangerous(explored(true))).toBe(false)
  })

  test('[AL-695] [AL-697] [AL-R09] a card that puts a token there makes the second card dangerous', () => {
    const put = (square: string): Scene => {
      const s = ended('debris', { ...holding('debris', 'it-wont-die') })
      s.choose('trap', { at: at(square), instead: null })
      return s.choose('play', { card: 'it-wont-die' })
    }
    expect(tracks(put('A1'))).toEqual([12, 10])
    expect(tracks(put('B1'))).toEqual([12, 11])
  })

  const twoActions = (first: string, second: string): Setting => ({
    ...holding('whispers', 'in-the-box'),
    hazards: ['B1'],
    turn: {
      begun: true,
      performed: [
        { action: 'move', at: at(first) },
        { action: 'search', at: at(second) },
      ],
    },
    from: 'end-of-turn',
  })

  test('[AL-691] [AL-R09] in a slow-time turn each card is judged by its own action', () => {
    expect(isDangerous(scene(twoActions('B1', 'A1')).choose('play', { card: 'whispers' }))).toBe(true)
    expect(isDangerous(scene(twoActions('B1', 'A1')).choose('play', { card: 'in-the-box' }))).toBe(false)
    expect(isDangerous(scene(twoActions('A1', 'B1')).choose('play', { card: 'whispers' }))).toBe(false)
    expect(isDangerous(scene(twoActions('A1', 'B1')).choose('play', { card: 'in-the-box' }))).toBe(true)
  })

  test('[AL-696] of two actions that enable it, one in a hazardous sector is enough', () => {
    const moves = (...squares: string[]): Setting => ({
      ...holding('whispers'),
      hazards: ['B1'],
      hero: 'C1',
      turn: {
        begun: true,
        performed: squares.map((square) => ({ action: 'move' as const, at: at(square) })),
      },
      from: 'end-of-turn',
    })
    for (const squares of [
      ['B1', 'C1'],
      ['C1', 'B1'],
    ])
      expect(isDangerous(scene(moves(...squares)).choose('play', { card: 'whispers' }))).toBe(true)
    expect(isDangerous(scene(moves('A1', 'C1')).choose('play', { card: 'whispers' }))).toBe(false)
  })

  test('[AL-697] an upgraded Gas Mask takes it away for the rest of the turn', () => {
    const s = scene({
      ...holding('panic'),
      from: 'end-of-turn',
      hazards: ['A1'],
      items: [{ item: 'gas-mask', upgraded: true }],
      monsters: [{ being: 'parasites', at: 'A1' }],
      next: ['hit', 'surge'],
    })
    s.pass().choose('wearMask', {})
    expect(tracks(s)).toEqual([11, 12])
    expect(isDangerous(s.choose('play', { card: 'panic' }))).toBe(false)
  })

  test('[AL-693] an action that is not finished counts where the Hero is: a Fight and an exploration', () => {
    const fight = fighting('shaking-hands', ['hit', 'miss'], { hazards: ['A1'] })
    expect(isDangerous(fight.choose('play', { card: 'shaking-hands' }))).toBe(true)
    const look = exploring('eyes-in-the-dark', { hazards: ['B1'] })
    expect(isDangerous(look.choose('play', { card: 'eyes-in-the-dark' }))).toBe(false)
  })
})
