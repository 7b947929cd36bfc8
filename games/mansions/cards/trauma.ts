import { custom, each, horror, none } from '../effects.ts'
import { deckOf } from './deck.ts'
import type { Trauma } from './types.ts'

/** The 21 Trauma cards (8.11): 8 injuries and 13 insanities. */
export const traumas = deckOf<Trauma>()({
  'broken-arm': { kind: 'injury', number: 8, effect: none, bonus: { to: 'combat', n: -2 } },
  'broken-leg': { kind: 'injury', number: 4, effect: none, keywords: ['limps'] },
  'back-injury': { kind: 'injury', number: 4, effect: none, keywords: ['weak-back'] },
  concussion: {
    kind: 'injury',
    number: 8,
    effect: [{ do: 'loseSkillPoint' }],
    skill: { skill: 'intellect', n: -2, least: 1 },
  },
  'demoralizing-injury': {
    kind: 'injury',
    number: null,
    instant: true,
    effect: [horror(1), { do: 'endTurn' }],
  },
  'hearing-loss': {
    kind: 'injury',
    number: null,
    effect: none,
    skill: { skill: 'dexterity', n: -2, least: 1 },
  },
  'loss-of-vision': { kind: 'injury', number: null, effect: none, keywords: ['blind'] },
  'torn-ligament': { kind: 'injury', number: 6, effect: none, keywords: ['no-run'] },
  panic: {
    kind: 'insanity',
    number: null,
    instant: true,
    effect: [{ do: 'keeperMovesYou', upTo: 3 }],
  },
  'the-only-way-out': { kind: 'insanity', number: 0, instant: true, effect: [{ do: 'kill' }] },
  'turn-on-them': {
    kind: 'insanity',
    number: 0,
    group: true,
    instant: true,
    effect: [custom('turn-on-them')],
  },
  'shared-delusion': {
    kind: 'insanity',
    number: null,
    group: true,
    instant: true,
    effect: [each('others-in-room', [horror(1)])],
  },
  'afraid-to-be-alone': {
    kind: 'insanity',
    number: null,
    group: true,
    effect: none,
    keywords: ['fears-solitude'],
  },
  paranoia: { kind: 'insanity', number: 6, group: true, effect: none, keywords: ['no-trade'] },
  claustrophobia: { kind: 'insanity', number: null, effect: none, keywords: ['fears-small-rooms'] },
  nyctophobia: {
    kind: 'insanity',
    number: null,
    effect: none,
    skill: { skill: 'willpower', n: -2, inDark: true },
  },
  hallucinations: { kind: 'insanity', number: 6, effect: none, keywords: ['hallucinates'] },
  catatonia: { kind: 'insanity', number: 3, effect: none, keywords: ['catatonic'] },
  amnesia: {
    kind: 'insanity',
    number: 5,
    effect: [{ do: 'discardSpells' }],
    keywords: ['no-skill-points'],
  },
  obsession: { kind: 'insanity', number: null, effect: none, keywords: ['obsessed'] },
  hysteria: { kind: 'insanity', number: 4, effect: none, keywords: ['hysterical'] },
})
