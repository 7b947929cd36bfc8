import { custom, damage, dropWeapon, either, horror, none, stun, test } from '../effects.ts'
import { deckOf } from './deck.ts'
import type { Mythos } from './types.ts'

/** The 35 Mythos cards (8.10 and MM-C201 to MM-C211). "You" is the investigator it is played on. */
export const mythos = deckOf<Mythos>()({
  'creaking-floor': {
    symbol: 'moon',
    cost: 0,
    requires: [['hall', 'bedroom']],
    effect: [test('dexterity', 0, { failure: [{ do: 'keeperMoves', upTo: 1, which: 'any' }] })],
  },
  'sudden-gust': {
    symbol: 'moon',
    cost: 1,
    requires: [['hall', 'outdoor']],
    effect: [{ do: 'darkness', at: 'here' }],
  },
  'slamming-door': {
    symbol: 'moon',
    cost: 1,
    requires: [['door']],
    effect: [test('luck', 0, { failure: [{ do: 'losePhases', n: 1 }] })],
  },
  'whispers-in-the-walls': {
    symbol: 'moon',
    cost: 1,
    requires: [['bedroom', 'study']],
    effect: [test('willpower', 0, { failure: [horror(1)] })],
  },
  'loose-stair': {
    symbol: 'moon',
    cost: 1,
    requires: [['cellar', 'ladder']],
    effect: [test('dexterity', 0, { failure: [damage(1), stun] })],
  },
  'falling-shelves': {
    symbol: 'moon',
    cost: 2,
    requires: [['study', 'work']],
    effect: [test('dexterity', -1, { failure: [damage(2)] })],
  },
  'wrong-reflection': {
    symbol: 'moon',
    cost: 2,
    requires: [['alone']],
    effect: [test('willpower', -1, { failure: [horror(2)] })],
  },
  'the-light-fails': {
    symbol: 'moon',
    cost: 2,
    requires: [['room-not-dark']],
    effect: [{ do: 'darkness', at: 'here' }, test('willpower', 0, { failure: [horror(1)] })],
  },
  'numb-hands': {
    symbol: 'hand',
    cost: 1,
    requires: [['cellar'], ['carries-weapon']],
    effect: [test('strength', 0, { failure: [dropWeapon] })],
  },
  thorns: {
    symbol: 'hand',
    cost: 0,
    requires: [['outdoor']],
    effect: [test('dexterity', 0, { failure: [damage(1)] })],
  },
  rats: {
    symbol: 'hand',
    cost: 1,
    requires: [['cellar', 'kitchen']],
    effect: [test('strength', 0, { failure: [damage(1), { do: 'discardEquipment' }] })],
  },
  'foul-air': {
    symbol: 'hand',
    cost: 2,
    requires: [['cellar']],
    effect: [test('strength', -1, { failure: [damage(1), stun] })],
  },
  'strange-skies': {
    symbol: 'hand',
    cost: 1,
    requires: [['outdoor']],
    effect: [test('willpower', -1, { failure: [horror(2)] })],
  },
  'something-underfoot': {
    symbol: 'hand',
    cost: 3,
    requires: [['outdoor', 'cellar']],
    effect: [{ do: 'corpse', at: 'here' }, horror(1)],
  },
  'stopped-watch': {
    symbol: 'spiral',
    cost: 3,
    requires: [['work', 'hall']],
    effect: [{ do: 'losePhases', n: 'all' }],
  },
  'the-same-minute': {
    symbol: 'spiral',
    cost: 2,
    requires: [['action-used']],
    effect: [custom('same-minute')],
  },
  chime: {
    symbol: 'spiral',
    cost: 1,
    requires: [['hall', 'work', 'parlour']],
    effect: [test('willpower', 0, { failure: [stun] })],
  },
  'secret-appointment': {
    symbol: 'spiral',
    cost: 1,
    requires: [],
    effect: none,
    faceDown: { keywords: ['appointment'] },
  },
  'missing-minute': {
    symbol: 'spiral',
    cost: 2,
    requires: [['study', 'bedroom']],
    effect: [test('intellect', 0, { failure: [{ do: 'keeperDrawsEither' }] })],
  },
  sedation: {
    symbol: 'eye',
    cost: 2,
    requires: [['bedroom', 'work']],
    effect: [test('strength', 0, { failure: [stun] })],
  },
  'carbolic-fog': {
    symbol: 'eye',
    cost: 1,
    requires: [['work', 'hall']],
    effect: [test('dexterity', 0, { failure: [{ do: 'losePhases', n: 1 }] })],
  },
  'a-hand-from-the-bed': {
    symbol: 'eye',
    cost: 1,
    requires: [['bedroom']],
    effect: [test('dexterity', 0, { failure: [{ do: 'dropByKeeper' }] })],
  },
  'your-own-file': {
    symbol: 'eye',
    cost: 1,
    requires: [['study']],
    effect: none,
    faceDown: { keywords: ['own-file'], skill: { skill: 'willpower', n: -1 } },
  },
  'cold-draught': {
    symbol: 'eye',
    cost: 0,
    requires: [['cellar', 'outdoor']],
    effect: [test('strength', 0, { failure: [damage(1)] })],
  },
  'wet-footprints': {
    symbol: 'tide',
    cost: 1,
    requires: [['bedroom', 'in-the-dark']],
    effect: [
      test('willpower', 0, { failure: [horror(1), { do: 'keeperMoves', upTo: 1, which: 'restless' }] }),
    ],
  },
  'spring-tide': {
    symbol: 'tide',
    cost: 2,
    requires: [['outdoor', 'cellar']],
    effect: [test('strength', -1, { failure: [damage(1), { do: 'keeperMovesYou', upTo: 1 }] })],
  },
  'brine-in-the-lamp': {
    symbol: 'tide',
    cost: 1,
    requires: [['work', 'hall'], ['room-not-dark']],
    effect: [{ do: 'darkness', at: 'here' }],
  },
  'drowned-voice': {
    symbol: 'tide',
    cost: 1,
    requires: [],
    effect: none,
    faceDown: { keywords: ['leaves-outdoors'], skill: { skill: 'luck', n: -1, least: 1 } },
  },
  'paper-cut': {
    symbol: 'page',
    cost: 0,
    requires: [['study', 'work']],
    effect: [test('luck', 0, { failure: [damage(1)] })],
  },
  marginalia: {
    symbol: 'page',
    cost: 1,
    requires: [['study', 'gallery']],
    effect: [test('lore', 0, { failure: [horror(1), custom('re-lay')] })],
  },
  'the-exhibit-moves': {
    symbol: 'page',
    cost: 2,
    requires: [['gallery', 'hall']],
    effect: [
      either(
        'any-monster',
        [{ do: 'keeperMoves', upTo: 2, which: 'any' }],
        [test('willpower', 0, { failure: [horror(1)] })],
      ),
    ],
  },
  overdue: { symbol: 'page', cost: 2, requires: [], effect: none, faceDown: { keywords: ['overdue'] } },
  'standing-corn': {
    symbol: 'sheaf',
    cost: 1,
    requires: [['outdoor']],
    effect: [test('intellect', 0, { failure: [{ do: 'losePhases', n: 1 }] })],
  },
  'grace-is-said': {
    symbol: 'sheaf',
    cost: 2,
    requires: [['kitchen', 'parlour', 'chapel']],
    effect: [test('willpower', -1, { failure: [horror(1), stun] })],
  },
  'the-scythe-falls': {
    symbol: 'sheaf',
    cost: 2,
    requires: [['work', 'outdoor']],
    effect: [test('dexterity', 0, { failure: [damage(2)] })],
  },
})
