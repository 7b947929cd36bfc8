import { type Play, type Question, type Seat, type StepRules, shape } from '@miskatonic/kernel'
import {
  type ActionKind,
  type Card,
  type Condition,
  type DeckName,
  actionKinds,
  cards,
  deckNames,
  moments,
} from './content/cards.ts'
import {
  type Character,
  type Difficulty,
  type Face,
  allyCharges,
  characters,
  evilSeats,
  faces,
  fullTrack,
  lastRound,
  mostAdrenaline,
  pointsForASkill,
} from './content/characters.ts'
import { type Item, bullets, items } from './content/items.ts'
import { type Corridor, type MapName, type Room, corridors, rooms } from './content/maps.ts'
import { type Mission, blueMissions, greenMissions, missions, redMissions } from './content/missions.ts'
import { type Being, type MonsterKind, beings, monsterKinds } from './content/monsters.ts'
import { type Way, compass, sectors, stairColours, ways } from './content/sectors.ts'

const { boolean, dictionary, integer, list, object, oneOf, orNull, record, text } = shape

export interface Options {
  /** How many Evil players there are. */
  evil: 1 | 2 | 3
  map: MapName | 'random'
  difficulty: Difficulty
  /** Whether the levels are turned and mirrored (AL-022), and the rooms shuffled (AL-023). */
  turned: 'yes' | 'no'
  shuffled: 'yes' | 'no'
  /** Who leads Evil in the first round (AL-039). */
  leader: Seat
}

const evil = oneOf(evilSeats) as shape.Shape<Seat>
const sector = oneOf(sectors)
const way = oneOf(ways)
const direction = oneOf(compass)
const card = oneOf(cards)
const deck = oneOf(deckNames)
const item = oneOf(items)
const character = oneOf(characters)
const kind = oneOf(monsterKinds)
const being = oneOf(beings)
const mission = oneOf(missions)
const room = oneOf(rooms)
const face = oneOf(faces)
const action = oneOf(actionKinds)
const moment = oneOf(moments)

/** What a noise report says (AL-472 to AL-479). */
export const reports = [...compass, 'red-stairs', 'blue-stairs', 'here', 'other-level', 'this-level'] as const
export type Report = (typeof reports)[number]
const heard = oneOf(reports)

/**
 * A path of a monster: a letter for each point spent. Small letters are steps (n, e, s, w, and t for stairs), capitals unlock the door on
 * that side first.
 */
const path = text

/** What can be asked for with Locate (AL-R17). */
export const sought = [
  ...rooms,
  'room',
  ...corridors,
  'door',
  'locked-door',
  'red-stairs',
  'blue-stairs',
  'stairs',
  'switch',
  'lit-sector',
  ...monsterKinds,
  'monster',
  'boss',
  'hazard',
  'condition',
  'green-mission',
  'blue-mission',
  'red-mission',
] as const
export type Sought = (typeof sought)[number]
const target = oneOf(sought)

/** A monster as the Hero sees it: tokens of a kind are alike but for their wounds. */
const seenAs = oneOf([...beings, ...beings.map((each) => `${each}-wounded` as const)])
export type SeenAs = shape.Shaped<typeof seenAs>

const column = integer(-12, 12)
/** A place of the maze, as the Hero knows it: the part of the maze, and where in it ("2/1/-1"). */
const place = text

