import type { MonsterKind } from '../content/terms.ts'
import { damage, dropWeapon, each, either, horror, monsterDamage, stun, test } from '../effects.ts'
import { deckOf } from './deck.ts'
import type { KindCard, TokenCard } from './types.ts'

/** Fronts (8.4): the same for all tokens of a kind, so that a front does not give the back away. */
export const kinds: Readonly<Record<MonsterKind, KindCard>> = {
  cultist: { class: 'humanoid', awareness: 0, horror: 1 },
  'cult-leader': { class: 'humanoid', awareness: 0, horror: 0 },
  maniac: { class: 'humanoid', awareness: -1, horror: -1 },
  witch: { class: 'humanoid', awareness: 0, horror: -1 },
  zombie: { class: 'humanoid', awareness: 1, horror: -1 },
  hound: { class: 'beast', awareness: -2, horror: -2 },
  chthonian: { class: 'beast', awareness: 1, horror: -2 },
  'mi-go': { class: 'eldritch', awareness: -1, horror: -1 },
  shoggoth: { class: 'eldritch', awareness: 0, horror: -3 },
}

/** Backs (8.4): 24 tokens, one for each figure. */
export const tokens = deckOf<TokenCard>()({
  'cultist-a': {
    kind: 'cultist',
    copies: 2,
    health: 3,
    damage: 1,
    special: [test('dexterity', 0, { failure: [damage(2)] })],
  },
  'cultist-b': {
    kind: 'cultist',
    copies: 2,
    health: 4,
    damage: 1,
    special: [test('willpower', 0, { failure: [horror(1), { do: 'threat', n: 1 }] })],
  },
  'cultist-c': {
    kind: 'cultist',
    copies: 2,
    health: 3,
    damage: 2,
    special: [test('strength', 0, { failure: [stun] })],
  },
  'cult-leader-a': {
    kind: 'cult-leader',
    copies: 1,
    health: 6,
    damage: 2,
    special: [test('lore', 0, { failure: [horror(2)] })],
  },
  'cult-leader-b': {
    kind: 'cult-leader',
    copies: 1,
    health: 5,
    damage: 2,
    special: [test('willpower', 0, { failure: [horror(1), dropWeapon] })],
  },
  'maniac-a': {
    kind: 'maniac',
    copies: 1,
    health: 4,
    damage: 3,
    special: [test('dexterity', -1, { failure: [monsterDamage, stun] })],
  },
  'maniac-b': {
    kind: 'maniac',
    copies: 1,
    health: 6,
    damage: 2,
    special: [test('willpower', 0, { failure: [damage(1), horror(1)] })],
  },
  'witch-a': {
    kind: 'witch',
    copies: 1,
    health: 5,
    damage: 1,
    special: [test('willpower', -1, { failure: [horror(2)] })],
  },
  'witch-b': {
    kind: 'witch',
    copies: 1,
    health: 4,
    damage: 2,
    special: [
      test('luck', 0, {
        failure: [either('has-skill-point', [{ do: 'loseSkillPoint' }], [damage(1), horror(1)])],
      }),
    ],
  },
  'zombie-a': {
    kind: 'zombie',
    copies: 2,
    health: 6,
    damage: 2,
    special: [test('strength', 0, { failure: [damage(1), stun] })],
  },
  'zombie-b': {
    kind: 'zombie',
    copies: 2,
    health: 5,
    damage: 2,
    special: [test('dexterity', 0, { failure: [damage(3)] })],
  },
  'hound-a': {
    kind: 'hound',
    copies: 1,
    health: 6,
    damage: 3,
    special: [test('dexterity', -2, { failure: [monsterDamage, horror(1)] })],
  },
  'hound-b': {
    kind: 'hound',
    copies: 1,
    health: 7,
    damage: 2,
    special: [test('willpower', -1, { failure: [damage(1), { do: 'moveMonster', upTo: 2, by: 'keeper' }] })],
  },
  'chthonian-a': {
    kind: 'chthonian',
    copies: 1,
    health: 9,
    damage: 3,
    special: [each('room', [test('dexterity', 0, { failure: [damage(1), stun] })])],
  },
  'chthonian-b': {
    kind: 'chthonian',
    copies: 1,
    health: 8,
    damage: 4,
    special: [test('strength', -1, { failure: [monsterDamage] })],
  },
  'mi-go-a': {
    kind: 'mi-go',
    copies: 1,
    health: 6,
    damage: 2,
    special: [test('dexterity', -1, { failure: [damage(1), dropWeapon] })],
  },
  'mi-go-b': {
    kind: 'mi-go',
    copies: 1,
    health: 5,
    damage: 2,
    special: [test('intellect', 0, { failure: [horror(1), { do: 'loseSkillPoint' }] })],
  },
  'shoggoth-a': {
    kind: 'shoggoth',
    copies: 1,
    health: 12,
    damage: 4,
    special: [test('strength', -2, { failure: [monsterDamage, stun] })],
  },
  'shoggoth-b': {
    kind: 'shoggoth',
    copies: 1,
    health: 10,
    damage: 3,
    special: [each('room', [test('willpower', -1, { failure: [horror(1)] })])],
  },
})
