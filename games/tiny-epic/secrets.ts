import { type Seat, type Secrets, type Slot, slotsOf } from '@miskatonic/kernel'
import type { Options, Table, TinyEpic } from './position.ts'

/** Who may see what (ledger, "State and hidden information"): all but the face-down pages, which nobody may look at. */
export const secrets: Secrets<TinyEpic> = {
  table: {
    ring: 'open',
    towns: 'open',
    pages: { open: (pages) => withoutHidden(pages) },
    greatOldOne: 'open',
    portals: 'open',
    characters: 'open',
    necronomicon: 'open',
    bag: 'open',
    discard: 'open',
    mat: 'open',
    supply: 'open',
    pageDeck: 'counted',
    pageDiscard: 'open',
    sequence: 'open',
    turn: 'open',
    dice: 'open',
    hopeless: 'open',
  },

  events: {
    sheetTaken: 'open',
    gameSetUp: 'open',
    turnBegan: 'open',
    turnEnded: 'open',
    spun: 'open',
    soothed: 'open',
    chaosStirred: 'open',
    symbolHadNoEffect: 'open',
    drawsSet: 'open',
    tentacleDrawn: 'open',
    bagWasEmpty: 'open',
    madnessCameTo: 'open',
    tentacleTaken: 'open',
    energyRose: 'open',
    townCursed: 'open',
    composureCursed: 'open',
    brainMoved: 'open',
    energyCursed: 'open',
    strengthRose: 'open',
    shamblersCursed: 'open',
    eldritchReplaced: 'open',
    shamblerPlaced: 'open',
    greatOldOneMoved: 'open',
    powerUnleashed: 'open',
    powerBlocked: 'open',
    pageLost: 'open',
    madnessSwept: 'open',
    burdened: 'open',
    powerFoundNobody: 'open',
    moved: 'open',
    pageTurned: 'open',
    drawSpared: 'open',
    collected: 'open',
    diceRolled: 'open',
    diceRerolled: 'open',
    banishFailed: 'open',
    shamblerSpared: 'open',
    shamblerBanished: 'open',
    matCleared: 'open',
    spent: 'open',
    actionBought: 'open',
    sealFailed: 'open',
    spaceSealed: 'open',
    portalClosed: 'open',
    pageTranslated: 'open',
    pageMarked: 'open',
    lineCompleted: 'open',
    pageDealt: 'open',
    pagesReshuffled: 'open',
    phaseTwoBegan: 'open',
    hopeLost: 'open',
    townUsed: 'open',
    shamblerSentAway: 'open',
    pageExchanged: 'open',
    chaosTaken: 'open',
    brewed: 'open',
    energyReleased: 'open',
    handedOver: 'open',
    assistantOrdered: 'open',
    pageLeft: 'open',
  },
}

function withoutHidden(pages: Table['pages']): Table['pages'] {
  return Object.fromEntries(
    Object.entries(pages).map(([town, { card, up }]) => [town, { card: up ? card : null, up }]),
  )
}

/** The page deck and the face-down pages in the towns: any of them could lie in any other's place. */
export function unknown(table: Table, _options: Options, _seat: Seat): Slot[][] {
  const hidden = Object.values(table.pages).filter(({ card, up }) => card !== null && !up)
  const cells = [...slotsOf(table.pageDeck), ...hidden.map((page): Slot => ({ of: page, at: 'card' }))]
  return cells.length > 1 ? [cells] : []
}