/** What lies on the table. The first card of a face-down list is the top of its pile. */
export const table = object({
  // The truth
  map: dictionary(
    object({
      what: oneOf([...rooms, ...corridors]),
      exits: record(compass, oneOf(['wall', 'open', 'door'])),
      stairs: orNull(oneOf(stairColours)),
      switch: boolean,
      /** A spot for a condition token. */
      spot: boolean,
    }),
  ),
  lit: list(sector),
  locked: list(text),
  hazards: list(sector),
  /** Condition tokens and the mission they belong to. */
  conditions: list(object({ at: sector, mission })),
  monsters: list(
    object({
      id: text,
      being,
      at: sector,
      wounded: boolean,
      /** It moved into its sector this turn (AL-395). */
      moved: boolean,
      /** Extra attack dice until the end of the turn. */
      bonus: integer(0, 9),
      /** It uses its dark dice in light until the end of the turn. */
      blind: boolean,
      /** It has attacked in this end of turn. */
      attacked: boolean,
      /** Turns for which it is still stunned. */
      stunned: integer(0, 2),
    }),
  ),
  nextMonster: integer(1, 9999),

  // What the Hero sees of it: each sector in a frame of its own coordinates
  maze: dictionary(object({ frame: integer(1, 999), x: column, y: column })),
  nextFrame: integer(1, 999),

  hero: object({
    character: orNull(character),
    at: sector,
    health: integer(0, fullTrack),
    control: integer(0, fullTrack),
    adrenaline: integer(0, mostAdrenaline),
    experience: record(monsterKinds, integer(0, pointsForASkill)),
    items: list(object({ item, charges: integer(0, 9), upgraded: boolean })),
    ally: orNull(object({ character, charges: integer(0, allyCharges) })),
    /** Rooms in which three cards were drawn (AL-313). */
    searched: list(room),
    /** A revealed monster was killed in this game. */
    killed: boolean,
  }),
  allyPool: list(character),
  itemDeck: list(item),
  itemDiscard: list(item),

  missions: object({
    green: object({ mission: oneOf(greenMissions), progress: integer(0, 9), done: boolean }),
    blue: object({ mission: oneOf(blueMissions), progress: integer(0, 9), done: boolean }),
    red: object({
      mission: oneOf(redMissions),
      progress: integer(0, 9),
      active: boolean,
      /** Rounds left of an evacuation; null before it is set. */
      countdown: orNull(integer(0, 2)),
    }),
  }),

  // Evil
  decksInUse: list(deck),
  decks: record(deckNames, object({ draw: list(card), discard: list(card) })),
  hands: dictionary(list(card)),
  leader: evil,
  /** Cards on the reaction track. `face` is 'down' for standard reactions. */
  track: list(
    object({
      card,
      by: evil,
      face: oneOf(['up', 'down']),
      spaces: integer(1, 2),
    }),
  ),
  /** A card that somebody wants to play and the Leader has to allow. */
  proposal: orNull(object({ by: evil, card, face: oneOf(['up', 'down']) })),
  hazardsToPlace: integer(0, 9),

  round: object({
    marker: integer(0, lastRound),
    nightmare: boolean,
    /** The decision with which the round began: what was before it the Hero may only remember (AL-R41). */
    since: integer(0, 999_999),
    /** What may be done once a round and was done. */
    used: list(text),
  }),
  turn: object({
    number: integer(1, 8),
    step: oneOf(['setup', 'hero', 'reactions', 'attacks', 'round-end']),
    actionsLeft: integer(0, 9),
    /** The Hero has acted: what belongs to the start of the turn is over. */
    begun: boolean,
    slow: boolean,
    /** Actions performed, where, and whether they may enable a card (AL-691). */
    performed: list(object({ action, at: sector })),
    lostHealthAt: list(sector),
    lostControlAt: list(sector),
    /** Reactions of this turn that count towards two. */
    reactions: integer(0, 9),
    litNow: list(sector),
    litBySwitch: list(sector),
    drawn: list(item),
    fightKilled: boolean,
    /** What may be done once a turn and was done, and what holds until the end of the turn. */
    used: list(text),
  }),
  /** Slow time is forbidden in the next turn (Frozen with Terror). */
  frozen: boolean,
  /** The dice of the roll that is being settled. */
  roll: list(face),
  /** The Fight that is being settled: how many dice, whether surges always count, and the monsters it may hurt. */
  fight: orNull(
    object({
      dice: integer(0, 9),
      surges: boolean,
      item: orNull(item),
      targets: list(text),
      /** Each target gets a roll of its own. */
      each: boolean,
    }),
  ),
  /** The Locate that is being settled. */
  asked: list(object({ target, lie: boolean })),
  /** Where a Decoy Beacon stands, as the Hero knows the place. */
  beacon: orNull(place),
  /** The monster that has just hurt or frightened the Hero, for cards that need to know. */
  culprit: orNull(text),
  /** What cards have done to the action that is being resolved. */
  spoiled: object({
    /** Dice the Hero rolls fewer. */
    dice: integer(0, 9),
    /** Targets that take less damage, each once for every point. */
    spared: list(text),
    /** Cards because of which the monsters that this exploration reveals cost self-control, and whether they are dangerous. */
    eyes: list(boolean),
    /** Monsters that do not take part in the parting attack. */
    uncounted: list(text),
    /** No hazard token may be discarded by this exploration. */
    trapped: boolean,
    /** What a fright costs more. */
    fright: integer(0, 2),
    /** Where the Hero may not step, because of a wrong turn, and where Evil sends them instead. */
    barred: orNull(way),
    misled: orNull(way),
  }),
  /** The way of the Move that was declared, and the sector that the Hero has just left. */
  declaredWay: orNull(way),
  leftBehind: orNull(sector),
  /** The sectors of the exploration that is being resolved, and those of them that it brought to light. */
  explored: list(sector),
  newlySeen: list(sector),
  /** Monsters that the card being resolved has already moved. */
  movedByCard: list(text),
  /** Monsters that the Hero came upon and whose fright is still to come; at the end of a turn, those whose turn to attack it is first. */
  waiting: list(text),
})
export type Table = shape.Shaped<typeof table>
export type Monster = Table['monsters'][number]
export type Hero = Table['hero']
export type SectorCard = Table['map'][string]

