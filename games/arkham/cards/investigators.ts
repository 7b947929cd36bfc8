import { ability, after, reroll } from './assets.ts'
import { choose, focusAny, horror, may, option, research, sanity } from './writing.ts'
import type { Ability } from './abilities.ts'
import type { StartingCard } from './starting.ts'
import type { Skill } from '../content/ids.ts'

/** An investigator sheet (AH-415). */
export interface InvestigatorSheet {
  /** AH-428: the primary class first. */
  readonly classes: readonly Class[]
  readonly health: number
  readonly sanity: number
  /** The number of one's spells, or no limit at all if null. */
  readonly focusLimit: number | 'spells' | null
  readonly skills: Readonly<Record<Skill, number>>
  readonly money: number
  readonly fixed: readonly StartingCard[]
  /** AH-R19: exactly one of these is taken as well. */
  readonly choices: readonly (readonly (StartingCard | 'dark-pact')[])[]
  readonly abilities: readonly Ability[]
}
export type Class = 'guardian' | 'mystic' | 'rogue' | 'seeker' | 'survivor'

export const investigators = {
  'tommy-muldoon': {
    classes: ['guardian', 'survivor'],
    health: 7,
    sanity: 5,
    focusLimit: 2,
    skills: { lore: 2, influence: 2, observation: 3, strength: 3, will: 3 },
    money: 2,
    fixed: ['becky'],
    choices: [['handcuffs'], ['motorcycle']],
    abilities: [ability('engage-for-another')],
  },
  'marie-lambeau': {
    classes: ['mystic', 'survivor'],
    health: 5,
    sanity: 7,
    focusLimit: 2,
    skills: { lore: 3, influence: 4, observation: 2, strength: 2, will: 2 },
    money: 4,
    fixed: ['start-intervene'],
    choices: [['witch-blood'], ['grande-meres-knife']],
    abilities: [ability('encore')],
  },
  'jenny-barnes': {
    classes: ['rogue'],
    health: 7,
    sanity: 5,
    focusLimit: 1,
    skills: { lore: 1, influence: 4, observation: 2, strength: 3, will: 3 },
    money: 5,
    fixed: ['search-for-izzie'],
    choices: [['dressed-to-the-nines'], ['jennys-twin-45s']],
    abilities: [ability('trust-fund')],
  },
  'dexter-drake': {
    classes: ['mystic'],
    health: 5,
    sanity: 7,
    focusLimit: 'spells',
    skills: { lore: 4, influence: 3, observation: 2, strength: 2, will: 2 },
    money: 2,
    fixed: ['start-mists-of-rlyeh'],
    choices: [['start-astral-travel'], ['magicians-cane']],
    abilities: [reroll('test', 'one or all', { skills: ['lore'] }), ability('focus-limit-by-spells')],
  },
  'wendy-adams': {
    classes: ['survivor', 'seeker'],
    health: 5,
    sanity: 7,
    focusLimit: 3,
    skills: { lore: 3, influence: 1, observation: 4, strength: 2, will: 3 },
    money: 1,
    fixed: ['mamas-amulet'],
    choices: [['mr-pawterson'], ['mysterious-photo']],
    abilities: [ability('slip-away')],
  },
  'rex-murphy': {
    classes: ['seeker', 'rogue'],
    health: 7,
    sanity: 7,
    focusLimit: null,
    skills: { lore: 3, influence: 3, observation: 3, strength: 2, will: 2 },
    money: 3,
    fixed: ['search-for-the-truth', 'the-tower'],
    choices: [['it-all-comes-together'], ['overcome-all-odds']],
    abilities: [ability('jinxed'), after('fail-test', [focusAny(1)])],
  },
  'calvin-wright': {
    classes: ['guardian', 'rogue'],
    health: 6,
    sanity: 6,
    focusLimit: 2,
    skills: { lore: 3, influence: 3, observation: 3, strength: 3, will: 1 },
    money: 3,
    fixed: ['spirit-dagger', 'until-the-end-of-time'],
    choices: [['voice-of-the-messenger', 'dark-pact'], []],
    abilities: [ability('exchange-harm')],
  },
  'agnes-baker': {
    classes: ['mystic', 'guardian'],
    health: 6,
    sanity: 6,
    focusLimit: 2,
    skills: { lore: 4, influence: 2, observation: 2, strength: 2, will: 3 },
    money: 3,
    fixed: ['heirloom-of-hyperborea'],
    choices: [['storm-of-spirits'], ['start-flesh-ward']],
    abilities: [ability('cast-with-damage'), ability('blood-for-lore')],
  },
  'michael-mcglen': {
    classes: ['rogue', 'guardian'],
    health: 8,
    sanity: 4,
    focusLimit: 1,
    skills: { lore: 2, influence: 3, observation: 1, strength: 4, will: 3 },
    money: 3,
    fixed: ['chicago-typewriter'],
    choices: [['obannion-member'], ['ol-boiler']],
    abilities: [after('defeat-in-attack', [choose(option(sanity(1, 'self')), option(focusAny(1)))])],
  },
  'daniela-reyes': {
    classes: ['rogue', 'survivor'],
    health: 7,
    sanity: 5,
    focusLimit: 3,
    skills: { lore: 3, influence: 3, observation: 1, strength: 3, will: 3 },
    money: 3,
    fixed: ['gabriel'],
    choices: [['ace-of-swords'], ['wrench']],
    abilities: [after('gather', [may([], [focusAny(1)])])],
  },
  'norman-withers': {
    classes: ['seeker', 'mystic'],
    health: 5,
    sanity: 7,
    focusLimit: 2,
    skills: { lore: 3, influence: 1, observation: 3, strength: 2, will: 4 },
    money: 1,
    fixed: ['start-find-gate'],
    choices: [['astronomy-book'], ['precious-memento']],
    abilities: [after('remove-two-doom', [may([horror(1)], [research(1)])])],
  },
  'minh-thi-phan': {
    classes: ['seeker', 'survivor'],
    health: 6,
    sanity: 6,
    focusLimit: 2,
    skills: { lore: 3, influence: 3, observation: 3, strength: 2, will: 2 },
    money: 3,
    fixed: ['king-in-yellow'],
    choices: [['analytical-mind'], ['synergy']],
    abilities: [ability('help-by-clues')],
  },
} satisfies Record<string, InvestigatorSheet>
export type Investigator = keyof typeof investigators
