import { shape } from '@miskatonic/kernel'
import { corridors } from '../content/maps.ts'
import {
  among,
  being,
  cause,
  darkPlace,
  evil,
  gait,
  kind,
  loss,
  mission,
  moment,
  trapPlace,
} from './names.ts'

const { boolean, integer, object, oneOf, orNull } = shape

/** The steps that ask. Their arguments are known to everybody, so nothing secret may stand in them. */
export const asks = {
  chooseCharacter: object({}),
  chooseDecks: object({}),
  placeCondition: object({ mission, left: integer(1, 3) }),
  drawSplit: object({ who: evil, count: integer(1, 10) }),

  act: object({}),
  goOn: object({ gait, left: integer(0, 4) }),
  lockWhich: object({ left: integer(1, 4) }),
  discardWhich: object({ left: integer(1, 2) }),
  droneWhere: object({ left: integer(1, 4) }),
  locateWhat: object({ left: integer(1, 3) }),
  upgradeWhich: object({}),
  keepWhich: object({}),
  rerollHero: object({ by: oneOf(['marksman', 'captain']) }),
  afterAction: object({}),
  followAlly: object({}),
  ledWhere: object({ left: integer(1, 4) }),
  saveFromRoll: object({ parting: boolean }),
  saveFromLoss: object({ health: integer(0, 40), control: integer(0, 40), cause }),
  saveMaze: object({ why: oneOf(['round', 'stairs']) }),
  recoverWhich: object({ points: integer(1, 6), why: oneOf(['ally', 'sacrifice', 'character', 'reward']) }),
  boxWhich: object({}),
  chargeWhich: object({}),
  learnWhich: object({}),
  turnElsewhere: object({ gait, left: integer(0, 4) }),

  react: object({ moment, loss: orNull(loss) }),
  permit: object({ moment, loss: orNull(loss) }),
  /** Move a monster; or, where the rules allow it, spawn one, or take one away to spawn another. `left` monsters may be moved. */
  moveMonster: object({
    by: evil,
    range: integer(0, 3),
    among,
    bonus: integer(0, 2),
    left: integer(1, 3),
    /** Not to move any makes no noise, and is allowed only where the rules say "may". */
    must: boolean,
    or: oneOf(['nothing', 'spawn', 'replace']),
  }),
  spawnMonster: object({
    by: evil,
    nearer: integer(0, 1),
    bonus: integer(0, 2),
    must: boolean,
    only: orNull(kind),
  }),
  relocateMonster: object({ by: evil, how: oneOf(['ducts', 'ducts-near', 'slip']) }),
  placeTrap: object({ by: evil, where: trapPlace, must: boolean }),
  moveTraps: object({ by: evil, left: integer(1, 2), hero: boolean }),
  darkenWhich: object({ by: evil, where: darkPlace, left: integer(1, 2), must: boolean }),
  pickMonster: object({
    by: evil,
    why: oneOf(['cut-off', 'feed-on-fear', 'thick-hide', 'pounce']),
    bonus: integer(0, 2),
  }),
  chaseWho: object({ by: evil, all: boolean }),
  itemWhich: object({}),
  boltWhich: object({ by: evil, hero: boolean }),
  /** `spoiled` is the die that was chosen before; 0: none. */
  spoilDie: object({ by: evil, left: integer(1, 2), spoiled: integer(0, 8) }),
  misdirectWhere: object({ by: evil }),
  dragWhere: object({ by: evil }),
  acidWhich: object({ by: evil }),
  echoWhich: object({ by: evil }),

  partingAttack: object({}),
  redirect: object({ health: integer(0, 40), control: integer(0, 40), cause }),
  attackOrder: object({}),
  frightOrder: object({}),
  answerLocate: object({ number: integer(1, 3) }),
  shortage: object({ tile: oneOf(corridors) }),
  rerollEvil: object({}),
  divideDraw: object({ count: integer(1, 9) }),
  dropCards: object({ who: evil, must: boolean }),
  lureWhich: object({ range: integer(1, 2), left: integer(1, 9) }),
  bossWhere: object({ being }),
}

/** Choices whose effect depends on the question that they answer. */
export interface AnswersTo {
  putCondition: 'placeCondition'
  drawFrom: 'drawSplit'
  moveOn: 'goOn'
  unlockOn: 'goOn'
  lock: 'lockWhich'
  discardHazard: 'discardWhich'
  droneOn: 'droneWhere'
  locateAlso: 'locateWhat'
  rerollOne: 'rerollHero'
  followPilot: 'ledWhere'
  recover: 'recoverWhich'
  wearMask: 'saveFromRoll'
  sealSuit: 'saveFromRoll'
  evade: 'saveFromRoll'
  takeTheRoll: 'saveFromRoll'
  wearArmour: 'saveFromLoss'
  wearGoggles: 'saveFromLoss'
  standFirm: 'saveFromLoss'
  takeAntitoxin: 'saveFromLoss'
  keepComposure: 'saveFromLoss'
  endure: 'saveFromLoss'
  keepMaze: 'saveMaze'
  letMazeGo: 'saveMaze'
  strikeAlly: 'redirect'
  strikeHero: 'redirect'
  pass: 'react'
  follow: 'chaseWho'
  play: 'react'
  playDown: 'react'
  propose: 'react'
  proposeDown: 'react'
  shift: 'moveMonster'
  stay: 'moveMonster'
  withdraw: 'moveMonster'
  spawn: 'spawnMonster'
  relocate: 'relocateMonster'
  trap: 'placeTrap'
  shiftTrap: 'moveTraps'
  darken: 'darkenWhich'
  pick: 'pickMonster'
  spoil: 'spoilDie'
  answer: 'answerLocate'
  divide: 'divideDraw'
  lure: 'lureWhich'
  drop: 'dropCards'
  placeBoss: 'bossWhere'
}