/** How a Move is made: on foot, as the Pilot's sprint, with an item, a step further with an ally, or led by one who gives up everything. */
const gait = oneOf(['walk', 'sprint', 'jet-pack', 'door-override', 'ally', 'led'])
export type Gait = shape.Shaped<typeof gait>
const explorer = oneOf(['eyes', 'flare', 'mine-sweeper'])
const door = direction

/** What a player may choose, with its arguments. */
export const choices = {
  // Setting up
  takeCharacter: object({ character }),
  takeDecks: object({ first: deck, second: deck }),
  putCondition: object({ at: sector }),
  drawFrom: object({ first: integer(0, 10) }),

  // The Hero's turn: before acting
  slowTime: object({}),
  overdrive: object({}),
  injectAdrenaline: object({}),
  tinker: object({ item, with: item }),
  allyLight: object({}),
  sacrifice: object({}),

  // Actions
  move: object({ gait, to: way }),
  unlock: object({ gait, door }),
  explore: object({ by: explorer, to: way }),
  sendDrone: object({ to: direction }),
  fight: object({ target: seenAs }),
  strike: object({ item: oneOf(['crowbar', 'plasma-cutter']), target: seenAs }),
  stun: object({ target: seenAs }),
  shoot: object({ item: oneOf(bullets), charges: integer(1, 2), place, target: seenAs }),
  throwGrenade: object({ place }),
  throwBomb: object({ place, way: orNull(way) }),
  burn: object({ to: oneOf(['here', ...ways]) }),
  locate: object({ by: oneOf(['watch', 'motion-tracker']), target }),
  search: object({ how: oneOf(['one', 'three', 'bio-scanner']) }),
  repair: object({ to: direction }),
  rewire: object({ first: direction, second: direction }),
  advance: object({ mission }),
  heal: object({ item: oneOf(['med-kit', 'sedatives']) }),
  takeSerum: object({ recover: oneOf(['health', 'control']) }),
  setFloodlight: object({}),
  setDecoy: object({ place }),

  // Inside an action, and after it
  moveOn: object({ to: way }),
  unlockOn: object({ door }),
  stopMoving: object({}),
  lock: object({ door }),
  leaveDoors: object({}),
  discardHazard: object({ place }),
  leaveHazards: object({}),
  droneOn: object({ to: direction }),
  recallDrone: object({}),
  locateAlso: object({ target }),
  upgrade: object({ item, with: item }),
  stopUpgrading: object({}),
  keepItems: object({ discard: item }),
  rerollOne: object({ die: integer(1, 8) }),
  rerollAll: object({ face }),
  keepRoll: object({}),
  actAgain: object({}),
  endActions: object({}),
  stepFurther: object({ to: way }),
  followPilot: object({ to: way }),
  stayHere: object({}),

  // Saving oneself
  wearArmour: object({ charges: integer(1, 2) }),
  wearGoggles: object({}),
  wearMask: object({}),
  sealSuit: object({}),
  evade: object({}),
  standFirm: object({}),
  takeAntitoxin: object({}),
  keepComposure: object({}),
  endure: object({}),
  takeTheRoll: object({}),
  keepMaze: object({}),
  letMazeGo: object({}),
  recover: object({ health: integer(0, 6), control: integer(0, 6) }),
  recoverNothing: object({}),
  loseControl: object({}),
  loseItem: object({ item }),
  loseCharge: object({ item }),
  learn: object({ first: kind, second: kind }),

  // Evil: reactions
  play: object({ card }),
  playDown: object({ card }),
  propose: object({ card }),
  proposeDown: object({ card }),
  allow: object({}),
  refuse: object({}),
  pass: object({}),

  // Evil: what reactions do
  shift: object({ monster: text, path, heard }),
  stay: object({}),
  spawn: object({ being: kind, at: sector, heard }),
  spawnNone: object({}),
  withdraw: object({ monster: text }),
  relocate: object({ monster: text, to: sector }),
  trap: object({ at: sector, instead: orNull(sector) }),
  trapNone: object({}),
  shiftTrap: object({ from: sector, to: sector }),
  darken: object({ at: sector }),
  darkenNone: object({}),
  pick: object({ monster: text }),
  bolt: object({ door: text }),
  boltNone: object({}),
  spoil: object({ die: integer(1, 8) }),
  spoilNone: object({}),
  follow: object({ monster: text }),
  followNoMore: object({}),
  misdirect: object({ to: way }),
  drag: object({ to: way }),
  dragNone: object({}),
  takeCharges: object({ item }),
  echo: object({ about: integer(1, 3) }),

  // Evil: what the rules ask
  strikeAtParting: object({}),
  letGo: object({}),
  strikeAlly: object({}),
  strikeHero: object({}),
  attackNext: object({ monster: text }),
  frightenNext: object({ monster: text }),
  answer: object({ distance: integer(-1, 40), level: oneOf(['this', 'other', 'none']), way: orNull(heard) }),
  removeTile: object({ at: sector }),
  rerollMisses: object({}),
  keepMisses: object({}),
  divide: object({ e1: integer(0, 9), e2: integer(0, 9), e3: integer(0, 9) }),
  drop: object({ card }),
  dropNoMore: object({}),
  lure: object({ monster: text, path, heard }),
  placeBoss: object({ at: sector }),
}

