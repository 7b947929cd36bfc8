import type { Offered, Travel } from '@miskatonic/screen'
import { expect, it } from 'vitest'
import { journeysFrom } from '../table/journey.ts'

/** A square with a way out at its far corner: home – left – corner – away, home – right – corner. */
const roads: Readonly<Record<string, readonly string[]>> = {
  home: ['left', 'right'],
  left: ['home', 'corner'],
  right: ['home', 'corner'],
  corner: ['left', 'right', 'away'],
  away: ['corner'],
}

function travel(dangers: readonly string[]): Travel {
  return {
    from: 'home',
    next: (place) => roads[place]!,
    isDangerous: (place) => dangers.includes(place),
    walksTo: ({ step, args }) => (step === 'walk' ? (args['to'] as string) : undefined),
    actions: (steps) => Math.ceil(steps / 2),
  }
}

function offer(step: string, to: string): Offered {
  const id = `${step}:to=${to}`
  return { id, seat: 'p1', step, args: { to }, rules: [], label: id, note: undefined, targets: [to] }
}
const walks = [offer('walk', 'left'), offer('walk', 'right')]

it('a journey takes the shortest way, and says how many actions that takes', () => {
  expect(journeysFrom(travel([]), walks)).toEqual(
    new Map([
      ['corner', { steps: ['left', 'corner'], actions: 1 }],
      ['away', { steps: ['left', 'corner', 'away'], actions: 2 }],
    ]),
  )
})

it('goes round a danger, and may end in one', () => {
  const journeys = journeysFrom(travel(['left', 'corner']), walks)
  expect([...journeys.keys()]).toEqual(['corner'])
  expect(journeys.get('corner')!.steps).toEqual(['right', 'corner'])
})

it('begins with a walk that is offered, and with nothing else', () => {
  expect(journeysFrom(travel([]), [offer('fly', 'left')]).size).toBe(0)
  expect(journeysFrom(travel([]), [offer('walk', 'right')]).get('corner')!.steps[0]).toBe('right')
})
