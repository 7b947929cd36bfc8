import type { Card } from '../cards/reactions.ts'
import type { Character } from '../content/characters.ts'
import type { Item } from '../cards/items.ts'
import type { Mission } from '../cards/missions.ts'
import type { Boss, MonsterKind } from '../content/monsters.ts'

/** What cards, items, people, missions and bosses do, in the words of one language. */
export interface EffectWords {
  /** The lower half is added when the card is dangerous. */
  cardTexts: Record<Card, { upper: string; lower: string }>
  /** When and how an item is used is said first. */
  itemTexts: Record<Item, { effect: string; upgraded: string }>
  characterTexts: Record<Character, string>
  skillTexts: Record<Character, Record<MonsterKind, string>>
  allyTexts: Record<Character, { ability: string; sacrifice: string }>
  missionTexts: Record<Mission, MissionText>
  bossTexts: Record<Boss, string>
}

export interface MissionText {
  /** What happens when it comes into play, if anything. */
  setup: string | null
  /** What is worse until it is completed, if anything. */
  nuisance: string | null
  task: string
  /** Completing a final mission wins the game. */
  reward: string | null
}