/** Which monsters a card may move. */
const among = oneOf(['any', 'another', 'elsewhere', 'closer', 'last', 'unseen', 'culprit', 'explored'])
export type Among = shape.Shaped<typeof among>
/** Where a card may put a hazard token. */
const trapPlace = oneOf([
  'left-behind',
  'unseen-2',
  'explored',
  'level-unseen',
  'near',
  'target',
  'far-2',
  'adjacent',
  'round-end',
])
export type TrapPlace = shape.Shaped<typeof trapPlace>
const darkPlace = oneOf(['level', 'level-or-here', 'lit-now', 'lit-now-or-here', 'switch'])
export type DarkPlace = shape.Shaped<typeof darkPlace>
const loss = oneOf(['health', 'control'])
export type Loss = shape.Shaped<typeof loss>

/** Why the Hero loses something. Only some causes can be turned on an ally, prevented or answered. */
export const causes = ['attack', 'parting', 'fright', 'card', 'nightmare', 'price', 'countdown'] as const
const cause = oneOf(causes)
export type Cause = (typeof causes)[number]

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
  placeTrap: object({ by: evil, where: trapPlace }),
  moveTraps: object({ by: evil, left: integer(1, 2), hero: boolean }),
  darkenWhich: object({ by: evil, where: darkPlace, left: integer(1, 2) }),
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
interface AnswersTo {
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
  allow: 'permit'
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

/** What the rules do by themselves. */
const effects = {
  layOut: object({}),
  dealHands: object({}),
  drawForHand: object({ who: evil, count: integer(0, 10) }),
  placeConditions: object({}),
  begin: object({}),
  heroTurn: object({}),
  heroActs: object({}),
  finishAction: object({}),
  endOfTurn: object({}),
  reactions: object({}),
  attacks: object({}),
  nextAttack: object({}),
  lightsOut: object({}),
  allyHeals: object({}),
  turnIsOver: object({}),
  window: object({ moment, loss: orNull(loss) }),
  cardTakesEffect: object({ card, by: evil, dangerous: boolean }),
  /** A card may be played while another one is being resolved; the other one goes on with the monsters it has moved (a list of names). */
  cardIsOver: object({ moved: text }),
  strengthenMoved: object({}),
  blindMoved: object({}),
  moreDice: object({ dice: integer(1, 2) }),
  chase: object({ by: evil, all: boolean }),
  takeOffTrack: object({ card }),
  dreadIsOver: object({}),
  loseAdrenaline: object({}),
  mayLoseItem: object({}),
  drawForEvil: object({ count: integer(1, 2) }),

  takeStep: object({ gait, to: way, left: integer(0, 4) }),
  finishMove: object({ gait }),
  mayStrikeAtParting: object({}),
  deadSilence: object({}),
  leave: object({}),
  /** Nothing comes of it if a card has meanwhile moved the Hero elsewhere. */
  enter: object({ from: sector, to: way, how: oneOf(['step', 'drag', 'sacrifice']) }),
  afterStep: object({ gait, left: integer(0, 4) }),
  /** Monsters that the Hero came upon in a sector that was unrevealed. */
  frights: object({ new: boolean }),
  frighten: object({ monster: text }),
  lookAround: object({}),

  exploreLine: object({ by: explorer, to: way, next: integer(0, 2) }),
  lightHere: object({}),
  startledByEyes: object({}),
  discardAfter: object({ by: explorer }),
  droneFlies: object({ left: integer(0, 4) }),
  droneReturns: object({}),
  getAnswers: object({}),
  forgetQuestions: object({}),
  mayUpgrade: object({}),
  lureMonsters: object({ range: integer(1, 2) }),
  lureNext: object({ range: integer(1, 2) }),
  rollFight: object({}),
  hurtTargets: object({}),
  answers: object({ number: integer(1, 4) }),
  drawItems: object({ count: integer(0, 3) }),

  nextFright: object({}),
  monsterAttacks: object({ monster: text, extra: integer(0, 9) }),
  settleAttack: object({ parting: boolean }),
  mayEvadeRoll: object({ parting: boolean }),
  countHits: object({ parting: boolean }),
  saveOrSuffer: object({ health: integer(0, 40), control: integer(0, 40), cause }),
  lose: object({ health: integer(0, 40), control: integer(0, 40), cause }),
  /** Whom a loss is to be blamed on again, after something else has happened in between. */
  blame: object({ monster: orNull(text) }),
  suffer: object({ health: integer(0, 40), control: integer(0, 40), cause }),

  missionDone: object({ mission }),
  difficultyReward: object({}),
  placeHazardsNow: object({ left: integer(0, 9) }),
  askFreely: object({ left: integer(1, 2) }),
  activateFinal: object({}),
  endOfRound: object({}),
  trackIsCleared: object({}),
  tidyMaze: object({}),
  clearMaze: object({ keep: boolean }),
  evilHands: object({}),
  placeHazardsAside: object({}),
  refillAdrenaline: object({}),
  drawUp: object({ who: evil }),
  roundEffects: object({}),
  countdownEnds: object({}),
  moveMarker: object({}),
}

/** Every verb of the game. */
export const steps = { ...choices, ...asks, ...effects }

type ArgumentsOf<S> = { [K in keyof S]: shape.Shaped<S[K]> }
export type Choices = ArgumentsOf<typeof choices>
export type Asks = ArgumentsOf<typeof asks>

/**
 * What happened, for those who watch. `Place` is a sector of the map for Evil, and for the Hero a place of the maze as the Hero knows it
 * ("2/1/-1"); what the Hero does not see is null, or the event is not told at all.
 */
export type Place = string
export interface Events {
  characterTaken: { character: Character }
  decksTaken: { decks: DeckName[] }
  gameSetUp: { green: Mission; blue: Mission; red: Mission }
  itemsDrawn: { items: Item[] }
  cardsDrawn: { who: Seat; count: number; cards: Card[] | null }
  roundBegan: { marker: number; leader: Seat }
  turnBegan: { number: number }
  turnEnded: { number: number }

