import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

describe('worked examples of the rulebook', () => {
  test('[RC-E01] [RC-180] a gate into a Shoggoth: one action, two rolls', () => {
    const s = scene({ at: { p1: 'park' }, shoggoths: ['old-mill'] })
    s.dice('blank', 'blank').choose('useGate', { to: 'old-mill' })
    expect(s.table.players['p1']!.at).toBe('old-mill')
    expect(s.happened('dieRolled').map(({ why }) => why)).toEqual(['gate', 'shoggoth'])
    expect(s.actionsLeft).toBe(4)
  })
})
