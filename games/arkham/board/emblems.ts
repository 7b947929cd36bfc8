import type { IconName } from '@miskatonic/screen'
import { assetCard } from '../catalogue.ts'
import type { AssetCard } from '../cards/assets.ts'
import type { Skill } from '../content/ids.ts'
import type { MythosToken } from '../content/tokens.ts'

/** The sign of a card, and the colour of its rule, dark enough for paper. */
export interface Emblem {
  readonly icon: IconName
  readonly colour: string
}

export const skillIcons: Readonly<Record<Skill, IconName>> = {
  lore: 'open-book',
  influence: 'chat-bubble',
  observation: 'magnifying-glass',
  strength: 'fist',
  will: 'brain',
}

export const tokenIcons: Readonly<Record<MythosToken, IconName>> = {
  'spread-doom': 'water-drop',
  'spawn-monster': 'claws',
  'spawn-clue': 'magnifying-glass',
  'read-headline': 'scroll-unfurled',
  'gate-burst': 'vortex',
  reckoning: 'ringing-bell',
  blank: 'moon',
}

const colours: Readonly<Record<AssetCard['type'], string>> = {
  item: 'var(--paper-amber)',
  spell: 'var(--paper-violet)',
  ally: 'var(--paper-moss)',
  talent: 'var(--paper-tide)',
  condition: 'var(--paper-ember)',
}
const usual: Readonly<Record<AssetCard['type'], IconName>> = {
  item: 'toolbox',
  spell: 'pentacle',
  ally: 'person',
  talent: 'id-card',
  condition: 'bleeding-eye',
}

/** Cards with a sign of their own. */
const own: Readonly<Record<string, IconName>> = {
  '38-revolver': 'revolver',
  '41-derringer': 'revolver',
  '45-automatic': 'colt-m1911',
  '45-thompson': 'thompson-m1928',
  shotgun: 'shotgun',
  becky: 'winchester-rifle',
  'service-piece': 'revolver',
  'jennys-twin-45s': 'colt-m1911',
  'chicago-typewriter': 'thompson-m1928',
  knife: 'bowie-knife',
  'enchanted-knife': 'bowie-knife',
  'grande-meres-knife': 'bowie-knife',
  'spirit-dagger': 'bowie-knife',
  dynamite: 'dynamite',
  crowbar: 'crowbar',
  'baseball-bat': 'telescopic-baton',
  wrench: 'mighty-spanner',
  'bulletproof-vest': 'kevlar-vest',
  'leather-coat': 'robe',
  'tattered-cloak': 'robe',
  'fine-clothes': 'top-hat',
  'dressed-to-the-nines': 'top-hat',
  'pain-killers': 'medicine-pills',
  'liquid-courage': 'brandy-bottle',
  'contraband-whiskey': 'brandy-bottle',
  'pocket-watch': 'watch',
  'magnifying-glass': 'magnifying-glass',
  camera: 'photo-camera',
  'mysterious-photo': 'photo-camera',
  lantern: 'lantern-flame',
  lockpicks: 'lock-picking',
  'map-of-arkham': 'scroll-unfurled',
  'ground-pepper': 'salt-shaker',
  'salt-of-three-wells': 'salt-shaker',
  'police-whistle': 'police-badge',
  handcuffs: 'police-badge',
  'deputy-of-arkham': 'police-badge',
  'first-aid-kit': 'first-aid-kit',
  'healing-elixir': 'vial',
  'mysterious-serum': 'vial',
  'silver-key': 'skeleton-key',
  'warding-stone': 'rune-stone',
  'grotesque-statue': 'totem-head',
  'pallid-mask': 'cultist',
  'elder-sign-amulet': 'pentacle',
  'token-of-faith': 'prayer-beads',
  'the-moon': 'moon',
  gabriel: 'tow-truck',
  motorcycle: 'steering-wheel',
  'ol-boiler': 'tow-truck',
  'stray-dog': 'sitting-dog',
  'hunting-dog': 'hound',
  blessed: 'holy-water',
  cursed: 'terror',
  'dark-pact': 'quill-ink',
}

export function emblemOf(card: string): Emblem {
  const { type, traits } = assetCard(card)
  const byTrait: IconName | undefined = traits.includes('tome')
    ? 'spell-book'
    : traits.includes('curio') && type === 'item'
      ? 'all-seeing-eye'
      : undefined
  return { icon: own[card] ?? byTrait ?? usual[type], colour: colours[type] }
}
