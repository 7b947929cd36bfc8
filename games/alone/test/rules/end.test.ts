import { describe, expect, test } from 'vitest'
import { type Setting, scene } from '../scene.ts'
import { tracks } from './about.ts'
import { goOn, holding, questions } from './playing.ts'

const pods: Setting = {
  map: 'A1=B1',
  rooms: { A1: 'escape-pods' },
  missions: { red: { mission: 'evacuation', progress: 1, countdown: 0 } },
}

describe('the end of the game', () => {
  test.each([false, true])(
    '[AL-851] the Hero wins with the final mission (Nightmare mode: %s)',
    (nightmare) => {
      const s = scene({ ...pods, round: { nightmare, marker: 0 } }).choose('advance', {
        mission: 'evacuation',
      })
      expect(s.position.outcome).toEqual({ how: 'won', winners: ['hero'] })
      expect(s.asked).toBeNull()
    },
  )

  test('[AL-851] [AL-853] at once: nothing is resolved any more', () => {
    const s = scene({
      ...pods,
      ...holding('scatter'),
      health: 1,
      control: 0,
      monsters: [{ being: 'spores', at: 'A1' }],
    }).choose('advance', { mission: 'evacuation' })
    expect(s.outcome).toBe('won')
    expect(s.story).not.toContain('attackBegan')
    expect(tracks(s)).toEqual([1, 0])
    expect(s.refusal('search', { how: 'one' }, 'hero')).toBe('AL-853')
  })

  const attacked = (health: number, control: number, dice: string[]) =>
    scene({
      options: { evil: 2 },
      from: 'end-of-turn',
      health,
      control,
      monsters: [{ being: 'parasites', at: 'A1' }],
      next: dice,
    })

  test('[AL-852] Evil wins when health and self-control are both at 0', () => {
    const s = attacked(1, 0, ['hit', 'miss'])
    expect(s.position.outcome).toEqual({ how: 'lost', winners: ['e1', 'e2'] })
    expect(tracks(s)).toEqual([0, 0])
    expect(s.asked).toBeNull()
  })

  test('[AL-852] [AL-172] the last points may be taken from the other track', () => {
    expect(attacked(1, 1, ['hit', 'hit']).outcome).toBe('lost')
    const left = attacked(1, 2, ['hit', 'hit'])
    expect(left.outcome).toBeUndefined()
    expect(tracks(left)).toEqual([0, 1])
  })

  test('[AL-852] [AL-173] one track at 0 does not end the game', () => {
    expect(attacked(1, 3, ['hit', 'miss']).outcome).toBeUndefined()
    expect(attacked(0, 3, ['miss', 'miss']).outcome).toBeUndefined()
  })

  test('[AL-853] the Hero who is defeated by the loss of a round does not go on to the next', () => {
    const s = scene({ from: 'round-end', health: 0, control: 2, round: { marker: 0, nightmare: true } })
    questions(s)
    expect(s.outcome).toBe('lost')
    expect(s.story).not.toContain('roundBegan')
    expect(s.table.turn.number).toBe(8)
  })

  test('[AL-854] there is no limit of rounds', () => {
    const s = scene()
    for (let turn = 0; turn < 80; turn++) goOn(s.choose('search', { how: 'one' }))
    expect(s.outcome).toBeUndefined()
    // Ten rounds; Nightmare mode took 2 in each of the last seven.
    expect(tracks(s)).toEqual([10, 0])
    expect(s.asked!.step).toBe('act')
  })
})
