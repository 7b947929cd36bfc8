/** Names of things that effects refer to; the things themselves stand in cards/ and content/scenarios. */

export const skills = ['lore', 'influence', 'observation', 'strength', 'will'] as const
export type Skill = (typeof skills)[number]

export const scenarioIds = [
  'drowned-carillon',
  'lamplighters-ledger',
  'sash-and-mask',
  'second-town',
] as const
export type ScenarioId = (typeof scenarioIds)[number]

export const endings = [
  'still-water',
  'second-peal',
  'slack-water',
  'high-water',
  'honest-dark',
  'one-name',
  'ledger-closed',
  'endless-noon',
  'late-edition',
  'narrow-margin',
  'empty-sash',
  'stuffed-boxes',
  'sworn-in',
  'fair-exchange',
  'last-train',
  'unmeasured',
  'same-address',
  'moved-in',
  'no-one-left',
] as const
export type Ending = (typeof endings)[number]

export const epicMonsters = ['drowned-ringer', 'lamplighter', 'mayor-elect', 'surveyor'] as const
export type EpicMonster = (typeof epicMonsters)[number]

export const conditions = ['blessed', 'cursed', 'dark-pact'] as const
export type ConditionCard = (typeof conditions)[number]

export const specialCards = [
  'stevedore',
  'stray-cat',
  'stray-dog',
  'wooden-homunculus',
  'rare-books-access',
  'service-piece',
  'reporting-gig',
  'server-at-velmas',
  'performer',
  'the-moon',
  'mysterious-serum',
  'ezra-graves',
  'gravedigger',
  'hunting-dog',
  'dark-blessing',
  'deputy-of-arkham',
  'astrolabe',
  'black-cat',
  'contraband-whiskey',
] as const
export type SpecialCard = (typeof specialCards)[number]

/** Traits of items that effects name (AH-459.6). */
export const itemTraits = ['common', 'curio', 'tome', 'weapon', 'magical', 'vehicle'] as const
export type ItemTrait = (typeof itemTraits)[number]

export const spellTraits = ['incantation', 'ritual'] as const
export type SpellTrait = (typeof spellTraits)[number]

export const monsterTraits = [
  'Human',
  'Cultist',
  'Nightgaunt',
  'Byakhee',
  'Hound of Tindalos',
  'Deep One',
  'Star Spawn',
  'Ghoul',
  'Aberration',
  'Thrall',
  'Beast',
  'Lodge',
  'Dream',
  'Epic',
] as const
export type MonsterTrait = (typeof monsterTraits)[number]

/** Headlines of all scenarios, of which 13 are in a game (AH-106.1). */
export const allHeadlines = 32
/** Cards in the codex are pages of the archive, which go by their number, and rumours, which are headlines. */
export function isHeadline(card: string): boolean {
  return card.startsWith('hl-')
}
