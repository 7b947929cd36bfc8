import type { Skill } from '../../content/ids.ts'
import type { Condition, Effect, Step, Who } from '../../effects.ts'
import { type Tellers, type Told, isTold } from '../told.ts'

/** Tells the effects of Combat cards, backs of Spells and special attacks in Polish. */
export function effectText(effect: Effect): string {
  return effect.length === 0 ? 'brak efektu' : effect.map(stepText).join('; ')
}

/** „testuj Wolę”: skills in the accusative. */
const tested: Readonly<Record<Skill, string>> = {
  intellect: 'Intelekt',
  willpower: 'Wolę',
  lore: 'Wiedzę',
  luck: 'Szczęście',
  strength: 'Siłę',
  dexterity: 'Zręczność',
  marksmanship: 'Celność',
}

/** 1 obrażenie, 2 obrażenia, 5 obrażeń. */
function counted(n: number, [one, few, many]: readonly [string, string, string]): string {
  const form = n === 1 ? one : n >= 2 && n <= 4 ? few : many
  return `${n} ${form}`
}
const damage = ['obrażenie', 'obrażenia', 'obrażeń'] as const
const horror = ['punkt przerażenia', 'punkty przerażenia', 'punktów przerażenia'] as const
const points = ['punkt umiejętności', 'punkty umiejętności', 'punktów umiejętności'] as const
const stuns = ['żeton ogłuszenia', 'żetony ogłuszenia', 'żetonów ogłuszenia'] as const
const threats = ['żeton zagrożenia', 'żetony zagrożenia', 'żetonów zagrożenia'] as const

const spaces = (n: number) => (n === 1 ? 'o 1 obszar' : `o maksymalnie ${n} obszary`)
const barriers = {
  shift: 'bariera zostaje przesunięta',
  destroy: 'bariera zostaje zniszczona',
  hold: 'bariera wytrzymuje',
}
const traumas = { injury: 'uraz', insanity: 'szaleństwo', any: 'jedną kartę Traumy' }

const texts: Tellers = {
  damage: ({ n }) => `otrzymujesz ${counted(n, damage)}`,
  horror: ({ n }) => `otrzymujesz ${counted(n, horror)}`,
  monsterDamage: () => 'potwór zadaje ci obrażenia',
  deal: ({ n }) => `zadajesz ${counted(n, damage)}`,
  dealOthers: ({ n }) => `każdy inny potwór na jego obszarze otrzymuje ${counted(n, damage)}`,
  weaponDamage: ({ plus }) =>
    `zadajesz obrażenia broni${plus === 0 ? '' : plus > 0 ? ` +${plus}` : ` −${-plus}, co najmniej 1`}`,
  stun: () => 'otrzymujesz żeton ogłuszenia',
  stunMonster: ({ n }) => `potwór otrzymuje ${counted(n, stuns)}`,
  stunMonsters: ({ where }) =>
    `każdy potwór ${where === 'its-space' ? 'na jego obszarze' : 'w twoim pomieszczeniu'} otrzymuje żeton ogłuszenia`,
  dropWeapon: () => 'upuść broń',
  moveMonster: ({ upTo, by }) =>
    by === 'you'
      ? `możesz przesunąć potwora ${spaces(upTo)}`
      : `Strażnik może przesunąć potwora ${spaces(upTo)}`,
  moveYou: () => 'możesz poruszyć się o 1 obszar bez testu Uników',
  unhide: () => 'tracisz ukrycie',
  barrier: ({ how }) => barriers[how],
  specialAttack: () => 'potwór wykonuje atak specjalny',
  threat: ({ n }) => `Strażnik otrzymuje ${counted(typeof n === 'number' ? n : 0, threats)}`,
  gainSkillPoint: ({ n, whom }) => `${whom === 'you' ? 'zyskujesz' : 'cel zyskuje'} ${counted(n, points)}`,
  loseSkillPoint: () => 'odrzuć 1 punkt umiejętności, jeśli go masz',
  heal: ({ what, n, whom }) =>
    `${whom === 'you' ? 'usuwasz' : 'cel usuwa'} ${counted(n, what === 'damage' ? damage : horror)}`,
  discardTrauma: ({ which, whom }) => `${whom === 'you' ? 'odrzucasz' : 'cel odrzuca'} ${traumas[which]}`,
  removeStun: ({ whom }) => `${whom === 'you' ? 'usuwasz' : 'cel usuwa'} jeden żeton ogłuszenia`,
  loseSpell: () => 'Zaklęcie przepada',
}

const conditions: { readonly [C in Condition]: string } = {
  near: 'potwór jest na twoim obszarze',
  'has-skill-point': 'masz punkt umiejętności',
  'target-has-injury': 'cel ma uraz',
  'target-has-insanity': 'cel ma szaleństwo',
  'any-monster': 'na planszy jest potwór',
}

function stepText(step: Step): string {
  if (step.do === 'test') return testText(step)
  if (step.do === 'each') return `${whoText(step.who)}: ${effectText(step.then)}`
  if (step.do === 'if') {
    const otherwise = step.otherwise.length === 0 ? '' : `, w przeciwnym razie ${effectText(step.otherwise)}`
    return `jeśli ${conditions[step.condition]}, ${effectText(step.then)}${otherwise}`
  }
  if (!isTold(step)) throw new Error(`No words for ${step.do}`)
  // The table has a function for each kind; the compiler cannot tell that it is the one for this atom.
  return (texts[step.do] as (atom: Told) => string)(step)
}

function testText({ skill, modifier, success, failure }: Extract<Step, { do: 'test' }>): string {
  const parts = [
    ...(success.length === 0 ? [] : [`sukces: ${effectText(success)}`]),
    ...(failure.length === 0 ? [] : [`porażka: ${effectText(failure)}`]),
  ]
  const sign = modifier === 0 ? '' : modifier > 0 ? ` +${modifier}` : ` −${-modifier}`
  return `testuj ${tested[skill]}${sign}; ${parts.join('; ')}`
}

function whoText(whom: Who): string {
  if (whom === 'room') return 'każdy badacz w pomieszczeniu'
  return whom === 'others-in-room' ? 'każdy inny badacz w pomieszczeniu' : 'każdy badacz'
}
