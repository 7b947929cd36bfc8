import { combat } from '../cards/combat.ts'
import { idsOf } from '../cards/deck.ts'
import { investigators as sheets } from '../cards/investigators.ts'
import { keeperActions as actionCards } from '../cards/keeper-actions.ts'
import { locks as lockCards } from '../cards/locks.ts'
import { tokens as tokenCards } from '../cards/monsters.ts'
import { mythos } from '../cards/mythos.ts'
import { obstacles as obstacleCards } from '../cards/obstacles.ts'
import { search } from '../cards/search.ts'
import { backs as spellBacks } from '../cards/spells.ts'
import { starting } from '../cards/starting.ts'
import { mental, physical } from '../cards/traits.ts'
import { traumas } from '../cards/trauma.ts'
import { clues } from './terms.ts'

/** All names of the game's content: the ids of cards, which follow from their decks in the order in which they stand there, and the terms. */

export * from './terms.ts'

export const investigators = idsOf(sheets)
export type InvestigatorId = (typeof investigators)[number]

export const mentalTraits = idsOf(mental)
export type MentalTrait = (typeof mentalTraits)[number]

export const physicalTraits = idsOf(physical)
export type PhysicalTrait = (typeof physicalTraits)[number]

export const startingItems = idsOf(starting)
export type StartingItem = (typeof startingItems)[number]

/** Search cards without the Clues and "Nothing of interest". */
export const searchItems = idsOf(search)
export type SearchItem = (typeof searchItems)[number]

export const items = [...startingItems, ...searchItems]
export type Item = (typeof items)[number]

export const locks = idsOf(lockCards)
export type Lock = (typeof locks)[number]

export const obstacles = idsOf(obstacleCards)
export type Obstacle = (typeof obstacles)[number]

const nothing = 'nothing'

/** What may lie in the stack of a room. */
export const roomCards = [...searchItems, ...clues, nothing, ...obstacles] as const
export type RoomCard = (typeof roomCards)[number]

/** Backs of Spell cards. */
export const backs = idsOf(spellBacks)
export type Back = (typeof backs)[number]

export const mythosCards = idsOf(mythos)
export type MythosCard = (typeof mythosCards)[number]

export const traumaCards = idsOf(traumas)
export type TraumaCard = (typeof traumaCards)[number]

export const keeperActions = idsOf(actionCards)
export type KeeperAction = (typeof keeperActions)[number]

/** The first letters name the deck. */
export const combatCards = idsOf(combat)
export type CombatCard = (typeof combatCards)[number]

/** Backs of monster tokens. */
export const tokens = idsOf(tokenCards)
export type Token = (typeof tokens)[number]