  timeSlowed: { free: boolean }
  adrenalineGained: { count: number }
  adrenalineLost: { count: number }
  acted: { action: ActionKind; item: Item | null }
  moved: { from: Place; to: Place; way: Way; how: 'step' | 'drag' | 'sacrifice' }
  doorLocked: { place: Place; way: Way }
  doorUnlocked: { place: Place; way: Way }
  sectorRevealed: { place: Place; what: Room | Corridor }
  sectorForgotten: { place: Place }
  monsterSeen: { place: Place; being: Being; wounded: boolean }
  litUp: { place: Place }
  wentDark: { place: Place }
  hazardPlaced: { place: Place | null }
  hazardDiscarded: { place: Place }
  hazardsSetAside: { count: number }

  targetsAsked: { targets: Sought[] }
  located: { target: Sought; distance: number; level: 'this' | 'other' | 'none'; way: Report | null }
  itemUpgraded: { item: Item; with: Item }
  chargesSpent: { item: Item; count: number }
  itemDiscarded: { item: Item }
  recovered: { health: number; control: number }
  roomSearched: { room: Room }

  cardProposed: { by: Seat; deck: DeckName; face: 'up' | 'down'; condition: Condition | null }
  proposalRefused: { by: Seat }
  cardPlayed: {
    by: Seat
    card: Card | null
    deck: DeckName
    face: 'up' | 'down'
    spaces: number
    dangerous: boolean
  }
  cardReturned: { card: Card }
  monsterSpawned: { being: Being; place: Place; monster: string | null }
  monsterMoved: { being: Being; from: Place; to: Place | null; way: Way | null; monster: string | null }
  monsterRelocated: { being: Being; from: Place | null; to: Place | null; monster: string | null }
  monsterRemoved: { being: Being; place: Place; monster: string | null }
  noise: { heard: Report }
  frightened: { being: Being; value: number }
  diceRolled: { by: 'hero' | 'evil'; dice: Face[]; why: 'fight' | 'attack' | 'parting' }
  diceRerolled: { by: 'hero' | 'evil'; dice: Face[] }
  attackBegan: { being: Being; dice: number }
  monsterWounded: { being: Being; place: Place; monster: string | null }
  monsterKilled: { being: Being; place: Place; monster: string | null }
  monsterStunned: { being: Being; place: Place; monster: string | null }
  nothingHit: {}
  experienceGained: { being: MonsterKind; points: number }
  strengthened: { place: Place | null; dice: number; monster: string | null }

