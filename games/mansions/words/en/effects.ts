import type { Condition, Effect, Step, Who } from '../../effects.ts'
import { type Tellers, type Told, isTold } from '../told.ts'
import { skills } from './names.ts'

/** Tells the effects of Combat cards, backs of Spells and special attacks in English. */
export function effectText(effect: Effect): string {
  return effect.length === 0 ? 'no effect' : effect.map(stepText).join('; ')
}

const spaces = (n: number) => (n === 1 ? '1 space' : `up to ${n} spaces`)
const who = (whom: 'you' | 'target') => (whom === 'you' ? 'you' : 'the target')
const barriers = {
  shift: 'the barrier is shifted',
  destroy: 'the barrier is destroyed',
  hold: 'the barrier holds',
}

const texts: Tellers = {
  damage: ({ n }) => `you take ${n} damage`,
  horror: ({ n }) => `you take ${n} horror`,
  monsterDamage: () => 'the monster deals you damage',
  deal: ({ n }) => `you deal ${n} damage`,
  dealOthers: ({ n }) => `every other monster in its space takes ${n} damage`,
  weaponDamage: ({ plus }) =>
    `you deal weapon damage${plus === 0 ? '' : plus > 0 ? ` +${plus}` : ` −${-plus}, at least 1`}`,
  stun: () => 'you are stunned',
  stunMonster: ({ n }) => (n === 1 ? 'the monster is stunned' : `the monster gets ${n} stun tokens`),
  stunMonsters: ({ where }) =>
    `every monster in ${where === 'its-space' ? 'its space' : 'your room'} is stunned`,
  dropWeapon: () => 'drop a weapon',
  moveMonster: ({ upTo, by }) =>
    `${by === 'you' ? 'you' : 'the Keeper'} may move the monster ${spaces(upTo)}`,
  moveYou: () => 'you may move 1 space without an evade test',
  unhide: () => 'you are no longer hidden',
  barrier: ({ how }) => barriers[how],
  specialAttack: () => 'the monster makes its special attack',
  threat: ({ n }) => `the Keeper gains ${typeof n === 'number' ? n : ''} threat`,
  gainSkillPoint: ({ n, whom }) =>
    `${who(whom)} gain${whom === 'you' ? '' : 's'} ${n} skill point${n === 1 ? '' : 's'}`,
  loseSkillPoint: () => 'discard 1 skill point if you have one',
  heal: ({ what, n, whom }) => `${who(whom)} heal${whom === 'you' ? '' : 's'} ${n} ${what}`,
  discardTrauma: ({ which, whom }) =>
    `${who(whom)} discard${whom === 'you' ? '' : 's'} ${which === 'any' ? 'one Trauma card' : `the ${which}`}`,
  removeStun: ({ whom }) => `${who(whom)} remove${whom === 'you' ? '' : 's'} one stun token`,
  loseSpell: () => 'the Spell is lost',
}

const conditions: { readonly [C in Condition]: string } = {
  near: 'the monster is in your space',
  'has-skill-point': 'you have a skill point',
  'target-has-injury': 'the target has an injury',
  'target-has-insanity': 'the target has an insanity',
  'any-monster': 'a monster is on the board',
}

function stepText(step: Step): string {
  if (step.do === 'test') return testText(step)
  if (step.do === 'each') return `${whoText(step.who)}: ${effectText(step.then)}`
  if (step.do === 'if') {
    const otherwise = step.otherwise.length === 0 ? '' : `, otherwise ${effectText(step.otherwise)}`
    return `if ${conditions[step.condition]}, ${effectText(step.then)}${otherwise}`
  }
  if (!isTold(step)) throw new Error(`No words for ${step.do}`)
  // The table has a function for each kind; the compiler cannot tell that it is the one for this atom.
  return (texts[step.do] as (atom: Told) => string)(step)
}

function testText({ skill, modifier, success, failure }: Extract<Step, { do: 'test' }>): string {
  const parts = [
    ...(success.length === 0 ? [] : [`success: ${effectText(success)}`]),
    ...(failure.length === 0 ? [] : [`failure: ${effectText(failure)}`]),
  ]
  return `test ${skills[skill]}${modifierText(modifier)}; ${parts.join('; ')}`
}

function modifierText(modifier: number): string {
  return modifier === 0 ? '' : modifier > 0 ? ` +${modifier}` : ` −${-modifier}`
}

function whoText(whom: Who): string {
  if (whom === 'room') return 'every investigator in the room'
  return whom === 'others-in-room' ? 'every other investigator in the room' : 'every investigator'
}
