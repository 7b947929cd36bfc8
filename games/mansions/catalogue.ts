import type { Keyword, Lasting, ItemCard, Trauma } from './cards/types.ts'
import { mythos } from './cards/mythos.ts'
import { search } from './cards/search.ts'
import { starting } from './cards/starting.ts'
import { traumas } from './cards/trauma.ts'
import { tokens as tokenCards } from './cards/monsters.ts'
import {
  type Clue,
  type Item,
  type MonsterKind,
  type MythosCard,
  type Obstacle,
  type Token,
  type TraumaCard,
  clues,
  items,
  obstacles,
  tokens,
} from './content/ids.ts'
import type { Carried } from './names.ts'

/** Cards of all decks by their ids. */

const itemCards: Readonly<Record<Item, ItemCard>> = { ...starting, ...search }
const itemIds: ReadonlySet<string> = new Set(items)
const clueIds: ReadonlySet<string> = new Set(clues)
const obstacleIds: ReadonlySet<string> = new Set(obstacles)

export function isItem(card: string): card is Item {
  return itemIds.has(card)
}
export function isClue(card: string): card is Clue {
  return clueIds.has(card)
}
export function isObstacle(card: string): card is Obstacle {
  return obstacleIds.has(card)
}
/** `clue-3b` is Clue 3. */
export function clueNumber(clue: Clue): number {
  return Number(clue[5])
}

/** MM-070: Starting Items are no Search cards. */
export function isStarting(card: string): boolean {
  return card in starting
}

export function itemOf(card: Item): ItemCard {
  return itemCards[card]
}
/** MM-218: a card that is a Weapon, whether or not it has a printed damage. */
export function isWeapon(card: Carried): boolean {
  return (
    isItem(card) &&
    itemCards[card].types.some((type) => type === 'ranged' || type === 'bladed' || type === 'blunt')
  )
}
export function traumaOf(card: TraumaCard): Trauma {
  return traumas[card]
}
export function faceDownOf(card: MythosCard): Lasting {
  return mythos[card].faceDown ?? {}
}

/** The backs that figures of a kind may carry. */
export function tokensOf(kind: MonsterKind): readonly Token[] {
  return byKind[kind]
}
const byKind: Readonly<Record<MonsterKind, Token[]>> = {
  cultist: [],
  'cult-leader': [],
  maniac: [],
  witch: [],
  zombie: [],
  hound: [],
  chthonian: [],
  'mi-go': [],
  shoggoth: [],
}
for (const token of tokens) byKind[tokenCards[token].kind].push(token)

export function hasWord(lasting: Lasting, word: Keyword): boolean {
  return lasting.keywords?.includes(word) === true
}
