import type { Lock } from '../content/ids.ts'
import { damage, horror } from '../effects.ts'
import { deckOf } from './deck.ts'
import type { Demand } from './types.ts'

/** What each Lock asks of the investigator who wants to enter (8.8). */
export const locks = deckOf<Demand>()({
  'lock-brass': { key: 'brass-key' },
  'lock-iron': { key: 'iron-key' },
  'lock-jammed': { skill: 'strength', modifier: 0, instead: ['sledgehammer'] },
  'lock-nailed': {
    skill: 'strength',
    modifier: -2,
    instead: ['pry-bar', 'sledgehammer'],
    failure: [damage(1)],
  },
  'lock-combination': { puzzle: '4A' },
  'lock-tumbler': { puzzle: '5B' },
  'lock-wired': { puzzle: '1A' },
  'lock-rune': { puzzle: '7' },
  'lock-dread': { skill: 'willpower', modifier: 0, failure: [horror(1)], stays: true },
  'lock-frozen': {
    skill: 'strength',
    modifier: -1,
    helps: { item: 'lantern', n: 2 },
    failure: [damage(1)],
  },
  'lock-sigil': {
    skill: 'lore',
    modifier: 0,
    instead: ['magic-phrase'],
    spent: true,
    failure: [horror(1)],
  },
})

/** Locks of which there is more than one card. */
export const lockCopies: { readonly [L in Lock]?: number } = { 'lock-jammed': 2 }
