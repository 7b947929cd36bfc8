import type { AssetCard, AssetTrait } from '../cards/assets.ts'
import type { Ability } from '../cards/abilities.ts'
import type { Class, Investigator } from '../cards/investigators.ts'
import type { Keyword } from '../cards/monster.ts'
import type { Skill } from '../content/ids.ts'

/** What is said about investigators: faces, sheets, the cards before them. */
export interface PeopleWords {
  you: string
  awaited: string
  lead: string
  delayed: string
  health(n: number, of: number): string
  sanity(n: number, of: number): string
  healthName: string
  sanityName: string
  money(n: number): string
  clues(n: number): string
  remnants(n: number): string
  handOf(name: string): string
  handEmpty: string

  occupations: Readonly<Record<Investigator, string>>
  classes: Readonly<Record<Class, string>>
  skillsTitle: string
  skills: Readonly<Record<Skill, string>>
  /** "Lore 4: printed 3, focus 1". */
  skillNow(skill: Skill, value: number, printed: number, focus: number): string
  focusTokens(n: number, limit: number | null): string
  ability: string
  kinds: Readonly<Record<AssetCard['type'], string>>
  traits: Readonly<Record<AssetTrait, string>>
  abilityText(ability: Ability): string
  hands(n: number): string
  holds(health: number, sanity: number): string
  harm(damage: number, horror: number): string
  castingCost(horror: number): string
  used: string
  locked: string
  engagedTitle: string
  /** "deals 1 damage and 1 horror; attack −1, evade +1". */
  monsterFacts(damage: number, horror: number, attack: number, evade: number): string
  keywords: Readonly<Record<Keyword, string>>
  none: string
}
