import type { View } from '@miskatonic/kernel'
import type { Character } from '../content/characters.ts'
import { type Colour, kinds } from '../content/tentacles.ts'
import type { Town } from '../cards/towns.ts'
import type { Events } from '../kind.ts'
import type { CharacterState, TownState } from '../position.ts'
import type { Seen } from './seen.ts'

/**
 * What everybody sees after an event, made from what they saw before it. Every tentacle, shambler, figure and marker comes out exactly; what
 * no event tells, such as actions spent, waits for the true view. A tentacle that was drawn is nowhere until the next event puts it down.
 */
export function after(table: View['table'], event: string, args: object): View['table'] {
  const change = changes[event as keyof Events] as ((table: Seen, args: object) => void) | undefined
  if (change === undefined) return table
  const copy = structuredClone(table) as unknown as Seen
  change(copy, args)
  return copy
}

/** Events that are only said. */
const nothing = (): void => undefined

/** The compiler asks for every event. */
const changes: { [E in keyof Events]: (table: Seen, args: Events[E]) => void } = {
  sheetTaken(table, { who, sheet }) {
    sheetOf(table, who).sheet = sheet
  },
  gameSetUp(table, { greatOldOne, page, figures, shamblers, madness }) {
    table.greatOldOne.at = greatOldOne
    table.pages[greatOldOne] = { card: page, up: true }
    for (const { who, at } of figures) sheetOf(table, who).at = at
    for (const { town, colour } of shamblers) addShambler(table, town, colour)
    for (const { town, colour } of madness) {
      table.bag[colour]--
      townOf(table, town).madness[colour]++
    }
    table.turn.step = 'wheel'
  },
  turnBegan(table, { who }) {
    table.turn = newTurn(who, table.turn.place)
  },
  turnEnded(table) {
    const { sequence, turn } = table
    const place = (turn.place + 1) % sequence.length
    table.turn = newTurn(sequence[place]!, place)
  },

  spun(table, { stop }) {
    table.turn.stop = stop
  },
  soothed: (table, { colour }) => soothe(table, colour, 1),
  chaosStirred(table) {
    table.supply.chaos--
    table.discard.chaos++
  },
  symbolHadNoEffect: nothing,
  drawsSet: nothing,
  tentacleDrawn(table, { kind }) {
    table.bag[kind]--
  },
  bagWasEmpty: nothing,
  madnessCameTo(table, { town, colour }) {
    townOf(table, town).madness[colour]++
  },
  tentacleTaken(table, { who, kind }) {
    sheetOf(table, who).composure[kind]++
  },
  energyRose(table) {
    table.greatOldOne.energy++
  },

  townCursed(table, { town, colour, count }) {
    townOf(table, town).madness[colour] = 0
    table.mat.madness[colour] += count
  },
  composureCursed(table, { who, kind, count }) {
    sheetOf(table, who).composure[kind] = 0
    if (kind === 'chaos') table.supply.chaos += count
    else table.mat.madness[kind] += count
  },
  brainMoved(table, { who, to }) {
    sheetOf(table, who).brain = to
  },
  energyCursed(table, { returned }) {
    table.greatOldOne.energy = 0
    for (const kind of kinds) {
      table.bag[kind] += returned[kind]
      table.discard[kind] = 0
    }
  },
  strengthRose(table, { to }) {
    table.greatOldOne.strength = to
  },
  shamblersCursed(table, { town, shamblers }) {
    townOf(table, town).shamblers = []
    for (const colour of shamblers) table.mat.shamblers[colour]++
  },
  eldritchReplaced(table, { town, taken, refilled }) {
    if (taken) {
      townOf(table, town).eldritch--
      table.discard.eldritch++
    }
    if (refilled) {
      table.supply.eldritch--
      townOf(table, town).eldritch++
    }
  },

  shamblerPlaced: (table, { town, colour }) => addShambler(table, town, colour),
  greatOldOneMoved(table, { to }) {
    table.greatOldOne.at = to
  },
  powerUnleashed: nothing,
  powerBlocked: nothing,
  pageLost(table, { who, page }) {
    const sheet = sheetOf(table, who)
    sheet.translated = sheet.translated.filter((each) => each !== page)
    table.pageDiscard.push(page)
  },
  madnessSwept(table, { who, colour, count }) {
    sheetOf(table, who).composure[colour] -= count
    table.mat.madness[colour] += count
  },
  burdened(table, { colour }) {
    table.mat.madness[colour]--
  },
  powerFoundNobody: nothing,

  moved(table, { who, to }) {
    sheetOf(table, who).at = to
  },
  pageTurned(table, { town, page }) {
    table.pages[town] = { card: page, up: true }
  },
  drawSpared: nothing,
  collected(table, { who, from, colour }) {
    townOf(table, from).madness[colour]--
    sheetOf(table, who).composure[colour]++
  },
  diceRolled(table, { dice }) {
    table.dice = [...dice]
  },
  diceRerolled(table, { dice }) {
    table.dice = [...dice]
  },
  banishFailed: putDiceAway,
  shamblerSpared: putDiceAway,
  shamblerBanished(table, { town, colour }) {
    removeShambler(table, town, colour)
    putDiceAway(table)
  },
  matCleared: (table, { colour, count }) => soothe(table, colour, count),
  spent(table, { who, tentacle, to }) {
    sheetOf(table, who).composure[tentacle]--
    if (to === 'discard') table.discard[tentacle]++
    if (to === 'supply' && tentacle === 'chaos') table.supply.chaos++
  },
  /** The chaos for it was told as spent. */
  actionBought(table) {
    table.turn.actionsLeft++
  },
  sealFailed: putDiceAway,
  spaceSealed(table, { colour, side, tentacle }) {
    table.portals[colour][side] = tentacle
    putDiceAway(table)
  },
  portalClosed: (table, { colour, cleared }) => soothe(table, colour, cleared),

  pageTranslated(table, { who, town, page }) {
    sheetOf(table, who).translated.push(page)
    table.pages[town] = { card: null, up: true }
  },
  pageMarked(table, { row }) {
    table.necronomicon.rows[row - 1]!++
  },
  lineCompleted(table, { line, number }) {
    const { rowChaos, columnChaos } = table.necronomicon
    const bonuses = line === 'row' ? rowChaos : columnChaos
    bonuses[number - 1] = false
    table.discard.chaos++
  },
  pageDealt(table, { town }) {
    table.pages[town] = { card: null, up: false }
    table.pageDeck--
  },
  pagesReshuffled(table, { count }) {
    table.pageDeck += count
    table.pageDiscard = []
  },
  phaseTwoBegan(table) {
    const { greatOldOne, bag, discard } = table
    for (const kind of kinds) {
      bag[kind] += discard[kind]
      discard[kind] = 0
    }
    bag.eldritch += greatOldOne.energy
    table.greatOldOne = { ...greatOldOne, phase: 2, strength: 0, energy: 0 }
  },
  hopeLost(table) {
    table.hopeless = true
  },

  townUsed(table, { town }) {
    table.turn.used.push(town)
  },
  shamblerSentAway: (table, { town, colour }) => removeShambler(table, town, colour),
  pageExchanged(table, { town, page }) {
    table.pages[town] = { card: page, up: true }
  },
  chaosTaken(table, { who }) {
    table.supply.chaos--
    sheetOf(table, who).composure.chaos++
  },
  brewed(table, { who, gave, took }) {
    const { composure } = sheetOf(table, who)
    composure[gave]--
    table.mat.madness[gave]++
    table.mat.madness[took]--
    composure[took]++
  },
  energyReleased(table) {
    table.greatOldOne.energy--
    table.bag.eldritch++
  },
  handedOver(table, { from, to, tentacle }) {
    sheetOf(table, from).composure[tentacle]--
    sheetOf(table, to).composure[tentacle]++
  },

  assistantOrdered: nothing,
  pageLeft: nothing,
}

function newTurn(active: Character, place: number): Seen['turn'] {
  return { active, place, step: 'wheel', stop: null, actionsLeft: 0, mustLeave: false, used: [] }
}

function sheetOf(table: Seen, who: Character): CharacterState {
  return table.characters[who]!
}

function townOf(table: Seen, town: Town): TownState {
  return table.towns[town]!
}

/** From the shambler mat to the discard mat. */
function soothe(table: Seen, colour: Colour, count: number): void {
  table.mat.madness[colour] -= count
  table.discard[colour] += count
}

function addShambler(table: Seen, town: Town, colour: Colour): void {
  table.mat.shamblers[colour]--
  townOf(table, town).shamblers.push(colour)
}

/** Those above slide down (TE-R23). */
function removeShambler(table: Seen, town: Town, colour: Colour): void {
  const { shamblers } = townOf(table, town)
  const at = shamblers.indexOf(colour)
  if (at < 0) return
  shamblers.splice(at, 1)
  table.mat.shamblers[colour]++
}

function putDiceAway(table: Seen): void {
  table.dice = []
}