  lostHealth: { count: number; cause: Cause }
  lostControl: { count: number; cause: Cause }
  lossPrevented: { what: Loss; count: number; by: Item | Character | 'skill' }
  allyStruck: { count: number }
  allyGained: { character: Character }
  allyLost: { character: Character }
  allySacrificed: { character: Character }
  allyUsed: { character: Character }

  missionAdvanced: { mission: Mission; progress: number }
  missionCompleted: { mission: Mission }
  finalMissionActive: { mission: Mission }
  conditionPlaced: { mission: Mission; place: Place | null }
  conditionTaken: { mission: Mission; place: Place }
  bossPlaced: { being: Being; place: Place | null }
  roundGained: {}
  nightmareBegan: {}
  leaderPassed: { to: Seat }
  cardsDropped: { who: Seat; count: number }
  adrenalineRefilled: { to: number }
}

/** What the rules ask of the Hero's character, skills, items and missions in force, and what kind of answer they want. */
export interface Questions {
  /** Dice of a Fight without an item, and of one with an item. */
  fightDice: Question<{ item: Item | null }, number>
  /** How many sectors an exploration without an item reveals. */
  exploreRange: Question<{}, number>
  /** How many things a Locate without an item asks for. */
  locateTargets: Question<{}, number>
  /** How many sectors a switch lights besides its own. */
  switchRange: Question<{}, number>
  /** Doors that may be locked after each movement point. */
  locks: Question<{}, number>
  /** Hazard tokens that an exploration may discard. */
  discards: Question<{}, number>
  /** Dice of a parting attack. */
  partingDice: Question<{}, number>
  /** Damage that kills a wounded monster. */
  killThreshold: Question<{ being: Being }, number>
  /** What recovering items give. */
  recovery: Question<{}, number>
  /** Adrenaline tokens at the end of a round. */
  refill: Question<{}, number>
}

export interface Alone {
  table: Table
  options: Options
  choices: Choices
  asks: Asks
  steps: ArgumentsOf<typeof steps>
  events: Events
  questions: Questions
  answersTo: AnswersTo
}

export type At = Play<Alone>
/** The rules of some of the steps. Each file in steps/ writes one chapter. */
export type Chapter = Partial<StepRules<Alone>>
