import { type Seat, shape } from '@miskatonic/kernel'
import { skills } from '../content/ids.ts'
import { effect } from '../effects.ts'
import * as a from '../names.ts'
import { sorts } from './look.ts'

const { boolean, integer, object, oneOf, orNull, text } = shape

/** Whose effect it is and what it is about. */
export const context = object({
  /** "You". Effects of Events have no investigator: ''. */
  seat: text,
  monster: orNull(a.monster),
  /** The seat, monster, room or space that was chosen for an ability or Spell; of an attack Spell the space of the monster. */
  target: orNull(text),
  /** The item or Spell that is used. */
  card: orNull(text),
  /** The Weapon in an attack, or `unarmed`. */
  weapon: orNull(text),
  /** What tests in it are made for. */
  sort: oneOf(sorts),
  /** Damage in it is dealt by the monster (MM-826). */
  byMonster: boolean,
  /** The die of the test it follows; 0 if there was none. */
  roll: integer(0, 10),
})
export type Context = shape.Shaped<typeof context>

/** An effect that concerns this investigator and nothing else. */
export function concerning(seat: Seat, more: Partial<Context> = {}): Context {
  return {
    seat,
    monster: null,
    target: null,
    card: null,
    weapon: null,
    sort: 'plain',
    byMonster: false,
    roll: 0,
    ...more,
  }
}

/** What a test leads to: the effects of a card, or a step of the rules that gets the result. */
const sequels = [
  'effect',
  'evasionTested',
  'horrorTested',
  'lockTested',
  'obstacleTested',
  'spellTested',
  'fightTested',
  'storyTested',
  'urgeTested',
  'sampleTested',
  'fireTested',
  'hallucinationTested',
] as const

/** A skill test (MM-441). */
export const skillTest = object({
  seat: a.seat,
  skill: oneOf(skills),
  /** Printed after the skill (MM-445). */
  modifier: integer(-9, 9),
  sort: oneOf(sorts),
  monster: orNull(a.monster),
  sequel: oneOf(sequels),
  /** For the step that gets the result: what it is about. */
  about: text,
  /** For effects. */
  context: orNull(context),
  success: effect,
  failure: effect,
})
export type SkillTest = shape.Shaped<typeof skillTest>

/** What a step of the rules learns of a test. */
export const testResult = object({
  seat: a.seat,
  monster: orNull(a.monster),
  about: text,
  success: boolean,
  /** The die; 0 if it was not rolled. */
  roll: integer(0, 10),
})

/** A test whose result a step of the rules gets. */
export function ruleTest(
  test: Pick<SkillTest, 'seat' | 'skill' | 'modifier' | 'sequel'> & Partial<SkillTest>,
): SkillTest {
  return {
    sort: 'plain',
    monster: null,
    about: '',
    context: null,
    success: [],
    failure: [],
    ...test,
  }
}
