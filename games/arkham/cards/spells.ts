import { ability, card, type AssetCard } from './assets.ts'

/** The spell deck (AH-489), one copy each. */
export const spells = {
  'mists-of-rlyeh': card('spell', ['incantation'], { price: 1, horror: 1 }, ability('mists-of-rlyeh')),
  shriveling: card('spell', ['ritual'], { price: 3, horror: 1 }, ability('shriveling')),
  wither: card('spell', ['incantation'], { price: 2, horror: 1, hands: 1 }, ability('wither')),
  'flesh-ward': card('spell', ['incantation'], { price: 3, horror: 1, hands: 1 }, ability('flesh-ward')),
  intervene: card('spell', ['incantation'], { price: 4, horror: 2, hands: 2 }, ability('intervene')),
  'healing-words': card('spell', ['ritual'], { price: 2, horror: 1, hands: 2 }, ability('healing-words')),
  'astral-travel': card(
    'spell',
    ['incantation'],
    { price: 2, horror: 1, hands: 1 },
    ability('astral-travel'),
  ),
  'find-gate': card('spell', ['ritual'], { price: 4, horror: 2 }, ability('find-gate')),
  'alchemical-process': card('spell', ['ritual'], { price: 1, horror: 1 }, ability('alchemical-process')),
  binding: card('spell', ['ritual'], { price: 3, horror: 1 }, ability('binding')),
  clairvoyance: card('spell', ['incantation'], { price: 2, horror: 1 }, ability('clairvoyance')),
  'instill-bravery': card(
    'spell',
    ['incantation'],
    { price: 4, horror: 1, hands: 1 },
    ability('instill-bravery'),
  ),
  'lure-monster': card('spell', ['incantation'], { price: 2, horror: 1 }, ability('lure-monster')),
  wrack: card('spell', ['ritual'], { price: 2, horror: 1, hands: 1 }, ability('wrack')),
  banishment: card('spell', ['incantation'], { price: 2, horror: 1 }, ability('banishment')),
  'the-beast-within': card('spell', ['incantation'], { price: 3, horror: 1 }, ability('the-beast-within')),
} satisfies Record<string, AssetCard>
export type Spell = keyof typeof spells
