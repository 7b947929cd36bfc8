import type { IconName } from '@miskatonic/screen'
import type { Item, KeeperAction, Skill, Spell, Symbol } from '../content/ids.ts'
import { clueNumber, isClue, isItem } from '../catalogue.ts'
import { mythos } from '../cards/mythos.ts'
import { traumas } from '../cards/trauma.ts'

/** A sign and a colour for paper for every card. */
export interface Emblem {
  readonly icon: IconName
  readonly colour: string
}

/** An item without a sign of its own still has one. */
const items: Readonly<Partial<Record<Item, IconName>>> = {
  duke: 'sitting-dog',
  guitar: 'guitar',
  manuscript: 'quill-ink',
  'old-journal': 'evil-book',
  'jenny-45-automatic': 'colt-m1911',
  'isabelles-letter': 'love-letter',
  'joe-45-automatics': 'colt-m1911',
  'magnifying-glass': 'magnifying-glass',
  'flux-stabilizer': 'radio-tower',
  'instrument-case': 'toolbox',
  thompson: 'thompson-m1928',
  dynamite: 'dynamite',
  'holy-water': 'holy-water',
  'holy-rosary': 'prayer-beads',
  'brass-key': 'skeleton-key',
  'iron-key': 'skeleton-key',
  'magic-phrase': 'scroll-unfurled',
  'pry-bar': 'crowbar',
  sledgehammer: 'flat-hammer',
  axe: 'fire-axe',
  'kitchen-knife': 'bowie-knife',
  'bone-saw': 'hand-saw',
  sabre: 'saber-slash',
  'fire-poker': 'telescopic-baton',
  revolver: 'revolver',
  shotgun: 'shotgun',
  lantern: 'lantern-flame',
  sedative: 'syringe',
  whiskey: 'brandy-bottle',
  'first-aid-kit': 'first-aid-kit',
  'fire-bucket': 'full-metal-bucket',
  'cult-robes': 'robe',
  rope: 'rope-coil',
  'warding-stone': 'rune-stone',
  'silver-hourglass': 'hourglass',
  'ruby-of-rlyeh': 'fire-gem',
  'brass-cylinder': 'apollo-capsule',
  'nameless-cults': 'evil-book',
  'de-vermis-mysteriis': 'spell-book',
  'vail-almanac': 'spell-book',
  'koss-casebook': 'full-folder',
  harpoon: 'harpoon-trident',
  'signal-flare': 'eclipse-flare',
  'nell-carrow': 'person',
  'unreturned-volume': 'evil-book',
  'rock-salt': 'salt-shaker',
}

const spells: Readonly<Record<Spell, IconName>> = {
  shrivelling: 'bleeding-eye',
  binding: 'linked-rings',
  'blood-pact': 'water-drop',
  'quiet-the-mind': 'brain',
}

const symbols: Readonly<Record<Symbol, IconName>> = {
  moon: 'moon',
  hand: 'hand',
  spiral: 'vortex',
  eye: 'all-seeing-eye',
  tide: 'waves',
  page: 'scroll-quill',
  sheaf: 'wheat',
}

export const skills: Readonly<Record<Skill, IconName>> = {
  intellect: 'brain',
  willpower: 'candle-flame',
  lore: 'evil-book',
  luck: 'rolling-dices',
  strength: 'fist',
  dexterity: 'wingfoot',
  marksmanship: 'crosshair',
}

export const keeperActions: Readonly<Record<KeeperAction, IconName>> = {
  'command-minion': 'cultist',
  'creatures-of-the-night': 'claws',
  'uncontrollable-urges': 'brain-leak',
  'take-sample': 'vial',
  'summon-worshippers': 'sun-priest',
  pyromaniac: 'fire',
  'raise-dead': 'graveyard',
  'evil-presence': 'all-seeing-eye',
  darkness: 'moon',
  witchcraft: 'crystal-ball',
  'dark-ritual': 'pentacle',
  'lurker-in-the-walls': 'hound',
  'escaped-patient': 'terror',
}

/** The sign of any card that lies on the table or in a hand. */
export function emblemOf(card: string): Emblem {
  if (isClue(card)) return { icon: 'scroll-unfurled', colour: clueColours[clueNumber(card) - 1]! }
  if (isItem(card)) return { icon: items[card] ?? 'toolbox', colour: 'var(--paper-amber)' }
  if (card in spells) return { icon: spells[card as Spell], colour: 'var(--paper-violet)' }
  if (card in mythos)
    return { icon: symbols[mythos[card as keyof typeof mythos].symbol], colour: 'var(--paper-moss)' }
  if (card in traumas)
    return traumas[card as keyof typeof traumas].kind === 'injury'
      ? { icon: 'broken-bone', colour: 'var(--paper-ember)' }
      : { icon: 'brain-leak', colour: 'var(--paper-violet)' }
  return { icon: card.startsWith('lock-') ? 'padlock' : 'locked-chest', colour: 'var(--paper-ink-soft)' }
}

const clueColours = ['var(--paper-ember)', 'var(--paper-violet)', 'var(--paper-tide)', 'var(--paper-moss)']
